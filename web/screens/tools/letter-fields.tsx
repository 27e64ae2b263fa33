import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { disputeLetterForm } from '#contract/tools.ts'
import { DISPUTE_TYPES, type DisputeType } from '#engine/words/dispute-type.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type LetterForm = UseFormReturn<z.input<typeof disputeLetterForm>, unknown, z.output<typeof disputeLetterForm>>

const TYPE_WORDS: Record<DisputeType, string> = {
  late_payment: 'Late payment',
  collection: 'Collection',
  charge_off: 'Charge-off',
  inquiry: 'Inquiry',
  duplicate: 'Duplicate entry',
  incorrect_balance: 'Incorrect balance',
}

/** The questions of the letter form. */
export function LetterFields({ form }: { readonly form: LetterForm }) {
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
        hint="What is wrong, in your own words, at least 10 characters. Only what you know to be true: it goes in the letter in your words."
        error={errors.description?.message}
        {...register('description')}
      />
      <SelectField
        label="Type"
        placeholder="Choose what it is about"
        options={DISPUTE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
        error={errors.type?.message}
        {...register('type')}
      />
      <SenderFields form={form} />
    </>
  )
}

/** Who writes, as it appears at the head of the letter. */
function SenderFields({ form }: { readonly form: LetterForm }) {
  const { register, formState } = form
  const errors = formState.errors.userInfo
  return (
    <fieldset>
      <legend className="font-strong">Your name and address</legend>
      <p className="measure mb-4 text-small text-soft">The answer is sent there. Only the letter uses it.</p>
      <div className="space-y-4">
        <TextField label="Name" autoComplete="name" error={errors?.name?.message} {...register('userInfo.name')} />
        <TextField
          label="Address"
          autoComplete="street-address"
          error={errors?.address?.message}
          {...register('userInfo.address')}
        />
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_8rem]">
          <TextField label="City" autoComplete="address-level2" error={errors?.city?.message} {...register('userInfo.city')} />
          <TextField label="State" autoComplete="address-level1" error={errors?.state?.message} {...register('userInfo.state')} />
          <TextField
            label="ZIP code"
            autoComplete="postal-code"
            inputMode="numeric"
            error={errors?.zip?.message}
            {...register('userInfo.zip')}
          />
        </div>
      </div>
    </fieldset>
  )
}
