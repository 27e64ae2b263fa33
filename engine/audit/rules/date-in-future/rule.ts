import { marksOf, markKey } from '#engine/audit/history.ts'
import type { Hit, Surroundings, AccountRule } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord } from '#engine/report/report.ts'
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
    'Some dates belong in the future: the removal month, the terms, the start of deferred payments, a balloon payment.',
  ],
  check,
  alsoOf: { inquiry: ofInquiry, record: ofRecord },
}

function check(account: Account, { report }: Surroundings): Hit | null {
  if (report.reportDate === null) return null
  // A report that is made in the night may carry the date of the day before.
  const end = addDays(lastDayOf(report.reportDate), 1)
  const dates: readonly Dated[] = [
    ['dateOpened', 'the date opened', account.dateOpened],
    ['dateClosed', 'the date closed', account.dateClosed],
    ['lastPaymentDate', 'the last payment', account.lastPaymentDate],
    ['dateOfFirstDelinquency', 'the date of first delinquency', account.dateOfFirstDelinquency],
    ['lastActivityDate', 'the last activity', account.lastActivityDate],
    ['statusDate', 'the date of the status', unlessNear(account.statusDate, end)],
    ['dateReported', 'the date reported', unlessNear(account.dateReported, end)],
    ['balanceDate', 'the date of the balance', unlessNear(account.balanceDate, end)],
    ...marksOf(account)
      .filter(({ month }) => month > end.slice(0, 7))
      .map((mark) => [markKey(mark), 'a month of the payment history', mark.month] as const),
  ]
  return found('account', dates, report.reportDate)
}

function ofInquiry({ date }: Inquiry, { report: { reportDate } }: Surroundings): Hit | null {
  if (reportDate === null) return null
  return found('inquiry', [['date', 'the date of the inquiry', unlessNear(date, addDays(lastDayOf(reportDate), 1))]], reportDate)
}

/** The end of a case may lie ahead: a plan runs for years. */
function ofRecord({ dateFiled }: PublicRecord, { report: { reportDate } }: Surroundings): Hit | null {
  if (reportDate === null) return null
  return found('record', [['dateFiled', 'the date filed', unlessNear(dateFiled, addDays(lastDayOf(reportDate), 1))]], reportDate)
}

type Dated = readonly [field: string, name: string, date: PartialDay | null]

function found(what: 'account' | 'inquiry' | 'record', dates: readonly Dated[], reportDate: PartialDay): Hit | null {
  const end = addDays(lastDayOf(reportDate), 1)
  const late = dates.filter(([, , date]) => date !== null && firstDayOf(date) > end)
  if (late.length === 0) return null
  const named = late.map(([, name, date]) => `${name} (${writeDay(date ?? '')})`).join(', ')
  const day = writeDay(reportDate)
  return {
    message: `The report is dated ${day}, but this item shows a later date: ${named}.`,
    claim: CLAIMS[what](named, day),
    fields: late.map(([field]) => field),
  }
}

const CLAIMS = {
  account: (named: string, day: string) =>
    `This account shows a date in the future: ${named}. The report itself is dated ${day}.`,
  inquiry: (named: string, day: string) =>
    `This inquiry shows a date in the future: ${named}. The report itself is dated ${day}.`,
  record: (named: string, day: string) => `This record shows a date in the future: ${named}. The report itself is dated ${day}.`,
} as const

/** Days. What bureaus add by themselves on the way to the page may be newer than the date that the page carries. */
const NEAR = 31

const unlessNear = (date: PartialDay | null, end: Day): PartialDay | null =>
  date === null || firstDayOf(date) <= addDays(end, NEAR) ? null : date
