import { startTransition, useEffect, useState } from 'react'
import { usePrinting } from '#web/platform/use-printing.ts'
import { whenIdle } from '#web/platform/when-idle.ts'

/** About what a screen holds, and what a slow phone draws within a tap. */
export const DRAWN_AT_ONCE = 12

/**
 * How many rows of a long list are drawn: the first at once, the others while the browser has nothing else to do, so that the tap that
 * brought the list is answered. `of` names the list: another one begins again. On paper all of it.
 */
export function useGrowing(total: number, of = ''): number {
  const isPrinting = usePrinting()
  const [grown, setGrown] = useState({ of, drawn: DRAWN_AT_ONCE })
  const drawn = grown.of === of ? grown.drawn : DRAWN_AT_ONCE
  useEffect(() => {
    if (drawn >= total) return undefined
    return whenIdle(() => startTransition(() => setGrown({ of, drawn: drawn + DRAWN_AT_ONCE })))
  }, [drawn, total, of])
  return isPrinting ? total : Math.min(drawn, total)
}
