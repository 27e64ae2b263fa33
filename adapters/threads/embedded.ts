import { availableParallelism } from 'node:os'
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import type { Piscina } from 'piscina'
import { fairTurns, inTurnOf } from '#adapters/threads/fair-turns.ts'
import { oneOfMember } from '#adapters/threads/one-of-member.ts'
import { openPool, type StepsBack } from '#adapters/threads/pool.ts'
import { restedTurns } from '#adapters/threads/rested-turns.ts'
import type { ThreadsPort } from '#adapters/threads/port.ts'

/** Worker threads of this process. Whoever else has work for threads takes it to the same pool. */
export interface EmbeddedThreads extends ThreadsPort {
  readonly pool: Piscina
  /** One thread for what goes on behind the calls: its work counts against no file that someone waits for. */
  readonly behindCalls: Piscina
}

/** Next to the threads that read files. */
const OURS = 1
/** Long work of the thread that answers: while one piece waits for the database, another goes on. */
const HERE = 2

/**
 * As many threads as processors, at least 2 and at most 5: one next to those that read files. With `stepsBack` they work when
 * nothing else of this machine wants to, so that no one else waits for a long file.
 */
export function embeddedThreads(settings: { readonly stepsBack?: StepsBack } = {}): EmbeddedThreads {
  const pool = openPool(Math.max(1 + OURS, Math.min(4 + OURS, availableParallelism())), settings)
  const behindCalls = openPool(1, settings)
  const inTurn = fairTurns(OURS)
  const calls = callsUnderWay()
  const inTurnHere = restedTurns(HERE, {
    othersAtWork: calls.areOfOthers,
    now: () => performance.now(),
    pause: (milliseconds) => pause(milliseconds),
  })
  return {
    pool,
    behindCalls,
    run: (module, input) => inTurn(() => pool.run(input, { filename: module.href, name: 'work' })),
    inTurnOf: (who, work) => (who.isBehindCalls ? inTurnOf(who, work) : calls.count(who.member, () => inTurnOf(who, work))),
    fewAtOnce: (work) =>
      inTurnHere(async () => {
        // What came in meanwhile is looked at first.
        await immediate()
        return work()
      }),
    oneAtOnce: oneOfMember(),
    close: async () => {
      await Promise.all([pool.destroy(), behindCalls.destroy()])
    },
  }
}

/** Who has a call under way. */
function callsUnderWay() {
  const counts = new Map<string, number>()
  const leave = (member: string): void => {
    const left = (counts.get(member) ?? 1) - 1
    if (left === 0) counts.delete(member)
    else counts.set(member, left)
  }
  return {
    areOfOthers: (member: string): boolean => counts.size > (counts.has(member) ? 1 : 0),
    count<Answer>(member: string, work: () => Answer): Answer {
      counts.set(member, (counts.get(member) ?? 0) + 1)
      try {
        const answer = work()
        if (answer instanceof Promise)
          answer.then(
            () => leave(member),
            () => leave(member),
          )
        else leave(member)
        return answer
      } catch (error) {
        leave(member)
        throw error
      }
    },
  }
}
