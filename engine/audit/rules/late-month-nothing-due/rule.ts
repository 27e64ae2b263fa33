import {
  cellsOf,
  isKnownLate,
  lateness,
  mayDifferInRest,
  mayDifferLawfully,
  money,
  moneyMonths,
  monthWords,
  namePlaces,
  newestPairs,
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
    'The amounts are from a different day than the mark.',
    'The account was sold, transferred or charged off in these months.',
    'A plan, forbearance or bankruptcy set the amount past due to zero.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  const months = moneyMonths(account, report)
  if (mayDifferLawfully(account, report)) return mayDifferInRest(account, report) ? null : lateInRest(months)
  const late = months.filter(isKnownLate)
  const unowed = unowedBefore(months)
  const inDebt = late.filter(({ pastDue, balance }) => pastDue === 0 && balance !== 0)
  // Where no late month has an amount, the column may be of another day or be filled with zeros.
  const isTold = late.some(({ pastDue }) => (pastDue ?? 0) > 0)
  const isFilled = !isTold && months.length > 1 && inDebt.length === late.length && inDebt.length > 1 && !inDebt.some(isPaid)
  const found = late.filter((one) => unowed.has(one) || (!isFilled && inDebt.includes(one))).toReversed()
  if (found.length === 0) return null
  const isSure = isTold && found.some(isPaid)
  const places = namePlaces(found.map(told))
  return {
    message: `The same month is marked late but shows nothing past due: ${places}.`,
    claim: `The same month is marked late and shows nothing past due: ${places}. ${isSure ? 'A month in which the payment was made and nothing is past due is not late.' : 'A late mark and nothing past due do not fit together.'}`,
    fields: found.flatMap(cellsOf),
    ...(isSure ? { grade: 'contradiction' as const } : {}),
  }
}

/** Months without a payment due that follow on one that was paid in full: who was current when the rest began stays so while it lasts. */
function lateInRest(months: readonly MoneyMonth[]): Hit | null {
  const resting = new Set<MoneyMonth>()
  for (const { before, now } of newestPairs(months).toReversed()) {
    const follows = resting.has(before) || (lateness(before) === 0 && before.pastDue === 0 && isPaid(before))
    if (follows && now.scheduledPayment === 0 && now.pastDue === 0 && (now.balance ?? 0) > 0) resting.add(now)
  }
  const found = months.filter((one) => resting.has(one) && isKnownLate(one)).toReversed()
  if (found.length === 0) return null
  const places = namePlaces(found.map((one) => `${monthWords(one)}, $0 scheduled and $0 past due`))
  return {
    message: `Months with no payment due are marked late: ${places}.`,
    claim: `Months in which no payment was due are marked late: ${places}. The last payment that was due before them was made.`,
    fields: found.flatMap(cellsOf),
  }
}

/** The months that begin and end with nothing owed, in a table that has balances: then nothing could be late. */
function unowedBefore(months: readonly MoneyMonth[]): ReadonlySet<MoneyMonth> {
  const isEmpty = ({ balance, pastDue }: MoneyMonth): boolean => balance === 0 && (pastDue ?? 0) === 0
  if (!months.some(({ balance }) => (balance ?? 0) > 0)) return new Set()
  return new Set(newestPairs(months).flatMap(({ before, now }) => (isEmpty(before) && isEmpty(now) ? [now] : [])))
}

const isPaid = ({ scheduledPayment, paid }: MoneyMonth): boolean =>
  scheduledPayment !== null && scheduledPayment > 0 && paid !== null && paid >= scheduledPayment

const told = (one: MoneyMonth): string =>
  `${monthWords(one)}, $0 past due${one.balance === 0 ? ' and nothing owed' : ''}${isPaid(one) ? `, ${money(one.paid)} paid of the ${money(one.scheduledPayment)} scheduled` : ''}`
