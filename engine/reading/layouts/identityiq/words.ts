import type { Section } from '#engine/reading/layouts/bureau-columns/page.ts'

/** The words of the IdentityIQ family: IdentityIQ, MyScoreIQ, the older MyFreeScoreNow (source: reference/report-formats.md §2.5). */

export const FORMAT = 'identityiq'

const SECTIONS: Readonly<Record<string, Section>> = {
  'customer statement': 'statement',
  'consumer statement': 'statement',
  'personal information': 'personal',
  'credit score': 'score',
  summary: 'summary',
  'account history': 'accounts',
  inquiries: 'inquiries',
  'public information': 'records',
  'creditor contacts': 'contacts',
}

/** `Back to Top`, and what a recogniser makes of letters so small: `Backwo`, `Back to. Top`, `Back to Yop`. */
const LINK = /back to top|\bback.*$/i

/** The section that a heading opens, whatever link stands in it; null for any other text. */
export function sectionNamed(text: string): Section | null {
  const plain = text.replace(LINK, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return Object.entries(SECTIONS).find(([name]) => name === plain)?.[1] ?? null
}

/** What is between an account and its history, and is no creditor. */
export const isNoHeading = (text: string): boolean =>
  /^(?:two-?year payment history\b.*|legend|back to top|none reported|none|view more|show more|print|-+)$/i.test(text.trim())

export const HISTORY_HEADING = /^two-?year payment history/i
export const REFERENCE = /^reference ?#:?\s*([A-Z]?\d[\w-]*)?$/i
export const REPORT_DATE = /^report date:?\s*(\d{1,2}\/\d{1,2}\/\d{4})?$/i
