import { AUTHORITIES } from '#engine/law/authorities.ts'
import type { Authority } from '#engine/law/authority.ts'

/** The registry's entry that is cited with these words; null for its other facts, such as a bureau's address. */
export function authorityCited(text: string): Authority | null {
  return Object.values<Authority>(AUTHORITIES).find((authority) => authority.cite === text) ?? null
}
