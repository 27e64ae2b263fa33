import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const watch = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOnline = () => onlineManager.isOnline()

/** Says why nothing moves while the connection is gone: calls wait, and go on by themselves when it is back. */
export function OfflineNotice() {
  const isConnected = useSyncExternalStore(watch, isOnline)
  return (
    <output data-screen-only className="block">
      {isConnected ? null : (
        <span className="block bg-ink px-4 py-2 text-center text-small font-strong text-sheet">
          You are offline. What you typed stays here, and what you send goes out when the connection is back.
        </span>
      )}
    </output>
  )
}
