import { asksMore } from '#engine/letters/claims/asks-more.ts'
import { CLAIM_KINDS, type ClaimKind } from '#engine/letters/claims/claim-kinds.ts'
import { CLAIM_PATTERNS } from '#engine/letters/claims/claim-patterns.ts'
import { foundIn, saidSentences } from '#engine/letters/claims/said-sentences.ts'

/** A sentence that only its writer can know to be true. */
export interface Claim {
  readonly sentence: string
  readonly kinds: readonly ClaimKind[]
}

function claimsIn(said: string): readonly ClaimKind[] {
  const found = CLAIM_PATTERNS.filter(([, pattern, unless]) => pattern.test(said) && !(unless?.test(said) ?? false))
  const kinds = new Set(found.map(([kind]) => kind))
  if (asksMore(said)) kinds.add('own_request')
  return CLAIM_KINDS.filter((kind) => kinds.has(kind))
}

/** Every sentence of a text that only its writer can know to be true, in its order, each once. */
export function findClaims(text: string, names: readonly string[] = []): readonly Claim[] {
  const claims = saidSentences(text, names).flatMap((said): Claim[] => {
    const kinds = foundIn(said, claimsIn)
    return kinds.length === 0 ? [] : [{ sentence: said.sentence, kinds }]
  })
  return [...new Map(claims.map((claim) => [claim.sentence, claim])).values()]
}
