import { type ReactNode, useRef } from 'react'
import { AREA_SWIPE_PX, type SwipeDirection } from '#web/shell/swipe.ts'
import { useSwipe } from '#web/shell/use-swipe.ts'

interface SwipeAreaProps {
  readonly onSwipe: (direction: SwipeDirection) => void
  /** Pixels the stroke must be longer than; 100 when left out. */
  readonly threshold?: number
  readonly children: ReactNode
}

/** Around whatever answers a stroke that starts in it. What it does must have a tap twin (WCAG 2.5.1). */
export function SwipeArea({ onSwipe, threshold = AREA_SWIPE_PX, children }: SwipeAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  useSwipe(onSwipe, { threshold, area })
  return (
    <div ref={area} className="min-h-full touch-pan-y">
      {children}
    </div>
  )
}
