import { expect, it } from 'vitest'
import { writeAtStake, writeGain } from '#web/parts/gain-words.ts'

it.each([
  [{ low: 15, high: 25 }, '+15-25'],
  [{ low: 12, high: 12 }, '+12'],
  [{ low: 0, high: 4 }, '+0-4'],
  [{ low: 0, high: 0 }, '0'],
])('%j is written %s', (range, text) => expect(writeGain(range)).toBe(text))

it.each([
  [0, 'N/A'],
  [45, 'about 45 pts'],
])('%i points at stake are written %s', (points, text) => expect(writeAtStake(points)).toBe(text))
