import { letterBody, withEnclosures } from '#engine/letters/letter-body.ts'
import type { EarlierWording, Wording } from '#server/database/tables/letters.ts'
import { CHOSEN_FACT, isOwnText, type LetterRow, wordingOf } from '#server/features/letters/letter-rows.ts'

/** What a letter keeps of its member's words when other ones take their place; else what it kept before. */
export function wordingToKeep(row: LetterRow): EarlierWording | null {
  if (row.writtenBy !== 'consumer' && !isOwnText(row)) return row.overwritten ?? null
  const { letterDate, reportId, legalBasis, successProbability, writtenBy } = row
  return { ...wordingOf(row), letterDate, reportId, legalBasis, successProbability, writtenBy }
}

/** The papers that were chosen for the letter still go along with other words, unless these know of them: then they list what is to go. */
export function withChosen<Words extends Pick<Wording, 'content' | 'facts'>>(words: Words, { papers, facts }: LetterRow): Words {
  const isOf = (id: string) => (fact: Wording['facts'][number]) => fact.id === CHOSEN_FACT + id
  const others = papers.filter(({ id }) => !words.facts.some(isOf(id)))
  if (others.length === 0) return words
  const names = [...new Set([...letterBody(words.content).enclosures, ...others.map(({ name }) => name)])]
  const chosen = others.flatMap(({ id }) => facts.filter(isOf(id)))
  return { ...words, content: withEnclosures(words.content, names), facts: [...words.facts, ...chosen] }
}
