import { isLateNow } from '#engine/audit/entry-words.ts'
import { isChargedOffMark, marksOf } from '#engine/audit/history.ts'
import type { Hit, AccountRule } from '#engine/audit/rule.ts'
import type { Account, HistoryMonth } from '#engine/report/account.ts'
import { counted } from '#engine/values/counted.ts'
import { listed } from '#engine/audit/listed.ts'

export const rule: AccountRule = {
  id: 'late_counts_disagree',
  about: 'account',
  grade: 'proof',
  title: "Late counts don't match the history",
  needs: ['lateCounts', 'monthsReviewed', 'paymentHistory'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_4'],
  ask: 'Please correct the late counts to what can be proven.',
  target: 'bureau',
  mayBackfire: 'The company may add late months to the history instead of lowering the counts.',
  exonerations: [
    "One includes the current month and the other doesn't.",
    'Marks of 120 days or more, or a charge-off, are counted as 90.',
    "The counts cover months the report doesn't show.",
  ],
  check,
}

interface Row {
  readonly name: string
  readonly printed: number
  readonly range: readonly [least: number, most: number]
  readonly shown: string
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
  const worse = deeper === 0 ? '' : ` and ${counted(deeper, 'worse mark', 'worse marks')}`
  const isLate = isLateNow(account) !== null ? 1 : 0
  const nineties = count(['90'])
  /** What was counted as 90 days may have been worse, so the finding says what the history itself shows. */
  const rows: readonly Row[] = [
    { name: '30 days late', printed: lateCounts.days30, range: count(['30']), shown: times(count(['30'])[1]) },
    { name: '60 days late', printed: lateCounts.days60, range: count(['60']), shown: times(count(['60'])[1]) },
    {
      name: '90 days late',
      printed: lateCounts.days90,
      range: [nineties[0], nineties[1] + deeper],
      shown: `${times(nineties[1])}${worse}`,
    },
  ]
  const wrong = rows.filter(({ printed, range: [least, most] }) => printed < least || printed > most + isLate)
  if (wrong.length === 0) return null
  const printed = listed(wrong.map((row) => `${row.name} ${times(row.printed)}`))
  const shown = listed(wrong.map((row) => `${row.name} ${row.shown}`))
  return {
    message: `The account's own count (${printed}) does not match its payment history (${shown}).`,
    claim: `This account says that it was ${printed}. But its payment history, which covers the ${monthsReviewed} months reviewed, shows it ${shown}.`,
    fields: ['lateCounts', 'monthsReviewed', 'paymentHistory'],
  }
}

const times = (count: number): string => (count === 1 ? 'once' : count === 0 ? 'never' : `${count} times`)
