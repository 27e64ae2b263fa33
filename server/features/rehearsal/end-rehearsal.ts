import type { endRehearsal as endpoint } from '#contract/rehearsals.ts'
import { forgetMailed, mailedOf } from '#server/features/mailing/mailing.ts'
import { ownedRehearsal } from '#server/features/rehearsal/rehearsal-rows.ts'
import { unmakeWorld } from '#server/features/understudies/understudies.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Deletes the understudy with everything that is theirs: reports, disputes, letters, notifications, what the practice post office keeps, and the clock. */
export const endRehearsal: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedRehearsal(context, user, params.id)
  const mailed = await transact(context, user, async (tx) => {
    const answer = await mailedOf({ db: tx }, [row.understudyId])
    await unmakeWorld(tx, user, row.understudyId)
    await sweepLater(context, tx, row.understudyId)
    return { answer, audit: [{ action: 'rehearsal.ended', subjectKind: 'rehearsal', subjectId: row.understudyId }] }
  })
  for (const letter of mailed) await forgetMailed(context, letter)
  await sweepNow(context, row.understudyId)
  return { message: 'The rehearsal and everything in it are deleted.' }
}
