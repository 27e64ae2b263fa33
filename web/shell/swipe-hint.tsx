import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readStored, store } from '#web/platform/storage.ts'
import { isMobileAgent, SWIPE_HINT_DELAY_MS } from '#web/shell/swipe.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Whether the hint shows now, and how to be done with it for good. Only phones get it, two seconds after the section came up. */
export function useSwipeHint(isHere: boolean): { readonly isShown: boolean; readonly dismiss: () => void } {
  const [isDone, setIsDone] = useState(() => readStored('swipe-hint') === 'dismissed' || !isMobileAgent(navigator.userAgent))
  const [isDue, setIsDue] = useState(false)
  const isWaiting = isHere && !isDone
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsDue(true), SWIPE_HINT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return {
    isShown: isWaiting && isDue,
    dismiss: () => {
      if (isDone) return
      store('swipe-hint', 'dismissed')
      setIsDone(true)
    },
  }
}

/** Said once: the stroke exists. The places below it do the same by tap. */
export function SwipeHint({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <output className="pointer-events-auto flex animate-rise items-center gap-1 rounded-button border-l-4 border-mark bg-toast py-1 pr-1 pl-4 text-small text-on-toast shadow-float [&_button]:text-on-toast [&_button]:hover:bg-veil">
      Swipe to navigate
      <IconButton icon={X} label="Dismiss the hint" onClick={onDismiss} />
    </output>
  )
}
