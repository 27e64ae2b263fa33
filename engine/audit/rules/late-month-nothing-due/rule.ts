import {
  cellsOf,
  isKnownLate,
  mayDifferLawfully,
  money,
  moneyMonths,
  monthWords,
  namePlaces,
  type MoneyMonth,
} from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'late_month_nothing_due',
  about: 'account',
  grade: 'proof',
  title: 'Marked late in a month with $0 past due',
  needs: ['paymentHistory', 'balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show the due dates, payments and amounts past due of these months, or correct the marks.',
  target: 'bureau',
  mayBackfire: 'The company may correct the amount past due instead of the mark.',
  exonerations: [
    'The bureau prints the amounts of another day than the mark.',
    'The account was sold, transferred or charged off in these months.',
    'A plan, a forbearance or a bankruptcy set the amount past due to nothing.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (mayDifferLawfully(account, report)) return null
  const months = moneyMonths(account, report)
  const late = months.filter(isKnownLate)
  const found = late.filter(({ pastDue, balance }) => pastDue === 0 && balance !== 0).toReversed()
  if (found.length === 0) return null
  // Where no late month has an amount, the column may be of another day or be filled with zeros.
  const isTold = late.some(({ pastDue }) => (pastDue ?? 0) > 0)
  if (!isTold && months.length > 1 && found.length === late.length && found.length > 1 && !found.some(isPaid)) return null
  const isSure = isTold && found.some(isPaid)
  const places = namePlaces(found.map(told))
  return {
    message: `The same month is marked late and shows nothing past due: ${places}.`,
    claim: `The payment history contradicts its own amounts: ${places}. ${isSure ? 'A month in which the payment was made and nothing is past due is not late.' : 'Nothing past due and a late mark do not fit together.'}`,
    fields: found.flatMap(cellsOf),
    ...(isSure ? { grade: 'contradiction' as const } : {}),
  }
}

const isPaid = ({ scheduledPayment, paid }: MoneyMonth): boolean =>
  scheduledPayment !== null && scheduledPayment > 0 && paid !== null && paid >= scheduledPayment

const told = (one: MoneyMonth): string =>
  `${monthWords(one)}, $0 past due${isPaid(one) ? `, ${money(one.paid)} paid of ${money(one.scheduledPayment)} scheduled` : ''}`
