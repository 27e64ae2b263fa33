import { describe, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { openBackgroundQueue } from '#server/platform/background-queue.ts'
import { testApp } from '#server/testing/test-app.ts'

/** Pieces in memory, and what became of them. */
function pieces(...ids: string[]) {
  const waiting = [...ids]
  const done: string[] = []
  let gate = Promise.withResolvers<void>()
  const queue = openBackgroundQueue({
    next: async () => {
      const [id] = waiting
      return Promise.resolve(id === undefined ? null : { id })
    },
    work: async (_context: Context, { id }, signal) => {
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      await Promise.race([gate.promise, aborted])
      if (id === 'broken') throw new Error('broken')
      done.push(signal.aborted ? `${id} stopped` : id)
      waiting.splice(waiting.indexOf(id), 1)
    },
  })
  return { queue, done, waiting, open: () => gate.resolve(), shut: () => (gate = Promise.withResolvers()) }
}

describe('work behind the calls', () => {
  it('is done one piece after the other, also what comes meanwhile, and stops where it is asked to', async () => {
    const test = await testApp()
    const { queue, done, waiting, open } = pieces('a', 'b')
    queue.wake(test.context)
    queue.wake(test.context)
    waiting.push('c')
    await new Promise((resolve) => setTimeout(resolve, 5))
    queue.stop('a')
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(done).toEqual(['a stopped'])
    open()
    await queue.idle()
    expect(done).toEqual(['a stopped', 'b', 'c'])

    const early = pieces('gone', 'b')
    early.open()
    early.queue.wake(test.context)
    early.queue.stop('gone')
    await early.queue.idle()
    expect(early.done).toEqual(['gone', 'b'])

    const failing = pieces('broken', 'later')
    failing.open()
    failing.queue.wake(test.context)
    await failing.queue.idle()
    expect([failing.done, failing.waiting]).toEqual([[], ['broken', 'later']])
    expect(test.logged.join('')).toContain('work behind the calls stopped')
    failing.waiting.shift()
    failing.queue.wake(test.context)
    await failing.queue.idle()
    expect(failing.done).toEqual(['later'])

    const closed = pieces('a', 'b')
    closed.queue.wake(test.context)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await closed.queue.close()
    closed.queue.wake(test.context)
    expect([closed.done, closed.waiting]).toEqual([['a stopped'], ['b']])
    await test.close()
  })
})
