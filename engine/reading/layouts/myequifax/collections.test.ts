import { describe, expect, it } from 'vitest'
import { collectionBlocks, readCollection } from '#engine/reading/layouts/myequifax/collections.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { Account } from '#engine/report/account.ts'

/** Rows of pieces at the given columns, one under the other. */
type Rows = readonly (readonly string[])[]

function accountsOf(rows: Rows, columns: readonly number[]): Account[] {
  const pieces = rows.flatMap((row, line) =>
    row.flatMap((text, column): Piece[] => (text === '' ? [] : [[columns[column] ?? 0, 50 + line * 12, text]])),
  )
  const blocks = collectionBlocks(pageLines(typeset(pieces)))
  return blocks.map((block, index) => readCollection(block, { id: `a${index + 1}`, widestComment: 200 }))
}

const WIDE = [36, 176, 316, 456]
/** The values of the first pair reach to the labels of the second. */
const NARROW = [36, 132, 204, 300]

const FACTS = {
  creditorName: 'EXAMPLE CREDIT MANAGEMENT INC',
  originalCreditor: 'SAMPLE ONE BANK N A',
  accountNumber: 'xxxxxx 4321',
  responsibility: 'individual',
  statusText: 'UNPAID',
  dateReported: '2026-10-04',
  balanceDate: '2026-10-03',
  dateAssigned: '2024-05-22',
  lastPaymentDate: '2023-07-15',
  dateOfFirstDelinquency: '2023-08-28',
  originalBalance: 169_300,
  currentBalance: 169_200,
} as const

const HEADING = 'Date Reported: Oct 4, 2026'
const END: Rows = [
  ['Date Assigned', 'May 22, 2024', 'Account Number', 'xxxxxx 4321'],
  ['Original Amount', '$1,693', 'Creditor', 'UNKNOWN'],
  ['Owed', '', 'Classification'],
  ['Amount', '$1,692', 'Last Payment', 'Jul 15, 2023'],
  ['', '', 'Date'],
  ['Status Date', 'Oct 4, 2026', 'Date of First', 'Aug 28, 2023'],
  ['', '', 'Delinquency'],
  ['Status', 'UNPAID'],
]
const PRINTS: readonly (readonly [string, Rows, readonly number[]])[] = [
  [
    'whose values reach the labels of the second column',
    [
      [HEADING],
      ['Collection Agency', 'EXAMPLE CREDIT', 'Balance Date', 'Oct 3, 2026'],
      ['', 'MANAGEMENT'],
      ['', 'INC'],
      ['Original Creditor', 'SAMPLE ONE', 'Account', 'INDIVIDUAL_ACC'],
      ['Name', 'BANK N A', 'Designator', 'OUNT'],
      ['', '', 'Code'],
      ...END,
    ],
    NARROW,
  ],
  [
    'whose labels wrap',
    [
      [HEADING],
      ['Collection', 'EXAMPLE CREDIT', 'Balance Date', 'Oct 3, 2026'],
      ['Agency', 'MANAGEMENT INC'],
      ['Original', 'SAMPLE ONE BANK N A', 'Account Designator', 'INDIVIDUAL_ACCOUNT'],
      ['Creditor Name', '', 'Code'],
      ...END,
    ],
    WIDE,
  ],
  [
    'whose wrapped labels touch their values',
    [
      [HEADING],
      ['Collection', 'EXAMPLE CREDIT', 'Balance Date', 'Oct 3, 2026'],
      ['Agency', 'MANAGEMENT INC'],
      ['Original Creditor', 'SAMPLE ONE', 'Account Designator', 'INDIVIDUAL_ACCOUNT'],
      ['Name', 'BANK N A', 'Code'],
      ...END,
    ],
    [36, 126, 240, 335],
  ],
  [
    'whose heading touches its date',
    [
      ['Date Reported:', 'Oct 4, 2026'],
      ['Collection Agency', '', 'EXAMPLE CREDIT', '', 'Balance Date', 'Oct 3, 2026'],
      ['', '', 'MANAGEMENT INC'],
      ['Original Creditor Name', '', 'SAMPLE ONE BANK N A', '', 'Account Designator Code', 'INDIVIDUAL_ACCOUNT'],
      ...END.map(([label = '', value = '', second = '', other = '']) => [label, '', value, '', second, other]),
    ],
    [36, 106, 176, 0, 316, 456],
  ],
]

describe('a collection', () => {
  it.each(PRINTS)('%s has its own values', (_, rows, columns) => {
    const accounts = accountsOf(rows, columns)
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).toMatchObject(FACTS)
  })

  it.each(PRINTS)('%s is one of two', (_, rows, columns) => {
    expect(accountsOf([...rows, ...rows], columns)).toMatchObject([FACTS, FACTS])
  })

  it.each(['EXAMPLE CREDIT Balance Date Oct 3, 2026', 'EXAMPLE Account BANK Designator'])('has no name like %s', (fused) => {
    const [account] = accountsOf(
      [[HEADING], ['Collection Agency', fused], ['Original Creditor Name', fused], ['Amount', '$5']],
      WIDE,
    )
    expect(account).toMatchObject({ creditorName: '', originalCreditor: null, currentBalance: 500 })
  })

  it('is not made of a sentence about collection agencies', () => {
    expect(accountsOf([[HEADING], ['Collection of debts is what a collection'], ['agency does.']], WIDE)).toEqual([])
  })
})
