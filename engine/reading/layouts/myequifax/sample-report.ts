import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import type { Box } from '#engine/report/evidence.ts'
import { SHORT_MONTHS } from '#engine/values/short-months.ts'

/** For tests: rows of a report as this layout prints them, set one under the other and cut into pages where asked. */
export type SampleRow =
  | string
  /** Pieces at their own x. */
  | { readonly at: readonly (readonly [x: number, text: string])[] }
  /** Year and twelve cells; `'*'` is a drawn tick. */
  | { readonly year: string; readonly cells: readonly string[] }
  | 'PAGE BREAK'

export const MONTH_HEADER: SampleRow = { year: 'Year', cells: SHORT_MONTHS }

/** `label | value | label | value`. */
export const pair = (...texts: string[]): SampleRow => ({
  at: texts.flatMap((text, index) => (text === '' ? [] : [[[36, 176, 316, 456][index] ?? 500, text] as const])),
})

const PITCH = 13
const TOP = 40

interface Sheet {
  pieces: Piece[]
  marks: Box[]
}

/** A document of Letter pages, each with the layout's footer. */
export function sampleReport(rows: readonly SampleRow[]): DocumentText {
  const sheets: Sheet[] = [{ pieces: [], marks: [] }]
  let y = TOP
  for (const row of rows) {
    if (row === 'PAGE BREAK' || y > 690) {
      sheets.push({ pieces: [], marks: [] })
      y = TOP
    }
    const sheet = sheets.at(-1)
    if (row === 'PAGE BREAK' || !sheet) continue
    setRow(sheet, row, y)
    y += PITCH
  }
  return { pages: sheets.map((sheet, index) => pageOf(sheet, index + 1, sheets.length)), producer: 'Apache FOP 2.10' }
}

function setRow(sheet: Sheet, row: Exclude<SampleRow, 'PAGE BREAK'>, y: number): void {
  if (typeof row === 'string') sheet.pieces.push([36, y, row])
  else if ('at' in row) for (const [x, text] of row.at) sheet.pieces.push([x, y, text])
  else {
    sheet.pieces.push([36, y, row.year])
    row.cells.forEach((cell, index) => {
      const x = 80 + index * 40
      if (cell === '*') sheet.marks.push([x + 4, y + 1, 8, 8])
      else if (cell !== '') sheet.pieces.push([x, y, cell])
    })
  }
}

function pageOf(sheet: Sheet, number: number, count: number): PageText {
  const footer: Piece[] = [
    [200, 750, 'JANE SAMPLE | Dec 12, 2024'],
    [480, 750, `Page ${number} of ${count}`],
  ]
  return typeset([...sheet.pieces, ...footer], { number, marks: sheet.marks })
}

/** An account of section 2 with everything the layout prints. */
export const SAMPLE_ACCOUNT: readonly SampleRow[] = [
  '2.1 EXAMPLE BANK (CLOSED)',
  'Summary',
  pair('Account Number', 'xxxxxxxxxxxx 1234', 'Reported Balance', '$1,250'),
  pair('Account Status', 'CHARGE_OFF', 'Available Credit', ''),
  'Account History',
  'The tables below show up to 2 years of the monthly balance.',
  'Balance',
  MONTH_HEADER,
  { year: '2024', cells: ['$900', '$950', '', '', '', '', '', '', '', '', '', ''] },
  'Actual Payment',
  MONTH_HEADER,
  { year: '2024', cells: ['$0', '$25', '', '', '', '', '', '', '', '', '', ''] },
  'Credit Limit',
  MONTH_HEADER,
  { year: '2024', cells: ['$777', '$777', '', '', '', '', '', '', '', '', '', ''] },
  'Amount Past Due',
  MONTH_HEADER,
  { year: '2024', cells: ['$90', '', '', '', '', '', '', '', '', '', '', ''] },
  'Payment History',
  MONTH_HEADER,
  { year: '2024', cells: ['CO', 'CO', '', '', '', '', '', '', '', '', '', ''] },
  { year: '2023', cells: ['✓', '✓', '30', '60', '90', '120', '150', '180', 'CO', 'CO', 'CO', 'CO'] },
  {
    at: [
      [36, '✓'],
      [60, 'Paid on Time'],
      [176, '30'],
      [200, '30 Days Past Due'],
      [316, '60'],
      [340, '60 Days Past Due'],
    ],
  },
  {
    at: [
      [36, 'CO'],
      [60, 'Charge-Off'],
      [176, 'C'],
      [200, 'Collection Account'],
      [316, 'TN'],
      [340, 'Too New to Rate'],
    ],
  },
  'Account Details',
  'View detailed information about this account.',
  pair('High Credit', '$1,200', 'Payment Responsibility', 'JOINT_CONTRACTUAL_LIABILITY'),
  pair('Credit Limit', '$1,000', 'Account Type', 'REVOLVING'),
  pair('Terms Frequency', 'MONTHLY', 'Term Duration', ''),
  pair('Balance', '$1,250', 'Date Opened', 'Feb 03, 2020'),
  pair('Amount Past Due', '$0', 'Date Reported', 'Nov 30, 2024'),
  pair('Actual Payment Amount', '', 'Date of Last Payment', 'Dec 15, 2022'),
  pair('Months Reviewed', '58', 'Delinquency First Reported', 'Aug 30, 2023'),
  pair('Activity Designator', '', 'Creditor Classification', 'UNKNOWN'),
  pair('Loan Type', 'Credit Card', 'Date Closed', 'Aug 12, 2023'),
  pair('Date of First Delinquency', 'Jan 20, 2023'),
  pair('Comments', '', 'Contact'),
  pair('Charged off account', '', 'EXAMPLE BANK'),
  pair('Account information disputed by', '', 'PO BOX 1'),
  pair('consumer.', '', 'ATLANTA, GA 30303'),
  pair('', '', '(404) 555-0100'),
]

export const SAMPLE_COLLECTION: readonly SampleRow[] = [
  '10. Collections',
  'Collections are accounts with outstanding debt that have been placed by a creditor with a collection agency.',
  'Date Reported: Nov 20, 2024',
  pair('Collection Agency', 'EXAMPLE RECOVERY', 'Balance Date', 'Nov 19, 2024'),
  pair('Original Creditor Name', 'EXAMPLE CLINIC', 'Account Designator Code', 'INDIVIDUAL_ACCOUNT'),
  pair('Date Assigned', 'Jun 01, 2023', 'Account Number', 'xxxxxx 4321'),
  pair('Original Amount Owed', '$812', 'Creditor Classification', 'Medical or Health Care'),
  pair('Amount', '$0', 'Last Payment Date', ''),
  pair('Status Date', 'Nov 18, 2024', 'Date of First Delinquency', ''),
  pair('Status', 'UNPAID'),
  pair('Comments', '', 'Contact'),
  pair('Medical', '', '120 CORPORATE BLVD'),
  pair('', '', 'NORFOLK, VA 23502'),
]
