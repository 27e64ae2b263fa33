import { expect, it } from 'vitest'
import { packedColumns } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
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
