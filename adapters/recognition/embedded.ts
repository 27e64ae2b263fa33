import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, type Page, PSM } from 'tesseract.js'
import type { Recognised, RecognitionPort, RecognisedWord } from '#adapters/recognition/port.ts'

/** Milliseconds for one page; a page of a report takes about four seconds. */
const LIMIT_MS = 60_000
/** The trained model for English lies in the package; without this path it would be fetched from the network. */
const MODEL = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** What is needed of a thread that reads pictures. */
interface Reader {
  /** Fails with Tesseract's own text. */
  read(picture: Buffer): Promise<Pick<Page, 'text' | 'confidence' | 'blocks'>>
  terminate(): Promise<unknown>
}

/** Tesseract as WebAssembly in a thread of its own, started for the first picture. */
export function embeddedRecognition(startReader: () => Promise<Reader> = start): RecognitionPort {
  let started: Promise<Reader> | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const stop = async (): Promise<void> => {
    const worker = await started?.catch(() => null)
    started = null
    await worker?.terminate()
  }
  const readOnce = async (picture: Uint8Array): Promise<Recognised | null> => {
    // A worker that could not be started is not waited for again.
    started ??= startReader().catch((error: unknown) => {
      started = null
      throw error
    })
    const answer = await withinLimit(readWith(await started, picture))
    // A worker that hangs or has failed reads nothing more; the next picture gets a fresh one.
    if (answer === null || answer.kind === 'refused') await stop()
    return answer
  }
  const recognise = async (picture: Uint8Array): Promise<Recognised> => {
    if (!isPicture(picture)) return { kind: 'refused', reason: 'no_picture' }
    const answer = (await readOnce(picture)) ?? (await readOnce(picture))
    // Without the worker's own words: they may hold some of the page.
    if (answer === null) throw new Error('The recognition failed twice on one picture, the second time with a fresh worker')
    return answer
  }
  return {
    recognise: (picture) => {
      const mine = turn.then(() => recognise(picture))
      turn = mine.catch(() => undefined)
      return mine
    },
    close: stop,
  }
}

async function start(): Promise<Reader> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: MODEL,
    gzip: true,
    cacheMethod: 'none',
    // Its own error handler throws outside of any promise; the failure comes with the recognition all the same.
    errorHandler: () => undefined,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return {
    read: async (picture) => (await worker.recognize(picture, {}, { text: true, blocks: true })).data,
    terminate: () => worker.terminate(),
  }
}

/** How Tesseract says that the picture cannot be opened; any other failure is the worker's own. */
const DAMAGED = 'Error attempting to read image'

/** Null where the worker failed. */
async function readWith(reader: Reader, picture: Uint8Array): Promise<Recognised | null> {
  try {
    const data = await reader.read(Buffer.from(picture))
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    const words = lines
      .flatMap((line) => line.words)
      .map(
        ({ text, confidence, bbox }): RecognisedWord => ({
          text,
          confidence,
          box: [bbox.x0, bbox.y0, bbox.x1 - bbox.x0, bbox.y1 - bbox.y0],
        }),
      )
    return { kind: 'text', text: data.text, words, confidence: data.confidence }
  } catch (error) {
    return String(error).includes(DAMAGED) ? { kind: 'refused', reason: 'no_picture' } : null
  }
}

async function withinLimit(reading: Promise<Recognised | null>): Promise<Recognised | null> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Recognised>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'refused', reason: 'too_long' }), LIMIT_MS)
  })
  const first = await Promise.race([reading, limit])
  clearTimeout(timer)
  return first
}

/** PNG and JPEG by their first bytes; anything else would only stop the worker. */
function isPicture(bytes: Uint8Array): boolean {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47
  return isPng || (bytes[0] === 0xff && bytes[1] === 0xd8)
}
