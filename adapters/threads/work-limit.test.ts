import { describe, expect, it, vi } from 'vitest'
import { withinLimit } from '#adapters/threads/work-limit.ts'

const LIMIT = { work: 40, wall: 60_000, every: 1 }
const NEVER = new Promise<string>(() => undefined)

/** A thread that has worked as long as these say, in turn, and from then on as long as the last. */
function working(...told: readonly (number | null)[]) {
  let asked = 0
  return async (): Promise<number | null> => {
    asked += 1
    return told[asked - 1] ?? told.at(-1) ?? null
  }
}

describe('the limit of a piece of work', () => {
  it.each([
    ['has worked for longer than it may', working(500, 510, 530, 540)],
    ['began anew, and has worked for longer than it may since', working(500, 510, 0, 20, 45)],
    ['could not be asked at first', working(null, null, 7, 60)],
  ] as const)('is reached by a thread that %s', async (_, worked) => {
    expect(await withinLimit(NEVER, worked, LIMIT)).toBeNull()
  })

  it('is reached by the clock where the thread waits for ever, or never tells', async () => {
    const deaf = (): Promise<null> => new Promise<null>(() => undefined)
    expect(await withinLimit(NEVER, working(5), { ...LIMIT, wall: 20 })).toBeNull()
    expect(await withinLimit(NEVER, deaf, { ...LIMIT, wall: 20 })).toBeNull()
  })

  it.each([
    ['is not reached by the clock while the thread works, however little others let it', 2000, 'read'],
    ['is reached by the clock where the only work is to tell', 20, null],
  ] as const)('%s', async (_, worksEach, found) => {
    let asked = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (asked < 2 ? 0 : asked * 100_000))
    try {
      const answer = Promise.withResolvers<string>()
      const slowly = async (): Promise<number> => {
        asked += 1
        if (asked === 30) answer.resolve('read')
        return asked * worksEach
      }
      expect(await withinLimit(answer.promise, slowly, { ...LIMIT, work: 1_000_000 })).toBe(found)
    } finally {
      clock.mockRestore()
    }
  })

  it('is not reached by a thread that had much to do before, or to wait for others', async () => {
    let asked = 0
    let answer: (text: string) => void = () => undefined
    const reading = new Promise<string>((resolve) => {
      answer = resolve
    })
    const slowly = async (): Promise<number> => {
      asked += 1
      if (asked === 60) answer('read')
      return 90_000 + asked / 2
    }
    expect(await withinLimit(reading, slowly, LIMIT)).toBe('read')
  })

  it('lets a reading fail as it fails', async () => {
    await expect(withinLimit(Promise.reject(new Error('failed')), working(0), LIMIT)).rejects.toThrow('failed')
  })
})
