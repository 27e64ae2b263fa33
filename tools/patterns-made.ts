import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/** Runs as a thread: loads the modules it is given, and answers the patterns that they put together while they load. */
const made: { readonly where: string; readonly source: string; readonly flags: string }[] = []

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given, newTarget) {
    const pattern: RegExp = Reflect.construct(target, given, newTarget)
    const where = new Error('here').stack?.split('\n').find((line) => /:\d+:\d+/.test(line) && !line.includes('patterns-made'))
    if (where !== undefined && !/node_modules|node:/.test(where))
      made.push({ where: where.trim(), source: pattern.source, flags: pattern.flags })
    return pattern
  },
})

for (const file of z.array(z.string()).parse(workerData)) await import(file)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port knows no origin
parentPort?.postMessage(made)
