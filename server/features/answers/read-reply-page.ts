import { UnusablePicture } from '#adapters/printing/port.ts'
import type { readReplyPage as endpoint } from '#contract/answers.ts'
import type { Context } from '#server/context.ts'
import { openReplyFile, ownedReply, type ReplyRow } from '#server/features/answers/reply-rows.ts'
import { pictureSize } from '#server/features/reports/reports.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 150
/** Points of the longer side of an uploaded picture while it is only looked at. */
const LONG_SIDE = 792

/** Draws a page of a reply when it is asked for. */
export const readReplyPage: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedReply(context, user, params.id)
  const page = Number.parseInt(params.page, 10)
  if (page > row.pageCount || (row.fileKeys.length === 0 && row.pagesKey === null))
    throw new Refusal('not_found', 'The answer has no such page.')
  const wanted = await pageOf(context, row, page)
  const drawn = await context.pageText.renderPage(wanted.pdf, { page: wanted.page, dpi: DPI, colour: true, password: null })
  if (drawn.kind === 'refused') throw new Refusal('not_found', 'This page can’t be shown.')
  return drawn.png
}

/** As it was read; while it is still being read, and where that failed, as it was uploaded. */
async function pageOf(
  context: Context,
  row: ReplyRow,
  page: number,
): Promise<{ readonly pdf: Uint8Array; readonly page: number }> {
  const [first = ''] = row.fileKeys
  if (row.pagesKey !== null) return { pdf: await openReplyFile(context, row.pagesKey), page }
  if (first.endsWith('.pdf')) return { pdf: await openReplyFile(context, first), page }
  const picture = await openReplyFile(context, row.fileKeys[page - 1] ?? '')
  const size = pictureSize(picture) ?? { width: LONG_SIDE, height: LONG_SIDE }
  const scale = LONG_SIDE / Math.max(size.width, size.height)
  try {
    return {
      pdf: await context.printing.setPictures([{ picture, width: size.width * scale, height: size.height * scale }]),
      page: 1,
    }
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    throw new Refusal('not_found', 'This page can’t be shown.')
  }
}
