import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { useSay } from '#web/platform/language.ts'
import { controlIds, Field, type FieldWords } from '#web/ui/field.tsx'
import type { Mask } from '#web/ui/mask.ts'
import { applyMask } from '#web/ui/text-field.tsx'

interface PasswordFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  readonly name: string
  /** `current-password` to sign in, `new-password` to choose one; `off` for another secret, such as an SSN. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  /** Rewrites what is typed. */
  readonly mask?: Mask
}

/** A password or another secret, hidden until the person presses Show. */
export function PasswordField({ label, hint, error, isOptional, mask, onChange, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const say = useSay()
  const words = { label, hint, ...(error !== undefined && { error }), ...(isOptional && { isOptional }) }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask !== undefined) applyMask(event.currentTarget, mask)
    return onChange?.(event)
  }
  return (
    <Field name={input.name} {...words}>
      <div className="relative">
        <input
          {...input}
          {...controlIds(input.name, words)}
          onChange={change}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="control pr-20"
        />
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-controls={`field-${input.name}`}
          aria-pressed={isShown}
          className="absolute inset-y-0 right-0 rounded-field px-4 text-small font-strong text-spruce hover:underline"
        >
          {say('Show')}
        </button>
      </div>
    </Field>
  )
}
