import type { endRehearsal as endpoint } from '#contract/rehearsals.ts'
import { ownedRehearsal } from '#server/features/rehearsal/rehearsal-rows.ts'
import { unmakeWorld } from '#server/features/understudies/understudies.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Deletes the understudy with everything that is theirs: reports, disputes, letters, notifications, and the clock. */
export const endRehearsal: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedRehearsal(context, user, params.id)
  await transact(context, user, async (tx) => {
    await unmakeWorld(tx, user, row.understudyId)
    return { answer: undefined, audit: [{ action: 'rehearsal.ended', subjectKind: 'rehearsal', subjectId: row.understudyId }] }
  })
  const files = await context.files.list(row.understudyId)
  await Promise.all(files.map((key) => context.files.delete(key)))
  return { message: 'The rehearsal and everything in it is deleted.' }
}
