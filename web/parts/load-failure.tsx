import { useLayoutEffect, useRef } from 'react'
import { wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LoadFailureProps {
  /** The subject of the sentence: "Your disputes". */
  readonly what: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** Something could not be fetched: says what, and lets the member try again. Once it is there, the focus of the button that goes is the screen's. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = place.current
    return () => {
      if (shown?.contains(document.activeElement) !== true) return
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      })
    }
  }, [])
  return (
    <div ref={place} className="space-y-3">
      <Notice tone="bad" title={`${what} could not be loaded`} isLive>
        {wordsOf(error, 'Check your connection and try again. Nothing was lost.')}
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
