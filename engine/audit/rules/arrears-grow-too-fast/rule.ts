import {
  hasInstalments,
  lateness,
  mayDifferLawfully,
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
import { addMonths, writeDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'arrears_grow_too_fast',
  about: 'account',
  grade: 'proof',
  title: 'Past due grew by more than a payment and a fee',
  needs: ['balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show how the amount past due was calculated in these months, or correct it.',
  target: 'bureau',
  exonerations: [
    'A payment was returned.',
    'The lender called the whole balance due, or a large final payment came due.',
    'The lender added escrow or insurance that it paid.',
  ],
  check,
}

/** Beyond a payment of the month: more than any late fee of an instalment loan. */
const FEE_SHARE = 0.25
const FEE_LEAST: Cents = 100_00
/** A payment may be returned so many months later. */
const RETURNED_WITHIN = 2
/** One payment more in a month is one rung; two are the ladder's own rule. */
const ONE_RUNG = 1
/** Nearly the whole balance past due: it was called due. */
const CALLED_DUE = 0.8

function check(account: Account, { report }: Surroundings): Hit | null {
  if (!hasInstalments(account) || account.accountType === 'mortgage' || mayDifferLawfully(account, report)) return null
  if (mentions(account, /balloon|accelerat|escrow|insurance|returned/)) return null
  const months = moneyMonths(account, report)
  const found = newestPairs(months).filter((pair) => growsTooFast(pair, months))
  if (found.length === 0) return null
  const places = namePlaces(
    found.map(
      ({ before, now }) =>
        `from ${money(before.pastDue)} in ${writeDay(before.month)} to ${money(now.pastDue)} in ${writeDay(now.month)}, with ${money(now.scheduledPayment)} due each month`,
    ),
  )
  return {
    message: `The amount past due grew in one month by more than a payment and a fee: ${places}.`,
    claim: `The amount past due grew in one month by more than one payment and a late fee: ${places}.`,
    fields: found.flatMap(({ before, now }) => [moneyKey(now), moneyKey(before)]),
  }
}

function growsTooFast({ before, now }: MonthPair, months: readonly MoneyMonth[]): boolean {
  const [rung, rungBefore] = [lateness(now), lateness(before)]
  if (before.pastDue === null || now.pastDue === null || now.scheduledPayment === null || now.scheduledPayment <= 0) return false
  if (rung === null || rungBefore === null || rung - rungBefore > ONE_RUNG) return false
  if (now.balance !== null && now.pastDue >= now.balance * CALLED_DUE) return false
  const since = addMonths(now.month, -RETURNED_WITHIN)
  const returned = months
    .filter(({ month }) => month >= since && month < now.month)
    .reduce((sum, { paid }) => sum + (paid ?? 0), 0)
  const fee = Math.max(FEE_LEAST, now.scheduledPayment * FEE_SHARE)
  const payment = Math.max(now.scheduledPayment, before.scheduledPayment ?? 0)
  return now.pastDue - before.pastDue > payment + fee + returned
}
