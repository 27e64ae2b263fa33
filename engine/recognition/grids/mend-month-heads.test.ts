import { describe, expect, it } from 'vitest'
import { mendMonthHeads } from '#engine/recognition/grids/mend-month-heads.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

const textsOf = (pieces: readonly (readonly [number, string, number?])[]): string =>
  mendMonthHeads(recognisedPage([[100, ...pieces]]))
    .words.map(({ text }) => text)
    .join(' ')

describe('a line of months', () => {
  it('is parted where they touch, each with its share of the place', () => {
    const { words } = mendMonthHeads(recognisedPage([[100, [20, 'February'], [120, 'DecemberNovemberOctober'], [400, 'MayDay']]]))
    expect(words.map(({ text }) => text)).toEqual(['February', 'December', 'November', 'October', 'MayDay'])
    const [, first, second, third] = words.map(({ box }) => box)
    expect(first?.[0]).toBe(120)
    expect(second?.[0]).toBeCloseTo((first?.[0] ?? 0) + (first?.[2] ?? 0))
    expect((third?.[0] ?? 0) + (third?.[2] ?? 0)).toBeCloseTo(120 + 23 * 5.2 - 1)
  })

  it('is mended where the months before and after force it, and loses the specks beside it', () => {
    const line = textsOf([
      [20, 'SN', 0.2],
      [60, 'August 2022'],
      [160, 'Septcmber 2022'],
      [260, 'October 2022'],
      [360, 'Novumbu 2022', 0.2],
      [460, 'December 2022'],
    ])
    expect(line).toBe('August 2022 September 2022 October 2022 November 2022 December 2022')
  })

  it('is mended where the latest month stands first', () => {
    const line = textsOf([
      [20, 'January 2018'],
      [120, 'December 2017'],
      [220, 'November 2017'],
      [320, 'Qctober 2017', 0.7],
      [420, 'Septcmber 2017', 0.7],
      [520, 'August 2017'],
    ])
    expect(line).toBe('January 2018 December 2017 November 2017 October 2017 September 2017 August 2017')
  })

  it('of one month has the name that is a letter from it, and is asked about', () => {
    const { words } = mendMonthHeads(recognisedPage([[100, [60, 'Tuly 2024', 0.95]]]))
    expect(words.map(({ text, confidence }) => [text, confidence])).toEqual([
      ['July', 0.85],
      ['2024', 0.95],
    ])
  })

  it.each([
    [
      'too few that are read',
      [
        [60, 'August 2022'],
        [160, 'Soptombor 2022'],
        [260, 'October 2022'],
      ],
    ],
    [
      'no sequence',
      [
        [60, 'May 2020'],
        [160, 'Opened 2021'],
        [260, 'June 2022'],
        [360, 'May 2023'],
      ],
    ],
    ['a sentence', [[60, 'from May 2020 to June 2020 and Jan 2021 the balance']]],
  ] as const)('stays as it was read: %s', (_, pieces) => {
    expect(textsOf(pieces)).toBe(pieces.map(([, text]) => text).join(' '))
  })
})
