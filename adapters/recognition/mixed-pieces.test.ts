import { describe, expect, it } from 'vitest'
import { type InkBox, inkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import { cutOut, mixedPieces, withPiecesParted } from '#adapters/recognition/mixed-pieces.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

const word = (text: string, box: InkBox, confidence = 0.95): RecognisedWord => ({ text, box, confidence })
/** A letter each five points, seven high. */
const letters = (x: number, y: number, count: number): InkBox[] =>
  Array.from({ length: count }, (_, index): InkBox => [x + index * 5, y, 4, 7])

/** `Account Type - / Detail:` in two lines, and beside it, at the middle, `Auto loan` for two bureaus. */
const values = [word('Auto', [180, 106, 20, 7]), word('loan', [203, 106, 18, 7]), word('Auto', [330, 106, 20, 7])]
const ink = [...letters(40, 100, 12), ...letters(40, 112, 7), ...letters(180, 106, 8), ...letters(330, 106, 4)]
const heap = word('rl', [40, 100, 34, 19], 0.24)
const rest = word('Te', [77, 100, 23, 8], 0.06)

describe('a label of two lines beside values at their middle', () => {
  it('is one piece with all that was made of its lines', () => {
    const [piece, ...others] = mixedPieces([heap, rest, ...values], inkFinder(ink))
    expect([...(piece?.words ?? [])]).toEqual([heap, rest])
    expect(piece?.box).toEqual([40, 100, 60, 19])
    expect(others).toEqual([])
  })

  it('is one at the middle beside two lines of values too, if it was hardly made out', () => {
    const name = (confidence: number) => word('Kaw', [40, 106, 19, 7], confidence)
    const beside = [word('JO', [120, 100, 10, 7]), word('SAMPLE', [133, 100, 30, 7])]
    const lines = [...letters(40, 106, 4), ...letters(120, 100, 8), ...letters(120, 112, 8)]
    const found = (confidence: number) => mixedPieces([name(confidence), ...beside], inkFinder(lines))
    expect(found(0.16).map(({ box }) => box)).toEqual([[40, 106, 19, 7]])
    expect(found(0.95)).toEqual([])
  })

  it('and what is high and has one line of ink, or was read well, is none', () => {
    expect(mixedPieces([heap, ...values], inkFinder([[40, 100, 34, 19]]))).toEqual([])
    expect(mixedPieces([{ ...heap, confidence: 0.9 }, ...values], inkFinder(ink))).toEqual([])
  })
})

describe('a piece that was read by itself', () => {
  const page = [heap, rest, ...values]
  const [piece] = mixedPieces(page, inkFinder(ink))
  const parted = (confidence: number) => {
    const read = [word('Account', [40, 100, 34, 7], confidence), word('Detail:', [40, 112, 30, 7], confidence)]
    return withPiecesParted(page, new Map(piece ? [[piece, read]] : [])).map(({ text }) => text)
  }

  it('stands in the place of what was made of it', () => {
    expect(parted(0.95)).toEqual(['Account', 'Detail:', 'Auto', 'loan', 'Auto'])
  })

  it('does not where it was read no better', () => {
    expect(parted(0.4)).toEqual(['rl', 'Te', 'Auto', 'loan', 'Auto'])
  })

  it('is cut out with a little paper around it, as far as there is some', () => {
    const pixels = new Uint8Array(20 * 10).map((_, at) => at)
    const cut = cutOut({ width: 20, height: 10, pixels }, [1, 3, 2, 1], { dot: 1 })
    expect([cut.left, cut.top, cut.grey.width, cut.grey.height]).toEqual([0, 1, 5, 5])
    expect([...cut.grey.pixels.subarray(0, 6)]).toEqual([20, 21, 22, 23, 24, 40])
  })
})
