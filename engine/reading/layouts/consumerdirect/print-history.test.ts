import { describe, expect, it } from 'vitest'
import { printHistoryAt } from '#engine/reading/layouts/consumerdirect/print-history.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

/** Rows of texts, each its points under the one before, in columns. */
function read(...rows: readonly (readonly [down: number, ...texts: string[]])[]) {
  let y = 50
  const pieces = rows.flatMap(([down, ...texts]) => {
    y += down
    return texts.flatMap((text, index): Piece[] => (text === '' ? [] : [[30 + index * 60, y, text]]))
  })
  const lines = pageLines(typeset(pieces))
  const found = printHistoryAt(lines, 0)
  return (
    found && {
      months: found.history.experian?.map(({ month, code }) => `${month} ${code}`),
      counts: found.lateCounts.experian?.days30,
      rest: lines.length - found.until,
    }
  )
}

const NEWER = ['Mar 2025', 'Feb 2025', 'Jan 2025']
const OLDER = ['Dec 2024', 'Nov 2024', 'Oct 2024']
const TWO_ROWS = {
  months: ['2025-03 OK', '2025-02 30', '2025-01 OK', '2024-12 OK', '2024-11 CO', '2024-10 60'],
  counts: undefined,
  rest: 1,
}

describe('the history that a ConsumerDirect print sets', () => {
  it('has its badges over the labels', () => {
    expect(
      read(
        [0, 'Experian Payment History'],
        [14, 'OK', '30', 'OK'],
        [12, ...NEWER],
        [16, 'OK', 'CO', '60'],
        [12, ...OLDER],
        [20, 'NEXT BANK'],
      ),
    ).toEqual(TWO_ROWS)
  })

  it('or under them, under the name alone', () => {
    expect(
      read([0, 'Experian'], [14, ...NEWER], [12, 'OK', '30', 'OK'], [16, ...OLDER], [12, 'OK', 'CO', '60'], [20, 'NEXT BANK']),
    ).toEqual(TWO_ROWS)
  })

  it('or behind them', () => {
    expect(read([0, 'Experian'], [14, 'Mar 2025', 'OK', 'Feb 2025', '30', 'Jan 2025', 'Dec 2024', 'OK'])?.months).toEqual([
      '2025-03 OK',
      '2025-02 30',
      '2024-12 OK',
    ])
  })

  it('is not told where badges stand between two rows of months, as near to the one as to the other', () => {
    const between = (up: number, down: number) =>
      read([0, 'Experian'], [14, ...NEWER], [up, 'OK', '30', 'OK'], [down, ...OLDER])?.months
    expect(between(14, 14)).toEqual([])
    expect(between(12, 16)).toEqual(['2025-03 OK', '2025-02 30', '2025-01 OK'])
    expect(between(16, 12)).toEqual(['2024-12 OK', '2024-11 30', '2024-10 OK'])
  })

  it.each([
    ['before', [[14, '30: 2 60: 0 90: 0'] as const, [14, ...NEWER] as const, [12, 'OK', '30', '30'] as const]],
    ['behind', [[14, ...NEWER] as const, [12, 'OK', '30', '30'] as const, [14, '30: 2 60: 0 90: 0'] as const]],
  ])('has the counts of late months %s the months', (_, rows) => {
    expect(read([0, 'Experian'], ...rows)).toEqual({ months: ['2025-03 OK', '2025-02 30', '2025-01 30'], counts: 2, rest: 0 })
  })

  it('is none where only the name of a bureau stands', () => {
    expect(read([0, 'Experian'], [14, 'Account #', '1234'])).toBeNull()
  })

  it('has its months in figures, and some of which nothing is known', () => {
    expect(read([0, 'Experian'], [14, 'OK', '--', '30'], [12, '9/24', '10/24', '11/2024'], [14, '30: 1 60: 0 90: 0'])).toEqual({
      months: ['2024-09 OK', '2024-11 30'],
      counts: 1,
      rest: 0,
    })
  })

  it('has years of two figures, behind the months or broken off under them', () => {
    const months = ['2024-12 OK', '2025-01 30', '2025-02 OK']
    expect(read([0, 'Experian'], [14, 'OK', '30', 'OK'], [12, 'Dec 24', 'Jan 25', 'Feb 25'])?.months).toEqual(months)
    expect(read([0, 'Experian'], [14, 'OK', '30', 'OK'], [12, 'Dec', 'Jan 25', 'Feb'], [11, '24', '', '25'])?.months).toEqual(
      months,
    )
  })

  it('takes no badge for a year', () => {
    expect(read([0, 'Experian'], [14, 'Mar 2025', '30', 'Feb 2025', '60'])?.months).toEqual(['2025-03 30', '2025-02 60'])
  })
})
