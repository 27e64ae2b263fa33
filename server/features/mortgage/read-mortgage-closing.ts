import type { readMortgageClosing as endpoint } from '#contract/mortgage.ts'
import { closingAnswer, givenClosing } from '#server/features/mortgage/mortgage.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readMortgageClosing: Operation<typeof endpoint> = async (context, { user }) =>
  closingAnswer(await givenClosing(context, user), await dayOf(context, user))
