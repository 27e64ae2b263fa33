import { describe, expect, it } from 'vitest'
import { SWIPE_SECTIONS } from '#web/shell/navigation.ts'
import {
  AREA_SWIPE_PX,
  DEFAULT_SWIPE_PX,
  directionOf,
  hasSelected,
  isLeftToScroll,
  isMobileAgent,
  isScroll,
  neighboursOf,
  SECTION_SWIPE_PX,
  SWIPE_FLASH_MS,
  SWIPE_HINT_DELAY_MS,
} from '#web/shell/swipe.ts'

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

describe('a finger on its way', () => {
  it.each([
    [{ dx: 3, dy: 9 }, false],
    [{ dx: 3, dy: -11 }, true],
    [{ dx: -40, dy: 39 }, false],
    [{ dx: 40, dy: 41 }, true],
  ])('that came as far as %j scrolls: %s', (stroke, scrolls) => {
    expect(isScroll(stroke)).toBe(scrolls)
  })
})

describe('a row that scrolls sideways keeps the strokes that move it', () => {
  it.each([
    ['at its start', 0, false, true],
    ['between its ends', 40, true, true],
    ['at its end', 100, true, false],
  ])('%s', (_where, scrollLeft, right, left) => {
    const row = { scrollLeft, clientWidth: 200, scrollWidth: 300 }
    expect([isLeftToScroll(row, 'right'), isLeftToScroll(row, 'left')]).toEqual([right, left])
  })

  it('keeps none where everything fits', () => {
    const row = { scrollLeft: 0, clientWidth: 200, scrollWidth: 200 }
    expect([isLeftToScroll(row, 'right'), isLeftToScroll(row, 'left')]).toEqual([false, false])
  })
})

describe('what the documents say about swipes', () => {
  it('is 60 px between sections, 100 in a wrapper, 50 by default, a flash of 300 ms and a hint after 2 s', () => {
    expect([SECTION_SWIPE_PX, AREA_SWIPE_PX, DEFAULT_SWIPE_PX, SWIPE_FLASH_MS, SWIPE_HINT_DELAY_MS]).toEqual([
      60, 100, 50, 300, 2_000,
    ])
  })
})

describe('a stroke that selects words', () => {
  it.each([
    ['', '', false],
    ['', 'a word', true],
    ['old words', 'new words', true],
    // A finger leaves the selection of before alone.
    ['old words', 'old words', false],
    ['old words', '', false],
  ])('from %j to %j: %s', (before, after, isSelecting) => {
    expect(hasSelected(before, after)).toBe(isSelecting)
  })
})

describe('the hint is for phones', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 Safari/537.36', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', false],
  ])('%s: %s', (agent, isMobile) => {
    expect(isMobileAgent(agent)).toBe(isMobile)
  })
})

describe('the sections next to a screen', () => {
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
