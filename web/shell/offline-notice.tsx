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

/** Says why nothing moves while the connection is gone. */
export function OfflineNotice() {
  return (
    <output data-screen-only className="block">
      {useSyncExternalStore(watch, isCutOff) ? (
        <span className="offline-line">You’re offline. What you typed is kept. We’ll go on when you’re back online.</span>
      ) : null}
    </output>
  )
}
