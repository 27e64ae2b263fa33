import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { listReports } from '#contract/reports.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Report } from '#web/parts/stored-report.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { ReportDetail } from '#web/screens/credit-reports/report-detail.tsx'
import { ReportPicker } from '#web/screens/credit-reports/report-picker.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /credit-reports?id=…: one report as it was read, every value with its place on the page. Without an id: the newest. */
export function CreditReportsScreen() {
  useTitle('Credit reports')
  const reports = useQuery(read(listReports, {}))
  const { id } = useSearch({ from: '/credit-reports' })
  return (
    <>
      <PageHeading
        title="Credit Reports"
        lead="What each bureau prints about you. Press any value to see it on the page it was read from."
      />
      <div className="mt-6 space-y-6">
        {reports.isPending ? (
          <Sheet holds="ledger">
            <SkeletonRows count={4} label="Loading your reports" />
          </Sheet>
        ) : reports.isError ? (
          <LoadFailure what="Your reports" error={reports.error} onRetry={() => reports.refetch()} />
        ) : (
          <Viewer reports={reports.data} id={id ?? null} />
        )}
      </div>
    </>
  )
}

function Viewer({ reports, id }: { readonly reports: readonly Report[]; readonly id: string | null }) {
  const chosen = id === null ? reports[0] : reports.find((report) => report.id === id)
  if (reports.length === 0) return <NoReports />
  return (
    <>
      <ReportPicker reports={reports} chosen={chosen ?? null} />
      {chosen === undefined ? (
        <Notice tone="bad" title="This report is not there any more">
          It was deleted, or the link belongs to somebody else. Choose one of your reports above.
        </Notice>
      ) : (
        <ReportDetail key={chosen.id} report={chosen} />
      )}
    </>
  )
}

function NoReports() {
  return (
    <Sheet holds="ledger">
      <EmptyState
        title="No credit report data found. Please generate credit reports first."
        level={2}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/" tone="primary" isButton>
              Get credit reports
            </LinkButton>
            <LinkButton to="/upload" isButton>
              Upload your own report
            </LinkButton>
          </div>
        }
      >
        Have the reports of all three bureaus asked for, or upload the PDF of your own: each is read within seconds.
      </EmptyState>
    </Sheet>
  )
}
