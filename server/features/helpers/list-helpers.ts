import type { listHelpers as endpoint } from '#contract/helpers.ts'
import { grantsOf, helperAnswer, invitationAnswer, invitationsOf } from '#server/features/helpers/helper-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Those who help now come first. */
export const listHelpers: Operation<typeof endpoint> = async (context, { user }) => {
  const helpers = (await grantsOf(context, user)).map(({ grant, holder }) => helperAnswer(context, grant, holder))
  const invitations = (await invitationsOf(context, user)).map(invitationAnswer)
  return { helpers: helpers.toSorted((a, b) => Number(b.isStanding) - Number(a.isStanding)), invitations }
}
