import { areOfOneDay, mayBeOfOneDay, compareWithOthers } from '#engine/audit/between-bureaus.ts'
import { fillsBlanksWithZero } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo, chargedOffOrCollected, isOpen, isPaid, isSoldToOther } from '#engine/audit/entry-words.ts'
import { hasInstalments } from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Listed, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { firstDayOf, lastDayOf, type PartialDay, writeDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

const SMALLEST_GAP: Cents = 50_00
/** Of the greater balance. */
const SMALLEST_SHARE = 0.05
/** Payments by which the balances of a loan may differ because one bureau has had the newest already. */
const PAYMENTS_APART = 1.5

export const rule: AccountRule = {
  id: 'bureaus_disagree_balance',
  about: 'account',
  grade: 'disagreement',
  title: 'Two bureaus report different balances',
  needs: ['currentBalance', 'balanceDate'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fcra_1681s2_a_2'],
  ask: 'Please verify the balance with the company, and correct it if it cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may raise the lower balance at the other bureau instead.',
  exonerations: [
    'A purchase, payment, settlement or sale happened between the two dates.',
    'One bureau already has the latest payment.',
    'They are two different accounts at the same company.',
  ],
  check,
}

function check(account: Account, surroundings: Surroundings): Hit | null {
  return compareWithOthers(account, surroundings, (other) => compare({ report: surroundings.report, account }, other))
}

function compare(here: Listed, there: Listed): Hit | null {
  const [one, other] = [balanceOf(here), balanceOf(there)]
  if (one === null || other === null || !isGap(one.balance, other.balance)) return null
  const [a, b] = [here.account, there.account]
  const isComparable =
    (isInUse(a) && isInUse(b) && areOfOpenTime(a, b, { one, other })) ||
    (isLost(a) && isLost(b) && areOfLostTime(a, b, { one, other }))
  if (!isComparable) return null
  const said = `${BUREAU_NAMES[here.report.bureau]} shows a balance of ${written(one)}, but ${BUREAU_NAMES[there.report.bureau]} shows ${written(other)}`
  return {
    message: `${said}.`,
    claim: `${said}. ${isOneMonth({ one, other }) ? 'The two do not match for that month.' : 'Only one of the two can be right.'}`,
    fields: ['currentBalance', one.field],
    beside: [{ ...there, fields: ['currentBalance', other.field] }],
    harms: one.balance > other.balance ? 'here' : 'there',
  }
}

interface Balance {
  readonly balance: Cents
  readonly on: PartialDay
  readonly field: 'balanceDate' | 'dateReported'
}
interface Balances {
  readonly one: Balance
  readonly other: Balance
}

const written = ({ balance, on }: Balance): string => `${writeMoney(balance)} as of ${writeDay(on)}`

function balanceOf({ report, account }: Listed): Balance | null {
  const { currentBalance: balance, balanceDate, dateReported } = account
  if (balance === null || (balance === 0 && fillsBlanksWithZero(report))) return null
  if (balanceDate !== null) return { balance, on: balanceDate, field: 'balanceDate' }
  return dateReported === null ? null : { balance, on: dateReported, field: 'dateReported' }
}

function isGap(a: Cents, b: Cents): boolean {
  const gap = Math.abs(a - b)
  return gap > SMALLEST_GAP && gap > SMALLEST_SHARE * Math.max(Math.abs(a), Math.abs(b))
}

const isInUse = (account: Account): boolean => isOpen(account) && chargedOffAndCo(account) === null
const isLost = (account: Account): boolean => chargedOffAndCo(account) !== null

function areOfOpenTime(a: Account, b: Account, { one, other }: Balances): boolean {
  if (!areOfOneDay(one.on, other.on)) return false
  if (!hasInstalments(a) && !hasInstalments(b)) return true
  const payment = Math.max(a.monthlyPayment ?? 0, b.monthlyPayment ?? 0)
  return payment > 0 && Math.abs(one.balance - other.balance) > PAYMENTS_APART * payment
}

/** Of one day; or of one month where a bureau prints no days, and both paid, settled or sold, or neither. */
function areOfLostTime(a: Account, b: Account, { one, other }: Balances): boolean {
  if (areOfOneDay(one.on, other.on)) return true
  // What was taken back may be sold at any day of the month.
  if (chargedOffOrCollected(a) === null || chargedOffOrCollected(b) === null) return false
  const isEnded = (account: Account): boolean => isPaid(account) !== null || isSoldToOther(account) !== null
  return isOneMonth({ one, other }) && isEnded(a) === isEnded(b) && !isPaidIn(one.on, a, b)
}

const isOneMonth = ({ one, other }: Balances): boolean => mayBeOfOneDay(one.on, other.on)

/** A payment in or after the month may be what lies between the balances. */
const isPaidIn = (month: PartialDay, ...accounts: readonly Account[]): boolean =>
  accounts.some(({ lastPaymentDate }) => lastPaymentDate !== null && lastDayOf(lastPaymentDate) >= firstDayOf(month))
