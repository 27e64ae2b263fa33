import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { keepOfflinePage } from '#web/shell/keep-offline-page.ts'
import { type Place, SWIPE_SECTIONS, useReachable } from '#web/shell/navigation.ts'
import { neighboursOf, SECTION_SWIPE_PX, SWIPE_FLASH_MS, type SwipeDirection } from '#web/shell/swipe.ts'
import { SwipeHint, useSwipeHint } from '#web/shell/swipe-hint.tsx'
import { useSwipe } from '#web/shell/use-swipe.ts'
import { Icon } from '#web/ui/icon.tsx'

/**
 * The previous and the next section, by stroke, and by tap for those who cannot stroke: floats over the foot of the page on a
 * phone, in the margin next to the text where that is wide enough, and is under the page in between.
 */
export function SwipeSections() {
  // Here, since this comes after the screen and to every member.
  useEffect(keepOfflinePage, [])
  const pathname = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const beside = neighboursOf(pathname, useReachable(SWIPE_SECTIONS))
  const hint = useSwipeHint(beside !== null)
  const [flash, setFlash] = useFlash()
  useSwipe(
    (direction) => {
      const place = direction === 'left' ? beside?.next : beside?.previous
      if (place == null) return
      setFlash(direction)
      // Whoever swipes needs no hint any more.
      hint.dismiss()
      void navigate({ to: place.to, viewTransition: { types: [direction === 'left' ? 'forward' : 'back'] } })
    },
    { threshold: SECTION_SWIPE_PX, isEnabled: beside !== null },
  )
  if (beside === null) return null
  return (
    <>
      {/* Room at the end of the page: the last control can be scrolled out from under the hint. */}
      {hint.isShown ? <div data-screen-only className="h-16 md:hidden" /> : null}
      <div
        data-screen-only
        className="pointer-events-none relative flex flex-col items-center max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:z-20 md:mt-10 md:items-end wide:fixed wide:right-2 wide:bottom-4 wide:z-20 wide:mt-0"
      >
        {/* Above the places, which stay where they are. */}
        {hint.isShown ? (
          <div className="absolute bottom-full mb-2">
            <SwipeHint onDismiss={hint.dismiss} />
          </div>
        ) : null}
        <nav
          aria-label="Previous and next section"
          className="pointer-events-auto flex divide-x divide-rule overflow-hidden rounded-full border border-rule bg-sheet shadow-float wide:flex-col wide:divide-x-0 wide:divide-y wide:rounded-button"
        >
          <Beside place={beside.previous} direction="right" isLit={flash === 'right'} />
          <Beside place={beside.next} direction="left" isLit={flash === 'left'} />
        </nav>
      </div>
      {flash === null ? null : <DirectionFlash direction={flash} />}
    </>
  )
}

/** The direction of the last stroke, for 300 ms. */
function useFlash() {
  const [flash, setFlash] = useState<SwipeDirection | null>(null)
  useEffect(() => {
    if (flash === null) return
    const timer = setTimeout(() => setFlash(null), SWIPE_FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash])
  return [flash, setFlash] as const
}

/** The edge of the page from which the next section comes lights up for a moment. */
function DirectionFlash({ direction }: { readonly direction: SwipeDirection }) {
  return (
    <div
      aria-hidden="true"
      data-swipe-flash={direction}
      className={clsx('pointer-events-none fixed inset-y-0 z-20 w-1.5 bg-mark', direction === 'left' ? 'right-0' : 'left-0')}
    />
  )
}

interface BesideProps {
  readonly place: Place | null
  /** The stroke that goes there. */
  readonly direction: SwipeDirection
  readonly isLit: boolean
}

function Beside({ place, direction, isLit }: BesideProps) {
  if (place === null) return null
  const isNext = direction === 'left'
  return (
    <Link
      to={place.to}
      viewTransition={{ types: [isNext ? 'forward' : 'back'] }}
      className={clsx(
        'flex min-h-11 items-center gap-1.5 px-4 text-small text-ink no-underline wide:gap-1 wide:px-2.5 wide:text-micro -outline-offset-3 transition-colors hover:bg-spruce-wash',
        isLit && 'bg-mark-wash',
      )}
    >
      {isNext ? null : <Icon of={ChevronLeft} size={18} className="text-spruce" />}
      <span className="sr-only">{isNext ? 'Next section: ' : 'Previous section: '}</span>
      {place.label}
      {isNext ? <Icon of={ChevronRight} size={18} className="text-spruce" /> : null}
    </Link>
  )
}
