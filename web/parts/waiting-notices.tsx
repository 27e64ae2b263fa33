import { nameOfReport } from '#web/parts/name-of-report.ts'
import { OwnershipQuestion } from '#web/parts/ownership-question.tsx'
import { ToConfirm } from '#web/parts/to-confirm.tsx'
import { useReports } from '#web/parts/use-readings.ts'
import type { WaitingReport } from '#web/parts/waiting-reports.tsx'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Whose a report is, one at a time; what is still being read, followed to its end; and what has to be confirmed. */
export function WaitingNotices({ waiting: { asked, reading, unsure } }: { readonly waiting: WaitingReport }) {
  useReports()
  const [first, ...others] = asked
  return (
    <div className="space-y-6" data-screen-only>
      {first === undefined ? null : (
        <div>
          <OwnershipQuestion key={first.id} report={first} />
          {others.length === 0 ? null : (
            <p className="mt-2 text-small text-soft">
              Then we’ll ask about {counted(others.length, 'more report')}, unless your answer settles it.
            </p>
          )}
        </div>
      )}
      {reading.length === 0 ? null : (
        <Notice title={`We’re still reading ${counted(reading.length, 'report')}`}>
          <p>What we find will show up here. You can leave this page while we read.</p>
          <ul className="mt-1">
            {reading.map((report) => (
              <li key={report.id}>
                <TextLink to="/credit-reports">{nameOfReport(report)}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {may('confirmValues') ? <ToConfirm reports={unsure} /> : null}
    </div>
  )
}
