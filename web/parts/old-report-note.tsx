import { oldReport } from '#engine/report/old-report.ts'
import { writeDay } from '#engine/values/day.ts'
import { useToday } from '#web/platform/today.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface OldReportNoteProps {
  readonly report: Parameters<typeof oldReport>[0]
  /** A letter about it is read, not the report itself. */
  readonly isLetter?: boolean
}

/** How old the report is, before someone disputes what the bureau may have changed since. Nothing where it is not old. */
export function OldReportNote({ report, isLetter = false }: OldReportNoteProps) {
  const from = oldReport(report, useToday())
  if (from === null) return null
  return (
    <div className="mb-4" data-screen-only>
      <Notice>
        {isLetter ? 'The report behind this letter' : 'This report'} is from {writeDay(from)}. The bureau may have changed it
        since.{' '}
        <TextLink to="/education" search={{ article: 'get-your-free-reports' }}>
          Get a new free report
        </TextLink>{' '}
        before you dispute it, unless you know the error is still there.
      </Notice>
    </div>
  )
}
