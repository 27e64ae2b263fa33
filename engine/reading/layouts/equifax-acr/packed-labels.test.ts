import { expect, it } from 'vitest'
import { packedValues } from '#engine/reading/layouts/equifax-acr/packed-labels.ts'
import { ACCOUNT_LABELS } from '#engine/reading/layouts/equifax-acr/words.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const valuesOf = (pieces: readonly Piece[]): Record<string, string> =>
  Object.fromEntries(
    packedValues(pageLines(typeset(pieces)), ACCOUNT_LABELS).flatMap(({ label, text }) => (text === '' ? [] : [[label, text]])),
  )
const row = (top: number, ...texts: readonly string[]): Piece[] =>
  texts.map((text, index): Piece => [36 + index * 184, top, text])

it('a value under a row of cells that begin where those of the row before do answers the cell above it', () => {
  const values = valuesOf([
    ...row(40, 'Actual Payment Amount:', 'Charge Off Amount:', 'Balloon Payment Amount:'),
    ...row(53, '$2,210'),
    ...row(66, 'Date of Last Payment:', 'Date Closed:', 'Balloon Payment Date:'),
    ...row(79, '07/03/2026'),
  ])
  expect(values).toMatchObject({ 'Date of Last Payment': '07/03/2026' })
})

it('a value under a full line that flows may be that of its end', () => {
  const values = valuesOf([
    [36, 40, 'Months Reviewed: 12 Terms Frequency: Monthly Owner: Individual Account'],
    [36, 53, 'Date of Last Payment:'],
    [190, 53, 'Status: Pays As Agreed'],
    [340, 53, 'Balloon Payment Date:'],
    [36, 66, '07/03/2026'],
  ])
  expect(values).not.toHaveProperty('Date of Last Payment')
})
