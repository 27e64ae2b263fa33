import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { ATTACKS } from '#tools/bench/hostile-acts.ts'

/**
 * A thread of its own in which the hostile member works until it is told to stop, then says how often they were answered with what.
 * They have a machine of their own; here they take of this one what the product leaves. On Linux this is a thread's own rank.
 */
setPriority(19)

const file = z.instanceof(Uint8Array)
const { name, ...attack } = z
  .object({
    name: z.string(),
    url: z.string(),
    cookie: z.string(),
    others: z.array(z.string()),
    files: z.object({ scan: file, page: file, report: file }),
  })
  .parse(workerData)
const over = new AbortController()
parentPort?.once('message', () => over.abort())
const answered = new Map<number, number>()
await ATTACKS[name]?.doing({ ...attack, signal: over.signal, answered })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
parentPort?.postMessage([...answered])
