import { PAGE_CODES } from '#engine/reading/layouts/bureau-columns/printed-words.ts'
import type { Section } from '#engine/reading/layouts/bureau-columns/page.ts'
import { monthNumber, type Month } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** The words of the ConsumerDirect family: SmartCredit, the MyFreeScoreNow member site, HighScoreNow (source: reference/report-formats.md §2.6). */

export const FORMAT = 'consumerdirect'

/** What a month's class says where no badge is written (source: report-formats.md §2.7, the symbols of TrueLink). */
const STATUS_CLASSES: Readonly<Record<string, string>> = {
  C: 'OK',
  '0': 'TN',
  '1': '30',
  '2': '60',
  '3': '90',
  '4': '120',
  '5': '150',
  '6': '180',
  '7': 'PP',
  '8': 'RF',
  '9': 'CO',
}

/** The code behind `status-C`; null for one that says nothing. */
export function codeOfClass(name: string): string | null {
  const symbol = /^status-(\w+)$/.exec(name)?.[1]?.toUpperCase() ?? ''
  return Object.hasOwn(STATUS_CLASSES, symbol) ? (STATUS_CLASSES[symbol] ?? null) : null
}

/** The bureau that a heading speaks of; null for none or more than one. */
export function bureauIn(text: string): Bureau | null {
  const found = (
    [
      ['transunion', /trans ?union/i],
      ['experian', /experian/i],
      ['equifax', /equifax/i],
    ] as const
  ).filter(([, name]) => name.test(text))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

/** `Jan 22`, `Jan '22`, `Jan 2022`, `01/22`; a label without a year takes the year over it. Null where there is none. */
export function monthOfLabel(label: string, year: number | null): Month | null {
  const match = /^(?:(?<name>[A-Za-z]{3,9})\.?|(?<number>\d{1,2}))(?:[\s/‘’'"-]+(?<year>(?:20)?\d{2}))?$/.exec(label.trim())
  const { name, number, year: printed } = match?.groups ?? {}
  const month = name === undefined ? Number(number ?? 0) : monthNumber(name)
  const of = printed === undefined ? year : 2000 + Number(printed.slice(-2))
  if (month === null || month < 1 || month > 12 || of === null) return null
  return `${of}-${String(month).padStart(2, '0')}`
}

/** `30: 0 60: 0 90: 0`; on a picture the spaces may be lost. */
export const LATE_COUNTS = /\b30(?: ?days?)?: ?(\d+?)(?:\b.*?\b)?60(?: ?days?)?: ?(\d+?)(?:\b.*?\b)?90(?: ?days?)?\+?: ?(\d+)\b/i
export const REFERENCE = /reference ?#?:?\s*([A-Z]?\d{6,}\w*)/i
export const REPORT_DATE = /report date:?\s*(\d{1,2}\/\d{1,2}\/\d{4})/i

const SECTIONS: Readonly<Record<string, Section>> = {
  'personal information': 'personal',
  'credit score': 'score',
  'credit scores': 'score',
  summary: 'summary',
  'credit summary': 'summary',
  'account history': 'accounts',
  accounts: 'accounts',
  inquiries: 'inquiries',
  'public records': 'records',
  'public information': 'records',
  'creditor contacts': 'contacts',
}

export const sectionNamed = (text: string): Section | null => {
  const name = text.trim().toLowerCase()
  return Object.hasOwn(SECTIONS, name) ? (SECTIONS[name] ?? null) : null
}

/** What may come between a title and its grid, and is none. */
export const isNoHeading = (text: string): boolean =>
  /^(?:payment history|late history|account details|details|view more|show (?:more|less)|close|print|none reported|--?|\d+)$/i.test(
    text.trim(),
  ) ||
  LATE_COUNTS.test(text) ||
  OF_A_BUREAU.test(text.trim())

/** A bureau's name alone or over its history; `TRANSUNION CREDIT UNION` is a creditor. */
const OF_A_BUREAU =
  /^(?:trans ?union|experian|equifax)(?:['’]s)?[\s:–-]*(?:(?:(?:two|2|seven|7)[- ]years?|(?:24|84)[- ]months?)\s*)?(?:(?:payment|late)\s*)?(?:history|report)?:?$/i

/** What the modern view shows between an account's name and its attributes. */
export const isBetween = (text: string): boolean =>
  /^(?:account details|details|open|closed|paid|derogatory|transferred)$/i.test(text.trim())

/** The heading of one bureau's history in a print; the name alone is one where a history follows. */
export const HISTORY_HEADING = /^(?:trans ?union|experian|equifax)(?<said>:? payment history)?:?$/i
/** What a month's badge can say; a recogniser does not tell `CO` from `co`. */
export const BADGE = new RegExp(`^(?:${PAGE_CODES.join('|')})$`, 'i')
/** The badge of a month that nothing is known of. */
export const BLANK_BADGE = /^[-–—]{1,2}$/
