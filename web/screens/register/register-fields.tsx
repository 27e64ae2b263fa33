import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { registrationForm } from '#contract/accounts.ts'
import { phoneMask, usernameMask } from '#web/ui/masks.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type RegistrationForm = UseFormReturn<z.input<typeof registrationForm>, unknown, z.output<typeof registrationForm>>

/** The seven questions of the registration, as browsers and password managers know them. */
export function RegisterFields({ form }: { readonly form: RegistrationForm }) {
  const { register, formState } = form
  const errorOf = (name: keyof typeof formState.errors) => formState.errors[name]?.message
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" error={errorOf('firstName')} {...register('firstName')} />
        <TextField label="Last name" autoComplete="family-name" error={errorOf('lastName')} {...register('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        label="Username"
        hint="At least 3 characters: lowercase letters, digits and underscore."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        mask={usernameMask}
        error={errorOf('username')}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters, with uppercase, lowercase, and a number."
        autoComplete="new-password"
        error={errorOf('password')}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
        {...register('confirmPassword')}
      />
      <TextField
        label="Phone"
        isOptional
        hint="For example (555) 123-4567"
        type="tel"
        autoComplete="tel-national"
        mask={phoneMask}
        characters={14}
        error={errorOf('phone')}
        {...register('phone')}
      />
    </>
  )
}
