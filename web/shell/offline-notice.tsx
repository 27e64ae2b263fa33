import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { goneCode, isWaitingForCode, startAnew, watchWaitingForCode } from '#web/platform/load-code.ts'

const watch = (onChange: () => void) => {
  const stops = [onlineManager.subscribe(onChange), watchWaitingForCode(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
/** What holds this page up, most pressing first. */
function whatHoldsUp(): 'connection' | 'update' | 'missing' | null {
  if (!onlineManager.isOnline() || isWaitingForCode()) return 'connection'
  return goneCode()
}

/** Says why nothing moves: in sight however far the page is scrolled, and over a dialog, which hides whatever is not `aria-live`. */
export function OfflineNotice() {
  const cause = useSyncExternalStore(watch, whatHoldsUp)
  return (
    <output aria-live="polite" data-screen-only className="offline-line">
      {cause === 'connection' ? (
        <span className="block px-4 py-2">You’re offline. What you typed is kept. We’ll go on when you’re back online.</span>
      ) : null}
      {cause === 'update' || cause === 'missing' ? (
        <span className="block px-4 py-2">
          {cause === 'update'
            ? 'Errata was updated. Finish what you’re typing, then reload.'
            : 'Part of this page didn’t load. Try again in a minute.'}{' '}
          <button type="button" className="min-h-11 px-2 underline" onClick={startAnew}>
            Reload
          </button>
        </span>
      ) : null}
    </output>
  )
}
