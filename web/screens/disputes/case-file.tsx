import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { type disputeDetail, readDispute } from '#contract/disputes.ts'
import { DisputeClock } from '#web/parts/dispute-clock.tsx'
import { DisputeMarks } from '#web/parts/dispute-marks.tsx'
import { OUTCOME_WORDS, PRIORITY_WORDS } from '#web/parts/dispute-words.ts'
import { OtherLettersSheet } from '#web/parts/further/other-letters.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted, writeInstant } from '#web/parts/written.ts'
import { isCallError } from '#web/platform/api.ts'
import { read } from '#web/platform/query-client.ts'
import { CaseDeadlines } from '#web/screens/disputes/case-deadlines.tsx'
import { CaseFindings } from '#web/screens/disputes/case-findings.tsx'
import { CaseLetters } from '#web/screens/disputes/case-letters.tsx'
import { CaseMoves } from '#web/screens/disputes/case-moves.tsx'
import { CaseTimeline } from '#web/screens/disputes/case-timeline.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export type Case = z.output<typeof disputeDetail>

/** The file of one dispute: what it says, what proves it, its letters, its clocks and what happened. */
export function CaseFile({ id }: { readonly id: string }) {
  const { data: dispute, error, refetch } = useQuery(read(readDispute, { params: { id } }))
  return (
    <>
      <p className="-mt-2 mb-4">
        <TextLink to="/disputes">All disputes</TextLink>
      </p>
      {dispute !== undefined ? (
        <Case dispute={dispute} />
      ) : error === null ? (
        <Waiting label="Loading the dispute" />
      ) : isCallError(error) && error.status === 404 ? (
        <Sheet holds="ledger">
          <EmptyState level={2} title="This dispute is not here">
            It may have been erased, or the address is not complete.
          </EmptyState>
        </Sheet>
      ) : (
        <LoadFailure what="The dispute" error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function Case({ dispute }: { readonly dispute: Case }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <CaseHead dispute={dispute} />
        <CaseLetters dispute={dispute} />
        <OtherLettersSheet about={{ disputeId: dispute.id }} creditor={dispute.creditor} />
        {dispute.findings.length === 0 ? null : <CaseFindings findings={dispute.findings} />}
      </div>
      <div className="min-w-0 space-y-6">
        <CaseMoves dispute={dispute} />
        {dispute.deadlines.length === 0 ? null : <CaseDeadlines dispute={dispute} />}
        <CaseTimeline events={dispute.events} />
      </div>
    </div>
  )
}

const METHOD_WORDS: Record<Case['submissionMethod'], string> = { online: 'Online', mail: 'Mail', email: 'Email' }

function CaseHead({ dispute }: { readonly dispute: Case }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Opened', writeInstant(dispute.createdAt)],
    ['Submitted', dispute.submittedAt === null ? 'Not yet' : writeInstant(dispute.submittedAt)],
    ['Priority', PRIORITY_WORDS[dispute.priority]],
    ['Estimated impact', `about ${counted(dispute.estimatedImpact, 'point')}`],
    ['Submission method', METHOD_WORDS[dispute.submissionMethod]],
    ...(dispute.trackingNumbers.length === 0 ? [] : [['Tracking number', dispute.trackingNumbers.join(', ')] as const]),
    ...(dispute.resolvedAt === null ? [] : [['Outcome', OUTCOME_WORDS[dispute.outcome]] as const]),
  ]
  return (
    <Sheet title={<span className="wrap-anywhere">{dispute.creditor}</span>}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <DisputeMarks dispute={dispute} />
      </div>
      <p className="measure mt-3 wrap-anywhere whitespace-pre-line">{dispute.description}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, text]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-soft">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 empty:hidden">
        <DisputeClock dispute={dispute} hasWhy />
      </div>
      <p className="mt-5 flex flex-col gap-2 sm:flex-row">
        <LinkButton to="/disputes" search={{ tab: 'submit', dispute: dispute.id }} wide="phone">
          Submit it directly
        </LinkButton>
        <LinkButton to="/disputes" search={{ tab: 'ai', dispute: dispute.id }} wide="phone">
          What your file says about it
        </LinkButton>
      </p>
    </Sheet>
  )
}
