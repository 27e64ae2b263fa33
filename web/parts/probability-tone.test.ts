import { expect, it } from 'vitest'
import { probabilityTone } from '#web/parts/probability-tone.ts'

it.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'warn'],
  [60, 'warn'],
  [59, 'bad'],
  [0, 'bad'],
])('%i %% is %s', (percent, tone) => {
  expect(probabilityTone(percent)).toBe(tone)
})
