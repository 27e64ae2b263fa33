import { type FairTurns, fairTurns, whoAsks } from '#adapters/threads/fair-turns.ts'
import { oneOfMember } from '#adapters/threads/one-of-member.ts'

/** Milliseconds of work after which a member begins to rest: a screen that opens asks for several heavy things at once. */
const WITHOUT_REST = 300
/** No rest is longer, in milliseconds: a machine that others keep busy makes every piece look dear. */
const LONGEST_REST = 1000
/** Of so many members is remembered how much they worked, before those are forgotten who have rested. */
const MOST_REMEMBERED = 1000

interface Parts {
  /** Whether anyone but this member has a call under way. */
  readonly othersAtWork: (member: string) => boolean
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<unknown>
}

/**
 * Turns for long work of the thread that answers everyone. A member has one piece at work, and while anyone else has a call under way
 * they rest for as long as they worked: whatever one member asks for, half of the thread is left to the others. What a piece does inside
 * is part of it and takes no turn of its own.
 */
export function restedTurns(places: number, { othersAtWork, now, pause }: Parts): FairTurns {
  const inTurn = fairTurns(places)
  /** Work that was not rested from yet, and since when the member rests. */
  const worked = new Map<string, { readonly milliseconds: number; readonly until: number }>()
  const tiredness = (member: string, at: number): number => {
    const { milliseconds, until } = worked.get(member) ?? { milliseconds: 0, until: at }
    return Math.max(0, milliseconds - (at - until))
  }
  const forgetRested = (): void => {
    if (worked.size < MOST_REMEMBERED) return
    for (const member of worked.keys()) if (tiredness(member, now()) === 0) worked.delete(member)
  }
  const timed: FairTurns = async (work) => {
    const { member } = whoAsks()
    const begun = now()
    const before = tiredness(member, begun)
    try {
      return await work()
    } finally {
      worked.set(member, { milliseconds: before + now() - begun, until: now() })
    }
  }
  return oneOfMember({
    run: (work, giveUp) => {
      forgetRested()
      return inTurn(() => timed(work), giveUp)
    },
    rest: (member) => {
      const milliseconds = tiredness(member, now()) - WITHOUT_REST
      return milliseconds > 0 && othersAtWork(member) ? pause(Math.min(milliseconds, LONGEST_REST)) : undefined
    },
  })
}
