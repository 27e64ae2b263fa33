import { blankAccount } from '#engine/report/blank-account.ts'
import type { Account } from '#engine/report/account.ts'
import type { Address, Inquiry, PublicRecord } from '#engine/report/report.ts'
import type { Day, Month } from '#engine/values/day.ts'

/**
 * All that a furnisher knows of an account. A layout prints the part of it that it has labels for, and the truth of
 * a file is what was printed. `accountNumber` is the whole number here; the layouts mask it. A `statusText` that is
 * not null is printed as it stands instead of the layout's own wording; `status`, `paymentStatus`, `pastDue` and
 * `chargeOffAmount` must then be what that text says. `paymentHistory` and `balanceHistory` are newest first.
 */
export interface Situation extends Omit<Account, 'id' | 'evidence' | 'printsDofd' | 'lateCounts'> {
  /** Deferred loans: the month payments begin. */
  readonly deferredUntil: Month | null
  /** Whether the bureau itself marks the account as negative. */
  readonly isNegative: boolean
  readonly creditorClassification: string | null
  readonly activityDesignator: string | null
  /** The bankruptcy chapter the debt was discharged under. */
  readonly bankruptcyChapter: '7' | '13' | null
}

export interface PersonAddress extends Address {
  readonly lines: readonly string[]
  readonly dwelling: string
  readonly id: string
}

/** An invented consumer. Phones are 555 numbers. */
export interface Person {
  readonly name: string
  readonly alsoKnownAs: readonly string[]
  readonly birth: Day
  readonly ssnLast4: string
  readonly addresses: readonly PersonAddress[]
  readonly phones: readonly { readonly number: string; readonly kind: string }[]
  readonly employers: readonly string[]
}

/** One creditor's looks into the file; more than one date on soft inquiries, rarely on hard ones. */
export interface Asking extends Pick<Inquiry, 'creditorName' | 'kind'> {
  readonly dates: readonly Day[]
  readonly purpose: string
  readonly lines: readonly string[]
  readonly phone: string
  readonly onRecordUntil: Month | null
}

export interface CourtRecord extends Omit<PublicRecord, 'id' | 'evidence'> {
  readonly lines: readonly string[]
}

/** All that a bureau has on one consumer on one day, before a layout prints it. */
export interface CreditFile {
  readonly person: Person
  readonly reportDate: Day
  readonly reportNumber: string
  readonly accounts: readonly Situation[]
  readonly askings: readonly Asking[]
  readonly records: readonly CourtRecord[]
  readonly statements: readonly string[]
  /** Practice reports are shown to users, with SAMPLE across each page. */
  readonly isSample?: boolean
}

const {
  id: _id,
  evidence: _evidence,
  printsDofd: _prints,
  lateCounts: _counts,
  ...blank
} = blankAccount({
  creditorName: 'FIRST HARBOR BANK',
  accountNumber: '4447961234567890',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  loanType: 'Credit Card',
  responsibility: 'individual',
  status: 'open',
  paymentStatus: 'current',
})
const NOTHING: Situation = {
  ...blank,
  deferredUntil: null,
  isNegative: false,
  creditorClassification: null,
  activityDesignator: null,
  bankruptcyChapter: null,
}

/** A whole situation from the facts that matter to a case; everything else is unknown, on an open credit card. */
export const situation = (facts: Partial<Situation>): Situation => ({ ...NOTHING, ...facts })

/** How deep a month of the grid is; 0 is current or no statement. */
export function isLateCode(code: string): boolean {
  return /^\d+$/.test(code)
}

export function isBadCode(code: string): boolean {
  return (
    isLateCode(code) ||
    ['charge_off', 'collection', 'repossession', 'voluntary_surrender', 'foreclosure', 'bankruptcy'].includes(code)
  )
}
