import { isNeverLate, mentionsBankruptcy } from '#engine/audit/entry-words.ts'
import { isLateMark, isChargedOffMark, marksOf, markKey, writeMarks } from '#engine/audit/history.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { lastDayOf, firstDayOf } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'never_late_with_late_marks',
  about: 'account',
  grade: 'contradiction',
  title: 'Never late, but has late marks',
  needs: ['statusText', 'paymentHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please find out which of the two is right, and correct the other.',
  askOnceSaid: 'Please remove the late marks that cannot be proven.',
  target: 'bureau',
  mayBackfire: 'The company may keep the late marks and remove “never late” instead.',
  exonerations: ['The late mark is newer than the status.', 'The account was charged off only because a bankruptcy was filed.'],
  check,
}

function check(account: Account): Hit | null {
  const place = isNeverLate(account)
  if (place === null) return null
  const end = account.statusDate === null ? null : lastDayOf(account.statusDate)
  // A bank may write off a debt on the notice of a bankruptcy that was never a day late.
  const isWrittenOffForCase = mentionsBankruptcy(account)
  const late = marksOf(account).filter(
    (mark) =>
      (isLateMark(mark) || (isChargedOffMark(mark) && !isWrittenOffForCase)) && (end === null || firstDayOf(mark.month) <= end),
  )
  if (late.length === 0) return null
  const marks = writeMarks(late)
  return {
    message: `The status says "never late", but the payment history shows ${marks}.`,
    claim: `The status of this account says "never late", but its payment history shows ${marks}. Both cannot be right.`,
    fields: [...late.map(markKey), place],
  }
}
