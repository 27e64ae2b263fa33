import { describe, expect, it } from 'vitest'
import { SWIPE_SECTIONS } from '#web/shell/navigation.ts'
import { directionOf, neighboursOf, SECTION_SWIPE_PX } from '#web/shell/swipe.ts'

describe('a stroke of the finger', () => {
  it('is a swipe only when it is longer than the threshold', () => {
    expect(directionOf({ dx: -60, dy: 0 }, SECTION_SWIPE_PX)).toBeNull()
    expect(directionOf({ dx: -61, dy: 0 }, SECTION_SWIPE_PX)).toBe('left')
    expect(directionOf({ dx: 61, dy: 10 }, SECTION_SWIPE_PX)).toBe('right')
  })

  it('is a scroll when it goes as much down as sideways', () => {
    expect(directionOf({ dx: 90, dy: 80 }, SECTION_SWIPE_PX)).toBeNull()
    expect(directionOf({ dx: 0, dy: 400 }, SECTION_SWIPE_PX)).toBeNull()
  })
})

describe('the sections beside a screen', () => {
  it('are tools to the left of a stroke and the dashboard to the right of it on disputes', () => {
    const beside = neighboursOf('/disputes', SWIPE_SECTIONS)
    expect(beside?.next?.to).toBe('/tools')
    expect(beside?.previous?.to).toBe('/dashboard')
  })

  it('end at the first and at the last section', () => {
    expect(neighboursOf('/dashboard', SWIPE_SECTIONS)?.previous).toBeNull()
    expect(neighboursOf('/education', SWIPE_SECTIONS)?.next).toBeNull()
  })

  it('are none for a screen outside the sections', () => {
    expect(neighboursOf('/rewards', SWIPE_SECTIONS)).toBeNull()
  })
})
