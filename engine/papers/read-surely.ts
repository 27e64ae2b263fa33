import type { ReadField, ReadReply } from '#engine/answers/reply.ts'
import type { PaperFact } from '#engine/papers/fact-readers.ts'
import type { FactName } from '#engine/words/received-paper.ts'

/** Below it a recogniser guessed at a letter or a figure. */
const LEAST_SURE = 0.6
/** Told by words that are looked for: a letter that was badly seen would not have been found. */
const TOLD_BY_WORDS: ReadonlySet<FactName> = new Set(['reason', 'changedField', 'valueAfter', 'bureau', 'toldTo'])

/** Whether all words of a field were made out; of a file that prints its text, they always were. */
export const isReadSurely = ({ evidence }: Pick<ReadField<unknown>, 'evidence'>): boolean =>
  (evidence.confidence ?? 1) >= LEAST_SURE

/** The facts without names, numbers, days and amounts that were guessed at: these the member is asked. */
export const sureFacts = (facts: readonly PaperFact[]): PaperFact[] =>
  facts.filter((fact) => TOLD_BY_WORDS.has(fact.name) || isReadSurely(fact))

const sureOrNull = <Value>(field: ReadField<Value> | null): ReadField<Value> | null =>
  field !== null && isReadSurely(field) ? field : null

/** The same of an answer: its number, its day, and whose account with which number each result is about. */
export const sureReply = <Reply extends ReadReply>(reply: Reply): Reply => ({
  ...reply,
  datedOn: sureOrNull(reply.datedOn),
  fileNumber: sureOrNull(reply.fileNumber),
  results: reply.results.map((result) => ({
    ...result,
    creditorName: sureOrNull(result.creditorName),
    accountNumber: sureOrNull(result.accountNumber),
  })),
})
