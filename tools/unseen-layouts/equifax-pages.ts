import { type Entry, money, type Notices, OFF, page } from '#tools/unseen-layouts/entry.ts'

/** Equifax's two prints, written from descriptions by someone who had not read the readers. */

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
  const section = (number: number, title: string, kind: Entry['kind'] | 'other'): string =>
    `<h2>${number}. ${title}</h2>${entries
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
