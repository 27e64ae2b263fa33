import { useQuery } from '@tanstack/react-query'
import { listDisputes } from '#contract/disputes.ts'
import { DisputeClock } from '#web/parts/dispute-clock.tsx'
import { DisputeMarks } from '#web/parts/dispute-marks.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** The disputes that are pending or in progress, with the clock of those that are sent. */
export function ActiveDisputes() {
  const { data, error, refetch } = useQuery(read(listDisputes, {}))
  if (error !== null) return <LoadFailure what="Your disputes" error={error} onRetry={() => void refetch()} />
  const active = data?.filter(({ status }) => status === 'in_progress' || status === 'pending')
  return (
    <Sheet title="Active Disputes" holds="ledger">
      {active === undefined ? (
        <SkeletonRows count={2} label="Loading disputes" />
      ) : active.length === 0 ? (
        <EmptyState
          title="No Active Disputes"
          action={
            <Offered by="createDispute">
              <LinkButton to="/disputes" tone="primary" isButton>
                Start First Dispute
              </LinkButton>
            </Offered>
          }
        >
          Start disputing negative items to improve your credit
        </EmptyState>
      ) : (
        <Ledger>
          {active.map((dispute) => (
            <LedgerRow
              key={dispute.id}
              title={dispute.creditor}
              marks={<DisputeMarks dispute={dispute} />}
              actions={
                <LinkButton
                  to="/disputes/$id"
                  params={{ id: dispute.id }}
                  isButton
                  about={`the dispute about ${dispute.creditor}`}
                >
                  View
                </LinkButton>
              }
            >
              {dispute.tracker.clock === null ? null : <DisputeClock dispute={dispute} />}
            </LedgerRow>
          ))}
        </Ledger>
      )}
    </Sheet>
  )
}
