import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askReset, checkResetToken, logIn, resetPassword } from '#contract/accounts.ts'
import { changeEmail, verifyEmail } from '#contract/email-address.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { newMember, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let known: Member
beforeAll(async () => {
  test = await testApp()
  known = await newMember(test.app)
})
afterAll(() => test.close())

const WRONG = 'Wrong-Horse-7'
const NOBODY = '11111111-1111-4111-8111-111111111111'
const PAIRS = 30
/** The clock goes on this far between two pairs: no window of any limit holds both. */
const APART_MS = 3 * 60 * 60_000

interface Told {
  readonly status: number
  readonly body: string
  readonly ms: number
}

async function tell(endpoint: Endpoint, payload: object, cookie?: string): Promise<Told> {
  const started = performance.now()
  const headers = cookie === undefined ? {} : { cookie }
  const answered = await test.app.inject({ method: endpoint.method, url: endpoint.path, headers, payload })
  return { status: answered.statusCode, body: answered.body, ms: performance.now() - started }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One about an account that is there and one about none, in turns, so that a busy machine slows both. */
async function inTurns(ofKnown: () => Promise<Told>, ofNobody: (number: number) => Promise<Told>) {
  const [there, nowhere]: [Told[], Told[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair += 1) {
    test.setNow(new Date(Date.parse('2026-11-20T12:00:00.000Z') + pair * APART_MS).toISOString())
    const [first, second] = pair % 2 === 0 ? [0, 1] : [1, 0]
    for (const turn of [first, second]) (turn === 0 ? there : nowhere).push(turn === 0 ? await ofKnown() : await ofNobody(pair))
  }
  test.setNow('2026-11-20T12:00:00.000Z')
  return { there, nowhere }
}

const answersOf = (all: readonly Told[]): ReadonlySet<string> => new Set(all.map(({ status, body }) => `${status} ${body}`))
const timeOf = (all: readonly Told[]): number => median(all.map(({ ms }) => ms))

describe('whoever asks about an account that is there and one that is not', () => {
  it.each<[string, () => Promise<Told>, (number: number) => Promise<Told>]>([
    [
      'signing in by username',
      () => tell(logIn, { username: known.username, password: WRONG }),
      (number) => tell(logIn, { username: `nobody_${number}`, password: WRONG }),
    ],
    [
      'signing in by e-mail',
      () => tell(logIn, { username: known.email, password: WRONG }),
      (number) => tell(logIn, { username: `nobody_${number}@example.test`, password: WRONG }),
    ],
    [
      'asking for a reset link',
      () => tell(askReset, { email: known.email }),
      (number) => tell(askReset, { email: `nobody_${number}@example.test` }),
    ],
    [
      'a reset token with the id of a member',
      () => tell(checkResetToken, { token: `${known.id}.${'a'.repeat(43)}` }),
      () => tell(checkResetToken, { token: `${NOBODY}.${'a'.repeat(43)}` }),
    ],
    [
      'using such a token',
      () => tell(resetPassword, { token: `${known.id}.${'a'.repeat(43)}`, password: 'Better-Horse-8' }),
      () => tell(resetPassword, { token: `${NOBODY}.${'a'.repeat(43)}`, password: 'Better-Horse-8' }),
    ],
    [
      'a confirmation with the id of a member',
      () => tell(verifyEmail, { token: `${known.id}.${'a'.repeat(43)}` }),
      () => tell(verifyEmail, { token: `${NOBODY}.${'a'.repeat(43)}` }),
    ],
  ])(
    '%s: the same answer, in the same time',
    async (_case, ofKnown, ofNobody) => {
      const { there, nowhere } = await inTurns(ofKnown, ofNobody)
      expect(answersOf(there).size).toBe(1)
      expect(answersOf(nowhere)).toEqual(answersOf(there))
      const [one, other] = [timeOf(there), timeOf(nowhere)]
      // Within a third, or the few milliseconds that a busy machine adds to a short call.
      expect(Math.abs(one - other)).toBeLessThan(Math.max(Math.max(one, other) / 3, 10))
    },
    120_000,
  )

  it('a wrong password really costs its hash, so that the comparison could fail', async () => {
    const { ms } = await tell(logIn, { username: 'nobody_at_all', password: WRONG })
    expect(ms).toBeGreaterThan(15)
  })

  it('a new address that another account has: the same answer but for the address', async () => {
    const [member, owner] = [await newMember(test.app), await newMember(test.app)]
    const ask = (email: string) => tell(changeEmail, { email, currentPassword: member.password }, member.cookie)
    const taken = await ask(owner.email)
    const free = await ask(`free_${owner.email}`)
    expect([taken.status, taken.body.replaceAll(owner.email, 'X')]).toEqual([
      free.status,
      free.body.replaceAll(`free_${owner.email}`, 'X'),
    ])
  })
})
