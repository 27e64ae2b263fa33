import { describedPlaces } from '#engine/matching/described-places.ts'
import type { LetterSubject } from '#engine/letters/letter-request.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { type DisputeRow, keyOfAccount } from '#server/features/disputes/disputes.ts'
import { fileAtHand, type ReportRow } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The account of the newest reports that a dispute from the form is about: by its number, else the only one of that name. */
export async function accountOf(
  context: Context,
  user: SignedIn,
  { dispute, recipient }: { readonly dispute: DisputeRow; readonly recipient: DisputeTarget | undefined },
): Promise<{ readonly report: ReportRow; readonly subject: LetterSubject } | null> {
  const { isPractice, reports } = await fileAtHand(context, user)
  if (isPractice !== dispute.isPractice) return null
  const asked = reports.filter(
    ({ bureau }) => dispute.disputeTargets.includes(bureau) && (recipient === undefined || recipient === bureau),
  )
  const [report, ...others] = asked
  // A letter to the company, or one of several bureaus not chosen yet, is about no one print.
  if (report === undefined || others.length > 0) return null
  const { bureau, id } = report
  const keyed = report.content.accounts.find(
    (account) => dispute.entryKey === keyOfAccount(context, user, { report: { bureau, id }, account, isPractice }),
  )
  if (keyed) return { report, subject: { kind: 'account', account: keyed } }
  if (dispute.entryKey !== null) return null
  const [place] = describedPlaces(dispute, [{ ...report.content, id }])
  const named = report.content.accounts.find((account) => account.id === place?.subjectId)
  return named === undefined ? null : { report, subject: { kind: 'account', account: named } }
}
