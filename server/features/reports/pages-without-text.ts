import type { Refused } from '#adapters/page-text/port.ts'
import type { Context } from '#server/context.ts'
import type { Digest } from '#server/features/reports/conclude.ts'
import { refusePdf } from '#server/features/reports/refuse-file.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A page of a report has hundreds of letters; a scanner's own mark on a picture has a few. */
const FEW_LETTERS = 60
/** Pages of a file, or of what tall pictures are cut into, that are recognised. */
export const MOST_SCANNED = 60
const DPI = 36
/** Bytes of a packed picture by its dots: an empty page takes 0.0075, three lines of print 0.02. */
const EMPTY = 0.015
/** Milliseconds in which pages are looked at while someone waits; whatever has not been drawn by then passes for a picture. */
const PATIENCE_MS = 6_000
/** Milliseconds of work for one page: a scan of 600 dpi takes one second. */
const PAGE_MS = 3_000

/**
 * The pages that are pictures and must be recognised. Where the text already makes a report these are the pages without any
 * text; else the file is a scan if at least half of its pages have next to none. Empty pages are no pictures.
 */
export async function pagesWithoutText(
  context: Context,
  file: { readonly bytes: Uint8Array; readonly password: string | null },
  { letters, outcome }: Pick<Digest, 'letters' | 'outcome'>,
): Promise<number[]> {
  if (outcome.kind === 'unsupported_layout' || outcome.kind === 'too_much') return []
  const isReport = outcome.kind === 'reports'
  const bare = letters.flatMap((count, index) => (count < (isReport ? 1 : FEW_LETTERS) ? [index + 1] : []))
  const mayBeScan = isReport || outcome.why === 'no_text' || outcome.why === 'unknown_document'
  if (!mayBeScan || (!isReport && bare.length * 2 < letters.length)) return []
  const found: number[] = []
  const refused: Refused[] = []
  const end = performance.now() + PATIENCE_MS
  for (const page of bare) {
    const look = performance.now() > end ? 'drawn' : await lookAt(context, file, page)
    if (look === 'drawn') found.push(page)
    else if (look !== 'empty') refused.push(look)
    if (found.length > MOST_SCANNED) throw tooManyScanned()
  }
  // Nothing else is in the file: why it cannot be drawn is why it cannot be read.
  if (!isReport && found.length === 0 && refused[0]) throw refusePdf(refused[0].reason)
  return found
}

export const tooManyScanned = (): Refusal =>
  new Refusal(
    'too_large',
    `More than ${MOST_SCANNED} pages of this file are pictures. Upload the PDF from the bureau, or scan only the report.`,
  )

/** Whether something is drawn on a page; or why that cannot be said. */
async function lookAt(
  context: Context,
  { bytes, password }: { readonly bytes: Uint8Array; readonly password: string | null },
  page: number,
): Promise<'drawn' | 'empty' | Refused> {
  const drawn = await context.pageText.renderPage(bytes, { page, dpi: DPI, colour: false, password, timeoutMs: PAGE_MS })
  if (drawn.kind === 'refused') return drawn
  return drawn.png.length > EMPTY * drawn.width * drawn.height ? 'drawn' : 'empty'
}
