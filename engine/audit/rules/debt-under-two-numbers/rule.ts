import { isEducationLoan, isTakenOver } from '#engine/audit/entry-kinds.ts'
import { chargedOffAndCo } from '#engine/audit/entry-words.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import { mayBeMedical } from '#engine/audit/medical-debt.ts'
import { inPrintedOrder } from '#engine/audit/printed-order.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { originalCreditorKey } from '#engine/matching/original-creditor.ts'
import { type Likeness, numbersAre, openingsAre, traitsOf } from '#engine/matching/traits.ts'
import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { isDay } from '#engine/values/day.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'

/** Smaller amounts are owed twice by chance: fees, copays. */
const SMALLEST: Cents = 100_00
/** Amounts of whole fifties are charged again and again. */
const ROUND: Cents = 50_00

export const rule: AccountRule = {
  id: 'debt_under_two_numbers',
  about: 'account',
  grade: 'proof',
  title: 'One amount listed twice',
  needs: ['accountNumber', 'currentBalance'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_1'],
  ask: 'Please remove the second listing, or show that these are two separate debts.',
  target: 'bureau',
  exonerations: [
    'They are two debts that happen to be for the same amount.',
    'They are two accounts opened the same day with the same limit.',
    'They belong to two people who share the account.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const group = alikeIn(report, account)
  const other = group[group.indexOf(account) + 1]
  // The first on the pages speaks for each pair.
  if (other === undefined || group.indexOf(account) !== 0 || account.currentBalance === null) return null
  const hasTwoNumbers = numbersOf(account, other) === 'differ'
  const facts = hasTwoNumbers
    ? `lists ${account.creditorName} twice under two numbers, each with a balance of ${writeMoney(account.currentBalance)}`
    : `lists ${account.creditorName} twice for ${account.originalCreditor}, each with the same date of first delinquency and a balance of ${writeMoney(account.currentBalance)}`
  const fields = ['currentBalance', hasTwoNumbers ? 'accountNumber' : 'dateOfFirstDelinquency']
  return {
    message: `The report ${facts}. ${hasTwoNumbers ? 'If the second number took the place of the first' : 'If both are one debt'}, it is counted twice.`,
    claim: `My report ${facts}.`,
    fields,
    beside: [{ report, account: other, fields }],
  }
}

/** A report never changes once read, so its entries are put into their places once. */
const known = new WeakMap<Report, ReadonlyMap<Account, readonly Account[]>>()

/** The two entries that may be one debt, in page order; three or more prove nothing. */
function alikeIn(report: Report, account: Account): readonly Account[] {
  const before = known.get(report)
  if (before !== undefined) return before.get(account) ?? []
  const alike = new Map<Account, readonly Account[]>()
  const groups = Map.groupBy(report.accounts, keyOf)
  groups.delete('')
  for (const group of groups.values()) {
    const [one, other] = inPrintedOrder(group)
    if (group.length !== 2 || one === undefined || other === undefined || !mayBeOneDebt(one, other)) continue
    for (const each of group) alike.set(each, [one, other])
  }
  known.set(report, alike)
  return alike.get(account) ?? []
}

/** Creditor, amount and what else must be the same; empty where the entry is of no such kind. */
function keyOf(account: Account): string {
  const { currentBalance, accountType, dateOpened, creditLimit, originalBalance, highBalance } = account
  const { furnisher } = traitsOf(account)
  if (currentBalance === null || currentBalance < SMALLEST || furnisher === '' || mayBeMedical(account)) return ''
  if (isEducationLoan(account)) return ''
  if (accountType === 'collection') {
    const creditor = originalCreditorKey(account.originalCreditor)
    if (creditor === '' || currentBalance % ROUND === 0) return ''
    return ['collection', furnisher, creditor, currentBalance, originalBalance].join('|')
  }
  // Two accounts that are used as agreed are one only where nothing of their amounts differs by a cent.
  const isUsed = chargedOffAndCo(account) === null
  if (isUsed && (accountType !== 'revolving' || currentBalance % ROUND === 0)) return ''
  if (isUsed && (highBalance === null || highBalance === currentBalance || highBalance % ROUND === 0)) return ''
  const lent = accountType === 'revolving' ? creditLimit : accountType === 'installment' ? (originalBalance ?? highBalance) : null
  if (lent === null || dateOpened === null || !isDay(dateOpened)) return ''
  return [accountType, furnisher, currentBalance, dateOpened, lent, isUsed ? highBalance : ''].join('|')
}

/** By its own word the number was changed, which leaves the old one nothing to owe. */
const isRenumbered = (account: Account): boolean =>
  says(account, 'moved_within') !== null || mentions(account, /number (?:was |has )?changed|renumbered|new account number/)

const numbersOf = (one: Account, other: Account): Likeness => numbersAre(traitsOf(one).number, traitsOf(other).number)

/**
 * A collector's second file for one debt, whose number is hidden or was kept: opened on another day (on one day it is another
 * rule's), of the same first late day.
 */
function isOpenedAnew(one: Account, other: Account): boolean {
  const delinquency = one.dateOfFirstDelinquency
  const isOneDelinquency = delinquency !== null && isDay(delinquency) && delinquency === other.dateOfFirstDelinquency
  const days = [one.dateOpened, other.dateOpened]
  return isOneDelinquency && days.every((day) => day !== null && isDay(day)) && days[0] !== days[1]
}

/** The numbers differ, or one of two was opened again, and nothing printed says that the debts do. */
function mayBeOneDebt(one: Account, other: Account): boolean {
  if (numbersOf(one, other) !== 'differ' && !(one.accountType === 'collection' && isOpenedAnew(one, other))) return false
  if (one.responsibility !== other.responsibility) return false
  const isMoved = isTakenOver(one) !== isTakenOver(other)
  if (isMoved && !isRenumbered(one) && !isRenumbered(other)) return false
  return openingsAre(one.dateOfFirstDelinquency, other.dateOfFirstDelinquency) !== 'differ'
}
