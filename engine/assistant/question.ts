import { hideNumbers, NUMBER_LEFT_OUT } from '#engine/assistant/hide-numbers.ts'
import { isSpanish, readSpanish } from '#engine/assistant/read-spanish.ts'
import { EMPTY_WORDS, wordsOf } from '#engine/education/search-articles.ts'

/** A question as it is understood: its words, never its numbers. */
export interface Question {
  /** All words in their order, in small letters, without apostrophes. */
  readonly words: readonly string[]
  /** The same as one text with single spaces, for phrases. */
  readonly phrase: string
  /** The stems of the words that say something about the subject. */
  readonly stems: readonly string[]
  /** A long number was typed and is left out. */
  readonly hadNumbers: boolean
  /** It asks about the member's own file: "my", "do I have". */
  readonly isAboutSelf: boolean
  /** It asks how things are in general: "how long does", "what is a". */
  readonly isGeneral: boolean
  /** It was asked in Spanish: a word that no one knows is then no slip of an English one. */
  readonly isSpanish: boolean
}

const SELF =
  /\b(?:my|mine|our|ours|(?<!\b(?:how|why) )(?:do|have|did|am|are|were|was) (?:i|we)|(?:i|we) (?:have|got|sent|opened|disputed)|ive|(?<!\b(?:tell|show|give|let|help|write|to) )me)\b/
const GENERAL =
  /^(?:(?:so|and|please|ok|okay|but|hi|hello) )*(?:how (?:long|do|does|can|to|is|are|should|would|will|did|come)|why|what (?:is|are|was) (?:a|an|the)\b|whats (?:a|an|the)\b|what (?:does|do|makes|means|counts|happens(?! next))|explain|define|meaning|can (?:i|a|an|the|they|you|we|my)|may (?:i|a|they)|should (?:i|we)|is (?:it|a|an|the)|are (?:there|they)|does|do (?!i have|we have)|tell me about (?!my))/

/** Words that ask, and say nothing about the subject. */
export const ASKING = new Set(
  'tell explain define mean means meaning please should would could did has had have having am any no yes get got there them show give list know want need must may might just really much many some still again happen happens so ok okay hi hello hey thanks thank ask question say says said whats hows im ive were been being more most than then too also we us our ours mine he she they errata think mine one two wanna gonna calculated work works affect affects help helps someone somebody anything something'.split(
    ' ',
  ),
)

/** Words that people use for the words of the trade. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  chargeoff: ['charge', 'off'],
  chargeoffs: ['charge', 'off'],
  dofd: ['date', 'of', 'first', 'delinquency'],
  util: ['utilization'],
  utilisation: ['utilization'],
  derogatory: ['negative'],
  derogatories: ['negative'],
  fico: ['score'],
  vantagescore: ['score'],
  pull: ['inquiry'],
  pulls: ['inquiry'],
  theif: ['theft'],
  stolen: ['theft'],
  stole: ['theft'],
  denied: ['refused'],
  declined: ['refused'],
  misspelled: ['wrong'],
  cra: ['bureau'],
  cras: ['bureau'],
}

/** `my ssn is [#]`: words about the number alone, and not what is asked. */
const NUMBER_NAMED = /\b(?:my|mi) [\w ]{1,40}\[#\]/gi

/** The words of a text in small letters, those of daily life in the place of the trade's. */
export const readWords = (text: string): readonly string[] => wordsOf(text).flatMap(plainWords)

/** `constructor` is a word like any other, and not what every table has. */
const plainWords = (word: string): readonly string[] => (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined) ?? [word]

/** Reads a question of at most 500 characters; one in Spanish is read in the English words of the same things. */
export function readQuestion(text: string): Question {
  const shown = hideNumbers(text)
  const asked = shown.replaceAll(NUMBER_NAMED, ' ')
  const isForeign = isSpanish(asked)
  const words = readWords(isForeign ? readSpanish(asked) : asked)
  const phrase = words.join(' ')
  const telling = words.filter((word) => !EMPTY_WORDS.has(word) && !ASKING.has(word))
  return {
    words,
    phrase,
    stems: [...new Set(telling.map(stemOf))],
    hadNumbers: shown.includes(NUMBER_LEFT_OUT),
    isAboutSelf: SELF.test(phrase),
    isGeneral: GENERAL.test(phrase),
    isSpanish: isForeign,
  }
}

/** The common beginning of `dispute`, `disputes`, `disputed` and `disputing`; of `inquiry` and `inquiries`. */
export function stemOf(word: string): string {
  const single = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const bare = single.length > 5 ? single.replace(/(?:ing|ed)$/, '') : single
  const short = bare.length > 3 ? bare.replace(/(?:ie|e)$/, (end) => (end === 'ie' ? 'i' : '')) : bare
  return short.replace(/y$/, 'i')
}
