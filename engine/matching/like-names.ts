import { COMMON_WORDS } from '#engine/matching/common-words.ts'
import { COMPANY_WORDS, FULL_WORDS, ISSUERS } from '#engine/matching/furnisher-words.ts'

/** A printed name, taken apart once to be compared with others. */
export interface NameWords {
  /** As printed, without punctuation. */
  readonly words: readonly string[]
  /** Those that tell this company from others, written out. */
  readonly telling: readonly string[]
  readonly hasStroke: boolean
}

/** Longer names are nobody's. */
const MOST_LETTERS = 60

export function nameWords(name: string): NameWords {
  const words = name
    .slice(0, MOST_LETTERS)
    .toUpperCase()
    .replaceAll(/[.'&]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
  const telling = words.flatMap((word) => ISSUERS[word] ?? (FULL_WORDS[word] ?? word).split(' '))
  return { words, telling: [...new Set(telling.filter(isTelling))], hasStroke: name.includes('/') }
}

const isTelling = (word: string): boolean => word.length > 1 && !COMPANY_WORDS.has(word) && !COMMON_WORDS.has(word)

/**
 * Whether two names may well be one company's: `JEFFERSNCAPT` and `JEFFERSON CAPITAL SYSTEMS`, `WF CRD SVC` and `WELLS FARGO CARD
 * SERVICES`, `HYUNDAI MOTOR FINANCE` and `HYUNDAI CAPITAL AMERICA`. For itself that proves nothing.
 */
export const areLikeNames = (one: NameWords, other: NameWords): boolean =>
  isShortForEither(one, other) || isAmong(one.telling, other.telling)

/** Whether one name is the other's, shortened. What is behind a stroke is a store or a bank, and tells two cards apart. */
export const isShortName = (one: NameWords, other: NameWords): boolean =>
  one.hasStroke === other.hasStroke && isShortForEither(one, other)

const isShortForEither = (one: NameWords, other: NameWords): boolean =>
  isShortFor(one.words, other.words) || isShortFor(other.words, one.words)

/** Letters of a name that is all initials at least. */
const LEAST_LETTERS = 3

/** Whether the letters of the one are beginnings and consonants of the other's words, one word after the other. */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  const letters = short.join('')
  if (letters.length < LEAST_LETTERS) return false
  const failed = new Set<string>()
  const fits = (word: number, at: number, hasTelling: boolean): boolean => {
    if (at === letters.length) return hasTelling || word === long.length
    const next = long[word]
    const state = `${word} ${at} ${hasTelling}`
    if (next === undefined || failed.has(state)) return false
    const tells = hasTelling || isTelling(next)
    const isFound =
      (COMPANY_WORDS.has(next) && fits(word + 1, at, hasTelling)) ||
      lengthsOf(next, letters, at).some((length) => fits(word + 1, at + length, tells))
    if (!isFound) failed.add(state)
    return isFound
  }
  return fits(0, 0, false)
}

/** How many letters from a place on can stand for a word: its first, and some of those after it in their order. */
function lengthsOf(word: string, letters: string, at: number): readonly number[] {
  if (letters[at] !== word[0]) return []
  const lengths = [1]
  let from = 1
  for (let next = at + 1; next < letters.length; next += 1) {
    const found = word.indexOf(letters[next] ?? '', from)
    if (found < 0) break
    from = found + 1
    lengths.push(next - at + 1)
  }
  return lengths.toReversed()
}

/** Words so short tell nothing where another word is shared. */
const SHORT_WORD = 2

/** Whether all that tells the one company is in the other's name, too. */
function isAmong(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const isThere = (word: string): boolean => many.some((there) => isShortWord(word, there) || isShortWord(there, word))
  const missing = few.filter((word) => !isThere(word))
  return missing.length < few.length && missing.every(({ length }) => length <= SHORT_WORD)
}

const isShortWord = (short: string, long: string): boolean =>
  short === long || (short.length > SHORT_WORD && lengthsOf(long, short, 0)[0] === short.length)
