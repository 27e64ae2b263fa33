import { fillsBlanksWithZero } from '#engine/audit/entry-kinds.ts'
import {
  hasInstalments,
  money,
  moneyKey,
  moneyMonths,
  namePlaces,
  newestPairs,
  type MonthPair,
  type MoneyMonth,
} from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'month_more_than_owed',
  about: 'account',
  grade: 'proof',
  title: 'More past due or paid in a month than owed',
  needs: ['balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show how the amounts of these months were calculated, and correct those that cannot be right.',
  target: 'bureau',
  exonerations: [
    'There was a credit balance, a refund or a returned payment.',
    'Past-due interest and fees are not part of the balance shown.',
    'The payment was made before a larger balance was reported.',
  ],
  check,
}

/** What rounding, a fee and a month's interest come to. */
const TOLERANCE: Cents = 50_00
const SHARE = 0.1

function check(account: Account, { report }: Surroundings): Hit | null {
  if (fillsBlanksWithZero(report) || mentions(account, /credit balance|refund|returned|insurance/)) return null
  const months = moneyMonths(account, report)
  const due = months.filter(isDueBeyond).toReversed()
  const paid = hasInstalments(account) ? newestPairs(months).filter(isPaidBeyond) : []
  if (due.length === 0 && paid.length === 0) return null
  const shown = namePlaces([
    ...due.map((one) => `${money(one.pastDue)} past due on a balance of ${money(one.balance)} in ${writeDay(one.month)}`),
    ...paid.map(
      ({ before, now }) => `${money(now.paid)} paid in ${writeDay(now.month)} on a balance of ${money(before.balance)}`,
    ),
  ])
  return {
    message: `The amount past due or paid was more than what was owed: ${shown}.`,
    claim: `The amount past due or paid was more than what was owed: ${shown}.`,
    fields: [...due.map(moneyKey), ...paid.flatMap(({ before, now }) => [moneyKey(now), moneyKey(before)])],
    ...(due.length > 0 && account.accountType === 'revolving' ? { grade: 'contradiction' as const } : {}),
  }
}

const isBeyond = (amount: Cents, owed: Cents): boolean => amount > owed * (1 + SHARE) + TOLERANCE

/** A balance of nothing, or less, may not have been told. */
const isDueBeyond = ({ pastDue, balance }: MoneyMonth): boolean =>
  pastDue !== null && balance !== null && balance > 0 && isBeyond(pastDue, balance)

function isPaidBeyond({ before, now }: MonthPair): boolean {
  if (before.balance === null || now.paid === null || now.balance === null || before.balance <= 0) return false
  // A balance that grew was increased in the month: more could be paid on it.
  return now.balance <= before.balance && isBeyond(now.paid, before.balance)
}
