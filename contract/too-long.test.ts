import { expect, it } from 'vitest'
import { tooLong } from '#contract/too-long.ts'

it.each([
  [7, '7'],
  [254, '254'],
  [1000, '1,000'],
  [20_045, '20,045'],
  [900_000, '900,000'],
  [1_000_001, '1,000,001'],
])('%i characters are said as people read them', (most, words) => {
  expect(tooLong(most)).toBe(`Keep it to ${words} characters at most`)
})
