import { useSyncExternalStore } from 'react'

/** Whether the media query holds at this moment. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const watched = globalThis.matchMedia(query)
      watched.addEventListener('change', listener)
      return () => watched.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia(query).matches,
  )
}
