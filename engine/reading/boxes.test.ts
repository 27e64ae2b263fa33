import { describe, expect, it } from 'vitest'
import { evidenceOf, quoted, unionOf } from '#engine/reading/boxes.ts'

describe('the place of a fact', () => {
  it('is the smallest box around all its pieces', () => {
    expect(
      unionOf([
        [10, 10, 5, 5],
        [30, 12, 10, 8],
      ]),
    ).toEqual([10, 10, 30, 10])
    expect(unionOf([])).toBeNull()
  })

  it('keeps the rectangle of the page where the fact begins, and the whole quote', () => {
    const evidence = evidenceOf([
      { page: 2, text: 'Open. $5 past due', box: [300, 760, 90, 10] },
      { page: 3, text: 'as of Nov 2024.', box: [300, 30, 80, 10] },
    ])
    expect(evidence).toEqual({ page: 2, box: [300, 760, 90, 10], quote: 'Open. $5 past due as of Nov 2024.' })
  })

  it('can quote less than is printed, and points at nothing without pieces', () => {
    const piece = { page: 1, text: '444796123456', box: [1, 2, 3, 4] as const }
    expect(evidenceOf(quoted([piece, piece], '3456'))?.quote).toBe('3456')
    expect(evidenceOf([])).toBeNull()
  })
})
