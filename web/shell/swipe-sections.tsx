import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Place, SWIPE_SECTIONS, useReachable } from '#web/shell/navigation.ts'
import { neighboursOf, SECTION_SWIPE_PX, SWIPE_FLASH_MS, type SwipeDirection } from '#web/shell/swipe.ts'
import { useSwipe } from '#web/shell/use-swipe.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The previous and the next section at the foot of the four sections: by stroke, and by tap for those who cannot stroke. */
export function SwipeSections() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const beside = neighboursOf(pathname, useReachable(SWIPE_SECTIONS))
  const [flash, setFlash] = useState<SwipeDirection | null>(null)
  useSwipe(
    (direction) => {
      const place = direction === 'left' ? beside?.next : beside?.previous
      if (place == null) return
      setFlash(direction)
      void navigate({ to: place.to, viewTransition: { types: [direction === 'left' ? 'forward' : 'back'] } })
    },
    { threshold: SECTION_SWIPE_PX, isEnabled: beside !== null },
  )
  useEffect(() => {
    if (flash === null) return
    const timer = setTimeout(() => setFlash(null), SWIPE_FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])
  if (beside === null) return null
  return (
    <nav aria-label="Previous and next section" data-screen-only className="-mx-2 mt-16 flex justify-between">
      <Beside place={beside.previous} direction="right" isLit={flash === 'right'} />
      <Beside place={beside.next} direction="left" isLit={flash === 'left'} />
    </nav>
  )
}

interface BesideProps {
  readonly place: Place | null
  /** The stroke that goes there. */
  readonly direction: SwipeDirection
  readonly isLit: boolean
}

function Beside({ place, direction, isLit }: BesideProps) {
  if (place === null) return <span />
  const isNext = direction === 'left'
  return (
    <Link
      to={place.to}
      viewTransition={{ types: [isNext ? 'forward' : 'back'] }}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-button px-2 text-small transition-colors',
        isLit && 'bg-mark-wash',
      )}
    >
      {isNext ? null : <Icon of={ChevronLeft} size={18} className="text-spruce" />}
      <span className="text-link">{place.label}</span>
      {isNext ? <Icon of={ChevronRight} size={18} className="text-spruce" /> : null}
    </Link>
  )
}
