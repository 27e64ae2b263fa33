import { LEGAL_FORM, NAME_ENDING } from '#engine/reading/values/legal-form.ts'
import { textOfWords, type Word } from '#engine/reading/page-text.ts'

/** How many of the last words at an account's head are its number, and whether the page tells that for certain. */
export interface NumberBehind {
  readonly length: number
  readonly isSure: boolean
}

const ALONE: NumberBehind = { length: 1, isSure: true }

/** What may come before the rest of a number, behind a space: letters that are no word, one letter, a few figures. */
const LETTERS = /^[B-DF-HJ-NP-TV-XZ]{1,3}$/
const LETTER_OR_FIGURES = /^(?:[A-Z]|\d{1,4})$/
/** A whole number shows more before its mask; behind letters a rest of a few signs is shorter still. */
const SHORT_REST = /^[0-9A-Z]{1,5}\*{4,}$/
const SHORTEST_REST = /^[0-9A-Z]{1,3}\*{4,}$/
/** No name ends with these. */
const NEVER_LAST = /^(?:&|\+|AND|OF|THE|FOR|VIA|DBA|AT|.*[/,-])$/

/** Letters of one kind have boxes of one height. */
const isAlike = (one: Word, other: Word): boolean => Math.abs(one.box[3] - other.box[3]) < other.box[3] * 0.004

/** The number where the bureau sets it in other letters than the name; null where the page sets both alike. */
function setApart(words: readonly Word[]): NumberBehind | null {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.some(({ confidence }) => confidence !== undefined) || isAlike(first, last)) return null
  const length = words.length - 1 - words.findLastIndex((word) => !isAlike(word, last))
  return length <= 2 ? { length, isSure: true } : null
}

/**
 * A number may have a space in it, `LN 4****`, and a name may end with what looks like its beginning, `CREDIT 60`. The page tells by its
 * letters, else by the same name printed elsewhere (`names`); where it tells neither, somebody is asked.
 */
export function numberBehind(words: readonly Word[], names: ReadonlySet<string>): NumberBehind {
  if (words.length <= 2) return ALONE
  const apart = setApart(words)
  if (apart) return apart
  const [rest, before] = [words.at(-1)?.text ?? '', words.at(-2)?.text ?? '']
  if (LEGAL_FORM.test(before) || NAME_ENDING.test(before)) return ALONE
  const hasLetters = LETTERS.test(before) && SHORTEST_REST.test(rest)
  if (!hasLetters && !(LETTER_OR_FIGURES.test(before) && SHORT_REST.test(rest))) return ALONE
  const [short, long] = [words.slice(0, -2), words.slice(0, -1)]
  if (NEVER_LAST.test(short.at(-1)?.text ?? '')) return ALONE
  const [isShort, isLong] = [names.has(textOfWords(short)), names.has(textOfWords(long))]
  if (isShort !== isLong) return { length: isShort ? 2 : 1, isSure: true }
  return { length: hasLetters ? 2 : 1, isSure: false }
}
