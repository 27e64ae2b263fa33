import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { profileForm } from '#web/screens/profile/profile-form.ts'
import { StateField } from '#web/parts/state-field.tsx'
import { phoneMask } from '#web/ui/masks.ts'
import { TextField } from '#web/ui/text-field.tsx'

type ProfileForm = UseFormReturn<z.input<typeof profileForm>, unknown, z.output<typeof profileForm>>

export function PersonFields({ form }: { readonly form: ProfileForm }) {
  const { errors } = form.formState
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <TextField
        label="Phone"
        isOptional
        type="tel"
        autoComplete="tel-national"
        mask={phoneMask}
        characters={14}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
    </div>
  )
}

/** As it is on the envelope: the bureaus answer to it. */
export function AddressFields({ form }: { readonly form: ProfileForm }) {
  const { errors } = form.formState
  return (
    <fieldset>
      <legend className="font-strong">Mailing address</legend>
      <p className="measure mb-4 text-small text-soft">
        It goes at the top of your letters, and answers are sent there. We don’t share it with anyone else. Clear it to remove it.
      </p>
      <TextField label="Address" autoComplete="street-address" error={errors.address?.message} {...form.register('address')} />
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_5.5rem_8rem]">
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...form.register('city')} />
        <StateField autoComplete="address-level1" error={errors.state?.message} {...form.register('state')} />
        <TextField
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          error={errors.zip?.message}
          {...form.register('zip')}
        />
      </div>
    </fieldset>
  )
}
