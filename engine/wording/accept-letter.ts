import { checkLetter, statementsIn } from '#engine/letters/check-letter.ts'
import type { ClaimKind } from '#engine/letters/claims/claim-kinds.ts'
import { findClaims } from '#engine/letters/claims/find-claims.ts'
import type { ComposedLetter } from '#engine/letters/compose-letter.ts'
import type { LetterTask, TaskParagraph } from '#engine/wording/letter-task.ts'
import { addedKinds } from '#engine/wording/sentence-kinds.ts'
import { whatIsAdded, whatIsForeign } from '#engine/wording/what-is-foreign.ts'

/** A letter in a model's words, or the reason why the rules' own stand, as the end of "the draft was not used: …". */
export type Wording =
  | { readonly kind: 'accepted'; readonly letterContent: string }
  | { readonly kind: 'refused'; readonly reason: string }

const refused = (reason: string): Wording => ({ kind: 'refused', reason })

type Worded = Pick<ComposedLetter, 'paragraphs' | 'facts' | 'letterContent'>

/**
 * Takes a model's paragraphs into the letter of the rules. Each says what its own paragraph says, in other plain words at most; then
 * the whole letter is compared with the file like any other.
 */
export function acceptLetter(said: string, task: LetterTask, letter: Worded): Wording {
  const answers = said.trim().split(BETWEEN)
  if (answers.length !== task.paragraphs.length) return refused('it has other paragraphs')
  const paragraphs = [...letter.paragraphs]
  for (const [place, asked] of task.paragraphs.entries()) {
    const taken = acceptParagraph(answers[place] ?? '', asked, task)
    if (taken.kind === 'refused') return taken
    paragraphs[asked.index] = taken.text
  }
  const letterContent = letter.letterContent.replace(letter.paragraphs.join('\n\n'), () => paragraphs.join('\n\n'))
  if (letterContent === letter.letterContent) return refused('it has the same words')
  const claims = new Set(statementsIn(letter.letterContent, letter.facts).flatMap(kindsOf))
  if (
    statementsIn(letterContent, letter.facts)
      .flatMap(kindsOf)
      .some((kind) => !claims.has(kind))
  )
    return refused('it says what only you can know')
  const [violation] = checkLetter(letterContent, letter.facts, [])
  return violation === undefined
    ? { kind: 'accepted', letterContent }
    : refused(`it says “${violation.text}”, which nothing in your file proves`)
}

const kindsOf = (sentence: string): readonly ClaimKind[] => findClaims(sentence).flatMap(({ kinds }) => kinds)

const BETWEEN = /\n\s*\n/

/** The paragraphs of an answer that are complete so far: after each stands a blank line. */
export const paragraphsSaid = (said: string): readonly string[] => said.trimStart().split(BETWEEN).slice(0, -1)

/** One paragraph in a model's words, its facts put back. */
export function acceptParagraph(
  said: string,
  asked: TaskParagraph,
  { placeholders }: Pick<LetterTask, 'placeholders'>,
): { readonly kind: 'accepted'; readonly text: string } | Extract<Wording, { kind: 'refused' }> {
  const answer = said.replace(/\s+/g, ' ').trim()
  const [added] = addedKinds(answer, asked.covered)
  if (added !== undefined) return { kind: 'refused', reason: `it adds ${added}, which the rules do not make` }
  const reason = whatIsForeign(answer, asked.covered) ?? whatIsAdded(answer, asked.covered)
  if (reason !== null) return { kind: 'refused', reason }
  const text = placeholders.restore(answer)
  return text === null ? { kind: 'refused', reason: 'it has a placeholder that nobody gave' } : { kind: 'accepted', text }
}
