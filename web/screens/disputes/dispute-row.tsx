import { DisputeClock } from '#web/parts/dispute-clock.tsx'
import { DisputeMarks } from '#web/parts/dispute-marks.tsx'
import { OUTCOME_WORDS } from '#web/parts/dispute-words.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { writeInstant } from '#web/parts/written.ts'
import type { DisputesTab } from '#web/screens/disputes/disputes-tab.ts'
import type { Dispute } from '#web/screens/disputes/filter-disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { RowPlace } from '#web/ui/long-list.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface DisputeRowProps {
  readonly dispute: Dispute
  readonly place: RowPlace
  readonly isSelected: boolean
  /** Selects it and goes on to submit it, or to what the file says about it. */
  readonly onSelect: (tab: DisputesTab) => void
}

/** One dispute in the list: where it is, with whom, how long they still have. */
export function DisputeRow({ dispute, place, isSelected, onSelect }: DisputeRowProps) {
  const { trackingNumbers, resolvedAt, outcome } = dispute
  return (
    <LedgerRow
      place={place}
      title={dispute.creditor}
      isSelected={isSelected}
      marks={
        <>
          <DisputeMarks dispute={dispute} />
          {isSelected ? <Tag tone="info">Selected</Tag> : null}
        </>
      }
      actions={
        <>
          <Offered by="submitDispute">
            <Button about={`the dispute about ${dispute.creditor}`} onClick={() => onSelect('submit')}>
              Quick Submit
            </Button>
          </Offered>
          <Button about={`the dispute about ${dispute.creditor}`} onClick={() => onSelect('ai')}>
            AI
          </Button>
          <LinkButton to="/disputes/$id" params={{ id: dispute.id }}>
            Open<span className="sr-only"> the dispute about {dispute.creditor}</span>
          </LinkButton>
        </>
      }
    >
      <p className="measure line-clamp-2 text-small text-soft">{dispute.description}</p>
      {trackingNumbers.length === 0 ? null : (
        <p className="mt-2 text-small wrap-anywhere">Tracking number {trackingNumbers.join(', ')}</p>
      )}
      <div className="mt-3 empty:hidden">
        <DisputeClock dispute={dispute} hasWhy />
      </div>
      {resolvedAt === null ? null : (
        <p className="mt-2 text-small">
          <strong className={outcome === 'removed' || outcome === 'updated' ? 'text-good' : ''}>Outcome:</strong>{' '}
          {OUTCOME_WORDS[outcome]}, recorded on {writeInstant(resolvedAt)}.
        </p>
      )}
    </LedgerRow>
  )
}
