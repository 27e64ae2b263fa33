import { findAll, finder, type Finder, type Mention, UNPROVABLE } from '#engine/letters/mentions/mention.ts'
import { SPELLED, spelledDigits, spelledNumber } from '#engine/values/spelled-number.ts'

/** A Social Security number; only its last four digits may ever stand in a letter. */
export const SSN_FINDERS: readonly Finder[] = [
  finder(/(?<![\d-])\d{3}[- ]\d{2}[- ]\d{4}(?![\d-])/g, () => ({ kind: 'ssn', values: [UNPROVABLE] })),
  finder(/\b(?:ssn|social\s+security(?:\s+number)?)\W{1,3}(?:is\s+)?\d{9}\b/gi, () => ({ kind: 'ssn', values: [UNPROVABLE] })),
]

export const PHONE_FINDERS: readonly Finder[] = [
  finder(/(?<![\w*-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\w*-])/g, ([number]) => ({
    kind: 'phone',
    values: [(number ?? '').replace(/\D/g, '').slice(-10)],
  })),
]

/** From here on a number in words is a figure of the file, and no count of things that one sees. */
const LEAST_SPELLED = 100
const LEAST_DIGITS = 3
const CENTS = 100
const COUNTS_NOTHING =
  /^\s{0,9}(?:$|[.,;:!?)\n]|(?:and|but|or|when|while|than|as|in|on|for|is|was|at|by|to|if|because|instead)\b)/i

/** A number in words that names no unit (`about four hundred`), and digits read out one by one (`nine nine one two`). */
export const SPELLED_FINDERS: readonly Finder[] = [
  finder(new RegExp(SPELLED, 'gi'), ({ 0: words, index, input }) => {
    const value = spelledNumber(words)
    if (value === null)
      return words.split(/[\s-]+/).length < LEAST_DIGITS ? null : { kind: 'digits', values: [spelledDigits(words)] }
    if (value < LEAST_SPELLED) return null
    // `I owe five hundred, and …`: with no thing behind it that is counted, dollars are meant.
    return COUNTS_NOTHING.test(input.slice(index + words.length))
      ? { kind: 'amount', values: [String(value * CENTS)] }
      : { kind: 'digits', values: [String(value)] }
  }),
]

const SHORT_DIGITS = 2
/** Before a short number, a word and the spaces after it. */
const LONGEST_WORD = 50

/**
 * Every digit that no other finder has taken: account digits with or without a mask, ZIP codes, house numbers, counts. A
 * number of one or two digits is read with the word before it (`page 3`, `Chapter 7`), so that it proves nothing else.
 */
export function findDigits(text: string): Mention[] {
  const token =
    /(?:[*x#]{2,20}[-\s]){0,6}(?<![\w*#])[\w*#]*\d[\w*#]*(?:[-/.][\w*#]*\d[\w*#]*|\s+(?=\d)[\w*#]*)*(?:-[*x]{2,20})*/gi
  return findAll(text, token, (match) => {
    if (isListMark(text, match) || isAge(text, match)) return null
    return { kind: 'digits', values: [digitsValue(match[0], text.slice(Math.max(0, match.index - LONGEST_WORD), match.index))] }
  })
}

/** `I am 67`: what only the consumer knows, and no figure of the file. */
const isAge = (text: string, match: RegExpExecArray): boolean =>
  /^\d{2}$/.test(match[0].trim()) &&
  /\bI(?: am|'m| was| turned)\s{1,3}$/i.test(text.slice(Math.max(0, match.index - 12), match.index))

/** `1.` or `2)` at the head of a line. */
function isListMark(text: string, match: RegExpExecArray): boolean {
  const isFirst = text.slice(text.lastIndexOf('\n', match.index - 1) + 1, match.index).trim() === ''
  return isFirst && /^\d{1,2}$/.test(match[0].trim()) && /^[.)] /.test(text.slice(match.index + match[0].length))
}

function digitsValue(token: string, before: string): string {
  const clean = token.trim().toLowerCase()
  const masked = /^[\d*x#\s-]+$/.test(clean) && /[*x#]/.test(clean) ? clean.replace(/[*x#\s-]/g, '') : clean
  if (masked.length > SHORT_DIGITS) return masked
  const word = /([a-z]{1,40})\.?\s{0,9}$/i.exec(before)?.[1] ?? ''
  return `${word.toLowerCase()} ${masked}`.trim()
}
