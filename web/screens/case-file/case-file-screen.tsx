import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readDispute } from '#contract/disputes.ts'
import { OtherLettersSheet } from '#web/parts/further/ask-for-other-letters.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { NextRounds } from '#web/parts/next-rounds/next-rounds.tsx'
import { isCallError } from '#web/platform/api.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { may } from '#web/platform/may.ts'
import { read } from '#web/platform/query-client.ts'
import { useTitle } from '#web/platform/title.ts'
import { CaseDays } from '#web/screens/case-file/case-days.tsx'
import { CaseDeadlines } from '#web/screens/case-file/case-deadlines.tsx'
import { CaseDeliveries } from '#web/screens/case-file/case-deliveries.tsx'
import { CaseFindings } from '#web/screens/case-file/case-findings.tsx'
import { CaseHead } from '#web/screens/case-file/case-head.tsx'
import { CaseLetters } from '#web/screens/case-file/case-letters.tsx'
import { CaseMoves } from '#web/screens/case-file/case-moves.tsx'
import { CasePacket } from '#web/screens/case-file/case-packet.tsx'
import { CaseTimeline } from '#web/screens/case-file/case-timeline.tsx'
import type { Case } from '#web/parts/case.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The answers stand below the letters: their code comes after the rest of the page. */
const DisputeAnswers = lazyPart(async () => (await import('#web/parts/answers/dispute-answers.tsx')).DisputeAnswers)

/** /disputes/$id: the file of one dispute, on one page: what it says, what proves it, its letters, clocks, answers and papers. */
export function CaseFileScreen() {
  const { id } = useParams({ from: '/disputes/$id' })
  const { data: dispute, error, refetch } = useQuery(read(readDispute, { params: { id } }))
  useTitle(dispute === undefined ? 'Case file' : `${dispute.creditor}: case file`)
  if (dispute !== undefined) return <CasePage dispute={dispute} />
  return (
    <>
      <BackToAll />
      <PageHeading title="Case file" />
      <div className="mt-6">
        {error === null ? (
          <Waiting label="Loading the dispute" />
        ) : isCallError(error) && error.status === 404 ? (
          <Sheet holds="ledger">
            <EmptyState level={2} title="We couldn’t find this dispute">
              It may have been deleted, or the link isn’t complete.
            </EmptyState>
          </Sheet>
        ) : (
          <LoadFailure what="The dispute" error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  )
}

const BackToAll = () => (
  <p className="mb-2">
    <TextLink to="/disputes">All disputes</TextLink>
  </p>
)

function CasePage({ dispute }: { readonly dispute: Case }) {
  return (
    <>
      <BackToAll />
      <PageHeading
        title={dispute.creditor}
        {...(dispute.isPractice && { lead: 'Practice: a made-up account. Nothing in this case is sent to anyone.' })}
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <CaseHead dispute={dispute} />
          {/* The next step is a letter: it comes before what is behind it. */}
          <CaseLetters dispute={dispute} />
          {dispute.findings.length === 0 ? null : (
            <CaseFindings findings={dispute.findings} isSent={dispute.submittedAt !== null} />
          )}
          <CaseDeliveries dispute={dispute} />
          <Suspense fallback={<Waiting label="Loading the answers" />}>
            <DisputeAnswers disputeId={dispute.id} />
          </Suspense>
          <NextRounds disputeId={dispute.id} />
          {helpingHere() === null ? (
            <Suspense fallback={<Waiting label="Loading the other letters" />}>
              <OtherLettersSheet about={{ disputeId: dispute.id }} creditor={dispute.creditor} />
            </Suspense>
          ) : null}
        </div>
        <div className="min-w-0 space-y-6">
          <CaseMoves dispute={dispute} />
          {dispute.deadlines.length === 0 ? null : <CaseDeadlines dispute={dispute} />}
          <CaseDays dispute={dispute} />
          {may('readPacket') ? <CasePacket dispute={dispute} /> : null}
          <CaseTimeline events={dispute.events} />
        </div>
      </div>
    </>
  )
}
