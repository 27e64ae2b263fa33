import {
  cellsOf,
  hasInstalments,
  lateness,
  mayDifferLawfully,
  money,
  moneyMonths,
  monthWords,
  namePlaces,
  type MoneyMonth,
} from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'late_mark_above_arrears',
  about: 'account',
  grade: 'proof',
  title: 'Marked later than the amount past due',
  needs: ['paymentHistory', 'balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show which payments were missed in these months, or correct the marks to what was past due.',
  target: 'bureau',
  mayBackfire: 'The company may correct the amount past due instead of the mark.',
  exonerations: [
    'The payment was changed, or part of it was paid.',
    'The amounts are from a different day than the mark.',
    'A plan allowed smaller payments.',
  ],
  check,
}

/** The first mark says that one payment is missing; what is due in a month with none past due is another rule's. */
const FEWEST_MISSED = 2

function check(account: Account, { report }: Surroundings): Hit | null {
  if (!hasInstalments(account) || mayDifferLawfully(account, report)) return null
  const months = moneyMonths(account, report)
  const found = months.flatMap((one): readonly MoneyMonth[] => {
    const missed = lateness(one) ?? 0
    const payment = smallestPayment(months, one, missed)
    const isTooLittle = payment !== null && one.pastDue !== null && one.pastDue > 0 && one.pastDue <= (missed - 1) * payment
    return missed >= FEWEST_MISSED && isTooLittle ? [one] : []
  })
  if (found.length === 0) return null
  const newestFirst = found.toReversed()
  const places = namePlaces(
    newestFirst.map(
      (one) => `${monthWords(one)}, ${money(one.pastDue)} past due with ${money(one.scheduledPayment)} due each month`,
    ),
  )
  return {
    message: `The mark says more payments are missing than the amount past due: ${places}.`,
    claim: `The account is marked later than the amount past due allows: ${places}.`,
    fields: newestFirst.flatMap(cellsOf),
  }
}

/** Of the months that the arrears can be of; null where one of them does not say it: the payment may have changed. */
function smallestPayment(months: readonly MoneyMonth[], { month }: MoneyMonth, missed: number): Cents | null {
  const from = addMonths(month, -missed)
  const payments = months.filter((one) => one.month >= from && one.month <= month).map(({ scheduledPayment }) => scheduledPayment)
  const known = payments.filter((payment) => payment !== null && payment > 0)
  return known.length <= missed ? null : Math.min(...known.map((payment) => payment ?? 0))
}
