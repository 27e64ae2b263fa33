import { saidWords } from '#engine/letters/claims/said-sentences.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'

/** One entry of a report, as far as its words may come back in what someone types. */
export interface EntryWords {
  /** Each text that the report prints of it. */
  readonly printed: readonly string[]
  /** What the product says about it: its description, its findings. */
  readonly told: readonly string[]
}

/** What someone typed, without what only repeats a report. */
export interface OwnPart {
  /** Their own words, as they typed them; empty where there are none. */
  readonly own: string
  /** The sentences that a report prints, or the product wrote: no one's statement. */
  readonly copied: readonly string[]
}

/** Finds the consumer's own words in what they typed about an entry: a copy of the report's text says nothing that they know. */
export function ownPart(typed: string, entries: readonly EntryWords[]): OwnPart {
  const known = entries.map(indexed)
  const sentences = splitSentences(typed)
  const isCopied = (sentence: string): boolean => known.some((entry) => repeats(saidWords(sentence).replace(LEAD, ''), entry))
  if (!isCopied(typed) && !sentences.some(isCopied)) return { own: typed, copied: [] }
  // A single word is a copy next to others.
  const isWord = (sentence: string): boolean => known.some(({ texts }) => texts.includes(saidWords(sentence)))
  const copied = isCopied(typed) ? sentences : sentences.filter((sentence) => isCopied(sentence) || isWord(sentence))
  return { own: sentences.filter((sentence) => !copied.includes(sentence)).join(' '), copied }
}

interface Indexed {
  readonly texts: readonly string[]
  readonly printed: ReadonlySet<string>
}

const indexed = ({ printed, told }: EntryWords): Indexed => {
  const words = printed.map(saidWords)
  return {
    texts: [...words, ...told.flatMap((text) => [text, ...splitSentences(text)]).map(saidWords)],
    printed: new Set(words.flatMap((text) => text.split(' '))),
  }
}

/** `My Equifax report says that …`: what follows is the report's. */
const LEAD =
  /^(?:(?:on|in|the|my|your|this|their) )?(?:\w{1,20} ){0,3}(?:report|page|account|bureau|equifax|experian|transunion) (?:says|shows|states|reads|prints|lists|reports)(?: that| it| this| the account)?(?: as| is)? /

/** So many words in a row no one chooses by chance. */
const IN_A_ROW = 4

/** A single word, `Collection`, is anyone's. */
const LEAST_WORDS = 2

function repeats(words: string, { texts, printed }: Indexed): boolean {
  const all = words.split(' ')
  if (all.length < LEAST_WORDS) return false
  if (texts.some((text) => text === words || (all.length >= IN_A_ROW && ` ${text} `.includes(` ${words} `)))) return true
  return (
    !OPINION.test(words) && all.every((word) => printed.has(word) || FIELDS.has(word)) && !all.every((word) => FIELDS.has(word))
  )
}

/** Anyone who says this says more than the page. */
const OPINION =
  /\b(?:i|me|my|mine|we|our|us|you|your|not|never|no|wrong|incorrect|inaccurate|false|untrue|errors?|mistakes?|please|delete|remove|fix|correct|dispute|should|must|because|but|already|only|really|actually|instead|twice|too)\b/

/** How the fields of an entry are called, and what joins them. */
const FIELDS: ReadonlySet<string> = new Set(
  `account accounts number status balance amount past due owed limit credit high highest original creditor collector opened closed date dates
  reported report reports updated last payment payments late days months month charge charged off collection collections type remark remarks
  comment comments terms the a an this it is was are were of on in at by to for from with and as has been since name company bureau
  equifax experian transunion says shows lists listed`.split(/\s+/),
)
