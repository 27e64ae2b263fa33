import { useQuery } from '@tanstack/react-query'
import { readStrategy } from '#contract/strategy.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { WaitingReportsOr } from '#web/parts/waiting-reports.tsx'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { ClosingDate } from '#web/screens/strategy/closing-date.tsx'
import { LeaveList } from '#web/screens/strategy/leave-list.tsx'
import { MortgageSheet } from '#web/screens/strategy/mortgage-sheet.tsx'
import { OrderOfFile } from '#web/screens/strategy/order-of-file.tsx'
import type { Strategy } from '#web/screens/strategy/strategy-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /strategy: in which order to dispute the whole file, each entry with its plan, and what a mortgage changes in it. */
export function StrategyScreen() {
  useTitle('Dispute Strategy')
  // Reports and disputes change elsewhere: the order is computed anew on each visit.
  const { data, isError, error, refetch } = useQuery({ ...read(readStrategy, {}), staleTime: 0, refetchOnMount: true })
  return (
    <>
      <PageHeading
        title="Dispute Strategy"
        lead="What to dispute first, where to send it, and what to leave alone. Nothing is sent from here."
      />
      <div className="mt-6 space-y-6">
        {isError ? (
          <LoadFailure what="Your strategy" error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Sheet holds="ledger">
            <SkeletonRows count={3} rowHeight={160} label="Loading your strategy" />
          </Sheet>
        ) : data.reportCount === 0 ? (
          <WaitingReportsOr>
            <NothingYet />
          </WaitingReportsOr>
        ) : (
          <Whole strategy={data} />
        )}
      </div>
    </>
  )
}

function Whole({ strategy }: { readonly strategy: Strategy }) {
  const { leave, mortgage, isPractice } = strategy
  return (
    <>
      <OrderOfFile strategy={strategy} />
      <ClosingDate />
      {mortgage === null ? null : <MortgageSheet mortgage={mortgage} />}
      {leave.length === 0 ? null : <LeaveList leave={leave} isPractice={isPractice} />}
    </>
  )
}

function NothingYet() {
  return (
    <Sheet holds="ledger">
      <EmptyState
        level={2}
        title="No strategy yet"
        action={
          <LinkButton to="/" tone="primary">
            Get your reports
          </LinkButton>
        }
      >
        We work out the order from your credit reports, and you have none yet.
      </EmptyState>
    </Sheet>
  )
}
