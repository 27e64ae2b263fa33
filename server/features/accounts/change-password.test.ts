import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePassword } from '#contract/accounts.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const NEW = 'Better-Horse-8'

describe('a member who changes the password', () => {
  it('stays signed in here, is signed out everywhere else, and signs in with the new one only', async () => {
    const { cookie, username, password, id } = await newMember(test.app)
    const elsewhere = (await call(test.app, logIn, { body: { username, password } })).cookie
    await ok(test.app, changePassword, { cookie, body: { currentPassword: password, password: NEW } })
    expect((await call(test.app, readCurrentUser, { cookie })).status).toBe(200)
    expect((await call(test.app, readCurrentUser, { cookie: elsewhere })).status).toBe(401)
    expect((await call(test.app, logIn, { body: { username, password } })).status).toBe(401)
    expect((await call(test.app, logIn, { body: { username, password: NEW } })).status).toBe(200)
    const { rows } = await test.context.db.execute(
      sql`select action from audit_log where user_id = ${id} and action = 'password.changed'`,
    )
    expect(rows).toHaveLength(1)
  })

  it('must know the current one: a wrong one is told at its field and changes nothing', async () => {
    const { cookie, username, password } = await newMember(test.app)
    const { status, refusal } = await call(test.app, changePassword, {
      cookie,
      body: { currentPassword: 'Wrong-7aA', password: NEW },
    })
    expect([status, refusal?.issues]).toEqual([400, [{ path: 'currentPassword', message: 'This isn’t your current password' }]])
    expect((await call(test.app, logIn, { body: { username, password } })).status).toBe(200)
  })

  it('cannot be guessed by whoever sits at the open session: the eleventh try is 429, the right one too', async () => {
    const { cookie, password } = await newMember(test.app)
    const statuses: number[] = []
    for (let tries = 0; tries < 10; tries += 1) {
      const body = { currentPassword: `Wrong-${tries}aA`, password: NEW }
      statuses.push((await call(test.app, changePassword, { cookie, body })).status)
    }
    const right = await call(test.app, changePassword, { cookie, body: { currentPassword: password, password: NEW } })
    expect([...new Set(statuses), right.status]).toEqual([400, 429])
  })

  it.each([
    [{ currentPassword: '', password: NEW }, 'Enter your current password'],
    [{ currentPassword: 'x', password: 'short' }, 'Password must be at least 8 characters long'],
    [
      { currentPassword: 'x', password: 'alllowercase1' },
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
  ])('hears what is wrong with %j', async (body, message) => {
    const { cookie } = await newMember(test.app)
    const { status, refusal } = await call(test.app, changePassword, { cookie, body })
    expect([status, refusal?.message]).toEqual([400, message])
  })
})
