import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { readCreditProfile } from '#contract/credit-profile.ts'
import { addScore, listScores, scoreByHand } from '#contract/scores.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { SCORE_ORIGIN_NAMES, SCORE_ORIGINS } from '#engine/words/score-source.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, saidByNow } from '#web/platform/form.ts'
import { refresh } from '#web/platform/query-client.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { digitsMask } from '#web/ui/masks.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

const form = scoreByHand.extend({ score: z.string().transform(Number).pipe(scoreByHand.shape.score) })

/** A score that no report of theirs prints, typed by the member. */
export function AddScore({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const today = useToday()
  const { form: typed, drop } = useDraftForm(
    form,
    { defaults: { score: '', bureau: 'equifax', model: '', day: today, from: 'bank' } },
    { name: 'add score' },
  )
  const { errors, submitCount } = typed.formState
  const adding = useMutation({
    mutationFn: (pressed: z.output<typeof form>) => call(addScore, { body: saidByNow(form, typed.getValues(), pressed) }),
    onSuccess: async () => {
      drop()
      toast({ title: 'Score Added' })
      await refresh(client, listScores, readCreditProfile)
      onClose()
    },
    onError: (error) => {
      if (applyIssues(typed, error, ['score', 'bureau', 'model', 'day'])) return
      toast({ title: 'Not Added', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Add a score"
      description="Your bank, your card or a credit app may show you one for free. We’ll show it as yours."
    >
      <form noValidate onSubmit={typed.handleSubmit((values) => adding.mutate(values))} className="space-y-6">
        <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
        <TextField
          label="Score"
          inputMode="numeric"
          mask={digitsMask(3)}
          characters={3}
          error={errors.score?.message}
          {...typed.register('score')}
        />
        <SelectField
          label="Which bureau is it based on?"
          options={BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] }))}
          {...typed.register('bureau')}
        />
        <TextField
          label="Date of the score"
          type="date"
          characters={12}
          max={today}
          error={errors.day?.message}
          {...typed.register('day')}
        />
        <TextField
          label="Score model"
          hint="For example: FICO Score 8, or VantageScore 3.0"
          isOptional
          error={errors.model?.message}
          {...typed.register('model')}
        />
        <SelectField
          label="Where did you see it?"
          options={SCORE_ORIGINS.map((origin) => ({ value: origin, label: SCORE_ORIGIN_NAMES[origin] }))}
          {...typed.register('from')}
        />
        <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" tone="primary" busy={adding.isPending}>
            Add score
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
