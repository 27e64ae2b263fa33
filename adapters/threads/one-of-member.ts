import { AsyncLocalStorage } from 'node:async_hooks'
import { type FairTurns, whoAsks } from '#adapters/threads/fair-turns.ts'

interface Around {
  /** How a piece is done, such as when its turn among all members has come. */
  readonly run?: FairTurns
  /** What a member's next piece waits for after the one before it. */
  readonly rest?: (member: string) => unknown
}

/**
 * Does one piece of work of each member at a time; the next begins once the one before it ended, well or not. Anything a piece calls counts
 * as part of it.
 */
export function oneOfMember({ run = (work) => work(), rest = () => undefined }: Around = {}): FairTurns {
  const isInside = new AsyncLocalStorage<true>()
  /** By member: when the next piece may begin. */
  const free = new Map<string, Promise<unknown>>()
  return (work, giveUp) => {
    if (isInside.getStore() === true) return work()
    const { member } = whoAsks()
    const begin = () => run(() => isInside.run(true, work), giveUp)
    const before = free.get(member)
    const done = before === undefined ? begin() : before.then(begin)
    const afterwards = () => rest(member)
    const rested = done.then(afterwards, afterwards)
    free.set(member, rested)
    void rested.then(() => free.get(member) === rested && free.delete(member))
    return done
  }
}
