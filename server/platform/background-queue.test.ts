import { setImmediate as aMoment } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#server/context.ts'
import { type OwnPiece, openBackgroundQueue } from '#server/platform/background-queue.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** Pieces in memory, named by their member and a number, and what became of them. */
function pieces(...ids: string[]) {
  const waiting: OwnPiece[] = ids.map((id) => ({ id, userId: id.slice(0, 1) }))
  const events: string[] = []
  const gate = Promise.withResolvers<void>()
  const queue = openBackgroundQueue({
    name: 'piece',
    claim: (_context, busy) => {
      const index = waiting.findIndex(({ userId }) => !busy.includes(userId))
      return Promise.resolve(index < 0 ? null : (waiting.splice(index, 1)[0] ?? null))
    },
    work: async (_context: Context, piece, signal) => {
      events.push(`${piece.id} begins`)
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      await Promise.race([gate.promise, aborted])
      if (piece.id === 'b1') throw new Error('broken')
      events.push(signal.aborted ? `${piece.id} stopped` : `${piece.id} ends`)
      if (signal.aborted) waiting.push(piece)
    },
  })
  return { queue, events, waiting, open: () => gate.resolve() }
}

describe('work behind the calls', () => {
  it('has one piece of a member under way, beside those of others, and takes up what comes meanwhile', async () => {
    const { queue, events, waiting, open } = pieces('a1', 'a2', 'c1')
    queue.wake(test.context)
    await aMoment()
    expect(events).toEqual(['a1 begins', 'c1 begins'])
    waiting.push({ id: 'd1', userId: 'd' })
    queue.wake(test.context)
    await aMoment()
    expect(events.at(-1)).toBe('d1 begins')
    open()
    await queue.idle()
    expect(events.slice(3).toSorted()).toEqual(['a1 ends', 'a2 begins', 'a2 ends', 'c1 ends', 'd1 ends'])
  })

  it('stops a piece that is gone, and goes on with the next', async () => {
    const { queue, events, waiting, open } = pieces('a1', 'a2')
    queue.wake(test.context)
    await aMoment()
    queue.stop('a1')
    await aMoment()
    waiting.length = 0
    open()
    await queue.idle()
    expect(events).toEqual(['a1 begins', 'a1 stopped', 'a2 begins', 'a2 ends'])
  })

  it('leaves what failed until it is woken again', async () => {
    const { queue, events, open } = pieces('b1', 'b2')
    open()
    queue.wake(test.context)
    await queue.idle()
    expect(events).toEqual(['b1 begins'])
    expect(test.logged.join('')).toContain('work behind the calls stopped')
    queue.wake(test.context)
    await queue.idle()
    expect(events).toEqual(['b1 begins', 'b2 begins', 'b2 ends'])
  })

  it('begins nothing once it is closed, and stops what is under way', async () => {
    const { queue, events, waiting } = pieces('a1', 'a2')
    queue.wake(test.context)
    await aMoment()
    await queue.close()
    queue.wake(test.context)
    await queue.idle()
    expect([events, waiting.map(({ id }) => id)]).toEqual([
      ['a1 begins', 'a1 stopped'],
      ['a2', 'a1'],
    ])
  })
})
