import { z } from 'zod'
import type { listDisputes as endpoint } from '#contract/disputes.ts'
import { MOST_ROWS } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'
import { findDisputes } from '#server/features/disputes/find-disputes.ts'
import { answerListed, newestDisputes } from '#server/features/disputes/listed-disputes.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'

const place = z.tuple([instant, z.guid()])

export const listDisputes: Operation<typeof endpoint> = async (context, { user, query, cursor }) => {
  const behind = readCursor(cursor, place)
  const most = query.limit ?? MOST_ROWS
  const isNarrowed = behind !== null || Object.entries(query).some(([name, value]) => name !== 'view' && value !== undefined)
  const found = isNarrowed
    ? await findDisputes(context, user, { ...query, limit: most + 1, behind })
    : await newestDisputes(context, user, most + 1)
  const page = pageOf(found, { most, placeOf: ({ createdAt, id }) => [createdAt, id] })
  const answer = await answerListed(context, user, { rows: page.answer, view: query.view ?? 'all' })
  return new Page(answer, page.next)
}
