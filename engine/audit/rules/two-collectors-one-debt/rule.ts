import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isPaid, isSoldToOther } from '#engine/audit/entry-words.ts'
import { listed } from '#engine/audit/listed.ts'
import { inPrintedOrder } from '#engine/audit/printed-order.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import { nameOfCreditor, originalCreditorKey } from '#engine/matching/original-creditor.ts'
import { traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { monthsBetween, type PartialDay } from '#engine/values/day.ts'
import { writeMoney, type Cents } from '#engine/values/money.ts'

/** In hundredths of the smaller amount: how far two amounts of one debt may lie apart. */
const MOST_APART = 10

export const rule: AccountRule = {
  id: 'two_collectors_one_debt',
  about: 'account',
  grade: 'proof',
  title: 'Two collectors, perhaps one debt',
  needs: ['originalCreditor', 'currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5', 'fdcpa_1692g'],
  ask: 'Please find out which company may collect this debt, and delete the other.',
  target: 'bureau',
  exonerations: [
    'They are two debts to the same company for about the same amount.',
    "One of them closed or returned the account, and the report doesn't show it yet.",
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const group = collectedFor(report).get(originalCreditorKey(account.originalCreditor)) ?? []
  // Of several that may be one debt the first on the pages speaks for all.
  const at = group.indexOf(account)
  if (at < 0 || group.slice(0, at).some((other) => mayBeOneDebt(other, account))) return null
  const others = group.slice(at + 1).filter((other) => mayBeOneDebt(account, other))
  if (others.length === 0) return null
  const amounts = [account, ...others].map(
    ({ creditorName, currentBalance }) => `${creditorName} (${writeMoney(currentBalance ?? 0)})`,
  )
  const shown = listed(amounts)
  const creditor = nameOfCreditor(account.originalCreditor) ?? ''
  return {
    message: `${shown} ask for about the same amount, and each names ${creditor} as the original creditor.`,
    claim: `${shown} collect about the same amount, and each names ${creditor} as the original creditor. One debt has only one owner.`,
    fields: FIELDS,
    beside: others.map((other) => ({ report, account: other, fields: FIELDS })),
  }
}

const FIELDS = ['originalCreditor', 'currentBalance'] as const

/** A report never changes once read, so its collections are put together once. */
const known = new WeakMap<Report, ReadonlyMap<string, readonly Account[]>>()

/** The collections with a balance, by their original creditor. */
function collectedFor(report: Report): ReadonlyMap<string, readonly Account[]> {
  const before = known.get(report)
  if (before !== undefined) return before
  const found = Map.groupBy(report.accounts.filter(isCollecting), ({ originalCreditor }) => originalCreditorKey(originalCreditor))
  found.delete('')
  const several = [...found].filter(([, group]) => group.length > 1)
  const inOrder = new Map(several.map(([creditor, group]) => [creditor, inPrintedOrder(group)]))
  known.set(report, inOrder)
  return inOrder
}

/** Still asks for money, and is neither closed, recalled nor sold on. */
function isCollecting(account: Account): boolean {
  const { accountType, currentBalance, status, dateClosed } = account
  if (accountType !== 'collection' || (currentBalance ?? 0) <= 0) return false
  if (status === 'closed' || status === 'paid' || status === 'transferred' || dateClosed !== null) return false
  const isOver =
    isPaid(account) !== null ||
    isSoldToOther(account) !== null ||
    says(account, 'closed', 'closed_by_grantor', 'closed_by_consumer', 'moved_within') !== null ||
    mentions(account, /recall|return(?:ed|s)? to|ceased|withdrawn|cancel|no longer/)
  const { furnisher } = traitsOf(account)
  // Who lent the money is no collector of it.
  return !isOver && !isEducationLoan(account) && furnisher !== '' && furnisher !== originalCreditorKey(account.originalCreditor)
}

function mayBeOneDebt(one: Account, other: Account): boolean {
  return (
    traitsOf(one).furnisher !== traitsOf(other).furnisher &&
    !areApart(one.currentBalance, other.currentBalance) &&
    !areApart(one.originalBalance, other.originalBalance) &&
    !isOtherDelinquency(one.dateOfFirstDelinquency, other.dateOfFirstDelinquency)
  )
}

/** An amount that is not printed, or written as 0, says nothing. */
function areApart(one: Cents | null, other: Cents | null): boolean {
  const [a, b] = [one ?? 0, other ?? 0]
  return a > 0 && b > 0 && Math.abs(a - b) * 100 > Math.min(a, b) * MOST_APART
}

/** One debt has one date of first delinquency; a month more or less is put down to rounding. */
function isOtherDelinquency(a: PartialDay | null, b: PartialDay | null): boolean {
  if (a === null || b === null || a.length < 7 || b.length < 7) return false
  return Math.abs(monthsBetween(a, b)) > 1
}
