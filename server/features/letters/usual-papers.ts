import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { ChosenPaper } from '#server/database/tables/letters.ts'
import { papersOf } from '#server/features/papers/papers.ts'
import type { SignedIn } from '#server/platform/caller.ts'

const USUAL = ['identity', 'address_proof'] as const

/**
 * What goes along where its member chose nothing: the newest of their papers that shows who they are, and the newest that shows where
 * they live. Bureaus ask for both; no company gets an identity paper without being asked for, and no helper encloses one.
 */
export async function usualPapers(
  context: Context,
  user: SignedIn,
  { target, isPractice }: { readonly target: DisputeTarget; readonly isPractice: boolean },
): Promise<ChosenPaper[]> {
  if (target === 'creditor' || isPractice || context.helper !== null) return []
  const kept = await papersOf(context, user)
  const usual = USUAL.flatMap((kind) => kept.find((paper) => paper.kind === kind) ?? [])
  return usual.map(({ id, name }) => ({ id, name }))
}
