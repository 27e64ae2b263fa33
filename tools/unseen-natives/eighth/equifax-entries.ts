import { escapeHtml } from '#server/platform/escape-html.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { type Agency, type Debt, type Figures, marksOf, yearsOf } from '#tools/unseen-natives/eighth/tale.ts'
import { dollars, type Facts, MONTHS, prose, wordy } from '#tools/unseen-natives/facts.ts'

const e = escapeHtml
const SIGNS: Readonly<Record<string, readonly [string, HistoryCode]>> = {
  '30': ['30', '30'],
  '60': ['60', '60'],
  '90': ['90', '90'],
  '120': ['120', '120'],
  '150': ['150', '150'],
  '180': ['180', '180'],
  C: ['C', 'collection'],
  CO: ['CO', 'charge_off'],
  R: ['R', 'repossession'],
  VS: ['V', 'voluntary_surrender'],
  F: ['F', 'foreclosure'],
  B: ['B', 'bankruptcy'],
}
const TABLES = [
  ['Balance', 'balance', 'balance'],
  ['Scheduled Payment', 'scheduled', 'scheduledPayment'],
  ['Actual Payment', 'paid', 'paid'],
  ['Credit Limit', 'limit', 'creditLimit'],
  ['Amount Past Due', 'pastDue', 'pastDue'],
] as const satisfies readonly (readonly [string, keyof Figures, string])[]

const EMPTY = ['', ''] as const
type Pair = readonly [label: string, value: string]
export const pairs = (all: readonly Pair[]): string =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, at) => [all[at * 2] ?? EMPTY, all[at * 2 + 1] ?? EMPTY])
    .map(
      (two) =>
        `<div class=pair>${two.map(([label, value]) => `<div><b>${label}</b><span>${e(value)}</span></div>`).join('')}</div>`,
    )
    .join('')
const of = (amount: number | undefined): string => (amount === undefined ? '' : dollars(amount))
const heads = (first: string): string =>
  `<div class="tr th"><i>${first}</i>${MONTHS.map((one) => `<i>${one}</i>`).join('')}</div>`
const monthOf = (year: string, at: number): string => `${year}-${String(at + 1).padStart(2, '0')}`

function tables({ figures }: Debt): string {
  const months = Object.keys(figures)
  const years = yearsOf(months)
  if (months.length === 0) return ''
  return `<h4>Account History</h4><p>${prose(22, 5)}</p>${TABLES.map(
    ([title, key]) =>
      `<h5>${title}</h5>${heads('Year')}${years.map((year) => `<div class=tr><i>${year}</i>${MONTHS.map((_, at) => `<i>${of(figures[monthOf(year, at)]?.[key])}</i>`).join('')}</div>`).join('')}`,
  ).join('')}`
}

const LEGEND =
  '=Paid on Time;30=30 Days Past Due;60=60 Days Past Due;90=90 Days Past Due;120=120 Days Past Due;150=150 Days Past Due;180=180 Days Past Due;V=Voluntary Surrender;F=Foreclosure;C=Collection Account;CO=Charge-Off;B=Included in Bankruptcy;R=Repossession;TN=Too New to Rate;none=No Data Available'

function grid(one: Debt, { tick, none }: Pictures): string {
  const marks = marksOf(one)
  const years = yearsOf(Object.keys(marks)).toReversed()
  const cell = (mark: string | undefined): string =>
    mark === 'OK'
      ? `<img src="${tick}" style="width:9pt;height:7pt">`
      : mark === undefined || mark === 'ND'
        ? `<img src="${none}" style="width:21pt;height:7pt">`
        : `<b class=red>${SIGNS[mark]?.[0]}</b>`
  return `<h4>Payment History</h4><p>${prose(36, 2)}</p><div class=marks>${heads('Year')}${years.map((year) => `<div class=tr><i>${year}</i>${MONTHS.map((_, at) => `<i>${cell(marks[monthOf(year, at)])}</i>`).join('')}</div>`).join('')}</div><div class=legend>${LEGEND.split(
    ';',
  )
    .map((item) => item.split('='))
    .map(
      ([sign, words]) =>
        `<div>${sign === '' ? `<img src="${tick}" style="width:9pt;height:7pt">` : sign === 'none' ? `<img src="${none}" style="width:16pt;height:6pt">` : `<b class=red>${sign}</b>`} ${words}</div>`,
    )
    .join('')}</div>`
}

export const account = (one: Debt, no: string, pictures: Pictures): string =>
  `<h3>${no} ${e(one.name)}${one.closed === undefined ? '' : ' (CLOSED)'}</h3><h4>Summary</h4><p>${prose(40, 1)}</p>${pairs([
    ['Account Number', one.numbers[2]],
    ['Reported Balance', dollars(one.balance)],
    ['Account Status', one.status[2]],
    ['Available Credit', one.limit === undefined || one.closed !== undefined ? '' : dollars(one.limit - one.balance)],
  ])}${tables(one)}${grid(one, pictures)}<h4>Account Details</h4><p>${prose(18, 9)}</p>${pairs([
    ['High Credit', of(one.high ?? one.original)],
    ['Payment Responsibility', one.holder[2]],
    ['Credit Limit', of(one.limit)],
    ['Account Type', one.kind[3]],
    ['Terms Frequency', one.monthly === undefined ? 'UNKNOWN' : 'MONTHLY'],
    ['Term Duration', one.term === undefined ? '' : `${one.term} MONTHS`],
    ['Balance', dollars(one.balance)],
    ['Date Opened', wordy(one.opened)],
    ['Amount Past Due', of(one.pastDue)],
    ['Date Reported', wordy(one.reported)],
    ['Actual Payment Amount', of(one.last?.[1])],
    ['Date of Last Payment', one.last === undefined ? '' : wordy(one.last[0].slice(0, 7))],
    ['Date of Last Activity', ''],
    ['Scheduled Payment Amount', of(one.monthly)],
    ['Months Reviewed', String(Object.keys(marksOf(one)).length)],
    ['Delinquency First Reported', one.major === undefined ? '' : wordy(one.major)],
    [
      'Activity Designator',
      one.closed === undefined
        ? ''
        : one.status[0].startsWith('Transferred')
          ? 'TRANSFERRED'
          : one.balance === 0
            ? 'PAID_AND_CLOSED'
            : 'CLOSED',
    ],
    ['Creditor Classification', 'UNKNOWN'],
    ['Deferred Payment Start Date', ''],
    ['Charge Off Amount', of(one.writtenOff)],
    ['Balloon Payment Date', ''],
    ['Balloon Payment Amount', ''],
    ['Loan Type', one.kind[4]],
    ['Date Closed', one.closed === undefined ? '' : wordy(one.closed.slice(0, 7))],
    ['Date of First Delinquency', one.dofd === undefined ? '' : wordy(one.dofd)],
  ])}${comments(one.remarks[2], [one.name, ...one.address, ...(one.phone === undefined ? [] : [one.phone])])}`
const comments = (remarks: readonly string[], contact: readonly string[]): string =>
  `<div class=cc><div><h4>Comments</h4>${remarks.map((text) => `<div class=cm>${e(text)}</div>`).join('')}</div><div><h4>Contact</h4>${contact.map(e).join('<br>')}</div></div>`

const number = (one: Agency): string => `xxxxxx ${one.number.replaceAll(/[^A-Z0-9]/g, '').slice(-2)}`
export const collection = (one: Agency): string =>
  `<h4>Date Reported: ${wordy(one.reported)}</h4>${pairs([
    ['Collection Agency', one.name],
    ['Balance Date', wordy(one.reported)],
    ['Original Creditor Name', one.from],
    ['Account Designator Code', 'INDIVIDUAL_ACCOUNT'],
    ['Date Assigned', wordy(one.assigned)],
    ['Account Number', number(one)],
    ['Original Amount Owed', dollars(one.amount)],
    ['Creditor Classification', one.class],
    ['Amount', dollars(one.balance)],
    ['Last Payment Date', one.lastPaid === undefined ? '' : wordy(one.lastPaid)],
    ['Status Date', wordy(one.reported)],
    ['Date of First Delinquency', one.dofd === undefined ? '' : wordy(one.dofd)],
    ['Status', one.status],
  ])}${comments(one.remarks[2], [one.name, '4178 Pellanova Pkwy Ste 92', 'Oakton, LA 85535-5948', '(808) 555-0165'])}`

export const facts = (one: Debt): Facts => ({
  fields: {
    creditorName: one.name,
    accountNumber: one.numbers[2],
    accountType: one.is,
    responsibility: one.holder[3],
    statusText: one.status[2],
    loanType: one.kind[4],
    dateOpened: one.opened,
    dateReported: one.reported,
    dateClosed: one.closed?.slice(0, 7) ?? null,
    lastPaymentDate: one.last?.[0].slice(0, 7) ?? null,
    lastPaymentAmount: one.last?.[1] ?? null,
    dateOfFirstDelinquency: one.dofd ?? null,
    delinquencyFirstReported: one.major ?? null,
    currentBalance: one.balance,
    pastDue: one.pastDue ?? null,
    creditLimit: one.limit ?? null,
    highBalance: one.high ?? one.original ?? null,
    chargeOffAmount: one.writtenOff ?? null,
    monthlyPayment: one.monthly ?? null,
  },
  marks: Object.fromEntries(
    Object.entries(marksOf(one)).flatMap(([month, mark]) =>
      mark === 'ND' ? [] : [[month, mark === 'OK' ? 'ok' : (SIGNS[mark]?.[1] ?? 'no_data')]],
    ),
  ),
  money: Object.fromEntries(
    Object.entries(one.figures).map(([month, figures]) => [
      month,
      Object.fromEntries(TABLES.flatMap(([, key, field]) => (figures[key] === undefined ? [] : [[field, figures[key]]]))),
    ]),
  ),
  remarks: one.remarks[2],
})
export const agencyFacts = (one: Agency): Facts => ({
  fields: {
    creditorName: one.name,
    accountNumber: number(one),
    originalCreditor: one.from,
    accountType: 'collection',
    dateReported: one.reported,
    dateOfFirstDelinquency: one.dofd ?? null,
    dateAssigned: one.assigned,
    lastPaymentDate: one.lastPaid ?? null,
    currentBalance: one.balance,
    originalBalance: one.amount,
  },
  marks: {},
  money: {},
  remarks: one.remarks[2],
})
