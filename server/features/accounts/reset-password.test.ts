import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EmailMessage } from '#adapters/email/port.ts'
import { askReset, checkResetToken, resetPassword } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

const START = '2026-11-20T12:00:00.000Z'
const NEW = 'Battery-Staple-8'
const OVER = 'This reset link is invalid or has expired.'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

interface Mail {
  readonly raw: string
  readonly token: string
}

function linksTo(email: string, app: TestApp = test): Mail[] {
  return mailsTo(app.directory, email)
    .filter((raw) => raw.includes('Subject: Reset your Errata password'))
    .map((raw) => ({ raw, token: /\?token=([\w.-]+)\r\n/.exec(raw)?.[1] ?? '' }))
}

/** Asks for a link and answers the token of the mail that comes, which is none of those that were there. */
async function linkFor({ email }: Pick<Member, 'email'>): Promise<string> {
  const before = new Set(linksTo(email).map(({ token }) => token))
  await ok(test.app, askReset, { body: { email } })
  return vi.waitFor(() => {
    const mail = linksTo(email).find(({ token }) => !before.has(token))
    expect(mail).toBeDefined()
    return mail?.token ?? ''
  }, 60_000)
}

const signIn = async ({ username }: Member, password: string) =>
  (await call(test.app, logIn, { body: { username, password } })).status
const isValid = async (token: string) => (await ok(test.app, checkResetToken, { body: { token } })).valid
const reset = (token: string, password: string = NEW) => call(test.app, resetPassword, { body: { token, password } })

describe('a reset link', () => {
  it('comes as a mail that reads as it stands and names nobody', async () => {
    const member = await newMember(test.app, { name: 'Marisol Quintero' })
    const token = await linkFor(member)
    const [mail] = linksTo(member.email)
    expect(token).toMatch(new RegExp(String.raw`^${member.id}\.[\w-]{43}$`))
    expect(mail?.raw).toContain(`\r\nhttp://localhost:3000/reset-password?token=${token}\r\n`)
    expect(mail?.raw).toContain('Subject: Reset your Errata password')
    expect(mail?.raw).toContain('text/html')
    expect(mail?.raw.split('\r\n\r\n').slice(1).join()).not.toMatch(/Marisol|Quintero|member_/)
  })

  it('sets the new password once, and the old one opens nothing any more', async () => {
    const member = await newMember(test.app)
    const token = await linkFor(member)
    expect([await isValid(token), await isValid(token)]).toEqual([true, true])
    expect((await reset(token)).answer).toEqual({ message: 'Your password has been reset. Sign in with the new one.' })
    expect([await signIn(member, member.password), await signIn(member, NEW)]).toEqual([401, 200])
    expect(await isValid(token)).toBe(false)
    const again = await reset(token, 'Another-Staple-9')
    expect([again.status, again.refusal]).toEqual([
      400,
      { message: OVER, code: 'invalid', issues: [{ path: 'token', message: OVER }] },
    ])
    expect([await signIn(member, 'Another-Staple-9'), await signIn(member, NEW)]).toEqual([401, 200])
  })

  it('has one winner when it is used twice at once', async () => {
    const member = await newMember(test.app)
    const token = await linkFor(member)
    const answers = await Promise.all([1, 2, 3, 4].map((number) => reset(token, `Battery-Staple-${number}`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    expect(await signIn(member, `Battery-Staple-${answers.findIndex(({ status }) => status === 200) + 1}`)).toBe(200)
  })

  it('ends every session of the account and of nobody else, and opens none', async () => {
    const [member, other] = [await newMember(test.app), await newMember(test.app)]
    const elsewhere = await call(test.app, logIn, { body: { username: member.username, password: member.password } })
    const done = await call(test.app, resetPassword, {
      body: { token: await linkFor(member), password: NEW },
      cookie: other.cookie,
    })
    expect([done.status, done.cookie]).toEqual([200, null])
    const cookies = [member.cookie, elsewhere.cookie, other.cookie]
    expect(await Promise.all(cookies.map(async (cookie) => (await call(test.app, readCurrentUser, { cookie })).status))).toEqual([
      401, 401, 200,
    ])
  })

  if (isWholeCorpus)
    it('leaves no session to somebody who signs in with the old password at that very moment', async () => {
      for (let times = 0; times < 10; times += 1) {
        const member = await newMember(test.app)
        const token = await linkFor(member)
        const body = { username: member.username, password: member.password }
        const late = Array.from({ length: 6 }, (_, number) => wait(number * 4).then(() => call(test.app, logIn, { body })))
        const [done, ...entries] = await Promise.all([reset(token), ...late])
        const cookies = entries.flatMap(({ cookie }) => cookie ?? [])
        const opened = await Promise.all(
          cookies.map(async (cookie) => (await call(test.app, readCurrentUser, { cookie })).status),
        )
        expect([done.status, opened.filter((status) => status !== 401)]).toEqual([200, []])
      }
    })

  it('lives for one hour', async () => {
    const token = await linkFor(await newMember(test.app))
    test.setNow('2026-11-20T12:59:59.999Z')
    expect(await isValid(token)).toBe(true)
    test.setNow('2026-11-20T13:00:00.000Z')
    expect([await isValid(token), (await reset(token)).status]).toEqual([false, 400])
  })

  it('is ended by a newer one, but not by somebody else’s', async () => {
    const [member, other] = [await newMember(test.app), await newMember(test.app)]
    const older = await linkFor(member)
    const others = await linkFor(other)
    const newer = await linkFor(member)
    expect([await isValid(older), await isValid(others), await isValid(newer)]).toEqual([false, true, true])
    expect([(await reset(older)).status, (await reset(newer)).status]).toEqual([400, 200])
  })

  if (isWholeCorpus)
    it('lets in an owner whom wrong guesses had locked out', async () => {
      const member = await newMember(test.app)
      for (let tries = 0; tries < 10; tries += 1) await signIn(member, `Wrong-${tries}aA`)
      expect(await signIn(member, member.password)).toBe(429)
      await reset(await linkFor(member))
      expect(await signIn(member, NEW)).toBe(200)
    })

  if (isWholeCorpus)
    it('leads to PUBLIC_URL where that is set, whatever host the request names', async () => {
      const public_ = await testApp({ environment: { PUBLIC_URL: 'https://errata.example/' } })
      const { email } = await newMember(public_.app)
      await ok(public_.app, askReset, { body: { email }, headers: { host: 'evil.example' } })
      const mail = await vi.waitFor(() => linksTo(email, public_)[0] ?? expect.unreachable('no mail yet'), 60_000)
      expect(mail.raw).toContain(`\r\nhttps://errata.example/reset-password?token=${mail.token}\r\n`)
      expect(mail.raw).not.toContain('evil.example')
      await public_.close()
    })
})

describe('a text that is no live token', () => {
  it.each([
    ['nothing', ''],
    ['rubbish', 'not a token'],
    ['a token of nobody', `11111111-1111-4111-8111-111111111111.${'a'.repeat(43)}`],
    ['very much text', 'x'.repeat(100_000)],
    ['SQL', "' or '1'='1"],
  ])('%s is not valid and resets nothing', async (_case, token) => {
    expect(await isValid(token)).toBe(false)
    expect([(await reset(token)).status, (await reset(token)).refusal?.message]).toEqual([400, OVER])
  })

  it('of another account does not fit: the secret of one user with the id of another', async () => {
    const [member, other] = [await newMember(test.app), await newMember(test.app)]
    const [, secret] = (await linkFor(member)).split('.')
    expect(await isValid(`${other.id}.${secret}`)).toBe(false)
  })

  it('is not a session’s cookie, nor opens a link a session', async () => {
    const member = await newMember(test.app)
    expect(await isValid(member.cookie.split('=')[1] ?? '')).toBe(false)
    const token = await linkFor(member)
    expect((await call(test.app, readCurrentUser, { cookie: `errata_session=${token}` })).status).toBe(401)
  })

  it('that is missing is refused', async () => {
    const answered = await test.app.inject({ method: 'POST', url: '/api/auth/verify-reset-token', payload: {} })
    expect([answered.statusCode, answered.json()]).toMatchObject([400, { issues: [{ path: 'token' }] }])
  })
})

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['Ab1', 'Password must be at least 8 characters long'],
    ['alllowercase1', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
    ['NoDigitsHere', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
  ])('%o hears: %s; the link still works', async (password, message) => {
    const token = await linkFor(await newMember(test.app))
    const refused = await reset(token, password)
    expect([refused.status, refused.refusal?.issues]).toEqual([400, [{ path: 'password', message }]])
    expect(await isValid(token)).toBe(true)
  })
})

describe('asking for a link', () => {
  it.each([
    ['', 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
  ])('with %o hears: %s', async (email, message) => {
    const { status, refusal } = await call(test.app, askReset, { body: { email } })
    expect([status, refusal?.issues]).toEqual([400, [{ path: 'email', message }]])
  })

  it('gets one answer whether the account exists or not, and mails only to one that does', async () => {
    const member = await newMember(test.app)
    const known = await call(test.app, askReset, { body: { email: ` ${member.email.toUpperCase()} ` } })
    const unknown = await call(test.app, askReset, { body: { email: 'nobody-here@example.test' } })
    expect([unknown.status, unknown.raw.toString()]).toEqual([known.status, known.raw.toString()])
    expect(known.status).toBe(200)
    await vi.waitFor(() => expect(linksTo(member.email)).toHaveLength(1), 60_000)
    expect(linksTo('nobody-here@example.test')).toEqual([])
  })

  if (isWholeCorpus)
    it('writes at most five mails an hour to one account, and tells nobody that it stopped', async () => {
      const member = await newMember(test.app)
      const answers: string[] = []
      for (let times = 0; times < 7; times += 1)
        answers.push((await call(test.app, askReset, { body: { email: member.email } })).raw.toString())
      expect(new Set(answers).size).toBe(1)
      expect(linksTo(member.email)).toHaveLength(5)
      const live = await Promise.all(linksTo(member.email).map(({ token }) => isValid(token)))
      expect(live.filter(Boolean)).toHaveLength(1)
      test.setNow('2026-11-20T13:00:00.001Z')
      await linkFor(member)
      expect(linksTo(member.email)).toHaveLength(6)
    })
})

describe('asking for a link while the mail is slow or fails', () => {
  const asked = async (app: TestApp, email: string): Promise<{ readonly body: string; readonly ms: number }> => {
    const started = performance.now()
    const answered = await app.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
    return { body: `${answered.statusCode} ${answered.body}`, ms: performance.now() - started }
  }
  const withEmail = async (send: (message: EmailMessage) => Promise<{ readonly messageId: string }>) => {
    const app = await testApp()
    Object.assign(app.context, { email: { ...app.context.email, send } })
    return { app, member: await newMember(app.app, { name: 'Marisol Quintero' }) }
  }

  it('does not show by the time of the answer whether the account exists', async () => {
    let hasSent = false
    let letGo = (): void => undefined
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { app, member } = await withEmail(async () => {
      await until
      hasSent = true
      return { messageId: '' }
    })
    const known = await asked(app, member.email)
    const unknown = await asked(app, 'no-account@example.test')
    expect(hasSent).toBe(false)
    expect(known.body).toBe(unknown.body)
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(190)
    letGo()
    await vi.waitFor(() => expect(hasSent).toBe(true), 60_000)
    await app.close()
  })

  it('answers the same and logs the failure without anything private', async () => {
    const seen: string[] = []
    const { app, member } = await withEmail((message) => {
      seen.push(message.text)
      return Promise.reject(new Error(`550 no mailbox ${message.to}: ${message.text}`))
    })
    const known = await asked(app, member.email)
    expect(known.body).toBe((await asked(app, 'nobody-here@example.test')).body)
    // The mail that confirms the address fails, too.
    await vi.waitFor(() => expect(app.logged.filter((line) => line.includes('a mail could not be sent'))).toHaveLength(2), 60_000)
    const token = /token=(\S+)/.exec(seen.join())?.[1] ?? expect.unreachable('no token was made')
    for (const secret of [token, token.split('.')[1] ?? '', member.email, 'Marisol'])
      expect(app.logged.join('\n')).not.toContain(secret)
    await app.close()
  })
})

if (isWholeCorpus)
  describe('two hundred requests from one address', () => {
    it('are answered, the next is 429; an hour later all is well', async () => {
      const { app, context, setNow, close } = await testApp()
      const body = { email: 'nobody-here@example.test' }
      await ok(app, askReset, { body })
      // The other 199 of this address, as the first one was counted.
      await context.db.execute(sql`
      insert into reset_requests (subject, asked_at)
      select subject, asked_at from (select subject, asked_at from reset_requests order by subject) rows cross join generate_series(1, 199)
    `)
      const { status, refusal } = await call(app, askReset, { body })
      expect([status, refusal]).toEqual([
        429,
        { message: 'Too many reset links were requested. Wait an hour and try again.', code: 'too_many' },
      ])
      setNow('2026-11-20T13:00:00.001Z')
      await ok(app, askReset, { body })
      await close()
    })
  })

describe('a planted token', () => {
  it('stands in the mail and nowhere else: no table, no log, no answer; what was done is in the audit log', async () => {
    const member = await newMember(test.app)
    const token = await linkFor(member)
    const secret = token.split('.')[1] ?? ''
    const answers = [
      await call(test.app, checkResetToken, { body: { token } }),
      await call(test.app, resetPassword, { body: { token, password: 'weak' } }),
      await reset(token),
      await reset(token),
    ].map(({ raw }) => raw.toString())
    await test.app.inject({ method: 'GET', url: `/reset-password?token=${token}` })
    expect(
      linksTo(member.email)
        .map(({ raw }) => raw)
        .join(''),
    ).toContain(secret)
    for (const hidden of [secret, NEW]) {
      expect(answers.join('')).not.toContain(hidden)
      expect(test.logged.join('')).not.toContain(hidden)
      expect(await tablesWith(hidden)).toEqual([])
    }
    const { rows } = await test.context.db.execute(
      sql`select actor, action from audit_log where user_id = ${member.id} and action like 'password_reset.%' order by action`,
    )
    expect(rows).toEqual([
      { actor: 'visitor', action: 'password_reset.asked' },
      { actor: `user:${member.id}`, action: 'password_reset.done' },
    ])
  })
})

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await test.context.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(rows.map(({ name }) => name)).toContain('password_resets')
  const holding: string[] = []
  for (const { name } of rows) {
    const dump = await test.context.db.execute(sql`select t::text as line from ${sql.identifier(name)} t`)
    if (JSON.stringify(dump.rows).includes(text)) holding.push(name)
  }
  return holding
}
