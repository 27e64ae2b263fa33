import { type ComponentProps, useState } from 'react'
import { controlIds, Field, type FieldWords } from '#web/ui/field.tsx'

interface PasswordFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  readonly name: string
  /** `current-password` to sign in, `new-password` to choose one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the person presses Show. */
export function PasswordField({ label, hint, error, isOptional, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const words = { label, hint, ...(error !== undefined && { error }), ...(isOptional && { isOptional }) }
  return (
    <Field name={input.name} {...words}>
      <div className="relative">
        <input
          {...input}
          {...controlIds(input.name, words)}
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
          Show
        </button>
      </div>
    </Field>
  )
}
