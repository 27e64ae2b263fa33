import { filedForm } from '#contract/next-rounds.ts'
import { writeDay } from '#engine/values/day.ts'
import type { Round, RoundActs } from '#web/parts/next-rounds/use-rounds.ts'
import { wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface FilingFormProps {
  readonly round: Round
  readonly acts: RoundActs
}

/** The member's own word that they filed it: from that day its process is counted. */
export function FilingForm({ round, acts }: FilingFormProps) {
  const { filed } = round
  const today = useToday()
  const form = useZodForm(filedForm, { filedOn: filed?.filedOn ?? '', number: filed?.number ?? '' })
  const { errors, submitCount } = form.formState
  const isComplaint = round.kind === 'cfpb_complaint'
  const submit = form.handleSubmit((body) =>
    acts.file.mutate(
      { round, body },
      {
        onError: (error) => {
          if (!applyIssues(form, error, ['filedOn', 'number']))
            form.setError('root', { message: wordsOf(error, 'We couldn’t save this. Try again in a moment.') })
        },
      },
    ),
  )
  const root = errors.root?.message
  return (
    <form noValidate onSubmit={submit} className="space-y-4 border-t border-rule pt-5">
      <h3>{isComplaint ? 'Record that you filed it' : 'Record that you sent it'}</h3>
      {filed === null ? null : <Filed filed={filed} />}
      <ErrorSummary
        problems={[...(root === undefined ? [] : [{ message: root }]), ...problemsOf(errors)]}
        attempt={submitCount}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="On which day?"
          type="date"
          characters={12}
          max={today}
          error={errors.filedOn?.message}
          {...form.register('filedOn')}
        />
        <TextField
          label={isComplaint ? 'The CFPB’s number' : 'A number of it'}
          isOptional
          error={errors.number?.message}
          {...form.register('number')}
        />
      </div>
      <Button type="submit" wide="phone" busy={acts.file.isPending}>
        {filed === null ? 'Record it' : 'Change the record'}
      </Button>
    </form>
  )
}

function Filed({ filed }: { readonly filed: NonNullable<Round['filed']> }) {
  const { filedOn, number, responseBy, finalResponseBy } = filed
  return (
    <Notice tone="good" isLive>
      Recorded for {writeDay(filedOn)}
      {number === null ? '' : `, number ${number}`}.
      {responseBy === null || finalResponseBy === null
        ? ''
        : ` The company generally responds by ${writeDay(responseBy)}, and by ${writeDay(finalResponseBy)} at the latest, as the CFPB’s process goes.`}
    </Notice>
  )
}
