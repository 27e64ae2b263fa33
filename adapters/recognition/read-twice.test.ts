import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '#adapters/recognition/port.ts'
import { letterOnce, wordsOnce } from '#adapters/recognition/read-twice.ts'

const word = (text: string, x: number, width: number, y = 391.7): RecognisedWord => ({
  text,
  box: [x, y, width, 5.8],
  confidence: 0.8,
})
const textsOf = (words: readonly RecognisedWord[]): string[] => wordsOnce(words).map(({ text }) => text)

describe('letters that were read twice on one spot', () => {
  it.each([
    ['its end', [word('Employers:', 39.2, 35.1), word('ployers:', 48.1, 26.2)], ['Employers:']],
    ['its end, misread once', [word('Emplovers:', 39.2, 35.1), word('ployers:', 48.1, 26.2)], ['Emplovers:']],
    ['its middle, before it', [word('urrer', 44.9, 15.8), word('Current', 39.7, 23.3)], ['Current']],
    ['wide capitals', [word('ENDELL', 45, 31.5), word('WENDELL', 39.2, 37.6)], ['WENDELL']],
    ['the beginning of a short word', [word('Ma', 157.8, 10.4), word('Mar', 157.8, 13.5)], ['Mar']],
    ['its first letter', [word('N', 503.4, 5.2), word('Nov', 503.4, 14.1)], ['Nov']],
    ['the same word', [word('Q', 57.9, 5.8), word('Q', 57.9, 5.8)], ['Q']],
  ])('are those of the longer word: %s', (_, words, texts) => {
    expect(textsOf(words)).toEqual(texts)
  })

  it('are what is left of a word that was surely read, whatever was made of them', () => {
    const sure = { ...word('Employers:', 46.7, 37.7), confidence: 0.96 }
    expect(textsOf([sure, { ...word('pigyers.', 58.2, 26.2), confidence: 0.05 }])).toEqual(['Employers:'])
    expect(textsOf([sure, { ...word('pigyers.', 58.2, 26.2), confidence: 0.6 }])).toHaveLength(2)
  })

  it.each([
    ['on the line below', [word('Employers:', 39.2, 35.1), word('ployers:', 48.1, 26.2, 401)]],
    ['beside it', [word('Employers:', 39.2, 35.1), word('ployers:', 78, 26.2)]],
    ['other letters', [word('Employers:', 39.2, 35.1), word('School', 48.1, 20)]],
    ['in a box that took in what stands beside the word', [word('CO/S', 260, 68), word('CO/', 293.5, 16)]],
    ['the end of a short word', [word('Mar', 157.8, 13.5), word('ar', 163, 8)]],
    ['two letters', [word('CO180', 260, 20), word('CO', 260, 9)]],
    ['the same word beside itself', [word('old.', 57.9, 11.8), word('old.', 71, 11.8)]],
    ['a part of the same word', [word('old.', 57.9, 11.8), word('old.', 57.9, 5)]],
  ])('are not: %s', (_, words) => {
    expect(wordsOnce(words)).toEqual(words)
  })
})

describe('a letter alone that was read as its capital and its small form', () => {
  it.each([
    ['Cc', 4.9, 'C'],
    ['Cc', 9.8, 'Cc'],
    ['Co', 4.9, 'Co'],
    ['CC', 4.9, 'CC'],
  ])('%s, %d points wide and 5.8 high, is %s', (text, width, wanted) => {
    expect(letterOnce({ text, box: [192, 341, width, 5.8], confidence: 0.72 }).text).toBe(wanted)
  })
})
