import type { listHelpers as endpoint } from '#contract/helpers.ts'
import { grantsOf, helperAnswer, invitationAnswer, invitationsOf } from '#server/features/helpers/helper-rows.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Those who help now come first. */
export const listHelpers: Operation<typeof endpoint> = async (context, { user }) => {
  const today = await dayOf(context, user)
  const helpers = (await grantsOf(context, user)).map((one) => helperAnswer(one, today))
  const invitations = (await invitationsOf(context, user)).map(invitationAnswer)
  return { helpers: helpers.toSorted((a, b) => Number(b.isStanding) - Number(a.isStanding)), invitations }
}
