import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '#contract/accounts.ts'
import { logIn, logOut, readCurrentUser } from '#contract/sign-in.ts'
import { listDisputes } from '#contract/disputes.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { confirmDemoPayment, readSubscription } from '#contract/subscriptions.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const visitor = { username: 'Dana_W', email: 'Dana@Example.test', password: 'Correct-Horse-7', name: 'Dana Whitfield' }

describe('a visitor who registers', () => {
  it('is signed in at once, by a cookie that scripts cannot read', async () => {
    const answered = await test.app.inject({ method: 'POST', url: '/api/auth/register', payload: visitor })
    expect(answered.statusCode).toBe(201)
    const cookie = String(answered.headers['set-cookie'])
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    const { user } = await ok(test.app, readCurrentUser, { cookie: cookie.split(';')[0] ?? '' })
    expect(user).toEqual({ id: expect.any(String), name: 'Dana Whitfield', username: 'dana_w', email: 'dana@example.test' })
  })

  it.each([
    ['a taken username', { ...visitor, email: 'other@example.test' }, 'This username is already taken'],
    [
      'a taken e-mail, however written',
      { ...visitor, username: 'other', email: 'DANA@example.TEST' },
      'An account with this email already exists',
    ],
  ])('is told of %s', async (_case, body, message) => {
    const { status, refusal } = await call(test.app, register, { body })
    expect(status).toBe(409)
    expect(refusal?.message).toBe(message)
  })

  it.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ username: '' }, 'username', 'Username is required'],
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'bad name' }, 'username', 'Username may contain only letters, digits and underscore'],
    [{ username: 'x'.repeat(41) }, 'username', 'Username must be at most 40 characters'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'Ab1' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'alllowercase1' }, 'password', 'Password must contain uppercase, lowercase, and number'],
    [{ phone: '555-1234' }, 'phone', 'Phone must be in format: (555) 123-4567'],
  ])('with %o hears about %s', async (change, path, message) => {
    const { status, refusal } = await call(test.app, register, { body: { ...visitor, ...change } })
    expect(status).toBe(400)
    expect(refusal?.issues).toEqual([{ path, message }])
    expect(refusal?.message).toBe(message)
  })

  it('never has the password stored or the hash answered', async () => {
    const { rows } = await test.context.db.execute(sql`select password_hash from users where username = 'dana_w'`)
    expect(JSON.stringify(rows)).toContain('$argon2id$')
    expect(JSON.stringify(rows)).not.toContain(visitor.password)
  })
})

describe('a member', () => {
  it.each([
    ['username', 'DANA_W'],
    ['e-mail', 'dana@example.TEST'],
  ])('signs in with the %s', async (_case, username) => {
    const { user } = await ok(test.app, logIn, { body: { username, password: visitor.password } })
    expect(user.username).toBe('dana_w')
  })

  it('gets one answer for a wrong password and for an account that does not exist', async () => {
    const wrong = await call(test.app, logIn, { body: { username: 'dana_w', password: 'Wrong-Horse-7' } })
    const unknown = await call(test.app, logIn, { body: { username: 'nobody_here', password: 'Wrong-Horse-7' } })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.refusal]).toEqual([wrong.status, wrong.refusal])
  })

  it('cannot be guessed by username and e-mail in turns', async () => {
    const member = await newMember(test.app)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) {
      const username = tries % 2 === 0 ? member.username : member.email
      statuses.push((await call(test.app, logIn, { body: { username, password: `Wrong-${tries}aA` } })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('cannot be guessed by many at once; right passwords at once all sign in', async () => {
    const member = await newMember(test.app)
    const right = { username: member.username, password: member.password }
    const signedIn = await Promise.all(Array.from({ length: 15 }, () => call(test.app, logIn, { body: right })))
    expect(new Set(signedIn.map(({ status }) => status))).toEqual(new Set([200]))
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, tries) =>
        call(test.app, logIn, { body: { username: member.username, password: `Wrong-${tries}aA` } }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('cannot be guessed: the eleventh wrong password is 429, and so is the right one until the window has passed', async () => {
    const member = await newMember(test.app)
    for (let tries = 0; tries < 10; tries += 1) {
      const { status } = await call(test.app, logIn, { body: { username: member.username, password: `Wrong-${tries}aA` } })
      expect(status).toBe(401)
    }
    const right = { username: member.username, password: member.password }
    expect((await call(test.app, logIn, { body: right })).status).toBe(429)
    test.setNow('2026-11-20T12:16:00.000Z')
    expect((await call(test.app, logIn, { body: right })).status).toBe(200)
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it('signs out for good: the old cookie opens nothing', async () => {
    const { cookie, id } = await newMember(test.app)
    await ok(test.app, logOut, { cookie })
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(401)
    expect((await call(test.app, logOut)).status).toBe(200)
    expect((await call(test.app, logOut, { cookie })).status).toBe(200)
    const { rows } = await test.context.db.execute(
      sql`select actor from audit_log where user_id = ${id} and action = 'session.closed'`,
    )
    expect(rows).toEqual([{ actor: `user:${id}` }])
  })

  it('has a session that ends after thirty days without use', async () => {
    const { cookie } = await newMember(test.app)
    test.setNow('2026-12-19T12:00:00.000Z')
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(200)
    test.setNow('2027-01-19T12:00:00.000Z')
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(401)
    test.setNow('2026-11-20T12:00:00.000Z')
  })

  it.each([
    ['nobody', null],
    ['a made-up token', 'errata_session=00000000-0000-4000-8000-000000000000.abc'],
    ['rubbish', 'errata_session=%00;;=.'],
  ])('is not %s', async (_case, cookie) => {
    const { status, refusal } = await call(test.app, listDisputes, { cookie })
    expect(status).toBe(401)
    expect(refusal).toEqual({ message: 'Authentication failed', code: 'unauthenticated' })
  })
})

describe('the subscription gate', () => {
  it('asks for the demo payment once, charges nothing, and opens', async () => {
    const { id, cookie } = await newMember(test.app)
    expect(await ok(test.app, readSubscription, { cookie })).toEqual({
      status: 'demo_payment_required',
      hasActiveSubscription: false,
    })
    expect((await call(test.app, readDashboard, { cookie, params: { userId: id } })).status).toBe(402)
    for (let times = 0; times < 2; times += 1) {
      const paid = await ok(test.app, confirmDemoPayment, { cookie })
      expect(paid).toEqual({ success: true, message: 'Demo payment of $39.00 confirmed. Nothing was charged.' })
    }
    expect(await ok(test.app, readSubscription, { cookie })).toEqual({ status: 'active', hasActiveSubscription: true })
    expect((await call(test.app, readDashboard, { cookie, params: { userId: id } })).status).toBe(200)
    const { rows } = await test.context.db.execute(sql`select action from audit_log where user_id = ${id} order by action`)
    expect(rows.map((row) => row['action'])).toEqual(['account.registered', 'subscription.demo_confirmed'])
  })
})

describe('a write from another site', () => {
  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:80', 200],
    ['http://127.0.0.1:80', 200],
  ])('with origin %s is answered %i', async (origin, expected) => {
    const answered = await test.app.inject({ method: 'POST', url: '/api/logout', headers: { origin, host: 'localhost:80' } })
    expect(answered.statusCode).toBe(expected)
  })

  it.each([
    ['cross-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('without an origin, that the browser calls %s, is answered %i', async (site, expected) => {
    const answered = await test.app.inject({ method: 'POST', url: '/api/logout', headers: { 'sec-fetch-site': site } })
    expect(answered.statusCode).toBe(expected)
  })

  it('is refused for any origin but PUBLIC_URL where that is set', async () => {
    const other = await testApp({ environment: { PUBLIC_URL: 'https://errata.example' } })
    const from = (origin: string) =>
      other.app.inject({ method: 'POST', url: '/api/logout', headers: { origin, host: 'errata.example' } })
    expect((await from('https://errata.example')).statusCode).toBe(200)
    expect((await from('http://errata.example')).statusCode).toBe(403)
    await other.close()
  })
})

describe('an unknown path of the API', () => {
  it('is a JSON 404', async () => {
    const answered = await test.app.inject({ method: 'GET', url: '/api/nothing-here' })
    expect(answered.statusCode).toBe(404)
    expect(answered.json()).toEqual({ message: 'There’s nothing here.', code: 'not_found' })
  })
})
