import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { markPlanAction, readPlan } from '#contract/plan.ts'
import { planTone } from '#engine/plan/plan-action.ts'
import { writeGain } from '#web/parts/gain-words.ts'
import { PRIORITY_WORDS } from '#web/parts/dispute-words.ts'
import { RestingEntries } from '#web/parts/resting-entries.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { refresh } from '#web/platform/query-client.ts'
import { CATEGORY_WORDS, helpFor, type PlanAction, PRIORITY_TONES } from '#web/screens/plan/plan-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { later } from '#web/ui/later.tsx'
import { LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'

const FileDispute = later(async () => (await import('#web/parts/file-dispute.tsx')).FileDispute)

interface ActionRowProps {
  readonly action: PlanAction
  /** A sample cannot be marked and leads nowhere. */
  readonly isSample: boolean
}

/** One action: how far it is and what that counts; its numbered steps and its evidence open in place. */
export function ActionRow({ action, isSample }: ActionRowProps) {
  const { title, description, category, priority, timeframe, estimatedImpact, currentStatus, statusRestsOn, steps } = action
  return (
    <LedgerRow
      title={title}
      marks={
        <>
          <Tag tone={PRIORITY_TONES[priority]}>{PRIORITY_WORDS[priority]}</Tag>
          <Tag>{CATEGORY_WORDS[category]}</Tag>
          {action.completed ? <Tag tone="good">Completed</Tag> : null}
        </>
      }
    >
      <p className="measure wrap-anywhere">{description}</p>
      <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
        <div>
          <Progress label="Current status" value={currentStatus} tone={planTone(currentStatus)} />
          <p className="mt-1 text-small text-soft">
            {action.completed ? `You marked this done. Your reports: ${statusRestsOn}` : statusRestsOn}
          </p>
        </div>
        <dl className="flex flex-wrap content-start gap-x-10 gap-y-2 text-small">
          <div>
            <dt className="text-soft">Timeframe</dt>
            <dd>{timeframe}</dd>
          </div>
          <div>
            <dt className="text-soft">Estimated impact</dt>
            <dd>{estimatedImpact === null ? 'Not estimated' : `${writeGain(estimatedImpact)} points, an estimate`}</dd>
          </div>
        </dl>
      </div>
      <div className="mt-2">
        <Details
          summary={
            <span className="text-small">
              {steps.length === 1 ? 'Show the step' : `Show the ${steps.length} steps`}
              <span className="sr-only">: {title}</span>
            </span>
          }
        >
          <ol className="measure list-decimal space-y-1.5 pl-6 wrap-anywhere">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="mt-2">
            <RestingEntries title={title} entries={action.evidence} />
          </div>
        </Details>
      </div>
      {isSample ? null : <Buttons action={action} />}
    </LedgerRow>
  )
}

function Buttons({ action }: { readonly action: PlanAction }) {
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: (completed: boolean) => call(markPlanAction, { params: { actionId: action.id }, body: { completed } }),
    onSuccess: () => refresh(client, readPlan),
    onError: async (error) => {
      toast({ title: 'Update Failed', description: wordsOf(error, 'We couldn’t save this. Try again.'), tone: 'destructive' })
      await refresh(client, readPlan)
    },
  })
  const help = helpFor(action)
  const [isFiling, setIsFiling] = useState(false)
  const closeFiling = () => {
    setIsFiling(false)
    void refresh(client, readPlan)
  }
  return (
    <div className="mt-3 flex flex-col gap-3 sm:flex-row">
      {may('markPlanAction') ? (
        <Button wide="phone" busy={mark.isPending} about={action.title} onClick={() => mark.mutate(!action.completed)}>
          {action.completed ? 'Mark Incomplete' : 'Mark Complete'}
        </Button>
      ) : null}
      {help === 'calculate' ? (
        <LinkButton to="/tools" wide="phone" isButton about={action.title}>
          Use Calculator
        </LinkButton>
      ) : null}
      {help === 'see' && action.sentDisputeId !== null ? (
        <LinkButton to="/disputes/$id" params={{ id: action.sentDisputeId }} wide="phone" about={action.title}>
          See Dispute
        </LinkButton>
      ) : null}
      {help === 'dispute' && may('createDispute') ? (
        <Button wide="phone" about={action.title} onClick={() => setIsFiling(true)}>
          File Dispute
        </Button>
      ) : null}
      {isFiling ? <FileDispute entries={action.evidence} onClose={closeFiling} /> : null}
    </div>
  )
}
