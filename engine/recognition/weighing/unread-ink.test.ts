import { describe, expect, it } from 'vitest'
import type { Box } from '#engine/report/evidence.ts'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { hasUnreadInk } from '#engine/recognition/weighing/unread-ink.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'

/** `C SYSTEM` from x 50 on, its capitals 7 points high on a line at y 100; the name goes to x 88. */
const hasInk = (...marks: readonly Box[]): boolean => {
  const page = levelWords(recognisedPage([[100, [50, 'C SYSTEM'], [300, 'Open']]], { marks }))
  return hasUnreadInk(page.words.slice(0, 2), page)
}

describe('ink beside a value, of which no word was made', () => {
  it.each<[string, Box]>([
    ['a stroke before it', [46, 93, 1, 7]],
    ['a letter behind it', [92, 93, 4, 7]],
  ])('is a letter: %s', (_, mark) => {
    expect(hasInk(mark)).toBe(true)
  })

  it.each<[string, Box[]]>([
    ['a speck', [[46, 96, 1, 1]]],
    ['far off', [[36, 93, 1, 7]]],
    ['a picture higher than the letters', [[38, 88, 11, 14]]],
    ['on another line', [[46, 105, 1, 7]]],
    [
      'the rule of a table, which goes on',
      [
        [46, 93, 1, 7],
        [46, 104, 1, 12],
      ],
    ],
    ['a letter that was read', [[51, 93, 4, 7]]],
    ['beside another value', [[296, 93, 1, 7]]],
  ])('is none: %s', (_, marks) => {
    expect(hasInk(...marks)).toBe(false)
  })
})
