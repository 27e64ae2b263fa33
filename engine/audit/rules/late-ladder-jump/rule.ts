import { isEducationLoan } from '#engine/audit/entry-kinds.ts'
import { isInRelief, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { listed } from '#engine/audit/listed.ts'
import { rungOf, marksOf, markKey, isNextMonth, writeMark } from '#engine/audit/history.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import { mentions, says } from '#engine/audit/statements.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'

/** One payment a month is one rung. */
const LONGEST_STEP = 1

export const rule: AccountRule = {
  id: 'late_ladder_jump',
  about: 'account',
  grade: 'proof',
  title: 'Late marks that skip a step',
  needs: ['paymentHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show the due dates and payments for these months, or remove the marks that cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may add the late months that are missing.',
  exonerations: [
    'There was a forbearance, deferral, disaster plan, modification, bankruptcy or transfer in these months.',
    'A late fee or a returned payment moved the account two steps at once.',
    'Education loans are first reported late at 90 days.',
  ],
  check,
}

function check(account: Account): Hit | null {
  if (isEducationLoan(account) || isInRelief(account) || mentionsBankruptcy(account)) return null
  if (says(account, 'modified', 'sold_to_other', 'taken_from_other', 'moved_within', 'reinstated') !== null) return null
  if (account.status === 'transferred' || mentions(account, /modif|transfer|acquir|purchased|servicer|servicing/)) return null
  const marks = marksOf(account)
  // The newest first: it began the account's state of today, or is nearest to it.
  const jumps = marks
    .flatMap((jump, index): readonly Jump[] => {
      const before = marks[index - 1]
      return isJump(before, jump) ? [{ before, jump }] : []
    })
    .toReversed()
  if (jumps.length === 0) return null
  const [first = '', ...more] = jumps.map(({ before, jump }) => `from ${writeMark(before)} straight to ${writeMark(jump)}`)
  const again = more.length === 0 ? '' : ` It also goes ${listed(more)}.`
  return {
    message: `The payment history goes ${first}.${again}`,
    claim: `The payment history jumps ${first}.${again} Late marks normally go up one step a month.`,
    fields: jumps.flatMap(({ before, jump }) => [markKey(jump), markKey(before)]),
  }
}

interface Jump {
  readonly before: HistoryMonth
  readonly jump: HistoryMonth
}

function isJump(before: HistoryMonth | undefined, mark: HistoryMonth): before is HistoryMonth {
  if (before === undefined) return false
  const [from, to] = [rungOf(before.code), rungOf(mark.code)]
  return from !== null && to !== null && to - from > LONGEST_STEP && isNextMonth(before.month, mark.month)
}
