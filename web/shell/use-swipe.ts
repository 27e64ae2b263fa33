import { type RefObject, useEffect, useEffectEvent } from 'react'
import { DEFAULT_SWIPE_PX, directionOf, hasSelected, type SwipeDirection } from '#web/shell/swipe.ts'

/** A stroke that starts in one of these belongs to it: typing, sliding, scrolling sideways, dialogs, toasts. */
const OWN_STROKES =
  'input, textarea, select, [contenteditable="true"], [role="slider"], .scroll-sideways, [role="dialog"], [role="alertdialog"], [role="region"][tabindex], [data-radix-collection-item]'

interface SwipeSettings {
  /** Pixels the stroke must be longer than. */
  readonly threshold?: number
  readonly isEnabled?: boolean
  /** Where the stroke has to start; the whole page when left out. */
  readonly area?: RefObject<HTMLElement | null>
}

/** Calls back on a horizontal stroke of finger, pen or mouse. Selecting words or scrolling sideways is no stroke. */
export function useSwipe(
  onSwipe: (direction: SwipeDirection) => void,
  { threshold = DEFAULT_SWIPE_PX, isEnabled = true, area }: SwipeSettings = {},
): void {
  const report = useEffectEvent((dx: number, dy: number): boolean => {
    const direction = directionOf({ dx, dy }, threshold)
    if (direction !== null) onSwipe(direction)
    return direction !== null
  })
  useEffect(() => {
    // On the root: while a view transition runs, the root is what the finger hits.
    const ground = area === undefined ? document.documentElement : area.current
    if (!isEnabled || ground === null) return
    let start: { id: number; x: number; y: number; selected: string } | null = null
    const down = (event: PointerEvent) => {
      start = null
      if (!event.isPrimary || event.button !== 0 || isOwned(event.target, ground)) return
      start = { id: event.pointerId, x: event.clientX, y: event.clientY, selected: String(getSelection() ?? '') }
    }
    const up = (event: PointerEvent) => {
      const from = start
      start = null
      if (from?.id !== event.pointerId || hasSelected(from.selected, String(getSelection() ?? ''))) return
      if (report(event.clientX - from.x, event.clientY - from.y)) dropClick()
    }
    const cancel = () => {
      start = null
    }
    ground.addEventListener('pointerdown', down)
    document.documentElement.addEventListener('pointerup', up)
    document.documentElement.addEventListener('pointercancel', cancel)
    return () => {
      ground.removeEventListener('pointerdown', down)
      document.documentElement.removeEventListener('pointerup', up)
      document.documentElement.removeEventListener('pointercancel', cancel)
    }
  }, [isEnabled, area])
}

/** Whether something between the finger and the ground uses the stroke itself. */
function isOwned(target: EventTarget | null, ground: Element): boolean {
  if (!(target instanceof Element)) return false
  for (let at: Element | null = target; at !== null && at !== ground; at = at.parentElement) {
    if (at.matches(OWN_STROKES) || scrollsSideways(at)) return true
  }
  return false
}

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
