import { describe, expect, it } from 'vitest'
import { evidenceOf, quoted, unionOf } from '#engine/reading/lines/boxes.ts'

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

  it('is doubtful where a fact that was made out on pictures goes on over the end of a page', () => {
    const piece = (page: number, ...confidences: readonly (number | undefined)[]) => ({
      page,
      text: 'of payments',
      box: [300, 30, 80, 10] as const,
      words: confidences.map((confidence) => ({
        text: 'of',
        box: [300, 30, 9, 10] as const,
        ...(confidence !== undefined && { confidence }),
      })),
    })
    expect(evidenceOf([piece(2, 0.97), piece(3, 0.96)])?.confidence).toBe(0.85)
    expect(evidenceOf([piece(2, 0.97), piece(2, 0.96)])?.confidence).toBe(0.96)
    expect(evidenceOf([piece(2, undefined), piece(3, undefined)])).not.toHaveProperty('confidence')
  })

  it('can quote less than is printed, and points at nothing without pieces', () => {
    const piece = { page: 1, text: '444796123456', box: [1, 2, 3, 4] as const }
    expect(evidenceOf(quoted([piece, piece], '3456'))?.quote).toBe('3456')
    expect(evidenceOf([])).toBeNull()
  })
})
