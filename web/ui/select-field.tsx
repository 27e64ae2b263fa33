import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlIds, Field, type FieldWords } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface Option {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  readonly name: string
  readonly options: readonly Option[]
  /** The first, empty option: "Choose a state". Without it the first option is chosen. */
  readonly placeholder?: string
}

/** One of several, in the browser's own list: it is the best one on a phone. */
export function SelectField({ label, hint, error, isOptional, options, placeholder, ...select }: SelectFieldProps) {
  const words = { label, hint, ...(error !== undefined && { error }), ...(isOptional && { isOptional }) }
  return (
    <Field name={select.name} {...words}>
      <div className="relative">
        <select {...select} {...controlIds(select.name, words)} className="control appearance-none pr-10">
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
          <Icon of={ChevronDown} size={18} />
        </span>
      </div>
    </Field>
  )
}
