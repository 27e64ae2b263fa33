import { describe, expect, it } from 'vitest'
import { foundWords } from '#web/screens/rules/rules-words.ts'

describe('what a rule found', () => {
  it.each([
    [{ right: 9, wrong: 0, missed: 0 }, '9 of 9 errors found, no false alarms'],
    [{ right: 0, wrong: 2, missed: 1 }, '0 of 1 error found, 2 false alarms'],
    [{ right: 0, wrong: 0, missed: 0 }, 'no error of this kind tried, no false alarms'],
  ])('%o', (figures, words) => {
    expect(foundWords(figures)).toBe(words)
  })
})
