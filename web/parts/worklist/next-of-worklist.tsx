import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { StepKind } from '#engine/matters/matter.ts'
import { nextOf, STEP_TITLES, talliesOf } from '#engine/matters/step-words.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Matter, Worklist } from '#web/parts/use-matters.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

interface OfWorklist {
  readonly worklist: Worklist
  /** Values of reports wait to be confirmed. */
  readonly isUnsure: boolean
}

export const nextStepTitle = ({ isPractice }: Pick<Worklist, 'isPractice'>): string =>
  isPractice ? 'Your next step (practice)' : 'Your next step'

/** The most pressing step of the worklist with the way to it, and how many there are of each. */
export function NextOfWorklist({ worklist: { matters, counts }, isUnsure }: OfWorklist) {
  const first = nextOf(matters)
  return (
    <>
      {first === undefined ? (
        <p className="measure">
          {isUnsure
            ? 'First confirm the values that we couldn’t read for certain. Then we can look for errors in them.'
            : `There is nothing to do right now.${counts.errors === 0 ? ' We found no errors in your reports.' : ''}`}
        </p>
      ) : (
        <Step matter={first} />
      )}
      <p className="mt-4 text-small text-soft">{talliesOf(counts)}</p>
    </>
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
