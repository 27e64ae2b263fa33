import { z } from 'zod'
import type { listDisputes as endpoint } from '#contract/disputes.ts'
import { MOST_ROWS } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'
import { disputeAnswer, newestDisputes } from '#server/features/disputes/dispute-rows.ts'
import { findDisputes } from '#server/features/disputes/find-disputes.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'

const place = z.tuple([instant, z.guid()])

export const listDisputes: Operation<typeof endpoint> = async (context, { user, query, cursor }) => {
  const behind = readCursor(cursor, place)
  const most = query.limit ?? MOST_ROWS
  const isNarrowed = behind !== null || Object.values(query).some((value) => value !== undefined)
  const [days, found] = await Promise.all([
    daysOf(context, user),
    isNarrowed ? findDisputes(context, user, { ...query, limit: most + 1, behind }) : newestDisputes(context, user, most + 1),
  ])
  const page = pageOf(found, { most, placeOf: ({ createdAt, id }) => [createdAt, id] })
  const rows = page.answer.map((row) => disputeAnswer(row, days))
  return new Page(rows, page.next)
}
