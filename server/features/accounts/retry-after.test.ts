import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askReset } from '#contract/accounts.ts'
import { logIn } from '#contract/sign-in.ts'
import { ENDPOINTS } from '#contract/all.ts'
import { askAssistant } from '#contract/assistant.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { resendVerification } from '#contract/email-address.ts'
import { inviteHelper } from '#contract/helpers.ts'
import { resetRequests } from '#server/database/tables/accounts.ts'
import { refuseMassSignUp, countSignUp, MOST_SIGN_UPS_FROM_ONE_ADDRESS } from '#server/features/accounts/sign-ups.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { confirmedMember, newMember } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { isWholeCorpus } from '#tools/corpus/corpus-size.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

interface Asked {
  readonly cookie?: string
  readonly body?: object
}

/** The status and the header of the last of so many calls. */
async function lastOf(times: number, endpoint: Endpoint, { cookie = '', body = {} }: Asked) {
  const asked = { method: endpoint.method, url: endpoint.path, headers: { cookie }, payload: body }
  for (let count = 1; count < times; count += 1) await test.app.inject(asked)
  const { statusCode, headers } = await test.app.inject(asked)
  return [statusCode, headers['retry-after']]
}

describe('429 says in how many seconds the call is taken again', () => {
  it('after failed sign-ins: when the oldest of the ten is a quarter of an hour old, not before', async () => {
    const { username, password } = await confirmedMember(test)
    const wrong = { body: { username, password: 'Wrong-1aA' } }
    test.setNow('2026-11-20T12:00:00.000Z')
    expect(await lastOf(1, logIn, wrong)).toEqual([401, undefined])
    test.setNow('2026-11-20T12:05:00.500Z')
    expect(await lastOf(10, logIn, wrong)).toEqual([429, '600'])
    const right = { body: { username, password } }
    test.setNow('2026-11-20T12:14:59.000Z')
    expect(await lastOf(1, logIn, right)).toEqual([429, '1'])
    test.setNow('2026-11-20T12:15:00.000Z')
    expect(await lastOf(1, logIn, right)).toEqual([200, undefined])
  })

  if (isWholeCorpus)
    it('after many questions and many links', async () => {
      test.setNow('2026-11-20T14:00:00.000Z')
      const { cookie } = await newMember(test.app)
      expect(await lastOf(61, askAssistant, { cookie, body: { question: 'hello' } })).toEqual([429, '60'])
      expect(await lastOf(6, resendVerification, { cookie })).toEqual([429, '3600'])
    })

  it('after many reset links and sign-ups from one address', async () => {
    test.setNow('2026-11-20T16:00:00.000Z')
    const body = { email: 'nobody-here@example.test' }
    await lastOf(1, askReset, { body })
    const rows = await test.context.db.select().from(resetRequests)
    const subjects = [
      ...new Set(
        rows.filter(({ askedAt }) => Date.parse(askedAt) === Date.parse(test.context.now())).map(({ subject }) => subject),
      ),
    ]
    const askedAt = '2026-11-20T15:30:00.000Z'
    const many = subjects.flatMap((subject) => Array.from({ length: 199 }, () => ({ subject, askedAt })))
    await test.context.db.insert(resetRequests).values(many)
    expect(await lastOf(1, askReset, { body })).toEqual([429, '1800'])
    const address = '10.0.0.9'
    await test.context.db.transaction((tx) => countSignUp(test.context, tx, address))
    const [{ subject } = { subject: '' }] = (await test.context.db.select().from(resetRequests)).filter(
      (row) => !subjects.includes(row.subject) && Date.parse(row.askedAt) === Date.parse(test.context.now()),
    )
    const ups = Array.from({ length: MOST_SIGN_UPS_FROM_ONE_ADDRESS - 1 }, () => ({ subject, askedAt }))
    await test.context.db.insert(resetRequests).values(ups)
    await expect(refuseMassSignUp(test.context, address)).rejects.toMatchObject({ retryAfter: 1800 })
  })

  it('and a minute where others’ work decides; no other refusal says so', () => {
    expect(new Refusal('too_many').retryAfter).toBe(60)
    expect(new Refusal('too_many', 'Wait', { retryAfter: 7 }).body()).toEqual({ message: 'Wait', code: 'too_many' })
    expect(new Refusal('conflict').retryAfter).toBe(null)
    expect(secondsLeft('2026-11-20T12:00:00.000Z', 1000, '2026-11-20T12:00:05.000Z')).toBe(1)
  })

  it('and the document of the wire names the header wherever a call may answer 429', async () => {
    const { paths } = (await test.app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    const limited = Object.values<Endpoint>(ENDPOINTS).filter(({ refusals }) => refusals.includes('too_many'))
    expect(limited).toContain(inviteHelper)
    for (const { path, method } of limited) {
      const { responses } = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      expect(responses[429].headers['Retry-After'].schema).toEqual({ type: 'integer', minimum: 1 })
    }
  })
})
