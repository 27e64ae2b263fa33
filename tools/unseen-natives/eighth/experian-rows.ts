import type { HistoryCode } from '#engine/words/history-code.ts'
import { dollars, slashed, wordy } from '#tools/unseen-natives/facts.ts'
import { type Agency, type Debt, marksOf, type Rows } from '#tools/unseen-natives/eighth/tale.ts'

/** Sign, code and the words of legend and guide. */
export const MARKS: Readonly<Record<string, readonly [string, HistoryCode, string, string]>> = {
  OK: ['\ue902', 'ok', 'Current / Terms met', ''],
  '30': ['30', '30', 'Past due 30 days', '30 days past due'],
  '60': ['60', '60', 'Past due 60 days', '60 days past due'],
  '90': ['90', '90', 'Past due 90 days', '90 days past due'],
  '120': ['120', '120', 'Past due 120 days', '120 days past due'],
  '150': ['150', '150', 'Past due 150 days', '150 days past due'],
  '180': ['180', '180', 'Past due 180 days', '180 days past due'],
  C: ['C', 'collection', 'Collection', 'Collection'],
  CO: ['CO', 'charge_off', 'Charge off', 'Charge Off'],
  R: ['R', 'repossession', 'Repossession', 'Repossession'],
  VS: ['VS', 'voluntary_surrender', 'Voluntarily surrendered', 'Voluntarily Surrendered'],
  F: ['F', 'foreclosure', 'Foreclosed', 'Foreclosed'],
  ND: ['ND', 'no_data', 'No data for this period', ''],
}
const short = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year}`
}
const orDash = (amount: number | undefined): string => (amount === undefined ? '-' : dollars(amount))
export const town = (line: string): string => line.replace(/,(?= [A-Z]{2} )/, '')

export interface Told {
  readonly name: string
  readonly isBad: boolean
  readonly rows: Rows
  readonly marks: Readonly<Record<string, string>>
  readonly until?: string
  readonly months: readonly (readonly [string, string, string, string])[]
  readonly note: string | null
  readonly from?: string
  readonly address: readonly [string, string]
  readonly phone?: string
  readonly current: readonly string[]
  readonly former?: Debt['former']
}

export const tell = (one: Debt): Told => {
  const marks = Object.fromEntries(Object.entries(marksOf(one)).filter(([, mark]) => mark !== 'B'))
  const rows: Rows = [
    ['Account Name', one.name],
    ['Account Number', one.numbers[0]],
    ['Account Type', one.kind[0]],
    ['Responsibility', one.holder[0]],
    ['Date Opened', slashed(one.opened)],
    ['Status', one.status[0]],
    ['Status Updated', wordy((one.closed ?? one.reported).slice(0, 7))],
    ['Balance', one.closed !== undefined && one.balance === 0 ? '-' : dollars(one.balance)],
    ['Balance Updated', one.closed !== undefined && one.balance === 0 ? '-' : slashed(one.reported)],
    ['Recent Payment', one.last === undefined ? '-' : `${dollars(one.last[1])} as of ${short(one.last[0])}`],
    ['Monthly Payment', orDash(one.monthly)],
    one.limit === undefined ? ['Original Balance', orDash(one.original)] : ['Credit Limit', dollars(one.limit)],
    ['Highest Balance', orDash(one.high)],
    ['Terms', one.term === undefined ? '-' : `${one.term} Months`],
    ...(one.until === undefined ? [] : [['On Record Until', wordy(one.until)] as const]),
  ]
  const months = Object.entries(one.figures)
    .toReversed()
    .map(
      ([month, { balance, scheduled, paid }]) =>
        [
          wordy(month),
          orDash(balance),
          orDash(scheduled),
          paid === undefined ? '-' : `${dollars(paid)} on ${short(`${month}-09`)}`,
        ] as const,
    )
  return {
    name: one.name,
    isBad: one.isBad === true,
    rows,
    marks,
    ...(one.until !== undefined && { until: one.until }),
    months,
    note:
      months.length === 0 || one.original === undefined
        ? null
        : `The original amount of this account was ${dollars(one.original)}`,
    ...(one.from !== undefined && { from: one.from }),
    address: one.address,
    ...(one.phone !== undefined && { phone: one.phone }),
    current: one.remarks[0],
    ...(one.former && { former: one.former }),
  }
}
export const agencyNumber = (one: Agency): string => `${one.number.replaceAll(/[^A-Z0-9]/g, '').slice(0, -2)}XX`
export const agencyStatus = (one: Agency): string =>
  one.status === 'PAID'
    ? 'Paid, Closed. Collection account.'
    : `Collection account. ${dollars(one.balance)} past due as of ${wordy(one.reported.slice(0, 7))}.`
export const tellAgency = (one: Agency): Told => ({
  name: one.name,
  isBad: true,
  rows: [
    ['Account Name', one.name],
    ['Account Number', agencyNumber(one)],
    ['Account Type', 'Collection'],
    ['Responsibility', 'Individual'],
    ['Date Opened', slashed(one.assigned)],
    ['Status', agencyStatus(one)],
    ['Status Updated', wordy(one.assigned.slice(0, 7))],
    ['Balance', one.status === 'PAID' ? '-' : dollars(one.balance)],
    ['Balance Updated', one.status === 'PAID' ? '-' : slashed(one.reported)],
    ['Recent Payment', '-'],
    ['Monthly Payment', '-'],
    ['Original Balance', dollars(one.amount)],
    ['Highest Balance', '-'],
    ['Terms', '1 Months'],
    ['On Record Until', wordy(one.until)],
  ],
  marks: { [one.reported.slice(0, 7)]: 'C' },
  until: one.until,
  months: [],
  note: null,
  from: one.from,
  address: ['4178 VANENOVA PARKWAY SUITE 92', 'OAKTON, LA 85535'],
  phone: '(808) 555-0165',
  current: one.remarks[0],
})
