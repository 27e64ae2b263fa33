import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/sign-in.ts'
import {
  addPasskey,
  askPasskey,
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#contract/passkeys.ts'
import { readFactors, startAuthenticator, stepUp } from '#contract/second-factor.ts'
import { call, type Member, confirmedMember, ok, prove } from '#server/testing/member.ts'
import { ORIGIN, softPasskey } from '#server/testing/soft-passkey.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let at = Date.parse('2026-11-20T12:00:00.000Z')
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

function pass(seconds: number): void {
  at += seconds * 1000
  test.setNow(new Date(at).toISOString())
}

const headers = { origin: ORIGIN, host: 'localhost' }
type Device = ReturnType<typeof softPasskey>

async function add(member: Member, device: Device, wish: Parameters<Device['make']>[1] = {}) {
  const { cookie } = member
  const { options } = await ok(test.app, startPasskey, { cookie, headers })
  const response = device.make(options.challenge, wish)
  return call(test.app, addPasskey, { cookie, headers, body: { name: 'Phone', response } })
}

interface Holder {
  readonly member: Member
  readonly device: Device
  readonly id: string
}

async function holder(): Promise<Holder> {
  const [member, device] = [await confirmedMember(test), softPasskey()]
  const { answer } = await add(member, device)
  return { member, device, id: answer?.id ?? '' }
}

interface Browser {
  readonly cookie: string
  readonly challenge: string
}

/** A browser in which nobody is signed in, and the question that it was given. */
async function asked(): Promise<Browser> {
  const { answer, cookie } = await call(test.app, askPasskey, { headers })
  return { cookie: cookie ?? '', challenge: answer?.options.challenge ?? '' }
}

const enter = (browser: Browser, response: ReturnType<Device['answer']>) =>
  test.app.inject({
    method: 'POST',
    url: logInWithPasskey.path,
    headers: { ...headers, cookie: browser.cookie },
    payload: { response },
  })

describe('a passkey', () => {
  it('is made for this site and its member, kept on the device, its person verified', async () => {
    const member = await confirmedMember(test)
    const { options } = await ok(test.app, startPasskey, { cookie: member.cookie, headers })
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Errata' },
      user: { name: member.username, id: Buffer.from(member.id).toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const { status, answer } = await add(member, softPasskey())
    expect([status, answer?.name, answer?.lastUsedAt]).toEqual([201, 'Phone', null])
    expect((await ok(test.app, readFactors, { cookie: member.cookie })).passkeys).toBe(1)
    const again = await ok(test.app, startPasskey, { cookie: member.cookie, headers })
    expect(again.options.excludeCredentials).toHaveLength(1)
  })

  it('signs in without a name, a password or a code, in a session of its own', async () => {
    const { member, device } = await holder()
    const browser = await asked()
    const answered = await enter(browser, device.answer(browser.challenge, member.id))
    expect(answered.statusCode).toBe(200)
    expect(answered.json()).toMatchObject({ user: { id: member.id } })
    const cookie = String(answered.headers['set-cookie']).match(/errata_session=[^;]+/)?.[0] ?? ''
    expect(cookie).not.toBe(member.cookie)
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(200)
    const [kept] = await ok(test.app, listPasskeys, { cookie })
    expect(kept?.lastUsedAt).toBe(test.context.now())
    const { rows } = await test.context.db.execute(sql`select detail from audit_log where user_id = ${member.id}`)
    expect(JSON.stringify(rows)).toContain('"by":"passkey"')
  })

  it.each([
    ['on another site', { origin: 'https://errata.example.evil' }],
    ['for another site', { site: 'evil.example' }],
    ['without its person verified', { isVerified: false }],
    ['that counts less than before', { counter: 1 }],
  ])('answered %s signs nobody in', async (_case, wish) => {
    const { member, device } = await holder()
    const browser = await asked()
    const answered = await enter(browser, device.answer(browser.challenge, member.id, wish))
    expect([answered.statusCode, answered.json().code]).toEqual([401, 'unauthenticated'])
  })

  it.each([
    ['on another site', { origin: 'https://errata.example.evil' }],
    ['for another site', { site: 'evil.example' }],
    ['without its person verified', { isVerified: false }],
  ])('made %s is not kept', async (_case, wish) => {
    const member = await confirmedMember(test)
    expect((await add(member, softPasskey(), wish)).status).toBe(400)
    expect(await ok(test.app, listPasskeys, { cookie: member.cookie })).toEqual([])
  })

  it('answers a question once, within five minutes, in the browser that was asked', async () => {
    const { member, device } = await holder()
    const browser = await asked()
    const response = device.answer(browser.challenge, member.id)
    const elsewhere = await asked()
    expect((await enter(elsewhere, response)).statusCode).toBe(401)
    expect((await enter({ ...browser, cookie: '' }, response)).statusCode).toBe(401)
    expect((await enter(browser, response)).statusCode).toBe(200)
    expect((await enter(browser, response)).statusCode).toBe(401)
    expect((await enter(browser, device.answer(browser.challenge, member.id))).statusCode).toBe(401)
    const late = await asked()
    pass(301)
    expect((await enter(late, device.answer(late.challenge, member.id))).statusCode).toBe(401)
  })

  it('of one answer sent many times at once lets one in', async () => {
    const { member, device } = await holder()
    const browser = await asked()
    const response = device.answer(browser.challenge, member.id)
    const answers = await Promise.all([enter(browser, response), enter(browser, response), enter(browser, response)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  it('takes no question of its own making, none for making one, and no other member’s name', async () => {
    const [{ member, device }, other] = [await holder(), await confirmedMember(test)]
    const browser = await asked()
    const own = Buffer.from(`${'a'.repeat(22)}.${at + 60_000}.${'b'.repeat(43)}`).toString('base64url')
    expect((await enter(browser, device.answer(own, member.id))).statusCode).toBe(401)
    const { options } = await ok(test.app, startPasskey, { cookie: member.cookie, headers })
    expect((await enter(browser, device.answer(options.challenge, member.id))).statusCode).toBe(401)
    expect((await enter(browser, device.answer(browser.challenge, other.id))).statusCode).toBe(401)
    expect((await enter(browser, softPasskey().answer(browser.challenge, member.id))).statusCode).toBe(401)
  })

  it('made for one member’s question is not kept for another, nor twice', async () => {
    const [member, other, device] = [await confirmedMember(test), await confirmedMember(test), softPasskey()]
    const { options } = await ok(test.app, startPasskey, { cookie: member.cookie, headers })
    const body = { name: 'Phone', response: device.make(options.challenge) }
    expect((await call(test.app, addPasskey, { cookie: other.cookie, headers, body })).status).toBe(400)
    expect((await call(test.app, addPasskey, { cookie: member.cookie, headers, body })).status).toBe(201)
    expect((await call(test.app, addPasskey, { cookie: member.cookie, headers, body })).status).toBe(400)
    expect((await add(other, device)).status).toBe(409)
  })

  it('is renamed and removed by its member alone; removed, it signs nobody in', async () => {
    const [{ member, device, id }, other] = [await holder(), await confirmedMember(test)]
    const { cookie } = member
    const foreign = { cookie: other.cookie, params: { id } }
    expect((await call(test.app, renamePasskey, { ...foreign, body: { name: 'Mine' } })).status).toBe(404)
    expect((await call(test.app, removePasskey, foreign)).status).toBe(404)
    expect((await ok(test.app, renamePasskey, { cookie, params: { id }, body: { name: 'Laptop' } })).name).toBe('Laptop')
    expect((await call(test.app, renamePasskey, { cookie, params: { id }, body: { name: ' ' } })).status).toBe(400)
    await ok(test.app, removePasskey, { cookie, params: { id } })
    expect((await call(test.app, removePasskey, { cookie, params: { id } })).status).toBe(404)
    const browser = await asked()
    expect((await enter(browser, device.answer(browser.challenge, member.id))).statusCode).toBe(401)
  })

  it('is made and removed only after proving who sits there, which a passkey does too', async () => {
    const { member, device, id } = await holder()
    const stranger = await holder()
    pass(601)
    const { cookie } = member
    expect((await call(test.app, startPasskey, { cookie, headers })).refusal?.code).toBe('step_up_needed')
    expect((await call(test.app, removePasskey, { cookie, params: { id } })).refusal?.code).toBe('step_up_needed')
    const browser = await asked()
    const both = `${cookie}; ${browser.cookie}`
    const foreign = stranger.device.answer(browser.challenge, stranger.member.id)
    expect((await call(test.app, stepUp, { cookie: both, headers, body: { passkey: foreign } })).status).toBe(400)
    const passkey = device.answer(browser.challenge, member.id)
    const proven = await prove(test.app, { cookie: both, headers, body: { passkey } })
    const again = `${proven}; ${browser.cookie}`
    expect((await call(test.app, stepUp, { cookie: again, headers, body: { passkey } })).status).toBe(400)
    await ok(test.app, startAuthenticator, { cookie: proven })
  })
})
