import { COMMON_NAMES, COMMON_WORDS } from '#engine/matching/common-words.ts'
import { COMPANY_WORDS, FULL_WORDS, ISSUERS } from '#engine/matching/furnisher-words.ts'

/** A printed name, taken apart once to be compared with others. */
export interface NameWords {
  /** As printed, without punctuation. */
  readonly words: readonly string[]
  /** Those that tell this company from others, written out. */
  readonly telling: readonly string[]
  /** Those that say who it is, and are said about many. */
  readonly common: readonly string[]
  /** The words on each side of a stroke, written out. */
  readonly parts: readonly (readonly string[])[]
}

/** Longer names are no one's. */
const MOST_LETTERS = 60

export function nameWords(name: string): NameWords {
  const sides = name
    .slice(0, MOST_LETTERS)
    .toUpperCase()
    .replaceAll(/[.'&]/g, '')
    .split('/')
    .map((side) => side.split(/[^A-Z0-9]+/).filter((word) => word !== ''))
  const parts = sides.map((words) => words.flatMap((word) => ISSUERS[word] ?? (FULL_WORDS[word] ?? word).split(' ')))
  const written = parts.flat()
  return {
    words: sides.flat(),
    telling: [...new Set(written.filter(isTelling))],
    common: written.filter((word) => COMMON_NAMES.has(word)),
    parts,
  }
}

const isTelling = (word: string): boolean => word.length > 1 && !COMPANY_WORDS.has(word) && !COMMON_WORDS.has(word)

/**
 * Whether two names may well be one company's: `JEFFERSNCAPT` and `JEFFERSON CAPITAL SYSTEMS`, `WF CRD SVC` and `WELLS FARGO CARD
 * SERVICES`, `HYUNDAI MOTOR FINANCE` and `HYUNDAI CAPITAL AMERICA`. For itself that proves nothing.
 */
export const areLikeNames = (one: NameWords, other: NameWords): boolean =>
  isShortForEither(one.words, other.words) || (isAmong(one, other) && !areOtherNames(one, other)) || areTwoLikeParts(one, other)

/** A bank and a store in either order, each shortened or not: `THD/CBNA`, `CBNA/THE HOME DEPOT`. */
function areTwoLikeParts({ parts: [a, b, ...more] }: NameWords, { parts: [c, d, ...others] }: NameWords): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length + others.length > 0) return false
  return (isOnePart(a, c) && isOnePart(b, d)) || (isOnePart(a, d) && isOnePart(b, c))
}

const isOnePart = (one: readonly string[], other: readonly string[]): boolean =>
  (one.length > 0 && one.join(' ') === other.join(' ')) || isShortForEither(one, other)

/**
 * A name that is shortened leaves words out and puts none in their place (`RIVERSIDE COMMUNITY`, `RIVERSIDE TEACHERS`). It begins with
 * FIRST as before, and no bank is a credit union. Where a stroke parts a bank from a store, either may be left out.
 */
export function areOtherNames(one: NameWords, other: NameWords): boolean {
  if (one.parts.length > 1 || other.parts.length > 1) return false
  const [few, many] = fewFirst(one, other)
  const hasMore = countOfLong(many) > countOfLong(few) || many.common.some((word) => !few.common.includes(word))
  if (hasMore && few.common.some((word) => !many.common.includes(word))) return true
  return (
    one.common.includes('FIRST') !== other.common.includes('FIRST') || areBankAndUnion(one, other) || areBankAndUnion(other, one)
  )
}

const areBankAndUnion = ({ parts: [bank = []] }: NameWords, { parts: [union = []] }: NameWords): boolean =>
  bank.includes('BANK') && !bank.includes('UNION') && union.includes('UNION') && !union.includes('BANK')

/** Whether one name is the other's, shortened. What is behind a stroke is a store or a bank, and tells two cards apart. */
export const isShortName = (one: NameWords, other: NameWords): boolean =>
  one.parts.length > 1 === other.parts.length > 1 && isShortForEither(one.words, other.words)

const isShortForEither = (one: readonly string[], other: readonly string[]): boolean =>
  isShortFor(one, other) || isShortFor(other, one)

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

const countOfLong = ({ telling }: NameWords): number => telling.filter(({ length }) => length > SHORT_WORD).length

/** The name with fewer words that tell something first. */
const fewFirst = (one: NameWords, other: NameWords): readonly [few: NameWords, many: NameWords] =>
  countOfLong(one) <= countOfLong(other) ? [one, other] : [other, one]

/** Whether all that tells the one company is in the other's name, too. */
function isAmong(one: NameWords, other: NameWords): boolean {
  const [{ telling }, many] = fewFirst(one, other)
  const isThere = (word: string): boolean => many.telling.some((there) => isShortWord(word, there) || isShortWord(there, word))
  const missing = telling.filter((word) => !isThere(word))
  return missing.length < telling.length && missing.every(({ length }) => length <= SHORT_WORD)
}

const isShortWord = (short: string, long: string): boolean =>
  short === long || (short.length > SHORT_WORD && lengthsOf(long, short, 0)[0] === short.length)
