import type { EmailMessage } from '#adapters/email/port.ts'

const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u
const LONGEST_ADDRESS = 320
const CONTROL = /\p{Cc}/u
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const MESSAGE_ID = /^<[A-Za-z0-9._+-]{1,200}@[A-Za-z0-9.-]{1,200}>$/
/** Headers that the message itself decides. */
const OWN_HEADERS = /^(?:to|from|cc|bcc|sender|reply-to|subject|date|message-id|mime-version|content-.*)$/i

const isAddress = (text: string): boolean => text.length <= LONGEST_ADDRESS && ADDRESS.test(text)

/** Rejects a message that could become another message than the one meant. */
export function checkMessage({ to, replyTo, subject, headers, messageId }: EmailMessage): void {
  if (!isAddress(to)) throw new Error('The recipient is not one e-mail address')
  if (replyTo !== undefined && !isAddress(replyTo)) throw new Error('Answers would not go to one e-mail address')
  if (CONTROL.test(subject)) throw new Error('The subject has control characters')
  if (messageId !== undefined && !MESSAGE_ID.test(messageId)) throw new Error('The name of the message is none')
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) throw new Error('A header that a message may not set')
    if (CONTROL.test(value)) throw new Error('A header has control characters')
  }
}
