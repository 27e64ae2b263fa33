import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedEmail } from '#adapters/email/embedded.ts'
import type { EmailMessage, EmailPort } from '#adapters/email/port.ts'

const at = '2026-11-20T16:05:00.000Z'
const message: EmailMessage = { to: 'ana@example.org', subject: 'Reset your password', text: 'Hello', at }

/** An implementation, and the raw messages that arrived behind it, oldest first. */
interface Setting {
  readonly email: EmailPort
  delivered(): Promise<readonly string[]>
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

    it('sends HTML beside the text', async () => {
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

    it('sets further headers', async () => {
      expect(headerLines(await sent({ headers: { 'List-Unsubscribe': '<http://localhost/stop>' } }))).toContain(
        'List-Unsubscribe: <http://localhost/stop>',
      )
    })

    it.each([
      { to: 'ana@example.org\r\nBcc: eve@example.org' },
      { to: 'ana@example.org, eve@example.org' },
      { to: 'Ana <ana@example.org>' },
      { to: 'ana@example.org\nX: y' },
      { to: 'nobody' },
      { to: `${'a'.repeat(400)}@example.org` },
      { subject: 'Hi\r\nBcc: eve@example.org' },
      { subject: 'Hi\nthere' },
      { subject: 'Hi\0' },
      { headers: { 'X-A': 'b\r\nBcc: eve@example.org' } },
      { headers: { 'X-A\r\nBcc': 'eve@example.org' } },
      { headers: { Bcc: 'eve@example.org' } },
      { headers: { 'content-type': 'text/html' } },
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
  email: embeddedEmail({ directory }),
  delivered: async () => Promise.all((await outboxNames()).map((name) => readFile(path.join(directory, 'outbox', name), 'utf8'))),
}))

describe('the outbox', () => {
  it('holds .eml files whose names sort by time, then by order', async () => {
    const email = embeddedEmail({ directory })
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
