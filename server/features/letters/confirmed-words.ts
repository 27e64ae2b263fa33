import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { LetterSubject } from '#engine/letters/letter-request.ts'
import type { Context } from '#server/context.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { boundWords } from '#server/features/identity/identity.ts'
import { findingIfKept } from '#server/features/findings/findings.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import { type LetterSource } from '#server/features/letters/letter-source.ts'
import { subjectOfFinding, subjectOfItem } from '#server/features/letters/report-source.ts'
import { identityOf } from '#server/features/letters/recorded-of.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import type { HeldAgainst } from '#server/features/own-word/own-word.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { reportIfKept } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What a text is about: an entry of a report, else the company that it is about or that it names. */
export interface SaidAbout extends Omit<HeldAgainst, 'identity'> {
  readonly subject: LetterSubject | null
}

/** The member's own answers that a text about this must not contradict. */
export async function confirmedWords(
  context: Context,
  user: SignedIn,
  { subject, ...about }: SaidAbout,
): Promise<readonly ConfirmedWord[]> {
  const identity = subject === null ? null : identityOf(subject)
  return boundWords(context, user, { ...about, identity, days: await daysOf(context, user) })
}

/** The answers that a letter on this source must not contradict. */
export function confirmedAbout(context: Context, user: SignedIn, source: LetterSource): Promise<readonly ConfirmedWord[]> {
  const { subject, creditor, statements, report, dispute } = source
  const isPractice = report === null ? (dispute?.isPractice ?? false) : report.source === 'practice'
  return confirmedWords(context, user, { subject, creditor, text: statements.join('\n\n'), isPractice })
}

/** The answers that a kept letter must not contradict. */
export async function confirmedFor(context: Context, user: SignedIn, row: LetterRow): Promise<readonly ConfirmedWord[]> {
  const subject =
    (await itemOf(context, user, row)) ?? (await findingOf(context, user, row)) ?? (await inquiryOf(context, user, row))
  return confirmedWords(context, user, { subject, creditor: row.creditor, text: row.content, isPractice: row.isPractice })
}

async function itemOf(context: Context, user: SignedIn, { negativeItemId }: LetterRow): Promise<LetterSubject | null> {
  const item = negativeItemId === null ? null : await itemIfKept(context, user, negativeItemId)
  const report = item === null ? null : await reportIfKept(context, user, item.reportId)
  return item === null || report === null ? null : subjectOfItem(report.content, item)
}

async function findingOf(context: Context, user: SignedIn, { disputeId }: LetterRow): Promise<LetterSubject | null> {
  const dispute = disputeId === null ? null : await ownedDispute(context, user, disputeId)
  const finding = dispute?.findingId ? await findingIfKept(context, user, dispute.findingId) : null
  const report = finding === null ? null : await reportIfKept(context, user, finding.reportId)
  return finding === null || report === null ? null : subjectOfFinding(report.content, finding)
}

async function inquiryOf(context: Context, user: SignedIn, { told }: LetterRow): Promise<LetterSubject | null> {
  const asked = told?.inquiry ?? null
  const report = asked === null ? null : await reportIfKept(context, user, asked.reportId)
  const inquiry = report?.content.inquiries.find(({ id }) => id === asked?.inquiryId)
  return inquiry === undefined ? null : { kind: 'inquiry', inquiry }
}
