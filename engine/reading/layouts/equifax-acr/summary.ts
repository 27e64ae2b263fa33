import type { Line } from '#engine/reading/lines/lines.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Reconciliation } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

/** What the report prints about itself. */
export interface PrintedSummary {
  readonly reportDate: PartialDay | null
  readonly counts: Readonly<Record<string, number>>
}

const DAY = /^report date:? ([A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4})/i
const COUNT = String.raw`(?: number)?:? +(\d{1,4})(?: [a-z]+ found)?(?=$|[ |])`
const COUNTED: readonly (readonly [string, RegExp])[] = [
  ['accounts', new RegExp(String.raw`(?:^|\| ?)(?:total|number of|credit) accounts${COUNT}`, 'i')],
  ['openAccounts', new RegExp(String.raw`(?:^|\| ?)open accounts${COUNT}`, 'i')],
  ['closedAccounts', new RegExp(String.raw`(?:^|\| ?)closed accounts${COUNT}`, 'i')],
  ['negativeAccounts', new RegExp(String.raw`(?:^|\| ?)accounts with negative information${COUNT}`, 'i')],
  ['collections', new RegExp(String.raw`(?:^|\| ?)collections${COUNT}`, 'i')],
  ['publicRecords', new RegExp(String.raw`(?:^|\| ?)public records${COUNT}`, 'i')],
  ['inquiries', new RegExp(String.raw`(?:^|\| ?)(?:total )?inquiries${COUNT}`, 'i')],
  ['hardInquiries', new RegExp(String.raw`(?:^|\| ?)hard inquiries${COUNT}`, 'i')],
]

export function readSummary(lines: readonly Line[]): PrintedSummary {
  const reportDate = lines.map(({ text }) => parsePrintedDay(DAY.exec(text)?.[1] ?? '')).find((day) => day !== null) ?? null
  const counts = COUNTED.flatMap(([name, pattern]): [string, number][] => {
    const printed = lines.map(({ text }) => pattern.exec(text)?.[1]).find((count) => count !== undefined)
    return printed === undefined ? [] : [[name, Number(printed)]]
  })
  return { reportDate, counts: Object.fromEntries(counts) }
}

interface Entries {
  readonly tradelines: readonly Account[]
  /** How many of them are marked ` - Closed`. */
  readonly markedClosed: number
  readonly collections: readonly Account[]
  readonly inquiries: readonly Inquiry[]
  readonly publicRecords: readonly PublicRecord[]
}

/** The printed counts against what was read. What the bureau counts as negative is not published and held against nothing. */
export function reconcile(printed: PrintedSummary['counts'], entries: Entries): Reconciliation {
  const { tradelines, markedClosed, collections, inquiries, publicRecords } = entries
  const hard = inquiries.filter(({ kind }) => kind === 'hard').length
  const all: Readonly<Record<string, number>> = {
    accounts: tradelines.length,
    openAccounts: tradelines.length - markedClosed,
    closedAccounts: markedClosed,
    collections: collections.length,
    publicRecords: publicRecords.length,
    inquiries: printed['inquiries'] === hard ? hard : inquiries.length,
    hardInquiries: hard,
  }
  const keys = Object.keys(printed).filter((key) => key !== 'negativeAccounts')
  return {
    printed: Object.fromEntries(keys.map((key) => [key, printed[key] ?? 0])),
    read: Object.fromEntries(keys.map((key) => [key, all[key] ?? 0])),
    reconciled: keys.length === 0 ? null : keys.every((key) => printed[key] === all[key]),
  }
}
