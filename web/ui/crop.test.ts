import { describe, expect, it } from 'vitest'
import { cropAround, cropOfGrid } from '#web/ui/crop.ts'

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

describe('cropOfGrid', () => {
  it('shows the column above the cell and ends under it', () => {
    expect(cropOfGrid([300, 400, 20, 10], LETTER, false)).toEqual([185, 250, 250, 172])
  })

  it('shows the row from end to end where there is room', () => {
    expect(cropOfGrid([300, 400, 20, 10], LETTER, true)).toEqual([0, 250, 612, 172])
  })

  it('stays on the page at its edges', () => {
    expect(cropOfGrid([590, 40, 20, 10], LETTER, false)).toEqual([362, 0, 250, 62])
    expect(cropOfGrid([5, 780, 20, 10], LETTER, false)).toEqual([0, 630, 250, 162])
  })
})
