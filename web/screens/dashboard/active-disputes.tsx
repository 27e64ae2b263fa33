import { DisputeClock } from '#web/parts/dispute-clock.tsx'
import { DisputeMarks } from '#web/parts/dispute-marks.tsx'
import { type Dispute, useDisputePages } from '#web/parts/disputes/dispute-pages.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** The disputes that are pending or in progress, with the clock of those that are sent. `hasOthers`: some are further along. */
export function ActiveDisputes({ hasOthers }: { readonly hasOthers: boolean }) {
  const lists = [useDisputePages({ status: 'pending' }), useDisputePages({ status: 'in_progress' })]
  const failed = lists.find(({ error }) => error !== null)
  if (failed !== undefined) return <LoadFailure what="Your disputes" error={failed.error} onRetry={() => void failed.refetch()} />
  const isHere = lists.every(({ found }) => found !== undefined)
  const active = isHere ? lists.flatMap(({ found = [] }) => found).toSorted(newestFirst) : undefined
  const hasMore = lists.some(({ hasNextPage }) => hasNextPage)
  return (
    <Sheet title="Active Disputes" holds="ledger">
      {active === undefined ? (
        <SkeletonRows count={2} label="Loading disputes" />
      ) : active.length === 0 ? (
        <EmptyState
          title="No Active Disputes"
          action={
            <div className="flex flex-wrap gap-3">
              <Offered by="createDispute">
                <LinkButton to="/disputes" tone="primary" isButton>
                  Start First Dispute
                </LinkButton>
              </Offered>
              {hasOthers ? <LinkButton to="/tracker">See your disputes</LinkButton> : null}
            </div>
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
      {hasMore ? (
        <div className="border-t border-rule px-5 py-4 md:px-7">
          <LinkButton to="/disputes">See all disputes</LinkButton>
        </div>
      ) : null}
    </Sheet>
  )
}

const newestFirst = (one: Dispute, other: Dispute): number => Date.parse(other.createdAt) - Date.parse(one.createdAt)
