import { escapeHtml } from '#server/platform/escape-html.ts'
import { account, agencyFacts, collection, facts, pairs } from '#tools/unseen-natives/eighth/equifax-entries.ts'
import { DAY, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import type { Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { prose, type Truth, wordy } from '#tools/unseen-natives/facts.ts'

const e = escapeHtml
const looksOf = (all: readonly Look[]): readonly (Look & { readonly day: string })[] =>
  all.flatMap((one) => one.days.map((day) => ({ ...one, day }))).toSorted((a, b) => b.day.localeCompare(a.day))

const STYLE = `<style>body{margin:0 12pt;font:7.6pt Liberation Sans;color:#111}h1{font-size:16pt}h2{font-size:14pt;color:#a6192e;break-before:page;margin:0 0 14pt;font-weight:normal}h3{font-size:11pt;margin:0 0 12pt}h3.next{break-before:page}h4{font-size:9.4pt;margin:16pt 0 10pt}h5{font-size:8.4pt;color:#a6192e;margin:12pt 0 8pt}
p{font-size:8pt;line-height:10.8pt;margin:5pt 0 9pt}.pair{display:flex;gap:36pt;break-inside:avoid}.pair:nth-child(odd){background:#f6f6f6}.pair>div{flex:1;display:flex;justify-content:space-between;padding:5pt 0;line-height:9.6pt}.pair span{text-align:right;max-width:165pt}
.tr{display:flex;padding:5pt 0;break-inside:avoid;line-height:9.6pt}.tr i{font-style:normal;width:43pt;text-align:center}.tr i:first-child{width:30pt;text-align:left}.th{background:#888;color:#fff}.marks{margin:0 40pt 0 40pt}.marks .tr i{width:36pt}.marks .tr i:first-child{width:66pt}.red{color:#b01}.legend{display:flex;flex-wrap:wrap}.legend div{width:20%;padding:6pt 0}
.cc{display:flex}.cc>div{width:60%;line-height:10.8pt}.cc>div+div{width:40%}.cm{padding:0 30pt 6pt 0;max-width:250pt}.row{display:flex;padding:5pt 0;break-inside:avoid;line-height:9.6pt}.sum{display:flex;padding:5pt 0}.sum b{width:216pt}.two{display:flex;justify-content:space-between;padding:5pt 0}</style>`

const NAMES = {
  REVOLVING: ['2', 'Revolving'],
  MORTGAGE: ['3', 'Mortgage'],
  INSTALLMENT: ['4', 'Installment'],
  OPEN: ['5', 'Other'],
} as const

const none = (what: string): string => `<p>You currently do not have any ${what} in your file.</p>`
const sum = (label: string, value: string): string => `<div class=sum><b>${label}</b><span>${e(value)}</span></div>`
const two = (label: string, value: string): string => `<div class=two><b>${label}</b><span>${e(value)}</span></div>`
const cells = (widths: readonly number[], texts: readonly string[]): string =>
  `<div class=row>${texts.map((text, at) => `<div style="width:${widths[at]}pt">${text}</div>`).join('')}</div>`

function summary(person: Person): string {
  const all = [...person.hard, ...person.offers, ...person.reviews].flatMap(({ days }) => days)
  const freeze = person.notices.find(([kind]) => kind === 'freeze')
  const alert = person.notices.find(([kind]) => kind === 'fraud_alert')
  return `${STYLE}<h1>CREDIT REPORT</h1><h3>${e(person.name)}</h3><h3>Report Confirmation</h3><p>${person.ssn4}595656</p><h3 class=next>Dear ${e(person.name)}:</h3><p>${prose(90, 3)}</p><p>P.O. Box 766412<br>Veljuno, NV 19430</p>
<h2>1. Summary</h2><p>${prose(16, 1)}</p>${sum('Report Date', wordy(DAY))}${sum('Credit File Status', freeze ? 'Security freeze on file' : alert ? 'Fraud alert on file' : 'No fraud indicator on file')}${sum('Alert Contacts', '0 Records Found')}${sum('Average Account Age', '4 Years, 8 Months')}${sum('Length of Credit History', '13 Years')}${sum('Accounts with Negative Information', String(person.debts.filter(({ isBad }) => isBad).length))}
<h4>Other Items</h4><p>${prose(24, 4)}</p>${two('Consumer Statements', person.statement === undefined ? '0 Statements Found' : '1 Statement Found')}${two('Inquiries', `${all.length} Inquiries Found`)}${two('Public Records', `${person.cases.length} Records Found`)}${two('Collections', `${person.agencies.length} Collections Found`)}`
}

const personal = (
  person: Person,
): string => `<h2>6. Consumer Statements</h2><p>${prose(44, 6)}</p>${person.statement === undefined ? none('Consumer Statements') : `<h4>Consumer Statement</h4>${sum('Date Reported', wordy('2026-02-11'))}<p>${e(person.statement)}</p>`}
<h2>7. Personal Information</h2><p>${prose(18, 2)}</p><h4>Identification</h4><p>${prose(26, 4)}</p>${two('Name', person.name)}${person.aliases.map((one) => two('Formerly known as', one)).join('')}${two('Social Security Number', `xxxxx ${person.ssn4}`)}${two('Age or Date of Birth', wordy(person.born))}<h4>Other Identification</h4>${none('Other Identifications')}<h4>Alert Contact Information</h4>${none('Alert Contacts')}
<h4>Contact Information</h4><p>${prose(28, 3)}</p>${cells(
  [180, 180, 150],
  ['Address', 'Status', 'Date Reported'].map((one) => `<b>${one}</b>`),
)}${person.homes.map(([street, city, state, zip], at) => cells([180, 180, 150], [`${e(street)}<br>${e(city)}, ${state} ${zip.replace(/-\d+$/, '')}`, at === 0 ? 'Current' : 'Former', wordy(`20${25 - at}-0${1 + (at % 9)}-14`)])).join('')}
<h4>Employment History</h4><p>${prose(26, 1)}</p>${person.jobs.length === 0 ? none('Employment History') : cells([252, 250], ['<b>Company</b>', '<b>Occupation</b>']) + person.jobs.map(([name, occupation]) => cells([252, 250], [e(name), e(occupation ?? '')])).join('')}`

function inquiries(person: Person): string {
  const hard = looksOf(person.hard)
  const soft = looksOf([
    ...person.offers,
    ...person.reviews.map((one) => ({ ...one, purpose: one.purpose ?? 'Account Review Inquiry' })),
  ])
  return `<h2>8. Inquiries</h2><p>${prose(34, 8)}</p><h4>Hard Inquiries</h4><h5>Inquiries that may impact your credit rating/score</h5><p>${prose(24, 4)}</p>${
    hard.length === 0
      ? none('Hard Inquiries')
      : cells(
          [180, 200, 150],
          ['Date', 'Company', 'Request Originator'].map((one) => `<b>${one}</b>`),
        ) +
        hard
          .map(
            ({ day, name, lines = [], phone }) =>
              `<div class=row style="break-inside:auto"><div style="width:180pt">${wordy(day)}</div><div style="width:200pt">${[name, ...lines, ...(phone === undefined ? [] : [phone])].map(e).join('<br>')}</div><div style="width:150pt"></div></div>`,
          )
          .join('')
  }
<h4>Soft Inquiries</h4><h5>Inquiries that do not impact your credit rating/score</h5><p>${prose(44, 1)}</p>${
    soft.length === 0
      ? none('Soft Inquiries')
      : cells(
          [90, 160, 130, 150],
          ['Date', 'Company', 'Request Originator', 'Description'].map((one) => `<b>${one}</b>`),
        ) +
        soft
          .map(({ day, name, asker, purpose }) =>
            cells([90, 160, 130, 150], [wordy(day), e(name), e(asker ?? ''), purpose ?? 'Promotional Inquiry']),
          )
          .join('')
  }`
}

const rest = (
  person: Person,
): string => `<h2>9. Public Records</h2><p>${prose(36, 3)}</p><h4>Bankruptcies</h4><p>${prose(40, 5)}</p>${
  person.cases.length === 0
    ? none('Bankruptcies')
    : person.cases
        .map(
          (one) =>
            `<h4>Date Reported: ${wordy(one.resolved ?? one.filed)}</h4>${pairs([
              ['Case Number or ID', one.number],
              ['Date Filed', wordy(one.filed)],
              ['Courthouse', one.court],
              ['Type', 'PERSONAL'],
              ['Disposition', `${one.now.toUpperCase()}_CH_${one.chapter}`],
              ['Disposition Date', one.resolved === undefined ? '' : wordy(one.resolved)],
              ['Filer', 'INDIVIDUAL'],
              ['Prior Disposition', ''],
            ])}`,
        )
        .join('')
}<h4>Judgments</h4><p>${prose(30, 2)}</p>${none('Judgments')}<h4>Liens</h4><p>${prose(30, 7)}</p>${none('Liens')}
<h2>10. Collections</h2><p>${prose(40, 5)}</p>${person.agencies.length === 0 ? none('Collections') : person.agencies.map(collection).join('')}
<h2>11. Dispute File Information</h2><p>${prose(60, 1)}</p><h2>12. A Summary of Your Rights Under the Fair Credit Reporting Act</h2><p>${prose(300, 2)}</p>`

const html = (person: Person, pictures: Pictures): string => `${summary(person)}
${Object.entries(NAMES)
  .map(([type, [no, title]]) => {
    const here = person.debts.filter(({ kind }) => kind[3] === type)
    return `<h2>${no}. ${title} Accounts</h2><p>${prose(20, Number(no))}</p>${here.length === 0 ? none(`${title} Accounts`) : here.map((one, at) => account(one, `${no}.${at + 1}`, pictures).replace('<h3>', at === 0 ? '<h3>' : '<h3 class=next>')).join('')}`
  })
  .join('')}
${personal(person)}
${inquiries(person)}
${rest(person)}`

/** Equifax's numbered print of a person, and what a careful person reads there. */
export function equifaxOf(person: Person, pictures: Pictures): { readonly html: string; readonly truth: Truth } {
  const soft = [...person.offers, ...person.reviews]
  const sorted = Object.keys(NAMES).flatMap((type) => person.debts.filter(({ kind }) => kind[3] === type))
  return {
    html: html(person, pictures),
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: [...sorted.map(facts), ...person.agencies.map(agencyFacts)],
      aliases: person.aliases,
      employers: person.jobs.flatMap(([name]) => (name === 'NONE' ? [] : [name])),
      addresses: person.homes.map(([street, city, state, zip]) => [street, city, state, zip.replace(/-\d+$/, '')].join(' | ')),
      inquiries: [
        ...person.hard.flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
        ...soft.flatMap(({ name, days }) => days.map((day) => `soft ${name} ${day}`)),
      ],
      notices: [
        // The summary has one row: a freeze goes before an alert.
        ...['freeze', 'fraud_alert'].filter((kind) => person.notices.some(([one]) => one === kind)).slice(0, 1),
        ...(person.statement === undefined ? [] : ['statement']),
      ],
      records: person.cases.map((one) => `Bankruptcy | ${one.filed} | ${one.court} | ${one.number}`),
    },
  }
}
