import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { controlIds, Field, type FieldWords } from '#web/ui/field.tsx'
import { caretAfterMask, type Mask } from '#web/ui/mask.ts'

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly name: string
  /** Rewrites what is typed: `phoneMask`, `usernameMask` … */
  readonly mask?: Mask
  /** About how many characters are expected, when the field should be no wider than its answer. */
  readonly characters?: number
  /** At the right inside the field: a button. */
  readonly inside?: ReactNode
}

/** One line of text. Spread `form.register('email')` into it. */
export function TextField({ label, hint, error, isOptional, mask, characters, inside, onChange, ...input }: TextFieldProps) {
  const words = { label, hint, ...(error !== undefined && { error }), ...(isOptional && { isOptional }) }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask !== undefined) applyMask(event.currentTarget, mask)
    return onChange?.(event)
  }
  return (
    <Field name={input.name} {...words}>
      <input
        type="text"
        {...input}
        {...controlIds(input.name, words)}
        onChange={change}
        className={inside ? 'control pr-20' : 'control'}
        style={characters === undefined ? undefined : { maxWidth: `${characters + 4}ch` }}
      />
      {inside}
    </Field>
  )
}

/** Rewrites the text in place and keeps the caret where it was. */
function applyMask(input: HTMLInputElement, mask: Mask): void {
  const [typed, caret] = [input.value, input.selectionStart]
  const masked = mask(typed)
  if (masked === typed) return
  input.value = masked
  // Inputs of type email have no selection; the browser then leaves the caret at the end.
  if (caret === null) return
  const place = caretAfterMask(typed, caret, masked)
  input.setSelectionRange(place, place)
}
