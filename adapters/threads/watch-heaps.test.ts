import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { watchHeaps } from '#adapters/threads/watch-heaps.ts'

const start = (code: string): Worker => new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 512 } })
const ended = (thread: Worker): Promise<number> => new Promise((resolve) => thread.once('exit', resolve))

it('ends a thread that holds more than it may, in the middle of its work, and no other', async () => {
  const greedy = start('const held = []; for (;;) held.push({ at: held.length })')
  const modest = start('setInterval(() => {}, 1000)')
  const exit = ended(greedy)
  await watchHeaps({ threads: [greedy, modest] }, 64, () => exit)
  expect(greedy.threadId).toBe(-1)
  expect(modest.threadId).toBeGreaterThan(0)
  await modest.terminate()
})
