import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Chooser } from '#engine/values/own-word-password.ts'
import { StrengthMeter } from '#web/parts/strength-meter.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

interface NewPasswordFieldsProps {
  readonly password: UseFormRegisterReturn
  readonly confirmPassword: UseFormRegisterReturn
  readonly errors: {
    readonly password?: { readonly message?: string | undefined } | undefined
    readonly confirmPassword?: { readonly message?: string | undefined } | undefined
  }
  /** As far as it is typed, for the meter. */
  readonly typed: string
  /** Whose password it is to be; null where that is not known yet. */
  readonly chooser?: Chooser | null
}

/** A new password, how strong it is, and once more. */
export function NewPasswordFields({ password, confirmPassword, errors, typed, chooser = null }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label="New password" autoComplete="new-password" error={errors.password?.message} {...password} />
      <StrengthMeter password={typed} chooser={chooser} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  )
}
