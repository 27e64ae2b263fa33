import { and, eq } from 'drizzle-orm'
import { REHEARSAL_CAST } from '#engine/practice/rehearsal-people.ts'
import type { Context } from '#server/context.ts'
import { rehearsalActs } from '#server/database/tables/rehearsal.ts'
import { askBureaus } from '#server/features/bureau-connections/bureau-connections.ts'
import { ownedLetter } from '#server/features/letters/letters.ts'
import { deliverReply } from '#server/features/rehearsal/deliver-reply.ts'
import { type ActRow, dueActs, type RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import type { World } from '#server/features/understudies/understudies.ts'
import type { Owned } from '#server/platform/caller.ts'

/** Everything that the bureaus do on this day, in its order. What was cut short is done again: each act is harmless when repeated. */
export async function doActs(real: Context, world: World, row: Owned<RehearsalRow>): Promise<ActRow[]> {
  const due = await dueActs(real, row, world.row.today)
  for (const act of due) {
    if (act.kind === 'reply') await deliverReply(world, { act, isConfirmed: row.isPlayedForMember })
    if (act.kind === 'report') await fetchReport(world, { row, act })
    await real.db
      .update(rehearsalActs)
      .set({ doneAt: real.now() })
      .where(
        and(
          eq(rehearsalActs.userId, row.userId),
          eq(rehearsalActs.understudyId, row.understudyId),
          eq(rehearsalActs.sequence, act.sequence),
        ),
      )
  }
  return due
}

/** The bureau’s file as it is on this day, read like any other report. */
async function fetchReport({ context, user }: World, { row, act }: { row: RehearsalRow; act: ActRow }): Promise<void> {
  const { target } = await ownedLetter(context, user, act.letterId)
  if (target === 'creditor') return
  const person = { ...REHEARSAL_CAST[row.person], ssn: null }
  await askBureaus(context, user, {
    person,
    bureaus: [target],
    action: 'report.generated',
    failed: 'The practice bureau did not answer',
  })
}
