import { useEffect, useState } from 'react'
import { type EditKeeper, keepEdits } from '#web/parts/letter/edit-keeper.ts'

interface Sending<Text> {
  readonly send: (typed: Text) => Promise<unknown>
  readonly onFailure: (hasFailed: boolean) => void
}

/** Sends what is typed, also when the page goes, and again when the connection is back. */
export function useKeeper<Text>({ send, onFailure }: Sending<Text>): EditKeeper<Text> {
  const [keeper] = useState(() =>
    keepEdits<Text>({
      send,
      onFailure,
      later: (act, ms) => {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
    }),
  )
  useEffect(() => {
    const leave = (): void => void keeper.flush()
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', leave)
      leave()
    }
  }, [keeper])
  return keeper
}
