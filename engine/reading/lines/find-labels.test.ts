import { describe, expect, it } from 'vitest'
import { findLabels } from '#engine/reading/lines/find-labels.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import { levelWords } from '#engine/recognition/words/level-words.ts'
import { recognisedPage } from '#engine/testing/recognised-page.ts'
import { type Piece, typeset } from '#engine/reading/lines/typeset.ts'

const LABELS = ['Account Number', 'Account Status', 'Available Credit', 'Date of First Delinquency', 'Date Closed'] as const
const linesOf = (pieces: readonly Piece[]) => pageLines(typeset(pieces))
const found = (pieces: readonly Piece[]): string[] => findLabels(linesOf(pieces), LABELS).map((label) => label.label)

describe('labels', () => {
  it('are found where a value touches them, if their column shows them', () => {
    const pieces: Piece[] = [
      [36, 50, 'Account Number'],
      [300, 50, 'Available Credit'],
      [36, 65, 'Account Status'],
      [176, 65, 'X'.repeat(24)],
      [300, 65, 'Date Closed'],
    ]
    expect(found(pieces)).toEqual(['Account Number', 'Available Credit', 'Account Status', 'Date Closed'])
  })

  it('are found where they wrap to a second line', () => {
    const pieces: Piece[] = [
      [36, 50, 'Date of First'],
      [176, 50, 'Jan 20, 2023'],
      [36, 61, 'Delinquency'],
      [36, 78, 'Account Number'],
    ]
    expect(found(pieces)).toEqual(['Date of First Delinquency', 'Account Number'])
  })

  it('are found where their first line touches the value', () => {
    const pieces = (value: string): Piece[] => [
      [36, 50, `Date of First ${value}`],
      [36, 61, 'Delinquency'],
      [36, 78, 'Account Number'],
    ]
    expect(found(pieces('Jan 20, 2023'))).toEqual(['Date of First Delinquency', 'Account Number'])
    expect(found(pieces('notice'))).toEqual(['Account Number'])
  })

  it('are not what prose at their column begins with', () => {
    const pieces = (words: string): Piece[] => [
      [36, 50, 'Account Number'],
      [36, 65, `Account Status ${words}`],
      [36, 80, 'Date Closed'],
    ]
    expect(found(pieces('is what the creditor told us'))).toEqual(['Account Number', 'Date Closed'])
    expect(found(pieces('OPEN'))).toEqual(['Account Number', 'Account Status', 'Date Closed'])
  })

  it('are not what stands within a value, in the wide letters of a typewriter', () => {
    const page = typeset([
      [36, 50, 'Account Status'],
      [176, 50, 'PAID BEFORE Date Closed WAS KNOWN'],
      [36, 65, 'Date Closed'],
    ])
    const words = page.words.map(({ text, box: [x, y, width] }) => ({ text, box: [x, y, width, 8.7] as const }))
    const labels = findLabels(pageLines({ ...page, words }), LABELS)
    expect(labels.map(({ label, lineIndex }) => `${label} ${lineIndex}`)).toEqual(['Account Status 0', 'Date Closed 1'])
  })

  it('are not made of words that stand apart', () => {
    const pieces: Piece[] = [
      [36, 50, 'Date of First'],
      [36, 90, 'Delinquency'],
    ]
    expect(found(pieces)).toEqual([])
  })

  it('stand alone at the head of a picture whose column begins a little further in than on the page before', () => {
    const first = recognisedPage([
      [100, [53, 'Account Number'], [180, '1234']],
      [115, [53, 'Account Status'], [180, 'PAID']],
      [130, [53, 'Available Credit'], [180, '$25']],
    ])
    const headed = (x: number): string[] => {
      const second = recognisedPage([[50, [x, 'Date of First Delinquency'], [x + 160, '-']]], { number: 2 })
      const lines = [first, second].flatMap((page) => pageLines(levelWords(page)))
      return findLabels(lines, LABELS).map(({ label }) => label)
    }
    expect(headed(60)).toContain('Date of First Delinquency')
    expect(headed(180)).not.toContain('Date of First Delinquency')
  })
})
