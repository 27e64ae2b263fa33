import { describe, expect, it } from 'vitest'
import type { Blot } from '#adapters/recognition/cleaning/blots.ts'
import { filledSquares, withSquares } from '#adapters/recognition/cleaning/filled-squares.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import { type InkBox, inkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
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
const PAGE = { width: 700, height: 200 }
const white: Grey = { ...PAGE, pixels: new Uint8Array(PAGE.width * PAGE.height).fill(255) }
/** A page with tinted patches, 18 pixels high at 40 from the top; the grain of the paper in them. */
function tinted(patches: readonly (readonly [left: number, across: number, tint: number])[]): Grey {
  const pixels = white.pixels.slice()
  for (const [left, across, tint] of patches)
    for (let y = 40; y < 58; y += 1)
      for (let x = left; x < left + across; x += 1) pixels[y * PAGE.width + x] = tint + ((x * 7 + y * 5) % 11) - 5
  return { ...PAGE, pixels }
}

describe('blots', () => {
  it('are filled squares where they are full of ink and as wide as high', () => {
    expect(filledSquares([square(100), square(300)], white, 4)).toEqual([
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
    expect(filledSquares([square(300), square(500), other], white, 4)).toHaveLength(2)
  })

  it('are filled squares too pale for ink, also a little flat ones and beside dark ones', () => {
    const pale = tinted([
      [100, 18, 155],
      [300, 25, 190],
    ])
    expect(filledSquares([], pale, 4)).toEqual([
      [25, 10, 4.5, 4.5],
      [75, 10, 6.25, 4.5],
    ])
    expect(filledSquares([square(500)], pale, 4)).toHaveLength(3)
  })

  it.each<[string, [number, number, number]]>([
    ['the shade of a band', [100, 200, 155]],
    ['a pale stroke', [100, 6, 155]],
    ['the grain of the paper', [100, 18, 225]],
  ])('are none: %s', (_, patch) => {
    const pale = tinted([patch, [400, 18, 155], [500, 18, 155]])
    expect(filledSquares([], pale, 4)).toHaveLength(2)
  })

  it('are none where the page has only one', () => {
    expect(filledSquares([square(100)], white, 4)).toEqual([])
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

  it('are squares of a tint too, of which there is no ink', () => {
    const pale = withSquares([word('[=]', [22, 23, 8, 9])], SQUARES, inkFinder([]))
    expect(pale.map(({ text }) => text)).toEqual(['■', '■'])
  })

  it('keep their letters where they have others', () => {
    const letters: readonly InkBox[] = [[32, 24, 4, 7]]
    expect(texts([word('aN', [24, 24, 13, 7])], letters)).toEqual(['aN', '■'])
    expect(texts([word('Data', [24, 24, 57, 7])], letters)).toEqual(['Data'])
    expect(withSquares([word('n', [24.6, 24.6, 5, 5])], [], inkFinder([]))).toEqual([word('n', [24.6, 24.6, 5, 5])])
  })
})
