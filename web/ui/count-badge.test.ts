import { expect, it } from 'vitest'
import { cappedCount } from '#web/ui/count-badge.tsx'

it('counts to its cap, and no further', () => {
  expect([0, 1, 99, 100, 4000].map((count) => cappedCount(count, 99))).toEqual(['0', '1', '99', '99+', '99+'])
})
