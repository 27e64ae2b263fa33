import { type Bounds, DEFAULT_BOUNDS } from '#adapters/markup/bounds.ts'
import type { MarkupAnswer, MarkupTask, UnpackAnswer, UnpackTask } from '#adapters/markup/markup-task.ts'
import type { MarkupPort, MarkupRefused } from '#adapters/markup/port.ts'
import { type Ended, limitedThread } from '#adapters/threads/limited-thread.ts'
import type { StepsBack } from '#adapters/threads/pool.ts'
import { limitOf } from '#adapters/threads/work-limit.ts'

/** The bounds of the work; each has a default. */
export interface MarkupSettings {
  readonly bounds?: Partial<Bounds>
  /** Megabytes of a thread's own heap, where trees and digests live; as much as for a PDF when absent. */
  readonly heap?: number
  /** Whether the threads work when nothing else of this machine wants to, as those that read PDFs do. */
  readonly stepsBack?: StepsBack
}

const DEFAULT_TIMEOUT = 9_000
const WORKER = new URL('./markup-worker.ts', import.meta.url)

const REFUSED: Readonly<Record<Ended, MarkupRefused>> = {
  too_long: { kind: 'refused', reason: 'too_long' },
  too_much: { kind: 'refused', reason: 'too_much_text' },
}

const told = <Answer extends object>(answer: Answer | Ended): Answer | MarkupRefused =>
  typeof answer === 'string' ? REFUSED[answer] : answer

/** A copy of its own memory: it can be given away, and a small Buffer does not take its neighbours along. */
const ownCopy = (file: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(file)

/** htmlparser2 and a JSON scanner in worker threads: one for data, one for saved pages, which are larger, and one for archives. */
export function embeddedMarkup(settings: MarkupSettings = {}): MarkupPort {
  const bounds: Bounds = { ...DEFAULT_BOUNDS, ...settings.bounds }
  const { heap, stepsBack = false } = settings
  const unpacking = limitedThread<UnpackTask, UnpackAnswer>(WORKER, 'runUnpackTask', { heap, stepsBack })
  const data = limitedThread<MarkupTask, MarkupAnswer>(WORKER, 'runMarkupTask', { heap, stepsBack })
  const pages = limitedThread<MarkupTask, MarkupAnswer>(WORKER, 'runMarkupTask', { heap, stepsBack })
  return {
    async unpack(file) {
      const archive = ownCopy(file)
      const limit = limitOf(DEFAULT_TIMEOUT)
      return told(await unpacking.run({ archive, bounds }, { limit, transferList: [archive.buffer] }))
    },
    async read(file, { kind, digest, timeoutMs }) {
      const own = ownCopy(file)
      const task: MarkupTask = { file: own, kind, bounds, digest: { module: digest.module.href, input: digest.input } }
      const limit = limitOf(timeoutMs ?? DEFAULT_TIMEOUT)
      return told(await (kind === 'html' ? pages : data).run(task, { limit, transferList: [own.buffer] }))
    },
    close: async () => {
      await Promise.all([unpacking.end(), data.end(), pages.end()])
    },
  }
}
