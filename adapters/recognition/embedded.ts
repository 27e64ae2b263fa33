import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Recognised, RecognitionPort, RecognisedWord } from '#adapters/recognition/port.ts'

/** Milliseconds for one page; a page of a report takes about four seconds. */
const LIMIT_MS = 60_000
/** The trained model for English lies in the package; without this path it would be fetched from the network. */
const MODEL = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Tesseract as WebAssembly in a thread of its own, started for the first picture. */
export function embeddedRecognition(): RecognitionPort {
  let started: Promise<Worker> | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const stop = async (): Promise<void> => {
    const worker = await started?.catch(() => null)
    started = null
    await worker?.terminate()
  }
  const recognise = async (picture: Uint8Array): Promise<Recognised> => {
    if (!isPicture(picture)) return { kind: 'refused', reason: 'no_picture' }
    // A worker that could not be started is not waited for again.
    started ??= start().catch((error: unknown) => {
      started = null
      throw error
    })
    const answer = await withinLimit(readWith(await started, picture))
    // A worker that hangs or has failed reads nothing more; the next picture gets a fresh one.
    if (answer.kind === 'refused') await stop()
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

async function start(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: MODEL,
    gzip: true,
    cacheMethod: 'none',
    // Its own error handler throws outside of any promise; the failure comes with the recognition all the same.
    errorHandler: () => undefined,
  })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return worker
}

async function readWith(worker: Worker, picture: Uint8Array): Promise<Recognised> {
  try {
    const { data } = await worker.recognize(Buffer.from(picture), {}, { text: true, blocks: true })
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
  } catch {
    return { kind: 'refused', reason: 'no_picture' }
  }
}

async function withinLimit(reading: Promise<Recognised>): Promise<Recognised> {
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
