import { describe, expect, it } from 'vitest'
import { levelShift } from '#adapters/recognition/shape/bend.ts'
import { blotsOf } from '#adapters/recognition/cleaning/blots.ts'
import { clearRules } from '#adapters/recognition/cleaning/clear-rules.ts'
import { clearStreaks } from '#adapters/recognition/cleaning/clear-streaks.ts'
import { evenlyLit } from '#adapters/recognition/cleaning/even-light.ts'
import { shrunk } from '#adapters/recognition/cleaning/grey.ts'
import { fitted } from '#adapters/recognition/shape/least-squares.ts'
import { directionOf, type Letter } from '#adapters/recognition/shape/letters.ts'
import { planeOf } from '#adapters/recognition/shape/page-plane.ts'
import { paperEdgesOf } from '#adapters/recognition/shape/paper-edges.ts'
import { applied, fanOf, homographyOf, inverse, type Slope } from '#adapters/recognition/shape/plane.ts'
import { textLinesOf, withoutPattern } from '#adapters/recognition/shape/text-lines.ts'
import { warped } from '#adapters/recognition/shape/warp.ts'
import { inkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import {
  illegible,
  inPoints,
  isGibberish,
  isLegible,
  isLegibleScreen,
  marksAmong,
  ontoInk,
} from '#adapters/recognition/word-boxes.ts'

const letterAt = (x: number, y: number): Letter => ({
  x,
  y,
  size: 10,
  left: x - 4,
  right: x + 4,
  top: y - 5,
  bottom: y + 5,
  area: 40,
})
const lineOf = (y: (x: number) => number): Letter[] =>
  Array.from({ length: 40 }, (_, index) => letterAt(40 + index * 10, y(40 + index * 10)))

describe('a page under a camera', () => {
  it('is laid flat by where its lines meet', () => {
    const level = { turn: 0.1, fan: 0.3 }
    const slopes: Slope[] = [-0.4, -0.2, 0, 0.2, 0.4].flatMap((y) =>
      [-0.3, 0, 0.3].map((x) => ({ x, y, slope: (level.turn - level.fan * y) / (1 - level.fan * x), weight: 100 })),
    )
    // A fifth of the slopes come from something else.
    const astray = slopes.filter((_, index) => index % 5 === 0).map((one) => ({ ...one, slope: one.slope + 0.2 }))
    const found = fanOf([...slopes, ...astray], { tolerance: 0.012, most: 0.7 })
    expect(found.turn).toBeCloseTo(level.turn, 2)
    expect(found.fan).toBeCloseTo(level.fan, 1)
    const h = homographyOf(level, { turn: -0.1, fan: 0.1 }, 0.8)
    const [left, right] = [applied(h, -0.2, 0.1), applied(h, 0.2, 0.1)]
    const slope = (right[1] - left[1]) / (right[0] - left[0])
    expect(slope).toBeCloseTo((level.turn - level.fan * left[1]) / (1 - level.fan * left[0]), 6)
    const back = applied(inverse(h), ...applied(h, 0.17, -0.23))
    expect(back[0]).toBeCloseTo(0.17, 9)
    expect(back[1]).toBeCloseTo(-0.23, 9)
  })

  it('with a grid of centred cells stands square, however its cells begin and end', () => {
    const widths = [9, 4, 8, 3, 11, 3, 9, 7, 3, 6, 2, 13, 9, 3, 8, 3, 11, 4, 9, 7, 4, 6, 2, 13]
    const turn = 0.02
    const letters = widths.flatMap((width, row) =>
      [0, 1, 2, 3, 4, 5].flatMap((column) =>
        Array.from({ length: width }, (_, index) => {
          const [x, y] = [150 + column * 190 + (index - (width - 1) / 2) * 10, 100 + row * 22]
          return letterAt(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn))
        }),
      ),
    )
    const page = { width: 1300, height: 700, pixels: new Uint8Array(0) }
    const plane = planeOf(letters, page, directionOf(letters) ?? 0)
    expect(Math.abs((plane?.plumb.turn ?? 1) + (plane?.level.turn ?? 1))).toBeLessThan(0.006)
    expect(Math.abs(plane?.plumb.fan ?? 1)).toBeLessThan(0.02)
  })

  it('that lies flat stands square, though its lines begin like stairs', () => {
    const letters = Array.from({ length: 20 }, (_, row) =>
      Array.from({ length: 30 }, (_letter, index) => letterAt(100 + row * 3 + index * 10, 100 + row * 22)),
    ).flat()
    const plane = planeOf(letters, { width: 700, height: 700, pixels: new Uint8Array(0) }, 0)
    expect(Math.abs((plane?.plumb.turn ?? 1) + (plane?.level.turn ?? 1))).toBeLessThan(0.02)
  })

  it('that curls is bent straight by the feet of its letters', () => {
    const curl = (x: number): number => 6 * Math.sin(x / 140)
    const lines = textLinesOf(
      [100, 130, 160, 190, 220, 250].flatMap((y) => lineOf((x) => y + curl(x))),
      { slope: 0.1 },
    )
    expect(lines).toHaveLength(6)
    const shift = levelShift(lines, [], { x: 235, y: 175, reachX: 200, reachY: 80 })
    const levels = lineOf((x) => 160 + curl(x)).map(({ x, bottom }) => bottom + shift(x, bottom))
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(1.5)
  })

  it('on a desk whose pattern has more lines than the page loses the pattern', () => {
    const pattern = Array.from({ length: 9 }, (_row, row) =>
      Array.from(
        { length: 5 },
        (_, index): Letter => ({
          ...letterAt(20 + index * 5, 200 + row * 30),
          size: 4,
          top: 198 + row * 30,
          bottom: 202 + row * 30,
          left: 18 + index * 5,
          right: 22 + index * 5,
        }),
      ),
    )
    const text = [40, 60, 80].map((y) => lineOf((x) => y + 0.03 * x))
    const lines = withoutPattern(textLinesOf([...pattern, ...text].flat(), { slope: 0.2 }))
    expect(lines.map(({ letters }) => letters.length)).toEqual([40, 40, 40])
  })

  it('is turned by where its letters follow each other', () => {
    const upright = [100, 130, 160, 190].flatMap((y) => lineOf(() => y))
    expect(directionOf(upright)).toBeCloseTo(0, 2)
    const onSide = upright.map(({ x, y }) => letterAt(y, x))
    expect(Math.abs(directionOf(onSide) ?? 0)).toBeCloseTo(Math.PI / 2, 2)
    expect(directionOf(upright.slice(0, 5))).toBeNull()
  })
})

describe('pixels', () => {
  it('shrink to their mean, and warp to where they are fetched from', () => {
    const grey = { width: 4, height: 2, pixels: Uint8Array.of(0, 10, 100, 100, 20, 30, 100, 100) }
    expect([...shrunk(grey, 2).pixels]).toEqual([15, 100])
    expect([...warped(grey, { width: 2, height: 1 }, (x, y) => [x + 1, y]).pixels]).toEqual([10, 100])
  })

  it('that touch are one blot, also across a corner', () => {
    const ink = Uint8Array.of(1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1)
    expect(blotsOf(ink, 4, 3).map(({ left, right, area }) => [left, right, area])).toEqual([
      [0, 2, 2],
      [3, 4, 3],
    ])
  })

  it('lose rules and streaks and keep letters', () => {
    const ruled = { width: 300, height: 300, pixels: new Uint8Array(90_000).fill(255) }
    for (let x = 20; x < 280; x += 1) ruled.pixels[150 * 300 + x] = 0
    for (let y = 40; y < 52; y += 1) ruled.pixels[y * 300 + 60] = 0
    clearRules(ruled, 3)
    expect(ruled.pixels[150 * 300 + 100]).toBe(255)
    expect(ruled.pixels[45 * 300 + 60]).toBe(0)
    const dirty = { width: 300, height: 300, pixels: new Uint8Array(90_000).fill(230) }
    for (let y = 0; y < 300; y += 1) dirty.pixels[y * 300 + 90] = 200
    for (let y = 40; y < 52; y += 1) dirty.pixels[y * 300 + 60] = 90
    clearStreaks(dirty)
    expect(dirty.pixels[100 * 300 + 90]).toBe(230)
    expect(dirty.pixels[45 * 300 + 60]).toBe(90)
  })

  it('in uneven light come out on white paper', () => {
    const pixels = new Uint8Array(400 * 400)
    for (let y = 0; y < 400; y += 1)
      for (let x = 0; x < 400; x += 1) {
        const isInk = y % 20 < 3 && x % 12 < 7
        pixels[y * 400 + x] = (isInk ? 0.3 : 1) * (240 - x * 0.12)
      }
    const lit = evenlyLit({ width: 400, height: 400, pixels })
    expect(lit.pixels[90 * 400 + 20]).toBeGreaterThan(235)
    expect(lit.pixels[90 * 400 + 380]).toBeGreaterThan(235)
    expect(lit.pixels[201 * 400 + 385]).toBeLessThan(90)
  })

  it('of a few lines keep the grain of the paper white', () => {
    const pixels = Uint8Array.from({ length: 400 * 400 }, (_, at) => 238 + (at % 7))
    for (let y = 20; y < 24; y += 1) for (let x = 20; x < 120; x += 2) pixels[y * 400 + x] = 60
    const lit = evenlyLit({ width: 400, height: 400, pixels })
    expect(Math.min(...lit.pixels.subarray(300 * 400))).toBeGreaterThan(220)
    expect(lit.pixels[22 * 400 + 40]).toBeLessThan(90)
  })

  it('show the edges of the paper on a desk, and none where there is no step', () => {
    const pixels = new Uint8Array(600 * 600).fill(220)
    for (let y = 0; y < 600; y += 1) for (let x = 0; x < 80 + y * 0.03; x += 1) pixels[y * 600 + x] = 120
    const { left, right } = paperEdgesOf({ width: 600, height: 600, pixels }, { left: 200, right: 450, top: 100, bottom: 500 })
    expect(left?.at).toBeGreaterThan(78)
    expect(left?.at).toBeLessThan(95)
    expect(left?.lean).toBeCloseTo(0.03, 1)
    expect(right).toBeNull()
  })
})

describe('words', () => {
  it('come in points, dates apart, rules off, and doubtful ones are never sure', () => {
    const box = [10, 10, 60, 10] as const
    const read = (text: string) => inPoints([{ text, box, confidence: 96 }], 2).map((word) => [word.text, word.confidence])
    expect(inPoints([{ text: 'Open', box, confidence: 96 }], 2)).toEqual([{ text: 'Open', box: [5, 5, 30, 5], confidence: 0.96 }])
    expect(read('22,2023')).toEqual([
      ['22,', 0.96],
      ['2023', 0.96],
    ])
    expect(read('|Account')).toEqual([['Account', 0.96]])
    expect(read('92b51')).toEqual([['92b51', 0.8]])
    expect(read('163314XXXX')).toEqual([['163314XXXX', 0.96]])
    expect(read(' ')).toEqual([])
  })

  it('cover their own blots; a blot beside them is a mark', () => {
    const word = { text: 'Paid', box: [10, 10, 30, 8] as const, confidence: 0.9 }
    expect(
      marksAmong(
        [
          [12, 11, 4, 6],
          [60, 10, 7, 6],
          [60, 40, 30, 6],
        ],
        [word],
      ),
    ).toEqual([[60, 10, 7, 6]])
  })

  it('stand in the box of their ink, without the rules of their cell', () => {
    const [left, top, width, height] = [100, 50, 5.8, 10.7] as const
    const swollen = { text: 'Y', box: [left, top, width, height] as const, confidence: 0.4 }
    const ink = [left + 0.6, top + 2.4, 4.6, 5.5] as const
    const rule = [left, top, width, 0.6] as const
    expect(ontoInk([swollen], inkFinder([rule, ink]))[0]?.box.map((side) => Math.round(side * 10) / 10)).toEqual([...ink])
    expect(ontoInk([swollen], inkFinder([rule]))).toEqual([swollen])
    const tight = { text: 'Apply', box: [10, 10, 30, 8] as const, confidence: 0.9 }
    expect(ontoInk([tight], inkFinder([[10, 10, 6, 6]]))).toEqual([tight])
  })

  it('that are guesses for the most part are not worth showing', () => {
    const words = (confidence: number) =>
      Array.from({ length: 9 }, () => ({ text: 'Balance', box: [0, 0, 1, 1] as const, confidence }))
    expect(isLegible(words(0.9))).toBe(true)
    expect(isLegible(words(0.4))).toBe(false)
    expect([0.9, 0.78].map((confidence) => isLegibleScreen(words(confidence)))).toEqual([true, false])
    expect(isLegible(words(0.9).slice(0, 2))).toBe(false)
    expect([0.9, 0.5, 0.3].map((confidence) => isGibberish(words(confidence)))).toEqual([false, false, true])
  })

  it('of a whole page are not where a quarter of them is guessed, whatever lies beside the text', () => {
    const page = (guessed: number, beside = 0) =>
      Array.from({ length: 100 + beside }, (_, index) => {
        const [line, at] = [Math.floor(index / 5), index % 5]
        const confidence = index >= 100 || index % 10 < guessed ? 0.3 : 0.9
        return { text: 'Balance', box: [50 + at * 40, 20 + line * 7, 35, 6] as const, confidence }
      })
    expect([page(1), page(2), page(3), page(2, 60), page(1, 110)].map(isLegible)).toEqual([true, true, false, true, false])
    expect(page(3).slice(0, 50).length < 60 && isLegible(page(3).slice(0, 50))).toBe(true)
    expect([illegible(page(3)), illegible(page(10)), illegible(page(3).slice(0, 50))]).toEqual([
      'broken_letters',
      'unreadable',
      'unreadable',
    ])
  })
})

it('the unknowns that most equations agree on are found in spite of a few that do not', () => {
  const equations = Array.from({ length: 30 }, (_, x) => ({ factors: [1, x], value: x % 10 === 3 ? 99 : 2 + 0.5 * x, weight: 1 }))
  const [base = 0, rise = 0] = fitted(equations, { scale: 0.5, damping: [0, 0], coarse: 100 })
  expect(base).toBeCloseTo(2, 1)
  expect(rise).toBeCloseTo(0.5, 2)
})
