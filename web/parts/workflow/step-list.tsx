import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { StepStatus } from '#engine/workflow/workflow-steps.ts'
import { Details } from '#web/ui/details.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tag, type Tone } from '#web/ui/tag.tsx'

/** A step of the run, or of a view of it. */
export interface ShownStep {
  readonly id: string
  readonly name: string
  readonly status: StepStatus
  readonly message: string
  readonly progress: number
}

const STATES: Readonly<Record<StepStatus, { readonly word: string; readonly tone: Tone }>> = {
  pending: { word: 'Pending', tone: 'neutral' },
  processing: { word: 'Processing', tone: 'info' },
  completed: { word: 'Completed', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
}

/** The steps under one another with what each has done; the one at work says how far it is, and that is read aloud. */
export function StepList({ steps }: { readonly steps: readonly ShownStep[] }) {
  return (
    <>
      <ol className="divide-y divide-rule">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
      <output className="sr-only">{spokenState(steps)}</output>
    </>
  )
}

function Step({ step, number }: { readonly step: ShownStep; readonly number: number }) {
  const { word, tone } = STATES[step.status]
  const isAtWork = step.status === 'processing'
  return (
    <li className="flex gap-4 px-5 py-4 md:px-7" aria-current={isAtWork ? 'step' : undefined}>
      <Mark status={step.status} number={number} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <h3 className={clsx('min-w-0', step.status === 'pending' && 'text-soft')}>{step.name}</h3>
          <span className="shrink-0">
            <Tag tone={tone}>{word}</Tag>
          </span>
        </div>
        {isAtWork ? (
          <div className="mt-2">
            <Progress label={step.message === '' ? 'At work' : step.message} value={step.progress} />
          </div>
        ) : null}
        {step.message === '' || isAtWork ? null : <Said message={step.message} />}
      </div>
    </li>
  )
}

/** What a step has to say: one sentence or two at once, a line for each of several things for those who ask. */
function Said({ message }: { readonly message: string }) {
  const [first = '', ...others] = message.split('\n')
  if (others.length === 0) return <p className="measure mt-1 text-small text-soft">{message}</p>
  return (
    <Details summary={<span className="text-small">What was checked</span>}>
      <ul className="measure list-disc space-y-1.5 pl-5 text-small text-soft">
        {[first, ...others].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Details>
  )
}

const RINGS: Readonly<Record<StepStatus, string>> = {
  pending: 'border-edge text-soft',
  processing: 'border-spruce text-spruce-deep',
  completed: 'border-good bg-good-wash text-good',
  failed: 'border-bad bg-bad-wash text-bad',
}

/** The number of the step until it has ended. Says nothing that the words next to it do not say. */
function Mark({ status, number }: { readonly status: StepStatus; readonly number: number }) {
  return (
    <span
      aria-hidden="true"
      className={`figures flex size-8 shrink-0 items-center justify-center rounded-full border text-small ${RINGS[status]}`}
    >
      {status === 'completed' ? <Icon of={Check} size={18} /> : null}
      {status === 'failed' ? <Icon of={X} size={18} /> : null}
      {status === 'processing' ? <Spinner size={18} /> : null}
      {status === 'pending' ? number : null}
    </span>
  )
}

/** One sentence for whoever listens: only what changes with a step, not every percent. */
export function spokenState(steps: readonly ShownStep[]): string {
  const at = steps.findIndex(({ status }) => status === 'processing' || status === 'failed')
  const step = steps[at]
  if (step === undefined)
    return steps.length > 0 && steps.every(({ status }) => status === 'completed') ? 'All steps completed' : ''
  if (step.status === 'failed') return `${step.name} failed. ${step.message}`
  return `Step ${at + 1} of ${steps.length}: ${step.name}`
}
