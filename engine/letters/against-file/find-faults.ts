import { findComparisons } from '#engine/letters/against-file/comparisons.ts'
import { findCounts } from '#engine/letters/against-file/counts.ts'
import { findDenials } from '#engine/letters/against-file/denials.ts'
import { findKinds } from '#engine/letters/against-file/kind-of-account.ts'
import { findSales } from '#engine/letters/against-file/sales.ts'
import { findSeasons } from '#engine/letters/against-file/seasons.ts'
import { findSelf } from '#engine/letters/against-file/self.ts'
import { findStates } from '#engine/letters/against-file/states.ts'
import { findToldOtherwise } from '#engine/letters/against-file/told.ts'
import type { FileValues, ReadValues } from '#engine/letters/arithmetic/file-values.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'

/** What the sentences of a letter are checked against. */
export interface File {
  readonly facts: readonly ReadValues[]
  readonly values: FileValues
}

/** What a sentence says that its file says otherwise, and what to do about it. */
export interface Fault {
  readonly sentence: string
  readonly message: string
  /** No word of their own mends it. */
  readonly isFixed?: true
}

/** Why one sentence cannot be true next to the file; null: nothing is against it. */
export type FindFault = (sentence: string, file: File) => { readonly why: string; readonly isFixed?: true } | null

/** What they themselves told otherwise: no word of theirs is next to it. */
const OF_THEMSELVES: readonly FindFault[] = [findSelf, findToldOtherwise]
/** What a request names it takes for true. */
const OF_ANY_SENTENCE: readonly FindFault[] = [...OF_THEMSELVES, findKinds, findStates, findCounts]
const OF_WHAT_IS_SAID: readonly FindFault[] = [...OF_ANY_SENTENCE, findDenials, findSales, findComparisons, findSeasons]

/** A sentence that asks says nothing of what is. */
const ASKS = /^\s*(?:please|kindly|(?:could|would|will|can) you)\b|\?\s*$|\b(?:whether|if) (?:you|it|the)\b/i

/**
 * The sentences that the file itself speaks against, though each of their words may be in it: another kind of account, a count, a
 * comparison or a quantity that is otherwise, a denial of what is printed. What the consumer said as their own is theirs.
 */
export function findFaults(text: string, file: File): readonly Fault[] {
  if (file.facts.length === 0) return []
  const words = file.facts.filter(({ fact }) => fact.kind === 'word')
  const textsOf = (isMeant: (fact: Fact) => boolean): readonly string[] =>
    words.flatMap(({ fact }) => (isMeant(fact) ? [fact.text] : []))
  const theirs = textsOf(({ source }) => source === 'statement')
  const known = textsOf(({ source, id }) => source !== 'statement' || id.startsWith('told.'))
  return splitSentences(text).flatMap((sentence) => {
    const bare = sentence.replace(/[.!?]$/, '')
    const isIn = (said: string): boolean => said.includes(bare)
    if (known.some(isIn)) return []
    const finders = theirs.some(isIn) ? OF_THEMSELVES : ASKS.test(sentence) ? OF_ANY_SENTENCE : OF_WHAT_IS_SAID
    const found = finders.map((find) => find(sentence, file)).find((fault) => fault !== null)
    if (found === null || found === undefined) return []
    return [{ sentence, message: `“${sentence}” ${found.why}`, ...(found.isFixed === true ? { isFixed: true } : {}) }]
  })
}
