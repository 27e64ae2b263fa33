import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, type Page, PSM } from 'tesseract.js'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** The trained model for English lies in the package; without this path it would be fetched from the network. */
const MODEL = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** What is read off a picture; boxes in its pixels, confidences 0 to 100. */
export type ReadPicture = Pick<Page, 'text' | 'confidence' | 'blocks'>

/** What is needed of a thread that reads pictures. */
export interface Reader {
  /** Fails with Tesseract's own text. */
  read(picture: Buffer): Promise<ReadPicture>
  terminate(): Promise<unknown>
}

/** Tesseract as WebAssembly in a thread of its own. */
export async function startTesseract(): Promise<Reader> {
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

/** Line by line. */
export function wordsOf({ blocks }: ReadPicture): RecognisedWord[] {
  const lines = (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines
    .flatMap((line) => line.words)
    .map(({ text, confidence, bbox }) => ({
      text,
      confidence,
      box: [bbox.x0, bbox.y0, bbox.x1 - bbox.x0, bbox.y1 - bbox.y0],
    }))
}
