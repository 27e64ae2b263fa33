import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askReset, checkResetToken, resetPassword } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { ENDPOINTS } from '#contract/all.ts'
import { makeCalendarLink, readCalendarFeed } from '#contract/calendar.ts'
import { changeEmail, returnEmail, verifyEmail } from '#contract/email-address.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  acceptInvitation,
  endHelper,
  HELP_CONSENT_VERSION,
  inviteHelper,
  leaveHelped,
  listHelpers,
  readHelping,
  readInvitation,
} from '#contract/helpers.ts'
import { secureAccount } from '#contract/recovery.ts'
import { confirmAuthenticator, finishLogIn, startAuthenticator } from '#contract/second-factor.ts'
import { call, confirmedMember, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

/** Who may call what, beyond visitor, member, stranger and helper (`every-endpoint.test.ts`, `features/helpers/helpers.test.ts`). */

const METRICS_TOKEN = 'a token of whoever runs it'
const NOBODYS = '11111111-1111-4111-8111-111111111111'
const NOW = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ environment: { METRICS_TOKEN } })
})
afterAll(() => test.close())

const guarded = Object.entries<Endpoint>(ENDPOINTS).filter(([, { access }]) => access !== 'public')
const pathOf = ({ path }: Endpoint): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => (name === 'page' ? '1.png' : NOBODYS))

interface As {
  readonly through?: string
  readonly headers: Readonly<Record<string, string>>
}

/** Calls that answer anything else than this status to whoever calls so. */
async function otherThan(status: number, { through = '', headers }: As): Promise<readonly string[]> {
  const others: string[] = []
  for (const [name, endpoint] of guarded) {
    const { statusCode } = await test.app.inject({ method: endpoint.method, url: through + pathOf(endpoint), headers })
    if (statusCode !== status) others.push(`${name} ${statusCode}`)
  }
  return others
}

const agreed = { agreed: true, right: 'prepare', helpsUntil: null, consentVersion: HELP_CONSENT_VERSION } as const

/** The newest token of a mail with such a link. */
async function mailed(email: string, link: string): Promise<string> {
  const found = () => mailsTo(test.directory, email).flatMap((raw) => new RegExp(`/${link}=(\\S+)\\r\\n`).exec(raw)?.[1] ?? [])
  await expect.poll(() => found().length, { timeout: 60_000 }).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}
const invitationTo = (email: string) => mailed(email, String.raw`help/accept\?token`)

async function invite({ cookie }: Member, email: string): Promise<string> {
  await ok(test.app, inviteHelper, { cookie, body: { email, ...agreed } })
  return invitationTo(email)
}

async function helping() {
  const [member, helper] = [await confirmedMember(test), await newMember(test.app, { name: 'Ana Ruiz' })]
  const token = await invite(member, helper.email)
  const { id } = await ok(test.app, acceptInvitation, { cookie: helper.cookie, body: { token } })
  const through = `/helping/${id}`
  expect((await call(test.app, readHelping, { cookie: helper.cookie, through })).status).toBe(200)
  return { member, helper, id, through }
}

describe('a former helper', () => {
  it.each([
    ['whose help the member ended', ({ member, id }) => ok(test.app, endHelper, { cookie: member.cookie, params: { id } })],
    ['who left', ({ helper, id }) => ok(test.app, leaveHelped, { cookie: helper.cookie, params: { id } })],
    ['of an account that was secured', ({ member }) => ok(test.app, secureAccount, { cookie: member.cookie })],
  ] satisfies [string, (one: Awaited<ReturnType<typeof helping>>) => Promise<unknown>][])(
    '%s is answered 404 by every call',
    async (_how, end) => {
      const ended = await helping()
      await end(ended)
      const { through, helper } = ended
      expect(await otherThan(404, { through, headers: { cookie: helper.cookie } })).toEqual([])
    },
  )
})

describe('somebody who was invited and has confirmed no address', () => {
  it('reaches nothing of the member, by the invitation neither', async () => {
    const member = await confirmedMember(test)
    const guest = await newMember(test.app)
    await invite(member, guest.email)
    const [invitation] = (await ok(test.app, listHelpers, { cookie: member.cookie })).invitations
    const through = `/helping/${invitation?.id}`
    expect(await otherThan(404, { through, headers: { cookie: guest.cookie } })).toEqual([])
  })

  it('cannot take up an invitation to another address, and nothing that makes an account last', async () => {
    const member = await confirmedMember(test)
    const guest = await newMember(test.app)
    const token = await invite(member, `other_${guest.email}`)
    expect((await call(test.app, acceptInvitation, { cookie: guest.cookie, body: { token } })).status).toBe(403)
    const lasting = guarded.filter(([, { refusals, tag }]) => refusals.includes('email_unconfirmed') && tag !== 'mailing')
    const response = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } }
    const bodies: Readonly<Record<string, object>> = {
      addPasskey: { name: 'Phone', response },
      confirmAuthenticator: { code: '123456' },
      inviteHelper: { email: 'friend@example.test', ...agreed },
    }
    const answered = await Promise.all(
      lasting.map(async ([name, endpoint]) => {
        const body = bodies[name]
        const { status, refusal } = await call(test.app, endpoint, { cookie: guest.cookie, ...(body !== undefined && { body }) })
        return `${name} ${status} ${refusal?.code}`
      }),
    )
    expect(answered.toSorted((a, b) => a.localeCompare(b))).toEqual(
      ['addPasskey', 'confirmAuthenticator', 'inviteHelper', 'startAuthenticator', 'startPasskey'].map(
        (name) => `${name} 403 email_unconfirmed`,
      ),
    )
  })
})

describe('whoever runs the installation', () => {
  it('reads figures with their token, and nothing of anybody', async () => {
    const authorization = `Bearer ${METRICS_TOKEN}`
    const figures = await test.app.inject({ method: 'GET', url: '/metrics', headers: { authorization } })
    expect(figures.statusCode).toBe(200)
    expect(await otherThan(401, { headers: { authorization } })).toEqual([])
    expect(await otherThan(401, { headers: { cookie: `errata_session=${METRICS_TOKEN}`, authorization } })).toEqual([])
    const { id, cookie } = await newMember(test.app)
    expect(await otherThan(401, { headers: { authorization, 'x-user-id': id } })).toEqual([])
    expect((await test.app.inject({ method: 'GET', url: '/metrics', headers: { cookie } })).statusCode).toBe(401)
  })
})

/** One live token of every kind, all of one member but the last. */
async function tokens() {
  const member = await confirmedMember(test)
  const { cookie, email, username, password } = member
  const old = `old_${email}`
  await ok(test.app, changeEmail, { cookie, body: { email: old, currentPassword: password } })
  await ok(test.app, verifyEmail, { body: { token: await mailed(old, String.raw`verify-email\?code`) } })
  const returning = await mailed(email, String.raw`return-email\?code`)
  const { url } = await ok(test.app, makeCalendarLink, { cookie })
  const next = `next_${email}`
  const inviting = await invite(member, next)
  const { key } = await ok(test.app, startAuthenticator, { cookie })
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(NOW) })
  await ok(test.app, confirmAuthenticator, { cookie, body: { code } })
  const { refusal } = await call(test.app, logIn, { body: { username, password } })
  await ok(test.app, askReset, { body: { email: old } })
  const resetting = await mailed(old, String.raw`reset-password\?token`)
  const fresh = await newMember(test.app)
  return {
    session: cookie.split('=')[1] ?? '',
    reset: resetting,
    return: returning,
    invitation: inviting,
    calendar: (url.split('/').at(-1) ?? '').replace('.ics', ''),
    challenge: refusal?.challenge ?? '',
    confirmation: await mailed(fresh.email, String.raw`verify-email\?code`),
  }
}
type Kind = keyof Awaited<ReturnType<typeof tokens>>

const status = async (answered: Promise<{ status: number }>): Promise<number> => (await answered).status

/** What each token is for; a door that only says no by its answer is read. */
const DOORS: Readonly<Record<Kind, (token: string) => Promise<boolean>>> = {
  session: async (token) => (await status(call(test.app, readCurrentUser, { cookie: `errata_session=${token}` }))) === 200,
  reset: async (token) => (await ok(test.app, checkResetToken, { body: { token } })).valid,
  return: async (token) => (await status(call(test.app, returnEmail, { body: { token } }))) === 200,
  invitation: async (token) => (await status(call(test.app, readInvitation, { body: { token } }))) === 200,
  calendar: async (token) => {
    const url = readCalendarFeed.path.replace(':token', encodeURIComponent(token))
    return (await test.app.inject({ method: 'GET', url })).statusCode === 200
  },
  // With a code that is wrong: a challenge that holds says so of the code, any other is over.
  challenge: async (token) => {
    const { refusal } = await call(test.app, finishLogIn, { body: { challenge: token, code: '000000' } })
    return refusal?.issues?.[0]?.path === 'code'
  },
  confirmation: async (token) => (await status(call(test.app, verifyEmail, { body: { token } }))) === 200,
}

describe('a token', () => {
  it('opens the one door that it is for', async () => {
    const given = Object.entries(await tokens())
    const doors = Object.entries(DOORS)
    expect(given.every(([, token]) => token.length > 20)).toBe(true)
    const opened: string[] = []
    for (const [kind, token] of given)
      for (const [door, opens] of doors.filter(([name]) => name !== kind)) if (await opens(token)) opened.push(`${kind}: ${door}`)
    // What sets a password needs its own as well.
    for (const [kind, token] of given.filter(([name]) => name !== 'reset'))
      if ((await status(call(test.app, resetPassword, { body: { token, password: 'Battery-Staple-8' } }))) < 400)
        opened.push(`${kind}: resetPassword`)
    expect(opened).toEqual([])
    const own: string[] = []
    // The way back ends all the others, so it comes last.
    for (const [kind, token] of given.toSorted(([a], [b]) => Number(a === 'return') - Number(b === 'return')))
      if (await Object.entries(DOORS).find(([door]) => door === kind)?.[1](token)) own.push(kind)
    expect(own.toSorted((a, b) => a.localeCompare(b))).toEqual(Object.keys(DOORS).toSorted((a, b) => a.localeCompare(b)))
  })

  it('is not taken where it was turned into another’s', async () => {
    const [mine, other] = [await newMember(test.app), await newMember(test.app)]
    const [, secret = ''] = (mine.cookie.split('=')[1] ?? '').split('.')
    expect(await otherThan(401, { headers: { cookie: `errata_session=${other.id}.${secret}` } })).toEqual([])
    expect(await otherThan(401, { headers: { cookie: `errata_session=${randomUUID()}.${secret}` } })).toEqual([])
  })
})
