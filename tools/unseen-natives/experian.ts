import { escapeHtml } from '#server/platform/escape-html.ts'
import type { FormerRemark } from '#engine/report/account.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { dollars, type Facts, MONTHS, prose, wordy } from '#tools/unseen-natives/facts.ts'

export interface ExperianBalance {
  readonly month: string
  readonly balance: number
  readonly scheduled: number
  readonly paid: number
  /** As printed: `9/12/2025`. */
  readonly on: string
}

export interface ExperianAccount {
  readonly name: string
  readonly isNegative: boolean
  /** `OPEN`, `CLOSED`: what stands below the name of an account that is not negative. */
  readonly badge?: string
  readonly rows: readonly (readonly [string, string])[]
  readonly years: readonly string[]
  /** `—` for a month that says nothing, `ND` no data. */
  readonly marks: Readonly<Record<string, string>>
  readonly guide: readonly string[]
  readonly last: string | null
  readonly balances: readonly ExperianBalance[]
  readonly note: string | null
  readonly originalCreditor: string | null
  readonly contact: readonly string[]
  readonly phone: string | null
  readonly comment: { readonly current: readonly string[]; readonly previous: readonly (readonly [string, string])[] } | null
  readonly fields: Facts['fields']
  readonly former: readonly FormerRemark[]
}

const CODES: Readonly<Record<string, HistoryCode>> = {
  OK: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  CO: 'charge_off',
  R: 'repossession',
  C: 'collection',
  CLS: 'closed',
}
const LEGEND: Readonly<Record<string, string>> = {
  OK: 'Current / Terms met',
  '30': 'Past due 30 days',
  '60': 'Past due 60 days',
  '90': 'Past due 90 days',
  '120': 'Past due 120 days',
  '150': 'Past due 150 days',
  '180': 'Past due 180 days',
  CO: 'Charge off',
  R: 'Repossession',
  C: 'Collection',
  CLS: 'Closed',
  ND: 'No data for this period',
}
const TICK = '<span class=i>\uE902</span>'
const shown = (mark: string): string => (mark === 'OK' ? TICK : mark)

export function experianFacts(one: ExperianAccount): Facts {
  const marks = Object.entries(one.marks).flatMap(([month, mark]) => {
    const code = CODES[mark]
    return code === undefined ? [] : [[month, code] as const]
  })
  const money = one.balances.map(
    ({ month, balance, scheduled, paid }) => [month, { balance, scheduledPayment: scheduled, paid }] as const,
  )
  return {
    fields: { creditorName: one.name, originalCreditor: one.originalCreditor, ...one.fields },
    marks: Object.fromEntries(marks),
    money: Object.fromEntries(money),
    remarks: one.comment?.current ?? [],
    former: one.former,
  }
}

function account(one: ExperianAccount): string {
  const used = [
    ...new Set(
      one.years.flatMap((year) => MONTHS.map((_, index) => one.marks[`${year}-${String(index + 1).padStart(2, '0')}`] ?? '')),
    ),
  ].filter((mark) => mark in LEGEND)
  const grid = `<div class=g><span class=y></span>${'JFMAMJJASOND'
    .split('')
    .map((m) => `<span>${m}</span>`)
    .join('')}</div>${one.years
    .map(
      (year) =>
        `<div class=g><span class=y>${year}</span>${MONTHS.map((_, index) => `<span>${shown(one.marks[`${year}-${String(index + 1).padStart(2, '0')}`] ?? '—')}</span>`).join('')}</div>`,
    )
    .join(
      '',
    )}<div class=legend>${used.map((mark) => `<div><i>${shown(mark)}</i><span>${LEGEND[mark]}</span></div>`).join('')}</div>`
  const guide =
    one.guide.length > 0
      ? `<div class=t>Payment history guide</div>${one.guide.map((text) => `<p class=s>${escapeHtml(text)}</p>`).join('')}`
      : ''
  const balances =
    one.balances.length > 0
      ? `<h4>Balance Histories</h4><table><thead><tr><th>Date</th><th>Balance</th><th>Scheduled Payment</th><th>Paid</th></tr></thead>${one.balances
          .map(
            ({ month, balance, scheduled, paid, on }) =>
              `<tr><td>${wordy(month)}</td><td>${dollars(balance)}</td><td>${dollars(scheduled)}</td><td>${dollars(paid)} on ${on}</td></tr>`,
          )
          .join('')}</table>`
      : ''
  const comment =
    one.comment === null
      ? ''
      : `<h4>Comment</h4><div class=t>Current:</div>${(one.comment.current.length > 0 ? one.comment.current : ['None']).map((text) => `<p class=c>${escapeHtml(text)}</p>`).join('')}<div class=t>Previous:</div>${
          one.comment.previous.length > 0
            ? one.comment.previous
                .map(([text, when]) => `<p class=c>${escapeHtml(text)}</p><p class=c>${escapeHtml(when)}</p>`)
                .join('')
            : '<p class=c>None</p>'
        }`
  return `<section><div class=an>${escapeHtml(one.name)}</div>${one.isNegative ? '<div class=pn>POTENTIALLY NEGATIVE</div>' : one.badge === undefined ? '' : `<div class=pn style="color:#555">${one.badge}</div>`}
<h4>Account Info</h4>${one.rows.map(([label, value]) => `<div class=r><span>${escapeHtml(label)}</span><b>${escapeHtml(value)}</b></div>`).join('')}
<h4>Payment History</h4>${grid}${guide}${one.last === null ? '' : `<p class=l>${escapeHtml(one.last)}</p>`}${balances}
${one.note === null ? '' : `<h4>Additional info</h4><p class=l>${escapeHtml(one.note)}</p>`}
${one.originalCreditor === null ? '' : `<h4>Historical Info</h4><div class=r><span>Original Creditor</span><b>${escapeHtml(one.originalCreditor)}</b></div>`}
<h4>Contact Info</h4><div class=r><span>Address</span><b>${one.contact.map(escapeHtml).join('<br>')}</b></div>${one.phone === null ? '' : `<div class=r><span>Phone Number</span><b>${one.phone}</b></div>`}${comment}</section>`
}

export interface ExperianInquiry {
  readonly name: string
  /** As printed: `07/12/2022`. */
  readonly dates: readonly string[]
  readonly lines: readonly string[]
  readonly phone?: string
  readonly note?: string
}

const cards = (all: readonly ExperianInquiry[]): string =>
  `<div class=cards>${all
    .map(({ name, dates, lines, phone, note }) => {
      const listed = dates.length > 1 ? `${dates.slice(0, -1).join(', ')} and ${dates.at(-1)}` : dates.join('')
      return `<div class=card><b>${escapeHtml(name)}</b><div>Inquired on ${listed}</div><br><div>${lines.map(escapeHtml).join(' ')}</div>${phone ? `<div>${phone}</div>` : ''}${note ? `<div class=n>${escapeHtml(note)}</div>` : ''}</div>`
    })
    .join('')}</div>`

export interface ExperianPrint {
  readonly day: string
  readonly number: string
  readonly names: readonly { readonly name: string; readonly id: string }[]
  readonly addresses: readonly { readonly lines: readonly string[]; readonly id: string; readonly kind: string }[]
  readonly born: string
  readonly phones: readonly string[]
  readonly employers: readonly string[]
  readonly accounts: readonly ExperianAccount[]
  readonly hard: readonly ExperianInquiry[]
  readonly soft: readonly ExperianInquiry[]
  readonly statements?: readonly string[]
  /** Each record's rows, label and value. */
  readonly records?: readonly (readonly (readonly [string, string])[])[]
}

const style = (
  font: string,
): string => `<style>@page{size:612pt 792pt}@font-face{font-family:icons;src:url(data:font/ttf;base64,${font})}
body{margin:0 0;font:9.6pt Liberation Sans;color:#222}.i{font-family:icons}section{border:1px solid #ddd;padding:10pt 14pt;margin-bottom:8pt}
.an{font:bold 12.4pt Liberation Sans;padding:4pt 8pt}.pn{color:#c8102e;font:bold 8.4pt Liberation Sans;padding:0 12pt 8pt}h4{font-size:9.8pt;margin:16pt 20pt 8pt 26pt;break-after:avoid}
.r{display:flex;font-size:6.9pt;padding:4.2pt 0 4.2pt 26pt;break-inside:avoid}.r>span{width:221pt}.g{display:flex;padding:4.8pt 0;break-inside:avoid}.g span{width:36.4pt;text-align:center}.g .y{width:40pt;text-align:left}
.legend{display:flex;flex-wrap:wrap;font-size:8pt;padding:6pt}.legend>div{width:124pt;display:flex;break-inside:avoid;padding:2pt 0}.legend i{font-style:normal;width:22pt}.legend span{max-width:90pt}.t{font-weight:bold;padding:6pt 0;break-after:avoid}
.s{font-size:8.2pt;margin:5pt 0}.l{margin:8pt 0}.c{font:bold 6.9pt Liberation Sans;margin:6pt 26pt}table{margin-left:26pt;font-size:8.2pt;border-spacing:0 8pt}th,td{text-align:left;width:124pt;font-weight:normal}tr{break-inside:avoid}
.cards{display:flex;flex-wrap:wrap;border:1px solid #ddd;padding:8pt}.card{width:82pt;margin:6pt 14pt 6pt 8pt;padding:6pt;border:1px solid #eee;font-size:8.2pt;line-height:13.5pt;overflow-wrap:anywhere}.card b{display:block}.n{font-size:7.4pt;padding-top:6pt}h2{font-size:12.4pt;margin:12pt 0 6pt 4pt}
.top{text-align:right;line-height:18pt}.glance{display:flex;gap:60pt;font-size:13pt;font-weight:bold;padding:20pt 6pt}.few{display:flex;gap:46pt;font-size:8.2pt;padding:8pt 24pt}</style>`

export function experianHtml(print: ExperianPrint, font: string): string {
  const card = (main: readonly string[], more: readonly string[]) =>
    `<div class=card><b>${main.map(escapeHtml).join('<br>')}</b>${more.map((text) => `<div>${escapeHtml(text)}</div>`).join('')}</div>`
  return `${style(font)}<div class=top><div>Prepared For</div><b>${escapeHtml(print.names[0]?.name ?? '')}</b><div>Personal &amp; Confidential</div><div>Date Generated ${wordy(print.day)}</div><div>Report Number ${print.number}</div></div>
<div class=glance><span>At a Glance ${print.accounts.length} Accounts</span><span>${print.records?.length ?? 0} Public Records</span><span>${print.hard.length} Hard Inquiries</span></div>
<h2>Personal Information</h2><div class=few><span>${print.names.length} Names</span><span>${print.addresses.length} Addresses</span><span>${print.employers.length} Employers</span><span>${print.phones.length + 1} Other Records</span></div><p>${prose(55, 2)}</p>
<h2>Names</h2><div class=cards>${print.names.map(({ name, id }) => card([name], [`Name ID #${id}`])).join('')}</div>
<h2>Addresses</h2><div class=cards>${print.addresses.map(({ lines, id, kind }) => card(lines, [`Address ID`, `#${id}`, kind])).join('')}</div>
<h2>Year of Birth</h2><p>${print.born}</p><h2>Phone Numbers</h2><div class=cards>${print.phones.map((phone) => card([phone], ['Cellular'])).join('')}</div>
<h2>Employers</h2><div class=cards>${print.employers.map((name) => card([name], [])).join('')}</div>
${print.statements ? `<h2>Personal Statements</h2>${print.statements.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}` : ''}<h2>Accounts</h2><p>${prose(20, 7)}</p>${print.accounts.map(account).join('')}
<h2>Public Records</h2><p>${prose(24, 5)}</p>${
    print.records
      ?.map(
        (rows) =>
          `<section><div class=an>${escapeHtml(rows[0]?.[1] ?? '')}</div>${rows
            .slice(1)
            .map(([label, value]) => `<div class=r><span>${escapeHtml(label)}</span><b>${escapeHtml(value)}</b></div>`)
            .join('')}</section>`,
      )
      .join('') ?? '<p>No public records reported.</p>'
  }
<h2>Hard Inquiries</h2><p>${prose(60, 9)}</p>${print.hard.length === 0 ? '<p>No hard inquiries reported.</p>' : cards(print.hard)}<h2>Soft Inquiries</h2><p>${prose(40, 11)}</p>${print.soft.length === 0 ? '<p>No soft inquiries reported.</p>' : cards(print.soft)}
<h2>Important Messages</h2><p>${prose(40, 1)}</p>`
}
