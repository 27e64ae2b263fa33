import { isCurrent, isInRelief, isPastDueOfOtherTime, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { isTaxOrSupport } from '#engine/audit/entry-kinds.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { hasUnexplainedRemark, mentions } from '#engine/audit/statements.ts'
import { type Cents, writeMoney } from '#engine/values/money.ts'

export const rule: AccountRule = {
  id: 'current_with_past_due',
  about: 'account',
  grade: 'contradiction',
  title: 'Current, but past due',
  needs: ['statusText', 'pastDue'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the amount past due to $0.',
  target: 'bureau',
  mayBackfire: 'The company may fix the status instead. The account could then show as late.',
  exonerations: [
    'A payment is deferred, in forbearance, in a disaster plan or being adjusted, and the amount is due later.',
    "It's being paid under an agreement, a modification or a credit counselor's plan, or the amount is withheld in a billing dispute.",
    'A payment that is less than 30 days late still counts as current.',
    'Support or taxes may be paid as ordered while older amounts are past due.',
    'The two numbers are from different dates.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const { pastDue } = account
  if (pastDue === null || pastDue <= 0) return null
  const place = isCurrent(account)
  if (place === null || isInRelief(account) || mentionsBankruptcy(account) || isPastDueOfOtherTime(account)) return null
  if (isTaxOrSupport(account) || mentions(account, UNDER_30_DAYS)) return null
  const amount = writeMoney(pastDue)
  // A remark that nobody can read may be the agreement under which it is paid.
  const isAsked = mayBeOnePayment(account, pastDue) || hasUnexplainedRemark(account)
  return {
    message: `The status says the account is paid as agreed, but ${amount} is shown as past due.`,
    claim: `This account is reported as paid as agreed, but also shows ${amount} past due. ${isAsked ? 'The two do not fit together.' : 'Both cannot be right.'}`,
    fields: ['pastDue', place],
    ...(isAsked ? { grade: 'proof' as const } : {}),
  }
}

const UNDER_30_DAYS = /\b29 days|(?:less|fewer) than 30 days|within 30 days|under 30 days/

/** Up to 29 days a payment is late and the account still current (Metro 2, status 11), so one payment proves nothing. */
function mayBeOnePayment({ monthlyPayment }: Account, pastDue: Cents): boolean {
  return monthlyPayment === null || (monthlyPayment > 0 && pastDue <= monthlyPayment)
}
