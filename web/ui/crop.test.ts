import { describe, expect, it } from 'vitest'
import { cropAround } from '#web/ui/crop.ts'

const LETTER = { width: 612, height: 792 }

describe('cropAround', () => {
  it('puts the box in the middle of a strip of the page', () => {
    expect(cropAround([200, 300, 40, 10], LETTER)).toEqual([95, 272, 250, 66])
  })

  it('stays on the page at its edges', () => {
    expect(cropAround([5, 2, 20, 10], LETTER)).toEqual([0, 0, 250, 66])
    expect(cropAround([590, 785, 20, 7], LETTER)).toEqual([362, 726, 250, 66])
  })

  it('grows with the box, no further than the page', () => {
    expect(cropAround([20, 100, 570, 80], LETTER)).toEqual([0, 78, 612, 124])
    expect(cropAround([0, 0, 10, 10], { width: 100, height: 40 })).toEqual([0, 0, 100, 40])
  })
})
