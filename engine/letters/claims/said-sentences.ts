import { plainText } from '#engine/letters/mentions/plain-text.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { literalPattern } from '#engine/values/literal-pattern.ts'

/** A sentence of a letter, and its words in the form in which patterns read them. */
export interface SaidSentence {
  readonly sentence: string
  /** In small letters, one space between words, contractions written out, no signs: `this is not my account`. */
  readonly words: string
  /** The words of the two sentences that a pair is of. */
  readonly of: readonly string[]
}

const CONTRACTIONS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bcannot\b/g, 'can not'],
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bain't\b/g, 'is not'],
  [/n't\b/g, ' not'],
  [/\b(is|was|are|were|did|do|does|has|have|had|would|could|should)nt\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'s\b/g, ' is'],
]

/** The words of a text without its signs, so that commas, stars and line breaks hide nothing. */
export function saidWords(text: string): string {
  const written = CONTRACTIONS.reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    plainText(text).toLowerCase().replace(/[*_~]/g, ''),
  )
  return written.replace(/[^a-z0-9\u00e0-\u017f$%]+/g, ' ').trim()
}

/** The sentences of a letter, and pairs of them that a blank line parts without a stop; `names` are no words of the letter. */
export function saidSentences(text: string, names: readonly string[] = []): readonly SaidSentence[] {
  const called = names.map((name) => new RegExp(`(?<!\\w)${literalPattern(name)}(?!\\w)`, 'g'))
  const wordsOf = (sentence: string): string => saidWords(called.reduce((rest, name) => rest.replaceAll(name, ' '), sentence))
  const sentences = splitSentences(text).map((sentence) => ({ sentence, words: wordsOf(sentence), of: [] }))
  const pairs = sentences.flatMap((first, index): SaidSentence[] => {
    const second = sentences[index + 1]
    if (second === undefined || /[.!?:,;)\d]["'”’]?$/.test(first.sentence)) return []
    const sentence = `${first.sentence} ${second.sentence}`
    return [{ sentence, words: `${first.words} ${second.words}`, of: [first.words, second.words] }]
  })
  return [...sentences, ...pairs]
}

/** What is found in a sentence; in a pair, what is in neither of the two. */
export function foundIn<Found>({ words, of }: SaidSentence, find: (words: string) => readonly Found[]): readonly Found[] {
  const known = new Set(of.flatMap(find))
  return find(words).filter((found) => !known.has(found))
}
