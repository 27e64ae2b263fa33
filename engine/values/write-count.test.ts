import { expect, it } from 'vitest'
import { writeCount } from '#engine/values/write-count.ts'

it.each([0, 7, 99, 100, 999, 1000, 1284, 12_345, 123_456, 1_000_000, 9_007_199_254_740_991])(
  'a count of %i is written as Americans write it',
  (count) => expect(writeCount(count)).toBe(count.toLocaleString('en-US')),
)
