import { SMTPServer } from 'smtp-server'

/** One message as it was handed over, with the envelope that carried it. */
export interface HandedOver {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly isEncrypted: boolean
  /** Who signed in; null without a sign-in. */
  readonly user: string | null
}

/** What the server says instead of taking a recipient: an answer of SMTP. */
export type Refuse = (recipient: string) => { readonly code: number; readonly words: string } | null

/** A refusal for now (`busy`), or a message that is taken while the connection breaks (`lost`) or nothing more is said (`silence`). */
export type MailTrouble = 'busy' | 'lost' | 'silence'

interface MailServerSettings {
  /** Who must sign in before anything is taken. */
  readonly account?: { readonly user: string; readonly password: string }
  /** What goes wrong with a message; null: nothing. */
  readonly trouble?: () => MailTrouble | null
  /** Encryption after STARTTLS, with the certificate of `smtp-server` that no one vouches for. */
  readonly hasEncryption?: boolean
  readonly refuse?: Refuse
}

/** A mail server on this machine: what a client hands over is in `messages`. */
export interface MailServer {
  readonly messages: readonly HandedOver[]
  /** Its address, with name and password where it asks for them. */
  url(query?: string): string
  close(): Promise<void>
}

const said = ({ code, words }: { readonly code: number; readonly words: string }): Error =>
  Object.assign(new Error(words), { responseCode: code })

export async function startMailServer({
  account,
  hasEncryption = false,
  refuse,
  trouble,
}: MailServerSettings = {}): Promise<MailServer> {
  const messages: HandedOver[] = []
  const server = new SMTPServer({
    logger: false,
    hideSTARTTLS: !hasEncryption,
    authOptional: account === undefined,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === account?.user && password === account?.password) done(null, { user: username })
      else done(said({ code: 535, words: 'wrong name or password' }))
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse?.(address) ?? null
      done(refusal === null ? null : said(refusal))
    },
    onData: (stream, { envelope, secure, user }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const wrong = trouble?.() ?? null
        if (wrong === 'busy') return done(said({ code: 451, words: 'try again later' }))
        messages.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
          isEncrypted: secure,
          user: typeof user === 'string' ? user : null,
        })
        if (wrong === 'lost') for (const connection of server.connections) connection.close()
        else if (wrong === null) done()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const who = account === undefined ? '' : `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
  return {
    messages,
    url: (query = '') => `smtp://${who}127.0.0.1:${port}${query === '' ? '' : `/?${query}`}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
