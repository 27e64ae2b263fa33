import type { EmailMessage } from '#adapters/email/port.ts'
import type { Context } from '#server/context.ts'
import { describeError } from '#server/platform/log.ts'

/** Sends a message for whoever does not wait for it; null is none. Never rejects. */
export async function mailLater({ email, log }: Pick<Context, 'email' | 'log'>, message: EmailMessage | null): Promise<void> {
  if (message === null) return
  try {
    await email.send(message)
  } catch (error) {
    log.error(describeError(error), `a mail could not be sent: ${message.subject}`)
  }
}
