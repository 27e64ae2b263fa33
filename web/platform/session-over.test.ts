import { afterEach, expect, it, vi } from 'vitest'
import { eraseAccount } from '#contract/account-data.ts'
import { logIn, readCurrentUser } from '#contract/sign-in.ts'
import { createDispute, listDisputes } from '#contract/disputes.ts'
import { call } from '#web/platform/api.ts'
import { isSessionOver, leaveBy, settleSession, watchSession } from '#web/platform/session-over.ts'

const answerWith = (status: number) => vi.stubGlobal('fetch', async () => new Response('{"message":"no","code":"x"}', { status }))
const silent = (promise: Promise<unknown>) => promise.catch(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  settleSession()
})

it.each([
  ['a read', () => call(listDisputes, {})],
  ['a write', () => call(createDispute, { body: { creditor: 'x', description: 'y' } })],
])('%s that is answered 401 says that the session is over, to whoever watches', async (_what, act) => {
  const seen = vi.fn()
  const leave = watchSession(seen)
  answerWith(401)
  await silent(act())
  expect([isSessionOver(), seen.mock.calls.length]).toEqual([true, 1])
  leave()
})

it('neither a wrong password nor a visitor is an ended session', async () => {
  answerWith(401)
  await silent(call(logIn, { body: { username: 'x', password: 'y' } }))
  await silent(call(readCurrentUser, {}))
  expect(isSessionOver()).toBe(false)
})

it.each([402, 403, 404, 500])('an answer of %s is none either', async (status) => {
  answerWith(status)
  await silent(call(listDisputes, {}))
  expect(isSessionOver()).toBe(false)
})

it('what others are refused while the account is erased, and until the visitor has left, asks for no password', async () => {
  await leaveBy(eraseAccount, async () => {
    answerWith(401)
    await silent(call(listDisputes, {}))
  })
  await silent(call(listDisputes, {}))
  expect(isSessionOver()).toBe(false)
  settleSession()
  await silent(call(listDisputes, {}))
  expect(isSessionOver()).toBe(true)
})

it('an erasure that is refused for want of a session asks for it, and one that failed expects nothing any more', async () => {
  answerWith(401)
  await silent(leaveBy(eraseAccount, () => call(eraseAccount, { body: { confirm: 'x' } })))
  expect(isSessionOver()).toBe(true)
  settleSession()
  await silent(leaveBy(eraseAccount, () => Promise.reject(new Error('offline'))))
  await silent(call(listDisputes, {}))
  expect(isSessionOver()).toBe(true)
})
