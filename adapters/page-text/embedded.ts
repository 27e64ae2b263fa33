import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import sharp from 'sharp'
import type { Limits, PdfAnswer, PdfTask } from '#adapters/page-text/pdf-task.ts'
import type { OpenOptions, PageTextPort, Refused, RenderedPage } from '#adapters/page-text/port.ts'
import { sniff } from '#adapters/page-text/sniff.ts'
import { fairTurns, whoAsks } from '#adapters/threads/fair-turns.ts'
import { isOutOfHeap, watchHeaps } from '#adapters/threads/watch-heaps.ts'
import { openPool, THREAD_HEAP } from '#adapters/threads/pool.ts'
import { limitOf, withinLimit, workOf } from '#adapters/threads/work-limit.ts'

/** The bounds of the work; each has a default. */
export interface PageTextSettings {
  /** Files worked on at the same time; one less than the processors, at most 4, when absent. */
  readonly threads?: number
  readonly limits?: Partial<Limits>
  /** Threads that other work shares, more than `threads`; its own when absent. */
  readonly pool?: Piscina
  /** The thread for background files. Without one they use the same threads. */
  readonly behindCalls?: Piscina
}

const DEFAULT_LIMITS: Limits = { pages: 200, charactersPerPage: 60_000, memory: 512 * 1024 * 1024 }
/** Seen within half a second: nothing takes more than ten seconds. */
const DEFAULT_TIMEOUT = 9_000
const WORKER = { filename: new URL('./pdf-worker.ts', import.meta.url).href, name: 'runPdfTask' }

const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason })

/** A copy of its own memory: it can be given away, and a small Buffer does not take its neighbours along. */
const ownCopy = (file: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(file)

function unexpected(answer: PdfAnswer): Error {
  return new Error(`The PDF worker answered ${answer.kind} to another question`)
}

async function encode({ pixels, width, height }: Extract<PdfAnswer, { kind: 'pixels' }>, colour: boolean): Promise<RenderedPage> {
  const image = sharp(pixels, { raw: { width, height, channels: colour ? 4 : 1 }, limitInputPixels: false })
  const png = await (colour ? image.removeAlpha() : image.toColourspace('b-w')).png({ compressionLevel: 6 }).toBuffer()
  return { kind: 'image', png: new Uint8Array(png), width, height }
}

/** Runs one task in a thread of its own, which is ended when the time is up, wherever it is. */
function runnerIn(
  pool: Piscina<PdfTask, PdfAnswer>,
  threads: number,
): (task: PdfTask, options: OpenOptions) => Promise<PdfAnswer> {
  // Our own queue, so that the clock of a file starts when a thread takes it, not while it waits behind others.
  const inTurn = fairTurns(threads)
  const run = async (task: PdfTask, options: OpenOptions): Promise<PdfAnswer> => {
    const timeUp = new AbortController()
    const signal = options.signal === undefined ? timeUp.signal : AbortSignal.any([timeUp.signal, options.signal])
    const answer = watchHeaps(pool, THREAD_HEAP, () => pool.run(task, { ...WORKER, signal, transferList: [task.file.buffer] }))
    try {
      const inTime = await withinLimit(answer, workOf(pool), limitOf(options.timeoutMs ?? DEFAULT_TIMEOUT))
      if (inTime !== null) return inTime
      timeUp.abort()
      await answer.catch(() => undefined)
      return refused('too_long')
    } catch (error) {
      options.signal?.throwIfAborted()
      if (isOutOfHeap(error)) return refused('too_much_text')
      throw error
    }
  }
  return (task, options) => inTurn(() => run(task, options), options.signal)
}

/** PDFium as WebAssembly in worker threads: no service, no program besides Node. */
export function embeddedPageText(settings: PageTextSettings = {}): PageTextPort {
  const limits: Limits = { ...DEFAULT_LIMITS, ...settings.limits }
  const threads = settings.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const pool = settings.pool ?? openPool(threads)
  const runOfCalls = runnerIn(pool, threads)
  const runBehindCalls = settings.behindCalls === undefined ? runOfCalls : runnerIn(settings.behindCalls, 1)

  const ask = async (task: PdfTask, options: OpenOptions): Promise<PdfAnswer> => {
    if ((await sniff(task.file)) !== 'pdf') return refused('not_a_pdf')
    return (whoAsks().isBehindCalls ? runBehindCalls : runOfCalls)(task, options)
  }

  return {
    async read(file, options) {
      const digest = options.digest === null ? null : { module: options.digest.module.href, input: options.digest.input }
      const answer = await ask({ kind: 'read', file: ownCopy(file), password: options.password, limits, digest }, options)
      if (answer.kind === 'text' || answer.kind === 'refused') return answer
      throw unexpected(answer)
    },
    async pageCount(file, options) {
      const answer = await ask({ kind: 'count', file: ownCopy(file), password: options.password, limits }, options)
      if (answer.kind === 'pages' || answer.kind === 'refused') return answer
      throw unexpected(answer)
    },
    async renderPage(file, options) {
      const { page, colour, password } = options
      const dpi = Math.max(36, Math.min(600, options.dpi))
      const answer = await ask({ kind: 'draw', file: ownCopy(file), password, limits, page, dpi, colour }, options)
      if (answer.kind === 'pixels') return encode(answer, colour)
      if (answer.kind === 'refused') return answer
      throw unexpected(answer)
    },
    async extractPage(file, options) {
      const answer = await ask(
        { kind: 'extract', file: ownCopy(file), password: options.password, limits, page: options.page },
        options,
      )
      if (answer.kind === 'pdf' || answer.kind === 'refused') return answer
      throw unexpected(answer)
    },
    async unlock(file, options) {
      const open = await ask({ kind: 'count', file: ownCopy(file), password: null, limits }, options)
      if (open.kind === 'pages') return { kind: 'pdf', pdf: ownCopy(file) }
      if (open.kind !== 'refused') throw unexpected(open)
      if (open.reason !== 'needs_password' || options.password === null) return open
      const answer = await ask({ kind: 'unlock', file: ownCopy(file), password: options.password, limits }, options)
      if (answer.kind === 'pdf' || answer.kind === 'refused') return answer
      throw unexpected(answer)
    },
    sniff,
    close: () => (settings.pool === undefined ? pool.destroy() : Promise.resolve()),
  }
}
