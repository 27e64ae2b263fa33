import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askReset, changePassword, checkResetToken, register, resetPassword } from '#contract/accounts.ts'
import { logIn } from '#contract/sign-in.ts'
import { COMMON_PASSWORD, isCommonPassword, OWN_WORD_PASSWORD } from '#server/features/accounts/common-passwords.ts'
import { call, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('the most used passwords', () => {
  it.each(['Password1', 'Password123', 'Passw0rd', 'Welcome1', 'Qwerty123', 'ABCD1234', 'password1'])('%s is one', (password) =>
    expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['Correct-Horse-7', 'Battery-Staple-8', 'Password123 ', 'Password1Password1', '', 'toString', '__proto__'])(
    '%j is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})

describe('a password of the account’s own words', () => {
  it('is taken at registration with a warning, and refused when a member chooses another one', async () => {
    const body = { username: 'whitfield_own', email: 'own.words@example.test', password: 'Whitfield1985', name: 'Dana Whitfield' }
    const made = await call(test.app, register, { body })
    expect([made.status, made.answer?.warning]).toEqual([201, OWN_WORD_PASSWORD])
    const change = (password: string) =>
      call(test.app, changePassword, { cookie: made.cookie, body: { currentPassword: body.password, password } })
    for (const password of ['Dana-Whitfield-2', 'Whitfield_Own7', 'Errata2026'])
      expect((await change(password)).refusal?.issues).toEqual([{ path: 'password', message: OWN_WORD_PASSWORD }])
    expect((await change('Battery-Staple-8')).status).toBe(200)
  })
})

describe('a password that everybody tries first', () => {
  it('is taken at registration, with a warning; another one gets none', async () => {
    const body = { username: 'common_one', email: 'common@example.test', password: 'Password123', name: 'Dana' }
    const made = await call(test.app, register, { body })
    expect([made.status, made.answer?.warning]).toEqual([201, COMMON_PASSWORD])
    const other = { ...body, username: 'rare_one', email: 'rare@example.test', password: 'Correct-Horse-7' }
    expect((await ok(test.app, register, { body: other })).warning).toBeUndefined()
  })

  it('is refused at its field when a member chooses another one, and nothing changes', async () => {
    const { cookie, username, password } = await newMember(test.app)
    const refused = await call(test.app, changePassword, { cookie, body: { currentPassword: password, password: 'Password123' } })
    expect([refused.status, refused.refusal?.issues]).toEqual([400, [{ path: 'password', message: COMMON_PASSWORD }]])
    expect((await call(test.app, logIn, { body: { username, password } })).status).toBe(200)
  })

  it('is refused with a reset link, which goes on to work', async () => {
    const { email, username } = await newMember(test.app)
    await ok(test.app, askReset, { body: { email } })
    const token = await vi.waitFor(() => {
      const mail = mailsTo(test.directory, email).find((raw) => raw.includes('/reset-password?token='))
      return /token=([\w.-]+)\r\n/.exec(mail ?? '')?.[1] ?? expect.unreachable('no mail yet')
    }, 60_000)
    const refused = await call(test.app, resetPassword, { body: { token, password: 'Password123' } })
    expect([refused.status, refused.refusal?.issues]).toEqual([400, [{ path: 'password', message: COMMON_PASSWORD }]])
    expect((await ok(test.app, checkResetToken, { body: { token } })).valid).toBe(true)
    await ok(test.app, resetPassword, { body: { token, password: 'Battery-Staple-8' } })
    expect((await call(test.app, logIn, { body: { username, password: 'Battery-Staple-8' } })).status).toBe(200)
  })
})
