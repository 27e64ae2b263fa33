import { describe, expect, it } from 'vitest'
import { codeOfDrawing, type Legend, legendOf } from '#engine/reading/layouts/myequifax/legend.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { typeset } from '#engine/reading/lines/typeset.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** A drawing of the legend, so wide and high. */
const drawn = (code: HistoryCode, width: number, height: number): Legend['byDrawing'][number] => ({
  box: [40, 500, width, height],
  code,
})
const legend = (byDrawing: Legend['byDrawing'], bySign: Legend['bySign'] = new Map()): Legend => ({ byDrawing, bySign })
const cell = (width: number, height: number): Box[] => [[200, 400, width, height]]

describe('a month with nothing but a drawing', () => {
  const TICK = drawn('ok', 9.4, 7.2)
  const HATCH = drawn('no_data', 20.9, 7.2)
  const SMALL_TICK = drawn('ok', 4.5, 3.8)
  const SMALL_SQUARE = drawn('no_data', 3.8, 3.8)
  it.each<[string, Legend, Box[], HistoryCode | null]>([
    ['what the legend draws alike: a tick', legend([TICK, HATCH]), cell(9.4, 7.2), 'ok'],
    ['what the legend draws alike: no data', legend([TICK, HATCH]), cell(20.9, 7.2), 'no_data'],
    ['no data, where it is unlike the only drawing that the legend has, a tick', legend([TICK]), cell(20.9, 7.2), 'no_data'],
    ['the one of two small drawings that it is most alike: a tick', legend([SMALL_TICK, SMALL_SQUARE]), cell(4.5, 3.8), 'ok'],
    [
      'the one of two small drawings that it is most alike: no data',
      legend([SMALL_TICK, SMALL_SQUARE]),
      cell(3.8, 3.8),
      'no_data',
    ],
    ['not to be told where two drawings are of one size', legend([TICK, drawn('no_data', 9.4, 7.2)]), cell(9.4, 7.2), null],
    ['a tick, where the legend draws nothing', legend([]), cell(9.4, 7.2), 'ok'],
    ['no data, where ticks are written', legend([], new Map([['✓', 'ok']])), cell(9.4, 7.2), 'no_data'],
    ['nothing, without a drawing', legend([TICK]), [], null],
  ])('is %s', (_, explained, marks, code) => {
    expect(codeOfDrawing(marks, explained)).toBe(code)
  })
})

it('a legend takes the drawing left of its words, not one that stands elsewhere', () => {
  const page = typeset(
    [
      [60, 500, 'Paid on Time'],
      [300, 500, 'No Data Available'],
    ],
    {
      marks: [
        [40, 501, 9, 7],
        [276, 501, 21, 7],
        [40, 400, 9, 7],
      ],
    },
  )
  const { byDrawing } = legendOf(pageLines(page), new Map([[1, page]]))
  expect(new Set(byDrawing.map(({ box, code }) => `${code} at ${box[0]}, ${box[1]}`))).toEqual(
    new Set(['ok at 40, 501', 'no_data at 276, 501']),
  )
})

it('a legend gives no drawing twice: what stands before the words of another sign explains that one', () => {
  const pieces: [number, number, string][] = [
    [60, 500, 'Paid on Time'],
    [122, 500, 'No Data Available'],
  ]
  const page = typeset(pieces, { marks: [[49, 501, 10, 8]] })
  const { byDrawing } = legendOf(pageLines(page), new Map([[1, page]]))
  expect(byDrawing).toEqual([{ box: [49, 501, 10, 8], code: 'ok' }])
})

it('a legend may go on in the next line within the words of one sign', () => {
  const page = typeset(
    [
      [60, 500, 'Paid on Time'],
      [500, 500, 'No'],
      [40, 512, 'Data Available'],
    ],
    {
      marks: [
        [40, 501, 9, 7],
        [490, 501, 8, 6],
      ],
    },
  )
  expect(legendOf(pageLines(page), new Map([[1, page]])).byDrawing).toContainEqual({ box: [490, 501, 8, 6], code: 'no_data' })
})
