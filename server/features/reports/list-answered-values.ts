import type { listAnsweredValues as endpoint } from '#contract/confirmations.ts'
import { answeredValues } from '#engine/reading/doubts/answered-values.ts'
import { confirmationAnswer } from '#server/features/reports/list-confirmations.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { answersOf, ownedHead } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What the member said about values that were in doubt, in the order of the pages; nothing yet while the report is being read. */
export const listAnsweredValues: Operation<typeof endpoint> = async (context, { user, params }) => {
  if (await readingIfKept(context, user, params.id)) return []
  const answered = await answersOf(context, await ownedHead(context, user, params.id))
  return (answered ? answeredValues(answered) : []).map((one) => ({ ...confirmationAnswer(one), said: one.said }))
}
