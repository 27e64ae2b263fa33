import type { File, FindFault } from '#engine/letters/against-file/find-faults.ts'
import { spelledNumber, spelledOrdinal, SPELLED, SPELLED_ORDINAL } from '#engine/values/spelled-number.ts'
import { monthNumber } from '#engine/values/day.ts'

const COUNT = `(${SPELLED}|\\d{1,3}|twice|thrice|both|several|many|multiple|dozens of|numerous)`

/** Things of a report that are counted, and how many of them the file has; null: it does not tell. */
type Counted = readonly [things: string, have: (file: File) => number | null]

const claimsOf = ({ facts }: File): readonly string[] =>
  facts.filter(({ fact }) => fact.id.endsWith('.claim')).map(({ fact }) => fact.text)
const distinct = (values: readonly string[]): number => new Set(values).size

function lateMonths({ facts }: File): number | null {
  const months = facts.filter(({ fact }) => /^account\.paymentHistory\.[\d-]+$/.test(fact.id) && fact.role === 'late')
  return months.length === 0 ? null : months.length
}

/** How often an account is listed, where a finding says it. */
function listings(file: File): number | null {
  const claims = claimsOf(file)
  if (
    claims.some((claim) =>
      /\btwice\b|\bsame (?:account|loan|debt|number)\b|\btwo (?:separate )?(?:accounts|entries|listings)\b/i.test(claim),
    )
  )
    return 2
  const times = claims.flatMap((claim) =>
    [...claim.matchAll(/\b(\d|three|four|five|six) times\b/gi)].map(([, count = '']) => numberOf(count)),
  )
  return times[0] ?? null
}

const named = (what: string) => (file: File) => {
  const found = claimsOf(file).filter((claim) => new RegExp(`\\blists? (?:the |an? )(?:\\w{1,15} )?${what}\\b`, 'i').test(claim))
  return found.length === 0 ? null : distinct(found)
}

/** The bureaus that the file speaks of. */
const bureaus = ({ facts }: File): number =>
  distinct(
    facts.filter(({ fact }) => fact.id === 'report.bureau' || /^beside\..*\.bureau$/.test(fact.id)).map(({ fact }) => fact.text),
  )

const COUNTED: readonly Counted[] = [
  ['(?:late (?:marks?|payments?|months?)|months (?:late|marked)|lates)', lateMonths],
  ['(?:listings?|(?:copies|entries) of (?:this|the) account)', listings],
  ['names?(?= (?:\\w{1,15} ){0,3}(?:in|on|not|are|is|you|do))', named('name')],
  ['address(?:es)?(?= (?:\\w{1,15} ){0,3}(?:in|on|not|are|is|you|do))', named('address')],
  ['(?:credit )?bureaus?', bureaus],
]
const SHAPES = COUNTED.map(([things, have]) => ({
  have,
  counts: new RegExp(`\\b${COUNT} (?:\\w{1,15} )?${things}\\b`, 'i'),
  ranks: new RegExp(`\\b(?:the|your|this) (${SPELLED_ORDINAL}) (?:\\w{1,15} )?${things}\\b`, 'i'),
}))
const TIMES = new RegExp(
  `\\b(?:lists?|listed|shows?|shown|reports?|reported|appears?)\\b(?: \\w{1,15}){0,4} (?:${COUNT} times(?! (?:the|as|what|more|higher|larger|bigger|its|my)\\b)|(twice|thrice))\\b`,
  'i',
)

/** `Late two times`, `twice late`. */
const LATE_TIMES = new RegExp(
  `(?<!\\b(?:not|never) )\\b(?:late|behind|delinquent) (?:\\w{1,15} ){0,2}?(?:${COUNT} times|(twice|thrice))\\b|\\b(?:${COUNT} times|(twice|thrice)) (?:\\w{1,15} )?late\\b`,
  'i',
)

const numberOf = (said: string): number => {
  const word = said.toLowerCase()
  if (/^\d+$/.test(word)) return Number(word)
  if (['twice', 'both'].includes(word)) return 2
  // More than one, and no one says how many.
  if (/^(?:several|many|multiple|dozens of|numerous)$/.test(word)) return 3
  return word === 'thrice' ? 3 : (spelledNumber(word) ?? 0)
}

const MONTHS =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const HOW_LATE = /\b(30|60|90|120|150|180|thirty|sixty|ninety|one hundred (?:and )?(?:twenty|fifty|eighty))[\s-]?days?\b/gi

/** Which month is how late: a month and a number of days that the history has, but not of each other. */
function isMispaired(sentence: string, { facts }: File): string | null {
  const days = [...sentence.matchAll(HOW_LATE)].map(([, count = '']) => numberOf(count))
  const months = [...sentence.matchAll(new RegExp(`\\b${MONTHS}\\b\\.?(?:,? (?:of )?(\\d{4}))?`, 'gi'))]
  const [count, month] = [days[0], months[0]]
  if (count === undefined || month === undefined || days.length > 1 || months.length > 1) return null
  const number = String(monthNumber(month[1] ?? '') ?? 0).padStart(2, '0')
  const marks = facts.flatMap(({ fact }) => {
    const [, year, of] = /^account\.paymentHistory\.(\d{4})-(\d{2})\.days$/.exec(fact.id) ?? []
    return of === number && (month[2] === undefined || month[2] === year) ? [fact.text] : []
  })
  return marks.length > 0 && !marks.includes(`${count} days`) ? (marks[0] ?? null) : null
}

/** A count of what is printed that the file has otherwise: a second late mark where there is one. */
export const findCounts: FindFault = (sentence, file) => {
  const mark = isMispaired(sentence, file)
  if (mark !== null)
    return { why: `gives that month another mark than your report, which says ${mark} late. Correct the month or the days.` }
  for (const { have, counts, ranks } of SHAPES) {
    const [count, rank] = [counts.exec(sentence)?.[1], ranks.exec(sentence)?.[1]]
    const said = Math.max(count === undefined ? 0 : numberOf(count), rank === undefined ? 0 : (spelledOrdinal(rank) ?? 0))
    const known = said > 1 ? have(file) : null
    if (known !== null && said > known) return otherwise(known)
  }
  return beyond(TIMES.exec(sentence), listings(file)) ?? beyond(LATE_TIMES.exec(sentence), lateTimes(file))
}

/** How often it was late: by the months of its history, or by the report's own count, where a finding says that they differ. */
function lateTimes(file: File): number | null {
  const months = lateMonths(file)
  return months === null ? null : Math.max(months, ...claimsOf(file).map((claim) => countIn(LATE_TIMES.exec(claim))))
}

const countIn = (found: RegExpExecArray | null): number => numberOf(found?.slice(1).find((count) => count !== undefined) ?? '')

/** A number of times that is more than the file has. */
function beyond(found: RegExpExecArray | null, known: number | null) {
  const said = countIn(found)
  return known !== null && said > 1 && said > known ? otherwise(known) : null
}

const otherwise = (known: number) => ({
  why: `counts more than your report has: ${known}. Correct the count. If you know it to be so, confirm it as your own statement.`,
})
