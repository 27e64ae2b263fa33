import { z } from 'zod'
import { MOST_ROWS } from '#contract/endpoint.ts'
import type { listReports as endpoint } from '#contract/reports.ts'
import { instant } from '#contract/values.ts'
import { writtenAnswer, writtenHeads } from '#server/features/reports/answer-with-parts.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { allReadings } from '#server/features/reports/reading-rows.ts'
import { keptAmong, newestStored } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'

const place = z.tuple([z.string().max(20), instant, z.guid()])

/** What is being read comes first, on the first page; a reading that ends between the questions is not missed. */
export const listReports: Operation<typeof endpoint> = async (context, { user, query, cursor }) => {
  const behind = readCursor(cursor, place)
  const all = behind === null ? await allReadings(context, user) : []
  const most = Math.max(MOST_ROWS - all.length, 1)
  const found = await newestStored(context, user, { behind, most: most + 1 })
  const ids = all.map(({ id }) => id)
  const kept = await keptAmong(context, user, ids)
  const readings = all.filter(({ id }) => !kept.has(id)).map(readingAnswer)
  const { answer: reports, next } = pageOf(found, {
    most,
    placeOf: ({ reportDate, uploadedAt, id }) => [reportDate ?? '', uploadedAt, id],
  })
  if (query.view === 'heads') return new Page(await writtenHeads(context, { reports, readings }), next)
  return new Page(await writtenAnswer(context, user, { of: 'listReports', reports, readings }), next)
}
