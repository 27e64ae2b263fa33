import { describe, expect, it } from 'vitest'
import { hideNumbers } from '#engine/assistant/hide-numbers.ts'
import { readQuestion, readWords, stemOf } from '#engine/assistant/question.ts'

describe('long numbers', () => {
  it.each([
    ['123-45-6789', '[#]'],
    ['123 45 6789', '[#]'],
    ['123456789', '[#]'],
    ['1 2 3 4 5 6 7 8 9', '[#]'],
    ['123 – 45 – 6789', '[#]'],
    ['１２３-４５-６７８９', '[#]'],
    ['card 4447 9612 3456 7890 is wrong', 'card [#] is wrong'],
    ['call 937.555.0142', 'call [#]'],
    ['account 44479612', 'account [#]'],
  ])('%s is left out', (text, shown) => {
    expect(hideNumbers(text)).toBe(shown)
    expect(hideNumbers(shown)).toBe(shown)
    expect(readQuestion(text)).toMatchObject({ hadNumbers: true })
    expect(readQuestion(text).words.join(' ')).not.toMatch(/\d/)
  })

  it.each(['2024-03-15', '03/15/2024', '$1,250.00', 'chapter 13 in 2019', '30 60 90 days', 'last four 5678'])(
    '%s stays',
    (text) => {
      expect(hideNumbers(text)).toBe(text)
      expect(readQuestion(text).hadNumbers).toBe(false)
    },
  )
})

describe('names that every object has', () => {
  it.each(['constructor', 'valueOf', 'toString', 'hasOwnProperty', '__proto__'])('%s is a word like any other', (word) => {
    for (const text of [word, word.toLowerCase(), `is ${word} on my report`])
      expect(readWords(text).filter((one) => typeof one !== 'string')).toEqual([])
    expect(() => readQuestion(word)).not.toThrow()
  })

  it('are kept', () => expect(readWords('Constructor')).toEqual(['constructor']))
})

describe('what is asked about', () => {
  it.each([
    ['what is my score', true, false],
    ['do I have disputes', true, false],
    ['what does experian say about me', true, true],
    ['tell me about charge-offs', false, true],
    ['how do I dispute an error', false, true],
    ['what happens next', false, false],
    ['how long does it stay on my report', true, true],
    ['my ssn is 123-45-6789 how long does a charge off stay', false, true],
  ])('%s', (text, isAboutSelf, isGeneral) => {
    expect(readQuestion(text)).toMatchObject({ isAboutSelf, isGeneral })
  })
})

describe('stems', () => {
  it.each([
    ['dispute', 'disputes', 'disputed', 'disputing'],
    ['inquiry', 'inquiries'],
    ['collection', 'collections'],
    ['letter', 'letters'],
  ])('%s', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1)
  })
})
