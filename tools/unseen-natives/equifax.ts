import { escaped } from '#engine/practice/print-words.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'
import { dollars, type Facts, MONTHS, prose, wordy } from '#tools/unseen-natives/facts.ts'

type Year = string
const TABLES = ['Balance', 'Scheduled Payment', 'Actual Payment', 'Credit Limit', 'Amount Past Due'] as const
type Table = (typeof TABLES)[number]
const FIELD = {
  Balance: 'balance',
  'Scheduled Payment': 'scheduledPayment',
  'Actual Payment': 'paid',
  'Credit Limit': 'creditLimit',
  'Amount Past Due': 'pastDue',
} as const

export interface EquifaxAccount {
  readonly no: string
  readonly name: string
  readonly number: string
  readonly status: string
  readonly isClosed: boolean
  readonly responsibility: string
  readonly type: 'REVOLVING' | 'INSTALLMENT' | 'MORTGAGE'
  readonly loan: string
  readonly opened: string
  readonly reported: string
  readonly closed: string | null
  readonly lastPaid: string | null
  readonly dofd: string | null
  readonly firstReported: string | null
  readonly balance: number | null
  readonly pastDue: number | null
  readonly limit: number | null
  readonly high: number | null
  readonly chargedOff: number | null
  readonly scheduled: number | null
  readonly duration?: string
  readonly marks: Readonly<Record<string, HistoryCode>>
  readonly markYears: readonly Year[]
  readonly moneyYears: readonly Year[]
  readonly money: Partial<Record<Table, Readonly<Record<string, number>>>>
  readonly comments: readonly string[]
  readonly contact: readonly string[]
}

export interface EquifaxInquiry {
  readonly date: string
  readonly company: string
  readonly lines?: readonly string[]
  readonly description?: string
}

/** A piece of the page that is never parted. */
interface Block {
  readonly height: number
  readonly html: string
  /** Begins a page of its own. */
  readonly opens?: true
}

const at = (x: number, y: number, text: string, style = ''): string =>
  `<div style="position:absolute;left:${x}pt;top:${y}pt;white-space:nowrap;${style}">${escaped(text)}</div>`
const toRight = (x: number, y: number, text: string, style = ''): string =>
  `<div style="position:absolute;right:${612 - x}pt;top:${y}pt;text-align:right;white-space:nowrap;${style}">${escaped(text)}</div>`
const line = (height: number, text: string, style: string): Block => ({ height, html: at(35, 0, text, style) })
const heading = (text: string): Block => line(26, text, 'font:bold 9.2pt Liberation Sans')
const said = (words: number, seed: number): Block => ({
  height: 30,
  html: `<div style="position:absolute;left:35pt;top:0;width:540pt;line-height:10.8pt">${prose(words, seed)}</div>`,
})
const pair = (left: string, value: string, right: string, other: string, isGrey: boolean): Block => ({
  height: 19.6,
  html: `<div style="position:absolute;left:35pt;width:540pt;height:19.6pt;top:-4pt;background:${isGrey ? '#f7f7f7' : '#fff'}"></div>${
    at(35, 0, left, 'font-weight:bold') + toRight(287, 0, value) + at(323, 0, right, 'font-weight:bold') + toRight(575, 0, other)
  }`,
})
const pairs = (rows: readonly (readonly [string, string, string, string])[]): Block[] =>
  rows.map(([left, value, right, other], index) => pair(left, value, right, other, index % 2 === 0))

const column = (month: number): number => 69.5 + month * 43.25
const bar = '<div style="position:absolute;left:35pt;width:540pt;top:-5pt;height:17pt;background:#8a8a8a"></div>'

function moneyTable(title: Table, { moneyYears, money }: EquifaxAccount): Block[] {
  const head = `${bar}${at(37, 0, 'Year', 'color:#fff')}${MONTHS.map((one, index) => at(column(index), 0, one, 'color:#fff')).join('')}`
  return [
    line(22, title, 'font:bold 8.3pt Liberation Sans;color:#a6192e'),
    { height: 21, html: head },
    ...moneyYears.map((year): Block => {
      const cells = MONTHS.map((_, index) => {
        const figure = money[title]?.[`${year}-${String(index + 1).padStart(2, '0')}`]
        return figure === undefined ? '' : at(column(index), 0, dollars(figure))
      })
      return { height: 19.6, html: at(37, 0, year) + cells.join('') }
    }),
    { height: 4, html: '' },
  ]
}

const SIGNS: Partial<Record<HistoryCode, string>> = {
  charge_off: 'CO',
  repossession: 'R',
  collection: 'C',
  bankruptcy: 'B',
  foreclosure: 'F',
  voluntary_surrender: 'V',
  too_new: 'TN',
}
const picture = (name: keyof Pictures, pictures: Pictures, style: string): string =>
  `<img src="${pictures[name]}" style="position:absolute;${style}">`
export interface Pictures {
  readonly tick: string
  readonly none: string
}

function grid({ markYears, marks }: EquifaxAccount, pictures: Pictures): Block[] {
  const head = `${bar}${at(82, 0, 'Year', 'color:#fff')}${MONTHS.map((one, index) => at(154 + index * 36, 0, one, 'color:#fff')).join('')}`
  const rows = markYears.map((year): Block => {
    const cells = MONTHS.map((_, index) => {
      const mark = marks[`${year}-${String(index + 1).padStart(2, '0')}`]
      const x = 161 + index * 36
      if (mark === undefined) return picture('none', pictures, `left:${x - 10}pt;top:1pt;width:21pt;height:7pt`)
      if (mark === 'ok') return picture('tick', pictures, `left:${x - 4}pt;top:0;width:9pt;height:7pt`)
      const sign = SIGNS[mark] ?? mark
      return `<div style="position:absolute;left:${x - 15}pt;width:30pt;top:0;text-align:center;font-weight:bold;color:#c01">${sign}</div>`
    })
    return { height: 20.5, html: at(82, 0, year) + cells.join('') }
  })
  const legends = [
    [
      ['', 'Paid on Time'],
      ['30', '30 Days Past Due'],
      ['60', '60 Days Past Due'],
      ['90', '90 Days Past Due'],
      ['120', '120 Days Past Due'],
    ],
    [
      ['150', '150 Days Past Due'],
      ['180', '180 Days Past Due'],
      ['V', 'Voluntary Surrender'],
      ['F', 'Foreclosure'],
      ['C', 'Collection Account'],
    ],
    [
      ['CO', 'Charge-Off'],
      ['B', 'Included in Bankruptcy'],
      ['R', 'Repossession'],
      ['TN', 'Too New to Rate'],
      ['', 'No Data Available'],
    ],
  ] as const
  const keys = legends.map(
    (row, rank): Block => ({
      height: 20,
      html: row
        .map(([sign, words], index) => {
          const x = 37 + index * 109
          const shown =
            sign === ''
              ? picture(rank === 0 ? 'tick' : 'none', pictures, `left:${x}pt;top:1pt;width:${rank === 0 ? 9 : 14}pt;height:7pt`)
              : at(x, 0, sign, 'font-weight:bold')
          return shown + at(x + 17, 0, words)
        })
        .join(''),
    }),
  )
  return [{ height: 21, html: head }, ...rows, ...keys, { height: 12, html: '' }]
}

function accountBlocks(one: EquifaxAccount, pictures: Pictures, seed: number, hasMoney: boolean): Block[] {
  return [
    line(27, `${one.no} ${one.name}${one.isClosed ? ' (CLOSED)' : ''}`, 'font:bold 10pt Liberation Sans;color:#3d5566'),
    heading('Summary'),
    said(28, seed),
    ...pairs([
      ['Account Number', one.number, 'Reported Balance', dollars(one.balance)],
      ['Account Status', one.status, 'Available Credit', one.limit === null ? '' : dollars(one.limit - (one.balance ?? 0))],
    ]),
    { height: 12, html: '' },
    ...(hasMoney ? [heading('Account History'), said(18, seed + 3), ...TABLES.flatMap((title) => moneyTable(title, one))] : []),
    heading('Payment History'),
    said(33, seed + 5),
    ...grid(one, pictures),
    heading('Account Details'),
    said(16, seed + 9),
    ...pairs([
      ['High Credit', dollars(one.high), 'Payment Responsibility', one.responsibility],
      ['Credit Limit', dollars(one.limit), 'Account Type', one.type],
      ['Terms Frequency', one.scheduled === null ? 'UNKNOWN' : 'MONTHLY', 'Term Duration', one.duration ?? ''],
      ['Balance', dollars(one.balance), 'Date Opened', wordy(one.opened)],
      ['Amount Past Due', dollars(one.pastDue), 'Date Reported', wordy(one.reported)],
      ['Actual Payment Amount', '', 'Date of Last Payment', wordy(one.lastPaid)],
      ['Date of Last Activity', '', 'Scheduled Payment Amount', dollars(one.scheduled)],
      ['Months Reviewed', '31', 'Delinquency First Reported', wordy(one.firstReported)],
      ['Activity Designator', one.isClosed ? 'CLOSED' : '', 'Creditor Classification', 'UNKNOWN'],
      ['Deferred Payment Start Date', '', 'Charge Off Amount', dollars(one.chargedOff)],
      ['Balloon Payment Date', '', 'Balloon Payment Amount', ''],
      ['Loan Type', one.loan, 'Date Closed', wordy(one.closed)],
      ['Date of First Delinquency', wordy(one.dofd), '', ''],
    ]),
    {
      height: 30,
      html: at(35, 0, 'Comments', 'font:bold 9.2pt Liberation Sans') + at(360, 0, 'Contact', 'font:bold 9.2pt Liberation Sans'),
    },
    {
      height: Math.max(one.comments.length * 15.6, one.contact.length * 10.8) + 8,
      html:
        one.comments.map((comment, index) => at(35, index * 15.6, comment, 'font-size:7.7pt')).join('') +
        one.contact.map((text, index) => at(360, index * 10.8, text, 'font-size:7.7pt')).join(''),
    },
  ]
}

function inquiryBlocks(hard: readonly EquifaxInquiry[], soft: readonly EquifaxInquiry[]): Block[] {
  const head = (titles: readonly (readonly [number, string])[]): Block => ({
    height: 21,
    html: bar + titles.map(([x, title]) => at(x, 0, title, 'color:#fff')).join(''),
  })
  const hardRows = hard.flatMap(({ date, company, lines = [] }): Block[] => [
    { height: 18, html: at(35, 0, wordy(date)) + at(215, 0, company) },
    ...lines.map((text, index): Block => ({ height: index === lines.length - 1 ? 20 : 10.5, html: at(215, 0, text) })),
  ])
  return [
    { ...line(40, '8. Inquiries', 'font-size:15pt;color:#a6192e'), opens: true },
    said(30, 2),
    line(24, 'Hard Inquiries', 'font:bold 10pt Liberation Sans;color:#3d5566'),
    line(14, 'Inquiries that may impact your credit rating/score', ''),
    said(22, 8),
    head([
      [35, 'Date'],
      [215, 'Company'],
      [395, 'Request Originator'],
    ]),
    ...hardRows,
    line(24, 'Soft Inquiries', 'font:bold 10pt Liberation Sans;color:#3d5566'),
    line(14, 'Inquiries that do not impact your credit rating/score', ''),
    said(30, 4),
    head([
      [35, 'Date'],
      [107, 'Company'],
      [251, 'Request Originator'],
      [395, 'Description'],
    ]),
    ...soft.map(({ date, company, description = '' }): Block => {
      // A name that is too long for its column goes on below.
      const [first = '', second] = company.length > 28 ? company.split(/ (?=\S+$)/) : [company]
      return {
        height: second === undefined ? 19.6 : 28,
        html:
          at(35, 0, wordy(date)) +
          at(107, 0, first) +
          (second === undefined ? '' : at(107, 9.6, second)) +
          at(395, 0, description),
      }
    }),
  ]
}

const SECTIONS = { '2': 'Revolving Accounts', '3': 'Mortgage Accounts', '4': 'Installment Accounts' } as const

export interface EquifaxPrint {
  readonly person: string
  readonly day: string
  readonly accounts: readonly EquifaxAccount[]
  readonly hard?: readonly EquifaxInquiry[]
  readonly soft?: readonly EquifaxInquiry[]
  /** Whether the titles of sections and the tables of money are printed. */
  readonly hasTitles: boolean
  readonly hasMoney: boolean
  /** How far down the page goes. */
  readonly bottom: number
  /** The number of the first page here, and of how many. */
  readonly firstPage: number
  readonly of: number
  /** Where the numbers leap: how many pages are left out before the account at this place. */
  readonly leaps?: Readonly<Record<number, number>>
}

/** The numbered print, page by page, with the number that each page prints. */
export function equifaxPages(print: EquifaxPrint, pictures: Pictures): { readonly html: string; readonly number: number }[] {
  const pages: { blocks: string[]; leap: number }[] = []
  let y = Infinity
  const put = ({ height, html, opens }: Block, leap = 0) => {
    if (opens || leap > 0 || y + height > print.bottom) {
      pages.push({ blocks: [], leap })
      y = 72
    }
    pages.at(-1)?.blocks.push(`<div style="position:absolute;left:0;width:612pt;top:${y}pt">${html}</div>`)
    y += height
  }
  let section = ''
  for (const [index, one] of print.accounts.entries()) {
    const own = one.no.slice(0, 1)
    const blocks = accountBlocks(one, pictures, index, print.hasMoney)
    let leap = print.leaps?.[index] ?? 0
    if (print.hasTitles && own !== section) {
      const title = `${own}. ${own in SECTIONS ? SECTIONS[own as keyof typeof SECTIONS] : 'Other Accounts'}`
      put({ ...line(42, title, 'font-size:15pt;color:#a6192e'), opens: true }, leap)
      put(said(20, index))
      leap = 0
    } else if (leap === 0) y = Infinity
    section = own
    for (const block of blocks) {
      put(block, leap)
      leap = 0
    }
  }
  for (const block of print.hard ? inquiryBlocks(print.hard, print.soft ?? []) : []) put(block)
  let number = print.firstPage - 1
  return pages.map(({ blocks, leap }) => {
    number += 1 + leap
    const foot =
      `<div style="position:absolute;left:35pt;top:724pt;width:35pt;height:2pt;background:#a6192e"></div>` +
      `<div style="position:absolute;left:0;width:612pt;top:720pt;text-align:center">${escaped(print.person)} | ${wordy(print.day)}</div>` +
      toRight(577, 720, `Page ${number} of ${print.of}`)
    return { html: blocks.join('') + foot, number }
  })
}

export const equifaxHtml = (pages: readonly { readonly html: string }[]): string =>
  `<style>@page{size:612pt 792pt;margin:0}body{margin:0;font:7.5pt Liberation Sans;color:#111}.p{position:relative;width:612pt;height:791pt;overflow:hidden;page-break-after:always}</style>${pages
    .map(({ html }) => `<div class="p">${html}</div>`)
    .join('')}`

const NOTHING: readonly string[] = []

export function equifaxFacts(one: EquifaxAccount, hasMoney = true): Facts {
  const money: Record<string, Record<string, number>> = {}
  for (const title of hasMoney ? TABLES : [])
    for (const [month, figure] of Object.entries(one.money[title] ?? {})) {
      money[month] ??= {}
      money[month][FIELD[title]] = figure
    }
  return {
    fields: {
      creditorName: one.name,
      accountNumber: one.number,
      statusText: one.status,
      loanType: one.loan,
      dateOpened: one.opened,
      dateReported: one.reported,
      dateClosed: one.closed,
      lastPaymentDate: one.lastPaid,
      dateOfFirstDelinquency: one.dofd,
      delinquencyFirstReported: one.firstReported,
      currentBalance: one.balance,
      pastDue: one.pastDue,
      creditLimit: one.limit,
      highBalance: one.high,
      chargeOffAmount: one.chargedOff,
      monthlyPayment: one.scheduled,
    },
    marks: one.marks,
    money,
    remarks: one.comments,
    former: NOTHING.map((text) => ({ text, stood: [] })),
  }
}

export interface MemberAccount {
  readonly account: EquifaxAccount
  readonly heading: 'OPEN' | 'CLOSED'
  /** How far down the first page goes, and the second: page breaks. */
  readonly breaks: readonly number[]
  readonly id: string
  readonly section: 'revolving' | 'installment' | 'mortgage' | 'other'
  readonly time: string
}

/** What myEquifax prints of one account, from its own page in the browser. */
export function memberPages(
  { account: one, heading: word, breaks, id, section, time }: MemberAccount,
  day: { readonly printed: string; readonly report: string },
): string[] {
  const row = (label: string, value: string): Block => ({
    height: 21.6,
    html: at(60, 0, label, 'font-weight:600') + toRight(552, 0, value === '' ? '-' : value),
  })
  const card = (title: string): Block => ({ height: 39, html: at(52, 8, title, 'font-weight:600;color:#456') })
  const middle = (height: number, text: string, style: string): Block => ({
    height,
    html: `<div style="position:absolute;left:0;width:612pt;top:0;text-align:center;${style}">${escaped(text)}</div>`,
  })
  const blocks: Block[] = [
    line(20, 'Your Equifax credit report', 'font:bold 12.5pt Liberation Sans'),
    line(27, `As of ${long(day.printed)}`, ''),
    line(17, 'Credit Report date', ''),
    { height: 42, html: at(42, 7, `Equifax - ${long(day.report)}`) },
    { height: 36, html: at(49, 0, 'Back', 'color:#07a') },
    middle(27, one.name, 'font:bold 18pt Liberation Sans'),
    middle(14, `Report Date: ${wordy(day.report)}`, ''),
    middle(
      44,
      'If you find information in your credit report that you believe is incomplete or inaccurate, you can file a dispute.',
      'padding-top:9pt',
    ),
    middle(24, word, 'font:bold 18pt Liberation Sans'),
    middle(14, 'ACCOUNT STATUS', 'font-weight:bold'),
    middle(34, prose(30, 4), ''),
    { height: 30, html: at(105, 0, 'Details', 'font-weight:bold') + at(278, 0, 'Payments') + at(440, 0, '24 Month History') },
    card('OVERVIEW'),
    row('Account Number', one.number),
    row('Account Status', one.status),
    row('Owner', one.responsibility),
    row('Account Type', one.type),
    row('Creditor Classification', ''),
    row('Loan Type', one.loan),
    row('Original Creditor Name', ''),
    row('Months Reviewed', '31'),
    row('Activity Designator', one.isClosed ? 'CLOSED' : ''),
    row('Terms Frequency', one.scheduled === null ? '' : 'MONTHLY'),
    row('Term Duration', ''),
    row('Purchased From', ''),
    row('Sold To', ''),
    { height: 14, html: '' },
    card('BALANCE AND AMOUNTS'),
    row('Balance', dollars(one.balance)),
    row('Credit Limit', dollars(one.limit)),
    row('High Credit', dollars(one.high)),
    row('Available Credit', one.limit === null ? '' : dollars(one.limit - (one.balance ?? 0))),
    { height: 14, html: '' },
    card('ACCOUNT DATES'),
    row('Date Opened', wordy(one.opened)),
    row('Date Reported', wordy(one.reported)),
    row('Date of Last Activity', wordy(one.lastPaid)),
    row('Date of First Delinquency', wordy(one.dofd)),
    { height: 14, html: '' },
    card('COMMENTS AND CONTACT'),
    ...one.comments.map((comment): Block => ({ height: 21, html: at(52, 0, comment.toUpperCase()) })),
    { height: 21, html: at(52, 0, 'For questions regarding this account please contact:') },
    { height: 12, html: at(52, 0, one.name, 'font-weight:600') },
    ...one.contact.slice(1).map((text): Block => ({ height: 14, html: at(52, 0, text) })),
    { height: 44, html: '' },
    middle(26, 'Disputes', 'font:bold 13pt Liberation Sans'),
    middle(
      26,
      'If you find information in your credit report that you believe is incomplete or inaccurate, click FILE A DISPUTE.',
      '',
    ),
    middle(46, 'FILE A DISPUTE', ''),
    middle(20, 'Privacy Policy    Terms of Use    Ad Choices', 'color:#345'),
    middle(10, 'Equifax Consumer Services LLC', ''),
    middle(24, 'Licenses and Disclosures', ''),
    middle(14, 'Copyright 2026 Equifax Inc. All rights reserved.', ''),
  ]
  const pages: string[][] = []
  let y = Infinity
  for (const { height, html } of blocks) {
    if (y + height > (breaks[pages.length - 1] ?? 770)) {
      pages.push([])
      y = 62
    }
    pages.at(-1)?.push(`<div style="position:absolute;left:0;width:612pt;top:${y}pt">${html}</div>`)
    y += height
  }
  return pages.map((page, index) => {
    const furniture =
      at(15, 12, time, 'font-size:6pt') +
      at(283, 12, 'Credit Report | myEquifax', 'font-size:6pt') +
      at(15, 776, `https://my.equifax.com/membercenter/#/credit/${section}-accounts/${id}`, 'font-size:6pt') +
      toRight(597, 776, `${index + 1}/${pages.length}`, 'font-size:6pt') +
      at(586, 31, '2')
    return page.join('') + furniture
  })
}

const long = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  const names = 'January February March April May June July August September October November December'.split(' ')
  return `${names[Number(month) - 1]} ${date}, ${year}`
}

export const memberHtml = (pages: readonly string[]): string =>
  `<style>@page{size:612pt 792pt;margin:0}body{margin:0;font:7.7pt Liberation Sans;color:#234}.p{position:relative;width:612pt;height:791pt;overflow:hidden;page-break-after:always}</style>${pages
    .map((html) => `<div class="p">${html}</div>`)
    .join('')}`

export function memberFacts(one: EquifaxAccount): Facts {
  const {
    creditorName,
    accountNumber,
    statusText,
    loanType,
    dateOpened,
    dateReported,
    currentBalance,
    creditLimit,
    highBalance,
  } = equifaxFacts(one).fields
  return {
    fields: {
      creditorName: creditorName ?? null,
      accountNumber: accountNumber ?? null,
      statusText: statusText ?? null,
      loanType: loanType ?? null,
      dateOpened: dateOpened ?? null,
      dateReported: dateReported ?? null,
      currentBalance: currentBalance ?? null,
      creditLimit: creditLimit ?? null,
      highBalance: highBalance ?? null,
      dateOfFirstDelinquency: one.dofd,
      lastActivityDate: one.lastPaid,
    },
    marks: {},
    money: {},
    remarks: one.comments.map((comment) => comment.toUpperCase()),
  }
}
