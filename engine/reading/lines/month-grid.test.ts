import { describe, expect, it } from 'vitest'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { monthAt, monthCells, monthColumns, signsOf, yearOfRow } from '#engine/reading/lines/month-grid.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const X = (month: number): number => 80 + month * 26
const head = (names: readonly string[]): Piece[] => names.map((name, month) => [X(month), 50, name])
const initials = [...'JFMAMJJASOND']
const lineOf = (pieces: readonly Piece[]): ReturnType<typeof pageLines>[number] | undefined => pageLines(typeset(pieces))[0]

describe('a grid of years by months', () => {
  const columns = monthColumns(lineOf(head(initials)) ?? { page: 1, text: '', box: [0, 0, 0, 0], runs: [], words: [] }) ?? []

  it('is headed by twelve initials or names, and by nothing else', () => {
    expect(columns).toHaveLength(12)
    for (const names of [initials.toReversed(), initials.slice(1)]) {
      const line = lineOf(head(names))
      expect(line && monthColumns(line)).toBeNull()
    }
    const long = 'January February March April May June July August September October November December'.split(' ')
    const spelled = lineOf([[40, 50, 'Year'], ...long.map((name, month): Piece => [X(month) * 2, 50, name])])
    expect(spelled && monthColumns(spelled)).toHaveLength(12)
    const named = lineOf(head(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']))
    expect(named && monthColumns(named)).toHaveLength(12)
  })

  it('is also headed by names that stand so close that they read as one word', () => {
    const line = lineOf([
      [40, 50, 'Year'],
      [80, 50, 'Jan'],
      [96, 50, 'FebMarApr'],
      [145, 50, 'MayJunJulAugSepOctNovDec'],
    ])
    const middles = line ? (monthColumns(line) ?? []) : []
    expect(middles).toHaveLength(12)
    expect(middles.slice(0, 5).map(Math.round)).toEqual([88, 104, 119, 134, 153])
  })

  it('is also headed by whole names of which some touch', () => {
    const whole = 'January February March April May June July August September October'.split(' ')
    const line = lineOf([
      ...whole.map((name, month): Piece => [80 + month * 48, 50, name]),
      [80 + 10 * 48, 50, 'NovemberDecember'],
    ])
    const middles = line ? (monthColumns(line) ?? []) : []
    expect(middles).toHaveLength(12)
    const [october = 0, november = 0, december = 0] = middles.slice(9)
    expect([november > october, december > november]).toEqual([true, true])
  })

  it('counts twelve cells that a wider font pushed from under their headings', () => {
    const codes = ['ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', '60', 'ok']
    const drifted = lineOf([[40, 70, '2024'], ...codes.map((code, month): Piece => [80 + month * 29, 70, code])])
    expect(drifted && monthCells(drifted, columns, []).map((cell) => cell.text)).toEqual(codes)
    const eleven = lineOf([[40, 70, '2024'], ...codes.slice(1).map((code, index): Piece => [X(index + 1), 70, code])])
    expect(eleven && monthCells(eleven, columns, []).map((cell) => cell.month)).toHaveLength(11)
    expect(eleven && monthCells(eleven, columns, [])[1]).toMatchObject({ month: '2024-03', text: '30' })
  })

  it('has rows that begin with a year left of January', () => {
    const row = lineOf([
      [40, 70, '2024'],
      [X(2), 70, '30'],
    ])
    const legend = lineOf([
      [X(3), 70, '2024'],
      [X(5), 70, 'x'],
    ])
    expect(row && yearOfRow(row, columns)).toBe(2024)
    expect(legend && yearOfRow(legend, columns)).toBeNull()
  })

  it('gives each cell its month by x, and leaves empty cells out', () => {
    const row = lineOf([
      [40, 70, '2024'],
      [X(0), 70, 'ND'],
      [X(11) - 2, 70, 'CO'],
    ])
    expect(row && monthCells(row, columns, []).map((cell) => [cell.month, cell.text])).toEqual([
      ['2024-01', 'ND'],
      ['2024-12', 'CO'],
    ])
    expect(monthAt(500, columns)).toBeNull()
  })

  it('takes drawings of its own row only', () => {
    const row = lineOf([[40, 70, '2024']])
    const cells =
      row &&
      monthCells(row, columns, [
        [X(1), 72, 6, 6],
        [X(2), 85, 6, 6],
      ])
    expect(cells?.map((cell) => cell.month)).toEqual(['2024-02'])
  })

  it('knows rules and borders from signs', () => {
    expect(
      signsOf(
        typeset([], {
          marks: [
            [1, 1, 24, 0.5],
            [1, 1, 7, 6],
          ],
        }),
      ),
    ).toEqual([[1, 1, 7, 6]])
  })
})
