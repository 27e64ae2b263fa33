import { wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface LoadFailureProps {
  /** The subject of the sentence: "Your disputes". */
  readonly what: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** Something could not be fetched: says what, and lets the member try again. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <div className="space-y-3">
      <Notice tone="bad" title={`${what} could not be loaded`} isLive>
        {wordsOf(error, 'Check your connection and try again. Nothing was lost.')}
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
