import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { writeReportDate } from '#web/parts/written.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What was read of the file just uploaded: the report's own sentence, the counts, where to go on. Takes the focus when it comes. */
export function ReadOutcome({ reports }: { readonly reports: readonly Report[] }) {
  if (reports.length === 0) return null
  return (
    <Arrival key={reports.map(({ id }) => id).join()}>
      {reports.map((report) => (
        <Outcome key={report.id} report={report} />
      ))}
    </Arrival>
  )
}

function Outcome({ report }: { readonly report: Report }) {
  const counts = [
    { label: 'Accounts', count: report.accounts.length },
    { label: 'Negative items', count: report.negativeItems.length },
    { label: 'Findings', count: report.findings.length },
  ]
  return (
    <Sheet title={`${BUREAU_NAMES[report.bureau]} report, ${writeReportDate(report.reportDate)}`}>
      <Notice tone="good" title="Report read" isLive>
        {report.summary}
      </Notice>
      <dl className="mt-5 grid grid-cols-3 gap-4">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="quoted figures text-figure">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/credit-reports" search={{ id: report.id }} tone="primary" wide="phone">
          View the report
        </LinkButton>
        <LinkButton to="/negative-items" wide="phone">
          See the negative items
        </LinkButton>
      </div>
    </Sheet>
  )
}
