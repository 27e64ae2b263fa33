import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { askReset, changePassword, resetPassword } from '#contract/accounts.ts'
import { readEmailAddress } from '#contract/email-address.ts'
import { addPasskey, removePasskey, startPasskey } from '#contract/passkeys.ts'
import { confirmAuthenticator, endAuthenticator, makeRecoveryCodes, startAuthenticator } from '#contract/second-factor.ts'
import { call, confirmedMember, type Member, newMember, ok } from '#server/testing/member.ts'
import { mailsTo } from '#server/testing/outbox.ts'
import { ORIGIN, softPasskey } from '#server/testing/soft-passkey.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const START = '2026-11-20T12:00:00.000Z'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.setNow(START)
})
afterAll(() => test.close())

/** The text of the mails about a change, oldest first, without the breaks of lines. */
const toldTo = (email: string): string[] =>
  mailsTo(test.directory, email)
    .filter((raw) => raw.includes('Subject: How you sign in to Errata was changed'))
    .map((raw) => raw.replaceAll(/=?\r\n/g, ' ').replaceAll(/ +/g, ' '))

const headers = { origin: ORIGIN, host: 'localhost' }

async function withAuthenticator(): Promise<Member> {
  const member = await confirmedMember(test)
  const { key } = await ok(test.app, startAuthenticator, { cookie: member.cookie })
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(START) })
  await ok(test.app, confirmAuthenticator, { cookie: member.cookie, body: { code } })
  return member
}

async function withPasskey(): Promise<Member & { readonly passkeyId: string }> {
  const member = await confirmedMember(test)
  const { cookie } = member
  const { options } = await ok(test.app, startPasskey, { cookie, headers })
  const response = softPasskey().make(options.challenge)
  const { answer } = await call(test.app, addPasskey, { cookie, headers, body: { name: 'Phone', response } })
  return { ...member, passkeyId: answer?.id ?? '' }
}

async function tokenOf({ email }: Member): Promise<string> {
  await ok(test.app, askReset, { body: { email } })
  return vi.waitFor(() => {
    const token = mailsTo(test.directory, email).flatMap((raw) => /\?token=([\w.-]+)\r\n/.exec(raw)?.[1] ?? [])
    expect(token).toHaveLength(1)
    return token[0] ?? ''
  }, 60_000)
}

const NEW = 'Correct-Horse-8'

it.each<[string, string, () => Promise<Member>]>([
  [
    'a changed password',
    'another password was chosen',
    async () => {
      const member = await confirmedMember(test)
      const body = { currentPassword: member.password, password: NEW }
      await ok(test.app, changePassword, { cookie: member.cookie, body })
      return member
    },
  ],
  [
    'a reset password',
    'another password was chosen',
    async () => {
      const member = await confirmedMember(test)
      await ok(test.app, resetPassword, { body: { token: await tokenOf(member), password: NEW } })
      return member
    },
  ],
  ['an authenticator app', 'an authenticator app was turned on', withAuthenticator],
  [
    'its end',
    'the authenticator app was turned off',
    async () => {
      const member = await withAuthenticator()
      await ok(test.app, endAuthenticator, { cookie: member.cookie })
      await ok(test.app, endAuthenticator, { cookie: member.cookie })
      return member
    },
  ],
  [
    'new recovery codes',
    'new recovery codes were made',
    async () => {
      const member = await withAuthenticator()
      await ok(test.app, makeRecoveryCodes, { cookie: member.cookie })
      return member
    },
  ],
  ['a passkey', 'a passkey was added', withPasskey],
  [
    'a removed passkey',
    'a passkey was removed',
    async () => {
      const member = await withPasskey()
      await ok(test.app, removePasskey, { cookie: member.cookie, params: { id: member.passkeyId } })
      return member
    },
  ],
])('%s is told by mail, once, to its owner alone', async (_case, words, act) => {
  const { email, username, password } = await act()
  await vi.waitFor(() => expect(toldTo(email).filter((raw) => raw.includes(words))).toHaveLength(1), 60_000)
  const [mail = ''] = toldTo(email).filter((raw) => raw.includes(words))
  expect(mail).toContain('November 20, 2026')
  expect(mail).toContain('/forgot-password')
  for (const secret of [username, password, NEW, 'Whitfield']) expect(mail.replaceAll(email, '')).not.toContain(secret)
})

it('what changes nothing is not told: a wrong password, an app that was never confirmed', async () => {
  const member = await confirmedMember(test)
  const { cookie, email } = member
  await call(test.app, changePassword, { cookie, body: { currentPassword: 'Wrong-Horse-7', password: NEW } })
  await ok(test.app, startAuthenticator, { cookie })
  await ok(test.app, endAuthenticator, { cookie })
  await tokenOf(member)
  expect(toldTo(email)).toEqual([])
})

it('a password that was reset by mail confirms the address', async () => {
  const member = await newMember(test.app)
  expect((await ok(test.app, readEmailAddress, { cookie: member.cookie })).isConfirmed).toBe(false)
  await ok(test.app, resetPassword, { body: { token: await tokenOf(member), password: NEW } })
  const entered = await test.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: member.username, password: NEW },
  })
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await ok(test.app, readEmailAddress, { cookie })).isConfirmed).toBe(true)
})
