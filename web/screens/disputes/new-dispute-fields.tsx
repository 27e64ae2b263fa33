import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { DISPUTE_DEFAULTS, type disputeForm } from '#contract/disputes.ts'
import { BUREAU_NAMES, BUREAUS } from '#engine/words/bureau.ts'
import { PRIORITIES } from '#engine/words/priority.ts'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'
import { PRIORITY_WORDS, STATUS_WORDS } from '#web/parts/dispute-words.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Details } from '#web/ui/details.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type NewDisputeForm = UseFormReturn<z.input<typeof disputeForm>, unknown, z.output<typeof disputeForm>>

const TARGETS = [
  ...BUREAUS.map((bureau) => ({ value: bureau, label: BUREAU_NAMES[bureau] })),
  // Not ‘Creditor’ alone: that is the field above.
  { value: 'creditor', label: 'The creditor (the company that reported it)' },
]
const METHODS = [
  { value: 'online', label: 'Online' },
  { value: 'mail', label: 'Mail' },
  { value: 'email', label: 'Email' },
]

/** The questions of the New Dispute form, in the documents' words. */
export function NewDisputeFields({ form }: { readonly form: NewDisputeForm }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label="Creditor"
        hint="The company name as it appears on your report"
        error={errors.creditor?.message}
        {...register('creditor')}
      />
      <TextArea
        label="Description"
        hint="What is wrong, in your own words. For example: I paid this account in full in March 2024."
        error={errors.description?.message}
        {...register('description')}
      />
      <ChoiceCards
        type="checkbox"
        label="Dispute targets"
        hint={
          <>
            We recommend the <strong>bureau that lists it first</strong>. It must investigate in time and ask the creditor. A
            letter to the creditor alone starts no deadline at the bureau.
          </>
        }
        choices={TARGETS}
        error={errors.disputeTargets?.message}
        {...register('disputeTargets')}
      />
      <ChoiceCards
        type="radio"
        label="Submission method"
        hint="How you plan to send it. You can change your mind when the letter is ready."
        choices={METHODS}
        {...register('submissionMethod')}
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <SelectField
          label="Priority"
          options={PRIORITIES.map((value) => ({ value, label: PRIORITY_WORDS[value] }))}
          {...register('priority')}
        />
        <TextField
          label="Estimated impact"
          hint="Points, 1 to 100. An estimate."
          inputMode="numeric"
          type="number"
          min={1}
          max={100}
          characters={4}
          error={errors.estimatedImpact?.message}
          {...register('estimatedImpact', { valueAsNumber: true })}
        />
      </div>
      <Details summary="More" isOpen={errors.status !== undefined || form.getValues('status') !== DISPUTE_DEFAULTS.status}>
        <SelectField
          label="Status"
          hint="A new dispute is pending, or in progress where you have sent it already."
          options={DISPUTE_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
          error={errors.status?.message}
          {...register('status')}
        />
      </Details>
    </>
  )
}
