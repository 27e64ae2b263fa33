import { type RefObject, useEffect, useEffectEvent } from 'react'
import { DEFAULT_SWIPE_PX, directionOf, hasSelected, isLeftToScroll, isScroll, type SwipeDirection } from '#web/shell/swipe.ts'

/** A stroke that starts in one of these belongs to it: sliding, tables, dialogs, menus, toasts. */
const OWN_STROKES =
  'select, input[type="range"], [role="slider"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="region"][tabindex], [data-swipe-direction]'
/** Here a stroke selects what is typed: a finger's does once the field has the focus. */
const TYPED_IN = 'input, textarea, [contenteditable="true"]'

interface SwipeSettings {
  /** Pixels the stroke must be longer than. */
  readonly threshold?: number
  readonly isEnabled?: boolean
  /** Where the stroke has to start; the whole page when left out. */
  readonly area?: RefObject<HTMLElement | null>
}

interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** A stroke under way. */
interface Begun {
  /** The pointer of pen and mouse; a finger is followed by its touches. */
  readonly by: number | 'finger'
  readonly at: Point
  readonly selected: string
  /** The directions in which it scrolls what it started on. */
  readonly scrolls: readonly SwipeDirection[]
}

/** Calls back on a horizontal stroke of finger, pen or mouse. Selecting words or scrolling sideways is no stroke. */
export function useSwipe(
  onSwipe: (direction: SwipeDirection) => void,
  { threshold = DEFAULT_SWIPE_PX, isEnabled = true, area }: SwipeSettings = {},
): void {
  const report = useEffectEvent(({ at, scrolls }: Begun, end: Point): boolean => {
    const direction = directionOf({ dx: end.clientX - at.clientX, dy: end.clientY - at.clientY }, threshold)
    if (direction === null || scrolls.includes(direction)) return false
    onSwipe(direction)
    return true
  })
  useEffect(() => {
    // On the root: while a view transition runs, the root is what the finger hits.
    const ground = area === undefined ? document.documentElement : area.current
    if (!isEnabled || ground === null) return
    const ended = new AbortController()
    const strokes = strokesOn(ground, report)
    followPointer(ground, strokes, ended.signal)
    followFinger(ground, strokes, ended.signal)
    return () => ended.abort()
  }, [isEnabled, area])
}

/** The one stroke that can be under way. */
interface Stroking {
  readonly begin: (by: Begun['by'], at: Point, target: Element) => void
  /** Where a finger is by now: it may turn out to scroll. */
  readonly follow: (at: Point) => void
  readonly end: (by: Begun['by'], at?: Point) => void
  readonly drop: (by?: Begun['by']) => void
}

function strokesOn(ground: HTMLElement, report: (begun: Begun, end: Point) => boolean): Stroking {
  let begun: Begun | null = null
  let last: Point = { clientX: 0, clientY: 0 }
  const drop = (by = begun?.by) => {
    if (begun?.by === by) begun = null
  }
  return {
    drop,
    begin: (by, at, target) => {
      const scrolls = scrolledFrom(target, ground, by === 'finger')
      begun = scrolls === null ? null : { by, at, selected: selectedWords(), scrolls }
      last = at
    },
    follow: (at) => {
      last = at
      if (begun !== null && isScroll({ dx: at.clientX - begun.at.clientX, dy: at.clientY - begun.at.clientY })) drop()
    },
    end: (by, at = last) => {
      const from = begun
      drop(by)
      if (from?.by !== by || hasSelected(from.selected, selectedWords())) return
      if (report(from, at)) dropClick()
    },
  }
}

function followPointer(ground: HTMLElement, { begin, end, drop }: Stroking, signal: AbortSignal): void {
  const root = document.documentElement
  const down = ({ isPrimary, button, pointerId, clientX, clientY, target }: PointerEvent) => {
    drop()
    if (isPrimary && button === 0 && target instanceof Element) begin(pointerId, { clientX, clientY }, target)
  }
  ground.addEventListener('pointerdown', down, { signal })
  root.addEventListener('pointerup', (event) => end(event.pointerId, event), { signal })
  root.addEventListener('pointercancel', ({ pointerId }) => drop(pointerId), { signal })
}

/** A finger is a pointer first and a touch then: from here on its touches count, which a scroll of the page does not cut off. */
function followFinger(ground: HTMLElement, { begin, follow, end, drop }: Stroking, signal: AbortSignal): void {
  const move = ({ touches: [finger] }: TouchEvent) => {
    if (finger !== undefined) follow(finger)
  }
  const lift = ({ changedTouches: [finger] }: TouchEvent) => end('finger', finger)
  const cancel = () => drop('finger')
  let followed: GlobalEventHandlers | null = null
  const leave = () => {
    followed?.removeEventListener('touchmove', move)
    followed?.removeEventListener('touchend', lift)
    followed?.removeEventListener('touchcancel', cancel)
  }
  const down = ({ touches, target }: TouchEvent) => {
    drop()
    leave()
    const [finger, ...others] = touches
    if (finger === undefined || others.length > 0 || !(target instanceof HTMLElement || target instanceof SVGElement)) return
    begin('finger', finger, target)
    // Its events go to what it started on, also once a new screen has taken the place of that.
    const touched: GlobalEventHandlers = target
    touched.addEventListener('touchmove', move, { signal, passive: true })
    touched.addEventListener('touchend', lift, { signal })
    touched.addEventListener('touchcancel', cancel, { signal })
    followed = touched
  }
  ground.addEventListener('touchstart', down, { signal, passive: true })
}

const selectedWords = (): string => String(getSelection() ?? '')

/** The directions in which something between the finger and the ground scrolls; null where it uses every stroke itself. */
function scrolledFrom(target: Element, ground: Element, isFinger: boolean): SwipeDirection[] | null {
  const scrolled: SwipeDirection[] = []
  for (let at: Element | null = target; at !== null && at !== ground; at = at.parentElement) {
    if (at.matches(OWN_STROKES)) return null
    if (at.matches(TYPED_IN) && (!isFinger || at === document.activeElement)) return null
    if (scrollsSideways(at)) scrolled.push(...DIRECTIONS.filter((direction) => isLeftToScroll(at, direction)))
  }
  return scrolled
}

const DIRECTIONS: readonly SwipeDirection[] = ['left', 'right']

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1 || element === document.body) return false
  const { overflowX } = getComputedStyle(element)
  return overflowX === 'auto' || overflowX === 'scroll'
}

/** The click with which a mouse ends its stroke presses nothing. */
function dropClick(): void {
  const drop = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', drop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', drop, { capture: true }), 0)
}
