import type { Bureau } from '#engine/words/bureau.ts'

/**
 * Pages of monitoring services with what is odd in them: columns in another order or missing, a frozen bureau, histories in two
 * strips, remarks of many words. Written by someone who had not read the readers.
 */

export interface Cell {
  readonly number: string
  readonly balance: number | null
  readonly limit?: number
  readonly high?: number
  readonly pastDue?: number
  readonly pays: string
  readonly status: string
  readonly opened: string
  readonly reported: string
  readonly comments?: readonly string[]
  /** Newest first, one word a month. */
  readonly history?: readonly string[]
}
export interface OddEntry {
  readonly name: string
  readonly originalCreditor?: string
  readonly type: string
  readonly detail: string
  readonly at: Partial<Record<Bureau, Cell>>
}
interface Odd {
  readonly columns: readonly Bureau[]
  readonly entries: readonly OddEntry[]
  readonly statements?: Partial<Record<Bureau, string>>
  readonly title?: string
  /** How many strips a history of 24 months is printed in. */
  readonly strips?: number
  readonly blank?: string
  readonly score?: Partial<Record<Bureau, string>>
}

const CLASS = { transunion: 'headerTUC', experian: 'headerEXP', equifax: 'headerEQF' } as const
const NAME = { transunion: 'TransUnion', experian: 'Experian', equifax: 'Equifax' } as const
const dollars = (amount: number | null | undefined, blank: string): string =>
  amount === null || amount === undefined ? blank : `$${amount.toLocaleString('en-US')}.00`
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const newestFirst = (length: number, month: number, year: number): readonly (readonly [string, string])[] =>
  Array.from({ length }, (_, at) => {
    const from = year * 12 + month - at
    return [MONTHS[from % 12] ?? '', String(Math.floor(from / 12) % 100).padStart(2, '0')] as const
  })

const part = (id: string, head: string, inner: string): string =>
  `<div class="rpt_content_wrapper" id="${id}"><div class="rpt_fullReport_header">${head}</div>${inner}</div>`

/** Rows of labels with a column for each bureau, in the order of the page. */
function gridOf(columns: readonly Bureau[]) {
  const heads = `<tr><th></th>${columns.map((bureau) => `<th class="${CLASS[bureau]}">${NAME[bureau]}</th>`).join('')}</tr>`
  return {
    row: (label: string, value: (bureau: Bureau) => string): string =>
      `<tr><td class="label">${label}</td>${columns.map((bureau) => `<td class="info">${value(bureau)}</td>`).join('')}</tr>`,
    table: (...rows: readonly string[]): string =>
      `<table class="rpt_content_table rpt_content_header rpt_table4column">${heads}${rows.join('')}</table>`,
  }
}

const codeClass = (code: string): string => {
  if (code === '' || code === 'ND') return 'unknown'
  if (code === 'OK') return 'ok'
  return /^\d/.test(code) ? code : 'other'
}

function stripOf(one: OddEntry, columns: readonly Bureau[], [from, length]: readonly [number, number]): string {
  const months = newestFirst(24, 8, 2026).slice(from, from + length)
  const info = (texts: readonly string[]): string => texts.map((text) => `<td class="info">${text}</td>`).join('')
  const codes = (bureau: Bureau): string =>
    months
      .map((_, at) => one.at[bureau]?.history?.[from + at] ?? '')
      .map((code) => `<td class="hstry-${codeClass(code)}">${code}</td>`)
      .join('')
  const rows = [
    `<td class="label leftHeader">Month</td>${info(months.map(([month]) => `<span class="lg-view">${month}</span><span class="sm-view">${month.slice(0, 1)}</span>`))}`,
    `<td class="label leftHeader">Year</td>${info(months.map(([, year]) => year))}`,
    ...columns.map((bureau) => `<td class="label leftHeader ${CLASS[bureau]}">${NAME[bureau]}</td>${codes(bureau)}`),
  ]
  return `<table class="rpt_content_table addr_hsrty">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
}

const commentsOf = ({ comments: texts = [] }: Cell, blank: string): string =>
  texts.length === 0 ? blank : texts.map((text) => `<div>${text}</div>`).join('')

type Value = (cell: Cell, one: OddEntry, blank: string) => string
const ROWS: readonly (readonly [string, Value])[] = [
  ['Account #:', ({ number }) => number],
  ['Account Type:', (_, { type }) => type],
  ['Account Type - Detail:', (_, { detail }) => detail],
  ['Bureau Code:', () => 'Individual'],
  ['Account Status:', ({ status }) => status],
  ['Monthly Payment:', (_, __, blank) => blank],
  ['Date Opened:', ({ opened }) => opened],
  ['Balance:', ({ balance }, _, blank) => dollars(balance, blank)],
  ['No. of Months (terms):', (_, __, blank) => blank],
  ['High Credit:', ({ high }, _, blank) => dollars(high, blank)],
  ['Credit Limit:', ({ limit }, _, blank) => dollars(limit, blank)],
  ['Past Due:', ({ pastDue }, _, blank) => dollars(pastDue, blank)],
  ['Payment Status:', ({ pays }) => pays],
  ['Last Reported:', ({ reported }) => reported],
  ['Comments:', (cell, _, blank) => commentsOf(cell, blank)],
  ['Date Last Active:', (_, __, blank) => blank],
  ['Date of Last Payment:', (_, __, blank) => blank],
]

function accountOf(one: OddEntry, { columns, strips = 1, blank = '-' }: Odd): string {
  const { row, table } = gridOf(columns)
  const rows = ROWS.map(([label, value]) =>
    row(label, (bureau) => {
      const cell = one.at[bureau]
      return cell === undefined ? blank : value(cell, one, blank)
    }),
  )
  const creditor = one.originalCreditor === undefined ? '' : ` (Original Creditor: ${one.originalCreditor})`
  const history = Array.from({ length: strips }, (_, at) => stripOf(one, columns, [(at * 24) / strips, 24 / strips])).join('')
  return `<table class="crPrint"><tr><td><div class="sub_header">${one.name}${creditor}</div>${table(...rows)}<div class="hstry-header">Two-Year payment history</div>${history}</td></tr></table>`
}

export function oddIdentityIq(odd: Odd): string {
  const { columns, entries, statements = {}, title = 'Three Bureau Credit Report', blank = '-', score = {} } = odd
  const { row, table } = gridOf(columns)
  const listed = (bureau: Bureau): string => String(entries.filter(({ at }) => at[bureau] !== undefined).length)
  const person = [
    row('Credit Report Date:', () => '10/08/2026'),
    row('Name:', () => 'DALE SPECIMEN'),
    row('Date of Birth:', () => '1979'),
    row('Current Address(es):', () => '4 WILLOW CT<br>DAYTON, OH<br>45402'),
  ]
  const parts = [
    '<div class="rpt_content_wrapper" id="reportTop"><div class="reportTopHeader">' +
      `${title}</div><div>Reference #: M40219907</div><div>Report Date: 10/08/2026</div></div>`,
    Object.keys(statements).length === 0
      ? ''
      : part('CustomerStatement', 'Customer Statement', table(row('', (bureau) => statements[bureau] ?? blank))),
    part('PersonalInformation', 'Personal Information', table(...person)),
    part('CreditScore', 'Credit Score', table(row('Credit Score:', (bureau) => score[bureau] ?? '688'))),
    part('Summary', 'Summary', table(row('Total Accounts:', listed))),
    part('AccountHistory', 'Account History', entries.map((one) => accountOf(one, odd)).join('')),
    part(
      'Inquiries',
      'Inquiries',
      `<table class="rpt_content_table rpt_content_header rpt_content_contacts"><tr><th>Creditor Name</th><th>Type of Business</th><th>Date of inquiry</th><th>Credit Bureau</th></tr><tr><td class="info">TALLGRASS MOTORS</td><td class="info">Auto</td><td class="info">03/02/2026</td><td class="info">${NAME[columns[0] ?? 'transunion']}</td></tr></table>`,
    ),
    part('PublicInformation', 'Public Information', 'None Reported'),
  ]
  return `<!doctype html><html><head><meta charset="utf-8"><title>Credit Report</title><style>body{font:9pt Arial;width:540pt}.info,.label{width:130pt}.addr_hsrty td{width:auto;font-size:6pt}.sm-view{display:none}</style></head><body>${parts.join('')}</body></html>`
}

type ReadCell = (cell: Cell, one: OddEntry) => string
const GRID: readonly (readonly [string, ReadCell])[] = [
  ['Account #', ({ number }) => number],
  ['High Balance', ({ high }) => dollars(high, '--')],
  ['Last Verified', () => '--'],
  ['Date of Last Activity', () => '--'],
  ['Date Reported', ({ reported }) => reported],
  ['Date Opened', ({ opened }) => opened],
  ['Balance Owed', ({ balance }) => dollars(balance, '--')],
  ['Closed Date', () => '--'],
  ['Account Rating', ({ status }) => status],
  ['Account Description', () => 'Individual'],
  ['Dispute Status', () => 'Account not disputed'],
  ['Creditor Type', () => '--'],
  ['Account Status', ({ status }) => status],
  ['Payment Status', ({ pays }) => pays],
  ['Creditor Remarks', ({ comments = [] }) => (comments.length === 0 ? '--' : comments.join('<br>'))],
  ['Payment Amount', () => '--'],
  ['Last Payment', () => '--'],
  ['Term Length', () => '--'],
  ['Past Due Amount', ({ pastDue }) => dollars(pastDue, '--')],
  ['Account Type', (_, { detail }) => detail],
  ['Payment Frequency', () => '--'],
  ['Credit Limit', ({ limit }) => dollars(limit, '--')],
]

export interface MemberNotice {
  readonly head: string
  readonly at: Partial<Record<Bureau, string>>
}

/** The page of SmartCredit and its kin, in its older or its newer view, with what it says about the file itself. */
export function oddConsumerDirect({
  columns,
  entries,
  notices,
  isModern = false,
}: {
  readonly columns: readonly Bureau[]
  readonly entries: readonly OddEntry[]
  readonly notices: readonly MemberNotice[]
  readonly isModern?: boolean
}): string {
  const value = (read: ReadCell, one: OddEntry, bureau: Bureau): string => {
    const cell = one.at[bureau]
    return cell === undefined ? '--' : read(cell, one)
  }
  const column = (className: string, cells: readonly string[]): string =>
    `<div class="${className}">${cells.map((cell) => `<div class="grid-cell">${cell}</div>`).join('')}</div>`
  const classic = (one: OddEntry): string =>
    `<div class="mb-5"><div class="border-b border-5"><div class="h6"><strong>${one.name}</strong></div><div class="d-grid grid-cols-4">${column('labels', ['', ...GRID.map(([label]) => label)])}${columns.map((bureau) => column('d-contents', [NAME[bureau], ...GRID.map(([, read]) => value(read, one, bureau))])).join('')}</div></div></div>`
  const modern = (one: OddEntry): string =>
    `<div class="account-container" data-test-account-name="${one.name}"><div class="account-heading"><strong>${one.name}</strong></div><div class="account-modal"><div class="attributes-table"><div class="d-grid grid-cols-4"><div class="attribute-label"></div>${columns.map((bureau) => `<div>${NAME[bureau]}</div>`).join('')}</div>${GRID.map(([label, read]) => `<div class="d-grid grid-cols-4"><div class="attribute-label">${label}</div>${columns.map((bureau) => `<div>${value(read, one, bureau)}</div>`).join('')}</div>`).join('')}</div></div></div>`
  const notice = ({ head, at }: MemberNotice): string =>
    `<section class="statements"><h2>${head}</h2><div class="d-grid grid-cols-4">${column('labels', ['', 'Statement'])}${columns.map((bureau) => column('d-contents', [NAME[bureau], at[bureau] ?? '--'])).join('')}</div></section>`
  return `<!doctype html><html><head><title>SmartCredit 3B Report</title><style>body{font:9pt Arial;width:540pt}.grid-cols-4{display:grid;grid-template-columns:repeat(4,1fr);grid-auto-flow:column}.attributes-table .grid-cols-4{grid-auto-flow:row}</style></head><body><div id="smartcredit-app"><h1>3B Report &amp; Scores</h1><div>Report Date: 10/08/2026</div>${notices.map(notice).join('')}<h2>Accounts</h2>${entries.map(isModern ? modern : classic).join('')}</div></body></html>`
}

/** A page of a service that no reader knows: every bureau's words in plain table rows. */
export function privacyGuardPage(entries: readonly OddEntry[]): string {
  const columns = ['equifax', 'experian', 'transunion'] as const
  const rows: readonly (readonly [string, ReadCell])[] = [
    ['Account Number', ({ number }) => number],
    ['Condition', ({ status }) => status],
    ['Balance', ({ balance }) => dollars(balance, 'N/A')],
    ['Pay Status', ({ pays }) => pays],
    ['Date Opened', ({ opened }) => opened],
    ['Past Due', ({ pastDue }) => dollars(pastDue, 'N/A')],
    ['Remarks', ({ comments = [] }) => comments.join('; ') || 'N/A'],
  ]
  return `<!doctype html><html><head><title>PrivacyGuard</title></head><body><h1>PrivacyGuard Triple-Bureau Credit Report</h1><p>Report as of: October 8, 2026</p>${entries.map((one) => `<h3>${one.name}</h3><table border="1"><tr><th>Detail</th>${columns.map((bureau) => `<th>${NAME[bureau]}</th>`).join('')}</tr>${rows.map(([label, read]) => `<tr><td>${label}</td>${columns.map((bureau) => `<td>${one.at[bureau] === undefined ? 'N/A' : read(one.at[bureau], one)}</td>`).join('')}</tr>`).join('')}</table>`).join('')}</body></html>`
}

/** What a free app prints of one account at one bureau. */
export function karmaPage(entries: readonly OddEntry[]): string {
  return `<!doctype html><html><head><title>Credit Karma</title><style>body{font:11pt Arial;width:420pt}dl{display:grid;grid-template-columns:1fr 1fr}</style></head><body><h1>Credit report</h1><p>TransUnion &middot; VantageScore 3.0 &middot; Updated Oct 8, 2026</p>${entries.map((one) => `<h2>${one.name}</h2><dl><dt>Reported</dt><dd>${one.at.transunion?.reported ?? '-'}</dd><dt>Balance</dt><dd>${dollars(one.at.transunion?.balance, '--')}</dd><dt>Account status</dt><dd>${one.at.transunion?.status ?? '--'}</dd><dt>Payment status</dt><dd>${one.at.transunion?.pays ?? '--'}</dd><dt>Opened</dt><dd>${one.at.transunion?.opened ?? '--'}</dd><dt>Remarks</dt><dd>${one.at.transunion?.comments?.join(' ') ?? '--'}</dd></dl>`).join('')}</body></html>`
}
