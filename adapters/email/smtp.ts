import { createTransport } from 'nodemailer'
import { checkMessage } from '#adapters/email/check-message.ts'
import { composeMessage, FROM } from '#adapters/email/compose-message.ts'
import { EmailFailure, type EmailPort } from '#adapters/email/port.ts'

/** A mail server, and who writes. */
export interface SmtpSettings {
  /** `smtps://` is encrypted from the first byte; `smtp://` as soon as the server offers it. Name and password as in any address. */
  readonly url: string
  readonly from?: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 20_000
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A password leaves this machine encrypted or not at all. */
function mustEncrypt(url: string): boolean {
  const { protocol, hostname, username } = new URL(url)
  return protocol === 'smtp:' && username !== '' && !LOOPBACK.has(hostname)
}

/** Hands each message to a mail server, over a few connections that are kept open. Retries nothing: the one who asks does. */
export function smtpEmail({ url, from = FROM, timeoutMs = TIMEOUT_MS }: SmtpSettings): EmailPort {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mustEncrypt(url) && { requireTLS: true }),
  })
  return {
    async send(message) {
      checkMessage(message)
      try {
        const { messageId } = await server.sendMail(composeMessage(message, from))
        return { messageId }
      } catch (error) {
        throw failureOf(error)
      }
    },
    forget: () => Promise.resolve(0),
    close: () => {
      server.close()
      return Promise.resolve()
    },
  }
}

/** The server speaks of the message for good only in 5xx after the sign-in: a refused sign-in is ours to mend, and another try is worth it. */
function failureOf(error: unknown): EmailFailure {
  const code = numberIn(error, 'responseCode')
  const isAboutSignIn = error instanceof Error && 'code' in error && error.code === 'EAUTH'
  return new EmailFailure(code !== null && code >= 500 && code < 600 && !isAboutSignIn, code)
}

function numberIn(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'number' ? found : null
}
