import type { ChainableAccount } from '#engine/matching/debt-statements.ts'
import { isSurelyBefore, monthsBetween, type PartialDay } from '#engine/values/day.ts'

/** Interest, fees and payments change an amount; one that is more than so many times the other is another debt's. */
const MOST_GROWTH = 2

/** Whether anything printed shows that a debt of the one cannot be the later debt of the other. */
export function cannotBeOneDebt(earlier: ChainableAccount, later: ChainableAccount): boolean {
  const begun = later.dateAssigned ?? (later.accountType === 'collection' ? later.dateOpened : null)
  const [dofd, laterDofd] = [earlier.dateOfFirstDelinquency, later.dateOfFirstDelinquency]
  const [amount, laterAmount] = [lostAmountOf(earlier), takenAmountOf(later)]
  return (
    isBefore(begun, earlier.dateOpened) ||
    isBefore(laterDofd, earlier.dateOpened) ||
    (isMonth(dofd) && isMonth(laterDofd) && Math.abs(monthsBetween(dofd, laterDofd)) > 1) ||
    (amount !== null && laterAmount !== null && Math.max(amount, laterAmount) > MOST_GROWTH * Math.min(amount, laterAmount))
  )
}

/** Whether the account is in good standing: what is in collection is then another account of that company. */
export const isInGoodStanding = ({ status, paymentStatus }: ChainableAccount): boolean =>
  paymentStatus === 'current' && status !== 'transferred'

/** What agrees between the two, in words. It supports a link and makes none. */
export function agreements(earlier: ChainableAccount, later: ChainableAccount): readonly string[] {
  const [dofd, laterDofd] = [earlier.dateOfFirstDelinquency, later.dateOfFirstDelinquency]
  const begun = later.dateAssigned ?? later.dateOpened
  const taken = [later.originalBalance, later.highBalance, later.currentBalance].filter(isOwed)
  const lost = [earlier.chargeOffAmount, earlier.currentBalance].filter(isOwed)
  return [
    ...(lost.some((amount) => taken.includes(amount)) ? ['the same amount'] : []),
    ...(isMonth(dofd) && isMonth(laterDofd) && dofd.slice(0, 7) === laterDofd.slice(0, 7)
      ? ['the same date of first delinquency']
      : []),
    ...(isBefore(earlier.dateClosed, begun) ? ['the one begins after the other was closed'] : []),
  ]
}

const isOwed = (amount: number | null): amount is number => amount !== null && amount > 0
const isMonth = (date: PartialDay | null): date is PartialDay => date !== null && date.length >= 7
/** The texts themselves tell first, and cheaply, where a date is not the earlier one. */
const isBefore = (a: PartialDay | null, b: PartialDay | null): boolean =>
  a !== null && b !== null && a < b && isSurelyBefore(a, b)

const lostAmountOf = ({ chargeOffAmount, currentBalance }: ChainableAccount): number | null =>
  [chargeOffAmount, currentBalance].find(isOwed) ?? null

const takenAmountOf = ({ originalBalance, highBalance, currentBalance }: ChainableAccount): number | null =>
  [originalBalance, highBalance, currentBalance].find(isOwed) ?? null
