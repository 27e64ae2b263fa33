import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isReinstated, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { becameWords, isChargedOffMark, marksOf } from '#engine/audit/history.ts'
import { money, moneyKey, moneyMonths, namePlaces, newestPairs, type MonthPair } from '#engine/audit/month-money.ts'
import type { AccountRule, Hit, Surroundings } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'
import { writeDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'past_due_falls_after_charge_off',
  about: 'account',
  grade: 'proof',
  title: 'Past due fell after the charge-off without a payment',
  needs: ['paymentHistory', 'balanceHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show how the amount past due was calculated in these months, and correct the one that is wrong.',
  target: 'bureau',
  mayBackfire: 'The company may correct the smaller amount.',
  exonerations: [
    'A settlement or plan made only part of the balance due.',
    'A sale or payment was credited that month.',
    'The account was reinstated.',
  ],
  check,
}

/** Nearly the whole balance was due, as of every debt that is charged off. */
const WHOLE = 0.95
/** Less than half of it is due a month later. */
const PART = 0.5

function check(account: Account, { report }: Surroundings): Hit | null {
  if (isReinstated(account) || mentionsBankruptcy(account) || isEducationLoan(account)) return null
  if (says(account, 'settled', 'settlement_agreed', 'paying', 'sold_to_other', 'modified') !== null) return null
  if (mentions(account, /settle|payment plan|partial|arrangement/)) return null
  const first = marksOf(account).find(isChargedOffMark)
  if (first === undefined) return null
  const found = newestPairs(moneyMonths(account, report)).filter((pair) => pair.before.month >= first.month && fallsUnpaid(pair))
  if (found.length === 0) return null
  const places = namePlaces(
    found.map(
      ({ before, now }) =>
        `${money(before.pastDue)} past due on a balance of ${money(before.balance)} in ${writeDay(before.month)}, then ${money(now.pastDue)} past due on a balance of ${money(now.balance)} in ${writeDay(now.month)}`,
    ),
  )
  return {
    message: `The account was ${becameWords(first)} in ${writeDay(first.month)}. The amount past due then fell, though no payment explains it: ${places}.`,
    claim: `This account was ${becameWords(first)} in ${writeDay(first.month)}, and the amount past due then fell, though no payment explains it: ${places}.`,
    fields: found.flatMap(({ before, now }) => [moneyKey(now), moneyKey(before)]),
  }
}

function fallsUnpaid({ before, now }: MonthPair): boolean {
  if (before.pastDue === null || before.balance === null || now.pastDue === null || now.balance === null) return false
  if (before.balance <= 0 || before.pastDue < before.balance * WHOLE || now.pastDue >= before.pastDue * PART) return false
  // With a balance that fell as well the debt itself was paid or credited.
  const credited = Math.max(before.balance - now.balance, 0) + (now.paid ?? 0)
  return now.balance > 0 && now.pastDue > 0 && before.pastDue - now.pastDue > credited
}
