import { type ComponentProps, useState } from 'react'
import { TextField } from '#web/ui/text-field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'characters' | 'inside'> {
  /** `current-password` to sign in, `new-password` to choose one; `off` for another secret, such as an SSN. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password or another secret, hidden until the person presses Show. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          aria-controls={`field-${props.name}`}
          aria-pressed={isShown}
          className="absolute inset-y-0 right-0 rounded-field px-4 text-small font-strong text-spruce hover:underline"
        >
          Show
        </button>
      }
    />
  )
}
