import type { listRehearsals as endpoint } from '#contract/rehearsals.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { clockAnswer } from '#server/features/rehearsal/rehearsal-answer.ts'
import { allRehearsals, personOfRehearsal } from '#server/features/rehearsal/rehearsal-rows.ts'
import { worldOf } from '#server/features/understudies/understudies.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listRehearsals: Operation<typeof endpoint> = async (context, { user }) => {
  const rows = await allRehearsals(context, user)
  return Promise.all(
    rows.map(async (row) => {
      const world = await worldOf(context, user, row.understudyId)
      const { total, resolved } = await countDisputes(world.context, world.user, { isPractice: true })
      return { id: row.understudyId, ...clockAnswer(world.row), person: personOfRehearsal(row), disputes: total, resolved }
    }),
  )
}
