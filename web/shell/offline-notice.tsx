import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isWaitingForCode, watchWaitingForCode } from '#web/platform/load-code.ts'

const watch = (onChange: () => void) => {
  const stops = [onlineManager.subscribe(onChange), watchWaitingForCode(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
const isCutOff = () => !onlineManager.isOnline() || isWaitingForCode()

/** Says why nothing moves while the connection is gone: in sight however far the page is scrolled, and over a dialog, which hides whatever is not `aria-live`. */
export function OfflineNotice() {
  return (
    <output aria-live="polite" data-screen-only className="offline-line">
      {useSyncExternalStore(watch, isCutOff) ? (
        <span className="block px-4 py-2">You’re offline. What you typed is kept. We’ll go on when you’re back online.</span>
      ) : null}
    </output>
  )
}
