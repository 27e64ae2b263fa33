import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { checkMessage } from '#adapters/email/check-message.ts'
import { composeMessage, FROM } from '#adapters/email/compose-message.ts'
import type { EmailMessage, EmailPort } from '#adapters/email/port.ts'
import { createFile } from '#adapters/files/write-file.ts'

/** Where the outbox lies and who writes. */
export interface OutboxSettings {
  /** Messages are written to `outbox/` in this folder. */
  readonly directory: string
  /** The sender; an address of no real domain when absent. */
  readonly from?: string
}

/** `2026-11-20T16-05-00.000Z`: sorts like the instant, and is a file name everywhere. */
const fileStamp = (at: string): string => new Date(at).toISOString().replaceAll(':', '-')

async function messagesIn(outbox: string): Promise<readonly string[]> {
  try {
    return (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Writes each message as a file that any mail program opens. Nothing leaves the machine. */
export function embeddedEmail({ directory, from = FROM }: OutboxSettings): EmailPort {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const outbox = path.join(directory, 'outbox')
  let sequence = 0

  const compose = async (message: EmailMessage): Promise<{ readonly raw: Uint8Array; readonly messageId: string }> => {
    const composed = await composer.sendMail(composeMessage(message, from))
    if (!(composed.message instanceof Uint8Array)) throw new Error('The message was not composed into memory')
    return { raw: composed.message, messageId: composed.messageId }
  }

  return {
    async send(message) {
      checkMessage(message)
      sequence += 1
      const place = `${fileStamp(message.at)}-${String(sequence).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`
      const { raw, messageId } = await compose(message)
      await createFile(path.join(outbox, place), raw)
      return { messageId }
    },
    async forget(address) {
      const to = new RegExp(`^(?:To|Reply-To): <?${address.replaceAll(/[^a-z0-9]/gi, String.raw`\$&`)}>?$`, 'im')
      let count = 0
      for (const name of await messagesIn(outbox)) {
        const [head = ''] = (await readFile(path.join(outbox, name), 'latin1')).replaceAll('\r\n', '\n').split('\n\n')
        if (!to.test(head.replaceAll(/\n[ \t]+/g, ' '))) continue
        await rm(path.join(outbox, name), { force: true })
        count += 1
      }
      return count
    },
    close: () => Promise.resolve(),
  }
}
