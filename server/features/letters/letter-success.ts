import { gradeLetter, restsOnFindings } from '#engine/letters/evidence-grade.ts'
import { estimateSuccess } from '#engine/strategy/estimate-success.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { endedDisputes } from '#server/features/disputes/disputes.ts'
import type { LetterSource } from '#server/features/letters/letter-source.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface LetterSuccess {
  /** An estimate. */
  readonly percent: number
  /** What was counted besides the published table, in sentences; empty where that is nothing. */
  readonly told: readonly string[]
}

/** The table's figure; for a letter that rests on findings of a real file it is updated by what ended here under their rules. */
export async function letterSuccess(
  context: Context,
  user: SignedIn,
  { kind, source, isPractice }: { readonly kind: LetterKind; readonly source: LetterSource; readonly isPractice: boolean },
): Promise<LetterSuccess> {
  const bureau = source.item?.bureau ?? source.report?.bureau ?? null
  if (isPractice || bureau === null || !restsOnFindings(kind)) {
    return { percent: gradeLetter(kind, source.findings).percent, told: [] }
  }
  const known = await endedDisputes(
    context,
    user,
    source.findings.map(({ rule }) => rule),
  )
  const { percent, outcomes } = estimateSuccess([{ bureau, findings: source.findings }], known)
  return { percent, told: outcomes.map(({ words }) => words) }
}
