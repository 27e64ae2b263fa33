import { describe, expect, it } from 'vitest'
import { findLabels, unglued } from '#engine/reading/find-labels.ts'
import { pageLines } from '#engine/reading/lines.ts'
import { type Piece, typeset } from '#engine/reading/typeset.ts'

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

  it('are not made of words that stand apart', () => {
    const pieces: Piece[] = [
      [36, 50, 'Date of First'],
      [36, 90, 'Delinquency'],
    ]
    expect(found(pieces)).toEqual([])
  })
})

describe('a value glued to the label beside it', () => {
  it('is cut where the label column begins', () => {
    const pieces: Piece[] = [
      [300, 50, 'Account Number'],
      [36, 65, 'Account Status'],
      [176, 65, 'THREE_PAYMENTS_PAST_DUEXXAvailable'],
      [351, 65, 'Credit'],
    ]
    const [, line] = unglued(linesOf(pieces), LABELS)
    expect(line?.words.map((word) => word.text)).toEqual([
      'Account',
      'Status',
      'THREE_PAYMENTS_PAST_DUEXX',
      'Available',
      'Credit',
    ])
  })

  it('is left whole where no column stands near', () => {
    const pieces: Piece[] = [[36, 50, 'PAST_DUEAvailable']]
    expect(unglued(linesOf(pieces), LABELS)[0]?.words).toHaveLength(1)
  })
})
