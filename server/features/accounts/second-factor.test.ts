import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askReset, changePassword, resetPassword } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import {
  confirmAuthenticator,
  endAuthenticator,
  finishLogIn,
  makeRecoveryCodes,
  readFactors,
  startAuthenticator,
  stepUp,
} from '#contract/second-factor.ts'
import { call, type Member, confirmedMember, ok, prove } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const START = '2026-11-20T12:00:00.000Z'
let test: TestApp
let at = Date.parse(START)
beforeAll(async () => {
  test = await testApp()
})
beforeEach(() => pass(600))
afterAll(() => test.close())

/** So many seconds go by. */
function pass(seconds: number): void {
  at += seconds * 1000
  test.setNow(new Date(at).toISOString())
}

const codeOf = (key: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at + stepsLater * 30_000 })

interface Enrolled extends Member {
  readonly key: string
  readonly recoveryCodes: readonly string[]
}

/** A member with an authenticator app; the next code is a fresh one. */
async function enrolled(): Promise<Enrolled> {
  const member = await confirmedMember(test)
  const { cookie } = member
  const { key } = await ok(test.app, startAuthenticator, { cookie })
  const { recoveryCodes } = await ok(test.app, confirmAuthenticator, { cookie, body: { code: codeOf(key) } })
  pass(30)
  return { ...member, key, recoveryCodes }
}

async function challengeOf({ username, password }: Member): Promise<string> {
  const { status, refusal, cookie } = await call(test.app, logIn, { body: { username, password } })
  expect([status, refusal?.code, cookie]).toEqual([401, 'second_factor_needed', null])
  return refusal?.challenge ?? ''
}

const finish = (challenge: string, code: string) => call(test.app, finishLogIn, { body: { challenge, code } })

async function actionsOf(userId: string): Promise<unknown[]> {
  const { rows } = await test.context.db.execute(sql`select action from audit_log where user_id = ${userId} order by at, action`)
  return rows.map((row) => row['action'])
}

describe('turning an authenticator app on', () => {
  it('shows a key, an address and a picture of it; counts only once a code is confirmed', async () => {
    const member = await confirmedMember(test)
    const { cookie, username, password } = member
    const { key, address, picture } = await ok(test.app, startAuthenticator, { cookie })
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toBe(`otpauth://totp/Errata:${username}?issuer=Errata&secret=${key}&algorithm=SHA1&digits=6&period=30`)
    expect(picture).toMatch(/^<svg /)
    expect((await ok(test.app, readFactors, { cookie })).authenticator).toBeNull()
    expect((await call(test.app, logIn, { body: { username, password } })).status).toBe(200)
    const wrong = await call(test.app, confirmAuthenticator, { cookie, body: { code: codeOf(key, 9) } })
    expect([wrong.status, wrong.refusal?.issues?.[0]?.path]).toEqual([400, 'code'])
    const { recoveryCodes } = await ok(test.app, confirmAuthenticator, { cookie, body: { code: codeOf(key) } })
    expect(new Set(recoveryCodes).size).toBe(10)
    const factors = await ok(test.app, readFactors, { cookie })
    expect(factors).toEqual({ authenticator: { since: test.context.now() }, recoveryCodesLeft: 10, passkeys: 0 })
    expect(await actionsOf(member.id)).toEqual(expect.arrayContaining(['authenticator.started', 'authenticator.turned_on']))
  })

  it('keeps neither the key nor a recovery code as it was shown, and logs neither', async () => {
    const { key, recoveryCodes, id } = await enrolled()
    const tables = ['authenticators', 'recovery_codes', 'audit_log']
    const kept = await Promise.all(tables.map((name) => test.context.db.execute(sql.raw(`select * from ${name}`))))
    const all = JSON.stringify(kept.map(({ rows }) => rows)) + test.logged.join('\n')
    expect(all).toContain(id)
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(all).not.toContain(secret)
  })

  it('is refused a second time while one is on, and the one that is on stays', async () => {
    const member = await enrolled()
    expect((await call(test.app, startAuthenticator, { cookie: member.cookie })).status).toBe(409)
    const again = await call(test.app, confirmAuthenticator, { cookie: member.cookie, body: { code: codeOf(member.key) } })
    expect(again.status).toBe(409)
    expect((await finish(await challengeOf(member), codeOf(member.key))).status).toBe(200)
  })

  if (isWholeCorpus)
    it('begun anew, has a new key; the first one confirms nothing', async () => {
      const { cookie } = await confirmedMember(test)
      const first = await ok(test.app, startAuthenticator, { cookie })
      const second = await ok(test.app, startAuthenticator, { cookie })
      expect((await call(test.app, confirmAuthenticator, { cookie, body: { code: codeOf(first.key) } })).status).toBe(400)
      await ok(test.app, confirmAuthenticator, { cookie, body: { code: codeOf(second.key) } })
    })
})

describe('signing in with an authenticator app', () => {
  it('opens a new session with a code of it; the password alone opens none', async () => {
    const member = await enrolled()
    const challenge = await challengeOf(member)
    const { status, answer, cookie } = await finish(challenge, codeOf(member.key))
    expect([status, answer?.user.id]).toEqual([200, member.id])
    expect(cookie).not.toBe(member.cookie)
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(200)
  })

  it('does not tell whether there is one to whoever does not know the password', async () => {
    const [{ username }, plain] = [await enrolled(), await confirmedMember(test)]
    const answers = []
    for (const name of [username, plain.username, 'nobody_at_all'])
      answers.push(await call(test.app, logIn, { body: { username: name, password: 'Wrong-Horse-7' } }))
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`)).size).toBe(1)
  })

  it.each([
    ['this half minute', 0],
    ['the one before', -1],
    ['the one after', 1],
  ])('takes the code of %s', async (_case, steps) => {
    const member = await enrolled()
    pass(60)
    expect((await finish(await challengeOf(member), codeOf(member.key, steps))).status).toBe(200)
  })

  it.each([
    ['of two half minutes ago', -2],
    ['of two half minutes ahead', 2],
  ])('takes no code %s', async (_case, steps) => {
    const member = await enrolled()
    pass(90)
    expect((await finish(await challengeOf(member), codeOf(member.key, steps))).status).toBe(401)
  })

  it('takes a code with the gap that apps show, and no text that is no code', async () => {
    const member = await enrolled()
    const challenge = await challengeOf(member)
    for (const text of ['abcdef', '12345', '1234567', "' or 1=1"]) expect((await finish(challenge, text)).status).toBe(401)
    const code = codeOf(member.key)
    expect((await finish(challenge, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  it('takes a code once, and no older one after it; not even the one that turned the app on', async () => {
    const member = await enrolled()
    expect((await finish(await challengeOf(member), codeOf(member.key, -1))).status).toBe(401)
    expect((await finish(await challengeOf(member), codeOf(member.key, 1))).status).toBe(200)
    expect((await finish(await challengeOf(member), codeOf(member.key, 1))).status).toBe(401)
    expect((await finish(await challengeOf(member), codeOf(member.key))).status).toBe(401)
  })

  it('of many that send one code at once lets one in', async () => {
    const member = await enrolled()
    const challenges = [await challengeOf(member), await challengeOf(member), await challengeOf(member)]
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, codeOf(member.key))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  it('takes a challenge once, for five minutes, and only its own member’s code', async () => {
    const [member, other] = [await enrolled(), await enrolled()]
    const challenge = await challengeOf(member)
    expect((await finish(challenge, codeOf(other.key))).status).toBe(401)
    expect((await finish(challenge, codeOf(member.key))).status).toBe(200)
    pass(30)
    const replayed = await finish(challenge, codeOf(member.key))
    expect([replayed.status, replayed.refusal?.issues?.[0]?.path]).toEqual([401, 'challenge'])
    const late = await challengeOf(member)
    pass(301)
    expect((await finish(late, codeOf(member.key))).status).toBe(401)
  })

  it('takes no challenge that names another member, and no challenge for a session or a reset link', async () => {
    const [member, other] = [await enrolled(), await enrolled()]
    const challenge = await challengeOf(member)
    const swapped = challenge.replace(member.id, other.id)
    expect((await finish(swapped, codeOf(other.key))).status).toBe(401)
    expect((await call(test.app, readCurrentUser, { cookie: `errata_session=${challenge}` })).status).toBe(401)
    expect((await call(test.app, resetPassword, { body: { token: challenge, password: 'Better-Horse-8' } })).status).toBe(400)
    expect((await finish(member.cookie.split('=')[1] ?? '', codeOf(member.key))).status).toBe(401)
    expect((await finish('nonsense', codeOf(member.key))).status).toBe(401)
  })

  it('cannot be guessed: after ten wrong codes the right one is 429, as is the right password', async () => {
    const member = await enrolled()
    const challenge = await challengeOf(member)
    const wrong = codeOf(member.key, 50)
    const statuses = []
    for (let tries = 0; tries < 10; tries += 1) statuses.push((await finish(challenge, wrong)).status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await finish(challenge, codeOf(member.key))).status).toBe(429)
    const { username, password } = member
    expect((await call(test.app, logIn, { body: { username, password } })).status).toBe(429)
  })

  it('of many guesses sent at once answers no more than of those sent one by one', async () => {
    const member = await enrolled()
    const challenge = await challengeOf(member)
    const wrong = codeOf(member.key, 50)
    const answers = await Promise.all(Array.from({ length: 25 }, () => finish(challenge, wrong)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('begun before a password change, ends nowhere', async () => {
    const member = await enrolled()
    const challenge = await challengeOf(member)
    const body = { currentPassword: member.password, password: 'Better-Horse-8' }
    await ok(test.app, changePassword, { cookie: member.cookie, body })
    expect((await finish(challenge, codeOf(member.key))).status).toBe(401)
  })

  it('is asked for after a reset too', async () => {
    const member = await enrolled()
    await ok(test.app, askReset, { body: { email: member.email } })
    const { rows } = await test.context.db.execute(sql`select 1 from authenticators where user_id = ${member.id}`)
    expect(rows).toHaveLength(1)
    await challengeOf(member)
  })
})

describe('a recovery code', () => {
  it('stands in for the app, once, however it is typed', async () => {
    const member = await enrolled()
    const [first = '', second = ''] = member.recoveryCodes
    const { cookie } = await finish(await challengeOf(member), first.toUpperCase().replaceAll('-', ' '))
    expect((await ok(test.app, readFactors, { cookie })).recoveryCodesLeft).toBe(9)
    expect((await finish(await challengeOf(member), first)).status).toBe(401)
    expect((await finish(await challengeOf(member), second)).status).toBe(200)
  })

  it('is another member’s for nobody else', async () => {
    const [member, other] = [await enrolled(), await enrolled()]
    expect((await finish(await challengeOf(member), other.recoveryCodes[0] ?? '')).status).toBe(401)
  })

  it('works no more once new ones were made', async () => {
    const member = await enrolled()
    const { recoveryCodes } = await ok(test.app, makeRecoveryCodes, { cookie: member.cookie })
    expect((await finish(await challengeOf(member), member.recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await finish(await challengeOf(member), recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it('belongs to an app: without one none are made', async () => {
    const { cookie } = await confirmedMember(test)
    expect((await call(test.app, makeRecoveryCodes, { cookie })).status).toBe(409)
  })
})

describe('proving again that it is oneself', () => {
  it('is not asked for ten minutes after signing in, then is', async () => {
    const { cookie } = await confirmedMember(test)
    pass(599)
    await ok(test.app, startAuthenticator, { cookie })
    pass(2)
    const { status, refusal } = await call(test.app, startAuthenticator, { cookie })
    expect([status, refusal?.code, refusal?.proof]).toEqual([403, 'step_up_needed', 'password'])
  })

  it('takes the password, for ten minutes, in this session alone', async () => {
    const { cookie, username, password } = await confirmedMember(test)
    const elsewhere = (await call(test.app, logIn, { body: { username, password } })).cookie
    pass(601)
    const wrong = await call(test.app, stepUp, { cookie, body: { password: 'Wrong-Horse-7' } })
    expect([wrong.status, wrong.refusal?.issues?.[0]?.path]).toEqual([400, 'password'])
    expect((await call(test.app, startAuthenticator, { cookie })).status).toBe(403)
    const { answer, cookie: proven } = await call(test.app, stepUp, { cookie, body: { password } })
    expect(Date.parse(answer?.freshUntil ?? '')).toBe(at + 600_000)
    // Whoever had the session's secret before the proof has nothing any more.
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(401)
    expect((await call(test.app, startAuthenticator, { cookie: elsewhere })).status).toBe(403)
    pass(599)
    expect((await call(test.app, startAuthenticator, { cookie: proven })).status).toBe(200)
    pass(2)
    expect((await call(test.app, startAuthenticator, { cookie: proven })).status).toBe(403)
  })

  it('takes a code where an app is on, and the password no more', async () => {
    const { cookie, password, key, recoveryCodes } = await enrolled()
    pass(601)
    expect((await call(test.app, endAuthenticator, { cookie })).refusal?.proof).toBe('code')
    const refused = await call(test.app, stepUp, { cookie, body: { password } })
    expect([refused.status, refused.refusal?.issues?.[0]?.path]).toEqual([400, 'password'])
    const once = await prove(test.app, { cookie, body: { code: codeOf(key) } })
    expect((await call(test.app, stepUp, { cookie: once, body: { code: codeOf(key) } })).status).toBe(400)
    const twice = await prove(test.app, { cookie: once, body: { code: recoveryCodes[0] ?? '' } })
    await ok(test.app, endAuthenticator, { cookie: twice })
  })

  it.each([{}, { password: '' }, { code: '' }, { code: '123456', password: 'x' }])('takes no %j', async (body) => {
    const { cookie } = await confirmedMember(test)
    const answered = await test.app.inject({ method: 'POST', url: stepUp.path, headers: { cookie }, payload: body })
    expect(answered.statusCode).toBe(400)
  })

  it('cannot be guessed by whoever sits at the open session', async () => {
    const { cookie, password } = await confirmedMember(test)
    for (let tries = 0; tries < 10; tries += 1) await call(test.app, stepUp, { cookie, body: { password: `Wrong-${tries}aA` } })
    expect((await call(test.app, stepUp, { cookie, body: { password } })).status).toBe(429)
  })

  it('is asked before the app is turned off, before new recovery codes and before another password', async () => {
    const member = await enrolled()
    const { cookie, key, password } = member
    pass(601)
    const change = { currentPassword: password, password: 'Better-Horse-8' }
    const refused = [
      await call(test.app, endAuthenticator, { cookie }),
      await call(test.app, makeRecoveryCodes, { cookie }),
      await call(test.app, changePassword, { cookie, body: change }),
    ]
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual(['step_up_needed', 'step_up_needed', 'step_up_needed'])
    const proven = await prove(test.app, { cookie, body: { code: codeOf(key) } })
    await ok(test.app, endAuthenticator, { cookie: proven })
    await ok(test.app, endAuthenticator, { cookie: proven })
    expect(await ok(test.app, readFactors, { cookie: proven })).toEqual({
      authenticator: null,
      recoveryCodesLeft: 0,
      passkeys: 0,
    })
    expect((await call(test.app, logIn, { body: { username: member.username, password } })).status).toBe(200)
  })
})
