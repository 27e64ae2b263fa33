import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount, exportAccount } from '#contract/account-data.ts'
import { logIn } from '#contract/sign-in.ts'
import { endCalendarLink, makeCalendarLink } from '#contract/calendar.ts'
import { acceptInvitation, endHelper, HELP_CONSENT_VERSION, inviteHelper } from '#contract/helpers.ts'
import { createDispute, readDispute } from '#contract/disputes.ts'
import { lobWebhook } from '#contract/mailing.ts'
import { logInWithPasskey } from '#contract/passkeys.ts'
import { secureAccount } from '#contract/recovery.ts'
import { stepUp } from '#contract/second-factor.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { stripeWebhook } from '#contract/subscriptions.ts'
import { passkeys } from '#server/database/tables/accounts.ts'
import { auditLog } from '#server/database/tables/audit.ts'
import { call, confirmedMember, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const PLANTED = 'Planted-Secret-9'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const eventsOf = async ({ cookie }: Pick<Member, 'cookie'>) => (await ok(test.app, listSecurityEvents, { cookie })).events
const namesOf = async (member: Pick<Member, 'cookie'>) => (await eventsOf(member)).map(({ event }) => event)

/** The lines of the operator's log since then. */
const linesSince = (from: number) => test.logged.slice(from).filter((line) => line.includes('security event'))
const loggedSince = (from: number): unknown[] => linesSince(from).map((line) => JSON.parse(line).event)

const guess = (username: string, password = PLANTED) =>
  call(test.app, logIn, { body: { username, password }, headers: { 'user-agent': FIREFOX } })

describe('the security events of an account', () => {
  it('are its own: a visitor gets none, and another member only theirs', async () => {
    expect((await call(test.app, listSecurityEvents)).status).toBe(401)
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    await guess(one.username)
    expect((await namesOf(one)).toSorted()).toEqual(['account.registered', 'session.refused'])
    expect(await namesOf(other)).toEqual(['account.registered'])
  })

  it('keep a refused sign-in with its device, and tell the visitor no more than about nobody', async () => {
    const member = await newMember(test.app)
    const from = test.logged.length
    const [known, nobody] = [await guess(member.email), await guess(`nobody_${randomUUID().slice(0, 8)}`)]
    expect([known.status, known.raw.toString()]).toEqual([nobody.status, nobody.raw.toString()])
    const refused = (await eventsOf(member)).find(({ event }) => event === 'session.refused')
    expect(refused).toMatchObject({
      words: 'Someone tried to sign in with the wrong password',
      device: 'Firefox on Linux',
    })
    expect(loggedSince(from)).toEqual(['session.refused', 'sign_in.refused'])
  })

  it('a name that looks like the id of an account is nobody’s', async () => {
    const id = randomUUID()
    await guess(id)
    expect(await test.context.db.$count(auditLog, eq(auditLog.userId, id))).toBe(0)
  })

  it('tell once that guessing was stopped, for an account and for a name of nobody', async () => {
    const member = await newMember(test.app)
    const from = test.logged.length
    for (let count = 0; count < 12; count += 1) await guess(member.username)
    const names = await namesOf(member)
    expect(names.filter((name) => name === 'session.refused')).toHaveLength(10)
    expect(names.filter((name) => name === 'session.guessing_stopped')).toHaveLength(1)
    for (let count = 0; count < 12; count += 1) await guess(`no_${member.username}`)
    const logged = loggedSince(from)
    for (const stopped of ['session.guessing_stopped', 'sign_in.guessing_stopped'])
      expect(logged.filter((event) => event === stopped)).toHaveLength(1)
  })

  it('tell of proofs that were taken and refused', async () => {
    const member = await newMember(test.app)
    const tryToProve = (password: string) => call(test.app, stepUp, { cookie: member.cookie, body: { password } })
    test.setNow('2026-11-20T12:00:00.500Z')
    await tryToProve(PLANTED)
    test.setNow('2026-11-20T12:00:01.000Z')
    const { cookie } = await tryToProve(member.password)
    test.setNow('2026-11-20T12:00:02.000Z')
    expect((await namesOf({ cookie: cookie ?? '' })).slice(0, 2)).toEqual(['session.proven', 'session.proof_refused'])
  })

  it('tell of a passkey that failed', async () => {
    const member = await newMember(test.app)
    const credentialId = randomUUID()
    const kept = { verifier: 'none', counter: 0, transports: [], name: 'Old phone' }
    await test.context.db.insert(passkeys).values({ userId: member.id, id: randomUUID(), credentialId, ...kept })
    const response = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }
    const answered = await call(test.app, logInWithPasskey, {
      body: { response: { id: credentialId, rawId: credentialId, type: 'public-key', response } },
    })
    expect(answered.status).toBe(401)
    expect(await namesOf(member)).toContain('session.passkey_refused')
  })

  it('tell of helpers, calendar links, exports and a secured account', async () => {
    const [member, helper] = [await confirmedMember(test), await newMember(test.app, { name: 'Ana Ruiz' })]
    const { cookie } = member
    const agreed = { agreed: true, right: 'read', helpsUntil: null, consentVersion: HELP_CONSENT_VERSION } as const
    await ok(test.app, inviteHelper, { cookie, body: { email: helper.email, ...agreed } })
    const tokens = () =>
      mailsTo(test.directory, helper.email).flatMap((raw) => /\/help\/accept\?token=(\S+)\r\n/.exec(raw)?.[1] ?? [])
    await expect.poll(() => tokens().length).toBe(1)
    const { id } = await ok(test.app, acceptInvitation, {
      cookie: helper.cookie,
      body: { token: tokens()[0] ?? '' },
      headers: { 'user-agent': FIREFOX },
    })
    await ok(test.app, endHelper, { cookie, params: { id } })
    await ok(test.app, makeCalendarLink, { cookie })
    await ok(test.app, endCalendarLink, { cookie })
    expect((await call(test.app, exportAccount, { cookie })).status).toBe(200)
    await ok(test.app, secureAccount, { cookie })
    const events = await eventsOf(member)
    expect(events.map(({ event }) => event).toSorted()).toEqual(
      [
        'account.exported',
        'account.registered',
        'account.secured',
        'calendar_link.ended',
        'calendar_link.made',
        'helper.accepted',
        'helper.ended',
        'helper.invited',
      ].toSorted(),
    )
    // What a helper uses is theirs to know.
    expect(events.find(({ event }) => event === 'helper.accepted')?.device).toBeNull()
    expect(await namesOf(helper)).toContain('helping.accepted')
  })

  it('come newest first, in pages that hold each of them once', async () => {
    const member = await newMember(test.app)
    const row = { userId: member.id, actor: 'visitor', action: 'session.refused', subjectKind: 'user', subjectId: member.id }
    const many = Array.from({ length: 520 }, (_, index) => ({
      ...row,
      at: new Date(Date.parse('2026-11-01T12:00:00.000Z') + Math.floor(index / 3) * 1000).toISOString(),
      detail: {},
    }))
    await test.context.db.insert(auditLog).values(many)
    const pageAt = async (url: string) => {
      const { headers, payload } = await test.app.inject({ method: 'GET', url, headers: { cookie: member.cookie } })
      const next = /^<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1] ?? null
      return { events: listSecurityEvents.answer.parse(JSON.parse(payload)).events, next }
    }
    const first = await pageAt(listSecurityEvents.path)
    const second = await pageAt(first.next ?? '')
    expect([first.events.length, second.events.length, second.next]).toEqual([500, 21, null])
    const found = [...first.events, ...second.events]
    expect(new Set(found.map(({ id }) => id)).size).toBe(521)
    const days = found.map(({ at }) => at)
    expect(days).toEqual(days.toSorted().toReversed())
    const refused = await test.app.inject({
      method: 'GET',
      url: `${listSecurityEvents.path}?cursor=x`,
      headers: { cookie: member.cookie },
    })
    expect(refused.statusCode).toBe(400)
  })
})

describe('the operator’s log of security events', () => {
  it('tells of an erasure and of forged messages', async () => {
    const member = await newMember(test.app)
    const from = test.logged.length
    await ok(test.app, eraseAccount, { cookie: member.cookie, body: { confirm: 'ERASE' } })
    for (const url of [lobWebhook.path, stripeWebhook.path])
      await test.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' })
    expect(loggedSince(from)).toEqual(['account.erased', 'webhook.refused', 'webhook.refused'])
  })

  it('tells of calls that were refused, by whom and where, but of no visitor who merely has no session', async () => {
    const [owner, other] = [await newMember(test.app), await newMember(test.app)]
    const dispute = await ok(test.app, createDispute, {
      cookie: owner.cookie,
      body: { creditor: 'Harbor Dental', description: 'It was paid in full.' },
    })
    const from = test.logged.length
    const params = { id: dispute.id }
    await call(test.app, readDispute, { cookie: other.cookie, params })
    await call(test.app, readDispute, { params })
    await call(test.app, readDispute, { cookie: `${other.cookie}x`, params })
    await call(test.app, createDispute, { cookie: other.cookie, body: { creditor: '', description: 'It was paid in full.' } })
    await call(test.app, createDispute, {
      cookie: other.cookie,
      body: { creditor: 'Harbor Dental', description: 'It was paid in full.' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    const lines = linesSince(from).map((line): Record<string, unknown> => JSON.parse(line))
    expect(lines.map(({ event, route, status }) => [event, route, status])).toEqual([
      ['access.refused', '/api/disputes/:id', 404],
      ['access.refused', '/api/disputes/:id', 401],
      ['input.refused', '/api/disputes', 400],
      ['write.foreign_refused', '/api/disputes', 403],
    ])
    const [foreign, unknown, wrong] = lines
    expect([foreign?.['account'], unknown?.['account']]).toEqual([wrong?.['account'], null])
    expect(lines.map(({ address }) => address)).toEqual(lines.map(() => foreign?.['address']))
    expect(test.logged.slice(from).join('')).not.toContain(dispute.id)
  })

  it('is not flooded by them: of one caller it tells twenty a minute, and another’s are told all the same', async () => {
    const [one, other] = [await newMember(test.app), await newMember(test.app)]
    test.setNow('2026-11-21T12:00:00.000Z')
    const from = test.logged.length
    const refuse = (cookie: string) => call(test.app, readDispute, { cookie, params: { id: randomUUID() } })
    for (let count = 0; count < 30; count += 1) await refuse(one.cookie)
    expect(loggedSince(from)).toHaveLength(20)
    await refuse(other.cookie)
    expect(loggedSince(from)).toHaveLength(21)
    test.setNow('2026-11-21T12:01:01.000Z')
    await refuse(one.cookie)
    expect(loggedSince(from)).toHaveLength(22)
  })

  it('names no account and no address, only their keyed hashes, by which they are known again', async () => {
    const member = await newMember(test.app, { name: 'Planted Whitfield' })
    const from = test.logged.length
    await guess(member.username)
    await guess(member.email)
    const lines = linesSince(from)
    const all = test.logged.join('\n')
    for (const secret of [PLANTED, member.id, member.username, member.email, member.password, 'Whitfield', '127.0.0.1'])
      expect(all).not.toContain(secret)
    const [one, other] = lines.map((line): Record<string, unknown> => JSON.parse(line))
    expect(one).toEqual(other)
    expect(one).toMatchObject({ account: expect.stringMatching(/^[\w-]{43}$/), address: expect.stringMatching(/^[\w-]{43}$/) })
  })
})
