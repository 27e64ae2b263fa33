import { expect, it } from 'vitest'
import { inColumns, packedColumns } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import { ACCOUNT_LABELS } from '#engine/reading/layouts/equifax-acr/words.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typeset } from '#engine/reading/lines/typeset.ts'

const ROWS = [
  'Date Reported:',
  'Credit Limit:',
  'High Credit:',
  'Status:',
  'Date Opened:',
  'Term Duration:',
  'Owner:',
  'Date Closed:',
]
const linesFrom = (number: number, left: number, confidence: { confidence?: number }) => {
  const page = typeset(ROWS.map((label, index) => [left, 40 + index * 13, `${label} 5`] as const))
  return pageLines({ ...page, number, words: page.words.map((word) => ({ ...word, ...confidence })) })
}

it('pairs that flow have no columns, though one picture of a page is laid out further right than the other', () => {
  const pictured = { confidence: 0.9 }
  expect(packedColumns([...linesFrom(1, 46, pictured), ...linesFrom(2, 37, pictured)], ACCOUNT_LABELS)).toEqual([])
})

it('labels of several names at one place make a column', () => {
  expect(packedColumns([...linesFrom(1, 46, {}), ...linesFrom(2, 37, {})], ACCOUNT_LABELS)).toHaveLength(2)
})

it('pairs that flow have no columns in a long report either, though labels of several names begin at every place', () => {
  const flowing = Array.from({ length: 40 }, (_, page) => linesFrom(page + 1, page === 0 ? 36 : 80 + page * 4, {})).flat()
  expect(packedColumns(flowing, ACCOUNT_LABELS)).toEqual([])
})

it('a value is not cut where one of its words begins at a column by chance, but the next pair is', () => {
  const textsOf = (lines: Parameters<typeof typeset>[0], starts: readonly number[]) =>
    inColumns(pageLines(typeset(lines)), starts).map((column) => column.map(({ text }) => text))
  const court = 'Bankruptcy Courthouse: US COURT OF THE NORTH'
  expect(textsOf([[36, 40, court]], [36, 196])).toEqual([[court], []])
  const pairs = textsOf(
    [
      [36, 40, 'Date Opened: 01/01/1998'],
      [156, 40, 'Date Major Delinquency 1st'],
    ],
    [36, 156],
  )
  expect(pairs).toEqual([['Date Opened: 01/01/1998'], ['Date Major Delinquency 1st']])
})
