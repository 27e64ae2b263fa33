import { blankAccount } from '#engine/report/blank-account.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Reconciliation, Report } from '#engine/report/report.ts'
import type { Asking, CourtRecord } from '#engine/practice/situation.ts'

/**
 * What a perfect careful clerk reads off the printed pages: the engine's report without evidence. A field that the
 * layout does not print, or prints empty, is null; dates are as exact as printed; account numbers keep at most the
 * last four printed digits; months that the grid prints as nothing or `—` are not in the history.
 *
 * Where the layout is silent the clerk is too: Experian's `Open.` or `Paid, Closed.` without `Never late` says nothing
 * of how the account is paid, and a charged off or collection account is closed only where a badge says so. Equifax
 * marks closed accounts, so one without the mark is open; `PAID…` and `TRANSFER…` designators and a late status on an
 * open account say more. A dispute's or court's words are remarks, the prose of the payment history guide is not.
 */
export type Truth = Omit<Report, 'personalInfo' | 'accounts' | 'inquiries' | 'publicRecords'> & {
  readonly personalInfo: Omit<Report['personalInfo'], 'evidence'>
  readonly accounts: readonly AccountTruth[]
  readonly inquiries: readonly Omit<Inquiry, 'evidence'>[]
  readonly publicRecords: readonly Omit<PublicRecord, 'evidence'>[]
}
export type AccountTruth = Omit<Account, 'evidence'>

/** A file as printed, and what it says. */
export interface PrintedFile {
  readonly bytes: Uint8Array
  readonly truth: Truth
}

/** One printed label with its value, and what the two say. An empty value is printed as the layout prints nothing. */
export interface Row {
  readonly label: string
  readonly value: string | null
  readonly says: Partial<AccountTruth>
}
export const row = (label: string, value: string | null, says: Partial<AccountTruth>): Row => ({ label, value, says })

const { evidence: _evidence, ...blank } = blankAccount({ id: '' })
/** An account of which nothing is printed. */
export const UNREAD: AccountTruth = blank

/** What the rows of one entry say together. */
export const saidBy = (rows: readonly Row[]): Partial<AccountTruth> => Object.assign({}, ...rows.map(({ says }) => says))

export function inquiriesOf(askings: readonly Asking[], isRemovalPrinted: boolean): Omit<Inquiry, 'evidence'>[] {
  return askings.flatMap(({ creditorName, dates, kind, onRecordUntil }, index) =>
    dates.map((date, at) => ({
      id: `inquiry-${index + 1}-${at + 1}`,
      creditorName,
      date,
      kind,
      onRecordUntil: isRemovalPrinted ? onRecordUntil : null,
    })),
  )
}

export const recordsOf = (records: readonly CourtRecord[]): Omit<PublicRecord, 'evidence'>[] =>
  records.map(({ type, court, reference, dateFiled, dateResolved, status, amount }, index) => ({
    id: `record-${index + 1}`,
    type,
    court,
    reference,
    dateFiled,
    dateResolved,
    status,
    amount,
  }))

/** The totals that a report prints, against those that a perfect reading finds. */
export function reconciliation(printed: Record<string, number>, read: Record<string, number>): Reconciliation {
  return { printed, read, reconciled: Object.entries(printed).every(([name, count]) => read[name] === count) }
}
