import type { Entry } from '#tools/unseen-layouts/entry.ts'

/** Pages of monitoring services and papers whose layout no one described, written by someone who had not read the readers. */

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}.00`
const BUREAU_HEADS =
  '<tr><th></th><th class="headerTUC">TransUnion</th><th class="headerEXP">Experian</th><th class="headerEQF">Equifax</th></tr>'
const three = (label: string, values: string | readonly [string, string, string]): string =>
  `<tr><td class="label">${label}</td>${(typeof values === 'string' ? [values, values, values] : values).map((value) => `<td class="info">${value}</td>`).join('')}</tr>`
const table = (...rows: readonly string[]): string =>
  `<table class="rpt_content_table rpt_content_header rpt_table4column">${BUREAU_HEADS}${rows.join('')}</table>`
const part = (id: string, title: string, inner: string): string =>
  `<div class="rpt_content_wrapper" id="${id}"><div class="rpt_fullReport_header">${title}</div>${inner}</div>`

export function identityIqPage(entries: readonly Entry[], statements: readonly [string, string, string]): string {
  const kinds = {
    card: ['Revolving', 'Credit Card'],
    auto: ['Installment', 'Auto Loan'],
    mortgage: ['Mortgage', 'Conventional real estate mortgage'],
    collection: ['Collection', 'Collection Agency/Attorney'],
  } as const
  const entry = (one: Entry): string => {
    const [type, detail] = kinds[one.kind]
    const pays = one.isNegative
      ? 'Collection/Chargeoff'
      : one.says.equifax.startsWith('Dormant')
        ? 'Dormant pending review'
        : 'Current'
    return `<table class="crPrint"><tr><td><div class="sub_header">${one.name}${one.originalCreditor === undefined ? '' : ` (Original Creditor: ${one.originalCreditor})`}</div>${table(
      three('Account #:', `${one.number[0]}****`),
      three('Account Type:', type),
      three('Account Type - Detail:', detail),
      three('Bureau Code:', 'Individual'),
      three('Account Status:', one.isNegative ? 'Derogatory' : 'Open'),
      three('Monthly Payment:', '-'),
      three('Date Opened:', one.opened),
      three('Balance:', dollars(one.balance)),
      three('No. of Months (terms):', '-'),
      three('High Credit:', dollars(Math.max(one.limit, one.balance))),
      three('Credit Limit:', one.kind === 'card' ? dollars(one.limit) : '-'),
      three('Past Due:', one.isNegative ? dollars(one.balance) : '$0.00'),
      three('Payment Status:', pays),
      three('Last Reported:', '09/12/2026'),
      three('Comments:', one.remark ?? '-'),
      three('Date Last Active:', '-'),
      three('Date of Last Payment:', '-'),
    )}</td></tr></table>`
  }
  return `<!doctype html><html><head><meta charset="utf-8"><title>Credit Report</title><style>body{font:9pt Arial;width:540pt}.info,.label{width:130pt}</style></head><body><div class="rpt_content_wrapper" id="reportTop"><div class="reportTopHeader">Three Bureau Credit Report</div><div>Reference #: M40211883</div><div>Report Date: 10/08/2026</div></div>${part('CustomerStatement', 'Customer Statement', table(three('', statements)))}${part(
    'PersonalInformation',
    'Personal Information',
    table(
      three('Credit Report Date:', '10/08/2026'),
      three('Name:', 'ROBIN EXAMPLE'),
      three('Date of Birth:', '1984'),
      three('Current Address(es):', '18 ORCHARD LN<br>MADISON, WI<br>53703'),
    ),
  )}${part('Summary', 'Summary', table(three('Total Accounts:', String(entries.length))))}${part('AccountHistory', 'Account History', entries.map(entry).join(''))}${part('Inquiries', 'Inquiries', '<table class="rpt_content_table rpt_content_header rpt_content_contacts"><tr><th>Creditor Name</th><th>Type of Business</th><th>Date of inquiry</th><th>Credit Bureau</th></tr><tr><td class="info">NORTH TRAIL MOTORS</td><td class="info">Auto</td><td class="info">03/02/2026</td><td class="info">TransUnion</td></tr></table>')}${part('PublicInformation', 'Public Information', 'None Reported')}</body></html>`
}

const CARD_LABELS = [
  '',
  'Account #',
  'High Balance',
  'Last Verified',
  'Date of Last Activity',
  'Date Reported',
  'Date Opened',
  'Balance Owed',
  'Closed Date',
  'Account Rating',
  'Account Description',
  'Dispute Status',
  'Creditor Type',
  'Account Status',
  'Payment Status',
  'Creditor Remarks',
  'Payment Amount',
  'Last Payment',
  'Term Length',
  'Past Due Amount',
  'Account Type',
  'Payment Frequency',
  'Credit Limit',
]

/** The page of SmartCredit and its kin, as it is saved. */
export function consumerDirectPage(entries: readonly Entry[]): string {
  const grid = (one: Entry, bureau: string): readonly string[] => [
    bureau,
    `${one.number[0]}******`,
    dollars(Math.max(one.limit, one.balance)),
    '09/12/2026',
    '--',
    '09/12/2026',
    one.opened,
    dollars(one.balance),
    '--',
    one.isNegative ? 'Derogatory' : 'Open',
    one.remark ?? '--',
    'Account not disputed',
    one.kind === 'collection' ? 'Collection Agency' : 'Bank',
    one.isNegative ? 'Derogatory' : 'Open',
    one.isNegative ? 'Collection/Chargeoff' : one.says.equifax.startsWith('Dormant') ? 'Dormant pending review' : 'Current',
    '--',
    '--',
    '--',
    '--',
    one.isNegative ? dollars(one.balance) : '$0.00',
    one.kind === 'card'
      ? 'Credit Card'
      : one.kind === 'auto'
        ? 'Auto Loan'
        : one.kind === 'mortgage'
          ? 'Conventional Real Estate Mortgage'
          : 'Collection',
    '--',
    one.kind === 'card' ? dollars(one.limit) : '--',
  ]
  const column = (className: string, cells: readonly string[]): string =>
    `<div class="${className}">${cells.map((cell) => `<div class="grid-cell">${cell}</div>`).join('')}</div>`
  const entry = (one: Entry): string =>
    `<div class="mb-5"><div class="border-b border-5"><div class="h6"><strong>${one.name}</strong></div><div class="d-grid grid-cols-4">${column('labels', CARD_LABELS)}${['TransUnion', 'Experian', 'Equifax'].map((bureau) => column('d-contents', grid(one, bureau))).join('')}</div></div></div>`
  return `<!doctype html><html><head><title>SmartCredit 3B Report</title></head><body><div id="smartcredit-app"><h1>3B Report &amp; Scores</h1><div>Report Date: 10/08/2026</div>${entries.map(entry).join('')}</div></body></html>`
}

/** A mortgage lender's merged report: every bureau in one row. No layout that anyone described. */
export function lenderPage(entries: readonly Entry[]): string {
  return `<!doctype html><html><head><style>body{font:8pt Arial;width:560pt}td,th{border:1px solid #999;padding:2pt}</style></head><body><h2>MERGED CREDIT REPORT</h2><p>Prepared for: PRAIRIE HOME LENDING &nbsp; Applicant: EXAMPLE, ROBIN A &nbsp; Ordered 10/02/2026 &nbsp; Repositories: XP/TU/EF</p><h3>TRADE SUMMARY</h3><table><tr><th>Creditor / Account No.</th><th>ECOA</th><th>Opened</th><th>Reported</th><th>High</th><th>Balance</th><th>Pmt</th><th>Past due</th><th>30-60-90</th><th>Status</th><th>Source</th></tr>${entries
    .map(
      (one) =>
        `<tr><td>${one.name}<br>${one.number[0]}****</td><td>B</td><td>${one.opened.slice(0, 2)}/${one.opened.slice(8)}</td><td>09/26</td><td>${one.limit}</td><td>${one.balance}</td><td>-</td><td>0</td><td>0-0-0</td><td>${one.isNegative ? 'COLL/CO' : 'AS AGREED'}</td><td>XP TU EF</td></tr>`,
    )
    .join('')}</table><h3>INQUIRIES</h3><p>03/02/26 NORTH TRAIL MOTORS TU</p><p>End of report</p></body></html>`
}

/** A bank's app shows its customer a few accounts: a page without a bureau's form. */
export function appPage(entries: readonly Entry[]): string {
  return `<!doctype html><html><head><style>body{font:12pt Arial;width:390pt}.card{border:1px solid #ccc;border-radius:8px;padding:8pt;margin:8pt 0}</style></head><body><h2>Credit health</h2><p>Your score went up by 4 points. Provided by TransUnion · VantageScore 3.0 · 702</p><h3>Accounts</h3>${entries
    .map(
      (one) =>
        `<div class="card"><b>${one.name}</b><br>${dollars(one.balance)}<br>${one.isNegative ? 'Needs attention' : 'In good standing'} · Updated 3 days ago</div>`,
    )
    .join(
      '',
    )}<h3>Offers for you</h3><div class="card"><b>SILVER FALLS REWARDS CARD</b><br>Your approval odds: very good</div></body></html>`
}
