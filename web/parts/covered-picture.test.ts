import { describe, expect, it } from 'vitest'
import { coverPage, personalBoxes } from '#web/parts/covered-picture.ts'

const place = (page: number, box: [number, number, number, number]) => ({ page, box, quote: 'x' })

describe('a picture to share', () => {
  it('shows the marked lines alone, and covers a name or a number that is in one of them', () => {
    const mark = [300, 400, 60, 8] as const
    const [name, number] = [
      [40, 400, 90, 8],
      [40, 100, 90, 8],
    ] as const
    const parts = coverPage([[...mark]], [[...name], [...number]], 612)
    expect(parts).toEqual({ crop: [0, 367, 612, 74], shown: [[0, 395, 612, 18]], covered: [[...name]] })
  })

  it('is none where what is marked says who someone is', () => {
    expect(coverPage([[40, 100, 90, 8]], [[60, 102, 20, 4]], 612)).toBeNull()
    expect(
      coverPage(
        [
          [40, 100, 90, 8],
          [40, 300, 9, 8],
        ],
        [[60, 102, 20, 4]],
        612,
      )?.shown,
    ).toEqual([[0, 295, 612, 18]])
  })

  it('knows the personal places of its page', () => {
    const report = {
      personalInfo: {
        evidence: { name: place(1, [1, 2, 3, 4]), dateOfBirth: place(2, [5, 6, 7, 8]) },
      },
      accounts: [],
    }
    expect([personalBoxes(report, 1), personalBoxes(report, 3)]).toEqual([[[1, 2, 3, 4]], []])
  })
})
