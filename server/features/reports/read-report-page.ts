import type { readReportPage as endpoint } from '#contract/reports.ts'
import { ownedReport, readOriginal } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 150

/** Draws a page of the original when it is asked for; nothing private is kept as a picture. */
export const readReportPage: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedReport(context, user, params.id)
  const page = Number.parseInt(params.page, 10)
  if (page < 1 || page > row.pageCount) throw new Refusal('not_found', 'The report has no such page.')
  const drawn = await context.pageText.renderPage(await readOriginal(context, row), {
    page,
    dpi: DPI,
    colour: true,
    password: null,
  })
  if (drawn.kind === 'refused') throw new Refusal('not_found', 'This page cannot be shown.')
  return drawn.png
}
