import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedEmail } from '#adapters/email/embedded.ts'
import { filesOnDisk } from '#adapters/files/open-files.ts'
import { smtpEmail } from '#adapters/email/smtp.ts'
import { EmailFailure, type EmailMessage, type EmailPort } from '#adapters/email/port.ts'
import { type MailServer, startMailServer } from '#tools/local-services/mail-server.ts'

const at = '2026-11-20T16:05:00.000Z'
const message: EmailMessage = { to: 'ana@example.org', subject: 'Reset your password', text: 'Hello', at }

/** An implementation, and the raw messages that arrived behind it, oldest first. */
interface Setting {
  readonly email: EmailPort
  delivered(): Promise<readonly string[]>
  close(): Promise<void>
}

function headerLines(raw: string): readonly string[] {
  return (raw.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
}

const namesOf = (raw: string): readonly string[] => headerLines(raw).map((line) => line.split(':')[0] ?? '')

function emailSuite(implementation: string, open: () => Promise<Setting>): void {
  describe(`email: ${implementation}`, () => {
    let setting: Setting
    beforeEach(async () => {
      setting = await open()
    })
    afterEach(() => setting.close())

    const sent = async (change: Partial<EmailMessage>): Promise<string> => {
      await setting.email.send({ ...message, ...change })
      return (await setting.delivered()).at(-1) ?? ''
    }

    it('delivers one message with its date, recipient and subject', async () => {
      const { messageId } = await setting.email.send(message)
      const [raw = '', ...others] = await setting.delivered()
      expect(others).toEqual([])
      expect(headerLines(raw)).toEqual(
        expect.arrayContaining(['To: ana@example.org', 'Subject: Reset your password', `Message-ID: ${messageId}`]),
      )
      expect(raw).toMatch(/^Date: Fri, 20 Nov 2026 16:05:00 \+0000/m)
      expect(raw).toContain('\r\n\r\nHello')
    })

    it('keeps long addresses of pages and accents readable as they stand', async () => {
      const link = `http://127.0.0.1:3000/reset-password?token=${'aZ09_-'.repeat(12)}&next=/disputes`
      const raw = await sent({ text: `Hola José,\n\n${link}\n\n— Errata` })
      expect(raw).toContain(`Hola José,\r\n\r\n${link}\r\n\r\n— Errata`)
      expect(raw).not.toMatch(/base64/i)
    })

    it('never uses base64, not for very long lines nor for other scripts', async () => {
      for (const text of ['x'.repeat(5000), 'Приветствие '.repeat(200), '信用报告'.repeat(400)])
        expect(await sent({ text })).not.toMatch(/base64/i)
    })

    it('sends HTML next to the text', async () => {
      const raw = await sent({ html: '<p>Hello <b>there</b></p>' })
      expect(raw).toContain('multipart/alternative')
      expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
      expect(raw).toContain('<p>Hello <b>there</b></p>')
    })

    it('shows markup in a text as text', async () => {
      expect(await sent({ text: '<img src=x onerror=alert(1)>' })).toContain('&lt;img src')
    })

    it('keeps accents in the subject', async () => {
      const raw = await sent({ subject: 'Disputa de José' })
      expect(namesOf(raw).filter((name) => name === 'Subject')).toHaveLength(1)
      expect(raw).toMatch(/^Subject: (?:=\?UTF-8\?|Disputa de José)/m)
    })

    it('is answered to whom it speaks of', async () => {
      expect(headerLines(await sent({ replyTo: 'ben@example.org' }))).toContain('Reply-To: ben@example.org')
      expect(namesOf(await sent({}))).not.toContain('Reply-To')
    })

    it('sets further headers', async () => {
      expect(headerLines(await sent({ headers: { 'List-Unsubscribe': '<http://localhost/stop>' } }))).toContain(
        'List-Unsubscribe: <http://localhost/stop>',
      )
    })

    it('keeps the name that it is given, the same for each try', async () => {
      const messageId = '<reminder.2026-11-20@errata.test>'
      expect(await setting.email.send({ ...message, messageId })).toEqual({ messageId })
      expect(headerLines((await setting.delivered())[0] ?? '')).toContain(`Message-ID: ${messageId}`)
    })

    it.each([
      { to: 'ana@example.org\r\nBcc: eve@example.org' },
      { to: 'ana@example.org, eve@example.org' },
      { to: 'Ana <ana@example.org>' },
      { to: 'ana@example.org\nX: y' },
      { to: 'nobody' },
      { replyTo: 'ben@example.org\r\nBcc: eve@example.org' },
      { replyTo: 'ben@example.org, eve@example.org' },
      { replyTo: 'nobody' },
      { to: `${'a'.repeat(400)}@example.org` },
      { subject: 'Hi\r\nBcc: eve@example.org' },
      { subject: 'Hi\nthere' },
      { subject: 'Hi\0' },
      { headers: { 'X-A': 'b\r\nBcc: eve@example.org' } },
      { headers: { 'X-A\r\nBcc': 'eve@example.org' } },
      { headers: { Bcc: 'eve@example.org' } },
      { headers: { 'content-type': 'text/html' } },
      { messageId: '<a@b>\r\nBcc: eve@example.org' },
      { messageId: 'eve@example.org' },
    ])('refuses %j and sends nothing', async (change) => {
      const sending = setting.email.send({ ...message, ...change })
      await expect(sending).rejects.toThrow()
      await expect(sending).rejects.not.toThrow('example.org')
      expect(await setting.delivered()).toEqual([])
    })

    it('leaves a line in the text that looks like a header in the text', async () => {
      const raw = await sent({ text: 'Bcc: eve@example.org\n\nfrom me\n.\nQUIT' })
      expect(namesOf(raw)).not.toContain('Bcc')
    })
  })
}

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(directory, { recursive: true }))

const outboxNames = async (): Promise<readonly string[]> =>
  (await readdir(path.join(directory, 'outbox')).catch((): string[] => [])).toSorted()

emailSuite('embedded', async () => ({
  email: embeddedEmail({ files: filesOnDisk(directory)('outbox') }),
  delivered: async () => Promise.all((await outboxNames()).map((name) => readFile(path.join(directory, 'outbox', name), 'utf8'))),
  close: () => Promise.resolve(),
}))

emailSuite('smtp', async () => {
  const server = await startMailServer()
  const email = smtpEmail({ url: server.url() })
  return {
    email,
    delivered: () => Promise.resolve(server.messages.map(({ raw }) => raw)),
    close: async () => {
      await email.close()
      await server.close()
    },
  }
})

describe('the outbox', () => {
  it('forgets the messages to one address, and those alone', async () => {
    const email = embeddedEmail({ files: filesOnDisk(directory)('outbox') })
    const long = `${'a'.repeat(60)}.${'b'.repeat(60)}@${'c'.repeat(60)}.example.org`
    for (const to of ['ana@example.org', 'anna@example.org', 'ana@example.org.test', 'anaXexample.org@example.org', long])
      await email.send({ ...message, to, text: 'To: ana@example.org' })
    expect(await email.forget('Ana@example.org')).toBe(1)
    expect(await email.forget('ana@example.org')).toBe(0)
    expect(await email.forget(long)).toBe(1)
    expect(await readdir(path.join(directory, 'outbox'))).toHaveLength(3)
    expect(await embeddedEmail({ files: filesOnDisk(path.join(directory, 'none'))('outbox') }).forget('ana@example.org')).toBe(0)
  })

  it.each(['josé@example.org', 'ana@münchen.example', 'jürgen@bücher.example'])(
    'forgets the messages to %s, however its letters are encoded',
    async (to) => {
      const email = embeddedEmail({ files: filesOnDisk(directory)('outbox') })
      await email.send({ ...message, to })
      await email.send({ ...message, to: 'ana@example.org', replyTo: to })
      await email.send({ ...message, to: 'ana@example.org' })
      expect(await email.forget(to)).toBe(2)
      expect(await readdir(path.join(directory, 'outbox'))).toHaveLength(1)
    },
  )

  it('forgets with someone what speaks of them to others', async () => {
    const email = embeddedEmail({ files: filesOnDisk(directory)('outbox') })
    await email.send({ ...message, replyTo: 'ben@example.org' })
    await email.send(message)
    expect(await email.forget('ben@example.org')).toBe(1)
    expect(await readdir(path.join(directory, 'outbox'))).toHaveLength(1)
  })

  it('holds .eml files whose names sort by time, then by order', async () => {
    const email = embeddedEmail({ files: filesOnDisk(directory)('outbox') })
    for (const [subject, when] of [
      ['third', '2026-11-21T00:00:00.000Z'],
      ['first', '2026-11-20T09:59:59.999Z'],
      ['second', '2026-11-20T10:00:00.000Z'],
      ['fourth', '2026-11-21T00:00:00.000Z'],
    ] as const)
      await email.send({ ...message, subject, at: when })
    const names = await outboxNames()
    expect(names.every((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\d{6}-[0-9a-f]{8}\.eml$/.test(name))).toBe(true)
    const subjects = await Promise.all(
      names.map(async (name) => /^Subject: (.*)$/m.exec(await readFile(path.join(directory, 'outbox', name), 'utf8'))?.[1]),
    )
    expect(subjects).toEqual(['first', 'second', 'third', 'fourth'])
    expect((await stat(path.join(directory, 'outbox', names[0] ?? ''))).mode & 0o777).toBe(0o600)
  })
})

describe('a mail server', () => {
  let open: { readonly server: MailServer; readonly email: EmailPort } | null = null
  afterEach(async () => {
    await open?.email.close()
    await open?.server.close()
    open = null
  })
  const start = async (settings: Parameters<typeof startMailServer>[0], query = '') => {
    const server = await startMailServer(settings)
    open = { server, email: smtpEmail({ url: server.url(query), from: 'Errata <mail@errata.test>', timeoutMs: 60_000 }) }
    return open
  }
  /** What a message that is not taken rejects with. */
  const failureOf = async (email: EmailPort, change: Partial<EmailMessage> = {}): Promise<EmailFailure> => {
    const error: unknown = await email.send({ ...message, ...change }).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof EmailFailure)) throw new Error(`no failure of the mail server: ${String(error)}`)
    return error
  }
  const ACCOUNT = { user: 'errata@example.test', password: 'a secret & more/?' }
  /** Its certificate is vouched for by no one. */
  const TRUST_ANYBODY = 'tls.rejectUnauthorized=false'

  it('gets the sender and the one recipient in the envelope, and a line that begins with a dot whole', async () => {
    const { server, email } = await start({})
    await email.send({ ...message, text: 'one\n.\n..two\n.QUIT' })
    expect(server.messages).toMatchObject([{ from: 'mail@errata.test', to: ['ana@example.org'], isEncrypted: false }])
    expect(server.messages[0]?.raw).toContain('one\r\n.\r\n..two\r\n.QUIT')
  })

  it('is signed in to over an encrypted line', async () => {
    const { server, email } = await start({ account: ACCOUNT, hasEncryption: true }, TRUST_ANYBODY)
    await email.send(message)
    expect(server.messages).toMatchObject([{ isEncrypted: true, user: ACCOUNT.user }])
  })

  it('whose certificate nobody vouches for gets nothing', async () => {
    const { server, email } = await start({ account: ACCOUNT, hasEncryption: true })
    expect((await failureOf(email)).isPermanent).toBe(false)
    expect(server.messages).toEqual([])
  })

  it('that refuses the sign-in is worth another try: the settings are at fault, not the message', async () => {
    const server = await startMailServer({ account: ACCOUNT, hasEncryption: true })
    const url = server.url(TRUST_ANYBODY).replace('a%20secret', 'another')
    open = { server, email: smtpEmail({ url, timeoutMs: 60_000 }) }
    expect(await failureOf(open.email)).toMatchObject({ isPermanent: false, message: 'The mail server answered 535' })
  })

  it.each([
    [421, false],
    [450, false],
    [451, false],
    [452, false],
    [550, true],
    [553, true],
    [554, true],
  ])('that answers %i: refused for good is %s, and the error repeats no one’s address', async (code, isPermanent) => {
    const { server, email } = await start({ refuse: (to) => ({ code, words: `no mailbox ${to}` }) })
    const failure = await failureOf(email)
    expect(failure.isPermanent).toBe(isPermanent)
    expect(`${failure.message} ${failure.stack}`).toContain(String(code))
    expect(`${failure.message} ${failure.stack} ${JSON.stringify(failure)}`).not.toContain('ana@')
    expect(server.messages).toEqual([])
  })

  it('takes the next message after one that it refused', async () => {
    const { server, email } = await start({ refuse: (to) => (to.startsWith('no') ? { code: 550, words: 'nobody' } : null) })
    expect((await failureOf(email, { to: 'nobody@example.org' })).isPermanent).toBe(true)
    await email.send(message)
    expect(server.messages).toHaveLength(1)
  })

  it('that is not there is worth another try', async () => {
    const server = await startMailServer()
    const url = server.url()
    await server.close()
    const email = smtpEmail({ url, timeoutMs: 60_000 })
    expect(await failureOf(email)).toMatchObject({ isPermanent: false })
    await email.close()
  })

  it('that never says a word is given up in time, and is worth another try', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined))
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    const email = smtpEmail({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 300 })
    expect(await failureOf(email)).toMatchObject({ isPermanent: false })
    await email.close()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('gets many at once over few connections, each once', async () => {
    const { server, email } = await start({})
    await Promise.all(Array.from({ length: 40 }, (_, index) => email.send({ ...message, to: `p${index}@example.org` })))
    expect(new Set(server.messages.map(({ to }) => to[0])).size).toBe(40)
    expect(server.messages).toHaveLength(40)
  })
})
