import { IDEAS } from '#engine/assistant/ideas.ts'
import { SPANISH_DEBT_PHRASES } from '#engine/assistant/spanish-debt-phrases.ts'
import { SPANISH_PHRASES } from '#engine/assistant/spanish-phrases.ts'
import { wordsOf } from '#engine/education/search-articles.ts'

/** One way to say something: its words in Spanish, each whole or, with a star, begun. */
interface Phrase {
  readonly words: readonly string[]
  readonly english: string
}

const PHRASES: readonly Phrase[] = [...SPANISH_PHRASES, ...SPANISH_DEBT_PHRASES].flatMap(([english, spanish]) =>
  spanish.split('|').map((said): Phrase => ({ words: said.split(' '), english })),
)
/** By their first letters, the longest first: so each word of a question is checked against few. */
const BY_BEGINNING = Map.groupBy(
  PHRASES.toSorted((a, b) => b.words.length - a.words.length || lettersOf(b) - lettersOf(a)),
  ({ words }) => words[0]?.slice(0, 2) ?? '',
)

function lettersOf({ words }: Phrase): number {
  return words.join('').length
}

/** Marks that no English question has. */
const SPANISH_MARK = /[¿¡ñÑáéíóúÁÉÍÓÚ]/
const LITTLE_WORDS =
  'el la del al un una unos unas que como cuando por para con sin mi mis su sus me se lo le les es son soy y o si ya de en ha han'
/** Shorter words are in both languages too often. */
const LEAST_LETTERS = 5
const ENGLISH_OF_TRADE = new Set(Object.values(IDEAS).flatMap((sayings) => sayings.split(/[| ]/)))
/** The little words, and those of the phrases that no one says in English. */
const SPANISH_WORDS = new Set([
  ...LITTLE_WORDS.split(' '),
  ...PHRASES.flatMap(({ words }) => words).filter(
    (word) => word.length >= LEAST_LETTERS && !word.endsWith('*') && !ENGLISH_OF_TRADE.has(word),
  ),
])
/** Words that no Spanish question has; `a`, `no`, `me` and the names of the trade are in both. */
const ENGLISH_WORDS = new Set(
  'the an my i is are was were do does did how what when where who why which can will would should they them their it its this that these of on for from with without to and or but have has had not be been you your we our if at by about'.split(
    ' ',
  ),
)

/** Whether a question is asked in Spanish: more of its little words are Spanish than English; one is enough only next to a Spanish mark. */
export function isSpanish(text: string): boolean {
  const words = wordsOf(text)
  const spanish = words.filter((word) => SPANISH_WORDS.has(word)).length
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length
  return english < Math.max(1, spanish) && (spanish > 1 || SPANISH_MARK.test(text.normalize('NFC')))
}

/** The English words of a Spanish question; what is in neither language, as a company's name, stays as it is. */
export function readSpanish(text: string): string {
  const words = wordsOf(text)
  const english: string[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at)
    english.push(phrase?.english ?? words[at] ?? '')
    at += phrase?.words.length ?? 1
  }
  return english.filter((said) => said !== '').join(' ')
}

const phraseAt = (words: readonly string[], at: number): Phrase | undefined =>
  (BY_BEGINNING.get(words[at]?.slice(0, 2) ?? '') ?? []).find((phrase) =>
    phrase.words.every((wanted, place) => isSaid(wanted, words[at + place] ?? '')),
  )

const isSaid = (wanted: string, typed: string): boolean =>
  wanted.endsWith('*') ? typed.startsWith(wanted.slice(0, -1)) : typed === wanted
