import type { PicturedPage } from '#adapters/printing/port.ts'
import type { PageOfPicture } from '#adapters/recognition/port.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import type { Context } from '#server/context.ts'
import { openFile } from '#server/features/reports/report-rows.ts'
import { refusePdf, refusePicture } from '#server/features/reports/refuse-file.ts'

/** What is to be recognised of an upload. */
export interface Drawing {
  /** Null for pictures. */
  readonly pdf: Uint8Array | null
  /** Keys of the pictures, in order; none for a PDF. */
  readonly parts: readonly string[]
  readonly pageCount: number
  /** The numbers of the pages that are pictures. */
  readonly wanted: readonly number[]
  /** Whether no page says anything as text. */
  readonly isScan: boolean
}

export interface RecognisedPages {
  readonly pages: readonly PageText[]
  /** The straightened pages by their numbers. */
  readonly pictures: ReadonlyMap<number, PicturedPage>
}

export interface Telling {
  readonly signal: AbortSignal
  /** Hears of every page that is done. */
  readonly told: (done: number) => Promise<void>
}

const LETTER = { width: 612, height: 792 } as const
const SCAN_DPI = 300
const SHOWN_DPI = 150
const POINTS_PER_INCH = 72

/**
 * Makes out the pages that are pictures, one after the other. A picture that is too poor ends it with how to take a better
 * one; of a PDF, a page on which nothing can be found (its cover, an empty back) is left as it is, without words where it is
 * blank, missing where it may have had some.
 */
export async function recognisePages(context: Context, drawing: Drawing, { signal, told }: Telling): Promise<RecognisedPages> {
  const pages: PageText[] = []
  const pictures = new Map<number, PicturedPage>()
  for (const [done, number] of drawing.wanted.entries()) {
    signal.throwIfAborted()
    const page = await recognise(context, drawing, { number, signal })
    if (page === 'blank') pages.push({ number, ...LETTER, words: [], marks: [] })
    else if (page !== null) {
      pages.push(textOf(page, number))
      pictures.set(number, { picture: page.picture, width: page.width, height: page.height })
    }
    await told(done + 1)
  }
  return { pages, pictures }
}

async function recognise(
  context: Context,
  drawing: Drawing,
  { number, signal }: { number: number; signal: AbortSignal },
): Promise<PageOfPicture | 'blank' | null> {
  const picture = await pictureOf(context, drawing, number)
  signal.throwIfAborted()
  const page = await context.recognition.readPage(picture, { signal })
  if (page.kind === 'page') return page
  const mayBeEmpty = page.trouble === 'no_page' || page.trouble === 'unreadable'
  const isLeft = drawing.pdf !== null && page.reason === 'too_poor' && (mayBeEmpty || !drawing.isScan)
  if (isLeft) return page.isBlank ? 'blank' : null
  throw refusePicture(page, drawing.pageCount === 1 ? null : number)
}

async function pictureOf(context: Context, { pdf, parts }: Drawing, number: number): Promise<Uint8Array> {
  const part = parts[number - 1]
  if (part !== undefined) return openFile(context, part)
  if (pdf === null) throw new Error('a page is in the PDF or a picture of its own')
  const drawn = await context.pageText.renderPage(pdf, { page: number, dpi: SCAN_DPI, colour: false, password: null })
  if (drawn.kind === 'refused') throw refusePdf(drawn.reason)
  return drawn.png
}

/** Confidence goes along with every word: what is not sure is set aside later. */
const textOf = ({ width, height, words, marks }: PageOfPicture, number: number): PageText => ({
  number,
  width,
  height,
  words,
  marks,
})

/** The pages as they are kept and shown: straightened pictures, and pages with text drawn as they are. */
export async function setPages(
  context: Context,
  drawing: Drawing,
  pictures: ReadonlyMap<number, PicturedPage>,
): Promise<Uint8Array> {
  const pages: PicturedPage[] = []
  for (let number = 1; number <= drawing.pageCount; number += 1) {
    pages.push(pictures.get(number) ?? (await drawnPage(context, drawing, number)))
  }
  return context.printing.setPictures(pages)
}

async function drawnPage(context: Context, { pdf }: Drawing, page: number): Promise<PicturedPage> {
  if (pdf === null) throw new Error('a picture was straightened or refused')
  const drawn = await context.pageText.renderPage(pdf, { page, dpi: SHOWN_DPI, colour: true, password: null })
  if (drawn.kind === 'refused') throw refusePdf(drawn.reason)
  const scale = POINTS_PER_INCH / SHOWN_DPI
  return { picture: drawn.png, width: drawn.width * scale, height: drawn.height * scale }
}
