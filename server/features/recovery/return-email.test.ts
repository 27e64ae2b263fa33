import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkResetToken, register, resetPassword } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { makeCalendarLink, readCalendarFeed } from '#contract/calendar.ts'
import { changeEmail, readEmailAddress, returnEmail, verifyEmail } from '#contract/email-address.ts'
import { confirmAuthenticator, startAuthenticator } from '#contract/second-factor.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { call, confirmedMember, type Member, newMember, ok, prove } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const DAY = 24 * 60 * 60_000

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(() => goTo(0))

const goTo = (days: number) => test.setNow(new Date(START + days * DAY).toISOString())

/** The tokens that were mailed to an address, once there are so many. */
async function tokensTo(email: string, page: string, count = 1): Promise<string[]> {
  const link = new RegExp(`/${page}=(\\S+)\\r\\n`)
  const found = () => mailsTo(test.directory, email).flatMap((raw) => link.exec(raw)?.[1] ?? [])
  await expect.poll(() => found().length, { timeout: 60_000 }).toBe(count)
  return found()
}
const wayBackTo = async (email: string) => (await tokensTo(email, 'return-email\\?code')).at(-1) ?? ''
const takeBack = (token: string) => call(test.app, returnEmail, { body: { token } })
const addressOf = async ({ cookie }: Pick<Member, 'cookie'>) => (await ok(test.app, readEmailAddress, { cookie })).email

/** Whoever is in the account moves it to another address, and reads there. */
async function moveTo({ cookie, password }: Pick<Member, 'cookie' | 'password'>, email: string): Promise<void> {
  await ok(test.app, changeEmail, { cookie, body: { email, currentPassword: password } })
  await ok(test.app, verifyEmail, { body: { token: (await tokensTo(email, 'verify-email\\?code'))[0] ?? '' } })
}
const newAddress = () => `thief_${randomUUID().slice(0, 8)}@example.test`

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(test.context.now()) })

/** Answers the key of the app. */
async function addApp({ cookie }: Pick<Member, 'cookie'>): Promise<string> {
  const { key } = await ok(test.app, startAuthenticator, { cookie })
  await ok(test.app, confirmAuthenticator, { cookie, body: { code: codeOf(key) } })
  return key
}

it('takes the account back from whoever changed its address, and leaves them no way in', async () => {
  const member = await confirmedMember(test)
  const { username, password } = member
  const thief = newAddress()
  await moveTo(member, thief)
  await addApp(member)
  const { url } = await ok(test.app, makeCalendarLink, { cookie: member.cookie })
  goTo(6.9)
  const answered = await takeBack(await wayBackTo(member.email))
  expect(answered.answer?.email).toBe(member.email)
  expect((await call(test.app, readCurrentUser, { cookie: member.cookie })).status).toBe(401)
  const feed = readCalendarFeed.path.replace(':token.ics', url.split('/').at(-1) ?? '')
  expect((await test.app.inject({ method: 'GET', url: feed })).statusCode).toBe(404)
  const signIn = (name: string, by: string) => call(test.app, logIn, { body: { username: name, password: by } })
  expect((await signIn(username, password)).refusal?.code).toBe('unauthenticated')
  const [reset = ''] = await tokensTo(member.email, 'reset-password\\?token')
  await ok(test.app, resetPassword, { body: { token: reset, password: 'Battery-Staple-8' } })
  expect((await signIn(thief, 'Battery-Staple-8')).status).toBe(401)
  const back = await signIn(username, 'Battery-Staple-8')
  // No code of the thief's app is asked for.
  expect(back.status).toBe(200)
  expect(await addressOf({ cookie: back.cookie ?? '' })).toBe(member.email)
  const { events } = await ok(test.app, listSecurityEvents, { cookie: back.cookie })
  expect(events.map(({ words }) => words)).toContain('Email address changed back by the link we mailed to the old one')
  const gone = () => mailsTo(test.directory, thief).filter((raw) => raw.includes('This address was removed')).length
  await expect.poll(gone).toBe(1)
})

it('works once, and for seven days', async () => {
  const member = await confirmedMember(test)
  await moveTo(member, newAddress())
  const token = await wayBackTo(member.email)
  const answers = await Promise.all([1, 2, 3].map(() => takeBack(token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
  const other = await confirmedMember(test)
  const left = newAddress()
  await moveTo(other, left)
  const late = await wayBackTo(other.email)
  goTo(7.01)
  expect((await takeBack(late)).status).toBe(400)
  expect(await addressOf(other)).toBe(left)
})

it('survives further changes, and ends the ways back of all that came after', async () => {
  const member = await confirmedMember(test)
  const [second, third] = [newAddress(), newAddress()]
  await moveTo(member, second)
  goTo(1)
  await moveTo(member, third)
  const later = await wayBackTo(second)
  expect((await takeBack(await wayBackTo(member.email))).answer?.email).toBe(member.email)
  expect((await takeBack(later)).status).toBe(400)
})

it('keeps the app that the member had a week before, and removes one that came just before the change', async () => {
  const careful = await confirmedMember(test)
  const key = await addApp(careful)
  goTo(8)
  const cookie = await prove(test.app, { cookie: careful.cookie, body: { code: codeOf(key) } })
  const robbed = await confirmedMember(test)
  await addApp(robbed)
  for (const member of [{ ...careful, cookie }, robbed]) {
    await moveTo(member, newAddress())
    await takeBack(await wayBackTo(member.email))
  }
  const has = async (userId: string) => {
    const { rows } = await test.context.db.execute(`select 1 from authenticators where user_id = '${userId}'`)
    return rows.length > 0
  }
  expect([await has(careful.id), await has(robbed.id)]).toEqual([true, false])
})

it('holds the old address: until the link is over nobody else gets it', async () => {
  const member = await confirmedMember(test)
  await moveTo(member, newAddress())
  const body = {
    username: `taker_${randomUUID().slice(0, 8)}`,
    email: member.email,
    password: 'Correct-Horse-7',
    name: 'Tom Taker',
  }
  expect((await call(test.app, register, { body })).refusal?.issues?.[0]?.path).toBe('email')
  const taker = await confirmedMember(test)
  const asked = await call(test.app, changeEmail, {
    cookie: taker.cookie,
    body: { email: member.email, currentPassword: taker.password },
  })
  expect(asked.status).toBe(200)
  expect((await takeBack(await wayBackTo(member.email))).status).toBe(200)
  expect(await tokensTo(member.email, 'verify-email\\?code')).toHaveLength(1)
})

it('is not for an address that nobody had confirmed: it may be a stranger’s, mistyped', async () => {
  const member = await newMember(test.app)
  const right = newAddress()
  await moveTo(member, right)
  expect(await addressOf(member)).toBe(right)
  // Mails go out in order: this one was kept after any that the change would have kept.
  await tokensTo(member.email, 'verify-email\\?code')
  expect(mailsTo(test.directory, member.email).join()).not.toContain('/return-email')
})

it.each(['', 'rubbish', `11111111-1111-4111-8111-111111111111.${'a'.repeat(43)}`])('is no other text: %s', async (token) => {
  expect((await takeBack(token)).status).toBe(400)
})

it('is neither a session nor a reset link', async () => {
  const member = await confirmedMember(test)
  await moveTo(member, newAddress())
  const token = await wayBackTo(member.email)
  expect((await call(test.app, readCurrentUser, { cookie: `errata_session=${token}` })).status).toBe(401)
  expect((await ok(test.app, checkResetToken, { body: { token } })).valid).toBe(false)
  expect((await call(test.app, verifyEmail, { body: { token } })).status).toBe(400)
})
