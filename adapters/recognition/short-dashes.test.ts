import { expect, it } from 'vitest'
import type { RecognisedWord } from '#adapters/recognition/port.ts'
import { withShortDashes } from '#adapters/recognition/short-dashes.ts'

type Drawn = readonly [text: string, x: number, width: number, height: number]
const read = (...drawn: readonly Drawn[]): string =>
  withShortDashes(
    drawn.map(([text, x, width, height]): RecognisedWord => ({ text, box: [x, 100, width, height], confidence: 0.9 })),
  )
    .map(({ text }) => text)
    .join(' ')

it.each<[why: string, drawn: readonly Drawn[], text: string]>([
  [
    'a short one',
    [
      ['dispute', 123, 29, 8.6],
      ['—', 154, 5.2, 0.9],
      ['now', 162, 16, 5.2],
    ],
    'dispute – now',
  ],
  [
    'a short one between small letters',
    [
      ['Bill', 50, 14, 6.9],
      ['Paid', 70, 17, 6.9],
      ['late', 90, 17, 6.9],
      ['now', 123, 16, 5.2],
      ['—', 142, 5.2, 0.9],
      ['on', 150, 9, 5.2],
    ],
    'Bill Paid late now – on',
  ],
  [
    'a long one',
    [
      ['Settled', 123, 30, 6.9],
      ['—', 156, 9.5, 0.9],
      ['less', 168, 16, 6.9],
    ],
    'Settled — less',
  ],
  [
    'a long one in large print',
    [
      ['Paid', 123, 36, 14],
      ['—', 162, 19, 1.8],
      ['late', 185, 30, 14],
    ],
    'Paid — late',
  ],
  [
    'a rule at the edge',
    [
      ['—', 35, 34, 2.3],
      ['ROSE', 239, 40, 6.3],
    ],
    '— ROSE',
  ],
])('reads as long as it is drawn %s', (_, drawn, text) => {
  expect(read(...drawn)).toBe(text)
})
