import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { PERSON_LABELS, SSN_CHARACTERS, STATE_CHARACTERS, ZIP_CHARACTERS, type PersonField } from '#contract/bureaus.ts'
import { PRACTICE_SSN } from '#web/parts/pull/practice-ssn.ts'
import { STATE_CODES } from '#engine/words/state-code.ts'
import { digitsMask, phoneMask, ssnMask } from '#web/ui/masks.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface PersonFieldsProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>
  /** The fields of the form, in the order in which people know them. */
  readonly fields: readonly (PersonField & Path<In>)[]
  readonly optional?: readonly PersonField[]
  /** `list`: one of the fifty states; otherwise two letters. */
  readonly stateFrom?: 'list' | 'letters'
}

/** Who the report is asked for: the same questions in the same words on every form. */
export function PersonFields<In extends FieldValues, Out>({
  form,
  fields,
  optional = [],
  stateFrom = 'letters',
}: PersonFieldsProps<In, Out>) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {fields.map((field) => {
        const message = form.formState.errors[field]?.message
        const shared = {
          label: PERSON_LABELS[field],
          ...(typeof message === 'string' && { error: message }),
          ...(optional.includes(field) && { isOptional: true }),
          ...form.register(field),
        }
        if (field === 'state' && stateFrom === 'list')
          return (
            <SelectField key={field} {...shared} placeholder="Choose a state" options={STATES} autoComplete="address-level1" />
          )
        if (field === 'ssn') return <PasswordField key={field} {...shared} {...SSN_LOOK} />
        return <TextField key={field} {...shared} {...LOOKS[field]} />
      })}
    </div>
  )
}

const STATES = STATE_CODES.map((code) => ({ value: code, label: code }))

/** The SSN is covered until its owner presses Show, and no browser is asked to remember it. */
const SSN_LOOK = {
  mask: ssnMask,
  maxLength: SSN_CHARACTERS,
  inputMode: 'numeric',
  autoComplete: 'off',
  hint: 'Nine digits',
  // What is typed takes the place of invented digits.
  onKeyDown: ({ key, currentTarget }: { readonly key: string; readonly currentTarget: HTMLInputElement }) => {
    if (key.length === 1 && currentTarget.value === PRACTICE_SSN) currentTarget.select()
  },
} as const

/** How each other field is typed. */
const LOOKS: Record<Exclude<PersonField, 'ssn'>, Partial<React.ComponentProps<typeof TextField>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  dateOfBirth: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: {
    mask: (typed) => typed.toUpperCase(),
    maxLength: STATE_CHARACTERS,
    autoComplete: 'address-level1',
    hint: 'Two letters',
  },
  zipCode: { mask: digitsMask(ZIP_CHARACTERS), maxLength: ZIP_CHARACTERS, inputMode: 'numeric', autoComplete: 'postal-code' },
  phoneNumber: { mask: phoneMask, type: 'tel', autoComplete: 'tel-national' },
}
