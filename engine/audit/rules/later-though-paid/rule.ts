import {
  cellsOf,
  lateness,
  mayDifferLawfully,
  money,
  moneyMonths,
  monthWords,
  namePlaces,
  newestPairs,
  type MonthPair,
} from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'later_though_paid',
  about: 'account',
  grade: 'proof',
  title: 'Marked later in a month when everything due was paid',
  needs: ['paymentHistory', 'balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show when each payment of these months was received and posted, or correct the marks.',
  target: 'bureau',
  exonerations: [
    'The payment came after the due date and was posted in the next month.',
    'The payment was returned.',
    'It went to fees or escrow first, as the contract says.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (mayDifferLawfully(account, report)) return null
  const found = newestPairs(moneyMonths(account, report)).filter(isLaterThoughPaid)
  if (found.length === 0) return null
  const places = namePlaces(
    found.map(
      ({ before, now }) =>
        `${monthWords(now)} after ${monthWords(before)}, with ${money(now.paid)} paid, enough for the ${money(before.pastDue)} past due and the ${money(now.scheduledPayment)} scheduled`,
    ),
  )
  return {
    message: `The late mark got worse in a month when everything due was paid: ${places}.`,
    claim: `The late mark got worse in a month when all that was due was paid: ${places}.`,
    fields: found.flatMap(({ before, now }) => [...cellsOf(now), ...cellsOf(before)]),
  }
}

function isLaterThoughPaid({ before, now }: MonthPair): boolean {
  const [rung, rungBefore] = [lateness(now), lateness(before)]
  if (rung === null || rungBefore === null || rung <= rungBefore) return false
  const { paid, scheduledPayment } = now
  if (paid === null || scheduledPayment === null || before.pastDue === null || scheduledPayment <= 0) return false
  // What was still owed at the month's end shows that the payment did not cover it after all.
  if ((now.pastDue ?? 0) > before.pastDue) return false
  return paid >= scheduledPayment + before.pastDue
}
