import { escapeHtml } from '#server/platform/escape-html.ts'
import { at, type Block, heading, inColumn, line, pairs, said, toRight } from '#tools/unseen-natives/blocks.ts'
import { TABLES, type EquifaxAccount, type EquifaxInquiry } from '#tools/unseen-natives/equifax-account.ts'
import { bar, grid, moneyTable, type Pictures } from '#tools/unseen-natives/equifax-tables.ts'
import { dollars, wordy } from '#tools/unseen-natives/facts.ts'

interface Around {
  readonly pictures: Pictures
  readonly seed: number
  readonly hasMoney: boolean
}

function accountBlocks(one: EquifaxAccount, { pictures, seed, hasMoney }: Around): Block[] {
  return [
    ...inColumn(`${one.no} ${one.name}${one.isClosed ? ' (CLOSED)' : ''}`, 80).map((text, index, all) =>
      line(index === all.length - 1 ? 27 : 13, text, 'font:bold 10pt Liberation Sans;color:#3d5566'),
    ),
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
      html:
        at([35, 0], 'Comments', 'font:bold 9.2pt Liberation Sans') + at([360, 0], 'Contact', 'font:bold 9.2pt Liberation Sans'),
    },
    {
      height: Math.max(one.comments.length * 15.6, one.contact.length * 10.8) + 8,
      html:
        one.comments.map((comment, index) => at([35, index * 15.6], comment, 'font-size:7.7pt')).join('') +
        one.contact.map((text, index) => at([360, index * 10.8], text, 'font-size:7.7pt')).join(''),
    },
  ]
}

export function inquiryBlocks(hard: readonly EquifaxInquiry[], soft: readonly EquifaxInquiry[]): Block[] {
  const head = (titles: readonly (readonly [number, string])[]): Block => ({
    height: 21,
    html: bar + titles.map(([x, title]) => at([x, 0], title, 'color:#fff')).join(''),
  })
  const hardRows = hard.flatMap(({ date, company, lines = [] }): Block[] => [
    ...inColumn(company, 44).map(
      (text, index, all): Block => ({
        height: index === all.length - 1 ? 18 : 9.6,
        html: (index === 0 ? at([35, 0], wordy(date)) : '') + at([215, 0], text),
      }),
    ),
    ...lines.map((text, index): Block => ({ height: index === lines.length - 1 ? 20 : 10.5, html: at([215, 0], text) })),
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
      const lines = inColumn(company, 29)
      return {
        height: 10 + lines.length * 9.6,
        html:
          at([35, 0], wordy(date)) +
          lines.map((text, index) => at([107, index * 9.6], text)).join('') +
          at([395, 0], description),
      }
    }),
  ]
}

const SECTIONS: Readonly<Record<string, string>> = {
  '2': 'Revolving Accounts',
  '3': 'Mortgage Accounts',
  '4': 'Installment Accounts',
  '5': 'Other Accounts',
}

const emptySection = (number: string): Block[] => {
  const title = SECTIONS[number] ?? 'Other Accounts'
  return [
    { ...line(42, `${number}. ${title}`, 'font-size:15pt;color:#a6192e'), opens: true },
    said(20, Number(number)),
    line(24, `You currently do not have any ${title} in your file.`, ''),
  ]
}

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
  readonly before?: readonly Block[]
  /** Numbers of sections that are printed without an account. */
  readonly empty?: readonly string[]
  /** Between the accounts and the inquiries. */
  readonly after?: readonly Block[]
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
  for (const block of print.before ?? []) put(block)
  let section = ''
  for (const [index, one] of print.accounts.entries()) {
    const own = one.no.slice(0, 1)
    const blocks = accountBlocks(one, { pictures, seed: index, hasMoney: print.hasMoney })
    let leap = print.leaps?.[index] ?? 0
    if (own !== section)
      for (const number of print.empty ?? [])
        if (number > section && number < own) for (const block of emptySection(number)) put(block)
    if (print.hasTitles && own !== section) {
      const title = `${own}. ${SECTIONS[own] ?? 'Other Accounts'}`
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
  for (const number of print.empty ?? []) if (number > section) for (const block of emptySection(number)) put(block)
  for (const block of print.after ?? []) put(block)
  for (const block of print.hard ? inquiryBlocks(print.hard, print.soft ?? []) : []) put(block)
  let number = print.firstPage - 1
  return pages.map(({ blocks, leap }) => {
    number += 1 + leap
    const foot =
      `<div style="position:absolute;left:35pt;top:724pt;width:35pt;height:2pt;background:#a6192e"></div>` +
      `<div style="position:absolute;left:0;width:612pt;top:720pt;text-align:center">${escapeHtml(print.person)} | ${wordy(print.day)}</div>` +
      toRight([577, 720], `Page ${number} of ${print.of}`)
    return { html: blocks.join('') + foot, number }
  })
}

export const equifaxHtml = (pages: readonly { readonly html: string }[]): string =>
  `<style>@page{size:612pt 792pt;margin:0}body{margin:0;font:7.5pt Liberation Sans;color:#111}.p{position:relative;width:612pt;height:791pt;overflow:hidden;page-break-after:always}</style>${pages
    .map(({ html }) => `<div class="p">${html}</div>`)
    .join('')}`
