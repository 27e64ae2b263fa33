import { describe, expect, it } from 'vitest'
import { readPrintHistory } from '#engine/reading/layouts/identityiq/print-history.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const X = (month: number): number => 90 + month * 24

describe('the printed two-year history', () => {
  it('has its months where the years of narrow columns touch', () => {
    const months = ['Sep', 'Aug', 'Jul', 'Jun']
    const codes = ['OK', '30', 'OK', 'CO']
    const lines = pageLines(
      typeset([
        [30, 50, 'Month'],
        ...months.map((name, index): Piece => [X(index), 50, name]),
        [30, 62, 'Year'],
        [X(0), 62, '2024202420242024'],
        [30, 74, 'Experian'],
        ...codes.map((code, index): Piece => [X(index), 74, code]),
      ]),
    )
    const { history, until } = readPrintHistory(lines, 0, null)
    expect(until).toBe(3)
    expect(history.experian?.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2024-09 OK',
      '2024-08 30',
      '2024-07 OK',
      '2024-06 CO',
    ])
  })
})
