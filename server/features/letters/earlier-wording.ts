import type { EarlierWording } from '#server/database/tables/letters.ts'
import { isOwnText, type LetterRow, wordingOf } from '#server/features/letters/letter-rows.ts'

/** What a letter keeps of its member's words when other ones take their place; else what it kept before. */
export function wordingToKeep(row: LetterRow): EarlierWording | null {
  if (row.writtenBy !== 'consumer' && !isOwnText(row)) return row.overwritten ?? null
  const { letterDate, reportId, legalBasis, successProbability, writtenBy } = row
  return { ...wordingOf(row), letterDate, reportId, legalBasis, successProbability, writtenBy }
}
