import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { askReset, changePassword, checkResetToken, register } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { createDispute } from '#contract/disputes.ts'
import { changeEmail, readEmailAddress, resendVerification, verifyEmail } from '#contract/email-address.ts'
import { attestLetter, generateLetter } from '#contract/letters.ts'
import { sendLetters } from '#contract/mailing.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { mailsIn, mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus, sampleOf } from '#tools/corpus/corpus-size.ts'

const START = '2026-11-20T12:00:00.000Z'
const OVER = 'This link is invalid or has expired.'
const QUICK = { name: 'Quick', username: 'quick', password: 'Correct-Horse-7' }
const CONFIRM = 'Subject: Confirm your email address'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

/** What the outbox holds for an address about one thing, oldest first. */
const mailsAbout = (email: string, subject: string, app: TestApp = test): string[] =>
  mailsTo(app.directory, email).filter((raw) => raw.includes(subject))

const tokenIn = (raw: string | undefined): string => /\/verify-email\?code=([\w.-]+)\r\n/.exec(raw ?? '')?.[1] ?? ''

/** The token of the newest mail, when there are that many. */
const tokenTo = (email: string, count = 1): Promise<string> =>
  vi.waitFor(() => {
    const mails = mailsAbout(email, CONFIRM)
    expect(mails).toHaveLength(count)
    return tokenIn(mails.at(-1))
  }, 60_000)

const verify = (token: string) => call(test.app, verifyEmail, { body: { token } })
const standing = ({ cookie }: Pick<Member, 'cookie'>) => ok(test.app, readEmailAddress, { cookie })
const change = ({ cookie, password }: Member, email: string) =>
  call(test.app, changeEmail, { cookie, body: { email, currentPassword: password } })
const other = (member: Member): string => `new_${member.email}`

describe('the link that comes after registration', () => {
  it('comes as a mail that names nobody, and confirms the address without a session', async () => {
    const member = await newMember(test.app, { isKnown: true, name: 'Marisol Quintero' })
    expect(await standing(member)).toEqual({ email: member.email, isConfirmed: false, isAsked: false, waiting: null })
    const token = await tokenTo(member.email)
    const [mail = ''] = mailsAbout(member.email, CONFIRM)
    expect(mail).toContain(`\r\nhttp://localhost:3000/verify-email?code=${token}\r\n`)
    expect(mail.split('\r\n\r\n').slice(1).join()).not.toMatch(/Marisol|Quintero|member_/)
    expect((await verify(token)).answer).toEqual({ message: 'Your email address is confirmed.', email: member.email })
    expect(await standing(member)).toEqual({ email: member.email, isConfirmed: true, isAsked: false, waiting: null })
    const { rows } = await test.context.db.execute(
      sql`select actor from audit_log where user_id = ${member.id} and action = 'email.confirmed'`,
    )
    expect(rows).toEqual([{ actor: 'visitor' }])
  })

  it('works once, also when it is used twice at the same moment', async () => {
    const token = await tokenTo((await newMember(test.app, { isKnown: true })).email)
    const answers = await Promise.all([1, 2, 3].map(() => verify(token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect((await verify(token)).refusal).toEqual({
      message: OVER,
      code: 'invalid',
      issues: [{ path: 'token', message: OVER }],
    })
  })

  it('lives for a day, and is ended by a newer one', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const older = await tokenTo(member.email)
    await ok(test.app, resendVerification, { cookie: member.cookie })
    const newer = await tokenTo(member.email, 2)
    expect((await verify(older)).status).toBe(400)
    test.setNow('2026-11-21T12:00:00.000Z')
    expect((await verify(newer)).status).toBe(400)
    expect((await standing(member)).isConfirmed).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['rubbish', 'not a token'],
    ['a token of nobody', `11111111-1111-4111-8111-111111111111.${'a'.repeat(43)}`],
    ['SQL', "' or '1'='1"],
  ])('is not %s', async (_case, token) => expect((await verify(token)).status).toBe(400))

  it('is neither a session nor a reset link, nor are they it', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const token = await tokenTo(member.email)
    expect((await call(test.app, readCurrentUser, { cookie: `errata_session=${token}` })).status).toBe(401)
    expect((await ok(test.app, checkResetToken, { body: { token } })).valid).toBe(false)
    expect((await verify(member.cookie.split('=')[1] ?? '')).status).toBe(400)
    const [userId, secret] = token.split('.')
    const stranger = await newMember(test.app, { isKnown: true })
    expect((await verify(`${stranger.id}.${secret}`)).status).toBe(400)
    expect(userId).toBe(member.id)
  })

  it('is mailed again at most five times an hour; a confirmed address needs none', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const statuses: number[] = []
    for (let times = 0; times < 6; times += 1)
      statuses.push((await call(test.app, resendVerification, { cookie: member.cookie })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await verify(await tokenTo(member.email, 6))
    const again = await ok(test.app, resendVerification, { cookie: member.cookie })
    expect(again.message).toBe('Your email address is already confirmed.')
  })
})

describe('another address', () => {
  it('takes the old one’s place once it is confirmed; the old one is told at once', async () => {
    const member = await newMember(test.app, { isKnown: true })
    await ok(test.app, askReset, { body: { email: member.email } })
    const asked = await change(member, ` ${other(member).toUpperCase()} `)
    expect([asked.status, asked.answer?.message]).toEqual([200, expect.stringContaining(other(member))])
    expect(await standing(member)).toEqual({ email: member.email, isConfirmed: false, isAsked: false, waiting: other(member) })
    await vi.waitFor(
      () => expect(mailsAbout(member.email, 'Subject: Someone asked to change your email address')).toHaveLength(1),
      60_000,
    )
    expect(mailsAbout(member.email, 'Someone asked').join()).not.toContain(other(member))
    const reset = mailsAbout(member.email, 'Subject: Reset your Errata password')[0] ?? ''
    const link = /token=([\w.-]+)\r\n/.exec(reset)?.[1] ?? expect.unreachable('no reset link')
    await verify(await tokenTo(other(member)))
    expect(await standing(member)).toEqual({ email: other(member), isConfirmed: true, isAsked: false, waiting: null })
    expect((await ok(test.app, readCurrentUser, { cookie: member.cookie })).user.email).toBe(other(member))
    expect((await ok(test.app, checkResetToken, { body: { token: link } })).valid).toBe(false)
    const signIn = async (username: string) =>
      (await call(test.app, logIn, { body: { username, password: member.password } })).status
    expect([await signIn(member.email), await signIn(other(member))]).toEqual([401, 200])
  })

  it('that belongs to somebody gets the same answer; its owner is told and nothing changes', async () => {
    const [member, owner] = [await newMember(test.app, { isKnown: true }), await newMember(test.app, { isKnown: true })]
    const free = await change(member, other(member))
    const taken = await change(member, owner.email)
    const words = (text: string | undefined) => text?.replaceAll(owner.email, 'X').replaceAll(other(member), 'X')
    expect([taken.status, words(taken.answer?.message)]).toEqual([free.status, words(free.answer?.message)])
    expect((await standing(member)).waiting).toBe(owner.email)
    await vi.waitFor(
      () => expect(mailsAbout(owner.email, 'Subject: Someone used your email address for another account')).toHaveLength(1),
      60_000,
    )
    expect(mailsAbout(owner.email, CONFIRM)).toHaveLength(1)
  })

  if (isWholeCorpus)
    it('that somebody else registers with meanwhile cannot be had any more', async () => {
      const member = await newMember(test.app, { isKnown: true })
      await change(member, other(member))
      const token = await tokenTo(other(member))
      await ok(test.app, register, { body: { ...QUICK, email: other(member) } })
      expect((await verify(token)).refusal?.message).toBe(OVER)
      expect((await standing(member)).email).toBe(member.email)
    })

  it('needs the password, guessed no more often than at sign-in, and another address than the present one', async () => {
    const member = await newMember(test.app, { isKnown: true })
    const own = await change(member, member.email)
    expect([own.status, own.refusal?.issues?.[0]?.path]).toEqual([400, 'email'])
    const wrong = { ...member, password: 'Wrong-Horse-7' }
    const first = await change(wrong, other(member))
    expect(first.refusal?.issues).toEqual([{ path: 'currentPassword', message: 'This isn’t your current password' }])
    for (let tries = 1; tries < 10; tries += 1) await change(wrong, other(member))
    expect((await change(member, other(member))).status).toBe(429)
    expect((await standing(member)).waiting).toBeNull()
  })

  it('is wanted no more after the password was changed', async () => {
    const member = await newMember(test.app, { isKnown: true })
    await change(member, other(member))
    const token = await tokenTo(other(member))
    const body = { currentPassword: member.password, password: 'Battery-Staple-8' }
    await ok(test.app, changePassword, { cookie: member.cookie, body })
    expect((await verify(token)).status).toBe(400)
    expect((await standing(member)).waiting).toBeNull()
  })

  it.each([
    'x@example.test\r\nBcc: victim@example.test',
    'x@example.test,victim@example.test',
    'x@example.test\0',
    'Dana <x@example.test>',
    'nobody',
  ])('is not %j: nothing is written', async (email) => {
    const member = await newMember(test.app, { isKnown: true })
    const before = mailsIn(test.directory).length
    const { status } = await change(member, email)
    expect(status).toBe(400)
    await new Promise((resolve) => setTimeout(resolve, 150))
    const written = mailsIn(test.directory).slice(before).join()
    expect(written).not.toMatch(/^(?:Bcc|To|Cc): ?.*victim/im)
  })
})

describe('mailing a real letter', () => {
  const LOB = { POST_PROVIDER: 'lob', LOB_API_KEY: 'test_key' }
  const SMTP = { SMTP_URL: 'smtp://localhost:2525' }
  const userInfo = { name: 'Dana Whitfield', address: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }

  /** A member with one confirmed letter about a matter of their own. */
  async function withLetter(app: TestApp) {
    const member = await newMember(app.app, { isKnown: true, isSubscribed: true })
    const { cookie } = member
    const body = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }
    const dispute = await ok(app.app, createDispute, { cookie, body })
    const letter = await ok(app.app, generateLetter, { cookie, body: { disputeId: dispute.id, userInfo, recipient: 'equifax' } })
    await ok(app.app, attestLetter, { cookie, params: { id: letter.id } })
    const send = () => call(app.app, sendLetters, { cookie, body: { letterIds: [letter.id], mailingMethod: 'certified_mail' } })
    return { member, send }
  }

  it('waits for the confirmed address, where a mail server and a real post are set up', async () => {
    const real = await testApp({ environment: { ...LOB, ...SMTP } })
    const { member, send } = await withLetter(real)
    const refused = await send()
    expect([refused.status, refused.refusal?.code]).toEqual([403, 'email_unconfirmed'])
    const token = tokenIn(mailsAbout(member.email, CONFIRM, real)[0])
    await ok(real.app, verifyEmail, { body: { token } })
    expect((await send()).refusal?.code).not.toBe('email_unconfirmed')
    await real.close()
  })

  it.each(
    sampleOf(
      [
        ['the practice post office', SMTP],
        ['real postal mail but no email server, so no one could get a link', LOB],
      ],
      1,
    ),
  )('does not wait with %s', async (_case, environment) => {
    const app = await testApp({ environment })
    const { send } = await withLetter(app)
    expect((await send()).refusal?.code).not.toBe('email_unconfirmed')
    await app.close()
  })
})
