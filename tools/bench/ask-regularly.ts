import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/**
 * A thread of its own that asks one address at a steady pace until it is told to stop, then says how long each answer took,
 * in milliseconds: what its starter does meanwhile does not count as waiting.
 */
const { url, cookie, pace } = z.object({ url: z.string(), cookie: z.string(), pace: z.number() }).parse(workerData)
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const took: number[] = []
while (!isOver) {
  const start = performance.now()
  await (await fetch(url, { headers: { cookie } })).arrayBuffer()
  took.push(performance.now() - start)
  await wait(Math.max(0, pace - (performance.now() - start)))
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
parentPort?.postMessage(took)
