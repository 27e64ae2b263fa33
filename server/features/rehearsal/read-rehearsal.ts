import type { readRehearsal as endpoint } from '#contract/rehearsals.ts'
import { rehearsalAnswer } from '#server/features/rehearsal/rehearsal-answer.ts'
import { ownedRehearsal } from '#server/features/rehearsal/rehearsal-rows.ts'
import { worldOf } from '#server/features/understudies/understudies.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readRehearsal: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedRehearsal(context, user, params.id)
  return rehearsalAnswer(context, await worldOf(context, user, row.understudyId), row)
}
