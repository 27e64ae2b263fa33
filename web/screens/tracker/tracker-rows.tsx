import { clsx } from 'clsx'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { RED_BELOW_DAYS } from '#engine/disputes/tracker-view.ts'
import { writeDay } from '#engine/values/day.ts'
import { DisputeClock } from '#web/parts/dispute-clock.tsx'
import { bureausOf, isPractised, OUTCOME_WORDS, standingOf } from '#web/parts/dispute-words.ts'
import { writeInstant } from '#web/parts/written.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import type { Dispute } from '#web/screens/tracker/tracker-figures.ts'
import type { TrackerActs } from '#web/screens/tracker/use-tracker-acts.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LedgerRow } from '#web/ui/ledger.tsx'
import type { RowPlace } from '#web/ui/long-list.tsx'
import { OnPress } from '#web/ui/on-press.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface RowProps {
  readonly dispute: Dispute
  readonly place: RowPlace
  /** Null for a sample: it has no file to open. */
  readonly acts: TrackerActs | null
}

/** A dispute under way: the tracker's bar and dates, and the legal clock under them. */
export function ActiveRow({ dispute, place, acts }: RowProps) {
  const { tracker, trackingNumbers } = dispute
  const days = tracker.daysRemaining
  return (
    <LedgerRow
      place={place}
      title={dispute.creditor}
      marks={<Marks dispute={dispute} />}
      actions={acts === null ? undefined : <More dispute={dispute} acts={acts} />}
    >
      <p className="measure line-clamp-3 text-small text-soft">{dispute.description}</p>
      <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div className="space-y-3">
          <Progress label="Progress" value={tracker.progress} />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-small">
            {tracker.submittedDate === null ? null : <Fact name="Submitted">{writeDay(tracker.submittedDate)}</Fact>}
            <Fact name="Expected response">
              {dispute.isRequest
                ? 'No set day'
                : tracker.expectedResponse === null
                  ? '30 days after it is sent'
                  : writeDay(tracker.expectedResponse)}
            </Fact>
            <Fact name="Days remaining">
              {days === null ? (
                'N/A'
              ) : (
                <span className={clsx(days < RED_BELOW_DAYS && 'font-strong text-bad')}>
                  {days}
                  {tracker.expectedResponse === null ? '' : `, until ${writeDay(tracker.expectedResponse)}`}
                </span>
              )}
            </Fact>
            {trackingNumbers.length === 0 ? null : <Fact name="Tracking number">{trackingNumbers.join(', ')}</Fact>}
          </dl>
        </div>
        <div>
          {tracker.clock === null ? (
            <p className="measure text-small text-soft">
              {dispute.isRequest
                ? 'This is a request, so no legal clock runs.'
                : 'The legal clock starts when the letter is delivered.'}
            </p>
          ) : (
            <>
              <p className="mb-1 text-small text-soft">Legal clock</p>
              <DisputeClock dispute={dispute} hasWhy />
            </>
          )}
        </div>
      </div>
    </LedgerRow>
  )
}

/** A dispute that was answered for good. */
export function ResolvedRow({ dispute, place, acts }: RowProps) {
  const isChanged = dispute.outcome === 'removed' || dispute.outcome === 'updated'
  return (
    <LedgerRow
      place={place}
      title={dispute.creditor}
      marks={<Marks dispute={dispute} />}
      actions={acts === null ? undefined : <More dispute={dispute} acts={acts} />}
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-2 text-small">
        <Fact name="Outcome">
          <span className={clsx('font-strong', isChanged && 'text-good')}>{OUTCOME_WORDS[dispute.outcome]}</span>
        </Fact>
        <Fact name="Response date">{dispute.resolvedAt === null ? 'N/A' : writeInstant(dispute.resolvedAt)}</Fact>
      </dl>
    </LedgerRow>
  )
}

function Marks({ dispute }: Pick<RowProps, 'dispute'>) {
  const { label, tone } = standingOf(dispute)
  return (
    <>
      {bureausOf(dispute.disputeTargets).map((bureau) => (
        <BureauMark key={bureau} bureau={bureau} isFull />
      ))}
      {dispute.disputeTargets.includes('creditor') ? <span className="text-micro font-strong text-soft">Creditor</span> : null}
      <Tag tone={tone}>{label}</Tag>
      {dispute.isRequest ? <Tag>Request</Tag> : null}
      {dispute.earlier ? <Tag>Begun before Errata</Tag> : null}
      {isPractised(dispute) ? <Tag tone="warn">Practice</Tag> : null}
    </>
  )
}

const RowMenu = lazyPart(async () => (await import('#web/screens/tracker/row-menu.tsx')).RowMenu)

function More({ dispute, acts }: { readonly dispute: Dispute; readonly acts: TrackerActs }) {
  const trigger = <IconButton icon={Ellipsis} label={`More about ${dispute.creditor}`} />
  return (
    <OnPress trigger={trigger} opens="menu" load={RowMenu.loadAhead}>
      <RowMenu trigger={trigger} dispute={dispute} acts={acts} />
    </OnPress>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
