import { useEffect, useEffectEvent } from 'react'
import { useLogOut } from '#web/shell/leave.ts'
import { Button } from '#web/ui/button.tsx'

/** The server ends such a session after the same time. */
const IDLE_MS = 30 * 60_000
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const

/** On every screen of someone who wants nothing kept in this browser. The page itself leaves when no one sits there any more. */
export function SharedComputerBanner() {
  const logOut = useLogOut()
  useLeavingUnused(logOut)
  return (
    <aside aria-label="Shared computer" data-screen-only className="border-b border-rule bg-sheet">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-small text-soft">
        <p>Shared computer: we don’t keep anything here. After 30 minutes without use, you’re signed out.</p>
        <Button tone="quiet" onClick={logOut}>
          Sign out now
        </Button>
      </div>
    </aside>
  )
}

function useLeavingUnused(leave: () => void): void {
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    let timer = setTimeout(leaveNow, IDLE_MS)
    const goOn = () => {
      clearTimeout(timer)
      timer = setTimeout(leaveNow, IDLE_MS)
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, goOn, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, goOn)
    }
  }, [])
}
