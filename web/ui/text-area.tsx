import type { ComponentProps } from 'react'
import { controlIds, Field, type FieldWords } from '#web/ui/field.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  readonly name: string
}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, hint, error, isOptional, rows = 4, ...area }: TextAreaProps) {
  const words = { label, hint, ...(error !== undefined && { error }), ...(isOptional && { isOptional }) }
  return (
    <Field name={area.name} {...words}>
      <textarea {...area} {...controlIds(area.name, words)} rows={rows} className="control field-sizing-content min-h-28" />
    </Field>
  )
}
