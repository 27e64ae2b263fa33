import { Refusal } from '#server/platform/refusal.ts'

export interface Turns {
  /** Does the work when its turn has come. One piece of work a member; refused with 429 when the wait is too long. */
  take<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer>
}

/** Work that needs the whole machine, one piece after the other. Milliseconds that one waits at most. */
export function openTurns(longestWait: number): Turns {
  const waiting = new Set<string>()
  let last: Promise<void> = Promise.resolve()
  return {
    take: async (userId, work) => {
      if (waiting.has(userId)) throw new Refusal('too_many', 'A page of yours is being recognised. Wait until it is done.')
      waiting.add(userId)
      const { promise: done, resolve: end } = Promise.withResolvers<void>()
      const before = last
      last = before.then(() => done)
      try {
        if (!(await endsWithin(before, longestWait))) {
          throw new Refusal('too_many', 'Other pages are being recognised. Try again in a minute.')
        }
        return await work()
      } finally {
        waiting.delete(userId)
        end()
      }
    },
  }
}

async function endsWithin(work: Promise<void>, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limit)
  })
  const isInTime = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isInTime
}
