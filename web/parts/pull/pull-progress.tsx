import { Check, CircleDashed, TriangleAlert } from 'lucide-react'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { bureauStates, type Pull, type PullState } from '#web/parts/pull/bureau-states.ts'
import { useStagger } from '#web/parts/pull/use-stagger.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface PullProgressProps {
  readonly label: string
  /** `Fetching`, `Generating` or `Connecting`. */
  readonly workingWord: string
  readonly isRunning: boolean
  /** Keep it stable: a constant of `bureau-states.ts`. */
  readonly stagger: readonly number[]
  readonly answer: Pull['answer']
  /** What a bureau said, if it said anything. */
  readonly noteOf?: (bureau: Bureau) => string | null
}

/** The three bureaus, each as far as it really is; read aloud when one changes. */
export function PullProgress({ label, workingWord, isRunning, stagger, answer, noteOf }: PullProgressProps) {
  const started = useStagger(isRunning, stagger)
  const states = bureauStates({ started, answer })
  const ended = states.filter(({ state }) => state === 'success' || state === 'error').length
  const words: Record<PullState, string> = { pending: 'Pending', working: workingWord, success: 'Success', error: 'Error' }
  return (
    <div className="space-y-4">
      {isRunning ? <Progress label={label} value={ended === 0 ? null : ended} max={3} valueText={null} /> : null}
      <div aria-live="polite">
        <ul className="divide-y divide-rule border-y border-rule">
          {states.map(({ bureau, state }) => (
            <li key={bureau} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="font-strong">{BUREAU_NAMES[bureau]}</span>
              <span className={`flex items-center gap-2 text-small ${TONES[state]}`}>
                <StateIcon state={state} />
                {words[state]}
              </span>
              <Note text={noteOf?.(bureau) ?? null} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const TONES: Record<PullState, string> = { pending: 'text-soft', working: 'text-info', success: 'text-good', error: 'text-bad' }

function StateIcon({ state }: { readonly state: PullState }) {
  if (state === 'working') return <Spinner size={16} />
  return <Icon of={state === 'success' ? Check : state === 'error' ? TriangleAlert : CircleDashed} size={16} />
}

function Note({ text }: { readonly text: string | null }) {
  return text === null ? null : <p className="w-full text-small text-soft">{text}</p>
}
