import { Piscina } from 'piscina'
import type { PageOfPicture, PictureRefused, Recognised, RecognitionPort } from '#adapters/recognition/port.ts'
import type { PreparedPage } from '#adapters/recognition/prepare-page.ts'
import { type Reader, type ReadPicture, startTesseract, wordsOf } from '#adapters/recognition/tesseract.ts'
import { inPoints, isLegible, marksAmong } from '#adapters/recognition/word-boxes.ts'

/** Milliseconds for one page; reading one takes one to three seconds, straightening it half a second. */
const READING_LIMIT = 60_000
const PREPARING_LIMIT = 20_000
const IDLE_BEFORE_ENDING = 60_000
/** Megabytes of the preparing thread's own heap; its pixels are outside of it. */
const THREAD_HEAP = 512

/** Tesseract as WebAssembly in a thread of its own, started for the first picture; pictures are straightened in another. */
export function embeddedRecognition(startReader: () => Promise<Reader> = startTesseract): RecognitionPort {
  const readInTurn = oneReader(startReader)
  const preparing = new Piscina<Uint8Array, PreparedPage | PictureRefused>({
    filename: new URL('./prepare-page.ts', import.meta.url).href,
    name: 'preparePage',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_BEFORE_ENDING,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP },
  })
  let preparingTurn: Promise<unknown> = Promise.resolve()

  /** The clock starts when it is this picture's turn. */
  const prepare = (picture: Uint8Array, signal?: AbortSignal): Promise<PreparedPage | PictureRefused> => {
    const mine = preparingTurn.then(async () => {
      signal?.throwIfAborted()
      const timeUp = AbortSignal.timeout(PREPARING_LIMIT)
      try {
        return await preparing.run(new Uint8Array(picture), { signal: signal ? AbortSignal.any([timeUp, signal]) : timeUp })
      } catch (error) {
        signal?.throwIfAborted()
        if (timeUp.aborted || isOutOfHeap(error)) return { kind: 'refused', reason: 'too_long' } as const
        throw error
      }
    })
    preparingTurn = mine.catch(() => undefined)
    return mine
  }

  const readPage: RecognitionPort['readPage'] = async (picture, { signal } = {}) => {
    if (!isPicture(picture)) return { kind: 'refused', reason: 'no_picture' }
    const page = await orAborted(prepare(picture, signal), signal)
    if (page.kind === 'refused') return page
    const read = await readInTurn.read(greyMap(page), signal)
    if ('kind' in read) return { kind: 'refused', reason: 'too_long' }
    return pageOf(page, read)
  }

  return {
    readPage,
    recognise: async (picture) => {
      if (!isPicture(picture)) return { kind: 'refused', reason: 'no_picture' }
      const read = await readInTurn.read(Buffer.from(picture))
      return 'kind' in read ? read : { kind: 'text', text: read.text, words: wordsOf(read), confidence: read.confidence }
    },
    close: async () => {
      await Promise.all([readInTurn.stop(), preparing.destroy()])
    },
  }
}

function pageOf(page: PreparedPage, read: ReadPicture): PageOfPicture | PictureRefused {
  const words = inPoints(wordsOf(read), page.grey.width / page.width)
  const { width, height, picture } = page
  if (!isLegible(words)) return { kind: 'refused', reason: 'too_poor', trouble: page.isSoft ? 'blurred' : 'unreadable' }
  return { kind: 'page', width, height, picture, words, marks: marksAmong(page.blots, words) }
}

type RefusedReading = Extract<Recognised, { kind: 'refused' }>

/** One reader for all, started anew after it has failed; each picture waits for the one before. */
function oneReader(startReader: () => Promise<Reader>) {
  let started: Promise<Reader> | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const stop = async (): Promise<void> => {
    const worker = await started?.catch(() => null)
    started = null
    await worker?.terminate()
  }
  const readOnce = async (picture: Buffer, signal?: AbortSignal): Promise<ReadPicture | RefusedReading | null> => {
    // A worker that could not be started is not waited for again.
    started ??= startReader().catch((error: unknown) => {
      started = null
      throw error
    })
    try {
      const answer = await orAborted(withinLimit(readWith(await started, picture)), signal)
      // A worker that hangs or has failed reads nothing more; the next picture gets a fresh one.
      if (answer === null || 'kind' in answer) await stop()
      return answer
    } catch (error) {
      await stop()
      throw error
    }
  }
  const readTwice = async (picture: Buffer, signal?: AbortSignal): Promise<ReadPicture | RefusedReading> => {
    signal?.throwIfAborted()
    const answer = (await readOnce(picture, signal)) ?? (await readOnce(picture, signal))
    // Without the worker's own words: they may hold some of the page.
    if (answer === null) throw new Error('The recognition failed twice on one picture, the second time with a fresh worker')
    return answer
  }
  const read = (picture: Buffer, signal?: AbortSignal): Promise<ReadPicture | RefusedReading> => {
    const mine = turn.then(() => readTwice(picture, signal))
    turn = mine.catch(() => undefined)
    return orAborted(mine, signal)
  }
  return { read, stop }
}

/** How Tesseract says that the picture cannot be opened; any other failure is the worker's own. */
const DAMAGED = 'Error attempting to read image'

/** Null where the worker failed. */
async function readWith(reader: Reader, picture: Buffer): Promise<ReadPicture | RefusedReading | null> {
  try {
    return await reader.read(picture)
  } catch (error) {
    return String(error).includes(DAMAGED) ? { kind: 'refused', reason: 'no_picture' } : null
  }
}

async function withinLimit<T>(reading: Promise<T>): Promise<T | RefusedReading> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<RefusedReading>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'refused', reason: 'too_long' }), READING_LIMIT)
  })
  const first = await Promise.race([reading, limit])
  clearTimeout(timer)
  return first
}

/** The answer, or the signal's reason as soon as it comes. */
async function orAborted<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return answer
  signal.throwIfAborted()
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The plainest of picture formats: nothing to encode, nothing to decode. */
function greyMap({ grey: { width, height, pixels } }: PreparedPage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}

function isOutOfHeap(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/** PNG and JPEG by their first bytes; anything else would only stop the worker. */
function isPicture(bytes: Uint8Array): boolean {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47
  return isPng || (bytes[0] === 0xff && bytes[1] === 0xd8)
}
