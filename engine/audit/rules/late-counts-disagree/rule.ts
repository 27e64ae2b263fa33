import { isLateNow } from '#engine/audit/entry-words.ts'
import { isChargedOffMark, marksOf } from '#engine/audit/history.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'

export const rule: AccountRule = {
  id: 'late_counts_disagree',
  about: 'account',
  grade: 'proof',
  title: 'Late counts do not match the history',
  needs: ['lateCounts', 'monthsReviewed', 'paymentHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please show which months the counts rest on, or correct them.',
  target: 'bureau',
  exonerations: [
    'The current month is counted in one and not in the other.',
    'Marks of 120 days and more, or a charge-off, are counted as 90.',
    'Some months were reviewed that are not printed.',
  ],
  check,
}

function check(account: Account): Hit | null {
  const { lateCounts, monthsReviewed } = account
  if (lateCounts === null || monthsReviewed === null || monthsReviewed <= 0) return null
  const marks = marksOf(account)
  if (marks.length < monthsReviewed) return null
  // Surely counted: the months reviewed without the current one. Possibly counted: every printed month.
  const reviewed = marks.slice(-monthsReviewed, -1)
  const count = (codes: readonly HistoryMonth['code'][]): readonly [least: number, most: number] => {
    const isCounted = ({ code }: HistoryMonth): boolean => codes.includes(code)
    return [reviewed.filter(isCounted).length, marks.filter(isCounted).length]
  }
  const deeper = marks.filter(
    (mark) => mark.code === '120' || mark.code === '150' || mark.code === '180' || isChargedOffMark(mark),
  ).length
  const isLate = isLateNow(account) !== null ? 1 : 0
  const rows: readonly (readonly [name: string, printed: number, range: readonly [number, number]])[] = [
    ['30 days', lateCounts.days30, count(['30'])],
    ['60 days', lateCounts.days60, count(['60'])],
    ['90 days', lateCounts.days90, [count(['90'])[0], count(['90'])[1] + deeper]],
  ]
  const wrong = rows.filter(([, printed, [least, most]]) => printed < least || printed > most + isLate)
  if (wrong.length === 0) return null
  const printed = wrong.map(([name, shown]) => `${name}: ${shown}`).join(', ')
  const counted = rows
    .filter((row) => wrong.includes(row))
    .map(([name, , [, most]]) => `${name}: ${most}`)
    .join(', ')
  return {
    message: `The printed late counts (${printed}) do not match the payment history (${counted}).`,
    claim: `The entry prints these late counts: ${printed}. Its payment history, which covers the ${monthsReviewed} months reviewed, shows ${counted}. I ask which months the counts rest on.`,
    fields: ['lateCounts', 'monthsReviewed', 'paymentHistory'],
  }
}
