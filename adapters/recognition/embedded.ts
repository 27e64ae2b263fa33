import sharp from 'sharp'
import { withMasksCounted } from '#adapters/recognition/count-masks.ts'
import { cutAbreast } from '#adapters/recognition/cut-abreast.ts'
import { isTall } from '#adapters/recognition/cut-tall.ts'
import { withSquares } from '#adapters/recognition/cleaning/filled-squares.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import { inkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import type { PageOfPicture, PictureRefused, RecognisedWord, RecognitionPort } from '#adapters/recognition/port.ts'
import type { PreparedPage } from '#adapters/recognition/prepare-page.ts'
import { largeRows } from '#adapters/recognition/large-rows.ts'
import { withLostDashes } from '#adapters/recognition/lost-dashes.ts'
import { type MaskedNumber, maskedNumbers, withNumbersUncovered } from '#adapters/recognition/masked-numbers.ts'
import { type Cutting, cutOut, type MixedPiece, mixedPieces, withPiecesParted } from '#adapters/recognition/mixed-pieces.ts'
import { letterOnce, wordsOnce } from '#adapters/recognition/read-twice.ts'
import { type RowLeftOut, rowsLeftOut, withRowsReadAgain } from '#adapters/recognition/rows-left-out.ts'
import { type Reader, startTesseract } from '#adapters/recognition/tesseract.ts'
import type { ReadPicture } from '#adapters/recognition/tesseract-thread.ts'
import { doubtedAtEdge } from '#adapters/recognition/shape/shown-strips.ts'
import { turnedOver } from '#adapters/recognition/turned-over.ts'
import { withShortDashes } from '#adapters/recognition/short-dashes.ts'
import {
  illegible,
  inPoints,
  isGibberish,
  isLegible,
  isLegibleScreen,
  marksAmong,
  ontoInk,
} from '#adapters/recognition/word-boxes.ts'
import { fairTurns } from '#adapters/threads/fair-turns.ts'
import { limitedThread } from '#adapters/threads/limited-thread.ts'
import { type WorkLimit, withinLimit } from '#adapters/threads/work-limit.ts'

/** A picture that asks for more of a thread than its memory is as one that takes too long. */
const TOO_LONG = { kind: 'refused', reason: 'too_long' } as const
type TooLong = typeof TOO_LONG

interface Failed {
  readonly kind: 'failed'
  readonly error: unknown
}

/** For one page: reading it takes one to three seconds of work. */
const READING_LIMIT: WorkLimit = { work: 45_000, wall: 300_000, every: 1_000 }
/** For one page; straightening it takes half a second. */
const PREPARING_LIMIT: WorkLimit = { work: 20_000, wall: 180_000, every: 1_000 }
/** For one picture; a tall one of fifty megapixels takes five seconds, most of them outside of the thread's own work. */
const CUTTING_LIMIT: WorkLimit = { work: 20_000, wall: 120_000, every: 1_000 }

/** Tesseract as WebAssembly in a thread of its own, started for the first picture; pictures are straightened in another. */
export function embeddedRecognition(
  startReader: () => Reader = startTesseract,
  limit: WorkLimit = READING_LIMIT,
  cuttingLimit: WorkLimit = CUTTING_LIMIT,
): RecognitionPort {
  const reader = oneReader(startReader, limit)
  const { prepare, cut, end } = onePreparer(cuttingLimit)
  const { piecesParted, rowsReadAgain, numbersUncovered, largeRowsRead } = readingAlone(reader.read)
  // A page keeps its turn until all of it is read: pieces of it that are read again do not wait behind other pages.
  const inTurn = fairTurns(1)

  const readWhole = async (
    picture: Uint8Array,
    signal?: AbortSignal,
    isLetter = false,
  ): Promise<PageOfPicture | PictureRefused> => {
    const page = await orAborted(prepare(picture, signal), signal)
    if (page.kind === 'refused') return page
    const words = await wordsOf(page, signal)
    if ('kind' in words) return words
    if (!isGibberish(words)) return finished(page, words, { isLetter, signal })
    // A page of capitals and figures does not show where its head is; read upside down, it is gibberish.
    const turned = await turnedOver(page)
    const again = await wordsOf(turned, signal)
    return 'kind' in again || !isLegible(again) ? pageOf(page, words) : finished(turned, again, { isLetter, signal })
  }

  const finished = async (
    page: PreparedPage,
    words: readonly RecognisedWord[],
    { isLetter, signal }: { readonly isLetter: boolean; readonly signal: AbortSignal | undefined },
  ): Promise<PageOfPicture | PictureRefused> => {
    const read = pageOf(page, words)
    if (!isLetter || read.kind === 'refused') return read
    const large = await largeRowsRead(page, words, signal)
    return 'kind' in large ? large : { ...read, words: [...large, ...read.words] }
  }

  const wordsOf = async (page: PreparedPage, signal?: AbortSignal): Promise<readonly RecognisedWord[] | TooLong> => {
    const read = await reader.read(page.grey, signal)
    if ('kind' in read) return read
    const parted = await piecesParted(page, inPoints(read.words, dotOf(page)), signal)
    if ('kind' in parted) return parted
    const whole = await rowsReadAgain(page, wordsOnce(parted), signal)
    return 'kind' in whole ? whole : numbersUncovered(page, wordsOnce(whole), signal)
  }

  return {
    readPage: async (picture, { signal, isLetter } = {}) => {
      if (!isPicture(picture)) return { kind: 'refused', reason: 'no_picture' }
      return inTurn(() => readWhole(picture, signal, isLetter), signal)
    },
    pagesOf: cut,
    recognise: (picture, { giveUp } = {}) =>
      inTurn(async () => {
        const grey = await greyOf(picture)
        if (grey === null) return { kind: 'refused', reason: 'no_picture' }
        const read = await reader.read(grey)
        return 'kind' in read ? read : { kind: 'text', ...read }
      }, giveUp),
    close: async () => {
      await Promise.all([reader.stop(), end()])
    },
  }
}

/** Points around figures that are theirs: a star stands right beside them. */
const EDGE = 0.3
/** Pixels a point. */
const dotOf = ({ grey, width }: PreparedPage): number => grey.width / width
const shifted = ([x, y, width, height]: RecognisedWord['box'], left: number, top: number) =>
  [x + left, y + top, width, height] as const

const times = ([x, y, width, height]: RecognisedWord['box'], by: number) => [x * by, y * by, width * by, height * by] as const
/** Pixels from the foot to the head of a row with its margins: what Tesseract reads best. */
const READ_BEST = 56
/** Below it a row of large shapes is a drawing. */
const SURE_LARGE = 0.5

async function smaller({ width, height, pixels }: Grey, by: number): Promise<Grey> {
  const size = { width: Math.max(1, Math.round(width / by)), height: Math.max(1, Math.round(height / by)) }
  const drawn = sharp(pixels, { raw: { width, height, channels: 1 } }).resize({ ...size, fit: 'fill' })
  const { data, info } = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
}

type Read = (picture: Grey, signal?: AbortSignal) => Promise<ReadPicture | TooLong>

/** Pieces of a page that are read once more, by themselves. */
function readingAlone(readPicture: Read) {
  /** The words, with those that were mixed with what is beside them read by themselves. */
  const piecesParted = async (page: PreparedPage, words: readonly RecognisedWord[], signal?: AbortSignal) => {
    const parted = new Map<MixedPiece, readonly RecognisedWord[]>()
    for (const piece of mixedPieces(words, inkFinder(page.blots))) {
      const read = await alone(page, cutOut(page.grey, piece.box, { dot: dotOf(page) }), signal)
      if ('kind' in read) return read
      parted.set(piece, read)
    }
    return withPiecesParted(words, parted)
  }

  /** The words, with rows of which letters were left out read by themselves. */
  const rowsReadAgain = async (page: PreparedPage, words: readonly RecognisedWord[], signal?: AbortSignal) => {
    const again = new Map<RowLeftOut, readonly RecognisedWord[]>()
    for (const row of rowsLeftOut(words, page.blots)) {
      const read = await alone(page, cutOut(page.grey, row.box, { dot: dotOf(page), without: row.others }), signal)
      if ('kind' in read) return read
      again.set(row, read)
    }
    return withRowsReadAgain(words, again)
  }

  /** The words, with the figures of numbers that stars cover read without them. */
  const numbersUncovered = async (page: PreparedPage, words: readonly RecognisedWord[], signal?: AbortSignal) => {
    const uncovered = new Map<MaskedNumber, readonly RecognisedWord[]>()
    for (const number of maskedNumbers(words, inkFinder(page.blots))) {
      const read = await alone(page, cutOut(page.grey, number.figures, { dot: dotOf(page), own: EDGE }), signal)
      if ('kind' in read) return read
      uncovered.set(number, read)
    }
    return withNumbersUncovered(words, uncovered)
  }

  /** The words of rows whose letters are too large to be read among the others, each row drawn as small as those. */
  const largeRowsRead = async (page: PreparedPage, words: readonly RecognisedWord[], signal?: AbortSignal) => {
    const found: RecognisedWord[] = []
    for (const box of largeRows(words, page.blots)) {
      const { grey, left, top } = cutOut(page.grey, box, { dot: dotOf(page) })
      const shrink = Math.max(1, grey.height / READ_BEST)
      const read = await readPicture(await smaller(grey, shrink), signal)
      if ('kind' in read) return read
      const there = read.words.map((word) => ({ ...word, box: shifted(times(word.box, shrink), left, top) }))
      found.push(...inPoints(there, dotOf(page)).filter(({ confidence }) => confidence > SURE_LARGE))
    }
    return found
  }

  /** What the recogniser makes of a piece of the page by itself, in its place on the page. */
  const alone = async (page: PreparedPage, { grey, left, top }: Cutting, signal?: AbortSignal) => {
    const read = await readPicture(grey, signal)
    if ('kind' in read) return read
    return inPoints(
      read.words.map((word) => ({ ...word, box: shifted(word.box, left, top) })),
      dotOf(page),
    )
  }

  return { piecesParted, rowsReadAgain, numbersUncovered, largeRowsRead }
}

/** One thread that straightens pictures, and one that cuts tall ones: for that somebody waits, who does not stand in line behind pages. */
function onePreparer(cuttingLimit: WorkLimit) {
  const preparing = limitedThread<Uint8Array, PreparedPage | PictureRefused>(
    new URL('./prepare-page.ts', import.meta.url),
    'preparePage',
  )
  const cutting = limitedThread<{ bytes: Uint8Array; most: number }, Uint8Array[] | null>(
    new URL('./cut-tall.ts', import.meta.url),
    'cutTall',
  )
  const cut: RecognitionPort['pagesOf'] = async (picture, most, { isLetter = false } = {}) => {
    if (!isPicture(picture)) return [picture]
    if (!(await isTall(picture))) return isLetter && most > 1 ? cutAbreast(picture) : [picture]
    const pages = await cutting.run({ bytes: new Uint8Array(picture), most }, { limit: cuttingLimit })
    if (pages === null) return 'too_many'
    return typeof pages === 'string' ? TOO_LONG.reason : pages
  }
  return {
    prepare: async (picture: Uint8Array, signal?: AbortSignal): Promise<PreparedPage | PictureRefused> => {
      const page = await preparing.run(new Uint8Array(picture), { limit: PREPARING_LIMIT, signal })
      return typeof page === 'string' ? TOO_LONG : page
    },
    cut,
    end: async () => {
      await Promise.all([preparing.end(), cutting.end()])
    },
  }
}

function pageOf(page: PreparedPage, words: readonly RecognisedWord[]): PageOfPicture | PictureRefused {
  const { width, height, picture } = page
  if (!isLegible(words)) return { kind: 'refused', reason: 'too_poor', trouble: page.isSoft ? 'blurred' : illegible(words) }
  if (page.isEnlarged && !isLegibleScreen(words)) return { kind: 'refused', reason: 'too_poor', trouble: 'too_small' }
  const inkIn = inkFinder(page.blots)
  const whole = withShortDashes(withLostDashes(doubtedAtEdge(words, page.shown), inkIn))
  const measured = withSquares(withMasksCounted(ontoInk(whole, inkIn).map(letterOnce), inkIn), page.squares, inkIn)
  return { kind: 'page', width, height, picture, words: measured, marks: marksAmong(page.blots, words) }
}

/** One reader for all, started again after it has failed. */
function oneReader(startReader: () => Reader, limit: WorkLimit) {
  let reader: Reader | null = null
  const stop = async (): Promise<void> => {
    const stopped = reader
    reader = null
    await stopped?.terminate()
  }
  const readOnce = async (picture: Grey, signal?: AbortSignal): Promise<ReadPicture | TooLong | Failed> => {
    const mine = (reader ??= startReader())
    const reading = mine.read(picture).catch((error: unknown): Failed => ({ kind: 'failed', error }))
    try {
      const answer = (await orAborted(withinLimit(reading, mine.worked, limit), signal)) ?? TOO_LONG
      // A reader that hangs or has failed reads nothing more; the next picture gets a fresh one.
      if ('kind' in answer) await stop()
      return answer
    } catch (error) {
      await stop()
      throw error
    }
  }
  /** With a fresh reader where the first failed. */
  const read = async (picture: Grey, signal?: AbortSignal): Promise<ReadPicture | TooLong> => {
    signal?.throwIfAborted()
    const first = await readOnce(picture, signal)
    const answer = 'kind' in first && first.kind === 'failed' ? await readOnce(picture, signal) : first
    if (!('kind' in answer) || answer.kind === 'refused') return answer
    // The reader's own words may hold some of the page: they stay with the cause, of which only the kind and place are logged.
    const twice = 'The recognition failed twice on one picture, the second time with a fresh reader'
    throw new Error(twice, { cause: answer.error })
  }
  return { read, stop }
}

/** The answer, or the signal's reason as soon as it comes. */
async function orAborted<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return answer
  // Whoever has gone hears no more of it, not even that it failed.
  answer.catch(() => undefined)
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

/** Null for what cannot be opened. */
async function greyOf(picture: Uint8Array): Promise<Grey | null> {
  if (!isPicture(picture)) return null
  const decoding = sharp(picture).flatten({ background: '#ffffff' }).toColourspace('b-w').raw()
  const decoded = await decoding.toBuffer({ resolveWithObject: true }).catch(() => null)
  return decoded && { width: decoded.info.width, height: decoded.info.height, pixels: decoded.data }
}

/** PNG and JPEG by their first bytes; anything else would only stop the worker. */
function isPicture(bytes: Uint8Array): boolean {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47
  return isPng || (bytes[0] === 0xff && bytes[1] === 0xd8)
}
