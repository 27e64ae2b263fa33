import { letterBody, withEnclosures } from '#engine/letters/letter-body.ts'
import type { Fact } from '#engine/letters/fact.ts'
import type { ChosenPaper, EarlierWording, Wording } from '#server/database/tables/letters.ts'
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

type Words = Pick<Wording, 'content' | 'facts'>

/** What was chosen for the letter still goes along with other words, unless these know of it: then they list what is to go. */
export const withChosen = <Some extends Words>(words: Some, { papers, leftOut = [] }: LetterRow): Some =>
  withPapers(withoutPages(words, leftOut), papers)

/** The words with these papers on their list of enclosures. */
export function withPapers<Some extends Words>(words: Some, papers: readonly ChosenPaper[]): Some {
  const others = papers.filter(({ id }) => !words.facts.some((fact) => fact.id === CHOSEN_FACT + id))
  if (others.length === 0) return words
  const names = [...new Set([...letterBody(words.content).enclosures, ...others.map(({ name }) => name)])]
  return { ...words, content: withEnclosures(words.content, names), facts: [...words.facts, ...others.map(chosenFact)] }
}

function withoutPages<Some extends Words>(words: Some, leftOut: readonly string[]): Some {
  const listed = letterBody(words.content).enclosures
  if (!listed.some((name) => leftOut.includes(name))) return words
  const names = listed.filter((name) => !leftOut.includes(name))
  return { ...words, content: withEnclosures(words.content, names) }
}

/** The member's own word for it: a later edit may keep it. */
export const chosenFact = ({ id, name }: ChosenPaper): Fact => ({
  id: `${CHOSEN_FACT}${id}`,
  kind: 'word',
  text: name,
  source: 'statement',
})
