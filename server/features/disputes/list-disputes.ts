import type { listDisputes as endpoint } from '#contract/disputes.ts'
import { allDisputes, disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { findDisputes } from '#server/features/disputes/find-disputes.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listDisputes: Operation<typeof endpoint> = async (context, { user, query }) => {
  const days = await daysOf(context, user)
  const isNarrowed = Object.values(query).some((value) => value !== undefined)
  const rows = isNarrowed ? await findDisputes(context, user, query) : await allDisputes(context, user)
  return rows.map((row) => disputeAnswer(row, days))
}
