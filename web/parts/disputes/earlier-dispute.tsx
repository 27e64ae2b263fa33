import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { earlierDisputeForm, recordEarlierDispute } from '#contract/disputes.ts'
import { type Bureau, BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import type { Dispute } from '#web/parts/dispute-words.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { applyIssues, problemsOf, saidByNow } from '#web/platform/form.ts'
import { useToday } from '#web/platform/today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

type Values = z.output<typeof earlierDisputeForm>

const DRAFT = 'earlier dispute'
const COMPANY = 'company'
const EMPTY = { creditor: '', bureau: null, disputedOn: '', way: '', result: '', answeredOn: null, reference: '' }

interface EarlierDisputeProps {
  /** What is known where it is recorded from an account. */
  readonly known?: { readonly creditor: string; readonly bureau: Bureau }
  readonly onRecorded: (dispute: Dispute) => void
  readonly onClose: () => void
}

/** A dispute that was begun before Errata: what follows it is written from here, in the member's own words. */
export function EarlierDispute({ known, onRecorded, onClose }: EarlierDisputeProps) {
  const client = useQueryClient()
  const today = useToday()
  const { form, drop } = useDraftForm<z.input<typeof earlierDisputeForm>, Values>(
    earlierDisputeForm,
    { defaults: EMPTY, ...(known && { known }) },
    { name: DRAFT },
  )
  const { register, formState } = form
  const { errors, submitCount } = formState
  const recording = useMutation({
    mutationFn: (pressed: Values) =>
      call(recordEarlierDispute, { body: saidByNow(earlierDisputeForm, form.getValues(), pressed) }),
    retry: false,
    onSuccess: async (dispute) => {
      drop()
      toast({ title: 'Earlier dispute recorded', description: 'Open it to see what you can do next.' })
      await refreshCases(client)
      onRecorded(dispute)
    },
    onError: (error) => {
      if (applyIssues(form, error, ['creditor', 'bureau', 'disputedOn', 'way', 'result', 'answeredOn', 'reference'])) return
      toast({ title: 'Not recorded', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Record an earlier dispute"
      description="Did you dispute something before you used Errata? Add it here. You can then ask how it was verified, or complain. This sends nothing."
    >
      <form noValidate onSubmit={form.handleSubmit((values) => recording.mutate(values))} className="space-y-6">
        <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
        <TextField
          label="Creditor"
          hint="The company name as it appears on your report"
          error={errors.creditor?.message}
          {...register('creditor')}
        />
        <SelectField
          label="Who did you dispute it with?"
          options={[
            { value: COMPANY, label: 'The company itself' },
            ...BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] })),
          ]}
          {...register('bureau', { setValueAs: (value: string | null) => (value === COMPANY || value === '' ? null : value) })}
        />
        <TextField
          label="When did you dispute it?"
          type="date"
          characters={12}
          max={today}
          error={errors.disputedOn?.message}
          {...register('disputedOn')}
        />
        <TextField
          label="How did you dispute it?"
          hint="For example: online, by phone, by certified mail"
          error={errors.way?.message}
          {...register('way')}
        />
        <ResultFields form={form} today={today} />
        <TextField
          label="Reference number"
          hint="From the confirmation or the answer"
          isOptional
          error={errors.reference?.message}
          {...register('reference')}
        />
        <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" tone="primary" busy={recording.isPending}>
            Record it
          </Button>
          <Button
            onClick={() => {
              drop()
              onClose()
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ResultFieldsProps {
  readonly form: Pick<UseFormReturn<z.input<typeof earlierDisputeForm>, unknown, Values>, 'register' | 'formState'>
  readonly today: string
}

/** What came of it, and when; either may be unknown. */
function ResultFields({ form: { register, formState }, today }: ResultFieldsProps) {
  const { errors } = formState
  return (
    <>
      <TextField
        label="What was the result?"
        hint="In their words, for example: verified, deleted, updated. Leave it empty if nothing came."
        isOptional
        error={errors.result?.message}
        {...register('result')}
      />
      <TextField
        label="When did the result come?"
        hint="Leave it empty if you don’t know."
        type="date"
        characters={12}
        max={today}
        isOptional
        error={errors.answeredOn?.message}
        {...register('answeredOn', { setValueAs: (value: string | null) => value || null })}
      />
    </>
  )
}
