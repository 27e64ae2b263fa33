import { isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, type ChargedOffKind, type Derogatory, isReinstated } from '#engine/audit/entry-words.ts'
import { isChargedOffMark, markKey, marksOf } from '#engine/audit/history.ts'
import { mayBeMedical } from '#engine/audit/medical-debt.ts'
import { mayBePlacedBeforeLate } from '#engine/audit/placed-before-late.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { lastDayOf, type PartialDay } from '#engine/values/day.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** By when the delinquency behind a loss had begun, and what on the entry says so. */
export interface LatestBeginning {
  readonly on: PartialDay
  readonly place: string
  /** The mark, where it is one; else `place` is a day's. */
  readonly mark: HistoryMonth | null
  readonly loss: Derogatory
}

/**
 * Where no date of first delinquency is printed: the earliest day on which the entry shows the loss. The delinquency that led to it
 * cannot have begun later. Null where it shows none, or where the account may have been good in between.
 */
export function latestBeginning(account: Account): LatestBeginning | null {
  const loss = chargedOffAndCo(account)
  if (account.dateOfFirstDelinquency !== null || loss === null || isReinstated(account) || isTaxOrSupport(account)) return null
  const found = [ofMarks(account, loss), ...ofDays(account, loss)].filter((one) => one !== null)
  const [first] = found.toSorted((one, other) => (lastDayOf(one.on) < lastDayOf(other.on) ? -1 : 1))
  return first === undefined ? null : { ...first, loss }
}

type Sign = Omit<LatestBeginning, 'loss'>

/** A loss that comes about in one month. A foreclosure is begun in more than one, and a creditor may call a collection back. */
const LOSSES: ReadonlySet<string> = new Set(['charge_off', 'repossession', 'voluntary_surrender'] satisfies (ChargedOffKind &
  HistoryCode)[])

/** The first mark of the loss after which no month is good or only late. */
function ofMarks(account: Account, { kind }: Derogatory): Sign | null {
  const isAgency = isAgencysOwn(account)
  if (!LOSSES.has(kind) && !isAgency) return null
  const isLoss = ({ code }: HistoryMonth): boolean => LOSSES.has(code) || (isAgency && code === 'collection')
  const marks = marksOf(account)
  const at = marks.findIndex(isLoss)
  const first = marks[at]
  if (first === undefined || !marks.slice(at).every((mark) => isLoss(mark) || mark.code === 'collection')) return null
  return { on: first.month, place: markKey(first), mark: first }
}

/** What an agency lists was placed with it for good, unless it handles what is not late yet. */
const isAgencysOwn = (account: Account): boolean =>
  account.accountType === 'collection' && !mayBeMedical(account) && !mayBePlacedBeforeLate(account)

/** The days that the entry gives for the loss itself: of the status that says so, and of the placement with an agency. */
function ofDays(account: Account, { place }: Derogatory): readonly Sign[] {
  const isAgency = isAgencysOwn(account)
  const isOfStatus = place === 'statusText' || place === 'paymentStatus'
  const days = [
    ...(isOfStatus && (isAgency || account.accountType !== 'collection') ? (['statusDate'] as const) : []),
    ...(isAgency ? (['dateAssigned'] as const) : []),
  ]
  return days.flatMap((field) => {
    const on = account[field]
    return on === null || on.length < MONTH || !isPossible(account, on) ? [] : [{ on, place: field, mark: null }]
  })
}

/** Not from before the account was opened, and without a good or only late month after it. */
const isPossible = (account: Account, on: PartialDay): boolean =>
  (account.accountType === 'collection' || account.dateOpened === null || account.dateOpened.slice(0, MONTH) <= on) &&
  marksOf(account).every((mark) => mark.month <= on.slice(0, MONTH) || isChargedOffMark(mark))

/** Characters of a date that names its month. */
const MONTH = 7
