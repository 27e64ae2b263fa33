import { expect, it } from 'vitest'
import { isSurelyLater } from '#engine/audit/surely-later.ts'

it.each([
  ['2023-10-11', '2023-12-10', false],
  ['2023-10-11', '2023-12-11', true],
  ['2023-12-31', '2024-02-28', false],
  ['2023-12-31', '2024-02-29', true],
  ['2023-10', '2023-12', false],
  ['2023-10', '2023-12-30', false],
  ['2023-10', '2023-12-31', true],
  ['2023-10', '2024-01', true],
  ['2023-10-01', '2023-12', true],
  ['2023-10-02', '2023-12', false],
  ['2023-10', '2025', false],
  ['2021', '2023-10', false],
  ['2024-01', '2023-10', false],
  [null, '2023-10', false],
  ['2023-10', null, false],
])('%s, then %s: %s', (first, second, expected) => {
  expect(isSurelyLater(first, second)).toBe(expected)
})
