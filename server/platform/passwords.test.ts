import { describe, expect, it, vi } from 'vitest'
import { inTurnOf } from '#adapters/threads/fair-turns.ts'
import { openPasswords, OWASP_COST } from '#server/platform/passwords.ts'
import { Refusal } from '#server/platform/refusal.ts'

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const PASSWORD = 'Correct-Horse-7'

const codeOf = (error: unknown): string => (error instanceof Refusal ? `${error.code} ${error.retryAfter}` : String(error))

describe('passwords', () => {
  it('are kept as argon2id at the cost that was chosen', async () => {
    const { hash } = openPasswords({ cost: OWASP_COST, atOnce: 1, mostWaiting: 0 })
    expect(await hash(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('are right or wrong, and those of no account are wrong', async () => {
    const { hash, isRight } = openPasswords({ cost: CHEAP, atOnce: 2, mostWaiting: 9 })
    const stored = await hash(PASSWORD)
    expect(await Promise.all([isRight(PASSWORD, stored), isRight('another', stored), isRight(PASSWORD, null)])).toEqual([
      true,
      false,
      false,
    ])
    expect(await isRight('no account has this password', null)).toBe(false)
  })

  it('ask whoever comes when the line is full to come back, and go on for the others', async () => {
    const { hash } = openPasswords({ cost: CHEAP, atOnce: 1, mostWaiting: 2 })
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => hash(PASSWORD)))
    const codes = all.map((one) => (one.status === 'fulfilled' ? 'made' : codeOf(one.reason)))
    expect(codes).toEqual(['made', 'made', 'made', 'unavailable 5', 'unavailable 5', 'unavailable 5'])
    expect(await hash(PASSWORD)).toMatch(/^\$argon2id/)
  })

  it('let a sign-in through a rush of sign-ups at the next turn', async () => {
    const { hash, isRight } = openPasswords({ cost: CHEAP, atOnce: 1, mostWaiting: 100 })
    const stored = await hash(PASSWORD)
    const order: string[] = []
    const signUps = Array.from({ length: 50 }, () => hash(PASSWORD).then(() => order.push('up')))
    const signIn = isRight(PASSWORD, stored).then(() => order.push('in'))
    await Promise.all([...signUps, signIn])
    expect(order.indexOf('in')).toBeLessThanOrEqual(2)
  })

  it('are made for one address after the other, and no address fills the line for the rest', async () => {
    const { hash } = openPasswords({ cost: CHEAP, atOnce: 1, mostWaiting: 9, mostOfOne: 3 })
    const order: string[] = []
    const from = (member: string) =>
      inTurnOf({ member, isBehindCalls: false }, () =>
        hash(PASSWORD).then(
          () => order.push(member),
          (error: unknown) => order.push(`${member} ${codeOf(error)}`),
        ),
      )
    await Promise.all(['rush', 'rush', 'rush', 'rush', 'rush', 'home'].map(from))
    expect(order).toEqual(['rush unavailable 5', 'rush', 'home', 'rush', 'rush', 'rush'])
  })

  it('for sign-ups are made with a pause between them, in which a sign-in does not wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const { hash, isRight } = openPasswords({ cost: CHEAP, atOnce: 1, mostWaiting: 9 })
      const stored = await hash(PASSWORD)
      const made: string[] = []
      const [second, third] = ['second', 'third'].map((which) => hash(PASSWORD).then(() => made.push(which)))
      expect(await isRight(PASSWORD, stored)).toBe(true)
      expect(await isRight('another', stored)).toBe(false)
      expect(made).toEqual([])
      vi.advanceTimersToNextTimer()
      await second
      expect(await isRight(PASSWORD, stored)).toBe(true)
      expect(made).toEqual(['second'])
      vi.advanceTimersToNextTimer()
      await third
    } finally {
      vi.useRealTimers()
    }
  })
})
