import { escapeHtml } from '#server/platform/escape-html.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { dollars, type Facts, longMonth, monthsFrom, prose, slashed, type Truth } from '#tools/unseen-natives/facts.ts'
import {
  type Agency,
  DAY,
  type Debt,
  type Figures,
  type Look,
  marksOf,
  type Person,
  type Rows,
} from '#tools/unseen-natives/eighth/tale.ts'

const e = escapeHtml
/** How each mark is rated; TransUnion's key has no bankruptcy, and ends at 120. */
const RATINGS: Readonly<Record<string, readonly [string, HistoryCode]>> = {
  OK: ['OK', 'ok'],
  '30': ['30', '30'],
  '60': ['60', '60'],
  '90': ['90', '90'],
  '120': ['120', '120'],
  '150': ['120', '120'],
  '180': ['120', '120'],
  C: ['COL', 'collection'],
  CO: ['C/O', 'charge_off'],
  R: ['RPO', 'repossession'],
  VS: ['VS', 'voluntary_surrender'],
  F: ['FC', 'foreclosure'],
}
const KEY =
  'OK=Current, paying or paid as agreed;N/R=Not Reported;X=Unknown;30=Account 30 days late;60=Account 60 days late;90=Account 90 days late;120=Account 120 or more days late;COL=Transferred to collection;VS=Voluntarily surrendered;RPO=Repossession;C/O=Charged off by account provider;FC=Foreclosure'
const REMARKS =
  'AAP: Loan assumed by another party;ACR: Account closed due to refinance;AID: Account information disputed by consumer;BKL: Included in bankruptcy;CBC: Account closed by consumer;CBG: Canceled by credit grantor;CBL: Chapter 7 bankruptcy;CLA: Placed for collection;CLO: Closed;DRG: Dispute resolved reported by credit grantor;FCL: Foreclosure;PRL: Profit and loss write-off;SET: Settled—less than full balance;TRL: Transferred to another lender;WEP: Chapter 13 bankruptcy'

interface Told {
  readonly head: string
  readonly rows: Rows
  readonly months: readonly string[]
  readonly marks: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, Figures>>
  readonly codes: Readonly<Record<string, string>>
}

const stripped = (text: string): string => text.replaceAll(/[<>]/g, '')
const said = (debt: Debt): string => (debt.isBad === true ? `>${debt.status[1]}<` : debt.status[1])

function tell(one: Debt): Told {
  const marks = marksOf(one)
  const all = Object.keys({ ...marks, ...one.figures }).toSorted()
  const [first = '', end = ''] = [all[0], all.at(-1)]
  const count =
    first === ''
      ? 0
      : (Number(end.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(end.slice(5)) - Number(first.slice(5)) + 1
  const terms =
    one.monthly === undefined
      ? one.is === 'revolving'
        ? 'Paid Monthly'
        : undefined
      : `${dollars(one.monthly)} per month, paid Monthly${one.term === undefined ? '' : ` for ${one.term} months`}`
  return {
    head: `${one.name} ${one.numbers[1]}`,
    rows: [
      ['Address', one.address.join(' ')],
      ...(one.phone === undefined ? [] : [['Phone', one.phone] as const]),
      ...(one.monthly === undefined ? [] : [['Monthly Payment', dollars(one.monthly)] as const]),
      ['Date Opened', slashed(one.opened)],
      ['Responsibility', one.holder[1]],
      ['Account Type', one.kind[1]],
      ['Loan Type', one.kind[2]],
      ['Balance', dollars(one.balance)],
      ['Date Updated', slashed(one.reported)],
      ...(one.last === undefined
        ? []
        : ([
            ['Payment Received', dollars(one.last[1])],
            ['Last Payment Made', slashed(one.last[0])],
          ] as const)),
      ...(one.high === undefined
        ? one.original === undefined
          ? []
          : [['High Balance', dollars(one.original)] as const]
        : [['High Balance', dollars(one.high)] as const]),
      ...(one.from === undefined ? [] : [['Original Creditor', one.from] as const]),
      ...(one.limit === undefined ? [] : [['Credit Limit', dollars(one.limit)] as const]),
      ...(one.pastDue === undefined ? [] : [['Past Due', `>${dollars(one.pastDue)}<`] as const]),
      ['Pay Status', said(one)],
      ...(terms === undefined ? [] : [['Terms', terms] as const]),
      ...(one.closed === undefined ? [] : [['Date Closed', slashed(one.closed)] as const]),
      ...(one.history ?? []),
      ...(one.until === undefined || one.isBad !== true
        ? []
        : [['Estimated month and year this item will be removed', slashed(one.until)] as const]),
      ...(one.remarks[1].length === 0 ? [] : [['Remarks', one.remarks[1].join('; ')] as const]),
    ],
    months: count === 0 ? [] : monthsFrom(first, count),
    marks,
    figures: one.figures,
    codes: one.codes ?? {},
  }
}
const number = (one: Agency): string => `${one.number.replaceAll(/[^A-Z0-9]/g, '').slice(0, -4)}****`
const tellAgency = (one: Agency): Told => ({
  head: `${one.name} ${number(one)}`,
  rows: [
    ['Address', '4178 PELLANOVA PARKWAY,SUITE 92 OAKTON, LA 85535'],
    ['Phone', '(808) 555-0165'],
    ['Date Opened', slashed(one.assigned)],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Open Account'],
    ['Loan Type', one.loan],
    ['Balance', dollars(one.balance)],
    ['Date Updated', slashed(one.reported)],
    ['High Balance', dollars(one.amount)],
    ['Original Creditor', one.from],
    ['Past Due', one.status === 'PAID' ? '$0' : `>${dollars(one.balance)}<`],
    ['Pay Status', one.status === 'PAID' ? '>Paid Collection<' : '>Collection<'],
    ['Estimated month and year this item will be removed', slashed(one.until)],
    ['Remarks', one.remarks[1].join('; ')],
  ],
  months: [],
  marks: {},
  figures: {},
  codes: {},
})

const COLUMNS = [
  ['Balance', 'balance'],
  ['High Credit', 'limit'],
  ['Past Due', 'pastDue'],
  ['Amount Paid', 'paid'],
  ['Scheduled Payment', 'scheduled'],
] as const

/** Stacks of cells, six abreast or as many as fit; a stack may go on over the page. */
function history({ months, marks, figures, codes }: Told, abreast: number): string {
  const shown = COLUMNS.filter(
    ([label, key]) => Object.values(figures).some((one) => one[key] !== undefined) && label !== 'High Credit',
  )
  const bands = Array.from({ length: Math.ceil(months.length / abreast) }, (_, at) =>
    months.slice(at * abreast, (at + 1) * abreast),
  ).map((some) => {
    const row = (label: string, of: (month: string) => string): string =>
      `<div class=band>${some.map((month) => `<div><small>${label}</small><br>${of(month)}</div>`).join('')}</div>`
    return `<div class="band m">${some.map((month) => `<div>${longMonth(month)}</div>`).join('')}</div>${shown
      .map(([label, key]) => row(label, (month) => dollars(figures[month]?.[key]) || '- - -'))
      .join(
        '',
      )}${Object.keys(codes).length === 0 ? '' : row('Remarks', (month) => e(codes[month] ?? '- - -'))}${row('Rating', (month) => `<b>${marks[month] === undefined ? '- - -' : (RATINGS[marks[month]]?.[0] ?? 'X')}</b>`)}`
  })
  return months.length === 0 ? '' : `<h4>Payment History</h4>${bands.join('')}<div class=total>Total Month</div>`
}

const account = (one: Told, at: number, abreast: number): string =>
  `<section>${at === 0 ? '<div class=hd>Account Name</div>' : ''}<div class=nm>${e(one.head)}</div><h4>Account Information</h4>${one.rows
    .map(([label, value]) => `<div class=row><span>${e(label)}</span><span>${e(value)}</span></div>`)
    .join('')}${history(one, abreast)}</section>`

const list = (all: readonly Look[], isHard: boolean): string =>
  `<section><div class=hd>Name</div>${all
    .map(
      ({ name, days, lines = [], phone, purpose }) =>
        `<div class=inq><div class=nm>${e(name)}</div><div class=three><div><small>Location</small><br>${lines.map(e).join('<br>')}</div><div><small>Requested On</small><br>${days.map(slashed).join(', ')}</div><div>${phone === undefined ? '' : `<small>Phone</small><br>${phone}`}</div></div>${isHard ? `<div class=three><div><small>Inquiry Type</small><br>Individual</div><div>${purpose === undefined ? '' : `<small>Permissible Purpose</small><br>${purpose}`}</div></div>` : ''}</div>`,
    )
    .join('')}</section>`

const STYLE = `<style>body{margin:0;font:9.75pt Liberation Sans;color:#111}h2{font-size:13pt;margin:18pt 2pt 10pt;break-after:avoid}h4{font-size:10pt;margin:16pt 10pt 10pt;break-after:avoid}section{border:1px solid #bbb}p{line-height:13pt;margin:6pt 2pt}
.hd{font-weight:bold;font-size:8.6pt;padding:7pt;border-bottom:1px solid #bbb}.nm{font-weight:bold;font-size:8.4pt;padding:12pt 14pt}.row{display:flex;justify-content:space-between;margin:0 12pt;padding:10.5pt 0;border-bottom:1px solid #ddd;line-height:12pt}.row span:first-child{font-weight:bold}.row span:last-child{text-align:right;max-width:260pt}
.band{display:flex;font-size:8.3pt;text-align:center;line-height:12pt;border-bottom:1px solid #ddd;break-inside:avoid}.band>div{flex:1;max-width:16.6%;padding:7pt 0}.m{font-weight:bold;background:#eee}.total{text-align:right;font-size:7pt;padding:5pt}small{font-size:inherit;color:#444}
.three{display:flex;padding:4pt 10pt 10pt;line-height:12pt;font-size:8.8pt}.three>div{width:33%;padding-right:8pt}.inq{border-bottom:1px dashed #333}.it{padding:6pt 8pt}.it b{display:block;padding-bottom:6pt}.key div{font-size:8pt;padding:1.5pt 14pt}.key i{display:inline-block;width:28pt;font-style:normal}</style>`

function html(person: Person, [adverse, fine]: readonly (readonly Told[])[], abreast: number): string {
  const it = (label: string, value: string): string => `<div class=it><b>${label}</b>${e(value)}</div>`
  const notices = [...person.notices.map(([, text]) => text), ...(person.statement === undefined ? [] : [person.statement])]
  return `${STYLE}${it('Personal Credit Report for:', person.name)}${it('File Number:', `43${person.ssn4}771`)}${it('Date Created:', slashed(DAY))}<p>Visit transunion.com/dispute ${prose(12)}</p>
<h2>Personal Information</h2><p>You have been on our files since 04/16/2001. Your SSN has been masked for your protection.</p><section>${it('Credit Report Date', slashed(DAY))}${it('Social Security Number', `XXX-XX-${person.ssn4}`)}${it('Date of Birth', slashed(person.born))}${it('Name', person.name)}</section>
${person.aliases.length === 0 ? '' : `<h2>Also Known As</h2><section>${person.aliases.map((name) => it('AKA', name)).join('')}</section>`}
<h2>Addresses</h2><section>${person.homes.map(([street, city, state, zip], at) => `${it(at === 0 ? 'Current Address' : 'Other Address', `${street} ${city}, ${state} ${zip}`)}${it('Date Reported', `0${1 + (at % 9)}/14/20${24 - at}`)}`).join('')}</section>
${person.phones.length === 0 ? '' : `<h2>Phone Numbers</h2><section>${person.phones.map((phone) => it('Phone Number', phone)).join('')}</section>`}
${person.jobs.length === 0 ? '' : `<h2>Employers</h2><section><div class=hd>Employer</div>${person.jobs.map(([name, occupation]) => `<div class=inq><div class=nm>${e(name)}</div><div class=three>${occupation === undefined ? '' : `<div><small>Occupation</small><br>${e(occupation)}</div>`}<div><small>Date Verified</small><br>11/13/2021</div></div></div>`).join('')}</section>`}
${notices.length === 0 ? '' : `<h2>Consumer Statement</h2><section>${notices.map((text) => `<p style="padding:0 8pt">${e(text)}</p>`).join('')}</section>`}
${
  person.cases.length === 0
    ? ''
    : `<h2>Public Records</h2><p>${prose(30, 2)}</p><section>${person.cases
        .map(
          (one, at) =>
            `${at === 0 ? '<div class=hd>Court Name</div>' : ''}<div class=nm>${e(one.court)}</div><h4>Public Record Information</h4>${(
              [
                ['Type', `CHAPTER ${one.chapter} BANKRUPTCY ${one.now.toUpperCase()}`],
                ['Docket Number', one.number],
                ['Date Filed', slashed(one.filed)],
                ...(one.resolved === undefined ? [] : [['Date Paid', slashed(one.resolved)] as const]),
                ['Court Type', 'Federal District'],
                ['Responsibility', 'Individual Account'],
                [
                  'Estimated month and year this item will be removed',
                  slashed(`${Number(one.filed.slice(0, 4)) + (one.chapter === '13' ? 7 : 10)}${one.filed.slice(4, 7)}`),
                ],
              ] as const
            )
              .map(([label, value]) => `<div class=row><span>${label}</span><span>${value}</span></div>`)
              .join('')}`,
        )
        .join('')}</section>`
}
<h2>Accounts</h2><p>${prose(90, 4)}</p><h2>Payment/Remarks Key</h2><section class=key><div>Ratings</div>${KEY.split(';')
    .map((one) => `<div><i>${one.split('=')[0]}</i>${one.split('=')[1]}</div>`)
    .join('')}<div>Remarks</div>${REMARKS.split(';')
    .map((one) => `<div>${one}</div>`)
    .join('')}</section>
${adverse === undefined || adverse.length === 0 ? '' : `<h2>Accounts with Adverse Information</h2><p>${prose(60, 7)} &gt;brackets&lt; ${prose(14, 3)}</p>${adverse.map((one, at) => account(one, at, abreast)).join('')}`}
${fine === undefined || fine.length === 0 ? '' : `<h2>Satisfactory Accounts</h2><p>${prose(40, 5)}</p>${fine.map((one, at) => account(one, at, abreast)).join('')}`}
<h2>Inquiries</h2>${person.hard.length === 0 ? '' : `<h2>Regular Inquiries</h2><p>${prose(36, 1)}</p>${list(person.hard, true)}`}
${person.offers.length === 0 ? '' : `<h2>Promotional Inquiries</h2><p>${prose(36, 6)}</p>${list(person.offers, false)}`}
${person.reviews.length === 0 ? '' : `<h2>Account Review Inquiries</h2><p>${prose(66, 8)}</p>${list(person.reviews, false)}`}
<h2>Additional Information</h2><p>${prose(50, 3)}</p><h2>Should You Wish to Contact TransUnion</h2><p>${prose(60, 2)}</p>`
}

const facts = (one: Debt): Facts => ({
  fields: {
    creditorName: one.name,
    accountNumber: one.numbers[1],
    accountType: one.is,
    loanType: one.kind[2],
    responsibility: one.holder[3],
    originalCreditor: one.from ?? null,
    statusText: one.status[1],
    dateOpened: one.opened,
    dateClosed: one.closed ?? null,
    dateReported: one.reported,
    lastPaymentDate: one.last?.[0] ?? null,
    lastPaymentAmount: one.last?.[1] ?? null,
    removalDate: one.isBad === true ? (one.until ?? null) : null,
    currentBalance: one.balance,
    pastDue: one.pastDue ?? null,
    creditLimit: one.limit ?? null,
    highBalance: one.high ?? one.original ?? null,
    monthlyPayment: one.monthly ?? null,
  },
  marks: Object.fromEntries(
    Object.entries(marksOf(one)).flatMap(([month, mark]) => (RATINGS[mark] === undefined ? [] : [[month, RATINGS[mark][1]]])),
  ),
  money: Object.fromEntries(
    Object.entries({ ...Object.fromEntries(Object.keys(one.codes ?? {}).map((month) => [month, {}])), ...one.figures }).map(
      ([month, { balance, scheduled, paid, pastDue }]: [string, Figures]) => [
        month,
        {
          ...(one.codes?.[month] !== undefined && { remarks: one.codes[month] }),
          ...(balance !== undefined && { balance }),
          ...(scheduled !== undefined && { scheduledPayment: scheduled }),
          ...(paid !== undefined && { paid }),
          ...(pastDue !== undefined && { pastDue }),
        },
      ],
    ),
  ),
  remarks: one.remarks[1].map(stripped),
})
const agencyFacts = (one: Agency): Facts => ({
  fields: {
    creditorName: one.name,
    accountNumber: number(one),
    accountType: 'collection',
    originalCreditor: one.from,
    dateOpened: one.assigned,
    dateReported: one.reported,
    currentBalance: one.balance,
    pastDue: one.status === 'PAID' ? 0 : one.balance,
    highBalance: one.amount,
    removalDate: one.until,
  },
  marks: {},
  money: {},
  remarks: one.remarks[1].map(stripped),
})

/** TransUnion's print of a person, and what a careful person reads there. */
export function transunionOf(person: Person, abreast = 6): { readonly html: string; readonly truth: Truth } {
  const bad = person.debts.filter(({ isBad }) => isBad === true)
  const fine = person.debts.filter(({ isBad }) => isBad !== true)
  const soft = [...person.offers, ...person.reviews]
  return {
    html: html(person, [[...bad.map(tell), ...person.agencies.map(tellAgency)], fine.map(tell)], abreast),
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: [...bad.map(facts), ...person.agencies.map(agencyFacts), ...fine.map(facts)],
      aliases: person.aliases,
      phones: person.phones,
      employers: person.jobs.flatMap(([name]) => (name === 'NONE' ? [] : [name])),
      addresses: person.homes.map((home) => home.join(' | ')),
      inquiries: [
        ...person.hard.flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
        ...soft.flatMap(({ name, days }) => days.map((day) => `soft ${name} ${day}`)),
      ],
      notices: [...person.notices.map(([kind]) => kind), ...(person.statement === undefined ? [] : ['statement'])],
      records: person.cases.map(
        (one) => `CHAPTER ${one.chapter} BANKRUPTCY ${one.now.toUpperCase()} | ${one.filed} | ${one.court} | ${one.number}`,
      ),
    },
  }
}
