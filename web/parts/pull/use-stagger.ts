import { useEffect, useState } from 'react'

/** How many of the offsets (ms) have passed since it began to run. */
export function useStagger(isRunning: boolean, offsets: readonly number[]): number {
  const [started, setStarted] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timers = offsets.map((offset, index) => setTimeout(() => setStarted(index + 1), offset))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setStarted(0)
    }
  }, [isRunning, offsets])
  return started
}
