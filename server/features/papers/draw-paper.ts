import { type ReadyPicture, UnusablePicture } from '#adapters/printing/port.ts'
import type { FileKind, RefusalReason } from '#adapters/page-text/port.ts'
import { MAX_PAPER_PAGES } from '#contract/papers.ts'
import type { RefusalCode } from '#contract/errors.ts'
import type { Context } from '#server/context.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a scan of a page has on its longer side. */
const DPI = 150
/** Dots of the shorter side; a copy with fewer cannot be read. */
const LEAST = 400

const NOT_TAKEN: Readonly<Partial<Record<FileKind, string>>> = {
  heic: 'This is an iPhone photo in HEIC format, which we can’t open. Choose Settings > Camera > Formats > Most Compatible and take it again.',
  other_image: 'This picture isn’t a JPG or PNG. Save it as a JPG or PNG and upload that.',
}
const TYPES = 'Upload a photo or scan of the document: JPG, PNG or PDF.'
const TOO_MANY = `A document can have at most ${MAX_PAPER_PAGES} pages here. Upload only the pages you need.`

const REFUSED: Readonly<Partial<Record<RefusalReason, readonly [RefusalCode, string]>>> = {
  needs_password: ['password_needed', 'This PDF is locked. Enter its password and upload it again. We use the password once.'],
  wrong_password: ['password_needed', 'This password does not open the PDF. Check it and upload the file again.'],
  too_many_pages: ['too_large', TOO_MANY],
}

const refused = (reason: RefusalReason): Refusal => {
  const [code, message] =
    REFUSED[reason] ?? (['damaged_file', 'This file is damaged or cut off. Take or scan it again.'] as const)
  return new Refusal(code, message)
}

/** The pages of a paper as pictures, whatever it came as: so that no text of it, and no page of a stranger's PDF, goes anywhere. */
export async function drawPaper(
  context: Context,
  parts: readonly [Uint8Array, ...Uint8Array[]],
  password: string | null,
): Promise<readonly ReadyPicture[]> {
  const kinds = await Promise.all(parts.map((bytes) => context.pageText.sniff(bytes)))
  if (kinds.every((kind) => kind === 'pdf') && parts.length === 1) return drawPdf(context, parts[0], password)
  const odd = kinds.find((kind) => kind !== 'png' && kind !== 'jpeg')
  if (odd === 'pdf') throw new Refusal('unsupported_type', 'Upload one PDF, or a picture of each page; not both together.')
  if (odd !== undefined) throw new Refusal('unsupported_type', NOT_TAKEN[odd] ?? TYPES)
  if (parts.length > MAX_PAPER_PAGES) throw new Refusal('too_large', TOO_MANY)
  const drawn: ReadyPicture[] = []
  for (const bytes of parts) drawn.push(await ready(context, bytes))
  return drawn
}

async function drawPdf(context: Context, pdf: Uint8Array, password: string | null): Promise<readonly ReadyPicture[]> {
  const counted = await context.pageText.pageCount(pdf, { password })
  if (counted.kind === 'refused') throw refused(counted.reason)
  if (counted.count > MAX_PAPER_PAGES) throw new Refusal('too_large', TOO_MANY)
  const drawn: ReadyPicture[] = []
  for (let page = 1; page <= counted.count; page += 1) {
    const picture = await context.pageText.renderPage(pdf, { page, dpi: DPI, colour: true, password })
    if (picture.kind === 'refused') throw refused(picture.reason)
    drawn.push(await ready(context, picture.png))
  }
  return drawn
}

async function ready(context: Context, bytes: Uint8Array): Promise<ReadyPicture> {
  const picture = await context.printing.readyPicture(bytes).catch((error: unknown) => {
    throw error instanceof UnusablePicture ? refused('damaged') : error
  })
  if (Math.min(picture.width, picture.height) < LEAST)
    throw new Refusal('invalid', 'This picture is too small to read on paper. Take a larger one, from closer.', {
      issues: [{ path: 'paper', message: 'The picture is too small to read on paper.' }],
    })
  return picture
}
