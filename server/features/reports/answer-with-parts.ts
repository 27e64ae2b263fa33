import type { Context } from '#server/context.ts'
import { findingAnswer, findingsOfReports } from '#server/features/findings/findings.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import { beside } from '#server/features/reports/beside.ts'
import type { StoredReport } from '#server/features/reports/report-rows.ts'
import { type AnswerToWrite, reportAnswers, type WholeReports, work } from '#server/features/reports/write-reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Written } from '#server/platform/operations.ts'

type Reports = readonly Owned<StoredReport>[]

/** Reports with their negative items and findings, in two further queries however many there are. */
async function withParts(context: Context, user: SignedIn, reports: Reports): Promise<WholeReports> {
  const ids = reports.map(({ id }) => id)
  const [items, found] = await Promise.all([allItems(context, user), findingsOfReports(context, user, ids)])
  return { secret: context.secret, user: { id: user.id }, reports, items, findings: found.map(findingAnswer) }
}

/** For an answer that says something else besides. */
export const answerWithParts = async (
  context: Context,
  user: SignedIn,
  reports: Reports,
): Promise<ReturnType<typeof reportAnswers>> => reportAnswers(await withParts(context, user, reports))

const isAnswer = (found: unknown): found is Uint8Array => found instanceof Uint8Array

const WRITING = { module: new URL('./write-reports.ts', import.meta.url), work, isAnswer }

/** The answer of a call that consists of whole reports, ready to leave. */
export async function writtenAnswer(
  context: Context,
  user: SignedIn,
  {
    reports,
    readings = [],
    of,
    message,
  }: { readonly reports: Reports } & Pick<AnswerToWrite, 'of' | 'message'> & Partial<Pick<AnswerToWrite, 'readings'>>,
): Promise<Written> {
  return new Written(await beside(context, WRITING, { ...(await withParts(context, user, reports)), readings, of, message }))
}
