import type { PageSpace } from '#adapters/page-text/page-space.ts'
import { newDrawing, noLetters } from '#adapters/page-text/plain/drawing.ts'
import { type PlainFont, readFont } from '#adapters/page-text/plain/fonts.ts'
import { seenOf, withCovered } from '#adapters/page-text/plain/covered-words.ts'
import { gatherRuns } from '#adapters/page-text/plain/gather-runs.ts'
import { drawContent } from '#adapters/page-text/plain/operators.ts'
import { contentOf, pagesOf, plainSpace, producerOf } from '#adapters/page-text/plain/pages.ts'
import { openPlainFile } from '#adapters/page-text/plain/plain-file.ts'
import { NotPlain, type PdfDict } from '#adapters/page-text/plain/values.ts'
import type { Box, Word } from '#adapters/page-text/port.ts'

/** What is drawn on a page of a plain file. */
export interface PlainDrawing {
  readonly space: PageSpace
  readonly words: readonly Word[]
  readonly marks: readonly Box[]
}

/** A file whose pages can be read without PDFium, one by one. */
export interface PlainDocument {
  readonly pageCount: number
  readonly producer: string | null
  /** The page (1-based), or null where something of it is not plain. */
  page(number: number, limit: number): PlainDrawing | null
}

/** What a question answers, or null where the answer is not plain; values nested without end overflow the stack. */
function ifPlain<T>(ask: () => T, onLeft: (why: string) => void): T | null {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof NotPlain) && !(error instanceof RangeError)) throw error
    onLeft(error.message)
    return null
  }
}

/**
 * Opens a PDF as most programs write them: whole, not encrypted, its letters upright, seen and named. Null for any other: PDFium reads
 * what is odd, this only what is certain, in a fraction of its time (docs/decisions/0028-plain-pages-without-pdfium.md).
 * @param onLeft - Is told why the file, or a page of it, is left to PDFium: for those who measure.
 */
export function openPlain(bytes: Uint8Array, onLeft: (why: string) => void = () => {}): PlainDocument | null {
  return ifPlain(() => {
    const file = openPlainFile(bytes)
    const pages = pagesOf(file)
    const producer = producerOf(file)
    const letters = noLetters()
    const fonts = new Map<PdfDict, PlainFont>()
    const fontOf = (dict: PdfDict): PlainFont => {
      const font = fonts.get(dict) ?? readFont(file, dict)
      fonts.set(dict, font)
      return font
    }
    const page = (number: number, limit: number): PlainDrawing | null =>
      ifPlain(() => {
        const at = pages[number - 1]
        if (at === undefined) throw new NotPlain('there is no such page')
        const space = plainSpace(file, at)
        const drawing = newDrawing({
          file,
          resources: at.resources,
          space,
          fontOf,
          draw: drawContent,
          letters,
          mostLetters: limit,
        })
        drawContent(drawing, contentOf(file, at))
        const seen = seenOf(drawing)
        return { space, words: withCovered(gatherRuns({ ...drawing, runs: seen.runs }), seen), marks: drawing.marks }
      }, onLeft)
    return { pageCount: pages.length, producer, page }
  }, onLeft)
}
