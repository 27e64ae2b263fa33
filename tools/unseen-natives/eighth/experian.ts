import { escapeHtml } from '#server/platform/escape-html.ts'
import {
  agencyNumber,
  agencyStatus,
  MARKS,
  tell,
  tellAgency,
  town,
  type Told,
} from '#tools/unseen-natives/eighth/experian-rows.ts'
import {
  type Agency,
  DAY,
  type Debt,
  type Look,
  marksOf,
  type Person,
  stretches,
  yearsOf,
} from '#tools/unseen-natives/eighth/tale.ts'
import { type Facts, prose, slashed, type Truth, wordy } from '#tools/unseen-natives/facts.ts'

const e = escapeHtml
const grid = ({ marks }: Told): string => {
  const used = Object.keys(MARKS).filter((mark) => Object.values(marks).includes(mark))
  const guide = Object.entries(MARKS)
    .toReversed()
    .flatMap(([mark, [, , , words]]) => {
      const months = Object.keys(marks).filter((month) => marks[month] === mark)
      if (words === '' || months.length === 0) return []
      const told = stretches(months)
        .toReversed()
        .flatMap(([from, to]) => (from === to ? [wordy(to)] : [`${wordy(from)} to ${wordy(to)}`]))
      return [`<p class=guide>${words} as of ${told.join(', ')}</p>`]
    })
  const years = yearsOf(Object.keys(marks)).toReversed()
  return `<div class=h><i class=sq></i>Payment History</div><div class=grid><b></b>${[...'JFMAMJJASOND'].map((one) => `<b>${one}</b>`).join('')}</div>${years
    .map(
      (year) =>
        `<div class=grid><b>${year}</b>${Array.from({ length: 12 }, (_, at) => {
          const mark = marks[`${year}-${String(at + 1).padStart(2, '0')}`]
          const sign = mark === undefined ? '—' : (MARKS[mark]?.[0] ?? '—')
          return `<span class="${mark === 'OK' ? 'tick' : mark === undefined || mark === 'ND' ? '' : 'red'}">${sign}</span>`
        }).join('')}</div>`,
    )
    .join('')}<div class=legend>${used
    .map((mark) => `<div><i class="${mark === 'OK' ? 'tick' : ''}">${MARKS[mark]?.[0]}</i><span>${MARKS[mark]?.[2]}</span></div>`)
    .join('')}</div><p class=t>Payment history guide</p>${guide.join('')}`
}

const account = (
  one: Told,
): string => `<section><div class=an>${e(one.name.slice(0, 24).trim())}</div>${one.isBad ? '<div class=pn>POTENTIALLY NEGATIVE</div>' : ''}
<div class=h><i class=sq></i>Account Info</div><div class=rows>${one.rows.map(([label, value]) => `<div class=r><span>${label}</span><span>${e(value)}</span></div>`).join('')}</div>
${Object.keys(one.marks).length === 0 ? '' : grid(one)}${one.until === undefined ? '' : `<p class=on>This account is scheduled to continue on record until ${wordy(one.until)}.</p>`}
${one.months.length === 0 ? '' : `<div class=h><i class=sq></i>Balance Histories</div><table><thead><tr>${['Date', 'Balance', 'Scheduled Payment', 'Paid'].map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${one.months.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>${one.note === null ? '' : `<div class=add>Additional info</div><p class=note>${one.note}</p>`}`}
${one.from === undefined ? '' : `<div class=h><i class=sq></i>Historical Info</div><div class=two><span>Original Creditor</span><span>${e(one.from)}</span></div>`}
<div class=h><i class=sq></i>Contact Info</div><div class=two><span>Address</span><span>${e(one.address[0])},<br>${e(town(one.address[1]))}</span></div>${one.phone === undefined ? '' : `<div class=two><span>Phone Number</span><span>${one.phone}</span></div>`}
${
  one.current.length === 0 && one.former === undefined
    ? ''
    : `<div class=h><i class=sq></i>Comment</div><p class=cur>Current:</p>${one.current.length === 0 ? '<p class=cm>None</p>' : one.current.map((text) => `<p class=cm>${e(text)}</p>`).join('')}<p class=cur>Previous:</p>${one.former === undefined ? '<p class=cm>None</p>' : `<p class=cm>${e(one.former[0])}</p><p class=when>${wordy(one.former[1])} to ${wordy(one.former[2])}</p>`}`
}</section>`

const looks = (all: readonly Look[], isHard: boolean): string =>
  `<div class=cards>${all
    .map(
      ({ name, days, lines = [], phone, purpose }) =>
        `<div class=card><b>${e(name)}</b><div>Inquired on ${days
          .map(slashed)
          .join(', ')
          .replace(
            /, ([^,]*)$/,
            ' and $1',
          )}</div><div class=gap>${isHard ? e(lines.join(' ').replace(/,( [A-Z]{2}) /, '$1, ')) : lines.map((text, at) => e(at === lines.length - 1 ? town(text) : `${text},`)).join('<br>')}${phone === undefined || isHard ? '' : `<br>${phone}`}</div>${isHard ? `<div class=gap>${purpose ?? 'Unspecified'}. This inquiry is scheduled to continue on record until Oct 2028.</div>` : ''}</div>`,
    )
    .join('')}</div>`

const STYLE = (font: string): string => `<style>@font-face{font-family:icons;src:url(data:font/ttf;base64,${font})}
body{margin:0 10pt;font:9.2pt Liberation Sans;color:#333}.tick{font-family:icons}h1{font-size:16pt;margin:22pt 0 10pt}
section{border:1px solid #ccc;margin:10pt 0 26pt;padding:12pt 12pt}.an{font-size:12pt;margin-bottom:6pt}.pn{font-size:8.4pt;color:#b00;margin:0 5pt}
.h{font-weight:bold;font-size:9pt;margin:26pt 0 12pt;break-after:avoid}.sq{display:inline-block;width:11pt;height:11pt;border:1.5pt solid #333;margin-right:8pt;vertical-align:middle}
.r,.two{display:flex;margin:0 30pt;padding:8pt 0;line-height:11pt}.r>span,.two>span{width:50%}.r>span:last-child,.two>span:last-child{font-weight:bold}
.grid{display:flex;margin:0 6pt;padding:5pt 0;font-size:8pt;text-align:center}.grid>*{width:35pt;font-weight:normal;break-inside:avoid}.red{color:#c03;font-weight:bold!important}
.legend{display:flex;flex-wrap:wrap;width:250pt;padding:8pt}.legend>div{width:120pt;display:flex;align-items:center;font-size:7pt;padding:3pt 0}.legend i{width:22pt;font-style:normal}.legend span{max-width:70pt}
p{margin:6pt 4pt;line-height:12pt}.guide{font-size:7.6pt}.t,.cur{font-weight:bold}.on{margin:12pt 4pt}
table{border-collapse:collapse;margin:0 30pt;font-size:8.6pt}th{font-weight:normal;text-align:left}th,td{padding:8pt 36pt 8pt 0;white-space:nowrap}td{font-weight:bold}
.add{margin:12pt 30pt 4pt}.note,.cm,.when,.cur{margin:8pt 30pt}.cm,.when{max-width:250pt;font-size:8pt}
.cards{display:flex;flex-wrap:wrap;gap:18pt 46pt;font-size:8.6pt;margin:8pt 12pt}.card{width:84pt;line-height:11pt;overflow-wrap:break-word}.gap{margin-top:10pt}.top{text-align:right;line-height:22pt;font-size:11pt}.glance{display:flex;justify-content:space-between;font-size:12pt;margin:26pt 8pt}</style>`

function html(person: Person, accounts: readonly Told[], font: string): string {
  const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`
  const names = [person.name, ...person.aliases]
  const said = [...person.notices.map(([, text]) => text), ...(person.statement === undefined ? [] : [person.statement])]
  const soft = [...person.offers, ...person.reviews]
  return `${STYLE(font)}<div class=top>Prepared For<br><b>${e(person.name)}</b><br>Personal &amp; Confidential<br>Date Generated ${wordy(DAY)}<br>Report Number 0${person.ssn4}-7715-83</div>
<div class=glance><span>At a Glance</span><span>${count(accounts.length, 'Account')}</span><span>${count(person.cases.length, 'Public Record')}</span><span>${count(person.hard.length, 'Hard Inquiry', 'Hard Inquiries')}</span></div>
<h1>Personal Information</h1><div class=glance style="font-size:9pt"><span>${count(names.length, 'Name')}</span><span>${count(person.homes.length, 'Address', 'Addresses')}</span><span>${count(person.jobs.length, 'Employer')}</span><span>${count(person.phones.length + 1, 'Other Record')}</span></div><p>${prose(44, 3)}</p>
<h1>Names</h1><div class=cards>${names.map((name, at) => `<div class=card><b>${e(name)}</b><div class=gap>Name ID #${17_204 + at * 371}</div></div>`).join('')}</div>
<h1>Addresses</h1><div class=cards>${person.homes.map(([street, city, state, zip], at) => `<div class=card>${e(street)}<br>${e(city)} ${state}, ${zip}<div class=gap>Address ID #0${381_375_115 + at * 977}</div>${at % 2 ? 'Apartment complex' : 'Single family'}</div>`).join('')}</div>
<h1>Year of Birth</h1><p>${person.born.slice(0, 4)}</p>${person.phones.length === 0 ? '' : `<h1>Phone Numbers</h1><div class=cards>${person.phones.map((phone) => `<div class=card>${phone}<div>Cellular</div></div>`).join('')}</div>`}
${person.jobs.length === 0 ? '' : `<h1>Employers</h1><div class=cards>${person.jobs.map(([name]) => `<div class=card>${e(name)}</div>`).join('')}</div>`}
${said.length === 0 ? '' : `<h1>Statements</h1>${said.map((text) => `<p>${e(text)}</p>`).join('')}`}
<h1>Accounts</h1><p>${prose(20, 1)}</p>${accounts.length === 0 ? '<p>No accounts reported.</p>' : accounts.map(account).join('')}
<h1>Public Records</h1><p>${prose(24, 6)}</p>${
    person.cases.length === 0
      ? '<p>No public records reported.</p>'
      : person.cases
          .map(
            (one) =>
              `<section><div class=an>${e(one.court.slice(0, 24).trim())}</div><div class=pn>POTENTIALLY NEGATIVE</div><div class=h>Record Info</div>${(
                [
                  ['Name', one.court],
                  ['Type', `Bankruptcy chapter ${one.chapter}-petition`],
                  ['Status', `Bankruptcy chapter ${one.chapter}-${one.now}`],
                  ['Reference Number', one.number],
                  ['Date Filed', slashed(one.filed)],
                  ['Date Resolved', one.resolved === undefined ? '-' : slashed(one.resolved)],
                  ['Responsibility', 'Individual'],
                  ['Claim Amount', one.amount ?? 'NA'],
                  ['Liability', 'NA'],
                  [
                    'On Record Until',
                    wordy(`${Number(one.filed.slice(0, 4)) + (one.chapter === '13' ? 7 : 10)}${one.filed.slice(4, 7)}`),
                  ],
                ] as const
              )
                .map(([label, value]) => `<div class=r><span>${label}</span><span>${e(value)}</span></div>`)
                .join(
                  '',
                )}<div class=h>Contact Info</div><div class=two><span>Address</span><span>401 W WASHINGTON ST,<br>PHOENIX AZ 85003</span></div></section>`,
          )
          .join('')
  }
<h1>Hard Inquiries</h1><p>${prose(50, 8)}</p>${person.hard.length === 0 ? '<p>No hard inquiries reported.</p>' : looks(person.hard, true)}
<h1>Soft Inquiries</h1><p>${prose(40, 2)}</p>${soft.length === 0 ? '<p>No soft inquiries reported.</p>' : looks(soft, false)}
<h1>Important Messages</h1><p class=t>Medical Information</p><p>${prose(70, 5)}</p><p class=t>Public Records Information</p><p>${prose(40, 7)} https://experianconsumers.lexisnexis.com .</p>
<h1>Contact Experian</h1><p>${prose(30, 1)}</p><h1>Know Your Rights</h1><p class=t>Fair Credit Reporting Act (FCRA)</p><p>${prose(120, 4)}</p>`
}

function facts(one: Debt): Facts {
  const { current, former, months } = tell(one)
  const owes = / past due as of/.test(one.status[0])
  const isEmpty = one.closed !== undefined && one.balance === 0
  return {
    fields: {
      creditorName: one.name,
      accountNumber: one.numbers[0],
      accountType: one.is,
      responsibility: one.holder[3],
      originalCreditor: one.from ?? null,
      statusText: one.status[0],
      dateOpened: one.opened,
      balanceDate: isEmpty ? null : one.reported,
      lastPaymentDate: one.last?.[0] ?? null,
      lastPaymentAmount: one.last?.[1] ?? null,
      removalDate: one.until ?? null,
      currentBalance: isEmpty ? null : one.balance,
      creditLimit: one.limit ?? null,
      highBalance: one.high ?? null,
      originalBalance: one.limit === undefined ? (one.original ?? null) : months.length > 0 ? (one.original ?? null) : null,
      monthlyPayment: one.monthly ?? null,
      terms: one.term === undefined ? null : `${one.term} Months`,
      ...(owes && { pastDue: one.pastDue ?? 0 }),
      ...(one.writtenOff !== undefined && / written off/.test(one.status[0]) && { chargeOffAmount: one.writtenOff }),
    },
    marks: Object.fromEntries(
      Object.entries(marksOf(one)).flatMap(([month, mark]) =>
        mark === 'B' || mark === 'ND' ? [] : [[month, MARKS[mark]?.[1] ?? 'no_data']],
      ),
    ),
    money: Object.fromEntries(
      Object.entries(one.figures).map(([month, { balance, scheduled, paid }]) => [
        month,
        {
          ...(balance !== undefined && { balance }),
          ...(scheduled !== undefined && { scheduledPayment: scheduled }),
          ...(paid !== undefined && { paid }),
        },
      ]),
    ),
    remarks: current,
    former: former === undefined ? [] : [{ text: former[0], stood: [{ since: former[1], until: former[2] }] }],
  }
}
const agencyFacts = (one: Agency): Facts => ({
  fields: {
    creditorName: one.name,
    accountNumber: agencyNumber(one),
    accountType: 'collection',
    responsibility: 'individual',
    originalCreditor: one.from,
    statusText: agencyStatus(one),
    dateOpened: one.assigned,
    removalDate: one.until,
    currentBalance: one.status === 'PAID' ? null : one.balance,
    originalBalance: one.amount,
  },
  marks: { [one.reported.slice(0, 7)]: 'collection' },
  money: {},
  remarks: one.remarks[0],
})

/** Experian's print of a person, and what a careful person reads there. */
export function experianOf(person: Person, font: string): { readonly html: string; readonly truth: Truth } {
  const soft = [...person.offers, ...person.reviews]
  return {
    html: html(person, [...person.debts.map(tell), ...person.agencies.map(tellAgency)], font),
    truth: {
      reportDate: DAY,
      name: person.name,
      accounts: [...person.debts.map(facts), ...person.agencies.map(agencyFacts)],
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
        (one) => `Bankruptcy chapter ${one.chapter}-petition | ${one.filed} | ${one.court} | ${one.number}`,
      ),
    },
  }
}
