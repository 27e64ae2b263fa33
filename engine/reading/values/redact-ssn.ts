import type { Report } from '#engine/report/report.ts'
import { withoutOwnSsn } from '#engine/values/account-number.ts'

/** A full Social Security number, as it is written. */
const FULL_SSN = /\b\d{3}([- ])\d{2}\1(\d{4})\b/g

/**
 * The same value with every full Social Security number reduced to its last four digits, wherever in it a text holds one:
 * bureaus mask the number, but a remark or a consumer statement may repeat it whole.
 */
export function redactSsn<Value>(value: Value): Value
export function redactSsn(value: unknown): unknown {
  if (typeof value === 'string') return value.length < 11 ? value : value.replaceAll(FULL_SSN, 'XXX-XX-$2')
  if (Array.isArray(value)) return value.map((one: unknown) => redactSsn(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactSsn(one)]))
}

/** The report without its person's own number where an account's number begins with it. */
export function withoutSsnInNumbers(report: Report): Report {
  const { ssnLast4 } = report.personalInfo
  const accounts = report.accounts.map((account) => {
    const number = account.accountNumber === null ? null : withoutOwnSsn(account.accountNumber, ssnLast4)
    if (number === account.accountNumber || number === null) return account
    const place = account.evidence['accountNumber']
    const evidence = place ? { ...account.evidence, accountNumber: { ...place, quote: number } } : account.evidence
    return { ...account, accountNumber: number, evidence }
  })
  return { ...report, accounts }
}

/** A part of a number with hyphens, cut at one of them or whole: what a full number's words have at least one of. */
const PART = /(?<!\d)(?:\d{3}-\d{2}(?!\d)|\d{2}-\d{4}(?!\d))/

const SHORTEST_PART = 6

/** The sizes of its three parts, where spaces part them. */
const SIZES = [3, 2, 4] as const
const isFigures = (text: string | undefined, size: number): boolean => text?.length === size && /^\d+$/.test(text)

type Words = readonly { readonly text: string }[]

const beginsFigures = (words: Words, at: number): boolean => SIZES.every((size, part) => isFigures(words[at + part]?.text, size))

/** Whether a full Social Security number may stand among these words; few documents hold any, and walking a report costs time. */
export function mayHoldSsn(words: Words): boolean {
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.text ?? ''
    if (text.length === SIZES[0] && beginsFigures(words, index)) return true
    if (text.length >= SHORTEST_PART && text.includes('-') && PART.test(text)) return true
  }
  return false
}
