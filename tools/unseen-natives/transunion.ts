import { escapeHtml } from '#server/platform/escape-html.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { dollars, type Facts, longMonth, monthsFrom, prose, slashed } from '#tools/unseen-natives/facts.ts'

export interface TransunionMonth {
  readonly balance?: number
  readonly pastDue?: number
  readonly paid?: number
  readonly scheduled?: number
  readonly remark?: string
}

export interface TransunionAccount {
  readonly name: string
  readonly number: string
  /** As printed, each label with its value, in order. */
  readonly rows: readonly (readonly [string, string])[]
  readonly first: string
  readonly months: number
  readonly ratings: Readonly<Record<string, string>>
  readonly money: Readonly<Record<string, TransunionMonth>>
  readonly hasMoney: boolean
  readonly hasRemarks: boolean
  readonly fields: Facts['fields']
  readonly remarks: readonly string[]
}

const RATING_CODES: Readonly<Record<string, HistoryCode>> = {
  OK: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  COL: 'collection',
  RPO: 'repossession',
  'C/O': 'charge_off',
  VS: 'voluntary_surrender',
  FC: 'foreclosure',
}

export function transunionFacts(one: TransunionAccount): Facts {
  const marks = Object.entries(one.ratings).flatMap(([month, rating]) => {
    const code = RATING_CODES[rating]
    return code === undefined ? [] : [[month, code] as const]
  })
  const money = Object.entries(one.money).map(([month, { balance, pastDue, paid, scheduled, remark }]) => [
    month,
    {
      ...(balance !== undefined && { balance }),
      ...(pastDue !== undefined && { pastDue }),
      ...(paid !== undefined && { paid }),
      ...(scheduled !== undefined && { scheduledPayment: scheduled }),
      ...(remark !== undefined && { remarks: remark }),
    },
  ])
  return {
    fields: { creditorName: one.name, accountNumber: one.number, ...one.fields },
    marks: Object.fromEntries(marks),
    money: Object.fromEntries(money),
    remarks: one.remarks,
  }
}

const cell = (label: string, value: string): string => `<div class=k>${label}</div><div class=v>${escapeHtml(value)}</div>`

function bands(one: TransunionAccount): string {
  if (one.months === 0) return ''
  const months = monthsFrom(one.first, one.months)
  const rows: string[] = []
  for (let from = 0; from < months.length; from += 6) {
    const six = months.slice(from, from + 6)
    const row = (label: string, of: (month: string) => string, style = '') =>
      `<div class="band ${style}">${six.map((month) => `<div class=c>${label === '' ? '' : `<div class=k>${label}</div>`}<div class=v>${escapeHtml(of(month))}</div></div>`).join('')}</div>`
    const amount = (key: 'balance' | 'pastDue' | 'paid' | 'scheduled') => (month: string) =>
      dollars(one.money[month]?.[key]) || '- - -'
    rows.push(
      row('', longMonth, 'months'),
      ...(one.hasMoney
        ? [
            row('Balance', amount('balance')),
            row('Past Due', amount('pastDue')),
            row('Amount Paid', amount('paid')),
            row('Scheduled Payment', amount('scheduled')),
          ]
        : []),
      ...(one.hasRemarks ? [row('Remarks', (month) => one.money[month]?.remark ?? '- - -')] : []),
      row('Rating', (month) => one.ratings[month] ?? '', 'rating'),
    )
  }
  return `<h3>Payment History</h3>${rows.join('')}<div class=total>Total Month</div>`
}

const account = (one: TransunionAccount, isFirst: boolean): string =>
  `${isFirst ? '<div class=head>Account Name</div>' : ''}<div class=name><b>${escapeHtml(one.name)}</b> ${escapeHtml(one.number)}</div><h3>Account Information</h3>${one.rows
    .map(([label, value]) => `<div class=row><b>${escapeHtml(label)}</b><span>${escapeHtml(value)}</span></div>`)
    .join('')}${bands(one)}`

export interface TransunionInquiry {
  readonly name: string
  readonly dates: readonly string[]
  readonly location: readonly string[]
  readonly phone?: string
  readonly type?: string
  readonly purpose?: string
}

const inquiryList = (all: readonly TransunionInquiry[]): string =>
  `<div class=head>Name</div>${all
    .map(
      ({ name, dates, location, phone, type, purpose }) =>
        `<div class=inq><div class=iname>${escapeHtml(name)}</div><div class=three><div>${cell('Location', location.join('\n'))}</div><div>${cell('Requested On', dates.map(slashed).join(', '))}</div><div>${phone ? cell('Phone', phone) : ''}</div></div>${
          type
            ? `<div class=three><div>${cell('Inquiry Type', type)}</div><div>${purpose ? cell('Permissible Purpose', purpose) : ''}</div><div></div></div>`
            : ''
        }</div>`,
    )
    .join('')}`

export interface TransunionPrint {
  readonly name: string
  readonly shownFor: string
  readonly fileNumber: string
  readonly day: string
  readonly born: string
  readonly ssn4: string
  readonly aliases: readonly string[]
  readonly addresses: readonly { readonly line: string; readonly reported: string }[]
  readonly phones: readonly string[]
  readonly employers: readonly { readonly name: string; readonly occupation?: string; readonly verified: string }[]
  readonly adverse: readonly TransunionAccount[]
  readonly fine: readonly TransunionAccount[]
  readonly regular: readonly TransunionInquiry[]
  readonly promotional: readonly TransunionInquiry[]
  readonly review: readonly TransunionInquiry[]
  /** What stands between the employers and the accounts. */
  readonly between?: string
  /** Whether the label of a list stands above its first line alone. */
  readonly isLabelOnce?: boolean
}

const STYLE = `<style>@page{size:612pt 792pt}body{margin:0;font:9.7pt Liberation Sans;color:#111}
.row{display:flex;justify-content:space-between;break-inside:avoid;border-bottom:1px solid #ccc;margin:0 18pt 0 12pt;padding:10pt 0;line-height:12pt}.row span{max-width:250pt;text-align:right}
.band{display:flex;break-inside:avoid;border-bottom:1px solid #999;width:540pt}.c{width:90pt;text-align:center;font-size:8.2pt;padding:8pt 0;line-height:12pt}.months .c,.rating .v{font-weight:bold}
h2{font-size:13pt;margin:14pt 0 6pt}h3{font-size:11pt;margin:14pt 12pt 8pt}.head{font-weight:bold;border:1px solid #ccc;padding:5pt;margin:10pt 0}.name{padding:8pt 10pt;font-size:8.9pt}
.total{text-align:right;font-size:8pt;padding:4pt}.item{padding:5pt 8pt;break-inside:avoid;line-height:12pt}.item b{display:block;font-weight:normal;color:#444;padding-bottom:6pt}
.inq{break-inside:auto;border-bottom:1px dashed #555;padding:6pt}.iname{font-weight:bold;font-size:8.5pt;padding:4pt 6pt 10pt}.three{display:flex;font-size:9pt;padding-bottom:8pt}.three>div{width:180pt}.three .k{color:#333}.v{white-space:pre-line}.band .v{white-space:nowrap}
p{margin:4pt 0 8pt;line-height:13pt}</style>`

const item = (label: string, value: string): string => `<div class=item><b>${escapeHtml(label)}</b>${escapeHtml(value)}</div>`

export function transunionHtml(print: TransunionPrint): string {
  const employers = print.employers
    .map(
      ({ name, occupation, verified }) =>
        `<div class=iname>${escapeHtml(name)}</div><div class=three>${occupation ? `<div>${cell('Occupation', occupation)}</div>` : ''}<div>${cell('Date Verified', slashed(verified))}</div></div>`,
    )
    .join('')
  const items = (label: string, values: readonly string[]): string =>
    values
      .map((value, index) => (print.isLabelOnce && index > 0 ? `<div class=item>${escapeHtml(value)}</div>` : item(label, value)))
      .join('')
  return `${STYLE}${item('Personal Credit Report for:', print.shownFor)}${item('File Number:', print.fileNumber)}${item('Date Created:', slashed(print.day))}
<p>Ember transunion.com/dispute ${prose(7)}</p><h2>Personal Information</h2><p>You have been on our files since 03/02/2009. Your SSN has been masked for your protection.</p>
${item('Credit Report Date', slashed(print.day))}${item('Social Security Number', `XXX-XX-${print.ssn4}`)}${item('Date of Birth', slashed(print.born))}${item('Name', print.name)}
<h2>Also Known As</h2>${items('AKA', print.aliases)}
<h2>Addresses</h2>${print.addresses.map(({ line, reported }, index) => item(index === 0 ? 'Current Address' : 'Other Address', line) + item('Date Reported', slashed(reported))).join('')}
<h2>Phone Numbers</h2>${items('Phone Number', print.phones)}
${employers === '' ? '' : `<h2>Employers</h2><div class=head>Employer</div>${employers}`}${print.between ?? ''}
<h2>Accounts</h2><p>${prose(60, 3)}</p>${print.adverse.length === 0 ? '' : `<h2>Accounts with Adverse Information</h2><p>${prose(70, 5)}</p>${print.adverse.map((one, index) => account(one, index === 0)).join('')}`}
${print.fine.length === 0 ? '' : `<h2>Satisfactory Accounts</h2><p>${prose(20, 1)}</p>${print.fine.map((one, index) => account(one, index === 0)).join('')}`}
<h2>Inquiries</h2>${print.regular.length === 0 ? '' : `<h2>Regular Inquiries</h2><p>${prose(40, 4)}</p>${inquiryList(print.regular)}`}
${print.promotional.length === 0 ? '' : `<h2>Promotional Inquiries</h2><p>${prose(40, 9)}</p>${inquiryList(print.promotional)}`}
${print.review.length === 0 ? '' : `<h2>Account Review Inquiries</h2><p>${prose(60, 2)}</p>${inquiryList(print.review)}`}`
}

export interface TransunionCard {
  readonly name: string
  readonly word: string
  readonly isAdverse: boolean
  readonly kind: string
  readonly balance: number
  readonly status: readonly (readonly [string, string])[]
  readonly details: readonly (readonly [string, string])[]
  readonly payments: readonly (readonly [string, string])[]
  readonly lender: readonly string[]
  readonly remarks: readonly string[]
  readonly fields: Facts['fields']
}

const rows = (all: readonly (readonly [string, string])[]): string =>
  all
    .map(([label, value]) => `<div class=r><span class=l>${escapeHtml(label)}</span><span>${escapeHtml(value)}</span></div>`)
    .join('')

/** TransUnion's member card: one account a page, open, with nothing that names the bureau or the person. */
export const cardHtml = (cards: readonly TransunionCard[]): string =>
  `<style>@page{size:612pt 792pt}body{margin:0;font:7pt Liberation Sans;color:#222}.card{break-after:page;padding:4pt 14pt;border:1px solid #ddd;width:430pt;margin:0 auto}.r{display:flex;justify-content:space-between;padding:7pt 0}.l{color:#1858a8}h4{font:11pt Liberation Sans;margin:16pt 0 8pt}.top{display:flex;justify-content:space-between}</style>${cards
    .map(
      (one) =>
        `<div class=card><div class=top><div><div style="font-size:8.5pt">${escapeHtml(one.name)}</div><div style="font-size:6pt;color:${one.isAdverse ? '#c00' : '#080'}">${escapeHtml(one.word)}</div><div>${escapeHtml(one.kind)}</div></div><div style="font-size:8.5pt">${dollars(one.balance)}</div></div>
<h4>Status</h4>${rows(one.status)}<h4>Account Details</h4>${rows(one.details)}<h4>Payment Details</h4>${rows(one.payments)}<h4>Lender Info</h4><div style="padding-left:12pt;line-height:10pt">${one.lender.map(escapeHtml).join('<br>')}</div>${
          one.remarks.length > 0
            ? `<h4>Remarks</h4>${one.remarks.map((remark) => `<div style="padding:5pt 0">${escapeHtml(remark)}</div>`).join('')}`
            : ''
        }<div style="text-align:center;color:#aaa;padding:14pt">See something wrong?</div></div>`,
    )
    .join('')}`

export const cardFacts = (one: TransunionCard): Facts => ({
  fields: { creditorName: one.name, accountNumber: null, ...one.fields },
  marks: {},
  money: {},
  remarks: one.remarks,
})
