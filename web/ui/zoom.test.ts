import { describe, expect, it } from 'vitest'
import { nextZoom, scrollToBox } from '#web/ui/zoom.ts'

describe('zooming a page', () => {
  it('goes in halves and stops at the ends', () => {
    expect(nextZoom(1, 1)).toBe(1.5)
    expect(nextZoom(1, -1)).toBe(1)
    expect(nextZoom(4, 1)).toBe(4)
  })

  it('brings the middle of the box to the middle of the view', () => {
    expect(scrollToBox([100, 600, 200, 20], 612, { drawnWidth: 1224, width: 400, height: 300 })).toEqual({ left: 200, top: 1070 })
  })

  it('never scrolls before the edge of the page', () => {
    expect(scrollToBox([0, 0, 20, 10], 612, { drawnWidth: 612, width: 400, height: 300 })).toEqual({ left: 0, top: 0 })
  })
})
