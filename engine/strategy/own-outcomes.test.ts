import { expect, it } from 'vitest'
import { patternOf } from '#engine/strategy/own-outcomes.ts'

it('a pattern is what the own answered disputes came to, and says when there are none', () => {
  expect(patternOf([])).toContain('no pattern to show')
  expect(patternOf(['pending', 'pending'])).toContain('no pattern to show')
  expect(patternOf(['removed', 'verified', 'pending'])).toBe(
    'Of your 2 answered disputes here, 1 ended with a removal and 0 with a correction; 1 was verified with no change. That’s too few to say much about the next one.',
  )
  expect(patternOf(Array.from({ length: 12 }, () => 'updated'))).not.toContain('little')
})
