import { escapeHtml } from '#server/platform/escape-html.ts'
import type { EmailMessage } from '#adapters/email/port.ts'
import type { Language } from '#contract/display.ts'
import { sayInSpanish } from '#server/platform/say-in-spanish.ts'
import type { Settings } from '#server/settings.ts'

/** One piece of a mail, from top to bottom. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** What to do: a sentence, and the page on which it is done. */
  | { readonly kind: 'act'; readonly text: string; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly rows: readonly MailRow[] }

/** A thing with what is said about it, and where it is read in full. */
export interface MailRow {
  readonly title: string
  readonly text: string
  readonly href: string
}

/** What a mail says. Everything else of it, the look too, is the same in each. */
export interface MailWords extends Pick<EmailMessage, 'to' | 'replyTo' | 'subject' | 'headers' | 'messageId' | 'at'> {
  readonly parts: readonly MailPart[]
  /** Small lines at the foot: why this mail comes, and how it is stopped. */
  readonly foot?: readonly MailPart[]
}

/** A page of this installation. From the settings, never from a request: the one who asks must not choose where a mail leads. */
export function pageLink(
  settings: Pick<Settings, 'PUBLIC_URL' | 'PORT'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL(path, settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`)
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value)
  return link.href
}

/** A mail that can still be said in another language. */
export interface ComposedMail extends EmailMessage {
  readonly words: MailWords
}

/** A mail in the product's look: the same words as text and as a page. No picture, no style sheet: nothing in it is fetched. */
export const composeMail = (words: MailWords): ComposedMail => ({ ...written(words, 'en'), words })

/** The mail as it is sent, in the language of the account; null: English. One that was not composed here stays as it is. */
export const inLanguage = (
  { words, ...message }: EmailMessage & Partial<ComposedMail>,
  language: Language | null,
): EmailMessage => (words === undefined || language !== 'es' ? message : written(inSpanish(words), 'es'))

function written({ parts, foot = [], ...message }: MailWords, language: Language): EmailMessage {
  const text = [...parts, ...foot].map(textOf).join('\n\n')
  return { ...message, text: `${text}\n`, html: page(message.subject, { parts, foot, language }) }
}

function inSpanish({ subject, parts, foot = [], ...rest }: MailWords): MailWords {
  const say = sayInSpanish()
  const said = (part: MailPart): MailPart =>
    part.kind === 'list'
      ? { ...part, rows: part.rows.map((row) => ({ ...row, title: say(row.title), text: say(row.text) })) }
      : part.kind === 'act'
        ? { ...part, text: say(part.text), label: say(part.label) }
        : { ...part, text: say(part.text) }
  return { ...rest, subject: say(subject), parts: parts.map(said), foot: foot.map(said) }
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'act':
      return `${part.text}\n${part.href}`
    case 'list':
      return part.rows.map(({ title, text, href }) => `- ${title}\n  ${text}\n  ${href}`).join('\n\n')
  }
}

/** The look of `web/styles.css` in colours that a mail program knows; without a style sheet there is only the day's. */
const SERIF = "font-family:Georgia,'Times New Roman',serif"
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SHEET = 'max-width:36rem;margin:0 auto;background:#fffefb;border:1px solid #d9d4c6;border-radius:10px;padding:24px 28px'
const BUTTON =
  'display:inline-block;background:#0f5257;color:#ffffff;text-decoration:none;border-radius:6px;padding:11px 18px;font-weight:600'

const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text)
    case 'act':
      return `${paragraph(part.text)}<p style="margin:0 0 20px"><a href="${escapeHtml(part.href)}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>`
    case 'list':
      return part.rows.map(rowHtml).join('')
  }
}

const rowHtml = ({ title, text, href }: MailRow): string =>
  `<div style="border-top:1px solid #d9d4c6;padding:14px 0"><a href="${escapeHtml(href)}" style="${SERIF};font-size:18px;color:#0f5257">${escapeHtml(title)}</a>${paragraph(text, 'margin:4px 0 0')}</div>`

const footHtml = (part: MailPart): string =>
  part.kind === 'act'
    ? `<p style="margin:0 0 8px">${escapeHtml(part.text)} <a href="${escapeHtml(part.href)}" style="color:#0f5257">${escapeHtml(part.label)}</a></p>`
    : htmlOf(part)

interface Shown {
  readonly parts: readonly MailPart[]
  readonly foot: readonly MailPart[]
  readonly language: Language
}

function page(subject: string, { parts, foot, language }: Shown): string {
  const body = parts.map(htmlOf).join('')
  const small =
    foot.length === 0
      ? ''
      : `<div style="max-width:36rem;margin:16px auto 0;font-size:13px;color:#4d5d63">${foot.map(footHtml).join('')}</div>`
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:#f7f5ef;color:#16262b;${SANS};font-size:16px;line-height:1.5;padding:24px 12px">`,
    `<div style="${SHEET}"><p style="margin:0 0 4px;${SERIF};font-size:15px;color:#4d5d63">Errata</p>`,
    `<h1 style="margin:0 0 18px;${SERIF};font-weight:600;font-size:24px;line-height:1.2">${escapeHtml(subject)}</h1>`,
    body,
    `</div>${small}</body></html>`,
  ].join('\n')
}
