import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { beginTheft, endTheft, readTheft, recordTheftStep, type theftCase, undoTheftStep } from '#contract/theft.ts'
import { writeDay } from '#engine/values/day.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { WhyDate } from '#web/parts/why-date.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { keyOf, read, refresh } from '#web/platform/query-client.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

type Theft = z.output<typeof theftCase>
type Step = Theft['steps'][number]

/** A change of the steps: its answer is shown in the moment its form closes, and what else shows the steps is asked for again. */
function useChange<Given = void>(change: (given: Given) => Promise<Theft>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (theft) => {
      client.setQueryData(keyOf(readTheft), theft)
      void refresh(client, { path: '/api/matters' }, { path: '/api/calendar' })
    },
    onError: (error) => {
      toast({ title: 'Not Saved', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
}

/** Gives the steps their days. */
function BeginTheft() {
  const beginning = useChange(() => call(beginTheft, {}))
  return (
    <Button busy={beginning.isPending} onClick={() => beginning.mutate()}>
      Track these steps
    </Button>
  )
}

/** Freezes, alert and report of someone whose name was used: what is done, on which day, and what is left. */
export function TheftSheet() {
  const { data, error, refetch } = useQuery(read(readTheft, {}))
  const ending = useChange(() => call(endTheft, {}))
  if (error !== null) return <LoadFailure what="Your steps" error={error} onRetry={() => void refetch()} />
  const steps = data?.steps ?? []
  const open = steps.filter(({ state }) => state !== 'done')
  const [next] = open
  const left = open.length
  return (
    <Sheet
      title="Somebody used my name"
      holds="ledger"
      aside={<p className="text-small text-soft">{left === 0 ? 'All done' : `${left} of ${steps.length} to do`}</p>}
    >
      {data === undefined ? <SkeletonRows count={5} rowHeight={150} label="Loading your steps" /> : null}
      <ul className="divide-y divide-rule">
        {steps.map((step) => (
          <StepRow key={step.step} step={step} isNext={step === next} />
        ))}
      </ul>
      {data?.begunOn === null ? (
        <div className="border-t border-rule px-5 py-3 md:px-7">{may('beginTheft') ? <BeginTheft /> : null}</div>
      ) : may('endTheft') ? (
        <div className="border-t border-rule px-5 py-2 md:px-7">
          <Button tone="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
            Stop tracking these steps
          </Button>
        </div>
      ) : null}
    </Sheet>
  )
}

const STATES = {
  to_do: { label: 'To do', tone: 'warn' },
  done: { label: 'Done', tone: 'good' },
  ended: { label: 'Ended', tone: 'warn' },
} as const

/** The next step is told whole; of the others the text opens in place. */
function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const { title, text, href, state, doneOn, due, why, citation } = step
  const [isAsked, setIsAsked] = useState(false)
  const undoing = useChange(() => call(undoTheftStep, { params: { step: step.step } }))
  const { label, tone } = STATES[state]
  const day = due === null ? null : state === 'to_do' ? `by ${writeDay(due)}` : `until ${writeDay(due)}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3 md:px-7">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-body font-strong tracking-normal">
          {title} <Tag tone={tone}>{label}</Tag>
        </h3>
        <p className="text-small text-soft">{[doneOn === null ? null : writeDay(doneOn), day].filter(Boolean).join(', ')}</p>
        {state === 'done' ? null : isNext ? <p className="measure text-small">{text}</p> : null}
        {why === '' ? null : (
          <WhyDate
            why={why}
            citation={citation}
            question={isNext || state === 'done' ? 'Why this date?' : 'How, and why this date?'}
          >
            {isNext || state === 'done' ? null : <p className="measure mt-1 text-small">{text}</p>}
          </WhyDate>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {state === 'done' ? null : <TextAnchor href={href}>Do it now</TextAnchor>}
        {may('recordTheftStep') && state !== 'done' && !isAsked ? (
          <Button about={title} onClick={() => setIsAsked(true)}>
            I did this
          </Button>
        ) : null}
        {may('undoTheftStep') && doneOn !== null ? (
          <Button tone="quiet" about={title} busy={undoing.isPending} onClick={() => undoing.mutate()}>
            Undo
          </Button>
        ) : null}
      </div>
      {isAsked ? <RecordStep step={step} onClose={() => setIsAsked(false)} /> : null}
    </li>
  )
}

function RecordStep({ step: { step }, onClose }: { readonly step: Step; readonly onClose: () => void }) {
  const today = useToday()
  const [doneOn, setDoneOn] = useState(today)
  const [alert, setAlert] = useState<'initial' | 'extended'>('initial')
  const recording = useChange(() => call(recordTheftStep, { params: { step }, body: { doneOn, alert } }))
  return (
    <form
      noValidate
      className="flex basis-full flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        recording.mutate(undefined, { onSuccess: onClose })
      }}
    >
      <label className="block text-small">
        The day you did it
        <input
          type="date"
          className="control mt-1"
          max={today}
          value={doneOn}
          onChange={({ target }) => setDoneOn(target.value)}
        />
      </label>
      {step === 'fraud_alert' ? (
        <label className="block text-small">
          Which alert?
          <select
            className="control mt-1"
            value={alert}
            onChange={({ target }) => setAlert(target.value === 'extended' ? 'extended' : 'initial')}
          >
            <option value="initial">Initial, one year</option>
            <option value="extended">Extended, seven years</option>
          </select>
        </label>
      ) : null}
      <Button type="submit" tone="primary" busy={recording.isPending}>
        Save
      </Button>
      <Button tone="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
