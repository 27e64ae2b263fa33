import { describe, expect, it } from 'vitest'
import { lineBox } from '#web/ui/line-box.ts'

describe('the box of a quote', () => {
  it('loses the room that the font keeps above and below one line', () => {
    const [x, y, width, height] = lineBox([100, 200, 15, 14], '120')
    expect([x, width]).toEqual([100, 15])
    expect(height).toBeCloseTo(11.5)
    expect(y).toBeCloseTo(201.5)
  })

  it('stays as it is where it is no higher than its text, holds several lines, or nothing is quoted', () => {
    for (const [box, quote] of [
      [[100, 200, 60, 10], 'MERIDIAN A'],
      [[100, 200, 200, 30], 'A remark of two lines that goes on and on below itself'],
      [[100, 200, 40, 10], ''],
    ] as const)
      expect(lineBox([...box], quote)).toEqual(box)
  })
})
