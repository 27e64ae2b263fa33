import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { StepKind } from '#engine/matters/matter.ts'
import { nextOf, STEP_TITLES, talliesOf } from '#engine/matters/step-words.ts'
import { writeDay } from '#engine/values/day.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { PaperDeadlines } from '#web/parts/paper-deadlines.tsx'
import type { Matter, Worklist } from '#web/parts/use-matters.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What comes first at home: the last days that letters give, then the own report of somebody who has none, else the most pressing step of the worklist. */
export function FirstThing({ worklist }: { readonly worklist: Worklist }) {
  const { isPractice, reportCount, deadlines } = worklist
  return (
    <div className="mt-6 space-y-6">
      <PaperDeadlines deadlines={deadlines} />
      {reportCount === 0 || isPractice ? <OwnReport hasPractice={isPractice} /> : null}
      {reportCount > 0 || worklist.matters.length > 0 ? <NextStep worklist={worklist} /> : null}
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

function NextStep({ worklist: { matters, counts, isPractice } }: { readonly worklist: Worklist }) {
  const first = nextOf(matters)
  return (
    <Sheet title={isPractice ? 'Your next step (practice)' : 'Your next step'}>
      {first === undefined ? (
        <p className="measure">There is nothing to do right now. We found no errors in your reports.</p>
      ) : (
        <Step matter={first} />
      )}
      <p className="mt-4 text-small text-soft">{talliesOf(counts)}</p>
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
          <strong>{STEP_TITLES[nextStep.kind]}</strong>: {name}
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

function Way({ matter: { entries, disputeId: apart }, kind }: { readonly matter: Matter; readonly kind: StepKind }) {
  const words = STEP_TITLES[kind]
  if (kind === 'answer')
    return (
      <LinkButton to="/credit-reports/your-word" tone="primary" wide="phone">
        {words}
      </LinkButton>
    )
  if (kind === 'theft_step')
    return (
      <LinkButton to="/calendar" tone="primary" wide="phone">
        Your steps against identity theft
      </LinkButton>
    )
  const disputeId = apart ?? entries.find((entry) => entry.disputeId !== null)?.disputeId
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
