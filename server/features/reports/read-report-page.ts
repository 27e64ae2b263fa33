import { UnusablePicture } from '#adapters/printing/port.ts'
import type { readReportPage as endpoint } from '#contract/reports.ts'
import type { Context } from '#server/context.ts'
import { pictureSize } from '#server/features/reports/picture-size.ts'
import { type ReadingRow, readingIfKept } from '#server/features/reports/reading-rows.ts'
import { openFile } from '#server/features/reports/original-files.ts'
import { filesOf, ownedHead, type ReportHead } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 150
/** Points of the longer side of an uploaded picture while it is only looked at. */
const LONG_SIDE = 792

/** Draws a page of the original when it is asked for; nothing private is kept as a picture. */
export const readReportPage: Operation<typeof endpoint> = async (context, { user, params }) => {
  const wanted = await pagesOf(context, user, { id: params.id, page: Number.parseInt(params.page, 10) })
  const drawn = await context.pageText.renderPage(wanted.pdf, { page: wanted.page, dpi: DPI, colour: true, password: null })
  if (drawn.kind === 'refused') throw new Refusal('not_found', 'This page can’t be shown.')
  return drawn.png
}

interface PageOfFile {
  readonly pdf: Uint8Array
  /** Its number in that PDF. */
  readonly page: number
}

/** The page as it is kept; while it is still being read, and where that failed, as it was uploaded. */
async function pagesOf(context: Context, user: SignedIn, { id, page }: { id: string; page: number }): Promise<PageOfFile> {
  const reading = await readingIfKept(context, user, id)
  const row = reading ?? (await ownedHead(context, user, id))
  if (page < 1 || page > row.pageCount) throw new Refusal('not_found', 'The report has no such page.')
  return 'fileKeys' in row ? uploadedPage(context, row, page) : keptPage(context, row, page)
}

/** Pages count on from one file of a report to the next. */
async function keptPage(context: Context, row: ReportHead, page: number): Promise<PageOfFile> {
  let before = 0
  for (const { fileKey, pageCount } of filesOf(row)) {
    if (page <= before + pageCount) return { pdf: await openFile(context, fileKey), page: page - before }
    before += pageCount
  }
  throw new Refusal('not_found', 'The report has no such page.')
}

async function uploadedPage(context: Context, { fileKeys }: ReadingRow, page: number): Promise<PageOfFile> {
  const [first = ''] = fileKeys
  if (first.endsWith('.pdf')) return { pdf: await openFile(context, first), page }
  const picture = await openFile(context, fileKeys[page - 1] ?? '')
  const size = pictureSize(picture) ?? { width: LONG_SIDE, height: LONG_SIDE }
  const scale = LONG_SIDE / Math.max(size.width, size.height)
  const sheet = { picture, width: size.width * scale, height: size.height * scale }
  try {
    return { pdf: await context.printing.setPictures([sheet]), page: 1 }
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    throw new Refusal('not_found', 'This page can’t be shown.')
  }
}
