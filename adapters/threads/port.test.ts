import { setTimeout as wait } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedThreads } from '#adapters/threads/embedded.ts'
import type { ThreadsPort } from '#adapters/threads/port.ts'

const SUM = new URL('./fixtures/sum.ts', import.meta.url)

function threadsSuite(implementation: string, open: () => ThreadsPort): void {
  describe(`threads: ${implementation}`, () => {
    let port: ThreadsPort
    beforeAll(() => {
      port = open()
    })
    afterAll(() => port.close())

    it('answers what the module makes of the input, from another thread', async () => {
      expect(await port.run(SUM, { numbers: [1, 2, 4] })).toMatchObject({ sum: 7, threadId: expect.any(Number) })
      expect(await port.run(SUM, { numbers: [] })).not.toMatchObject({ threadId })
    })

    it('lets this thread go on meanwhile', async () => {
      let isDone = false
      const long = port.run(SUM, { numbers: [1], milliseconds: 500 }).then(() => {
        isDone = true
      })
      let turns = 0
      for (; !isDone; turns += 1) await wait(1)
      await long
      // Held up, it would turn once.
      expect(turns).toBeGreaterThan(2)
    })

    it('does long work of this thread in turns of the members, and whatever is short in between', async () => {
      const order: string[] = []
      const ask = (member: string, piece: string) =>
        port.inTurnOf({ member, isBehindCalls: false }, () =>
          port.fewAtOnce(async () => {
            order.push(piece)
            await Promise.resolve()
          }),
        )
      const pieces = [...['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((piece) => ask('a', piece)), ask('b', 'b1')]
      setImmediate(() => order.push('short'))
      await Promise.all(pieces)
      expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a4'))
      expect(order.indexOf('short')).toBeLessThan(order.indexOf('a4'))
      await expect(port.fewAtOnce(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    })

    it('rejects with what the work throws, and goes on with the next', async () => {
      await expect(port.run(SUM, { numbers: [Number.NaN] })).rejects.toThrow('no number')
      await expect(port.run(new URL('./fixtures/missing.ts', import.meta.url), null)).rejects.toThrow('missing.ts')
      await expect(port.run(new URL('./pool.ts', import.meta.url), null)).rejects.toThrow()
      expect(await port.run(SUM, { numbers: [3] })).toMatchObject({ sum: 3 })
    })
  })
}

threadsSuite('worker threads', embeddedThreads)
