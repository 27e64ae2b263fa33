import type { ReactNode } from 'react'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface ReadingProgressProps {
  readonly report: ReportHead
  /** Where it can be called off: its button. */
  readonly action?: ReactNode
}

/** Pages that the server reads in the background, one after another. */
export function ReadingProgress({ report: { progress, pageCount }, action }: ReadingProgressProps) {
  const pages = progress?.pages ?? pageCount
  const page = progress?.page ?? 0
  return (
    <div className="space-y-1.5">
      <Progress
        label={pages === 1 ? 'Reading the picture' : `Reading page ${Math.min(page + 1, pages)} of ${pages}`}
        value={pages === 0 || page === 0 ? null : page}
        max={Math.max(1, pages)}
        valueText={page === 0 ? 'A few seconds a page' : `${page} of ${pages} read`}
      />
      <div className="flex items-center justify-between gap-4">
        <p className="text-small text-soft">You can leave this page: the reading goes on, and shows here when you come back.</p>
        {action}
      </div>
    </div>
  )
}

/** Why a reading ended without a report. */
export function FailedReading({ report }: { readonly report: ReportHead }) {
  return (
    <div role="alert">
      <Notice tone="bad" title="Could not be read">
        {report.failure?.message ?? report.summary}
      </Notice>
    </div>
  )
}
