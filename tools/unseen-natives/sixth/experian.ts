import type { Facts, Truth } from '#tools/unseen-natives/facts.ts'
import { dollars, slashed, wordy } from '#tools/unseen-natives/facts.ts'
import { type ExperianAccount, experianFacts, type ExperianInquiry, type ExperianPrint } from '#tools/unseen-natives/experian.ts'
import {
  type Collection,
  DAY,
  type Entry,
  HOLDERS,
  KINDS,
  type Look,
  marksOf,
  moneyOf,
  type Person,
  type PublicRecord,
} from '#tools/unseen-natives/sixth/entry.ts'

const orDash = (amount: number | null): string => (amount === null ? '-' : dollars(amount))
const GUIDE: Readonly<Record<string, string>> = {
  C: 'Collection',
  CO: 'Charge Off',
  R: 'Repossession',
  '180': '180 days past due',
  '150': '150 days past due',
  '120': '120 days past due',
  '90': '90 days past due',
  '60': '60 days past due',
  '30': '30 days past due',
}
const shortDay = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year}`
}

/** Experian has no sign for a bankruptcy: nothing stands in those months. */
const shownMarks = (one: Entry): Record<string, string> =>
  Object.fromEntries(Object.entries(marksOf(one)).filter(([, mark]) => mark !== 'B'))

function guideOf(marks: Readonly<Record<string, string>>): string[] {
  return Object.entries(GUIDE).flatMap(([mark, words]) => {
    const months = Object.entries(marks)
      .filter(([, one]) => one === mark)
      .map(([month]) => wordy(month))
      .toReversed()
    return months.length === 0 ? [] : [`${words} as of ${months.join(', ')}`]
  })
}

function yearsOf(marks: Readonly<Record<string, string>>): string[] {
  const years = Object.keys(marks).map((month) => Number(month.slice(0, 4)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index))
}

/** What was paid lately; nothing stands there of a closed account. */
const recentOf = ({ closed, lastPaid }: Entry): Entry['lastPaid'] => (closed === null ? lastPaid : null)

function rowsOf(one: Entry): readonly (readonly [string, string])[] {
  const isClosed = one.closed !== null
  const recent = recentOf(one)
  return [
    ['Account Name', one.name],
    ['Account Number', one.numbers[0]],
    ['Account Type', KINDS[one.kind][0]],
    ['Responsibility', HOLDERS[one.holder][0]],
    ['Date Opened', slashed(one.opened)],
    ['Status', one.says[0]],
    ['Status Updated', wordy((one.closed ?? one.reported).slice(0, 7))],
    ['Balance', isClosed ? '-' : dollars(one.balance)],
    ['Balance Updated', isClosed ? '-' : slashed(one.reported)],
    ['Recent Payment', recent === null ? '-' : `${dollars(recent[1])} as of ${shortDay(recent[0])}`],
    ['Monthly Payment', orDash(isClosed ? null : one.monthly)],
    one.limit === null ? ['Original Balance', orDash(one.original)] : ['Credit Limit', dollars(one.limit)],
    ['Highest Balance', orDash(one.high)],
    ['Terms', one.term === null ? '-' : `${one.term} Months`],
    ...(one.until === null ? [] : [['On Record Until', wordy(one.until)] as const]),
  ]
}

function account(one: Entry): ExperianAccount {
  const isClosed = one.closed !== null
  const marks = shownMarks(one)
  const recent = recentOf(one)
  return {
    name: one.name,
    isNegative: one.isNegative,
    rows: rowsOf(one),
    years: yearsOf(marks),
    marks,
    guide: guideOf(marks),
    last: one.until === null ? null : `This account is scheduled to continue on record until ${wordy(one.until)}.`,
    balances: moneyOf(one)
      .toReversed()
      .map(({ month, balance, paid }) => ({
        month,
        balance,
        scheduled: one.monthly ?? 0,
        paid,
        on: shortDay(`${month}-03`),
      })),
    note: one.original === null ? null : `The original amount of this account was ${dollars(one.original)}`,
    originalCreditor: one.originalCreditor,
    contact: [`${one.contact[0]},`, (one.contact[1] ?? '').replace(',', '')],
    phone: one.phone,
    comment: one.remarks[0].length === 0 ? null : { current: one.remarks[0], previous: [] },
    former: [],
    fields: {
      accountNumber: one.numbers[0],
      accountType: KINDS[one.kind][5],
      responsibility: one.holder,
      statusText: one.says[0],
      dateOpened: one.opened,
      balanceDate: isClosed ? null : one.reported,
      lastPaymentDate: recent?.[0] ?? null,
      lastPaymentAmount: recent?.[1] ?? null,
      removalDate: one.until,
      currentBalance: isClosed ? null : one.balance,
      creditLimit: one.limit,
      highBalance: one.high,
      originalBalance: one.original,
      monthlyPayment: isClosed ? null : one.monthly,
      terms: one.term === null ? null : `${one.term} Months`,
    },
  }
}

function collection(one: Collection): ExperianAccount {
  const number = `${one.number.slice(0, -2)}XXX`
  const status = `Collection account. ${dollars(one.balance)} past due as of Jul 2026.`
  return {
    name: one.agency,
    isNegative: true,
    rows: [
      ['Account Name', one.agency],
      ['Account Number', number],
      ['Account Type', one.isMedical ? 'Medical debt' : 'Collection'],
      ['Responsibility', 'Individual'],
      ['Date Opened', slashed(one.assigned)],
      ['Status', status],
      ['Status Updated', wordy(one.assigned.slice(0, 7))],
      ['Balance', dollars(one.balance)],
      ['Balance Updated', '07/11/2026'],
      ['Recent Payment', '-'],
      ['Monthly Payment', '-'],
      ['Original Balance', dollars(one.amount)],
      ['Highest Balance', '-'],
      ['Terms', '1 Months'],
      ['On Record Until', 'Mar 2031'],
    ],
    years: ['2026'],
    marks: { '2026-07': 'C' },
    guide: ['Collection as of Jul 2026'],
    last: 'This account is scheduled to continue on record until Mar 2031.',
    balances: [],
    note: null,
    originalCreditor: one.original,
    contact: ['90 FERRY LANDING,', 'NEW IBERIA LA 70563'],
    phone: '(337) 555-0160',
    comment: one.isDisputed
      ? {
          current: ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).'],
          previous: [],
        }
      : null,
    former: [],
    fields: {
      accountNumber: number,
      accountType: 'collection',
      responsibility: 'individual',
      statusText: status,
      dateOpened: one.assigned,
      removalDate: '2031-03',
      currentBalance: one.balance,
      pastDue: one.balance,
      originalBalance: one.amount,
    },
  }
}

const record = (one: PublicRecord): readonly (readonly [string, string])[] => [
  ['Name', one.court],
  ['Type', `Bankruptcy chapter ${one.chapter}-petition`],
  ['Status', `Bankruptcy chapter ${one.chapter}-${one.discharged === null ? 'filed' : 'discharged'}`],
  ['Reference Number', one.reference],
  ['Date Filed', slashed(one.filed)],
  ['Date Resolved', one.discharged === null ? '-' : slashed(one.discharged)],
  ['Responsibility', 'Individual'],
  ['Claim Amount', 'NA'],
  ['Liability', 'NA'],
  ['On Record Until', wordy(`${Number(one.filed.slice(0, 4)) + (one.chapter === '7' ? 10 : 7)}${one.filed.slice(4, 7)}`)],
]

const inquiry = ({ name, days, lines, phone, note }: Look): ExperianInquiry => ({
  name,
  dates: days.map(slashed),
  lines: [`${lines[0]},`, lines[1].replace(',', '')],
  ...(phone === null ? {} : { phone }),
  ...(note === undefined ? {} : { note }),
})

/** What Experian prints of a person, and what a careful person reads there. */
export function experianOf(person: Person): { readonly print: ExperianPrint; readonly truth: Truth } {
  const accounts = [...person.accounts.map(account), ...person.collections.filter(({ isPaid }) => !isPaid).map(collection)]
  const names = [person.name, ...person.aliases]
  const statements = [person.alert, person.freeze, person.statement].filter((one) => one !== null)
  const soft = [...person.promotional, ...person.review]
  const facts: readonly Facts[] = accounts.map(experianFacts)
  return {
    print: {
      day: DAY,
      number: `0811-${person.ssn4}-44`,
      names: names.map((name, index) => ({ name, id: String(20_417 + index * 991) })),
      addresses: person.homes.map(([street, city, state, zip], index) => ({
        lines: [street, `${city} ${state}, ${zip}`],
        id: `0${370_114_020 + index * 4_000_009}`,
        kind: index === 0 ? 'Single family' : 'Apartment complex',
      })),
      born: person.born.slice(0, 4),
      phones: person.phones,
      employers: person.employers.map(([name]) => name),
      accounts,
      hard: person.hard.map(inquiry),
      soft: soft.map(inquiry),
      ...(statements.length === 0 ? {} : { statements }),
      ...(person.records.length === 0 ? {} : { records: person.records.map(record) }),
    },
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: facts,
      aliases: person.aliases,
      phones: person.phones,
      employers: person.employers.map(([name]) => name),
      addresses: person.homes.map((home) => home.join(' | ')),
      inquiries: [
        ...person.hard.flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
        ...soft.flatMap(({ name, days }) => days.map((day) => `soft ${name} ${day}`)),
      ],
      records: person.records.map(
        (one) => `Bankruptcy chapter ${one.chapter}-petition | ${one.filed} | ${one.court} | ${one.reference}`,
      ),
    },
  }
}
