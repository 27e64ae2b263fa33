import { escapeHtml } from '#server/platform/escape-html.ts'
import { at, type Block, line, toRight } from '#tools/unseen-natives/blocks.ts'
import { type EquifaxAccount, equifaxFacts } from '#tools/unseen-natives/equifax-account.ts'
import { dollars, type Facts, prose, wordy } from '#tools/unseen-natives/facts.ts'

export interface MemberAccount {
  readonly account: EquifaxAccount
  readonly heading: 'OPEN' | 'CLOSED'
  /** How far down the first page goes, and the second: page breaks. */
  readonly breaks: readonly number[]
  readonly id: string
  readonly section: 'revolving' | 'installment' | 'mortgage' | 'other'
  readonly time: string
}

const row = (label: string, value: string): Block => ({
  height: 21.6,
  html: at([60, 0], label, 'font-weight:600') + toRight([552, 0], value === '' ? '-' : value),
})
const card = (title: string): Block => ({ height: 39, html: at([52, 8], title, 'font-weight:600;color:#456') })
const middle = (height: number, text: string, style: string): Block => ({
  height,
  html: `<div style="position:absolute;left:0;width:612pt;top:0;text-align:center;${style}">${escapeHtml(text)}</div>`,
})

type Days = { readonly printed: string; readonly report: string }

function upperBlocks({ account: one, heading: word }: MemberAccount, day: Days): Block[] {
  return [
    line(20, 'Your Equifax credit report', 'font:bold 12.5pt Liberation Sans'),
    line(27, `As of ${long(day.printed)}`, ''),
    line(17, 'Credit Report date', ''),
    { height: 42, html: at([42, 7], `Equifax - ${long(day.report)}`) },
    { height: 36, html: at([49, 0], 'Back', 'color:#07a') },
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
    {
      height: 30,
      html: at([105, 0], 'Details', 'font-weight:bold') + at([278, 0], 'Payments') + at([440, 0], '24 Month History'),
    },
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
  ]
}

function lowerBlocks(one: EquifaxAccount): Block[] {
  return [
    card('ACCOUNT DATES'),
    row('Date Opened', wordy(one.opened)),
    row('Date Reported', wordy(one.reported)),
    row('Date of Last Activity', wordy(one.lastPaid)),
    row('Date of First Delinquency', wordy(one.dofd)),
    { height: 14, html: '' },
    card('COMMENTS AND CONTACT'),
    ...one.comments.map((comment): Block => ({ height: 21, html: at([52, 0], comment.toUpperCase()) })),
    { height: 21, html: at([52, 0], 'For questions regarding this account please contact:') },
    { height: 12, html: at([52, 0], one.name, 'font-weight:600') },
    ...one.contact.slice(1).map((text): Block => ({ height: 14, html: at([52, 0], text) })),
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
}

/** What myEquifax prints of one account, from its own page in the browser. */
export function memberPages(member: MemberAccount, day: Days): string[] {
  const { account, breaks, id, section, time } = member
  const blocks = [...upperBlocks(member, day), ...lowerBlocks(account)]
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
      at([15, 12], time, 'font-size:6pt') +
      at([283, 12], 'Credit Report | myEquifax', 'font-size:6pt') +
      at([15, 776], `https://my.equifax.com/membercenter/#/credit/${section}-accounts/${id}`, 'font-size:6pt') +
      toRight([597, 776], `${index + 1}/${pages.length}`, 'font-size:6pt') +
      at([586, 31], '2')
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
