import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { askReset, register } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { ENDPOINTS } from '#contract/all.ts'
import { createDispute, listDisputes } from '#contract/disputes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { stopReminderMails } from '#contract/notifications.ts'
import { saveProfile } from '#contract/profile.ts'
import { resendVerification } from '#contract/email-address.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { mailsIn, mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const EVIL = 'evil.example'
const all = Object.entries<Endpoint>(ENDPOINTS)
const writing = all.filter(([, { method }]) => method !== 'GET')
const urlOf = (endpoint: Endpoint): string => endpoint.path.replaceAll(/:(\w+)/g, '11111111-1111-4111-8111-111111111111')

describe('a foreign page that makes a browser write', () => {
  it.each(writing)('%s is refused by its origin, before anything else is asked', async (_name, endpoint) => {
    const { cookie } = await member()
    for (const origin of [`https://${EVIL}`, 'null', `http://localhost.${EVIL}`, `http://localhost:80@${EVIL}`]) {
      const answered = await test.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: { cookie, origin, host: 'localhost' },
      })
      expect([origin, answered.statusCode, answered.json()]).toEqual([
        origin,
        403,
        { message: 'This request comes from another site.', code: 'forbidden' },
      ])
    }
  })

  it.each(writing.filter(([, { carries, path: at }]) => carries === undefined && at !== stopReminderMails.path))(
    '%s takes none of the bodies that a form can send',
    async (_name, endpoint) => {
      const { cookie } = await member()
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const answered = await test.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint),
          headers: { cookie, 'content-type': type },
          payload: '{"password":"x"}',
        })
        expect([type, answered.statusCode]).toEqual([type, 415])
      }
    },
  )
})

/** One member for the tables: most of their calls change nothing. */
let shared: ReturnType<typeof newMember> | null = null
const member = () => (shared ??= newMember(test.app))

describe('a body with more fields than are asked for', () => {
  it.each(all.flatMap(([name, { body }]) => (body === undefined ? [] : [[name, body] as const])))(
    '%s keeps none that it does not name',
    (_name, body) => {
      const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
      for (const part of [shape, ...(shape.allOf ?? []), ...(shape.anyOf ?? [])])
        expect([undefined, false]).toContain(typeof part === 'object' ? part.additionalProperties : undefined)
    },
  )

  it('cannot make an account more than it is', async () => {
    const other = await newMember(test.app)
    const asked = { username: 'mass_one', email: 'mass@example.test', password: 'Correct-Horse-7', name: 'Mass' }
    const extra = {
      id: other.id,
      userId: other.id,
      role: 'admin',
      isAdmin: true,
      emailConfirmedAt: '2026-01-01T00:00:00.000Z',
      passwordHash: 'x',
      understudyOf: other.id,
      subscription: { status: 'active' },
    }
    const { answer } = await call(test.app, register, { body: { ...asked, ...extra } })
    expect(answer?.user).toEqual({ id: expect.any(String), name: 'Mass', username: 'mass_one', email: 'mass@example.test' })
    expect(answer?.user.id).not.toBe(other.id)
    const { rows } = await test.context.db.execute(
      sql`select email_confirmed_at, understudy_of, password_hash like '$argon2id$%' as hashed from users where username = 'mass_one'`,
    )
    expect(rows).toEqual([{ email_confirmed_at: null, understudy_of: null, hashed: true }])
  })

  it('cannot change whose profile it is, nor what the account is known by', async () => {
    const [mine, other] = [await newMember(test.app), await newMember(test.app)]
    const extra = { id: other.id, userId: other.id, email: 'taken@example.test', username: 'taken', passwordHash: 'x' }
    await ok(test.app, saveProfile, { cookie: mine.cookie, body: { name: 'Changed Name', ...extra } })
    const names = async (cookie: string) => (await ok(test.app, readCurrentUser, { cookie })).user
    expect(await names(mine.cookie)).toMatchObject({ name: 'Changed Name', email: mine.email, username: mine.username })
    expect(await names(other.cookie)).toMatchObject({ name: 'Dana Whitfield', email: other.email })
    expect((await call(test.app, logIn, { body: mine })).status).toBe(200)
  })

  it('cannot make a dispute somebody else’s, decided or a practice one', async () => {
    const [mine, other] = [await newMember(test.app), await newMember(test.app)]
    const asked = { creditor: 'Harbor Dental', description: 'I paid this bill in full.' }
    const extra = { id: other.id, ownerId: other.id, isPractice: true, createdAt: '2020-01-01T00:00:00.000Z' }
    const decided = { ...asked, status: 'resolved' as const }
    expect((await call(test.app, createDispute, { cookie: mine.cookie, body: decided })).status).toBe(400)
    const made = await ok(test.app, createDispute, { cookie: mine.cookie, body: { ...asked, ...extra } })
    expect(made).toMatchObject({ status: 'pending', isPractice: false })
    expect(made.id).not.toBe(other.id)
    expect(await ok(test.app, listDisputes, { cookie: other.cookie })).toEqual([])
  })
})

describe('a body that reaches for what all objects share', () => {
  it.each([
    '{"__proto__":{"polluted":true},"username":"nobody","password":"Wrong-Horse-7"}',
    '{"constructor":{"prototype":{"polluted":true}},"username":"nobody","password":"Wrong-Horse-7"}',
    '{"username":{"__proto__":{"polluted":true}},"password":"x"}',
    '["__proto__"]',
  ])('%s changes nothing', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const answered = await test.app.inject({ method: 'POST', url: `${logIn.path}?__proto__[polluted]=1`, headers, payload })
    expect([400, 401]).toContain(answered.statusCode)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('a body that is meant to break the reader', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  it.each([
    ['very deep', deep],
    ['very deep inside a field', `{"username":${deep},"password":"x"}`],
    ['a very long password', JSON.stringify({ username: 'nobody', password: 'x'.repeat(900_000) })],
    ['a number for a text', '{"username":1e999,"password":7}'],
    ['lists for texts', '{"username":["a"],"password":["b"]}'],
    ['nothing', 'null'],
  ])('%s is refused as a mistake of the caller', async (_case, payload) => {
    const headers = { 'content-type': 'application/json' }
    const answered = await test.app.inject({ method: 'POST', url: logIn.path, headers, payload })
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([400, 'invalid'])
  })

  it('of more than a megabyte is not read at all', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = JSON.stringify({ username: 'x'.repeat(1_100_000), password: 'x' })
    expect((await test.app.inject({ method: 'POST', url: register.path, headers, payload })).statusCode).toBe(413)
  })
})

describe('a mail', () => {
  it('leads to this installation, whatever host the request names', async () => {
    const { email, cookie } = await newMember(test.app)
    const headers = { host: EVIL, 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', forwarded: `host=${EVIL}` }
    await ok(test.app, askReset, { body: { email }, headers })
    await ok(test.app, resendVerification, { cookie, headers })
    await call(test.app, logIn, { body: { username: email, password: 'Correct-Horse-7' }, headers })
    const mails = await vi.waitFor(() => {
      const found = mailsTo(test.directory, email)
      expect(found).toHaveLength(4)
      return found.join()
    }, 60_000)
    expect(mails).toContain('http://localhost:3000/reset-password?token=')
    expect(mails).not.toContain(EVIL)
  })

  it.each([
    'Dana\r\nBcc: victim@example.test',
    'Dana\nSubject: Other',
    'Dana\r\n\r\n<b>Other body</b>',
    'Dana\u2028Bcc: victim@example.test',
  ])('has no other header and no other body because of the name %j', async (name) => {
    const asked = { username: `head_${Buffer.from(name).toString('hex').slice(8, 28)}`, password: 'Correct-Horse-7', name }
    const email = `${asked.username}@example.test`
    const { status } = await call(test.app, register, { body: { ...asked, email } })
    expect([201, 400]).toContain(status)
    await ok(test.app, askReset, { body: { email } })
    await vi.waitFor(() => expect(status === 400 || mailsTo(test.directory, email).length === 2).toBe(true), 60_000)
    const mails = mailsTo(test.directory, email).join()
    expect(mails).not.toMatch(/^(?:Bcc|Cc):/im)
    expect(mails).not.toMatch(/victim|Other/)
  })

  it.each(['a,victim@example.test', 'x<victim@example.test', '"x;victim@example.test'])(
    'goes to nobody where the address could be two: %s',
    async (email) => {
      const body = {
        username: `two_${Buffer.from(email).toString('hex').slice(0, 20)}`,
        email,
        password: 'Correct-Horse-7',
        name: 'Two',
      }
      const { status } = await call(test.app, register, { body })
      expect([201, 400]).toContain(status)
      await ok(test.app, askReset, { body: { email } }).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(mailsIn(test.directory).filter((raw) => /^To:.*victim/m.test(raw))).toEqual([])
    },
  )
})

describe('the address behind a sign-in', () => {
  it.each(['https://evil.example', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)'])(
    'never leads elsewhere: %s',
    async (redirect) => {
      const { username, password } = await member()
      const query = `?redirect=${encodeURIComponent(redirect)}`
      const answered = await test.app.inject({
        method: 'POST',
        url: `${logIn.path}${query}`,
        payload: { username, password, redirect },
      })
      expect([answered.statusCode, answered.headers.location]).toEqual([200, undefined])
      expect(answered.body).not.toContain(EVIL)
    },
  )
})
