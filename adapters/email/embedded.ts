import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { checkMessage } from '#adapters/email/check-message.ts'
import { composeMessage, FROM } from '#adapters/email/compose-message.ts'
import type { EmailMessage, EmailPort } from '#adapters/email/port.ts'
import type { FilesPort } from '#adapters/files/port.ts'

/** Where the outbox lies and who writes. */
export interface OutboxSettings {
  /** The messages, each under its name. */
  readonly files: FilesPort
  /** The sender; an address of no real domain when absent. */
  readonly from?: string
}

/** `2026-11-20T16-05-00.000Z`: sorts like the instant, and is a file name everywhere. */
const fileStamp = (at: string): string => new Date(at).toISOString().replaceAll(':', '-')

const messagesIn = async (outbox: FilesPort): Promise<readonly string[]> =>
  (await outbox.list('')).filter((name) => name.endsWith('.eml'))

/** Someone else who is forgotten at the same moment may have taken it away: then it is empty. */
const textIfThere = async (outbox: FilesPort, name: string): Promise<string> =>
  Buffer.from((await outbox.get(name)) ?? []).toString('latin1')

/** The values of the headers of these names, unfolded, in small letters and without angle brackets. */
function headersOf(raw: string, name: RegExp): string[] {
  const [head = ''] = raw.replaceAll('\r\n', '\n').split('\n\n', 1)
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return lines.flatMap((line) => {
    const colon = line.indexOf(':')
    if (!name.test(line.slice(0, colon))) return []
    return [
      line
        .slice(colon + 1)
        .trim()
        .replace(/^<(.*)>$/, '$1')
        .toLowerCase(),
    ]
  })
}

/** Writes each message as a file that any mail program opens, and one that is sent again only once. Nothing leaves the machine. */
export function embeddedEmail({ files: outbox, from = FROM }: OutboxSettings): EmailPort {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let sequence = 0

  const compose = async (message: EmailMessage): Promise<{ readonly raw: Uint8Array; readonly messageId: string }> => {
    const composed = await composer.sendMail(composeMessage(message, from))
    if (!(composed.message instanceof Uint8Array)) throw new Error('The message was not composed into memory')
    return { raw: composed.message, messageId: composed.messageId }
  }

  return {
    async send(message) {
      checkMessage(message)
      const { raw, messageId } = await compose(message)
      const stamp = fileStamp(message.at)
      const end = `${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}.eml`
      const isThere = (await messagesIn(outbox)).some((name) => name.startsWith(stamp) && name.endsWith(end))
      if (isThere) return { messageId }
      sequence += 1
      const place = `${stamp}-${String(sequence).padStart(6, '0')}-${end}`
      await outbox.create(place, raw)
      return { messageId }
    },
    async forget(address) {
      // Written as a message would write it: names and domains beyond ASCII are encoded there.
      const { raw } = await compose({ to: address, subject: '', text: '', at: new Date(0).toISOString() })
      const written = headersOf(Buffer.from(raw).toString('latin1'), /^to$/i)
      await outbox.removeUnfinished()
      let count = 0
      for (const name of await messagesIn(outbox)) {
        const found = headersOf(await textIfThere(outbox, name), /^(?:to|reply-to)$/i)
        if (!found.some((value) => written.includes(value))) continue
        await outbox.delete(name)
        count += 1
      }
      return count
    },
    close: () => Promise.resolve(),
  }
}
