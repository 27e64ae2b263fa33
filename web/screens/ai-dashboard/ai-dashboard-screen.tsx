import { useQuery } from '@tanstack/react-query'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { readyReports, reportHeads } from '#web/parts/stored-report.ts'
import { WaitingReportsOr } from '#web/parts/waiting-reports.tsx'
import { useTitle } from '#web/platform/title.ts'
import { AnalysisView } from '#web/screens/ai-dashboard/analysis-view.tsx'
import { useAnalysis } from '#web/screens/ai-dashboard/use-analysis.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /ai-dashboard: what the newest reports come to, and what to do about it. */
export function AiDashboardScreen() {
  useTitle('AI Credit Engine')
  const { latest, run } = useAnalysis()
  const analysis = latest.data
  return (
    <>
      <PageHeading
        title="AI Credit Engine"
        lead="A summary of your reports. Each sentence names the account or report it comes from."
        action={
          analysis ? (
            <Offered by="analyseCredit">
              <Button tone="primary" wide="phone" busy={run.isPending} onClick={() => run.mutate()}>
                Run Analysis Again
              </Button>
            </Offered>
          ) : undefined
        }
      />
      <div className="mt-6 space-y-6">
        {latest.isError ? (
          <LoadFailure what="Your analysis" error={latest.error} onRetry={() => void latest.refetch()} />
        ) : analysis === undefined ? (
          <Loading label="Loading your analysis" />
        ) : analysis === null ? (
          <NoAnalysis isRunning={run.isPending} onRun={() => run.mutate()} />
        ) : (
          <AnalysisView analysis={analysis} />
        )}
      </div>
    </>
  )
}

const Loading = ({ label }: { readonly label: string }) => (
  <Sheet holds="ledger">
    <SkeletonRows count={3} rowHeight={120} label={label} />
  </Sheet>
)

/** Reports first; with reports, the analysis is one press away. */
function NoAnalysis({ isRunning, onRun }: { readonly isRunning: boolean; readonly onRun: () => void }) {
  const { data, error, refetch } = useQuery({ ...reportHeads(), refetchOnMount: true })
  if (error !== null) return <LoadFailure what="Your reports" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading label="Looking for your reports" />
  if (readyReports(data).length === 0) {
    return (
      <WaitingReportsOr>
        <Sheet holds="ledger">
          <EmptyState
            level={2}
            title="Pull your credit reports first"
            action={
              <Offered by="generateReports">
                <LinkButton to="/" tone="primary" isButton>
                  Pull Credit Reports
                </LinkButton>
              </Offered>
            }
          >
            There is nothing to analyze yet. Upload a report, and we’ll check it here.
          </EmptyState>
        </Sheet>
      </WaitingReportsOr>
    )
  }
  return (
    <Sheet holds="ledger">
      <EmptyState
        level={2}
        title="Your reports are ready to analyze"
        action={
          <Offered by="analyseCredit">
            <Button tone="primary" busy={isRunning} onClick={onRun}>
              Run Analysis
            </Button>
          </Offered>
        }
      >
        The analysis looks at the newest report of each bureau and takes a moment. Nothing is sent to anyone.
      </EmptyState>
    </Sheet>
  )
}
