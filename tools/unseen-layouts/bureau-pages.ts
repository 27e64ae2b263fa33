import { type Entry, money, type Notices, page, rows } from '#tools/unseen-layouts/entry.ts'

/** Pages of Experian and TransUnion as a browser sets them, written from descriptions by someone who had not read the readers. */

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

const TRANSUNION_KINDS = {
  card: ['Revolving Account', 'CREDIT CARD'],
  auto: ['Installment Account', 'AUTOMOBILE'],
  mortgage: ['Mortgage Account', 'CONVENTIONAL REAL ESTATE MTG'],
  collection: ['Open Account', 'COLLECTION AGENCY/ATTORNEY'],
} as const

const RATINGS: readonly (readonly [string, string])[] = [
  ['OK', 'Current; paying or paid as agreed'],
  ['30', 'Account 30 days late'],
  ['COL', 'Transferred to collection'],
  ['C/O', 'Charged off by account provider'],
]

/** TransUnion's page: values at the right edge, the adverse in brackets. */
export function transunionPage(
  entries: readonly Entry[],
  { notices, valueWidth = 260 }: Notices & { readonly valueWidth?: number },
): string {
  const entry = (one: Entry): string => {
    const [account, loan] = TRANSUNION_KINDS[one.kind]
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
${rows(RATINGS)}${
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
