import { describe, expect, it } from 'vitest'
import type { Notes } from '#engine/reading/facts.ts'
import { readPaymentHistory } from '#engine/reading/layouts/experian-web-print/payment-history.ts'
import { type Line, pageLines } from '#engine/reading/lines/lines.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'
import type { Box } from '#engine/report/evidence.ts'

const X = (month: number): number => 80 + month * 26
const HEAD: Piece[] = [...'JFMAMJJASOND'].map((name, month) => [X(month), 50, name])
const row = (year: string, y: number, cells: readonly string[]): Piece[] => [
  [40, y, year],
  ...cells.map((text, month): Piece => [X(month), y, text]).filter(([, , text]) => text !== ''),
]

interface Print {
  readonly grid: readonly Piece[]
  readonly guide?: readonly string[]
  readonly marks?: readonly Box[]
}

function read({ grid, guide = [], marks = [] }: Print): { codes: Record<string, string>; notes: Notes } {
  const notes: Notes = {}
  const none: Line[] = []
  const parts = { info: none, balances: none, additional: none, reinvestigation: none, contact: none, comment: none }
  const history = pageLines(typeset([...HEAD, ...grid]))
  const prose = pageLines(typeset(guide.map((text, index): Piece => [36, 200 + index * 13, text])))
  const months = readPaymentHistory({ ...parts, history, guide: prose }, () => marks, notes)
  return { codes: Object.fromEntries(months.map(({ month, code }) => [month, code])), notes }
}

describe('the payment grid', () => {
  it.each(['\uE912', '\uFFFD', '✓', '⬤'])('learns from its own key that %s means current', (glyph) => {
    const { codes } = read({
      grid: [
        ...row('2024', 70, [glyph, glyph, '30', 'ND', 'CO']),
        [40, 90, `${glyph} Current / Terms met`],
        [200, 90, '30 Past due 30 days'],
      ],
    })
    expect(codes).toEqual({ '2024-01': 'ok', '2024-02': 'ok', '2024-03': '30', '2024-04': 'no_data', '2024-05': 'charge_off' })
  })

  it('does not count the key as lates, even where it begins with a number under the years', () => {
    const { codes } = read({
      grid: [
        ...row('2024', 70, ['CLS']),
        [40, 90, '180 Past due 180 days'],
        [40, 103, '30 Past due 30 days'],
        [40, 116, 'CLS Closed'],
      ],
    })
    expect(codes).toEqual({ '2024-01': 'closed' })
  })

  it('reads ticks that are drawn and not written, by the drawing that the key explains', () => {
    const { codes, notes } = read({
      grid: [...row('2024', 70, ['', '', '60']), [60, 90, 'Current / Terms met']],
      // Two ticks in the grid, one in the key, a coloured field behind the 60 and an empty one of the same size.
      marks: [
        [80, 72, 7, 6],
        [106, 72, 7, 6],
        [50, 92, 7, 6],
        [130, 70, 20, 12],
        [156, 70, 20, 12],
      ],
    })
    expect(codes).toEqual({ '2024-01': 'ok', '2024-02': 'ok', '2024-03': '60' })
    expect(notes['paymentHistory.2024-01']).toEqual({ page: 1, box: [80, 72, 7, 6], quote: '✓' })
  })

  it('says nothing about a drawing or a glyph that nothing explains', () => {
    expect(read({ grid: row('2024', 70, ['', '\uE900']), marks: [[80, 72, 7, 6]] }).codes).toEqual({})
  })

  it('says nothing about a sign that the key explains in two ways', () => {
    const grid: Piece[] = [...row('2024', 70, ['\uFFFD']), [40, 90, '\uFFFD Current / Terms met'], [40, 103, '\uFFFD Closed']]
    expect(read({ grid }).codes).toEqual({})
  })

  it('leaves dashes and blanks unsaid unless the key explains them', () => {
    expect(read({ grid: row('2024', 70, ['—', '', '30']) }).codes).toEqual({ '2024-03': '30' })
    expect(read({ grid: [...row('2024', 70, ['—']), [40, 90, '— No data for this period']] }).codes).toEqual({
      '2024-01': 'no_data',
    })
  })

  it('takes a blank between printed cells for current where the key shows current without a sign, and nowhere else', () => {
    const grid: Piece[] = [
      ...row('2024', 70, ['—', '', '30', '', 'CO', '']),
      [40, 90, '30 Past due 30 days'],
      [40, 103, 'CO Charge off'],
    ]
    const key: Piece = [90, 116, 'Current / Terms met']
    const late = { '2024-03': '30', '2024-05': 'charge_off' }
    expect(read({ grid: [...grid, key] }).codes).toEqual({ ...late, '2024-02': 'ok', '2024-04': 'ok' })
    expect(read({ grid: [...grid, key] }).notes['paymentHistory.2024-02']?.box[0]).toBeCloseTo(X(1) + 2.5 - 13, 0)
    expect(read({ grid }).codes).toEqual(late)
    expect(read({ grid: [...grid, [40, 116, '✓'], key] }).codes).toEqual(late)
  })

  it('never takes a dash for a late month, whatever stands behind it in the key', () => {
    const grid: Piece[] = [...row('2024', 70, ['-', '30']), [40, 90, '- Past due 60 days'], [40, 103, '30 Past due 30 days']]
    expect(read({ grid }).codes).toEqual({ '2024-02': '30' })
  })

  it('finds the drawing of the key further off where the letters are larger, and the one drawing whose sign it cannot see', () => {
    const grid: Piece[] = [...row('2024', 70, ['', '', '60']), [90, 90, 'Current / Terms met']]
    const ticks: Box[] = [
      [80, 72, 7, 6],
      [106, 72, 7, 6],
    ]
    const all = { '2024-01': 'ok', '2024-02': 'ok', '2024-03': '60' }
    expect(read({ grid, marks: [...ticks, [52, 92, 7, 6]] }).codes).toEqual(all)
    expect(read({ grid, marks: ticks }).codes).toEqual(all)
  })

  it('takes no drawing for current where there are two kinds, or where it is the field behind the codes', () => {
    const grid: Piece[] = [...row('2024', 70, ['', '', '60']), [90, 90, 'Current / Terms met']]
    const tick: Box = [80, 72, 7, 6]
    expect(read({ grid, marks: [tick, [106, 70, 12, 12]] }).codes).toEqual({ '2024-03': '60' })
    expect(read({ grid, marks: [tick, [134, 72, 7, 6]] }).codes).toEqual({ '2024-03': '60' })
  })

  it.each([
    ['\uE912 =', '30:'],
    ['\uE912:', '30 ='],
    ['\uE912 -', '30 -'],
  ])('reads a key that parts its signs from their meaning: %s', (tick, thirty) => {
    const grid: Piece[] = [
      ...row('2024', 70, ['\uE912', '30']),
      [40, 90, `${tick} Current / Terms met`],
      [40, 103, `${thirty} Past due 30 days`],
    ]
    expect(read({ grid }).codes).toEqual({ '2024-01': 'ok', '2024-02': '30' })
  })

  it('reads a key that stands in a narrow column right of the grid', () => {
    const tick = '\uE912'
    const column = [tick, 'Current', '/ Terms', 'met Z', 'Charge', 'off']
    const { codes } = read({
      grid: [
        ...row('2024', 63, [tick, tick, 'Z', tick]),
        ...row('2023', 76, ['30', tick, tick, tick, tick, tick, tick, tick, tick, tick, tick, tick]),
        ...column.map((text, index): Piece => [396, 50 + index * 13, text]),
      ],
    })
    expect(Object.keys(codes)).toHaveLength(16)
    expect(codes).toMatchObject({ '2024-01': 'ok', '2024-03': 'charge_off', '2024-04': 'ok', '2023-01': '30', '2023-12': 'ok' })
  })

  it('reads twelve cells that a wider font pushed past December, with the key right of them', () => {
    const tick = '\uE912'
    const drifting = Array.from({ length: 12 }, (_, month): Piece => [80 + month * 29, 70, month === 11 ? '30' : tick])
    const { codes } = read({ grid: [[40, 70, '2022'], ...drifting, [460, 70, `${tick} Current`], ...row('2021', 83, [tick])] })
    expect(codes).toMatchObject({ '2022-01': 'ok', '2022-11': 'ok', '2022-12': '30', '2021-01': 'ok' })
    expect(Object.keys(codes)).toHaveLength(13)
  })

  it.each(['- = No data for this period', '-: No data for this period', '- No data for this period'])(
    'knows the dash of %s',
    (key) => {
      expect(read({ grid: [...row('2024', 70, ['30', '-']), [40, 90, key]] }).codes).toEqual({
        '2024-01': '30',
        '2024-02': 'no_data',
      })
    },
  )

  it('leaves a blank unsaid where the key shows neither the sign of current nor that of no data', () => {
    const key = (text: string, y: number): Piece => [60, y, text]
    const grid = [...row('2024', 70, ['30', '', '60']), key('Current / Terms met', 90), key('No data for this period', 103)]
    expect(read({ grid }).codes).toEqual({ '2024-01': '30', '2024-03': '60' })
    expect(read({ grid: grid.slice(0, -1) }).codes).toEqual({ '2024-01': '30', '2024-02': 'ok', '2024-03': '60' })
  })

  it.each([
    ['180 Past due 180', 'days \uE912 Current / Terms met', '180', '180'],
    ['ND No data for', 'this period \uE912 Current / Terms met', 'ND', 'no_data'],
  ])('knows the sign behind the end of an explanation that wrapped: %s / %s', (first, second, cell, code) => {
    const grid = [...row('2024', 70, [cell, '\uE912']), ...row('2023', 83, ['\uE912'])]
    const { codes } = read({ grid: [...grid, [40, 103, first], [40, 116, second]] })
    expect(codes).toEqual({ '2024-01': code, '2024-02': 'ok', '2023-01': 'ok' })
  })

  it('does not take the key right of the grid for December where January is blank', () => {
    const tick = '\uE912'
    const eleven = ['', '30', ...Array.from({ length: 10 }, () => tick)]
    const { codes } = read({ grid: [...row('2022', 70, eleven), [396, 70, `${tick} Current / Terms met`]] })
    expect(codes).toMatchObject({ '2022-02': '30', '2022-12': 'ok' })
    expect(Object.keys(codes)).toHaveLength(11)
  })

  it('reads glyphs that stand a little under their year, with the key right of them', () => {
    const tick = '\uE912'
    const glyphs = Array.from({ length: 12 }, (_, month): Piece => [X(month), 74.52, tick])
    const { codes } = read({
      grid: [[40, 70, '2022'], ...glyphs, [396, 74.52, `${tick} Current / Terms met`], ...row('2021', 88, ['30'])],
    })
    expect(Object.keys(codes)).toHaveLength(13)
    expect(codes).toMatchObject({ '2022-01': 'ok', '2022-12': 'ok', '2021-01': '30' })
  })

  it('comes newest first and goes on under a heading that is printed again', () => {
    const { codes } = read({
      grid: [...row('2023', 70, ['C']), ...HEAD.map(([x, , text]): Piece => [x, 90, text]), ...row('2024', 110, ['R'])],
    })
    expect(Object.entries(codes)).toEqual([
      ['2024-01', 'repossession'],
      ['2023-01', 'collection'],
    ])
  })
})

describe('the guide under the grid', () => {
  it('may hold the key', () => {
    const { codes } = read({
      grid: row('2022', 70, ['\uE900', 'CO']),
      guide: ['\uE900 Current / Terms met', 'Charge off as of Feb 2022'],
    })
    expect(codes).toEqual({ '2022-01': 'ok', '2022-02': 'charge_off' })
  })

  const guide = [
    '90 days past due as of Mar 2022, Feb',
    '2022',
    'Charge off as of Apr 2022',
    'By Jul 2029, this account is scheduled to go to a positive status.',
  ]

  it('fills months that the grid leaves empty', () => {
    const { codes, notes } = read({ grid: row('2022', 70, ['60']), guide })
    expect(codes).toEqual({ '2022-01': '60', '2022-02': '90', '2022-03': '90', '2022-04': 'charge_off' })
    expect(notes['paymentHistory.2022-02']?.quote).toContain('90 days past due')
  })

  it('does not overrule what the grid prints', () => {
    const { codes } = read({ grid: row('2022', 70, ['60', '60', 'ND', '—']), guide })
    expect(codes).toEqual({ '2022-01': '60', '2022-02': '60', '2022-03': 'no_data' })
  })
})
