import { AsyncLocalStorage } from 'node:async_hooks'
import type { Asking } from '#adapters/threads/port.ts'

const asking = new AsyncLocalStorage<Asking>()
/** Work without a member, such as at startup, shares one place in each queue. */
const NOBODY: Asking = { member: '', isBehindCalls: false }

/** Whatever waits for a turn inside `work`, however deep, waits as this member. */
export const inTurnOf = <Answer>(who: Asking, work: () => Answer): Answer => asking.run(who, work)

/** The member whose work is running. */
export const whoAsks = (): Asking => asking.getStore() ?? NOBODY

/** Does the work when it is its member's turn. `giveUp` ends the wait, with its reason, and not the work. */
export type FairTurns = <Answer>(work: () => Promise<Answer>, giveUp?: AbortSignal) => Promise<Answer>

/** Who waits, and in which round they are served: one piece of each member's in each. */
export interface InRound {
  readonly round: number
}

interface Waiting extends InRound {
  readonly begin: () => void
}

/** Deals out rounds, so that no member waits for more than one piece of work from each other member. */
export function memberRounds() {
  let current = 0
  /** The round after each member's last piece; of those whose last round is past nothing is remembered. */
  const nextRounds = new Map<string, number>()
  return {
    /** The round of the asking member's next piece. */
    enter: (): number => {
      const { member } = whoAsks()
      const round = Math.max(current, nextRounds.get(member) ?? 0)
      nextRounds.set(member, round + 1)
      return round
    },
    begin: (round: number): void => {
      if (round > current) for (const [member, next] of nextRounds) if (next <= round) nextRounds.delete(member)
      current = Math.max(current, round)
    },
    /** Takes out of a line the one who is next: of the earliest round, the one who came first. */
    takeNext: <One extends InRound>(line: One[]): One | undefined => {
      const [next] = line.toSorted((one, other) => one.round - other.round)
      if (next !== undefined) line.splice(line.indexOf(next), 1)
      return next
    },
  }
}

/**
 * Runs at most `places` pieces of work at once. The rest wait in rounds of one piece per member, so no member waits for more than one
 * piece of work from each other member.
 */
export function fairTurns(places: number): FairTurns {
  let free = places
  const rounds = memberRounds()
  const waiting: Waiting[] = []

  const begin = (round: number): void => {
    free -= 1
    rounds.begin(round)
  }
  const beginNext = (): void => {
    free += 1
    const next = rounds.takeNext(waiting)
    if (next === undefined) return
    begin(next.round)
    next.begin()
  }

  const wait = async (round: number, giveUp?: AbortSignal): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mine: Waiting = { round, begin: resolve }
    const leave = (): void => {
      const index = waiting.indexOf(mine)
      if (index < 0) return
      waiting.splice(index, 1)
      reject(giveUp?.reason)
    }
    waiting.push(mine)
    giveUp?.addEventListener('abort', leave, { once: true })
    try {
      await promise
    } finally {
      giveUp?.removeEventListener('abort', leave)
    }
  }

  return async (work, giveUp) => {
    giveUp?.throwIfAborted()
    const round = rounds.enter()
    if (free > 0) begin(round)
    else await wait(round, giveUp)
    try {
      return await work()
    } finally {
      beginNext()
    }
  }
}
