import { describe, expect, it } from 'vitest'
import type { Blot } from '#adapters/recognition/blots.ts'
import { filledSquares, withSquares } from '#adapters/recognition/filled-squares.ts'
import { type InkBox, inkFinder } from '#adapters/recognition/ink-finder.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

/** Pixels at 4 a point. */
const blot = (left: number, across: number, down: number, filled: number): Blot => ({
  left,
  top: 100,
  right: left + across,
  bottom: 100 + down,
  area: Math.round(across * down * filled),
})
const square = (left: number): Blot => blot(left, 18, 18, 0.97)

describe('blots', () => {
  it('are filled squares where they are full of ink and as wide as high', () => {
    expect(filledSquares([square(100), square(300)], 4)).toEqual([
      [25, 25, 4.5, 4.5],
      [75, 25, 4.5, 4.5],
    ])
  })

  it.each([
    ['a tick', blot(100, 18, 19, 0.4)],
    ['a filled circle', blot(100, 18, 18, 0.785)],
    ['a dash', blot(100, 24, 6, 1)],
    ['a full stop', blot(100, 4, 4, 1)],
    ['a picture', blot(100, 60, 60, 1)],
  ])('are none: %s', (_, other) => {
    expect(filledSquares([square(300), square(500), other], 4)).toHaveLength(2)
  })

  it('are none where the page has only one', () => {
    expect(filledSquares([square(100)], 4)).toEqual([])
  })
})

describe('words', () => {
  const SQUARES: readonly InkBox[] = [
    [25, 25, 4.5, 4.5],
    [75, 25, 4.5, 4.5],
  ]
  const word = (text: string, box: RecognisedWord['box']): RecognisedWord => ({ text, box, confidence: 0.9 })
  const texts = (words: readonly RecognisedWord[], others: readonly InkBox[] = []): string[] =>
    withSquares(words, SQUARES, inkFinder([...SQUARES, ...others])).map(({ text }) => text)

  it.each<[string, RecognisedWord[], string[]]>([
    ['read as a letter, and as nothing', [word('n', [24.6, 24.6, 5, 5])], ['■', '■']],
    ['read as signs', [word('[|]', [25, 25, 4.5, 4.5])], ['■', '■']],
    ['in a box with the rule below', [word('L|', [24, 20, 8, 14])], ['■', '■']],
    ['read as one word', [word('mm', [24, 24, 57, 6])], ['■', '■']],
    ['beside words', [word('Paid', [40, 24, 20, 7])], ['Paid', '■', '■']],
  ])('are squares where those stand: %s', (_, words, wanted) => {
    expect(texts(words)).toEqual(wanted)
  })

  it('keep their letters where they have others', () => {
    const letters: readonly InkBox[] = [[32, 24, 4, 7]]
    expect(texts([word('aN', [24, 24, 13, 7])], letters)).toEqual(['aN', '■'])
    expect(texts([word('Data', [24, 24, 57, 7])], letters)).toEqual(['Data'])
    expect(withSquares([word('n', [24.6, 24.6, 5, 5])], [], inkFinder([]))).toEqual([word('n', [24.6, 24.6, 5, 5])])
  })
})
