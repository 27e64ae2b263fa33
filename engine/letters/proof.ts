import { indexOf, statementsIn } from '#engine/letters/check-letter.ts'
import type { Fact, FactPlace, FactSource } from '#engine/letters/fact.ts'
import { OWN_TEXT } from '#engine/letters/own-letter.ts'
import { type FactIndex, type ProvenMention, proveText } from '#engine/letters/prove-mentions.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'

/** One fact that a sentence states, as it appears there, with the place that proves it. */
interface ProofFact extends FactPlace {
  readonly text: string
  readonly source: FactSource
}

/** A sentence of a letter, and the facts it states. */
export interface ProofSentence {
  readonly sentence: string
  readonly facts: readonly ProofFact[]
  /** Only its writer can know it: their statement, shown to them before they confirm. */
  readonly isStatement?: true
}

/** A sentence with the facts it states, by their ids. */
export interface SentenceFacts {
  readonly text: string
  readonly facts: readonly string[]
}

/** Raised whenever the same text and facts are proven differently: proofs kept under an older number are made again. */
export const PROOF_VERSION = 6

/** Which facts each sentence of a letter states. */
export function proofOf(text: string, facts: readonly Fact[], attested: readonly string[]): readonly ProofSentence[] {
  const index = indexOf(facts, attested)
  const statements = statementsIn(text, facts)
  return splitSentences(text).map((sentence) => {
    const stated = statedIn(sentence, index)
    // What their word alone proves is their word.
    const isTheirs = stated.some(({ fact: { id } }) => id === OWN_TEXT || id.startsWith('attested.'))
    return {
      sentence,
      ...(isTheirs || statements.some((statement) => statement.includes(sentence)) ? { isStatement: true } : {}),
      facts: distinct(stated.map(({ mention, fact }) => proofFact(mention.text, fact))),
    }
  })
}

/** The same by fact ids. */
export function sentenceFacts(text: string, facts: readonly Fact[]): readonly SentenceFacts[] {
  const index = indexOf(facts, [])
  return splitSentences(text).map((sentence) => ({
    text: sentence,
    facts: [...new Set(statedIn(sentence, index).map(({ fact }) => fact.id))],
  }))
}

function statedIn(sentence: string, index: FactIndex) {
  const low = sentence.toLowerCase()
  return proveText(sentence, index).flatMap((proven) => {
    const fact = bestFact(proven, low)
    return fact === null ? [] : [{ mention: proven.mention, fact }]
  })
}

const SOURCE_RANK: Record<FactSource, number> = { report: 0, registry: 1, profile: 2, statement: 3 }

/** Of several facts with one value: the one that the sentence, given in small letters, speaks about, then the one with a place, then by source. */
function bestFact({ facts }: ProvenMention, low: string): Fact | null {
  const rank = (fact: Fact): number => {
    const isAbout = (fact.about ?? []).some((word) => low.includes(word))
    return (isAbout ? 0 : 100) + (fact.kind === 'word' ? 20 : 0) + (fact.box === undefined ? 10 : 0) + SOURCE_RANK[fact.source]
  }
  return facts.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

function proofFact(text: string, fact: Fact): ProofFact {
  return {
    text,
    source: fact.source,
    ...(fact.reportId === undefined ? {} : { reportId: fact.reportId }),
    ...(fact.page === undefined ? {} : { page: fact.page }),
    ...(fact.box === undefined ? {} : { box: fact.box }),
    ...(fact.quote === undefined ? {} : { quote: fact.quote }),
  }
}

function distinct(facts: readonly ProofFact[]): readonly ProofFact[] {
  const byKey = new Map(facts.map((fact) => [`${fact.text} ${fact.source} ${fact.page ?? ''} ${fact.box?.join() ?? ''}`, fact]))
  return [...byKey.values()]
}
