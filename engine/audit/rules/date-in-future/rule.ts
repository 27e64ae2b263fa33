import { marksOf, markKey } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { addDays, type Day, lastDayOf, firstDayOf, writeDay, type PartialDay } from '#engine/values/day.ts'

export const rule: AccountRule = {
  id: 'date_in_future',
  about: 'account',
  grade: 'impossible',
  title: 'A date after the report',
  needs: ['reportDate'],
  citations: ['fcra_1681e_b', 'fcra_1681i_a_5'],
  ask: 'Please correct the date.',
  target: 'bureau',
  exonerations: [
    'Dates that lie ahead by their nature: the month of removal, the terms, the start of deferred payments, a balloon payment.',
  ],
  check,
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (report.reportDate === null) return null
  // A report that is made in the night may carry the date of the day before.
  const end = addDays(lastDayOf(report.reportDate), 1)
  const dates: readonly (readonly [field: string, name: string, date: PartialDay | null])[] = [
    ['dateOpened', 'the date opened', account.dateOpened],
    ['dateClosed', 'the date closed', account.dateClosed],
    ['lastPaymentDate', 'the last payment', account.lastPaymentDate],
    ['dateOfFirstDelinquency', 'the date of first delinquency', account.dateOfFirstDelinquency],
    ['lastActivityDate', 'the last activity', account.lastActivityDate],
    ['dateReported', 'the date reported', unlessNear(account.dateReported, end)],
    ['balanceDate', 'the date of the balance', unlessNear(account.balanceDate, end)],
    ...marksOf(account)
      .filter(({ month }) => month > end.slice(0, 7))
      .map((mark) => [markKey(mark), 'a month of the payment history', mark.month] as const),
  ]
  const late = dates.filter(([, , date]) => date !== null && firstDayOf(date) > end)
  if (late.length === 0) return null
  const named = late.map(([, name, date]) => `${name} (${writeDay(date ?? '')})`).join(', ')
  const day = writeDay(report.reportDate)
  return {
    message: `The report is dated ${day}, but this entry gives a later date: ${named}.`,
    claim: `This account shows a date in the future: ${named}. The report itself is dated ${day}.`,
    fields: late.map(([field]) => field),
  }
}

/** Days. What bureaus add by themselves on the way to the page may be newer than the date that the page carries. */
const NEAR = 31

const unlessNear = (date: PartialDay | null, end: Day): PartialDay | null =>
  date === null || firstDayOf(date) <= addDays(end, NEAR) ? null : date
