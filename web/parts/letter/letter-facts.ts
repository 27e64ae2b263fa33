import { AUTHORITIES, type Authority } from '#engine/law/authorities.ts'
import { findMentions } from '#engine/letters/mentions/find-mentions.ts'
import type { MentionKind } from '#engine/letters/mentions/mention.ts'

/** The registry's entry that is cited with these words; null for its other facts, such as a bureau's address. */
export function authorityCited(text: string): Authority | null {
  return Object.values<Authority>(AUTHORITIES).find((authority) => authority.cite === text) ?? null
}

/** What nobody's word can prove: a citation is the registry's, a Social Security number stands in no letter, a sign is retyped. */
const BEYOND_A_STATEMENT: readonly MentionKind[] = ['citation', 'ssn', 'character']

/** Whether the consumer's own word may stand for these words of a letter. */
export const mayBeStated = (text: string): boolean => findMentions(text).every(({ kind }) => !BEYOND_A_STATEMENT.includes(kind))
