import type { listDisputes as endpoint } from '#contract/disputes.ts'
import { allDisputes, disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listDisputes: Operation<typeof endpoint> = async (context, { user }) => {
  const today = context.now().slice(0, 10)
  return (await allDisputes(context, user)).map((row) => disputeAnswer(row, today))
}
