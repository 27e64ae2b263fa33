import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePassword, register } from '#contract/accounts.ts'
import { logIn, logOut, readCurrentUser } from '#contract/sign-in.ts'
import { followNotifications } from '#contract/notifications.ts'
import { endOtherSessions, endSession, listSessions } from '#contract/sessions.ts'
import { call, newMember, ok, type Member } from '#server/testing/member.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const START = '2026-11-20T12:00:00.000Z'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
const SUBJECT = 'Subject: A new device signed in to your Errata account'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(() => test.setNow(START))

/** Signs in as a browser does, which brings back each cookie that it was given. */
async function signIn({ username, password }: Pick<Member, 'username' | 'password'>, cookies = '') {
  const answered = await test.app.inject({
    method: 'POST',
    url: logIn.path,
    headers: { 'user-agent': FIREFOX, ...(cookies && { cookie: cookies }) },
    payload: { username, password },
  })
  expect(answered.statusCode).toBe(200)
  const named = Object.fromEntries(answered.cookies.map(({ name, value }) => [name, value]))
  const [session, device] = [`errata_session=${named['errata_session']}`, `errata_device=${named['errata_device']}`]
  return { session, device, both: `${session}; ${device}`, answered }
}

const status = async (cookie: string) => (await call(test.app, readCurrentUser, { cookie })).status
const sessionsOf = async (cookie: string) => (await ok(test.app, listSessions, { cookie })).sessions

const newDeviceMails = (email: string): string[] => mailsTo(test.directory, email).filter((raw) => raw.includes(SUBJECT))

describe('the list of sessions', () => {
  it('says where the account is signed in, this place first, in plain words and without a secret', async () => {
    const member = await newMember(test.app)
    const other = await newMember(test.app)
    test.setNow('2026-11-20T13:00:00.000Z')
    const { session } = await signIn(member)
    const listed = await call(test.app, listSessions, { cookie: member.cookie })
    expect(listed.answer?.sessions.map(({ id: _id, ...rest }) => rest)).toEqual([
      { device: 'An unknown program', firstSeen: START, lastSeen: '2026-11-20T13:00:00.000Z', isThis: true },
      { device: 'Firefox on Linux', firstSeen: '2026-11-20T13:00:00.000Z', lastSeen: '2026-11-20T13:00:00.000Z', isThis: false },
    ])
    expect((await sessionsOf(session)).map(({ isThis, device }) => [device, isThis])).toEqual([
      ['Firefox on Linux', true],
      ['An unknown program', false],
    ])
    const secret = session.split('.')[1] ?? expect.unreachable('no secret')
    expect(listed.raw.toString()).not.toContain(secret)
    const { rows } = await test.context.db.execute<{ hash: string }>(sql`select token_hash as hash from sessions`)
    for (const { hash } of rows) expect(listed.raw.toString()).not.toContain(hash)
    expect(await sessionsOf(other.cookie)).toHaveLength(1)
  })

  it('notes at most every ten minutes when a place was last seen, and forgets what is over', async () => {
    const { cookie } = await newMember(test.app)
    test.setNow('2026-11-20T12:09:59.000Z')
    expect((await sessionsOf(cookie))[0]?.lastSeen).toBe(START)
    test.setNow('2026-11-20T12:10:00.000Z')
    expect((await sessionsOf(cookie))[0]?.lastSeen).toBe('2026-11-20T12:10:00.000Z')
    test.setNow('2026-12-20T12:09:59.999Z')
    expect(await status(cookie)).toBe(200)
    test.setNow('2027-01-19T12:09:59.999Z')
    expect(await status(cookie)).toBe(401)
  })
})

describe('a shared computer', () => {
  const visit = ({ username, password }: Pick<Member, 'username' | 'password'>, cookie = '') =>
    test.app.inject({
      method: 'POST',
      url: logIn.path,
      headers: cookie === '' ? {} : { cookie },
      payload: { username, password, keepNothing: true },
    })
  const session = (answered: { readonly cookies: readonly { name: string; value: string }[] }) =>
    answered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  it('gets cookies that go with the browser, and one that tells the screens', async () => {
    const { cookies } = await visit(await newMember(test.app))
    expect(cookies.map(({ name }) => name)).toEqual(['errata_session', 'errata_keeps_nothing', 'errata_device'])
    expect(cookies.map(({ maxAge, expires }) => [maxAge, expires])).toEqual(cookies.map(() => [undefined, undefined]))
    expect(cookies.map(({ httpOnly }) => httpOnly ?? false)).toEqual([true, false, true])
  })

  it('is signed out after half an hour without use, and after twelve hours in any case', async () => {
    const cookie = session(await visit(await newMember(test.app)))
    const at = async (minutes: number) => {
      test.setNow(new Date(Date.parse(START) + minutes * 60_000).toISOString())
      return status(cookie)
    }
    for (let minutes = 0; minutes < 12 * 60; minutes += 29) expect([minutes, await at(minutes)]).toEqual([minutes, 200])
    expect(await at(12 * 60)).toBe(401)
    test.setNow(START)
    const unused = session(await visit(await newMember(test.app)))
    test.setNow('2026-11-20T12:30:00.000Z')
    expect(await status(unused)).toBe(401)
  })

  it('forgets everything when its visitor signs out', async () => {
    const cookie = session(await visit(await newMember(test.app)))
    const out = await test.app.inject({ method: 'POST', url: logOut.path, headers: { cookie } })
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"')
    const gone = out.cookies.map(({ name, value }) => `${name}=${value}`)
    expect(gone).toEqual(['errata_session=', 'errata_keeps_nothing=', 'errata_device='])
  })

  it('is an ordinary browser again for whoever signs in without the wish', async () => {
    const member = await newMember(test.app)
    const cookie = session(await visit(member))
    const { username, password } = member
    const payload = { username, password }
    const { cookies } = await test.app.inject({ method: 'POST', url: logIn.path, headers: { cookie }, payload })
    expect(cookies.map(({ name, value, maxAge }) => [name, value === '', maxAge !== undefined])).toEqual([
      ['errata_session', false, true],
      ['errata_keeps_nothing', true, true],
      ['errata_device', false, true],
    ])
  })
})

describe('signing out from afar', () => {
  it('asks for a proof before another place is ended, and for none to leave one’s own', async () => {
    const member = await newMember(test.app)
    await signIn(member)
    const [here, there] = await sessionsOf(member.cookie)
    test.setNow('2026-11-20T12:11:00.000Z')
    const { cookie } = member
    for (const refused of [
      await call(test.app, endSession, { cookie, params: { id: there?.id ?? '' } }),
      await call(test.app, endOtherSessions, { cookie }),
    ])
      expect([refused.status, refused.refusal?.code]).toEqual([403, 'step_up_needed'])
    expect((await call(test.app, endSession, { cookie, params: { id: here?.id ?? '' } })).status).toBe(200)
  })

  it('ends one place and no other; a second time there is nothing to end', async () => {
    const member = await newMember(test.app)
    const { session } = await signIn(member)
    const there = (await sessionsOf(member.cookie)).find(({ isThis }) => !isThis)?.id ?? ''
    const ended = await call(test.app, endSession, { cookie: member.cookie, params: { id: there } })
    expect([ended.status, ended.answer]).toEqual([200, { message: 'Firefox on Linux is signed out.' }])
    expect([await status(session), await status(member.cookie)]).toEqual([401, 200])
    expect((await call(test.app, endSession, { cookie: member.cookie, params: { id: there } })).status).toBe(404)
    const { rows } = await test.context.db.execute(
      sql`select action from audit_log where user_id = ${member.id} and action = 'session.ended'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('of this very place takes its cookie away', async () => {
    const { cookie } = await newMember(test.app)
    const here = (await sessionsOf(cookie))[0]?.id ?? ''
    const answered = await test.app.inject({ method: 'DELETE', url: `/api/sessions/${here}`, headers: { cookie } })
    expect([answered.statusCode, answered.cookies[0]?.name, answered.cookies[0]?.value]).toEqual([200, 'errata_session', ''])
    expect(await status(cookie)).toBe(401)
  })

  it('never ends somebody else’s', async () => {
    const [member, other] = [await newMember(test.app), await newMember(test.app)]
    const theirs = (await sessionsOf(other.cookie))[0]?.id ?? ''
    expect((await call(test.app, endSession, { cookie: member.cookie, params: { id: theirs } })).status).toBe(404)
    await ok(test.app, endOtherSessions, { cookie: member.cookie })
    expect(await status(other.cookie)).toBe(200)
  })

  it('everywhere else ends all but this place, and is harmless when repeated', async () => {
    const member = await newMember(test.app)
    const elsewhere = [await signIn(member), await signIn(member)]
    expect(await ok(test.app, endOtherSessions, { cookie: member.cookie })).toEqual({
      message: '2 other places signed out.',
      ended: 2,
    })
    expect(await Promise.all([member.cookie, ...elsewhere.map(({ session }) => session)].map(status))).toEqual([200, 401, 401])
    expect(await ok(test.app, endOtherSessions, { cookie: member.cookie })).toEqual({
      message: 'You’re not signed in anywhere else.',
      ended: 0,
    })
  })
})

describe('a session', () => {
  it('is a new one at each sign-in, in place of the one that this browser had', async () => {
    const member = await newMember(test.app)
    const first = await signIn(member)
    const second = await signIn(member, first.both)
    expect(second.session).not.toBe(first.session)
    expect([await status(first.session), await status(second.session), await status(member.cookie)]).toEqual([401, 200, 200])
  })

  it('cannot be fixed beforehand: what the browser was given to send opens nothing after the sign-in', async () => {
    const [member, attacker] = [await newMember(test.app), await newMember(test.app)]
    for (const planted of [attacker.cookie, `errata_session=${member.id}.${'a'.repeat(43)}`]) {
      const { session } = await signIn(member, planted)
      expect(session).not.toBe(planted)
      expect([await status(planted), await status(session)]).toEqual([401, 200])
      expect((await ok(test.app, readCurrentUser, { cookie: session })).user.id).toBe(member.id)
    }
    const body = {
      username: `fixed_${member.username}`,
      email: `fixed_${member.email}`,
      password: 'Correct-Horse-7',
      name: 'Fay',
    }
    const known = await newMember(test.app)
    const { cookie } = await call(test.app, register, { body, cookie: known.cookie })
    expect(cookie).not.toBe(known.cookie)
    expect(await status(known.cookie)).toBe(401)
  })

  it('stays where the sign-in fails', async () => {
    const member = await newMember(test.app)
    const body = { username: member.username, password: 'Wrong-Horse-7' }
    expect((await call(test.app, logIn, { body, cookie: member.cookie })).status).toBe(401)
    expect(await status(member.cookie)).toBe(200)
  })

  it('of others ends with a changed password', async () => {
    const member = await newMember(test.app)
    const { session } = await signIn(member)
    const body = { currentPassword: member.password, password: 'Battery-Staple-8' }
    await ok(test.app, changePassword, { cookie: member.cookie, body })
    expect(await sessionsOf(member.cookie)).toHaveLength(1)
    expect(await status(session)).toBe(401)
  })
})

describe('a sign-in from a browser that was not used before', () => {
  it('is told by mail, once for each browser; the first one, at registration, is not', async () => {
    const member = await newMember(test.app, { name: 'Marisol Quintero' })
    const { device } = await signIn(member)
    const [mail = ''] = await vi.waitFor(() => {
      const mails = newDeviceMails(member.email)
      expect(mails).toHaveLength(1)
      return mails
    }, 60_000)
    const read = mail.replaceAll('=\r\n', '').replaceAll(/\s+/g, ' ')
    expect(read).toContain('from a new browser: Firefox on Linux, on November 20, 2026 at 12:00')
    expect(mail).toContain('http://localhost:3000/forgot-password\r\n')
    expect(mail.split('\r\n\r\n').slice(1).join()).not.toMatch(/Marisol|Quintero|member_|127\.0\.0\.1/)
    await signIn(member, device)
    await signIn(member)
    await vi.waitFor(() => expect(newDeviceMails(member.email)).toHaveLength(2), 60_000)
  })

  it('is not told where the password was wrong', async () => {
    const member = await newMember(test.app)
    await call(test.app, logIn, { body: { username: member.username, password: 'Wrong-Horse-7' } })
    await signIn(member)
    await vi.waitFor(() => expect(newDeviceMails(member.email)).toHaveLength(1), 60_000)
  })

  it('is known again by a mark of which only a keyed hash is kept, another one for each account', async () => {
    const [member, other] = [await newMember(test.app), await newMember(test.app)]
    const { device, answered } = await signIn(member)
    const theirs = await signIn(other, device)
    expect(theirs.device).toBe(device)
    expect(String(answered.headers['set-cookie'])).toMatch(
      /errata_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/,
    )
    const { rows } = await test.context.db.execute<{ hash: string }>(
      sql`select device_hash as hash from known_devices where user_id in (${member.id}, ${other.id})`,
    )
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(4)
    expect(JSON.stringify(rows)).not.toContain(device.split('=')[1])
  })

  it('does not take a mark that is none of ours', async () => {
    const member = await newMember(test.app)
    expect((await signIn(member, `errata_device=${'x'.repeat(3000)}`)).device).toMatch(/=[\w-]{43}$/)
  })

  it('goes on where the mail cannot be sent', async () => {
    const member = await newMember(test.app)
    const failing = vi.spyOn(test.context.email, 'send').mockRejectedValueOnce(new Error('no mail today'))
    await signIn(member)
    await vi.waitFor(() => expect(test.logged.join()).toContain('a mail could not be sent'), 60_000)
    failing.mockRestore()
  })
})

describe('a session', () => {
  it('is over after ninety days, however much it is used', async () => {
    const member = await newMember(test.app)
    for (let day = 20; day < 90; day += 20) {
      test.setNow(daysLater(day))
      expect(await status(member.cookie)).toBe(200)
    }
    test.setNow(new Date(Date.parse(daysLater(90)) - 1000).toISOString())
    expect(await status(member.cookie)).toBe(200)
    test.setNow(daysLater(90))
    expect(await status(member.cookie)).toBe(401)
  })

  it.each(['signing out', 'signing out elsewhere'])('takes its streams of events with it: %s', async (way) => {
    const member = await newMember(test.app)
    const other = await signIn(member)
    const stream = await openStream(test.app, followNotifications.path, member.cookie)
    expect(await stream.next()).toMatch(/^data:/)
    const [here] = await sessionsOf(member.cookie)
    if (way === 'signing out') await ok(test.app, logOut, { cookie: member.cookie })
    else await ok(test.app, endSession, { cookie: other.session, params: { id: here?.id ?? '' } })
    // Signs of life say nothing.
    expect((await stream.rest()).replaceAll(': alive\n\n', '')).toBe('')
  })

  it('that is signed out leaves nothing in the cache of the browser', async () => {
    const member = await newMember(test.app)
    const answered = await test.app.inject({ method: 'POST', url: logOut.path, headers: { cookie: member.cookie } })
    expect(answered.headers['clear-site-data']).toBe('"cache"')
  })
})

const daysLater = (days: number): string => new Date(Date.parse(START) + days * 24 * 60 * 60_000).toISOString()
