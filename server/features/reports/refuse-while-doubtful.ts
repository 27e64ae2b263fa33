import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import type { Context } from '#server/context.ts'
import { reportIfKept } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** No one can confirm what is said about an entry while values of that entry were not surely read. */
export async function refuseWhileDoubtful(
  context: Context,
  user: SignedIn,
  entry: { readonly reportId: string; readonly subjectId: string },
): Promise<void> {
  const row = await reportIfKept(context, user, entry.reportId)
  if (row === null || row.doubts.length === 0) return
  const waiting = confirmationsOf({ sure: row.content, doubts: row.doubts })
  const count = waiting.filter(({ doubts: [lead] }) => lead.entryId === entry.subjectId).length
  if (count === 0) return
  const values = count === 1 ? '1 value of this item was' : `${count} values of this item were`
  throw new Refusal(
    'conflict',
    `${values} not clear enough to read. Open the report, check them against the page, then read the letter again.`,
  )
}
