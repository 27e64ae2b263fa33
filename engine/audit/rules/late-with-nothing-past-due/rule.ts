import { quotePrinted } from '#engine/audit/quote-printed.ts'
import {
  chargedOffAndCo,
  isLateNow,
  isPaid,
  isSoldToOther,
  isOpen,
  isInRelief,
  isPastDueOfOtherTime,
  mentionsBankruptcy,
} from '#engine/audit/entry-words.ts'
import { fillsBlanksWithZero } from '#engine/audit/entry-kinds.ts'
import type { Hit, AccountRule, Surroundings } from '#engine/audit/rule.ts'
import { hasUnexplainedRemark, mentions, says } from '#engine/audit/statements.ts'
import type { Account } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'late_with_nothing_past_due',
  about: 'account',
  grade: 'contradiction',
  title: 'Late now, but nothing past due',
  needs: ['statusText', 'pastDue', 'status'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the status, which cannot be late with nothing past due.',
  target: 'bureau',
  mayBackfire: 'The company may add an amount past due instead of changing the status.',
  exonerations: [
    'The account was closed, paid, settled, sold or charged off.',
    'A bankruptcy, forbearance, deferral, disaster plan or pending adjustment explains the zero.',
    'The status shows the worst it ever was, not today.',
    'The payment came in after the status date.',
    'The report shows 0 where the bureau gave no amount.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  // There a blank is written as 0.
  if (fillsBlanksWithZero(report)) return null
  if (account.pastDue !== 0 || account.currentBalance === 0 || !isOpen(account)) return null
  const place = isLateNow(account)
  if (place === null || hasLawfulReason(account) || isPastDueOfOtherTime(account)) return null
  // A remark that nobody can read may be the agreement under which it is paid.
  const isAsked = hasUnexplainedRemark(account)
  const status = account.statusText === null ? 'late' : quotePrinted(account.statusText)
  return {
    message: `The status is ${status}, but the amount past due is $0.`,
    claim: `This account is reported as ${status}, but its amount past due is $0. ${isAsked ? 'The two do not fit together.' : 'Both cannot be right.'}`,
    fields: ['pastDue', place],
    ...(isAsked ? { grade: 'proof' as const } : {}),
  }
}

function hasLawfulReason(account: Account): boolean {
  return (
    isPaid(account) !== null ||
    isSoldToOther(account) !== null ||
    chargedOffAndCo(account) !== null ||
    isInRelief(account) ||
    mentionsBankruptcy(account) ||
    says(account, 'past_worst', 'reinstated', 'moved_within', 'modified', 'taken_from_other', 'closed') !== null ||
    mentions(account, /\bwas\b|\bsold\b|settle|charge[- ]?off|charged off|written off|transferred|brought current/)
  )
}
