import { isBankruptcy } from '#engine/audit/bankruptcy-record.ts'
import { isChargedOffMark, isLateMark, marksOf, rungOf } from '#engine/audit/history.ts'
import { negativeWordsOf } from '#engine/audit/negative-words.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'
import { firstDayOf, monthsBetween, writeDay, type PartialDay } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { ItemType } from '#engine/words/item-type.ts'
import type { Priority } from '#engine/words/priority.ts'

/** How heavily an entry weighs, by its status and the worst month of its grid. */
export type Severity = 'severe' | 'high' | 'medium' | 'low'

/** An entry that weighs on the score. That it is negative says nothing about whether it is wrong. */
export interface NegativeItem {
  /** Stable: `<reportId>.<subjectId>`. */
  readonly id: string
  readonly reportId: string
  readonly subjectId: string
  readonly subjectKind: 'account' | 'public_record'
  readonly bureau: Bureau
  readonly creditorName: string
  readonly accountNumber: string | null
  readonly itemType: ItemType
  readonly severity: Severity
  readonly disputePriority: Priority
  /** Points, an estimate from the facts of the entry; see `estimateImpact`. */
  readonly estimatedImpact: number
  /** One or two sentences of printed facts only. */
  readonly description: string
  readonly balance: Cents | null
  readonly dateOpened: PartialDay | null
  readonly evidence: readonly Evidence[]
}

/** The negative accounts of a report in the order of the file, then its public records. */
export function negativeItems(report: Report): readonly NegativeItem[] {
  return [
    ...report.accounts.filter(isNegativeAccount).map((account) => ofAccount(account, report)),
    ...report.publicRecords.map((record) => ofRecord(record, report)),
  ]
}

/** 90 days late or worse. */
const isDeep = (mark: HistoryMonth): boolean => (rungOf(mark.code) ?? 0) >= 3 || isChargedOffMark(mark)
export const isNegativeMark = (mark: HistoryMonth): boolean => isLateMark(mark) || isChargedOffMark(mark)

/**
 * Late, in collection or charged off; delinquent; of type collection; a history with 30, 60, 90 or worse, or late payments counted; past
 * due where no status is printed; or what the bureau marks as adverse by a sign, by its status or by a remark.
 */
export function isNegativeAccount(account: Account): boolean {
  const { paymentStatus, status, accountType, pastDue, isMarkedAdverse = false } = account
  return (
    (paymentStatus !== null && paymentStatus !== 'current') ||
    status === 'delinquent' ||
    accountType === 'collection' ||
    isMarkedAdverse ||
    (paymentStatus === null && (pastDue ?? 0) > 0) ||
    mostCounted(account) > 0 ||
    marksOf(account).some((mark) => isNegativeMark(mark)) ||
    negativeWordsOf(account) !== null
  )
}

/** How many days late the worst counted payment was. */
function mostCounted({ lateCounts }: Account): number {
  if (lateCounts === null) return 0
  if (lateCounts.days90 > 0) return 90
  return lateCounts.days60 > 0 ? 60 : lateCounts.days30 > 0 ? 30 : 0
}

/** Severe if charged off or in collection (or as bad); high if the history has 90 or worse; medium if 60; else low. */
export function severityOf(account: Account): Severity {
  const { paymentStatus, accountType } = account
  const marks = marksOf(account)
  if (accountType === 'collection' || (paymentStatus !== null && paymentStatus !== 'current' && paymentStatus !== 'late'))
    return 'severe'
  const words = negativeWordsOf(account)
  if (words !== null && words.itemType !== 'late_payment') return 'severe'
  const counted = mostCounted(account)
  if (marks.some(isDeep) || counted === 90) return 'high'
  return marks.some(({ code }) => code === '60') || counted === 60 ? 'medium' : 'low'
}

const RANGES: Readonly<Record<Severity, readonly [least: number, most: number]>> = {
  severe: [50, 100],
  high: [30, 50],
  medium: [10, 30],
  low: [10, 30],
}

/** Within a range, the share that depth decides; age decides the rest. */
const DEPTH_SHARE = 0.4
const DEPTH: Readonly<Record<Severity, number>> = { severe: 0.5, high: 0.5, medium: 1, low: 0 }
/** After this many months an entry weighs as little as its range allows. */
const FADED_AFTER_MONTHS = 84

/**
 * Points, whole, inside the range of the severity (severe 50 to 100, high 30 to 50, otherwise 10 to 30). The more
 * recent, the deeper and, among severe items, the less paid, the higher. An estimate for ordering and planning: no
 * scoring model publishes such figures.
 */
export function estimateImpact(
  severity: Severity,
  facts: { readonly ageInMonths: number | null; readonly isOwed: boolean },
): number {
  const [least, most] = RANGES[severity]
  const age = facts.ageInMonths ?? FADED_AFTER_MONTHS / 2
  const freshness = 1 - Math.min(Math.max(age, 0), FADED_AFTER_MONTHS) / FADED_AFTER_MONTHS
  const depth = severity === 'severe' && facts.isOwed ? 1 : DEPTH[severity]
  return Math.round(least + (most - least) * (DEPTH_SHARE * depth + (1 - DEPTH_SHARE) * freshness))
}

const PRIORITY: Readonly<Record<Severity, Priority>> = { severe: 'high', high: 'high', medium: 'medium', low: 'low' }

/** What an entry is called whose company the report does not print. */
const NOT_NAMED = 'Company not named'

function ofAccount(account: Account, report: Report): NegativeItem {
  const severity = severityOf(account)
  const since =
    account.dateOfFirstDelinquency ?? marksOf(account).findLast((mark) => isNegativeMark(mark))?.month ?? account.statusDate
  return {
    id: `${report.id}.${account.id}`,
    reportId: report.id,
    subjectId: account.id,
    subjectKind: 'account',
    bureau: report.bureau,
    creditorName: account.creditorName || account.originalCreditor || NOT_NAMED,
    accountNumber: account.accountNumber,
    itemType: itemTypeOf(account),
    severity,
    disputePriority: PRIORITY[severity],
    estimatedImpact: estimateImpact(severity, { ageInMonths: ageOf(since, report), isOwed: (account.currentBalance ?? 0) > 0 }),
    description: describe(account),
    balance: account.currentBalance,
    dateOpened: account.dateOpened,
    evidence: proofOf(account),
  }
}

function itemTypeOf(account: Account): ItemType {
  const { accountType, paymentStatus, paymentHistory } = account
  if (paymentStatus === 'bankruptcy') return 'bankruptcy'
  if (accountType === 'collection' || paymentStatus === 'in_collections') return 'collection'
  if (paymentStatus !== null && paymentStatus !== 'late' && paymentStatus !== 'current') return 'charge_off'
  const isChargedOff = paymentStatus === null && paymentHistory.some(({ code }) => code === 'charge_off')
  return isChargedOff ? 'charge_off' : (negativeWordsOf(account)?.itemType ?? 'late_payment')
}

function ageOf(since: PartialDay | null, report: Report): number | null {
  return since === null || report.reportDate === null ? null : monthsBetween(firstDayOf(since), firstDayOf(report.reportDate))
}

/** Only what is printed: the status, what is owed, and how many late months the history shows. */
function describe(account: Account): string {
  const late = marksOf(account).filter(isLateMark)
  const parts = [
    account.statusText === null ? null : `Status: ${inWords(account.statusText.replace(/(?<![.\s])[.\s]+$/, ''))}.`,
    account.originalCreditor === null ? null : `Original creditor: ${account.originalCreditor}.`,
    account.currentBalance === null ? null : `Balance ${writeMoney(account.currentBalance)}.`,
    account.pastDue === null || account.pastDue === 0 ? null : `Past due ${writeMoney(account.pastDue)}.`,
    late.length === 0 ? null : lateMonths(late),
  ]
  return parts.filter((part) => part !== null).join(' ') || 'Listed among the accounts with adverse information.'
}

/** myEquifax prints some of its codes as they are stored: `NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE`. The page itself stays as evidence. */
function inWords(printed: string): string {
  if (!/^[A-Z]+(?:_[A-Z]+)+$/.test(printed)) return printed
  const words = printed.toLowerCase().replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function lateMonths(late: ReturnType<typeof marksOf>): string {
  const newest = late.at(-1)?.month
  const count = late.length === 1 ? 'One late month' : `${late.length} late months`
  return newest === undefined ? '' : `${count} in the history, the latest ${writeDay(newest)}.`
}

function proofOf(account: Account): readonly Evidence[] {
  const worst = marksOf(account).findLast((mark) => isNegativeMark(mark))
  const words = negativeWordsOf(account)
  const keys = [
    'statusText',
    'paymentStatus',
    'status',
    'currentBalance',
    'pastDue',
    'isMarkedAdverse',
    ...(words !== null && words.field !== 'statusText' ? [words.field] : []),
    ...(worst === undefined ? [] : [`paymentHistory.${worst.month}`]),
  ]
  return keys.flatMap((key) => account.evidence[key] ?? [])
}

function ofRecord(record: PublicRecord, report: Report): NegativeItem {
  const parts = [
    `${record.type}.`,
    record.status === null ? null : `Status: ${record.status}.`,
    record.dateFiled === null ? null : `Filed ${writeDay(record.dateFiled)}.`,
  ]
  return {
    id: `${report.id}.${record.id}`,
    reportId: report.id,
    subjectId: record.id,
    subjectKind: 'public_record',
    bureau: report.bureau,
    creditorName: record.court ?? record.type,
    accountNumber: null,
    itemType: isBankruptcy(record) ? 'bankruptcy' : 'public_record',
    severity: 'severe',
    disputePriority: PRIORITY.severe,
    estimatedImpact: estimateImpact('severe', { ageInMonths: ageOf(record.dateFiled, report), isOwed: false }),
    description: parts.filter((part) => part !== null).join(' '),
    balance: record.amount,
    dateOpened: record.dateFiled,
    evidence: ['type', 'status', 'dateFiled'].flatMap((key) => record.evidence[key] ?? []),
  }
}
