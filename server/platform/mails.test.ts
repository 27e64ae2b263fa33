import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmailFailure, type EmailMessage } from '#adapters/email/port.ts'
import { eraseAccount } from '#contract/account-data.ts'
import { askReset } from '#contract/accounts.ts'
import { resendVerification } from '#contract/email-address.ts'
import { HELP_CONSENT_VERSION, inviteHelper } from '#contract/helpers.ts'
import { mails } from '#server/database/tables/mails.ts'
import { keepMail, sendWaitingMails } from '#server/platform/mails.ts'
import { inTransaction } from '#server/platform/transact.ts'
import { confirmAddress, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let asStarted: Pick<TestApp['context'], 'email' | 'settings'>
let inOutbox: TestApp['context']['email']['send']
beforeAll(async () => {
  test = await testApp()
  const { email, settings } = test.context
  asStarted = { email, settings }
  inOutbox = email.send
})
afterAll(() => test.close())

let member: Member
let loggedBefore: number
/** Somebody new on a day when no mail waits: each test's own member and clock. */
beforeEach(async () => {
  Object.assign(test.context, asStarted)
  minutesOn(0)
  loggedBefore = test.logged.length
  await test.context.db.delete(mails)
  member = await newMember(test.app)
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000)
})

const logged = (): string => test.logged.slice(loggedBefore).join()

const START = Date.parse('2026-11-20T12:00:00.000Z')
const minutesOn = (minutes: number): void => test.setNow(new Date(START + minutes * 60_000).toISOString())

/** From now on the mail goes this way. */
const sendBy = (send: TestApp['context']['email']['send']): void => {
  Object.assign(test.context, { email: { ...test.context.email, send } })
}
const away = (failure: () => Error) => {
  const tried: EmailMessage[] = []
  sendBy((message) => {
    tried.push(message)
    return Promise.reject(failure())
  })
  return tried
}
const unreachable = (): Error => new EmailFailure(false, null)
const diskIsFull = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

const waiting = async (): Promise<readonly string[]> =>
  (await test.context.db.execute<{ row: string }>(sql`select mails::text as row from mails`)).rows.map(({ row }) => row)

const resets = (): readonly string[] => mailsTo(test.directory, member.email).filter((raw) => raw.includes('Reset your Errata'))
const round = (): Promise<void> => test.context.jobs.doNow(test.context, 'mails.send', {})

/** As a process leaves it that dies before it sends anything. */
const keepOnly = (message: Partial<EmailMessage> = {}): Promise<void> =>
  test.context.db.transaction((tx) =>
    keepMail(test.context, tx, { userId: member.id, message: { ...NEWS, to: member.email, ...message } }),
  )
const NEWS = { to: '', subject: 'News', text: 'Something has changed', at: '2026-11-20T12:00:00.000Z' }

describe.each([
  ['the mail server is away', unreachable],
  ['the disk is full', diskIsFull],
])('while %s', (_case, failure) => {
  it('a mail is kept sealed, tried again later and later, and out once', async () => {
    const tried = away(failure)
    const { message } = await ok(test.app, askReset, { body: { email: member.email } })
    expect(message).not.toMatch(/was (?:written|sent)/)
    await vi.waitFor(() => expect(tried).toHaveLength(1), 60_000)
    await vi.waitFor(async () => expect((await waiting()).join()).toContain('12:01:00'), 60_000)
    const token = /token=(\S+)/.exec(tried[0]?.text ?? '')?.[1] ?? expect.unreachable('no token was made')
    for (const secret of [token, member.email, Buffer.from(token).toString('base64')])
      expect((await waiting()).join()).not.toContain(secret)

    await round()
    expect(tried).toHaveLength(1)
    minutesOn(1)
    await round()
    minutesOn(2)
    await round()
    expect(tried).toHaveLength(2)
    minutesOn(3)
    sendBy(inOutbox)
    await Promise.all([round(), round()])
    expect(resets()).toHaveLength(1)
    expect(resets()[0]).toContain(token)
    expect(await waiting()).toEqual([])
    minutesOn(60)
    await round()
    expect(resets()).toHaveLength(1)
    expect(logged()).not.toContain(token)
    expect(logged()).not.toContain(member.email)
  })
})

describe('a mail', () => {
  it('that a dead process left behind is sent by the next one', async () => {
    await keepOnly()
    expect(await waiting()).toHaveLength(1)
    await round()
    expect(mailsTo(test.directory, member.email).filter((raw) => raw.includes('Subject: News'))).toHaveLength(1)
  })

  it('whose sender died in the middle lies in the outbox once, under one name', async () => {
    await keepOnly()
    const names: (string | undefined)[] = []
    sendBy(async (message) => {
      await inOutbox(message)
      names.push(message.messageId)
      // The process is gone before it can note that the mail is out.
      return new Promise(() => undefined)
    })
    void round()
    await vi.waitFor(() => expect(names).toHaveLength(1), 60_000)
    await round()
    expect(names).toHaveLength(1)
    minutesOn(2)
    sendBy((message) => {
      names.push(message.messageId)
      return inOutbox(message)
    })
    await round()
    expect(names[1]).toBe(names[0])
    expect(mailsTo(test.directory, member.email).filter((raw) => raw.includes('Subject: News'))).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  it('goes with the change that it tells of, and not without it', async () => {
    const change = inTransaction(test.context, async (tx) => {
      await keepMail(test.context, tx, { userId: member.id, message: { ...NEWS, to: member.email } })
      throw new Error('the change is lost')
    })
    await expect(change).rejects.toThrow('lost')
    await round()
    expect(mailsTo(test.directory, member.email).filter((raw) => raw.includes('Subject: News'))).toEqual([])
  })

  it('that is refused for good is not tried again', async () => {
    const tried = away(() => new EmailFailure(true, 550))
    await ok(test.app, resendVerification, { cookie: member.cookie })
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 60_000)
    minutesOn(600)
    await round()
    expect(tried).toHaveLength(1)
  })

  it('whose link works no more is given up', async () => {
    const tried = away(unreachable)
    await ok(test.app, askReset, { body: { email: member.email } })
    await vi.waitFor(() => expect(tried).toHaveLength(1), 60_000)
    await vi.waitFor(async () => expect((await waiting()).join()).toContain('12:01:00'), 60_000)
    sendBy(inOutbox)
    minutesOn(60)
    await round()
    expect(resets()).toEqual([])
    expect(await waiting()).toEqual([])
    expect(logged()).toContain('given up')
  })

  it('of which many wait keeps none from going where some fail', async () => {
    for (let number = 0; number < 8; number += 1) await keepOnly({ subject: `News ${number}` })
    sendBy((message) => (message.subject.endsWith('0') ? Promise.reject(unreachable()) : inOutbox(message)))
    await round()
    expect(mailsTo(test.directory, member.email).filter((raw) => raw.includes('Subject: News'))).toHaveLength(7)
    expect(await waiting()).toHaveLength(1)
  })

  it('is erased with whom it goes to and with whom it speaks of', async () => {
    away(unreachable)
    const other = await newMember(test.app)
    await keepOnly({ to: other.email, replyTo: member.email })
    await test.context.db.transaction((tx) =>
      keepMail(test.context, tx, { userId: other.id, message: { ...NEWS, to: other.email, replyTo: member.email } }),
    )
    const invited = {
      email: 'stranger@example.test',
      right: 'read',
      helpsUntil: null,
      consentVersion: HELP_CONSENT_VERSION,
      agreed: true,
    } as const
    await confirmAddress(test, member)
    await ok(test.app, inviteHelper, { cookie: member.cookie, body: invited })
    expect((await waiting()).length).toBeGreaterThan(3)
    await ok(test.app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })
    // The other member's own confirmation.
    expect(await waiting()).toHaveLength(1)
  })
})

describe('the certificate of an erasure', () => {
  it('waits for a mail server that is away, and is sent once', async () => {
    Object.assign(test.context, { settings: { ...test.context.settings, SMTP_URL: 'smtp://localhost:2525' } })
    away(unreachable)
    const { sha256 } = await ok(test.app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })
    await vi.waitFor(async () => expect((await waiting()).join()).toContain('12:01:00'), 60_000)
    expect((await waiting()).join()).not.toContain(member.email)
    sendBy(inOutbox)
    minutesOn(1)
    await Promise.all([sendWaitingMails(test.context), sendWaitingMails(test.context)])
    const sent = mailsTo(test.directory, member.email).filter((raw) => raw.includes('is erased'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain(sha256)
    expect(await waiting()).toEqual([])
  })
})

it('writes to nobody from within a rehearsal', async () => {
  const rehearsal = { ...test.context, rehearsal: { understudyId: randomUUID() } }
  await inTransaction(test.context, (tx) => keepMail(rehearsal, tx, { userId: member.id, message: NEWS }))
  expect(await waiting()).toEqual([])
})
