import { escapeHtml } from '#server/platform/escape-html.ts'
import { dollars, type Facts, longMonth, MONTHS, prose, slashed, type Truth } from '#tools/unseen-natives/facts.ts'
import {
  codesOf,
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

const CODES: Readonly<Record<string, string>> = {
  'Charged off account': '067',
  'Account closed by credit grantor': '065',
  'Account closed at consumers request': '158',
  'Authorized user': '238',
  'Bankruptcy Chapter 13': '086',
  'Payment deferred': '281',
  'Account transferred or sold': '214',
  'Fixed rate': '132',
  'Consumer disputes this account information': '167',
  'Child/Family support': '255',
  'Wage earner or chapter 13': '087',
  'Bankruptcy Chapter 7': '085',
  'Account included in bankruptcy': '080',
  'Paying under a partial payment agreement': '126',
  'Collection account': '023',
}
const codeOf = (words: string): string => CODES[words] ?? '001'
const blank = (amount: number | null): string => (amount === null ? '' : dollars(amount))
const packed = (...cells: readonly (readonly [string, string])[]): string =>
  `<div class=c>${cells.map(([label, value]) => `<div><b>${label}:</b> ${escapeHtml(value)}</div>`).join('')}</div>`
const TICK =
  '<svg width="9" height="8" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5" fill="none" stroke="#0a7d33" stroke-width="3"/></svg>'
const LEGEND =
  '<div class=k>Paid on Time | 30 30 Days Past Due | 60 60 Days Past Due | 90 90 Days Past Due | 120 120 Days Past Due</div>'

const number = (one: Entry): string => `*${one.numbers[2].slice(-4)}`
const written = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${longMonth(`${year}-${month}`).split(' ')[0]} ${date}, ${year}`
}

function history(one: Entry): string {
  const months = moneyOf(one).toReversed()
  if (months.length === 0) return ''
  const rows = months.map(
    ({ month, balance, paid }) =>
      `<tr><td>${month.slice(5)}/${month.slice(2, 4)}</td><td>${dollars(balance)}</td><td>${blank(one.monthly)}</td><td>${dollars(paid)}</td><td>${slashed(`${month}-03`)}</td><td></td><td>${blank(one.high)}</td><td>${blank(one.limit)}</td><td></td></tr>`,
  )
  return `<h4>24 Month History</h4><table class=m><thead><tr><th></th><th>Balance</th><th>Scheduled Payment Amount</th><th>Actual Payment Amount</th><th>Last Payment Date</th><th>Past Due Amount</th><th>High Credit</th><th>Credit Limit</th><th>Narrative Codes</th></tr></thead>${rows.join('')}</table>`
}

function grid(one: Entry): string {
  const marks = marksOf(one)
  const years = [...new Set(Object.keys(marks).map((month) => month.slice(0, 4)))].toSorted().toReversed()
  const cell = (mark: string | undefined): string => (mark === undefined || mark === 'CLS' ? '' : mark === 'OK' ? TICK : mark)
  return `<h4>Payment History</h4><table class=g><tr><th>Year</th>${MONTHS.map((month) => `<th>${month}</th>`).join('')}</tr>${years
    .map(
      (year) =>
        `<tr><td>${year}</td>${MONTHS.map((_, index) => `<td>${cell(marks[`${year}-${String(index + 1).padStart(2, '0')}`])}</td>`).join('')}</tr>`,
    )
    .join('')}</table>${LEGEND}`
}

function narratives(remarks: readonly string[]): string {
  if (remarks.length === 0) return ''
  return `<table class=n><tr><th>Narrative Code</th><th>Narrative Code Description</th></tr>${remarks.map((words) => `<tr><td>${codeOf(words)}</td><td>${escapeHtml(words)}</td></tr>`).join('')}</table>`
}

function account(one: Entry): string {
  const [, , , , loan] = KINDS[one.kind]
  const closed = one.closed !== null
  const codes = one.remarks[2].map(codeOf).join(', ')
  return `<section><h3>${escapeHtml(one.name)}${closed ? ' - Closed' : ''}</h3>
<div class=two><div>${escapeHtml(one.contact.join(', '))}${one.phone === null ? '' : ` | ${one.phone}`}</div><div><b>Date Reported:</b> ${slashed(one.reported)} | <b>Balance:</b> ${dollars(one.balance)}</div></div>
<div class=two><div><b>Account Number:</b> ${number(one)} | <b>Owner:</b> ${HOLDERS[one.holder][3]}</div><div><b>Credit Limit:</b> ${blank(one.limit)} | <b>High Credit:</b> ${blank(one.high ?? one.original)}</div></div>
<div><b>Loan/Account Type:</b> ${loan} | <b>Status:</b> ${one.says[3]}</div>
${packed(['Date Opened', slashed(one.opened)], ['Date of 1st Delinquency', slashed(one.dofd)], ['Terms Frequency', one.monthly === null ? '' : 'Monthly'])}${packed(['Date of Last Activity', ''], ['Date Major Delinquency 1st Reported', slashed(one.major === null ? null : `${one.major}-28`)], ['Months Reviewed', String(Object.keys(marksOf(one)).length)])}${packed(['Scheduled Payment Amount', blank(one.monthly)], ['Amount Past Due', one.pastDue === 0 ? '' : dollars(one.pastDue)], ['Deferred Payment Start Date', ''])}${packed(['Actual Payment Amount', one.lastPaid === null ? '' : dollars(one.lastPaid[1])], ['Charge Off Amount', blank(one.chargedOff)], ['Balloon Payment Amount', ''])}${packed(['Date of Last Payment', slashed(one.lastPaid?.[0] ?? null)], ['Date Closed', slashed(one.closed)], ['Balloon Payment Date', ''])}${packed(['Term Duration', one.term === null ? '' : `${one.term} Months`], ['Activity Designator', closed ? 'Closed' : ''], ['Narrative Code(s)', codes])}
${history(one)}${grid(one)}${narratives(one.remarks[2])}</section>`
}

const facts = (one: Entry): Facts => ({
  fields: {
    creditorName: one.name,
    accountNumber: number(one),
    accountType: KINDS[one.kind][5],
    responsibility: one.holder,
    statusText: one.says[3],
    dateOpened: one.opened,
    dateClosed: one.closed,
    dateReported: one.reported,
    lastPaymentDate: one.lastPaid?.[0] ?? null,
    lastPaymentAmount: one.lastPaid?.[1] ?? null,
    dateOfFirstDelinquency: one.dofd,
    currentBalance: one.balance,
    creditLimit: one.limit,
    highBalance: one.high ?? one.original,
    chargeOffAmount: one.chargedOff,
    monthlyPayment: one.monthly,
    terms: one.term === null ? null : `${one.term} Months`,
  },
  marks: codesOf(one, (mark) => mark !== 'CLS'),
  money: Object.fromEntries(
    moneyOf(one).map(({ month, balance, paid }) => [
      month,
      {
        balance,
        paid,
        ...(one.monthly === null ? {} : { scheduledPayment: one.monthly }),
        ...(one.high === null ? {} : { highBalance: one.high }),
        ...(one.limit === null ? {} : { creditLimit: one.limit }),
      },
    ]),
  ),
  remarks: one.remarks[2],
})

const collectionRemarks = (one: Collection): readonly string[] =>
  one.isDisputed ? ['Consumer disputes this account information'] : []

function collection(one: Collection): string {
  const remarks = collectionRemarks(one)
  return `<section><h3>${escapeHtml(one.agency)}</h3>
<div class=two><div>90 FERRY LANDING, NEW IBERIA, LA 70563 | (337) 555-0160</div><div><b>Date Reported:</b> 07/11/2026 | <b>Balance:</b> ${dollars(one.balance)}</div></div>
<div><b>Account Number:</b> *${one.number.slice(-4)} | <b>Owner:</b> Individual Account | <b>Original Creditor Name:</b> ${escapeHtml(one.original)}</div>
${packed(['Date Assigned', slashed(one.assigned)], ['Original Amount Owed', dollars(one.amount)], ['Status', one.isPaid ? 'Paid' : 'Unpaid'])}${packed(['Balance Date', '07/11/2026'], ['Date of 1st Delinquency', slashed(one.dofd)], ['Creditor Classification', one.isMedical ? 'Medical or Health Care' : 'Utilities'])}${packed(['Last Payment Date', one.isPaid ? '05/05/2026' : ''], ['Narrative Code(s)', remarks.map(codeOf).join(', ')])}
${narratives(remarks)}</section>`
}
const collectionFacts = (one: Collection): Facts => ({
  fields: {
    creditorName: one.agency,
    accountNumber: `*${one.number.slice(-4)}`,
    originalCreditor: one.original,
    accountType: 'collection',
    dateReported: '2026-07-11',
    dateOfFirstDelinquency: one.dofd,
    dateAssigned: one.assigned,
    currentBalance: one.balance,
    originalBalance: one.amount,
  },
  marks: {},
  money: {},
  remarks: collectionRemarks(one),
})

const none = (what: string): string => `<p>You do not have any ${what} on your credit report.</p>`

function looks(person: Person): string {
  const all: readonly (readonly [string, Look])[] = [
    ...person.hard.map((one) => ['Hard', one] as const),
    ...[...person.promotional, ...person.review].map((one) => ['Soft', one] as const),
  ]
  if (all.length === 0) return none('inquiries')
  return `<table class=i><tr><th>Company Information</th><th>Inquiry Type</th><th>Inquiry Date(s)</th></tr>${all
    .map(
      ([kind, { name, days, lines, phone }]) =>
        `<tr><td>${escapeHtml(name)}<br>${escapeHtml(lines.join(' '))}${phone === null ? '' : `<br>Phone: ${phone}`}</td><td>${kind}</td><td>${days.map(slashed).join(', ')}</td></tr>`,
    )
    .join('')}</table>`
}

const STYLE = `<style>body{margin:0;font:8.2pt/1.35 Liberation Sans;color:#222}h2{font-size:14pt;margin:14pt 0 6pt}h3{font-size:11pt;margin:14pt 0 5pt 24pt}h4{font-size:9.4pt;margin:9pt 0 4pt}
.c{display:grid;grid-template-columns:repeat(3,1fr);column-gap:8pt;break-inside:avoid;padding:1.4pt 0}.two{display:grid;grid-template-columns:1.25fr 1fr}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:1.6pt 3pt;vertical-align:top;font-size:7.4pt}tr{break-inside:avoid}
.g td,.g th{text-align:center}.k{font-size:7.2pt;padding:4pt 0}b{font-weight:normal}p{margin:4pt 0}</style>`

/** The packed print of a person, as the browser prints it or the mail brings it, and what a careful person reads there. */
export function acrOf(person: Person): { readonly html: string; readonly truth: Truth } {
  const [home, ...former] = person.homes.map(([street, city, state, zip]) => `${street}, ${city}, ${state} ${zip}`)
  const pair = (label: string, value: string): string => `<div><b>${label}:</b> ${escapeHtml(value)}</div>`
  const accounts = person.accounts.length === 0 ? none('credit accounts') : person.accounts.map(account).join('')
  const records = person.records.map(
    (one) =>
      `<h4>Bankruptcy</h4>${pair('Bankruptcy Courthouse', one.court)}${packed(['Bankruptcy Filed', slashed(one.filed)], ['Date Reported', slashed(one.discharged ?? one.filed)], ['Case or ID Number', one.reference])}${packed(['Bankruptcy Disposition', one.discharged === null ? `Filed CH-${one.chapter}` : `Discharged CH-${one.chapter}`], ['Date Verified', 'None'], ['Type', 'Personal'])}${packed(['Current Disposition Date', slashed(one.discharged)], ['Prior Disposition', 'None'], ['Filer', 'Individual'])}`,
  )
  const said = [person.freeze, person.alert].filter((one) => one !== null)
  const own = person.statement === null ? '' : `<h2>Consumer Statement</h2><p>${escapeHtml(person.statement)}</p>`
  const html = `${STYLE}<div>Prepared for: ${escapeHtml(person.name)}</div><div style="text-align:right">Date: ${written(DAY)}<br>Confirmation # 60${person.ssn4}7744</div>
<h2>Equifax Credit Report</h2><p>${prose(40, 4)}</p>${said.length === 0 ? '' : `<h2>Consumer File Notices</h2>${said.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`}${own}
<h2>Personal Information</h2>${pair('Name', person.name)}${pair('Current Address', home ?? '')}${person.aliases.map((alias, index) => (index === 0 ? pair('Former Name(s)', alias) : `<div>${escapeHtml(alias)}</div>`)).join('')}${pair('Social Security Number', `XXX-XX-${person.ssn4}`)}${pair('Date of Birth', slashed(person.born))}${former.map((one, index) => (index === 0 ? pair('Former Address(es)', one) : `<div>${escapeHtml(one)}</div>`)).join('')}${pair('Phone Number(s)', person.phones.join(', '))}${person.employers.length === 0 ? pair('Employment', '') : person.employers.map(([name], index) => (index === 0 ? pair('Employment', name) : `<div>${escapeHtml(name)}</div>`)).join('')}
<h2>Credit Accounts</h2><p>${prose(30, 2)}</p>${accounts}
<h2>Collections</h2>${person.collections.length === 0 ? none('collections') : person.collections.map(collection).join('')}
<h2>Public Records</h2>${records.length === 0 ? none('public records') : records.join('')}
<h2>Inquiries</h2><p>Hard inquiries may impact your score, Soft inquiries do not.</p>${looks(person)}
<h2>A Summary of Your Rights Under the Fair Credit Reporting Act</h2><p>${prose(120, 8)}</p>`
  return {
    html,
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: [...person.accounts.map(facts), ...person.collections.map(collectionFacts)],
      aliases: person.aliases,
      phones: person.phones,
      employers: person.employers.map(([name]) => name),
      addresses: person.homes.map((one) => one.join(' | ')),
      inquiries: [
        ...person.hard.flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
        ...[...person.promotional, ...person.review].flatMap(({ name, days }) => days.map((day) => `soft ${name} ${day}`)),
      ],
      records: person.records.map(({ court, reference, filed }) => `Bankruptcy | ${filed} | ${court} | ${reference}`),
    },
  }
}
