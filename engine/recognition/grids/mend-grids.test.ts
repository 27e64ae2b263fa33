import { describe, expect, it } from 'vitest'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { mendGrids } from '#engine/recognition/grids/mend-grids.ts'
import { unreadMonth } from '#engine/recognition/grids/unread-month.ts'
import type { Box } from '#engine/report/evidence.ts'

const LEFT = 80
const PITCH = 30
const INITIALS = [...'JFMAMJJASOND']

const word = (text: string, box: Box, confidence = 0.9): Word => ({ text, box, confidence })
const at = (month: number, y: number, [width, height]: readonly [number, number]): Box => [
  LEFT + month * PITCH - width / 2,
  y - height / 2,
  width,
  height,
]

const TICK = [5, 4] as const
const CODE = [13, 7] as const
const DASH = [9, 0.7] as const

interface Row {
  readonly year: string
  readonly y: number
  /** By month: what was read, and how large its ink is. Null for nothing. */
  readonly cells: readonly (readonly [text: string, size: readonly [number, number], confidence?: number] | null)[]
}

function gridPage(
  rows: readonly Row[],
  given: { initials?: readonly string[]; marks?: readonly Box[]; others?: readonly Word[] } = {},
): PageText {
  const { initials = INITIALS, marks = [], others = [] } = given
  return {
    number: 1,
    width: 612,
    height: 792,
    marks,
    words: [
      ...initials.map((text, month) => word(text, at(month, 100, [6, 7]))),
      ...rows.flatMap(({ year, y, cells }) => [
        word(year, [30, y - 3.5, 25, 7]),
        ...cells.flatMap((cell, month) => (cell ? [word(cell[0], at(month, y, cell[1]), cell[2])] : [])),
      ]),
      word('v', [30, 198, 5, 4]),
      word('Current', [38, 196, 30, 8]),
      word('/', [71, 196, 4, 10]),
      word('Terms', [80, 196, 25, 8]),
      ...others,
    ],
  }
}

const tick = ['v', TICK] as const
const textsOf = (page: PageText | undefined, y: number): string[] =>
  (page?.words ?? [])
    .filter(({ box }) => box[1] < y + 6 && box[1] + box[3] > y - 6 && box[0] > 60)
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map(({ text }) => text)

const CELLS = [
  tick,
  ['Vv', TICK],
  ['¥', TICK],
  tick,
  ['co', CODE],
  ['30', CODE],
  ['—-', DASH],
  ['_', DASH],
  tick,
  tick,
  tick,
  tick,
] as const
const page = gridPage([{ year: '2024', y: 120, cells: CELLS }])

describe('the signs of a payment grid', () => {
  it('are ticks where their ink is as large as the tick of the key, dashes where it is flat, codes where they are written', () => {
    const [mended] = mendGrids([page])
    expect(textsOf(mended, 120)).toEqual(['✓', '✓', '✓', '✓', 'CO', '30', '—', '—', '✓', '✓', '✓', '✓'])
    expect(mended?.words.filter(({ text }) => text === '✓').every(({ confidence }) => (confidence ?? 0) > 0.9)).toBe(true)
    expect(textsOf(mended, 200)[0]).not.toBe('v')
  })

  it('are the letter of a voluntary surrender where the key has it and cell after cell is read as strokes of one size', () => {
    const V = [3.4, 5] as const
    const strokes = ['V', 'Vv', 'v', '\\', 'Y', '"', '%', '', 'V', 'Vv'].map((text) => [text, V, 0.5] as const)
    const rows = [
      { year: '2024', y: 120, cells: CELLS },
      { year: '2023', y: 135, cells: [tick, tick, ...strokes] },
    ]
    const key = [word('V', [130, 196, 5, 7]), word('Voluntary', [138, 196, 40, 7]), word('Surrender', [181, 196, 40, 7])]
    const [mended] = mendGrids([gridPage(rows, { others: key })])
    expect(textsOf(mended, 135)).toEqual(['✓', '✓', ...strokes.map(() => 'V')])
    const sure = (mended?.words ?? []).filter(
      ({ text, box, confidence = 1 }) => text === 'V' && box[1] < 150 && confidence >= 0.9,
    )
    expect(sure).toHaveLength(9)
    const [without] = mendGrids([gridPage(rows)])
    expect(textsOf(without, 135).filter((text) => text === 'V').length).toBeLessThan(4)
  })

  it('are another code than was hardly read where their ink is as large as that one’s, cell after cell', () => {
    const cells = CELLS.map((_, month) => (month === 5 ? (['(60)', CODE, 0.3] as const) : (['CO', CODE, 0.9] as const)))
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }])])
    expect(textsOf(mended, 120)).toEqual(CELLS.map(() => 'CO'))
    const sixth = mended?.words.find(
      ({ box }) => box[1] > 110 && box[1] < 130 && Math.abs(box[0] + box[2] / 2 - LEFT - 5 * PITCH) < 3,
    )
    expect(sixth?.confidence).toBeLessThan(0.9)
  })

  it('are the letter that fills their grid where no tick was read in it, though their ink is as large as a tick, and asked about', () => {
    const ticks = gridPage([{ year: '2024', y: 120, cells: CELLS.map(() => tick) }])
    const cells = CELLS.map((_, month) => (month === 5 ? (['4', TICK, 0.3] as const) : (['C', TICK, 0.9] as const)))
    const [, mended] = mendGrids([ticks, { ...gridPage([{ year: '2023', y: 120, cells }]), number: 2 }])
    expect(textsOf(mended, 120)).toEqual(CELLS.map(() => 'C'))
    const doubted = mended?.words.filter(({ text, confidence = 1 }) => text === 'C' && confidence < 0.9)
    expect(doubted).toHaveLength(1)
  })

  it('are no ticks where they are larger: the letter of a voluntary surrender', () => {
    const cells = CELLS.map((cell, month) => (month === 3 ? (['V', [5.6, 5.3]] as const) : cell))
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }])])
    const fourth = mended?.words.find(({ text, box }) => box[1] > 110 && box[1] < 125 && text === 'V')
    expect(fourth?.confidence).toBeLessThan(0.9)
  })

  it.each([
    ['one alone, which a tick may be', 1, 0],
    ['several', 3, 3],
  ])('are the two letters of a voluntary surrender, asked about where it is %s', (_, count, sure) => {
    const cells = CELLS.map((cell, month) => (month < count ? (['Vs', CODE] as const) : cell))
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }])])
    const found = mended?.words.filter(({ text }) => text === 'VS') ?? []
    expect(found).toHaveLength(count)
    expect(found.filter(({ confidence = 1 }) => confidence >= 0.9)).toHaveLength(sure)
  })

  it('are asked about where a letter stands that is no code but the stroke of a rule or a tick', () => {
    const cells = CELLS.map((cell, month) => (month === 2 ? (['I', [1.8, 9], 0.9] as const) : cell))
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }])])
    expect(textsOf(mended, 120)[2]).toBe(unreadMonth('2024-03'))
  })

  it('are read without the rules between them, which stand in no cell', () => {
    const rule = word('I', [LEFT + 1.5 * PITCH - 1, 116, 2, 9])
    const other = word('x', [LEFT + 2.5 * PITCH - 1, 116, 2, 9])
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells: CELLS }], { others: [rule, other] })])
    expect([mended?.words.includes(rule), mended?.words.includes(other)]).toEqual([false, true])
  })

  it('are nothing where nothing is: a blank before the first and after the last says nothing, a blank between is asked about', () => {
    const cells = CELLS.map((cell, month) => (month < 2 || month > 9 || month === 5 ? null : cell))
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }])])
    expect(textsOf(mended, 120)).toEqual(['✓', '✓', 'CO', unreadMonth('2024-06'), '—', '—', '✓', '✓'])
  })

  it('were not read at all and stand among the marks', () => {
    const cells = CELLS.map((cell, month) => (month === 0 || month === 3 ? null : cell))
    const marks = [at(0, 120, TICK), at(3, 120, [12, 12])]
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }], { marks })])
    expect(textsOf(mended, 120).slice(0, 3)).toEqual(['✓', '✓', '✓'])
    expect(mended?.marks).toEqual([marks[1]])
  })

  it('are ticks in circles, read as round letters or not at all, by the size that the key shows', () => {
    const CIRCLE = [7.5, 7.5] as const
    const cells = ['@', 'o', '&', '9', '©', 'oo'].map((text) => [text, CIRCLE, 0.45] as const)
    const circles = gridPage([{ year: '2024', y: 120, cells: [...cells, null, ['9', [9, 7], 0.9], ['30', CODE]] }], {
      marks: [at(6, 120, CIRCLE)],
    })
    const words = circles.words.map((one) => (one.text === 'v' ? { ...one, text: '@', box: [30, 196, 7.5, 7.5] as const } : one))
    const [mended] = mendGrids([{ ...circles, words }])
    expect(textsOf(mended, 120)).toEqual(['✓', '✓', '✓', '✓', '✓', '✓', '✓', '90', '30'])
    expect(mended?.words.filter(({ text }) => text === '✓').every(({ confidence = 1 }) => confidence > 0.9)).toBe(true)
    expect(mended?.words.find(({ text }) => text === '90')?.confidence).toBeLessThan(0.9)
  })

  it('are filled squares where the key shows one for months without data, unread and as large, and are asked about', () => {
    const SQUARE = [4.4, 4.4] as const
    const cells = CELLS.map((cell, month) => (month === 1 || month === 3 ? null : cell))
    const key = [word('m', [130, 198, 4.4, 4.4]), word('No', [138, 196, 10, 7]), word('Data', [150, 196, 16, 7])]
    const rows = [{ year: '2024', y: 120, cells }]
    const marks = [at(1, 120, SQUARE), at(3, 120, TICK)]
    const [mended] = mendGrids([gridPage(rows, { marks, others: key })])
    expect(textsOf(mended, 120).slice(0, 4)).toEqual(['✓', '■', '✓', '✓'])
    const squares = (mended?.words ?? []).filter(({ text }) => text === '■')
    expect(squares.map(({ box, confidence = 1 }) => [box[1] > 190, confidence < 0.9])).toEqual([
      [false, true],
      [true, false],
    ])
    const [without] = mendGrids([gridPage(rows, { marks })])
    expect(textsOf(without, 120)).not.toContain('■')
  })

  it('are filled squares where recognition saw them so, however large; a key’s square that is not seen filled leaves ticks in doubt', () => {
    const SQUARE = [...TICK] as const
    const cells = CELLS.map((cell, month) => (month === 1 ? (['■', SQUARE, 0.95] as const) : month === 3 ? null : cell))
    const keyOf = (sign: string) => [
      word(sign, [130, 198, 4.4, 4.4]),
      word('No', [138, 196, 10, 7]),
      word('Data', [150, 196, 16, 7]),
    ]
    const of = (sign: string, own = cells) =>
      mendGrids([gridPage([{ year: '2024', y: 120, cells: own }], { marks: [at(3, 120, TICK)], others: keyOf(sign) })])[0]
    const sure = (mendedOne: ReturnType<typeof of>, text: string): boolean[] =>
      (mendedOne?.words ?? [])
        .filter((one) => one.text === text && one.box[1] < 190)
        .map(({ confidence = 1 }) => confidence > 0.9)
    expect(textsOf(of('■'), 120).slice(0, 4)).toEqual(['✓', '■', '✓', '✓'])
    expect(sure(of('■'), '■')).toEqual([true])
    expect(sure(of('■'), '✓')).not.toContain(false)
    const unseen = of(
      'm',
      CELLS.map((cell, month) => (month === 3 ? null : cell)),
    )
    expect(sure(unseen, '✓').filter((isSure) => !isSure)).toHaveLength(1)
  })

  it('are asked about where they were read as a code that is no larger than a tick, or a code was hardly read', () => {
    const cells = CELLS.map((cell, month) =>
      month === 2 ? (['vs', TICK, 0.43] as const) : month === 4 ? (['co', CODE, 0.43] as const) : cell,
    )
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells }])])
    expect(textsOf(mended, 120).slice(0, 5)).toEqual(['✓', '✓', '✓', '✓', 'CO'])
    const unsure = (mended?.words ?? []).filter(({ box, confidence = 1 }) => box[1] > 110 && box[1] < 130 && confidence < 0.9)
    expect(unsure.map(({ text }) => text)).toEqual(expect.arrayContaining(['✓', 'CO']))
    expect(unsure).toHaveLength(2)
  })

  it('are the letter that was read alike so often, though each time hardly', () => {
    const C = [4, 6] as const
    const poor = INITIALS.map((_, month) => [month === 5 ? 'e' : 'C', C, 0.5] as const)
    const [often] = mendGrids([gridPage([{ year: '2024', y: 120, cells: poor }])])
    expect(textsOf(often, 120)).toEqual(INITIALS.map(() => 'C'))
    const few = CELLS.map((cell, month) => (month < 3 ? (['C', C, 0.5] as const) : month === 5 ? (['e', C, 0.5] as const) : cell))
    expect(textsOf(mendGrids([gridPage([{ year: '2024', y: 120, cells: few }])])[0], 120)[5]).not.toBe('C')
  })

  it('are no swollen ticks where they are as large as the letter that fills their grid, and asked about', () => {
    const C = [3.5, 4.9] as const
    const row = (letters: number) =>
      INITIALS.map((_, month) => [month < letters ? 'C' : month % 2 ? '[3' : '(of', C, month < letters ? 0.6 : 0.3] as const)
    const signsOf = (letters: number): string[] => {
      const [mended] = mendGrids([
        gridPage([
          { year: '2024', y: 120, cells: row(letters) },
          { year: '2023', y: 140, cells: CELLS },
        ]),
      ])
      const asked = (mended?.words ?? []).filter(({ box, confidence = 1 }) => box[1] > 110 && box[1] < 130 && confidence < 0.9)
      expect(asked.length).toBeGreaterThanOrEqual(12 - letters)
      return textsOf(mended, 120)
    }
    expect(signsOf(7)).toEqual(INITIALS.map(() => 'C'))
    expect(signsOf(3).slice(3)).not.toContain('C')
  })

  it('of several blots that other cells of the same size tell are that code, and asked about', () => {
    const vs = ['VS', [10.4, 7.2], 0.9] as const
    const code = at(3, 120, [10.4, 7.2])
    const marks: Box[] = [
      [code[0], code[1], 5, 7.2],
      [code[0] + 5.4, code[1], 5, 7.2],
    ]
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells: [vs, vs, vs, null, vs] }], { marks })])
    expect(textsOf(mended, 120)).toEqual(['VS', 'VS', 'VS', 'VS', 'VS'])
    expect(mended?.words.filter(({ text, confidence = 1 }) => text === 'VS' && confidence < 0.9)).toHaveLength(1)
  })

  it('of two cells that were read as one word stand each in its cell', () => {
    const cells = CELLS.map((cell, month) => (month === 1 ? null : cell))
    const pair = word('VV', [at(0, 120, TICK)[0], 118, PITCH + TICK[0], TICK[1]])
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells: cells.with(0, null) }], { others: [pair] })])
    expect(textsOf(mended, 120).slice(0, 3)).toEqual(['✓', '✓', '✓'])
  })
})

describe('the codes of a row that were read as one word', () => {
  const R = [5, 7] as const
  const row = (text: string, from: number, count: number, confidence: number): Word => {
    const left = at(from, 135, R)[0]
    return word(text, [left, 131.5, (count - 1) * PITCH + R[0], R[1]], confidence)
  }
  const pageWith = (glued: Word): PageText => {
    const cells = INITIALS.map(() => ['R', R, 0.95] as const)
    return gridPage(
      [
        { year: '2024', y: 120, cells },
        { year: '2023', y: 135, cells: [] },
        { year: '2022', y: 150, cells },
      ],
      { others: [glued] },
    )
  }

  it.each([
    ['letters between rules', 'R[R|R|R]R|R[R|R', ['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R']],
    ['days past due', '30/60|90[120|150/180|R|R', ['30', '60', '90', '120', '150', '180', 'R', 'R']],
    ['days whose last figure was a rule', '30/60/9|120|150|18]R|R', ['30', '60', '90', '120', '150', '180', 'R', 'R']],
  ])('stand each in its cell: %s', (_, text, codes) => {
    const [mended] = mendGrids([pageWith(row(text, 0, 8, 0.2))])
    expect(textsOf(mended, 135).slice(0, 8)).toEqual(codes)
    expect(
      mended?.words
        .filter(({ box }) => box[1] > 130 && box[1] < 136 && box[0] > 60)
        .every(({ text: read, confidence = 1 }) => read === 'R' || confidence < 0.9),
    ).toBe(true)
  })

  it('are asked about, month by month, where nothing can be made of them', () => {
    const [mended] = mendGrids([pageWith(row('ive ia Lhe', 0, 8, 0.1))])
    const months = INITIALS.map((_, month) => unreadMonth(`2023-${String(month + 1).padStart(2, '0')}`))
    expect(textsOf(mended, 135)).toEqual(months)
  })
})

describe('the heading and the years of a grid', () => {
  it.each([
    ['letters misread', ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', '5', 'o', 'N', 'D']],
    ['a speck beside a letter', ['J]', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']],
    ['strokes for a J', [')', 'F', 'M', 'A', 'M', ')', ')', 'A', 'S', '[+]', 'N', 'D']],
    ['three that are none', ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'Ss', 'lo)', 'x', 'D']],
  ])('are mended: %s', (_, initials) => {
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells: CELLS }], { initials })])
    expect(textsOf(mended, 100)).toEqual(INITIALS)
  })

  it('are mended where a speck stands beside a name', () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const initials = names.map((name) => (name === 'May' ? '"May' : name))
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells: CELLS }], { initials })])
    expect(textsOf(mended, 100)).toEqual(names)
  })

  it('are forced below the last year too, where codes stand in the columns, and asked about', () => {
    const rows = ['2024', '2023', 'x'].map((year, index) => ({ year, y: 120 + index * 15, cells: CELLS }))
    const whole = gridPage(rows)
    const without = { ...whole, words: whole.words.filter(({ text }) => text !== 'x') }
    const [mended] = mendGrids([without])
    expect(mended?.words.some(({ text, box }) => text === '2022' && Math.abs(box[1] + box[3] / 2 - 150) < 3)).toBe(true)
    const cells = (mended?.words ?? []).filter(({ box }) => box[0] > 60 && Math.abs(box[1] + box[3] / 2 - 150) < 3)
    expect(cells.length).toBe(12)
    expect(cells.every(({ confidence = 1 }) => confidence < 0.9)).toBe(true)
    const apart = {
      ...without,
      words: without.words.filter(({ box }) => box[1] < 140 || box[0] < 60 || box[0] > LEFT + 2 * PITCH),
    }
    expect(mendGrids([apart])[0]?.words.some(({ text }) => text === '2022')).toBe(true)
    const legend = { ...without, words: without.words.filter(({ box }) => box[1] < 140 || box[0] > LEFT + 10 * PITCH) }
    expect(mendGrids([legend])[0]?.words.some(({ text }) => text === '2022')).toBe(false)
  })

  it('are forced by the years around', () => {
    const rows = [
      { year: '2024', y: 120, cells: CELLS },
      { year: '202', y: 135, cells: CELLS },
      { year: '2022', y: 150, cells: CELLS },
    ]
    const [mended] = mendGrids([gridPage(rows)])
    expect(mended?.words.filter(({ text }) => /^20\d\d$/.test(text)).map(({ text }) => text)).toEqual(['2024', '2023', '2022'])
  })

  it.each(['022', '2022]', '2O22|', '|'])('are forced by the years around, whatever %s was read of one', (year) => {
    const rows = ['2024', '2023', year, '2021'].map((text, index) => ({ year: text, y: 120 + index * 15, cells: CELLS }))
    const [mended] = mendGrids([gridPage(rows)])
    const left = mended?.words.filter(({ box }) => box[0] < 60 && box[1] > 110 && box[1] < 175) ?? []
    expect(left.toSorted((a, b) => a.box[1] - b.box[1]).map(({ text }) => text)).toEqual(['2024', '2023', '2022', '2021'])
  })

  it('are found where a year was not made out, and asked about where none proves another', () => {
    const rows = [
      { year: '2023', y: 120, cells: CELLS },
      { year: '2002', y: 135, cells: CELLS },
      { year: '20', y: 150, cells: CELLS },
      { year: '2020', y: 165, cells: CELLS },
    ]
    const yearsOf = (pages: readonly PageText[]): string[] =>
      mendGrids(pages).flatMap(({ words }) => words.filter(({ text }) => /^20\d\d$/.test(text)).map(({ text }) => text))
    expect(yearsOf([gridPage(rows)])).toEqual(['2023', '2022', '2021', '2020'])
    expect(yearsOf([gridPage(rows.filter(({ year }) => year !== '20'))])).toEqual(['2023', '2022', '2021', '2020'])
    const [torn] = mendGrids([gridPage(rows.slice(0, 2))])
    expect(torn?.words.filter(({ text, box, confidence = 1 }) => text === '✓' && box[0] > 60 && confidence > 0.9)).toEqual([])
  })

  it('go on from the only year that was made out, the way in which the others look', () => {
    const rows = [
      { year: '20256', y: 120, cells: CELLS },
      { year: '2024', y: 135, cells: CELLS },
    ]
    const [mended] = mendGrids([gridPage(rows)])
    expect(mended?.words.filter(({ text }) => /^20\d\d$/.test(text)).map(({ text }) => text)).toEqual(['2025', '2024'])
  })

  it('go on from the page before', () => {
    const next: PageText = {
      ...page,
      number: 2,
      words: [word('2023', [30, 36, 25, 7]), ...INITIALS.map((_, month) => word('v', at(month, 40, TICK)))],
    }
    const [, second] = mendGrids([page, next])
    expect(textsOf(second, 40)).toEqual(INITIALS.map(() => '✓'))
  })

  it('go on from the page before where the page lies a little larger, and not into the key below', () => {
    const wider = (month: number): Box => {
      const [x, y, width, height] = at(month, 40, TICK)
      return [x + (month - 5.5) * 1.8, y, width, height]
    }
    const key = ['30', 'Days', 'Past', 'Due', 'CO', 'Charge-Off'].map((text, index) => word(text, [70 + index * 33, 52, 20, 7]))
    const next: PageText = {
      ...page,
      number: 2,
      words: [word('2023', [30, 36, 25, 7]), ...INITIALS.map((_, month) => word('v', wider(month))), ...key],
    }
    const [, second] = mendGrids([page, next])
    expect(textsOf(second, 40).filter((text) => text === '✓')).toHaveLength(12)
    expect(textsOf(second, 56)).toEqual(key.map(({ text }) => text))
  })

  describe('whose heading was not made out', () => {
    const headed = [{ year: '2024', y: 120, cells: CELLS }]
    const below = (years: readonly string[], shift = 0): Word[] =>
      years.flatMap((year, index) => [
        word(year, [30 + shift, 396.5 + index * 15, 25, 7]),
        ...INITIALS.map((_, month) => word('v', at(month, 400 + index * 15, TICK))),
      ])
    const title = word('Payment', [30, 370, 40, 8])
    const mendedWith = (others: readonly Word[]): readonly Word[] => {
      const [mended] = mendGrids([gridPage(headed, { others: [title, ...others] })])
      return mended?.words.filter(({ box }) => box[1] > 374) ?? []
    }

    it('have it put in above their first row, and every month is asked about', () => {
      const words = mendedWith(below(['2023', '2022']))
      const top = words.filter(({ box }) => box[1] < 390)
      expect(top.toSorted((a, b) => a.box[0] - b.box[0]).map(({ text }) => text)).toEqual(INITIALS)
      const ticks = words.filter(({ text, box }) => text === '✓' && box[0] > 60)
      expect(ticks).toHaveLength(24)
      expect(ticks.every(({ confidence = 1 }) => confidence < 0.9)).toBe(true)
    })

    it.each([
      ['years further right than those of other grids', below(['2023', '2022'], 16)],
      ['a year with hardly a code beside it', below(['2023']).slice(0, 4)],
      ['years that nobody prints', below(['1890', '1889'])],
      [
        'a line of words behind a number',
        ['2023', 'In', 'this', 'year', 'nobody', 'paid', 'late'].map((text, index) =>
          word(text, [30 + index * 33, 396.5, 25, 7]),
        ),
      ],
    ])('are none where there are %s', (_, others) => {
      expect(mendedWith(others).filter(({ box }) => box[1] < 392)).toEqual([])
    })
  })

  const goesOn = (year: string, left: number, beside: readonly Word[], marks: readonly Box[] = []): string[] => {
    const next: PageText = { ...page, number: 2, marks, words: [word(year, [left, 36, 25, 7]), ...beside] }
    const [, second] = mendGrids([page, next])
    return (second?.words ?? []).map(({ text }) => text)
  }
  const ticks = INITIALS.map((_, month) => word('v', at(month, 40, TICK)))
  const street = ['LAKE', 'TERMS', 'CT', 'PORT', 'NOWHERE', 'FL', '33130-5925'].map((text, index) =>
    word(text, [60 + index * 27, 36, text.length * 4, 7]),
  )

  it.each([
    ['a year and its months', '2023', 30, ticks, []],
    ['on a page that lies a little aside', '2023', 37, INITIALS.map((_, month) => word('v', at(month + 0.23, 40, TICK))), []],
    ['a year read with a letter', '2O23', 30, ticks, []],
    ['a year and one month', '2023', 30, ticks.slice(0, 1), []],
    ['signs of which no word was made', '2023', 30, [], [at(0, 40, TICK), at(1, 40, TICK)]],
  ] as const)('go on at the head of a page: %s', (_, year, left, beside, marks) => {
    expect(goesOn(year, left, beside, marks)).toContain('✓')
  })

  it.each([
    ['a street and its number', '1090', 30, street],
    ['a street whose number could be a year', '2023', 30, street],
    ['a street further left', '1990', 8, street],
    ['a number over short words in the columns', '2023', 8, ticks],
    ['a year alone', '2023', 30, []],
    [
      'a sentence',
      '2024',
      30,
      ['In', 'this', 'year', 'nobody', 'paid'].map((text, index) => word(text, [60 + index * 25, 36, 22, 7])),
    ],
    ['a sum', '1200', 30, [word('$1,090', [60, 36, 12, 7]), word('Balance', [90, 36, 28, 7])]],
  ] as const)('do not go on at the head of a page: %s', (_, year, left, beside) => {
    expect(goesOn(year, left, beside)).toEqual([year, ...beside.map(({ text }) => text)])
  })

  it.each([
    ['years that nobody prints', ['1890', '1889']],
    ['years to come', ['2091', '2092']],
  ])('are none under a heading either where they are %s: their rows are asked about', (_, years) => {
    const [mended] = mendGrids([gridPage(years.map((year, index) => ({ year, y: 120 + index * 15, cells: CELLS })))])
    const ticksRead = (mended?.words ?? []).filter(({ text, box }) => text === '✓' && box[0] > 60 && box[1] < 160)
    expect(ticksRead.every(({ confidence = 1 }) => confidence < 0.9)).toBe(true)
  })

  it('stand one below the other: a number beside the key, or a line of words below, is none', () => {
    const rows = ['2024', '2023'].map((year, index) => ({ year, y: 120 + index * 15, cells: CELLS }))
    const below = [
      word('2022', [30, 146.5, 25, 7]),
      ...['Main', 'Street', 'Springvale', 'Georgia'].map((text, index) => word(text, [62 + index * 35, 146.5, 32, 7])),
    ]
    const [mended] = mendGrids([gridPage(rows, { others: below })])
    expect(textsOf(mended, 150)).toEqual(['Main', 'Street', 'Springvale', 'Georgia'])
    const [aside] = mendGrids([gridPage(rows, { others: [word('2022', [10, 146.5, 18, 7]), word('v', at(0, 150, TICK))] })])
    expect(aside?.words.find(({ text, box }) => text === 'v' && Math.abs(box[1] - 148) < 3)).toBeDefined()
  })

  it('are no more than words elsewhere: a line of initials without rows, a table of amounts', () => {
    const amounts = INITIALS.map((_, month) => [month === 4 ? '$1,800' : '$25', CODE] as const)
    const [mended] = mendGrids([gridPage([{ year: '2024', y: 120, cells: [...amounts.slice(0, 5), null, ...amounts.slice(6)] }])])
    expect(textsOf(mended, 120)).toEqual(['$25', '$25', '$25', '$25', '$1,800', '$25', '$25', '$25', '$25', '$25', '$25'])
  })
})
