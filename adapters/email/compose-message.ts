import type { SendMailOptions } from 'nodemailer'
import type { EmailMessage } from '#adapters/email/port.ts'
import { escapeMarkup } from '#adapters/escape-markup.ts'

/** The sender where none was chosen: an address of no real domain. */
export const FROM = 'Errata <no-reply@errata.invalid>'
/** SMTP's longest line without its end (RFC 5322, 2.1.1), in bytes. */
const LONGEST_LINE = 998

/**
 * The text part as it stands, in 8 bit: nodemailer would turn each line of more than 76 characters into quoted-printable, which
 * breaks addresses of pages apart. Null when a line is too long for that.
 */
function textAsItStands(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.some((line) => Buffer.byteLength(line) > LONGEST_LINE)) return null
  return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${lines.join('\r\n')}`
}

function textAsHtml(text: string): string {
  return `<div style="white-space: pre-wrap">${escapeMarkup(text)}</div>`
}

/** The message as nodemailer writes it: the same bytes for the outbox and for a mail server. */
export function composeMessage(message: EmailMessage, from: string): SendMailOptions {
  const raw = textAsItStands(message.text)
  return {
    from,
    to: message.to,
    ...(message.replyTo !== undefined && { replyTo: message.replyTo }),
    subject: message.subject,
    date: new Date(message.at),
    headers: { ...message.headers },
    ...(message.messageId !== undefined && { messageId: message.messageId }),
    text: raw === null ? message.text : { raw },
    html: message.html ?? textAsHtml(message.text),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
