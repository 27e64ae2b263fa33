import { Piscina } from 'piscina'
import { type Bounds, DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import type { MarkupAnswer, MarkupTask, UnpackAnswer, UnpackTask } from '#adapters/markup/markup-task.ts'
import type { MarkupPort, MarkupRefused } from '#adapters/markup/port.ts'
import { takeTurns } from '#adapters/page-text/take-turns.ts'
import { HEAP_CEILING, isOutOfHeap, watchHeaps } from '#adapters/page-text/watch-heaps.ts'
import { THREAD_HEAP } from '#adapters/threads/pool.ts'

/** The bounds of the work; each has a default. */
export interface MarkupSettings {
  /** Files worked on at the same time; 1 when absent: such files are rare and small. */
  readonly threads?: number
  readonly bounds?: Partial<Bounds>
  /** Megabytes of a thread's own heap, where trees and digests live; 512 when absent. */
  readonly heap?: number
}

const DEFAULT_TIMEOUT = 10_000
const IDLE_BEFORE_ENDING = 60_000

/** A copy of its own memory: it can be given away, and a small Buffer does not take its neighbours along. */
const ownCopy = (file: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(file)

/** htmlparser2 and a JSON scanner in worker threads, which are ended when the time is up, wherever they are. */
export function embeddedMarkup(settings: MarkupSettings = {}): MarkupPort {
  const threads = settings.threads ?? 1
  const bounds: Bounds = { ...DEFAULT_BOUNDS, ...settings.bounds }
  const heap = settings.heap ?? THREAD_HEAP
  const pool = new Piscina({
    filename: new URL('./markup-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_BEFORE_ENDING,
    resourceLimits: { maxOldGenerationSizeMb: heap * HEAP_CEILING },
  })
  // Our own queue, so that the clock of a file starts when a thread takes it, not while it waits behind others.
  const inTurn = takeTurns(threads)
  const inTime = <Answer>(timeout: number, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | MarkupRefused> =>
    inTurn(async () => {
      const timeUp = AbortSignal.timeout(timeout)
      try {
        return await watchHeaps(pool, heap, () => work(timeUp))
      } catch (error) {
        if (timeUp.aborted) return { kind: 'refused', reason: 'too_long' }
        if (isOutOfHeap(error)) return { kind: 'refused', reason: 'too_much_text' }
        throw error
      }
    })
  return {
    unpack(file) {
      const task: UnpackTask = { archive: ownCopy(file), bounds }
      const given = { name: 'runUnpackTask', transferList: [task.archive.buffer] }
      return inTime<UnpackAnswer>(DEFAULT_TIMEOUT, (signal) => pool.run(task, { ...given, signal }))
    },
    read(file, { kind, digest, timeoutMs }) {
      const task: MarkupTask = { file: ownCopy(file), kind, bounds, digest: { module: digest.module.href, input: digest.input } }
      const given = { name: 'runMarkupTask', transferList: [task.file.buffer] }
      return inTime<MarkupAnswer>(timeoutMs ?? DEFAULT_TIMEOUT, (signal) => pool.run(task, { ...given, signal }))
    },
    close: () => pool.destroy(),
  }
}
