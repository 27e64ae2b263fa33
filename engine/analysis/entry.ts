import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'

/** An entry of a report that a sentence rests on, with the places that show it. */
export interface Entry {
  readonly reportId: string
  readonly bureau: Bureau
  readonly subjectId: string
  /** `report`: something that the report says about the member; `subjectId` is the finding's own id then. */
  readonly subjectKind: 'account' | 'inquiry' | 'public_record' | 'report'
  readonly creditorName: string
  readonly evidence: readonly Evidence[]
}

export function accountEntry(report: Report, account: Account, fields: readonly string[]): Entry {
  return {
    reportId: report.id,
    bureau: report.bureau,
    subjectId: account.id,
    subjectKind: 'account',
    creditorName: account.creditorName,
    evidence: fields.flatMap((field) => account.evidence[field] ?? []),
  }
}

export function inquiryEntry(report: Report, inquiry: Inquiry): Entry {
  return {
    reportId: report.id,
    bureau: report.bureau,
    subjectId: inquiry.id,
    subjectKind: 'inquiry',
    creditorName: inquiry.creditorName,
    evidence: ['creditorName', 'date'].flatMap((field) => inquiry.evidence[field] ?? []),
  }
}

/** `Experian report of October 29, 2025`, or without a date where none is printed. */
export const nameReport = ({ bureau, reportDate }: Pick<Report, 'bureau' | 'reportDate'>): string =>
  `${BUREAU_NAMES[bureau]} report${reportDate === null ? '' : ` of ${writeDay(reportDate)}`}`

const MOST_NAMED = 4

/** `A, B and C`; of many the first four and how many more. */
export function nameAll(names: readonly string[]): string {
  if (names.length > MOST_NAMED) return `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Texts in one order, whatever order they came in and whatever language the machine speaks. */
export const byText =
  <T>(textOf: (one: T) => string) =>
  (a: T, b: T): number =>
    textOf(a) < textOf(b) ? -1 : Number(textOf(a) > textOf(b))

/** The same order for the same accounts, however the page lists them. */
export const accountOrder = byText((account: Account) =>
  [account.creditorName, account.dateOpened, account.accountNumber, account.currentBalance, account.id].join('|'),
)
