import { z } from 'zod'
import { MOST_ROWS } from '#contract/endpoint.ts'
import type { listReports as endpoint } from '#contract/reports.ts'
import { instant } from '#contract/values.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { headsOfReports } from '#server/features/reports/heads-of-reports.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { allReadings } from '#server/features/reports/reading-rows.ts'
import { keptAmong, newestHeads, newestStored, type ReportHead } from '#server/features/reports/report-rows.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'

const place = z.tuple([z.string().max(20), instant, z.guid()])

/** What is being read comes first, on the first page; a reading that ends between the questions is not missed. */
export const listReports: Operation<typeof endpoint> = async (context, { user, query, cursor }) => {
  const behind = readCursor(cursor, place)
  const all = behind === null ? await allReadings(context, user) : []
  const most = Math.max(MOST_ROWS - all.length, 1)
  const stretch = { behind, most: most + 1 }
  if (query.view === 'heads') {
    const { answer, next } = pageOf(await newestHeads(context, user, stretch), { most, placeOf })
    return new Page([...(await unkept(context, user, all)), ...(await headsOfReports(context, user, answer))], next)
  }
  const { answer: reports, next } = pageOf(await newestStored(context, user, stretch), { most, placeOf })
  const readings = await unkept(context, user, all)
  return new Page(await writtenAnswer(context, user, { of: 'listReports', reports, readings }), next)
}

const placeOf = <Row extends ReportHead>({ reportDate, uploadedAt, id }: Row) => [reportDate ?? '', uploadedAt, id]

/** The readings that have not ended as reports since they were asked for. */
async function unkept(context: Context, user: SignedIn, readings: Awaited<ReturnType<typeof allReadings>>) {
  const kept = await keptAmong(
    context,
    user,
    readings.map(({ id }) => id),
  )
  return readings.filter(({ id }) => !kept.has(id)).map(readingAnswer)
}
