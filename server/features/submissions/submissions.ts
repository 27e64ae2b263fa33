import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { submission as submissionShape } from '#contract/submissions.ts'
import { receiptOf } from '#engine/disputes/filing-clock.ts'
import { instantOfDay } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { submissions } from '#server/database/tables/submissions.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Front door of the submissions: what the member filed directly, by their own word. */
export type SubmissionRow = typeof submissions.$inferSelect

export function submissionsOf(context: Context, user: SignedIn, disputeId: string): Promise<SubmissionRow[]> {
  return context.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, user.id), eq(submissions.disputeId, disputeId)))
    .orderBy(submissions.submittedAt, submissions.target)
}

/** The same of several disputes. */
export function submissionsOfAll(context: Context, user: SignedIn, disputeIds: readonly string[]): Promise<SubmissionRow[]> {
  return context.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, user.id), inArray(submissions.disputeId, [...disputeIds])))
    .orderBy(submissions.submittedAt, submissions.target)
}

/** The round of what was filed before Errata. */
const BEFORE_ERRATA = 0

/** What its member filed before Errata, as they tell it. */
export async function takeEarlierFiling(
  tx: Transaction,
  user: SignedIn,
  filing: Pick<SubmissionRow, 'disputeId' | 'target' | 'method' | 'filedOn'>,
): Promise<ReturnType<typeof submissionReceipt>> {
  const row = { ...filing, round: BEFORE_ERRATA }
  await tx.insert(submissions).values({ ...row, userId: user.id, submittedAt: instantOfDay(filing.filedOn) })
  return submissionReceipt(row)
}

/** When the recipient has it, or should; of a letter from before Errata no one says when it came. */
export function submissionReceipt({
  round,
  target,
  method,
  filedOn,
}: Pick<SubmissionRow, 'round' | 'target' | 'method' | 'filedOn'>): ReturnType<typeof receiptOf> {
  const receipt = receiptOf({ target, method, filedOn })
  return round === BEFORE_ERRATA ? { ...receipt, expectedOn: null } : receipt
}

export function submissionAnswer(
  row: SubmissionRow,
  { isPractice }: { readonly isPractice: boolean },
): z.input<typeof submissionShape> {
  const { target, method, submittedAt, filedOn } = row
  return { target, method, submittedAt, filedOn, ...submissionReceipt(row), isPractice }
}
