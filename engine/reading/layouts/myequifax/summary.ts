import { linesIn, type Section } from '#engine/reading/layouts/myequifax/sections.ts'
import { rowsOf } from '#engine/reading/layouts/myequifax/rows.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Reconciliation } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

const LABELS = [
  'Report Date',
  'Credit File Status',
  'Alert Contacts',
  'Average Account Age',
  'Length of Credit History',
  'Accounts with Negative Information',
  'Oldest Account',
  'Most Recent Account',
  'Consumer Statements',
  'Personal Information',
  'Inquiries',
  'Most Recent Inquiry',
  'Public Records',
  'Collections',
] as const

/** What section 1 prints about the report itself. */
export interface PrintedSummary {
  readonly reportDate: PartialDay | null
  readonly counts: Readonly<Record<string, number>>
}

const COUNTED: Readonly<Partial<Record<(typeof LABELS)[number], string>>> = {
  'Accounts with Negative Information': 'negativeAccounts',
  Inquiries: 'inquiries',
  'Public Records': 'publicRecords',
  Collections: 'collections',
}

export function readSummary(sections: readonly Section[]): PrintedSummary {
  const lines = linesIn(sections, 'summary')
  const counts: Record<string, number> = {}
  let reportDate: PartialDay | null = null
  for (const row of rowsOf(lines, LABELS)) {
    const key = COUNTED[row.label]
    const count = /^(\d{1,4})(?: [A-Z][a-z]+ found)?$/i.exec(row.text)?.[1]
    if (row.label === 'Report Date') reportDate ??= parsePrintedDay(row.text)
    if (key && count !== undefined) counts[key] ??= Number(count)
  }
  const open = openAccounts(lines)
  return { reportDate, counts: open === null ? counts : { openAccounts: open, ...counts } }
}

/** The `Open` column of the table by account type, in its `Total` row or summed. */
function openAccounts(lines: readonly Line[]): number | null {
  const header = lines.findIndex((line) => /^Account Type Open\b/.test(line.text))
  if (header < 0) return null
  const x = lines[header]?.words.find((word) => word.text === 'Open')?.box
  const next = lines[header]?.words.find((word) => word.text === 'With')?.box
  if (!x) return null
  const [from, to] = [x[0] - x[2], next ? next[0] - 2 : x[0] + x[2] * 2]
  const counts = lines.slice(header + 1, header + 8).flatMap((line) => {
    const cell = line.words.find((word) => word.box[0] >= from && word.box[0] < to && /^\d{1,3}$/.test(word.text))
    return cell ? [{ isTotal: /^total\b/i.test(line.text), count: Number(cell.text) }] : []
  })
  const total = counts.find((row) => row.isTotal)
  if (total) return total.count
  return counts.length === 0 ? null : counts.reduce((sum, row) => sum + row.count, 0)
}

/** What was read, the tradelines of sections 2 to 5 apart from the collections of section 10. */
interface Entries {
  readonly tradelines: readonly Account[]
  /** How many of them are not marked `(CLOSED)`. */
  readonly notMarkedClosed: number
  readonly collections: readonly Account[]
  readonly inquiries: readonly Inquiry[]
  readonly publicRecords: readonly PublicRecord[]
}

/** Equifax's own notion of a negative account is not published: its count is shown beside ours and not held against it. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['negativeAccounts'])

/** The printed counts against what was read. Some prints count hard inquiries only. */
export function reconcile(printed: PrintedSummary['counts'], entries: Entries): Reconciliation {
  const { tradelines, collections, inquiries, publicRecords, notMarkedClosed } = entries
  const hard = inquiries.filter((inquiry) => inquiry.kind === 'hard').length
  const all: Readonly<Record<string, number>> = {
    openAccounts: notMarkedClosed,
    negativeAccounts: tradelines.filter(isNegative).length,
    inquiries: printed['inquiries'] === hard ? hard : inquiries.length,
    publicRecords: publicRecords.length,
    collections: collections.length,
  }
  const keys = Object.keys(printed)
  const compared = keys.filter((key) => !NOT_COMPARED.has(key))
  return {
    printed,
    read: Object.fromEntries(keys.map((key) => [key, all[key] ?? 0])),
    reconciled: compared.length === 0 ? null : compared.every((key) => printed[key] === all[key]),
  }
}

const GOOD_MARKS: ReadonlySet<string> = new Set(['ok', 'no_data', 'too_new', 'closed'])

const isNegative = (account: Account): boolean =>
  (account.paymentStatus !== null && account.paymentStatus !== 'current') ||
  account.paymentHistory.some((cell) => !GOOD_MARKS.has(cell.code))
