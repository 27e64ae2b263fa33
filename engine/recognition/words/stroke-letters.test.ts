import { describe, expect, it } from 'vitest'
import type { Word } from '#engine/reading/page-text.ts'
import { withStrokeLetters } from '#engine/recognition/words/stroke-letters.ts'

/** A capital is 7 points high; the line is at y 100. */
const word = (text: string, x: number, box: Partial<{ foot: number; height: number; width: number }> = {}): Word => {
  const { foot = 100, height = 7, width = text === '|' ? 1 : text.length * 5.2 } = box
  return { text, box: [x, foot - height, width, height], confidence: 0.9 }
}
const texts = (words: readonly Word[], marks: readonly Word['box'][] = []): string[] =>
  withStrokeLetters({ number: 1, width: 612, height: 792, words, marks }).words.map(({ text }) => text)

describe('a lone upright stroke', () => {
  it.each([
    ['before a letter of a name', [word('|', 40), word('C', 44), word('SYSTEM', 52)], 0],
    ['behind a name', [word('LEO', 40), word('FICTIVE', 60), word('|', 100)], 2],
    ['between a name’s words', [word('A', 40), word('|', 48.5), word('B', 53), word('TRUST', 62)], 1],
  ])('is the letter I %s', (_, words, at) => {
    expect(texts(words)[at]).toBe('I')
    expect(withStrokeLetters({ number: 1, width: 612, height: 792, words, marks: [] }).words[at]?.confidence).toBe(0.85)
  })

  it.each<[string, Word[], Word['box'][]?]>([
    ['higher than the letters beside it', [word('|', 40, { height: 9, foot: 101 }), word('C', 44)]],
    ['below their line', [word('|', 40, { foot: 102 }), word('C', 44)]],
    ['far from them', [word('|', 40), word('C', 60)]],
    ['among small letters', [word('|', 40), word('open', 44)]],
    ['alone', [word('|', 40)]],
    ['over another of its pieces', [word('|', 40), word('C', 44), word('|', 40.5, { foot: 120 }), word('A', 52, { foot: 120 })]],
    ['over a piece of which no word was made', [word('|', 40), word('C', 44)], [[40, 106, 1, 9]]],
  ])('is none %s', (_, words, marks) => {
    expect(texts(words, marks)).not.toContain('I')
  })
})
