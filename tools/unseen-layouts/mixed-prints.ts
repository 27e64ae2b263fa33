import { experianPage, transunionPage } from '#tools/unseen-layouts/bureau-pages.ts'
import { AGENCY, AUTO, CARD, HOUSE, STORE } from '#tools/unseen-layouts/entry.ts'
import { equifaxPage, myEquifaxPage } from '#tools/unseen-layouts/equifax-pages.ts'
import type { UnseenFile } from '#tools/unseen-layouts/files.ts'
import { all, experianRecord, grid, NONE, put, truth, without } from '#tools/unseen-layouts/later-truth.ts'

/** Prints of the last of the unseen sets, written before their author had read a reader. */

const sheet = (body: string): string =>
  `<!doctype html><html><head><style>body{font:10pt Arial;width:520pt}td{padding:2pt 8pt}</style></head><body>${body}</body></html>`
const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** Papers that speak of credit and accounts, and are no credit report. */
const OTHER_PAPERS: readonly UnseenFile[] = [
  {
    name: 'card-statement',
    text: sheet(
      `<h2>CARDWELL BANK Visa</h2><p>Account ending in 7705 &nbsp; Statement closing date 09/12/2026</p>${table(['Previous balance', '$512.00'], ['Payments and credits', '-$300.00'], ['Purchases', '$200.00'], ['New balance', '$412.00'], ['Credit limit', '$3,000.00'], ['Past due amount', '$0.00'], ['Minimum payment due', '$25.00'])}<p>We may report information about your account to credit bureaus: Equifax, Experian and TransUnion.</p>`,
    ),
  },
  {
    name: 'insurance-losses',
    text: sheet(
      `<h2>C.L.U.E. Personal Property Report</h2><p>LexisNexis Risk Solutions Consumer Center</p><p>Consumer: ROBIN A EXAMPLE &nbsp; Report date 09/14/2026</p><h3>Claims</h3>${table(['Insurer', 'PRAIRIE MUTUAL'], ['Policy number', 'HO44****'], ['Date of loss', '02/03/2024'], ['Status', 'Closed'], ['Amount paid', '$4,120'])}<h3>Inquiries</h3><p>PRAIRIE MUTUAL 01/02/2026</p>`,
    ),
  },
  {
    name: 'deposit-accounts',
    text: sheet(
      `<h2>ChexSystems Consumer Disclosure</h2><p>ROBIN A EXAMPLE</p><h3>Reported information</h3>${table(['Source', 'ASHGROVE BANK'], ['Account number', '****1180'], ['Date reported', '04/11/2025'], ['Reason', 'Overdraft'], ['Original charge off amount', '$218.44'], ['Status', 'Charge off, unpaid'])}<h3>Inquiries viewed by others</h3><p>DOVEWOOD CREDIT UNION 05/01/2026</p>`,
    ),
  },
  {
    name: 'business-report',
    text: sheet(
      `<h2>Experian Business Credit Advantage</h2><p>EXAMPLE ROOFING LLC &nbsp; BIN 807205801 &nbsp; 09/14/2026</p><p>Intelliscore Plus 62</p><h3>Trade payment information</h3>${table(['Category', 'Last sale', 'Terms', 'High credit', 'Balance', 'Current', '1-30 DBT'], ['BLDG MATRL', '08/2026', 'NET 30', '$4,000', '$1,200', '90%', '10%'], ['FUEL', '07/2026', 'VARIED', '$900', '$0', '100%', '0%'])}<p>Accounts reported: 2. Collections filed: 0. Bankruptcies: 0.</p>`,
    ),
  },
  {
    name: 'summary-of-rights',
    text: sheet(
      `<h2>A Summary of Your Rights Under the Fair Credit Reporting Act</h2><p>You have the right to dispute incomplete or inaccurate information. Consumer reporting agencies may not report outdated negative information: a bankruptcy after ten years, other items after seven.</p><p>Equifax, P.O. Box 740241, Atlanta, GA 30374. Experian, P.O. Box 4500, Allen, TX 75013. TransUnion, P.O. Box 2000, Chester, PA 19016.</p><p>Account Name, Account Number, Date Opened and Balance are shown for each account.</p>`,
    ),
  },
  {
    name: 'how-to-read-a-report',
    text: sheet(
      `<h1>How to read an Experian credit report</h1><p>By the editors, Sep 4, 2026</p><p>Each entry begins with its name. Here is an example:</p>${table(['Account Name', 'SAMPLE BANK'], ['Account Number', '1234XXXXXXXX'], ['Account Type', 'Credit card'], ['Status', 'Open/Never late.'], ['Balance', '$500'])}<p>In the next part we explain what “potentially negative” means, and how to dispute it.</p>`,
    ),
  },
].map((paper) => ({ ...paper, form: 'printed' as const, truth: 'refused' as const }))

/** Reports on sheets: read as they are, or refused. */
const ON_SHEETS: readonly UnseenFile[] = [
  { name: 'experian-3x1', text: experianPage(all, NONE), sheets: grid(3, 1), truth: [truth('experian', all)] },
  { name: 'transunion-1x3', text: transunionPage(all, NONE), sheets: grid(1, 3), truth: [truth('transunion', all)] },
  {
    name: 'equifax-2x3-down',
    text: equifaxPage(all, NONE),
    sheets: grid(2, 3, { isDownColumns: true }),
    truth: [truth('equifax', all)],
  },
].map((file) => ({ ...file, form: 'printed' as const, mayRefuse: true }))

const TWIN = { ...CARD, number: ['448231', '9014'] as const, opened: '06/01/2021', balance: 77 }

export const MIXED_PRINTS: readonly UnseenFile[] = [
  ...ON_SHEETS,
  {
    name: 'transunion-nameless-collection',
    form: 'printed',
    text: transunionPage([CARD, without(AGENCY), STORE], NONE),
    truth: [truth('transunion', [CARD, without(AGENCY), STORE])],
  },
  {
    name: 'myequifax-nameless',
    form: 'printed',
    text: myEquifaxPage([CARD, without(AUTO)], { ...NONE, status: 'No fraud indicator on file' }),
    truth: [truth('equifax', [CARD, without(AUTO)])],
  },
  {
    name: 'myequifax-odd-status',
    form: 'printed',
    text: put(myEquifaxPage([CARD, STORE], { ...NONE, status: 'No fraud indicator on file' }), [
      'PAYS_AS_AGREED',
      'HELD_IN_ABEYANCE',
    ]),
    truth: [truth('equifax', [CARD, STORE], { asked: ['CARDWELL BANK'] })],
  },
  {
    name: 'experian-narrow-again',
    form: 'printed',
    text: experianPage(all, { ...NONE, width: 330, valueAt: 130 }),
    truth: [truth('experian', all, { facts: [['KESTREL RECOVERY SERVICES', 'originalCreditor', 'NORTHFIELD POWER']] })],
  },
  {
    name: 'transunion-narrow-mortgage',
    form: 'printed',
    text: transunionPage([HOUSE, AGENCY], { ...NONE, valueWidth: 62 }),
    truth: [
      truth('transunion', [HOUSE, AGENCY], { facts: [['KESTREL RECOVERY SERVICES', 'originalCreditor', 'NORTHFIELD POWER']] }),
    ],
  },
  {
    name: 'transunion-unheard-of-remark',
    form: 'printed',
    text: transunionPage([{ ...CARD, remark: 'QQX; HELD OVER BY THE TRUSTEE' }, AUTO], NONE),
    truth: [truth('transunion', [CARD, AUTO], { words: [['CARDWELL BANK', 'held over by the trustee']] })],
  },
  {
    name: 'experian-totals-say-less',
    form: 'printed',
    text: put(experianPage([{ ...CARD, opened: '03/14/2031' }, AUTO, STORE], NONE), ['3 Accounts', '2 Accounts']),
    truth: [truth('experian', [CARD, AUTO, STORE], { mayAsk: true })],
  },
  {
    name: 'experian-county-record',
    form: 'printed',
    text: put(
      experianPage([CARD], NONE),
      [
        '<p>No public records reported.</p>',
        experianRecord([
          ['Name', 'DANE COUNTY RECORDER'],
          ['Reference Number', 'SQ00771'],
          ['Status', 'Civil claim judgment filed.'],
          ['Claim Amount', '$1,204'],
          ['Date Filed', '05/11/2023'],
          ['Responsibility', 'Individual'],
        ]),
      ],
      ['<h3>US BKPT CT</h3>', ''],
      ['0 Public Records', '1 Public Records'],
    ),
    truth: [truth('experian', [CARD], { records: 1 })],
  },
  {
    name: 'equifax-two-of-one-name',
    form: 'printed',
    text: equifaxPage([CARD, TWIN, AGENCY], NONE),
    truth: [truth('equifax', [CARD, TWIN, AGENCY])],
  },
  {
    name: 'experian-counts-under-each-other',
    form: 'printed',
    text: put(experianPage([CARD, AUTO], NONE), [
      '2 Accounts&nbsp; 0 Public Records&nbsp; 1 Hard Inquiries',
      '2 Accounts<br>0 Public Records<br>1 Hard Inquiries',
    ]),
    truth: [truth('experian', [CARD, AUTO], { records: 0, inquiries: 1 })],
  },
  ...OTHER_PAPERS,
]
