import { expect, it } from 'vitest'
import { legible } from '#web/parts/legible.ts'

it.each([
  ['\u{f00c}', '[symbol]'],
  ['Mar 2024 \u{f00c}', 'Mar 2024 [symbol]'],
  ['✓', '✓'],
  ['$1,284 – “paid”', '$1,284 – “paid”'],
])('%j reads %j', (quote, shown) => {
  expect(legible(quote)).toBe(shown)
})
