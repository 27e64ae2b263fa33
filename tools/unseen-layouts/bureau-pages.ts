/** Pages of the three bureaus as a browser or a printer sets them, written from descriptions by somebody who had not read the readers. */

export interface Entry {
  readonly name: string
  /** The first six figures and the last four. */
  readonly number: readonly [string, string]
  readonly kind: 'card' | 'auto' | 'mortgage' | 'collection'
  readonly opened: string
  readonly balance: number
  readonly limit: number
  /** The words of the status, in each bureau's own. */
  readonly says: { readonly experian: string; readonly transunion: string; readonly equifax: string }
  readonly isNegative: boolean
  readonly originalCreditor?: string
  readonly firstLate?: string
  readonly remark?: string
}

const GOOD = { experian: 'Open/Never late.', transunion: 'Current; Paid or Paying as Agreed', equifax: 'Pays As Agreed' }
const OFF = {
  experian: 'Account charged off. $1,240 written off. $1,240 past due as of Sep 2026.',
  transunion: '>Charge-off<',
  equifax: 'Charge Off',
}
const COLLECTED = {
  experian: 'Collection account. $612 past due as of Sep 2026.',
  transunion: '>Collection<',
  equifax: 'Collection',
}
const UNKNOWN = { experian: 'Dormant pending review.', transunion: 'Dormant Pending Review', equifax: 'Dormant Pending Review' }

export const CARD: Entry = {
  name: 'CARDWELL BANK',
  number: ['448231', '7705'],
  kind: 'card',
  opened: '03/14/2018',
  balance: 412,
  limit: 3000,
  says: GOOD,
  isNegative: false,
}
export const AUTO: Entry = {
  name: 'DOVEWOOD CREDIT UNION',
  number: ['902213', '1186'],
  kind: 'auto',
  opened: '08/02/2022',
  balance: 14210,
  limit: 21500,
  says: GOOD,
  isNegative: false,
}
export const HOUSE: Entry = {
  name: 'MAPLETON HOME LOANS',
  number: ['700145', '9920'],
  kind: 'mortgage',
  opened: '06/21/2019',
  balance: 187400,
  limit: 214000,
  says: GOOD,
  isNegative: false,
}
export const AGENCY: Entry = {
  name: 'KESTREL RECOVERY SERVICES',
  number: ['330871', '4452'],
  kind: 'collection',
  opened: '02/19/2024',
  balance: 612,
  limit: 612,
  says: COLLECTED,
  isNegative: true,
  originalCreditor: 'NORTHFIELD POWER',
  firstLate: '07/08/2023',
}
export const STORE: Entry = {
  name: 'FERNHILL STORES',
  number: ['603114', '2093'],
  kind: 'card',
  opened: '11/05/2019',
  balance: 1240,
  limit: 1000,
  says: OFF,
  isNegative: true,
  firstLate: '10/02/2023',
}
export const STRANGE: Entry = {
  name: 'OLDHAM SAVINGS',
  number: ['512077', '6618'],
  kind: 'card',
  opened: '01/09/2016',
  balance: 55,
  limit: 700,
  says: UNKNOWN,
  isNegative: false,
}
export const NAMELESS: Entry = { ...CARD, name: '', number: ['455900', '3127'], opened: '04/04/2020', balance: 88 }

const money = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`
const rows = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([label, value]) => `<div class="r"><span>${label}</span><b>${value}</b></div>`).join('')
const page = (style: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;font:10pt/1.35 Arial,sans-serif}h1{font-size:17pt}h2{font-size:14pt;margin:14pt 0 4pt}h3{font-size:11.5pt;margin:10pt 0 2pt;break-after:avoid}p{margin:3pt 0}.r{display:flex;break-inside:avoid}.r b{font-weight:normal}${style}</style></head><body>${body}</body></html>`

export interface Notices {
  readonly notices: readonly string[]
}

/** Experian's page: label left, value at some 250 points. */
export function experianPage(
  entries: readonly Entry[],
  { notices, width = 520, valueAt = 250 }: Notices & { readonly width?: number; readonly valueAt?: number },
): string {
  const kinds = {
    card: 'Credit card',
    auto: 'Auto Loan',
    mortgage: 'Conventional real estate mortgage',
    collection: 'Collection',
  }
  const entry = (one: Entry): string => {
    const [head] = one.number
    return `<h3>${one.name}</h3>${one.isNegative ? '<p>POTENTIALLY NEGATIVE</p>' : ''}<h4>Account Info</h4>${rows([
      ['Account Name', one.name === '' ? '-' : one.name],
      ['Account Number', `${head}XXXXXXXXXX`],
      ['Account Type', kinds[one.kind]],
      ['Responsibility', 'Individual'],
      ['Date Opened', one.opened],
      ['Status', one.says.experian],
      ['Status Updated', 'Sep 2026'],
      ['Balance', money(one.balance)],
      ['Balance Updated', '09/11/2026'],
      ['Recent Payment', '-'],
      ['Monthly Payment', '-'],
      [one.kind === 'card' ? 'Credit Limit' : 'Original Balance', money(one.limit)],
      ['Highest Balance', money(Math.max(one.limit, one.balance))],
      ['Terms', '-'],
      ...(one.isNegative ? ([['On Record Until', 'Jul 2030']] as const) : []),
      ...(one.originalCreditor === undefined ? [] : ([['Original Creditor', one.originalCreditor]] as const)),
    ])}<h4>Contact Info</h4>${rows([
      ['Address', 'PO BOX 40, DOVER DE 19901'],
      ['Phone Number', '(555) 555-0140'],
    ])}<h4>Comment</h4><p>${one.remark ?? '-'}</p>`
  }
  return page(
    `body{width:${width}pt}.r span{width:${valueAt}pt;flex:none}header{text-align:right}`,
    `<header>Prepared For<br>ROBIN A EXAMPLE<br>Personal &amp; Confidential<br>Date Generated Oct 6, 2026<br>Report Number 2244-6688-10</header>
<h2>At a Glance</h2>
<p>${entries.length} Accounts&nbsp; 0 Public Records&nbsp; 1 Hard Inquiries</p>
<h2>Personal Information</h2>
<p>1 Names&nbsp; 1 Addresses&nbsp; 0 Employers&nbsp; 0 Other Records</p>
<h3>Names</h3>
<p>ROBIN A EXAMPLE<br>Name ID #20871</p>
<h3>Addresses</h3>
<p>18 ORCHARD LN<br>MADISON WI, 53703-1200<br>Address ID #0398812201<br>Single family</p>
<h3>Year of Birth</h3>
<p>1984</p>
${notices.length === 0 ? '' : `<h3>Personal Statements</h3>${notices.map((text) => `<p>${text}</p>`).join('')}`}<h2>Accounts</h2>
<p>Accounts in this section have been reported to us by your creditors.</p>
${entries.map(entry).join('')}<h2>Public Records</h2>
<p>No public records reported.</p>
<h2>Hard Inquiries</h2>
<h3>NORTH TRAIL MOTORS</h3>
<p>Inquired on<br>03/02/2026</p>
<p>9 ELM ST<br>MADISON WI, 53703</p>
<p>Auto loan. This inquiry is scheduled to continue on record until Apr 2028.</p>
<h2>Soft Inquiries</h2>
<p>No soft inquiries.</p>`,
  )
}

const MONTHS = ['September 2026', 'August 2026', 'July 2026', 'June 2026', 'May 2026', 'April 2026']

/** TransUnion's page: values at the right edge, the adverse in brackets. */
export function transunionPage(
  entries: readonly Entry[],
  { notices, valueWidth = 260 }: Notices & { readonly valueWidth?: number },
): string {
  const kinds = {
    card: ['Revolving Account', 'CREDIT CARD'],
    auto: ['Installment Account', 'AUTOMOBILE'],
    mortgage: ['Mortgage Account', 'CONVENTIONAL REAL ESTATE MTG'],
    collection: ['Open Account', 'COLLECTION AGENCY/ATTORNEY'],
  } as const
  const entry = (one: Entry): string => {
    const [account, loan] = kinds[one.kind]
    const rating = one.kind === 'collection' ? 'COL' : one.isNegative ? 'C/O' : 'OK'
    return `<div class="h">Account Name</div><h3>${one.name} ${one.number[0]}${one.number[1]}**</h3><h4>Account Information</h4>${rows(
      [
        ['Address', '22 HARBOR RD TOLEDO, OH 43604'],
        ['Phone', '(555) 555-0122'],
        ['Monthly Payment', '$0'],
        ['Date Opened', one.opened],
        ['Responsibility', 'Individual Account'],
        ['Account Type', account],
        ['Loan Type', loan],
        ['Balance', money(one.balance)],
        ['Date Updated', '09/03/2026'],
        ...(one.originalCreditor === undefined ? [] : ([['Original Creditor', one.originalCreditor]] as const)),
        ['Pay Status', one.says.transunion],
        ['High Balance', money(Math.max(one.limit, one.balance))],
        ...(one.kind === 'card' ? ([['Credit Limit', money(one.limit)]] as const) : []),
        ...(one.remark === undefined ? [] : ([['Remarks', one.remark]] as const)),
        ...(one.isNegative ? ([['Estimated month and year this item will be removed', '06/2030']] as const) : []),
      ],
    )}<h4>Payment History</h4><div class="g">${MONTHS.map((month) => `<div>${month}<br>Balance<br>${money(one.balance)}<br>Past Due<br>$0<br>Rating<br>${rating}</div>`).join('')}</div><p>Total Months: 6</p>`
  }
  const [bad, good] = [entries.filter(({ isNegative }) => isNegative), entries.filter(({ isNegative }) => !isNegative)]
  return page(
    `body{width:530pt}.r{justify-content:space-between}.r b{width:${valueWidth}pt;text-align:right;word-break:break-all}.g{display:flex;font-size:8pt;break-inside:avoid}.g div{width:86pt}`,
    `<h1>Personal Credit Report for:</h1>
<p>ROBIN A EXAMPLE</p>
<p>File Number:</p>
<p>402118830</p>
<p>Date Created:</p>
<p>09/15/2026</p>
${notices.length === 0 ? '' : notices.map((text) => `<p>${text}</p>`).join('')}<h2>Personal Information</h2>
<div class="h">Credit Report Date</div><p>09/15/2026</p>
<div class="h">Social Security Number</div><p>XXX-XX-4021</p>
<div class="h">Date of Birth</div><p>05/17/1984</p>
<div class="h">Name</div><p>ROBIN A EXAMPLE</p>
<h3>Addresses</h3>
<div class="h">Current Address</div><p>18 ORCHARD LN<br>MADISON, WI 53703</p>
<div class="h">Date Reported</div><p>02/10/2019</p>
<h2>Account Information</h2>
<p>Typically, creditors report any changes made to your account information monthly.</p>
<h2>Payment/Remarks Key</h2>
<h3>Rating</h3>
${rows([
  ['OK', 'Current; paying or paid as agreed'],
  ['30', 'Account 30 days late'],
  ['COL', 'Transferred to collection'],
  ['C/O', 'Charged off by account provider'],
])}${
  bad.length === 0
    ? ''
    : `<h2>Accounts with Adverse Information</h2>
${bad.map(entry).join('')}`
}<h2>Satisfactory Accounts</h2>
${good.map(entry).join('')}<h2>Regular Inquiries</h2>
<div class="h">Name</div><p>NORTH TRAIL MOTORS</p>
<div class="g"><div>Location</div><div>Requested On</div><div>Phone</div></div><div class="g"><div>9 ELM ST MADISON, WI 53703</div><div>03/02/2026</div><div>(555) 555-0190</div></div><div class="h">Inquiry Type</div><p>Individual</p>`,
  )
}

/** The label-packed print of Equifax. */
export function equifaxPage(
  entries: readonly Entry[],
  { notices, status = 'No fraud indicator on file' }: Notices & { readonly status?: string },
): string {
  const kinds = { card: 'Credit Card', auto: 'Auto Loan', mortgage: 'Conventional Mortgage', collection: 'Collection' }
  const cells = (...pairs: readonly (readonly [string, string])[]): string =>
    `<div class="c">${pairs.map(([label, value]) => `<div>${label}: ${value}</div>`).join('')}</div>`
  const entry = (one: Entry): string =>
    `<h3>${one.name}</h3>
<p>PO BOX 61, RENO, NV 89501 | (555) 555-0161 Date Reported: 09/10/2026 | Balance: ${money(one.balance)}</p>
<p>Account Number: *${one.number[1]} | Owner: Individual Account Credit Limit: ${one.kind === 'card' ? money(one.limit) : ''} | High Credit: ${money(Math.max(one.limit, one.balance))}</p>
<p>Loan/Account Type: ${kinds[one.kind]} | Status: ${one.says.equifax}</p>
${cells(['Date Opened', one.opened], ['Date of 1st Delinquency', one.firstLate ?? ''], ['Terms Frequency', 'Monthly'])}${cells(['Date of Last Activity', ''], ['Date Major Delinquency 1st Reported', ''], ['Months Reviewed', '18'])}${cells(['Scheduled Payment Amount', ''], ['Amount Past Due', one.isNegative ? money(one.balance) : '$0'], ['Deferred Payment Start Date', ''])}${cells(['Actual Payment Amount', ''], ['Charge Off Amount', one.says === OFF ? money(one.balance) : ''], ['Balloon Payment Amount', ''])}${cells(['Date of Last Payment', ''], ['Date Closed', ''], ['Balloon Payment Date', ''])}${cells(['Term Duration', ''], ['Activity Designator', ''], ['Narrative Code(s)', ''])}${one.originalCreditor === undefined ? '' : `<p>Original Creditor: ${one.originalCreditor}</p>`}`
  return page(
    'body{width:540pt}.c{display:flex;break-inside:avoid}.c div{width:180pt;padding-right:6pt}',
    `<p>Prepared for: ROBIN A EXAMPLE &nbsp; Date: Sep 14, 2026 &nbsp; Confirmation # 6091440021</p>
<h1>Equifax Credit Report</h1>
<h2>Summary</h2>
<p>Report Date 09/14/2026</p>
<p>Credit File Status ${status}</p>
<h2>Personal Information</h2>
<p>Name: ROBIN A EXAMPLE</p>
<p>Social Security Number: XXX-XX-4021</p>
<p>Date of Birth: 05/17/1984</p>
<p>Current Address: 18 ORCHARD LN, MADISON, WI 53703</p>
${
  notices.length === 0
    ? ''
    : `<h2>Consumer File Notices</h2>
${notices.map((text) => `<p>${text}</p>`).join('')}`
}<h2>Credit Accounts</h2>
${entries.map(entry).join('')}<h2>Public Records</h2>
<p>No public records.</p>
<h2>Inquiries</h2>
<p>Company Information | Inquiry Type | Inquiry Date(s)</p>
<p>NORTH TRAIL MOTORS | Hard | 03/02/2026</p>
<p>EFX-ACR-2026-03</p>`,
  )
}

/** The numbered print of myEquifax. */
export function myEquifaxPage(entries: readonly Entry[], { notices, status }: Notices & { readonly status: string }): string {
  const day = (text: string): string => {
    const [month = '1', date = '1', year = ''] = text.split('/')
    return `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1] ?? ''} ${date}, ${year}`
  }
  const enums = { card: 'Credit Card', auto: 'Auto', mortgage: 'Conventional Real Estate Mortgage', collection: '' }
  const two = (...pairs: readonly (readonly [string, string])[]): string =>
    `<table>${Array.from(
      { length: Math.ceil(pairs.length / 2) },
      (_, at) =>
        `<tr>${pairs
          .slice(at * 2, at * 2 + 2)
          .map(([label, value]) => `<td>${label}</td><td>${value}</td>`)
          .join('')}</tr>`,
    ).join('')}</table>`
  const entry = (one: Entry, number: string): string =>
    `<h3>${number} ${one.name}</h3>
<h4>Summary</h4>
${two(['Account Number', `xxxxxxxxxxxx ${one.number[1]}`], ['Reported Balance', money(one.balance)], ['Account Status', one.isNegative ? 'CHARGE_OFF' : 'PAYS_AS_AGREED'], ['Available Credit', ''])}<h4>Account Details</h4>
${two(['High Credit', money(Math.max(one.limit, one.balance))], ['Payment Responsibility', 'INDIVIDUAL'], ['Credit Limit', one.kind === 'card' ? money(one.limit) : ''], ['Account Type', one.kind === 'card' ? 'REVOLVING' : one.kind === 'mortgage' ? 'MORTGAGE' : 'INSTALLMENT'], ['Terms Frequency', 'MONTHLY'], ['Term Duration', ''], ['Balance', money(one.balance)], ['Date Opened', day(one.opened)], ['Amount Past Due', one.isNegative ? money(one.balance) : '$0'], ['Date Reported', 'Sep 10, 2026'], ['Actual Payment Amount', ''], ['Date of Last Payment', ''], ['Date of Last Activity', ''], ['Scheduled Payment Amount', ''], ['Months Reviewed', '18'], ['Delinquency First Reported', ''], ['Activity Designator', ''], ['Creditor Classification', ''], ['Deferred Payment Start Date', ''], ['Charge Off Amount', one.isNegative ? money(one.balance) : ''], ['Balloon Payment Date', ''], ['Balloon Payment Amount', ''], ['Loan Type', enums[one.kind]], ['Date Closed', ''], ['Date of First Delinquency', one.firstLate === undefined ? '' : day(one.firstLate)])}<table><tr><td><h4>Comments</h4>
${one.isNegative ? 'Charged off account' : ''}</td>
<td></td>
<td><h4>Contact</h4>
${one.name}<br>PO BOX 61<br>RENO, NV 89501<br>(555) 555-0161</td>
</tr>
</table>`
  const section = (number: number, title: string, kind: Entry['kind'] | 'other', inner = ''): string =>
    `<h2>${number}. ${title}</h2>${inner}${entries
      .filter((one) => one.kind === kind)
      .map((one, at) => entry(one, `${number}.${at + 1}`))
      .join('')}`
  return page(
    'body{width:540pt}td{width:135pt;vertical-align:top}h2{break-before:page}',
    `<h1>CREDIT REPORT</h1>
<p>ROBIN A EXAMPLE</p>
<p>Report Confirmation</p>
<p>4021188307</p>
<p>Dear ROBIN A EXAMPLE:</p>
<h2>1. Summary</h2>
${two(['Report Date', 'Sep 14, 2026'], ['', ''], ['Credit File Status', status], ['', ''], ['Alert Contacts', '0 Records Found'], ['', ''], ['Accounts with Negative Information', String(entries.filter(({ isNegative }) => isNegative).length)], ['', ''])}${section(2, 'Revolving Accounts', 'card')}${section(3, 'Mortgage Accounts', 'mortgage')}${section(4, 'Installment Accounts', 'auto')}${section(5, 'Other Accounts', 'other')}<h2>6. Consumer Statements</h2>
${notices.length === 0 ? '<p>You currently do not have any consumer statements in your file.</p>' : notices.map((text) => `<p>${text}</p>`).join('')}<h2>7. Personal Information</h2>
${two(['Name', 'ROBIN A EXAMPLE'], ['', ''], ['Social Security Number', 'xxxxx4021'], ['', ''], ['Date of Birth', 'May 17, 1984'], ['', ''])}<h2>8. Inquiries</h2>
<p>Hard Inquiries</p>
<h2>9. Public Records</h2>
<p>Bankruptcies</p>
<p>You currently do not have any bankruptcies in your file.</p>
<h2>10. Collections</h2>
<p>You currently do not have any collections in your file.</p>`,
  )
}
