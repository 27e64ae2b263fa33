import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { controlId, FieldNotes } from '#web/ui/field.tsx'

interface TickFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'children'> {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** One statement to make with a box, with why it is asked and what is wrong. */
export function TickField({ label, hint, error, ...input }: TickFieldProps) {
  const id = controlId(input.name)
  const notes = clsx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <div className={clsx('min-w-0', error !== undefined && 'border-l-4 border-bad pl-3')}>
      <Checkbox
        {...input}
        id={id}
        label={label}
        aria-describedby={notes === '' ? undefined : notes}
        aria-invalid={error === undefined ? undefined : true}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
