import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { ChosenPaper } from '#server/database/tables/letters.ts'
import { papersOf } from '#server/features/papers/papers.ts'
import type { SignedIn } from '#server/platform/caller.ts'

const USUAL = ['identity', 'address_proof'] as const

/**
 * What goes along where its member chose nothing: the newest of their papers that shows who they are, the newest that shows where
 * they live, and what proves the entry. Bureaus ask for the first two; no company gets an identity paper without being asked for,
 * and no helper encloses one.
 */
export async function usualPapers(
  context: Context,
  user: SignedIn,
  { target, isPractice, entry }: { readonly target: DisputeTarget; readonly isPractice: boolean; readonly entry: string | null },
): Promise<ChosenPaper[]> {
  if (isPractice || context.helper !== null) return []
  const kept = await papersOf(context, user)
  const usual = target === 'creditor' ? [] : USUAL.flatMap((kind) => kept.find((paper) => paper.kind === kind) ?? [])
  const proof = entry === null ? [] : kept.filter(({ proves }) => proves.includes(entry))
  return [...usual, ...proof].map(({ id, name }) => ({ id, name }))
}
