import type { Statement } from '#engine/assistant/statement.ts'
import type { AnswerTask, Passage } from '#engine/wording/answer-task.ts'
import { TURNED, whatIsForeign } from '#engine/wording/what-is-foreign.ts'

/** What a model says about a question, each statement with its links, or why what was looked up stands. */
export type AcceptedAnswer =
  | { readonly kind: 'accepted'; readonly statements: readonly Statement[] }
  | { readonly kind: 'refused'; readonly reason: string }

type Accepted = { readonly kind: 'accepted'; readonly statement: Statement } | Extract<AcceptedAnswer, { kind: 'refused' }>

const refused = (reason: string) => ({ kind: 'refused', reason }) as const

/** A sentence, of at most 2,000 characters, and the number of its passage: `… by {{DATE_1}} [2].` */
const SAID = /([^[\]]{0,2000})\[(\d{1,2})\][.\s]*/g

/** The statements of an answer, each checked against the one passage that it names. One that does not hold refuses all of it. */
export function acceptAnswer(said: string, task: AnswerTask): AcceptedAnswer {
  if (said.trim() === 'NONE') return refused('it found no answer in what was looked up')
  const sentences = sentencesSaid(said)
  if (sentences.length === 0 || said.replaceAll(SAID, '').trim() !== '')
    return refused('it does not say of each sentence what it rests on')
  const statements: Statement[] = []
  for (const sentence of sentences) {
    const accepted = acceptSentence(sentence, task)
    if (accepted.kind === 'refused') return accepted
    statements.push(accepted.statement)
  }
  return { kind: 'accepted', statements: joined(statements) }
}

interface Said {
  readonly text: string
  /** 1-based. */
  readonly passage: number
}

/** The sentences that are complete so far. */
export const sentencesSaid = (said: string): readonly Said[] =>
  [...said.matchAll(SAID)].map(([, text = '', number]) => ({ text: text.trim().replace(/\s+/g, ' '), passage: Number(number) }))

/** Each says what one sentence of its passage says, in other plain words at most. */
export function acceptSentence({ text, passage: number }: Said, task: AnswerTask): Accepted {
  const passage = task.passages[number - 1]
  if (passage === undefined) return refused('it names a passage that there is none of')
  const reason = whyNotOf(text, passage)
  if (reason !== null) return refused(reason)
  const restored = task.placeholders.restore(text)
  if (restored === null) return refused('it has a placeholder that nobody gave')
  return { kind: 'accepted', statement: { ...passage.statement, text: ended(restored) } }
}

/** Null where one sentence of the passage says it. */
function whyNotOf(text: string, { covered }: Passage): string | null {
  if (text === '') return 'it says nothing'
  const reasons = covered.map((source) => whatIsForeign(text, source))
  if (reasons.includes(null)) return null
  if (reasons.includes(TURNED)) return TURNED
  return whatIsForeign(text, covered.join(' ')) ?? 'it mixes sentences that say different things'
}

const ended = (text: string): string => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`)

/** Sentences of one passage that stand together are one statement. */
function joined(statements: readonly Statement[]): readonly Statement[] {
  const all: Statement[] = []
  for (const statement of statements) {
    const last = all.at(-1)
    if (last?.from === 'file' && last.links === statement.links)
      all[all.length - 1] = { ...last, text: `${last.text} ${statement.text}` }
    else all.push(statement)
  }
  return all
}
