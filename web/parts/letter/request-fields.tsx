import { useEffect } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { z } from 'zod'
import { servicerOf } from '#engine/law/dispute-addresses.ts'
import type { RequestForm } from '#web/parts/letter/request-form.ts'
import { StateField } from '#web/parts/state-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Places = Pick<z.input<RequestForm>, 'userInfo' | 'recipientAddress'>
type PlaceField =
  | `userInfo.${keyof Places['userInfo'] & string}`
  | `recipientAddress.${keyof Places['recipientAddress'] & string}`

/** Any form that asks for these places, whatever else it asks. */
interface RequestFormState {
  register(name: PlaceField): UseFormRegisterReturn<PlaceField>
  setFocus(name: PlaceField): void
  readonly formState: { readonly errors: FieldErrors<Places> }
}

/** Who writes: as it is on the envelope, so that the answer comes back. */
export function SenderFields({ form }: { readonly form: RequestFormState }) {
  const { setFocus } = form
  useEffect(() => setFocus('userInfo.address'), [setFocus])
  const errors = form.formState.errors.userInfo
  return (
    <fieldset>
      <legend className="font-strong">Your name and address</legend>
      <p className="measure mb-4 text-small text-soft">
        None of your reports has your full address. The answer goes there. Only the letter uses it.
      </p>
      <div className="mb-4">
        <TextField label="Name" autoComplete="name" error={errors?.name?.message} {...form.register('userInfo.name')} />
      </div>
      <TextField
        label="Address"
        autoComplete="street-address"
        error={errors?.address?.message}
        {...form.register('userInfo.address')}
      />
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem]">
        <TextField label="City" autoComplete="address-level2" error={errors?.city?.message} {...form.register('userInfo.city')} />
        <StateField autoComplete="address-level1" error={errors?.state?.message} {...form.register('userInfo.state')} />
        <TextField
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          error={errors?.zip?.message}
          {...form.register('userInfo.zip')}
        />
      </div>
    </fieldset>
  )
}

/** Where the company gets mail; it is in the letter on the member's word. */
export function RecipientFields({ form, creditor }: { readonly form: RequestFormState; readonly creditor: string }) {
  const { setFocus } = form
  useEffect(() => setFocus('recipientAddress.address'), [setFocus])
  const errors = form.formState.errors.recipientAddress
  const servicer = servicerOf(creditor)
  return (
    <fieldset>
      <legend className="font-strong">Where does {creditor} get mail?</legend>
      <p className="measure mb-4 text-small text-soft">
        {servicer === null
          ? 'Your report has no address for it. Use the address for disputes from a statement or the company’s own site.'
          : `${servicer} handles its accounts and its mail. Use the address for disputes from a letter or the site of ${servicer}.`}
      </p>
      <TextField label="Company address" error={errors?.address?.message} {...form.register('recipientAddress.address')} />
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem]">
        <TextField label="Company city" error={errors?.city?.message} {...form.register('recipientAddress.city')} />
        <StateField error={errors?.state?.message} {...form.register('recipientAddress.state')} />
        <TextField label="ZIP code" inputMode="numeric" error={errors?.zip?.message} {...form.register('recipientAddress.zip')} />
      </div>
    </fieldset>
  )
}
