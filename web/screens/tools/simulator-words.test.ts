import { expect, it } from 'vitest'
import { pointsChanged } from '#web/screens/tools/simulator-words.ts'

it.each([
  [0, '0 points'],
  [1, '+1 point'],
  [12, '+12 points'],
  [-1, '−1 point'],
  [-70, '−70 points'],
])('%i is written %s', (points, words) => expect(pointsChanged(points)).toBe(words))
