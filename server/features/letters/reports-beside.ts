import type { LetterReport } from '#engine/letters/letter-request.ts'
import type { Context } from '#server/context.ts'
import { letterReport, type LetterSource } from '#server/features/letters/letter-source.ts'
import { reportIfKept } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The reports that the findings compare with the letter's own, as far as they are kept and theirs. */
export async function reportsBeside(
  context: Context,
  user: SignedIn,
  { report, findings }: LetterSource,
): Promise<LetterReport[]> {
  if (report === null) return []
  const ids = new Set(findings.flatMap(({ evidence }) => evidence.map(({ reportId }) => reportId)))
  ids.delete(report.id)
  const kept = await Promise.all([...ids].map((id) => reportIfKept(context, user, id)))
  const isPractice = report.source === 'practice'
  return kept
    .filter((row) => row !== null)
    .filter(({ ownership, source }) => ownership !== 'asked' && (source === 'practice') === isPractice)
    .map(letterReport)
}
