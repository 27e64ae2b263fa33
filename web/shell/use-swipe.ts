import { useEffect, useEffectEvent } from 'react'
import { DEFAULT_SWIPE_PX, directionOf, type SwipeDirection } from '#web/shell/swipe.ts'

/** A stroke that starts in one of these belongs to it: typing, scrolling sideways, dialogs, toasts. */
const OWN_STROKES =
  'input, textarea, select, .scroll-sideways, [role="dialog"], [role="alertdialog"], [role="region"][tabindex], [data-radix-collection-item]'

interface SwipeSettings {
  /** Pixels the stroke must be longer than. */
  readonly threshold?: number
  readonly isEnabled?: boolean
}

/** Calls back on a horizontal stroke of finger, pen or mouse anywhere on the page. Selecting text with the mouse is no stroke. */
export function useSwipe(
  onSwipe: (direction: SwipeDirection) => void,
  { threshold = DEFAULT_SWIPE_PX, isEnabled = true }: SwipeSettings = {},
): void {
  const report = useEffectEvent((dx: number, dy: number) => {
    const direction = directionOf({ dx, dy }, threshold)
    if (direction !== null) onSwipe(direction)
  })
  useEffect(() => {
    if (!isEnabled) return
    let start: { id: number; x: number; y: number } | null = null
    const down = (event: PointerEvent) => {
      const isOwned = event.target instanceof Element && event.target.closest(OWN_STROKES) !== null
      start =
        !event.isPrimary || event.button !== 0 || isOwned ? null : { id: event.pointerId, x: event.clientX, y: event.clientY }
    }
    const up = (event: PointerEvent) => {
      const from = start
      start = null
      if (from?.id !== event.pointerId || getSelection()?.isCollapsed === false) return
      report(event.clientX - from.x, event.clientY - from.y)
    }
    const cancel = () => {
      start = null
    }
    // On the root: while a view transition runs, the root is what the finger hits.
    const root = document.documentElement
    root.addEventListener('pointerdown', down)
    root.addEventListener('pointerup', up)
    root.addEventListener('pointercancel', cancel)
    return () => {
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointerup', up)
      root.removeEventListener('pointercancel', cancel)
    }
  }, [isEnabled])
}
