import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { Arrival } from '#web/parts/arrival.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { writeReportDate } from '#web/parts/written.ts'
import { FigureList } from '#web/ui/figure-list.tsx'
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
  const figures = [
    { label: 'Accounts', figure: `${report.accounts.length}` },
    { label: 'Negative items', figure: `${report.negativeItems.length}` },
    { label: 'Findings', figure: `${report.findings.length}` },
  ]
  return (
    <Sheet title={`${BUREAU_NAMES[report.bureau]} report, ${writeReportDate(report.reportDate)}`}>
      <Notice tone="good" title="Report read" isLive>
        {report.summary}
      </Notice>
      <div className="mt-5">
        <FigureList figures={figures} columns="grid-cols-3" />
      </div>
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
