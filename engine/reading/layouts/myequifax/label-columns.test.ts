import { expect, it } from 'vitest'
import { labelColumns } from '#engine/reading/layouts/myequifax/label-columns.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const LABELS = ['Balance Date', 'Account Number', 'Last Payment Date']
const FIRST: readonly Piece[] = [
  [36, 50, 'Agency EXAMPLE RECOVERY'],
  [36, 62, 'Assigned May 22, 2024'],
  [36, 74, 'Amount $5'],
]
const SECOND: readonly Piece[] = [
  [160, 50, 'Balance Date Oct 4, 2026'],
  [160, 62, 'Account xxxx 1234'],
  [160, 74, 'Last Payment'],
]

it.each<[string, readonly Piece[], number]>([
  ['two pairs abreast', [...FIRST, ...SECOND], 2],
  ['one pair', FIRST, 1],
  ['a value that begins like a label', [...FIRST, ...SECOND.slice(0, 1)], 1],
  ['labels that begin at no common x', [...FIRST, ...SECOND.map(([x, y, text]): Piece => [x + y, y, text])], 1],
  ['a word that reaches across', [...FIRST, ...SECOND, [120, 86, 'INDIVIDUAL_ACCOUNT']], 1],
])('cuts %s', (_, pieces, columns) => {
  expect(labelColumns(pageLines(typeset(pieces)), LABELS)).toHaveLength(columns)
})
