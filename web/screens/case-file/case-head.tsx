import { DisputeClock } from '#web/parts/dispute-clock.tsx'
import { DisputeMarks } from '#web/parts/dispute-marks.tsx'
import { OUTCOME_WORDS, PRIORITY_WORDS } from '#web/parts/dispute-words.ts'
import { counted, writeInstant } from '#web/parts/written.ts'
import { useToday } from '#web/platform/today.ts'
import type { Case } from '#web/parts/case.ts'
import { nextStep } from '#web/screens/case-file/next-step.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const METHOD_WORDS: Record<Case['submissionMethod'] | Case['submissions'][number]['method'], string> = {
  online: 'Online',
  mail: 'Mail',
  email: 'Email',
  phone: 'Phone',
}

/** Where the dispute is, its clock, what it says, and what to do next. */
export function CaseHead({ dispute }: { readonly dispute: Case }) {
  return (
    <Sheet title="Where it stands">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <DisputeMarks dispute={dispute} letters={dispute.letters} />
      </div>
      <NextStepLine dispute={dispute} />
      <div className="mt-4 empty:hidden">
        <DisputeClock dispute={dispute} hasWhy />
      </div>
      <p className="measure mt-5 wrap-anywhere whitespace-pre-line">{dispute.description}</p>
      <CaseFacts dispute={dispute} />
      <p className="mt-5 flex flex-col gap-2 sm:flex-row">
        {dispute.status === 'withdrawn' ? null : (
          <LinkButton to="/disputes" search={{ tab: 'submit', dispute: dispute.id }} wide="phone">
            Submit it directly
          </LinkButton>
        )}
        <LinkButton to="/disputes" search={{ tab: 'ai', dispute: dispute.id }} wide="phone">
          What your file says about it
        </LinkButton>
      </p>
    </Sheet>
  )
}

const STEP_WORDS = { act: 'What to do next', wait: 'What happens next', over: 'What is left' } as const

function NextStepLine({ dispute }: { readonly dispute: Case }) {
  const { kind, text } = nextStep(dispute, useToday())
  return (
    <div className="mt-4 border-l-4 border-spruce pl-4">
      <h3 className="text-small text-soft">{STEP_WORDS[kind]}</h3>
      <p className="measure font-strong">{text}</p>
    </div>
  )
}

function CaseFacts({ dispute }: { readonly dispute: Case }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Opened', writeInstant(dispute.createdAt)],
    ['Submitted', dispute.submittedAt === null ? 'Not yet' : writeInstant(dispute.submittedAt)],
    ['Priority', PRIORITY_WORDS[dispute.priority]],
    ['Estimated impact', `about ${counted(dispute.estimatedImpact, 'point')}`],
    ['Submission method', METHOD_WORDS[dispute.submissions.at(-1)?.method ?? dispute.submissionMethod]],
    ...(dispute.resolvedAt === null || dispute.status === 'withdrawn'
      ? []
      : [['Outcome', OUTCOME_WORDS[dispute.outcome]] as const]),
  ]
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {facts.map(([name, text]) => (
        <div key={name} className="min-w-0">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
