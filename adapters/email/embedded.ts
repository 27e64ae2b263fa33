import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { checkMessage } from '#adapters/email/check-message.ts'
import type { EmailMessage, EmailPort } from '#adapters/email/port.ts'
import { createFile } from '#adapters/files/write-file.ts'

/** Where the outbox lies and who writes. */
export interface OutboxSettings {
  /** Messages are written to `outbox/` in this folder. */
  readonly directory: string
  /** The sender; an address of no real domain when absent. */
  readonly from?: string
}

const FROM = 'Errata <no-reply@errata.invalid>'
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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function textAsHtml(text: string): string {
  return `<div style="white-space: pre-wrap">${text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)}</div>`
}

/** `2026-11-20T16-05-00.000Z`: sorts like the instant, and is a file name everywhere. */
const fileStamp = (at: string): string => new Date(at).toISOString().replaceAll(':', '-')

/** Writes each message as a file that any mail program opens. Nothing leaves the machine. */
export function embeddedEmail({ directory, from = FROM }: OutboxSettings): EmailPort {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let sequence = 0

  const compose = async (message: EmailMessage): Promise<{ readonly raw: Uint8Array; readonly messageId: string }> => {
    const raw = textAsItStands(message.text)
    const composed = await composer.sendMail({
      from,
      to: message.to,
      subject: message.subject,
      date: new Date(message.at),
      headers: { ...message.headers },
      text: raw === null ? message.text : { raw },
      html: message.html ?? textAsHtml(message.text),
      textEncoding: 'quoted-printable',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    if (!(composed.message instanceof Uint8Array)) throw new Error('The message was not composed into memory')
    return { raw: composed.message, messageId: composed.messageId }
  }

  return {
    async send(message) {
      checkMessage(message)
      sequence += 1
      const place = `${fileStamp(message.at)}-${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`
      const { raw, messageId } = await compose(message)
      await createFile(path.join(directory, 'outbox', place), raw)
      return { messageId }
    },
  }
}
