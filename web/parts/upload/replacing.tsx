import { useNavigate } from '@tanstack/react-router'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { nameOfReport } from '#web/parts/name-of-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface ReplacingProps {
  readonly report: ReportHead
  /** How many files wait: only one can take the place of one. */
  readonly count: number
}

/** That the next file takes the place of a report, and the way out of it. */
export function Replacing({ report, count }: ReplacingProps) {
  const navigate = useNavigate()
  return (
    <Notice tone="info" title={`In place of: ${nameOfReport(report)}`}>
      {count > 1
        ? 'Only one file can replace it. With several, we keep it too.'
        : 'We delete it once we’ve read the new file. If we can’t take the new one, nothing changes.'}
      <div className="mt-2">
        <Button tone="quiet" onClick={() => void navigate({ to: '.', search: {}, replace: true })}>
          Keep both
        </Button>
      </div>
    </Notice>
  )
}
