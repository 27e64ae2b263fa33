import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askReset, resetPassword } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { makeCalendarLink, readCalendarFeed } from '#contract/calendar.ts'
import { verifyEmail } from '#contract/email-address.ts'
import { acceptInvitation, HELP_CONSENT_VERSION, inviteHelper, listHelpers, readHelping } from '#contract/helpers.ts'
import { listPasskeys, startPasskey } from '#contract/passkeys.ts'
import { giveBackAccess, listEndedAccess, secureAccount } from '#contract/recovery.ts'
import { startAuthenticator } from '#contract/second-factor.ts'
import { knownDevices, passkeys, users } from '#server/database/tables/accounts.ts'
import { call, confirmedMember, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const agreed = { agreed: true, right: 'read', helpsUntil: null, consentVersion: HELP_CONSENT_VERSION } as const
const invite = ({ cookie }: Member, email: string) => call(test.app, inviteHelper, { cookie, body: { email, ...agreed } })
const NEW = 'Battery-Staple-8'

async function tokenTo(email: string, link: RegExp): Promise<string> {
  const found = () => mailsTo(test.directory, email).flatMap((raw) => link.exec(raw)?.[1] ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}
const invitationTo = (email: string) => tokenTo(email, /\/help\/accept\?token=(\S+)\r\n/)

/** A member with everything that opens an account besides the password. */
async function wideOpen() {
  const [member, helper] = [await confirmedMember(test), await newMember(test.app, { name: 'Ana Ruiz' })]
  const passkey = {
    id: randomUUID(),
    credentialId: randomUUID(),
    verifier: 'none',
    counter: 0,
    transports: [],
    name: 'Old phone',
  }
  await invite(member, helper.email)
  const { id } = await ok(test.app, acceptInvitation, {
    cookie: helper.cookie,
    body: { token: await invitationTo(helper.email) },
  })
  const asked = `asked_${randomUUID().slice(0, 8)}@example.test`
  await invite(member, asked)
  const { url } = await ok(test.app, makeCalendarLink, { cookie: member.cookie })
  const elsewhere = await call(test.app, logIn, { body: { username: member.username, password: member.password } })
  await test.context.db.insert(passkeys).values({ userId: member.id, ...passkey })
  return { member, helper, asked, grant: id, feed: url.split('/').at(-1) ?? '', elsewhere: elsewhere.cookie }
}
type Opened = Awaited<ReturnType<typeof wideOpen>>

const status = async (cookie: string | null) => (await call(test.app, readCurrentUser, { cookie })).status

/** What still opens the account. */
async function open({ member, helper, asked, grant, feed, elsewhere }: Opened) {
  const calendar = await test.app.inject({ method: 'GET', url: readCalendarFeed.path.replace(':token.ics', feed) })
  return {
    here: await status(member.cookie),
    elsewhere: await status(elsewhere),
    helper: (await call(test.app, readHelping, { cookie: helper.cookie, through: `/helping/${grant}` })).status,
    calendar: calendar.statusCode,
    passkeys: await test.context.db.$count(passkeys, eq(passkeys.userId, member.id)),
    devices: await test.context.db.$count(knownDevices, eq(knownDevices.userId, member.id)),
    invitation: (await call(test.app, acceptInvitation, { cookie: helper.cookie, body: { token: await invitationTo(asked) } }))
      .status,
  }
}

async function reset({ email }: Member): Promise<void> {
  await ok(test.app, askReset, { body: { email } })
  const token = await tokenTo(email, /\/reset-password\?token=(\S+)\r\n/)
  await ok(test.app, resetPassword, { body: { token, password: NEW } })
}

const signInAnew = async ({ username }: Member) => (await call(test.app, logIn, { body: { username, password: NEW } })).cookie

const ENDED = { here: 401, elsewhere: 401, helper: 404, calendar: 404, passkeys: 0, devices: 0, invitation: 400 }

describe('a new password by a reset link', () => {
  it('ends every other way in, and says by mail which', async () => {
    const opened = await wideOpen()
    expect(await open(opened)).toEqual({
      here: 200,
      elsewhere: 200,
      helper: 200,
      calendar: 200,
      passkeys: 1,
      devices: 2,
      invitation: 403,
    })
    await reset(opened.member)
    expect(await open(opened)).toEqual(ENDED)
    const mailOf = () =>
      mailsTo(test.directory, opened.member.email).find((raw) => raw.includes('Subject: Your Errata account was secured'))
    await expect.poll(mailOf).toBeDefined()
    const mail = mailOf()
    for (const line of [
      '2 places where you were signed in',
      'passkey: Old phone',
      'helper: Ana Ruiz',
      `invitation to help: ${opened.asked}`,
      '- calendar link',
    ])
      expect(mail).toContain(line)
  })

  it('lets each be given back, one by one, by whoever proves to be the member', async () => {
    const opened = await wideOpen()
    await reset(opened.member)
    const cookie = await signInAnew(opened.member)
    const { ended } = await ok(test.app, listEndedAccess, { cookie })
    expect(ended.map(({ kind, label }) => `${kind}: ${label}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'calendar_link: Calendar link',
      'helper: Ana Ruiz',
      `invitation: ${opened.asked}`,
      'passkey: Old phone',
    ])
    const idOf = (wanted: string) => ended.find(({ kind }) => kind === wanted)?.id ?? ''
    const giveBack = (kind: string, by = cookie) => call(test.app, giveBackAccess, { cookie: by, params: { id: idOf(kind) } })
    const stranger = await newMember(test.app)
    expect((await giveBack('helper', stranger.cookie)).status).toBe(404)
    expect((await giveBack('helper', null)).status).toBe(401)
    for (const kind of ['helper', 'invitation', 'calendar_link', 'passkey']) expect((await giveBack(kind)).status).toBe(200)
    expect(await open(opened)).toMatchObject({ helper: 200, calendar: 200, passkeys: 1, invitation: 403 })
    expect((await giveBack('helper')).status).toBe(404)
    expect((await ok(test.app, listEndedAccess, { cookie })).ended).toEqual([])
  })

  it('asks for proof before anything is given back', async () => {
    const opened = await wideOpen()
    await reset(opened.member)
    const cookie = await signInAnew(opened.member)
    const [first] = (await ok(test.app, listEndedAccess, { cookie })).ended
    test.setNow('2026-11-20T12:20:00.000Z')
    const later = await call(test.app, giveBackAccess, { cookie, params: { id: first?.id ?? '' } })
    expect([later.status, later.refusal?.code]).toEqual([403, 'step_up_needed'])
    test.setNow('2026-12-21T12:00:00.000Z')
    expect((await ok(test.app, listEndedAccess, { cookie: await signInAnew(opened.member) })).ended).toEqual([])
    test.setNow('2026-11-20T12:00:00.000Z')
  })
})

describe('securing the account', () => {
  it('ends everything but this session', async () => {
    const opened = await wideOpen()
    await test.context.db.delete(passkeys).where(eq(passkeys.userId, opened.member.id))
    const done = await ok(test.app, secureAccount, { cookie: opened.member.cookie })
    expect([done.sessions, done.ended.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))]).toEqual([
      1,
      ['calendar_link', 'helper', 'invitation'],
    ])
    expect(await open(opened)).toEqual({ ...ENDED, here: 200 })
    expect(
      (await ok(test.app, listHelpers, { cookie: opened.member.cookie })).helpers.map(({ isStanding }) => isStanding),
    ).toEqual([false])
  })
})

describe('an account whose address nobody confirmed', () => {
  it('can add no helper, no passkey and no authenticator', async () => {
    const intruder = await newMember(test.app)
    const { cookie } = intruder
    for (const { status: answered, refusal } of [
      await invite(intruder, 'friend@example.test'),
      await call(test.app, startPasskey, { cookie }),
      await call(test.app, startAuthenticator, { cookie }),
    ])
      expect([answered, refusal?.code]).toEqual([403, 'email_unconfirmed'])
  })

  it('loses what an earlier version let it add, once its owner confirms the address', async () => {
    const opened = await wideOpen()
    const { id, email } = opened.member
    await test.context.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.userId, id))
    const token = await tokenTo(email, /\/verify-email\?code=(\S+)\r\n/)
    await ok(test.app, verifyEmail, { body: { token } })
    expect(await open(opened)).toMatchObject({ here: 200, helper: 404, calendar: 404, passkeys: 0, invitation: 400 })
    expect(await ok(test.app, listPasskeys, { cookie: opened.member.cookie })).toEqual([])
  })

  it('is confirmed by an invitation that was mailed there', async () => {
    const { helper } = await wideOpen()
    expect((await call(test.app, startAuthenticator, { cookie: helper.cookie })).status).toBe(200)
  })
})
