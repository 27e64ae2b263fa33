import type { PicturedPage } from '#adapters/printing/port.ts'
import type { PageOfPicture } from '#adapters/recognition/port.ts'
import type { PageText } from '#engine/reading/page-text.ts'
import type { Context } from '#server/context.ts'
import { openFile } from '#server/features/reports/original-files.ts'
import { refusePdf, refusePicture } from '#server/features/reports/refuse-file.ts'
import { seal } from '#server/platform/vault.ts'

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

/** What was made out on one page: no words of a blank one, nothing at all where it may have had some. */
export interface RecognisedPage {
  readonly text: PageText | null
  readonly picture: Uint8Array | null
}

/** Which page, and of which reading. */
interface OneOf {
  readonly userId: string
  readonly id: string
  readonly number: number
}

const LETTER = { width: 612, height: 792 } as const
const SCAN_DPI = 300
const SHOWN_DPI = 150
const POINTS_PER_INCH = 72

/**
 * Makes out a page that is a picture. One that is too poor is refused with how to take a better one; of a PDF, a page on which
 * nothing can be found (its cover, an empty back) is left as it is.
 */
export async function recognisePage(
  context: Context,
  drawing: Drawing,
  of: { readonly number: number; readonly signal: AbortSignal; readonly isLetter?: boolean },
): Promise<RecognisedPage> {
  const { number } = of
  const page = await recognise(context, drawing, of)
  if (page === 'blank') return { text: { number, ...LETTER, words: [], marks: [] }, picture: null }
  return page === null ? { text: null, picture: null } : { text: textOf(page, number), picture: page.picture }
}

/** The folder of the pages of a reading, between its turns. */
export const recognisedPlace = (userId: string, id: string): string => `${userId}/recognised/${id}`
const placeOf = ({ userId, id, number }: OneOf): string => `${recognisedPlace(userId, id)}/${number}`

/** Where the pages of a reading lie between its turns. */
const recognisedKeys = ({ userId, id, pageCount }: { userId: string; id: string; pageCount: number }): string[] =>
  Array.from({ length: pageCount }, (_, index) => placeOf({ userId, id, number: index + 1 }))

const HEAD_BYTES = 4

/** Keeps a page for the end of its reading, sealed: how long the text is, the text, the picture. */
export async function keepRecognised(context: Context, of: OneOf, { text, picture }: RecognisedPage): Promise<void> {
  const json = Buffer.from(JSON.stringify(text))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(json.length)
  const place = placeOf(of)
  await context.files.put(place, await seal(context, place, Buffer.concat([head, json, picture ?? new Uint8Array()])))
}

/** All pages of a reading that were made out. */
export async function openRecognised(
  context: Context,
  { wanted, ...of }: Omit<OneOf, 'number'> & { readonly wanted: readonly number[] },
): Promise<RecognisedPages> {
  const pages: PageText[] = []
  const pictures = new Map<number, PicturedPage>()
  for (const number of wanted) {
    const bytes = Buffer.from(await openFile(context, placeOf({ ...of, number })))
    const end = HEAD_BYTES + bytes.readUInt32BE()
    const text: PageText | null = JSON.parse(bytes.toString('utf8', HEAD_BYTES, end))
    if (text === null) continue
    pages.push(text)
    const picture = new Uint8Array(bytes.subarray(end))
    if (picture.length > 0) pictures.set(number, { picture, width: text.width, height: text.height })
  }
  return { pages, pictures }
}

export async function forgetRecognised(context: Context, of: { userId: string; id: string; pageCount: number }): Promise<void> {
  for (const key of recognisedKeys(of)) await context.files.delete(key)
}

async function recognise(
  context: Context,
  drawing: Drawing,
  { number, signal, isLetter = false }: { number: number; signal: AbortSignal; isLetter?: boolean },
): Promise<PageOfPicture | 'blank' | null> {
  const picture = await pictureOf(context, drawing, number)
  signal.throwIfAborted()
  const page = await context.recognition.readPage(picture, { signal, isLetter })
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
