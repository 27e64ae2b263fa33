import { expect, it } from 'vitest'
import { readConsumerDirectPrint } from '#engine/reading/layouts/consumerdirect/read-consumerdirect-print.ts'
import { documentOf, typeset, type Piece } from '#engine/reading/lines/typeset.ts'

/** An account with this title, under the history of another. */
function titles(title: readonly Piece[]): (string | null)[] {
  const rows = (y: number): Piece[] =>
    ['Account # | 1234**** | 1234**** | 1234****', 'Balance Owed | $5 | $5 | $5', 'Account Status | Open | Open | Open'].flatMap(
      (line, index) => line.split(' | ').map((text, column): Piece => [36 + column * 140, y + index * 14, text]),
    )
  const heads = (y: number): Piece[] =>
    ['TransUnion', 'Experian', 'Equifax'].map((text, index): Piece => [176 + index * 140, y, text])
  const pieces: Piece[] = [
    [36, 40, 'SmartCredit 3B Report'],
    [36, 60, 'Accounts'],
    [36, 80, 'FIRST BANK'],
    ...heads(94),
    ...rows(108),
    [36, 150, 'TransUnion'],
    [36, 164, 'OK'],
    [36, 176, '9/26'],
    [36, 190, '30: 0 60: 0 90: 0'],
    ...title,
    ...heads(224),
    ...rows(238),
  ]
  const [report] = readConsumerDirectPrint(documentOf([typeset(pieces)]))
  return report?.accounts.map(({ creditorName }) => creditorName) ?? []
}

it.each<readonly [string, Piece[]]>([
  ['TRANSUNION CREDIT UNION', [[36, 210, 'TRANSUNION CREDIT UNION']]],
  ['OPEN', [[36, 210, 'OPEN']]],
  [
    'NAME BRAND STORES',
    [
      [36, 210, 'NAME'],
      [80, 210, 'BRAND'],
      [124, 210, 'STORES'],
    ],
  ],
])('%s is the name of a creditor', (name, title) => {
  expect(titles(title)).toEqual(['FIRST BANK', name])
})
