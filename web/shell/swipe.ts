/** Pixels a stroke must be longer than: between sections, in a `SwipeArea`, and when no one says. */
export const SECTION_SWIPE_PX = 60
export const AREA_SWIPE_PX = 100
export const DEFAULT_SWIPE_PX = 50
/** Milliseconds after which the direction flash goes out. */
export const SWIPE_FLASH_MS = 300
/** Milliseconds before a phone is told once that it can swipe. */
export const SWIPE_HINT_DELAY_MS = 2_000

const MOBILE_AGENT = /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini|mobi/i

/** Whether the browser says that it runs on a phone or a tablet. */
export const isMobileAgent = (userAgent: string): boolean => MOBILE_AGENT.test(userAgent)

export type SwipeDirection = 'left' | 'right'

export interface Stroke {
  /** Pixels from where the finger went down to where it came up. */
  readonly dx: number
  readonly dy: number
}

/** The direction of a stroke; null when it is too short, or more of a scroll than a swipe. */
export function directionOf({ dx, dy }: Stroke, threshold: number): SwipeDirection | null {
  if (Math.abs(dx) <= threshold || Math.abs(dx) < 1.5 * Math.abs(dy)) return null
  return dx < 0 ? 'left' : 'right'
}

/** Pixels after which it is clear whether the finger scrolls or swipes. */
const SETTLED_PX = 10

/** Whether a finger that has come this far scrolls the page: then it does so until it is lifted. */
export const isScroll = ({ dx, dy }: Stroke): boolean => Math.abs(dy) > SETTLED_PX && Math.abs(dy) > Math.abs(dx)

/** What a row of things scrolls by a stroke in this direction; at its end there is nothing left to scroll. */
export function isLeftToScroll(
  row: Readonly<Record<'scrollLeft' | 'scrollWidth' | 'clientWidth', number>>,
  direction: SwipeDirection,
): boolean {
  return direction === 'right' ? row.scrollLeft > 1 : row.scrollLeft + row.clientWidth < row.scrollWidth - 1
}

/** Whether words were selected between two looks at the selection: then the stroke was no swipe. */
export const hasSelected = (before: string, after: string): boolean => after !== '' && after !== before

export interface Neighbours<Place> {
  /** Where a stroke to the right goes. */
  readonly previous: Place | null
  /** Where a stroke to the left goes. */
  readonly next: Place | null
}

/** The sections next to a path; null when the path is none of them. */
export function neighboursOf<Place extends { readonly to: string }>(
  path: string,
  sections: readonly Place[],
): Neighbours<Place> | null {
  const index = sections.findIndex((section) => section.to === path)
  if (index < 0) return null
  return { previous: sections[index - 1] ?? null, next: sections[index + 1] ?? null }
}
