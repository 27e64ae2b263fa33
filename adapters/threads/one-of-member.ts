import { AsyncLocalStorage } from 'node:async_hooks'
import { whoAsks } from '#adapters/threads/fair-turns.ts'

/**
 * Does one piece of work of each member at a time; the next begins once the one before it ended, well or not. What a piece does inside is
 * part of it.
 */
export function oneOfMember(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const isInside = new AsyncLocalStorage<true>()
  /** The last piece of each member who has any. */
  const last = new Map<string, Promise<void>>()
  return async (work) => {
    if (isInside.getStore() === true) return work()
    const { member } = whoAsks()
    const before = last.get(member)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    last.set(member, ended)
    await before
    try {
      return await isInside.run(true, work)
    } finally {
      end()
      if (last.get(member) === ended) last.delete(member)
    }
  }
}
