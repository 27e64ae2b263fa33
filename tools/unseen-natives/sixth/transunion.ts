import { escapeHtml } from '#server/platform/escape-html.ts'
import { dollars, prose, slashed, type Truth } from '#tools/unseen-natives/facts.ts'
import {
  type TransunionAccount,
  transunionFacts,
  type TransunionInquiry,
  type TransunionMonth,
  type TransunionPrint,
} from '#tools/unseen-natives/transunion.ts'
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
} from '#tools/unseen-natives/sixth/entry.ts'

const RATINGS: Readonly<Record<string, string>> = {
  CO: 'C/O',
  C: 'COL',
  R: 'RPO',
  F: 'FC',
  V: 'VS',
  B: 'X',
  ND: 'X',
  CLS: 'X',
  '150': '120',
  '180': '120',
}
const monthOf = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`

/** The months that are printed: those with a rating and, beyond them, those with figures. */
function monthsOf(one: Entry): {
  first: string
  count: number
  ratings: Record<string, string>
  money: Record<string, TransunionMonth>
} {
  const marks = marksOf(one)
  const money = Object.fromEntries(
    moneyOf(one).map(({ month, balance, paid }) => [month, { balance, pastDue: 0, paid, scheduled: one.monthly ?? 0 }]),
  )
  const all = [...new Set([...Object.keys(marks), ...Object.keys(money)])].toSorted()
  const [first = DAY.slice(0, 7), last = first] = [all[0], all.at(-1)]
  const span = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  const count = span(last) - span(first) + 1
  const ratings = Object.fromEntries(Object.entries(marks).map(([month, mark]) => [month, RATINGS[mark] ?? mark]))
  return { first, count, ratings, money }
}

function account(one: Entry): TransunionAccount {
  const [, type, loan, , , accountType] = KINDS[one.kind]
  const { first, count, ratings, money } = monthsOf(one)
  const isLoan = one.original !== null
  const paid = one.closed === null ? (one.lastPaid?.[1] ?? 0) : 0
  const terms = isLoan && one.term !== null ? `${dollars(one.monthly ?? 0)} per month, paid Monthly for ${one.term} months` : null
  const rows: (readonly [string, string | null])[] = [
    ['Address', one.contact.join(' ')],
    ['Phone', one.phone],
    ['Monthly Payment', one.monthly === null ? null : dollars(one.monthly)],
    ['Date Opened', slashed(one.opened)],
    ['Responsibility', HOLDERS[one.holder][1]],
    ['Account Type', type],
    ['Loan Type', loan],
    ['Balance', dollars(one.balance)],
    ['Date Updated', slashed(one.reported)],
    ['Payment Received', dollars(paid)],
    ['Last Payment Made', one.lastPaid === null ? null : slashed(one.lastPaid[0])],
    ['High Balance', one.high === null && one.original === null ? null : dollars(one.high ?? one.original)],
    ['Original Creditor', one.originalCreditor],
    ['Credit Limit', one.limit === null ? null : dollars(one.limit)],
    ['Original Charge-off', one.chargedOff === null ? null : dollars(one.chargedOff)],
    ['Past Due', one.pastDue === 0 ? null : `>${dollars(one.pastDue)}<`],
    ['Pay Status', one.says[1]],
    ['Terms', terms],
    ['Date Closed', one.closed === null ? null : slashed(one.closed)],
    ['Estimated month and year this item will be removed', one.isNegative && one.until !== null ? monthOf(one.until) : null],
    ['Remarks', one.remarks[1].length === 0 ? null : one.remarks[1].join('; ')],
  ]
  return {
    name: one.name,
    number: one.numbers[1],
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    first,
    months: count,
    ratings,
    money,
    hasMoney: Object.keys(money).length > 0,
    hasRemarks: false,
    remarks: one.remarks[1].map((remark) => remark.replaceAll(/[<>]/g, '')),
    fields: {
      accountType,
      responsibility: one.holder,
      originalCreditor: one.originalCreditor,
      statusText: one.says[1].replaceAll(/[<>]/g, ''),
      dateOpened: one.opened,
      dateClosed: one.closed,
      dateReported: one.reported,
      lastPaymentDate: one.lastPaid?.[0] ?? null,
      lastPaymentAmount: paid,
      removalDate: one.isNegative ? one.until : null,
      currentBalance: one.balance,
      creditLimit: one.limit,
      highBalance: one.high ?? one.original,
      chargeOffAmount: one.chargedOff,
      monthlyPayment: one.monthly,
      terms,
    },
  }
}

function collection(one: Collection): TransunionAccount {
  const remarks = [
    one.isPaid ? 'PAID COLLECTION' : '>PLACED FOR COLLECTION<',
    ...(one.isDisputed ? ['ACCT INFO DISPUTED BY CONSUMR'] : []),
  ]
  return {
    name: one.agency,
    number: `${one.number.slice(0, -2)}****`,
    rows: [
      ['Address', '90 FERRY LANDING NEW IBERIA, LA 70563'],
      ['Phone', '(337) 555-0160'],
      ['Date Opened', slashed(one.assigned)],
      ['Responsibility', 'Individual Account'],
      ['Account Type', 'Open Account'],
      ['Loan Type', one.isMedical ? 'MEDICAL DEBT' : 'COLLECTION AGENCY/ATTORNEY'],
      ['Balance', dollars(one.balance)],
      ['Date Updated', '07/11/2026'],
      ['High Balance', dollars(one.amount)],
      ['Original Creditor', one.original],
      ['Past Due', one.isPaid ? '$0' : `>${dollars(one.balance)}<`],
      ['Pay Status', one.isPaid ? '>Paid Collection<' : '>In Collection<'],
      ['Estimated month and year this item will be removed', '04/2031'],
      ['Remarks', remarks.join('; ')],
    ],
    first: '2026-07',
    months: 0,
    ratings: {},
    money: {},
    hasMoney: false,
    hasRemarks: false,
    remarks: remarks.map((remark) => remark.replaceAll(/[<>]/g, '')),
    fields: {
      accountType: 'collection',
      originalCreditor: one.original,
      dateOpened: one.assigned,
      dateReported: '2026-07-11',
      currentBalance: one.balance,
      pastDue: one.isPaid ? 0 : one.balance,
      highBalance: one.amount,
      removalDate: '2031-04',
    },
  }
}

const inquiry = ({ name, days, lines, phone }: Look): TransunionInquiry => ({
  name,
  dates: days,
  location: lines,
  ...(phone === null ? {} : { phone }),
  type: 'Individual',
})

function between(person: Person): string {
  const said = [person.freeze, person.alert, person.statement].filter((one) => one !== null)
  const statements =
    said.length === 0 ? '' : `<h2>Consumer Statement</h2>${said.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`
  const records = person.records
    .map(
      (one, index) =>
        `${index === 0 ? '<div class=head>Court Name</div>' : ''}<div class=name><b>${one.court}</b></div><h3>Public Record Information</h3>${(
          [
            ['Type', `CHAPTER ${one.chapter} BANKRUPTCY ${one.discharged === null ? 'FILED' : 'DISCHARGED'}`],
            ['Docket Number', one.reference],
            ['Date Filed', slashed(one.filed)],
            ...(one.discharged === null ? [] : [['Date Paid', slashed(one.discharged)] as const]),
            ['Court Type', 'Federal District'],
            ['Responsibility', 'Individual Account'],
          ] as const
        )
          .map(([label, value]) => `<div class=row><b>${label}</b><span>${value}</span></div>`)
          .join('')}`,
    )
    .join('')
  return `${statements}${records === '' ? '' : `<h2>Public Records</h2><p>${prose(30, 6)}</p>${records}`}`
}

/** What TransUnion prints of a person, and what a careful person reads there. */
export function transunionOf(person: Person): { readonly print: TransunionPrint; readonly truth: Truth } {
  const isBad = ({ isNegative }: Entry) => isNegative
  const adverse = [...person.accounts.filter(isBad).map(account), ...person.collections.map(collection)]
  const fine = person.accounts.filter((one) => !isBad(one)).map(account)
  const soft = [...person.promotional, ...person.review]
  return {
    print: {
      name: person.name,
      shownFor: person.name,
      fileNumber: `4${person.ssn4}1188`,
      day: DAY,
      born: person.born,
      ssn4: person.ssn4,
      aliases: person.aliases,
      addresses: person.homes.map(([street, city, state, zip], index) => ({
        line: `${street} ${city}, ${state} ${zip}`,
        reported: `20${24 - index}-0${2 + index}-14`,
      })),
      phones: person.phones,
      employers: person.employers.map(([name, occupation]) => ({
        name,
        verified: '2024-09-17',
        ...(occupation === null ? {} : { occupation }),
      })),
      adverse,
      fine,
      regular: person.hard.map(inquiry),
      promotional: person.promotional.map(inquiry),
      review: person.review.map(inquiry),
      between: between(person),
    },
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: [...adverse, ...fine].map(transunionFacts),
      aliases: person.aliases,
      phones: person.phones,
      employers: person.employers.map(([name]) => name),
      addresses: person.homes.map((home) => home.join(' | ')),
      inquiries: [
        ...person.hard.flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
        ...soft.flatMap(({ name, days }) => days.map((day) => `soft ${name} ${day}`)),
      ],
      records: person.records.map(
        (one) =>
          `CHAPTER ${one.chapter} BANKRUPTCY ${one.discharged === null ? 'FILED' : 'DISCHARGED'} | ${one.filed} | ${one.court} | ${one.reference}`,
      ),
    },
  }
}
