import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlId, FieldNotes, type FieldWords } from '#web/ui/field.tsx'

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A second line: what it costs, how long it takes. */
  readonly detail?: ReactNode
}

interface ChoiceCardsProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'children' | 'value' | 'defaultValue'> {
  readonly name: string
  /** `checkbox`: any number. `radio`: one. */
  readonly type: 'checkbox' | 'radio'
  readonly choices: readonly Choice[]
  readonly columns?: 1 | 2
  /** The chosen value, where the caller keeps it; left out with `form.register`. */
  readonly chosen?: string
}

/** A question with its answers as cards: `<ChoiceCards type="checkbox" choices={…} {...form.register('disputeTargets')} />`. */
export function ChoiceCards({
  label,
  hint,
  error,
  isOptional = false,
  type,
  choices,
  columns = 2,
  chosen,
  ...input
}: ChoiceCardsProps) {
  const id = controlId(input.name)
  const notes = clsx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <fieldset
      className={clsx('min-w-0', error !== undefined && 'border-l-4 border-bad pl-3')}
      aria-describedby={notes === '' ? undefined : notes}
    >
      <legend className="font-strong">
        {label}
        {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={clsx('mt-1.5 grid gap-2', columns === 2 && 'sm:grid-cols-2')}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-11 items-center gap-3 rounded-button border border-edge bg-well px-3 py-2.5 has-checked:border-spruce has-checked:bg-spruce-wash"
          >
            <input
              {...input}
              type={type}
              value={choice.value}
              {...(chosen !== undefined && { checked: chosen === choice.value })}
              id={index === 0 ? id : undefined}
              aria-invalid={error === undefined ? undefined : true}
              className="size-5.5 shrink-0"
            />
            <span className="min-w-0">
              {choice.label}
              {choice.detail === undefined ? null : <span className="block text-small text-soft">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
