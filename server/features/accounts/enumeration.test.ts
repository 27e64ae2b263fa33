import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askReset, checkResetToken, resetPassword } from '#contract/accounts.ts'
import { logIn } from '#contract/sign-in.ts'
import { changeEmail, verifyEmail } from '#contract/email-address.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openPasswords, type Passwords } from '#server/platform/passwords.ts'
import { newMember, type Member } from '#server/testing/member.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let known: Member
let hashes = 0
const cheap = openPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, atOnce: 4, mostWaiting: 100 })
/** Counts the hashes: they are what a sign-in costs, and so what a clock could tell. */
const passwords: Passwords = {
  hash: (password) => {
    hashes += 1
    return cheap.hash(password)
  },
  isRight: (password, stored) => {
    hashes += 1
    return cheap.isRight(password, stored)
  },
}
beforeAll(async () => {
  test = await testApp({ passwords })
  known = await newMember(test.app)
})
afterAll(() => test.close())

const WRONG = 'Wrong-Horse-7'
const NOBODY = '11111111-1111-4111-8111-111111111111'
const PAIRS = 4
/** The clock goes on this far between two pairs: no window of any limit holds both. */
const APART_MS = 3 * 60 * 60_000

interface Told {
  readonly status: number
  readonly body: string
  readonly hashes: number
}

async function tell(endpoint: Endpoint, payload: object, cookie?: string): Promise<Told> {
  const before = hashes
  const headers = cookie === undefined ? {} : { cookie }
  const answered = await test.app.inject({ method: endpoint.method, url: endpoint.path, headers, payload })
  return { status: answered.statusCode, body: answered.body, hashes: hashes - before }
}

/** One about an account that is there and one about none, in turns. */
async function inTurns(ofKnown: () => Promise<Told>, ofNobody: (number: number) => Promise<Told>) {
  const [there, nowhere]: [Told[], Told[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair += 1) {
    test.setNow(new Date(Date.parse('2026-11-20T12:00:00.000Z') + pair * APART_MS).toISOString())
    there.push(await ofKnown())
    nowhere.push(await ofNobody(pair))
  }
  test.setNow('2026-11-20T12:00:00.000Z')
  return { there, nowhere }
}

const answersOf = (all: readonly Told[]): ReadonlySet<string> =>
  new Set(all.map(({ status, body, hashes: made }) => `${status} ${made} ${body}`))

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
  ])('%s: the same answer, for the same number of hashes', async (_case, ofKnown, ofNobody) => {
    const { there, nowhere } = await inTurns(ofKnown, ofNobody)
    expect(answersOf(there).size).toBe(1)
    expect(answersOf(nowhere)).toEqual(answersOf(there))
  })

  it('a wrong password costs one hash, whether the account is there or not', async () => {
    const both = [
      await tell(logIn, { username: known.username, password: WRONG }),
      await tell(logIn, { username: 'x_y', password: WRONG }),
    ]
    expect(both.map((told) => told.hashes)).toEqual([1, 1])
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
