import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { StepKind } from '#engine/matters/matter.ts'
import { writeDay } from '#engine/values/day.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { PaperDeadlines } from '#web/parts/paper-deadlines.tsx'
import type { Matter, Worklist } from '#web/parts/use-matters.ts'
import { counted } from '#web/parts/written.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What comes first at home: the last days that letters give, then the own report of somebody who has none, else the most pressing step of the worklist. */
export function FirstThing({ worklist }: { readonly worklist: Worklist }) {
  const { isPractice, reportCount, deadlines } = worklist
  return (
    <div className="mt-6 space-y-6">
      <PaperDeadlines deadlines={deadlines} />
      {reportCount === 0 || isPractice ? <OwnReport hasPractice={isPractice} /> : null}
      {reportCount > 0 ? <NextStep worklist={worklist} /> : null}
    </div>
  )
}

function OwnReport({ hasPractice }: { readonly hasPractice: boolean }) {
  return (
    <Offered by="uploadReport">
      <Sheet title="Start with your own report">
        <p className="measure">
          Upload the PDF from AnnualCreditReport.com or from a bureau’s website. We’ll look for errors and show you where they
          are. Your report stays private.
        </p>
        <div className="mt-4 flex flex-col gap-2 sm:flex-row">
          <LinkButton to="/upload" tone="primary" wide="phone">
            Upload a report
          </LinkButton>
          {hasPractice ? null : (
            <LinkButton to="/generate-reports" tone="quiet" wide="phone">
              Try it with sample reports
            </LinkButton>
          )}
        </div>
      </Sheet>
    </Offered>
  )
}

const TITLES: Readonly<Record<StepKind, string>> = {
  dispute: 'Dispute an error',
  write: 'Write your letter',
  send: 'Read and send your letter',
  next_round: 'Take the next step',
  answer: 'Answer a question',
  ask: 'Ask about an item',
  wait: 'Wait for the answer',
}

function NextStep({ worklist: { matters, counts, isPractice } }: { readonly worklist: Worklist }) {
  const first = matters.find(({ nextStep }) => nextStep !== null)
  const tallies = [
    counted(counts.errors, 'error'),
    ...(counts.asks > 0 ? [`${counted(counts.asks, 'item')} to ask about`] : []),
    ...(counts.questions > 0 ? [counted(counts.questions, 'question')] : []),
    ...(counts.unsent > 0 ? [`${counts.unsent} not sent yet`] : []),
    ...(counts.waiting > 0 ? [`${counts.waiting} waiting for an answer`] : []),
  ]
  return (
    <Sheet title={isPractice ? 'Your next step (practice)' : 'Your next step'}>
      {first === undefined ? (
        <p className="measure">There is nothing to do right now. We found no errors in your reports.</p>
      ) : (
        <Step matter={first} />
      )}
      <p className="mt-4 text-small text-soft">{tallies.join(' · ')}</p>
    </Sheet>
  )
}

function Step({ matter }: { readonly matter: Matter }) {
  const { name, nextStep, entries } = matter
  if (nextStep === null) return null
  const bureaus = [...new Set(entries.map(({ bureau }) => BUREAU_NAMES[bureau]))].join(', ')
  return (
    <>
      {nextStep.kind === 'answer' ? null : (
        <p className="wrap-anywhere">
          <strong>{TITLES[nextStep.kind]}</strong>: {name}
          {bureaus === '' ? '' : `, ${bureaus}`}
        </p>
      )}
      <p className="measure mt-1 wrap-anywhere">{nextStep.why}</p>
      {nextStep.by === null ? null : <p className="mt-1 text-small">By {writeDay(nextStep.by)}.</p>}
      {nextStep.cost === null ? null : <p className="mt-1 text-small text-soft">{nextStep.cost}</p>}
      <p className="mt-4">
        <Way matter={matter} kind={nextStep.kind} />
      </p>
    </>
  )
}

function Way({ matter: { entries }, kind }: { readonly matter: Matter; readonly kind: StepKind }) {
  const words = TITLES[kind]
  if (kind === 'answer')
    return (
      <LinkButton to="/credit-reports/your-word" tone="primary" wide="phone">
        {words}
      </LinkButton>
    )
  const disputeId = entries.find((entry) => entry.disputeId !== null)?.disputeId
  if (disputeId)
    return (
      <LinkButton to="/disputes/$id" params={{ id: disputeId }} tone="primary" wide="phone">
        {words}
      </LinkButton>
    )
  const reportId = entries.find(({ isError, state }) => isError || state === 'ask')?.reportId
  return (
    <LinkButton
      to="/credit-reports"
      {...(reportId !== undefined && { search: { id: reportId } })}
      hash="findings"
      tone="primary"
      wide="phone"
    >
      {words}
    </LinkButton>
  )
}
