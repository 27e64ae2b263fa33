import { letterBody, withEnclosures } from '#engine/letters/letter-body.ts'
import type { EarlierWording, Wording } from '#server/database/tables/letters.ts'
import { CHOSEN_FACT, isOwnText, type LetterRow, wordingOf } from '#server/features/letters/letter-rows.ts'

/** Each has a whole letter in it; older ones give way. */
const MOST = 10

/** The words that the letter keeps of its member, in the order in which they come back. */
export const earlierWordings = ({ overwritten }: Pick<LetterRow, 'overwritten'>): readonly EarlierWording[] =>
  overwritten === null || overwritten === undefined ? [] : [overwritten].flat()

/** What a letter keeps when it is written over: its member's words, the newest first, each text once. */
export function wordingsToKeep(row: LetterRow): readonly EarlierWording[] {
  const before = earlierWordings(row)
  const own = ownWording(row)
  return own === null ? before : [own, ...before.filter(({ content }) => content !== own.content)].slice(0, MOST)
}

/** What it keeps when the first of them comes back: the others, and last what its member had written meanwhile, so that each has its turn. */
export function wordingsLeft(row: LetterRow): readonly EarlierWording[] {
  const [, ...others] = earlierWordings(row)
  const own = ownWording(row)
  return own === null ? others : [...others.filter(({ content }) => content !== own.content), own]
}

function ownWording(row: LetterRow): EarlierWording | null {
  if (row.writtenBy !== 'consumer' && !isOwnText(row)) return null
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
