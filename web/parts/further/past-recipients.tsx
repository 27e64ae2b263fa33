import { useFieldArray } from 'react-hook-form'
import { NO_RECIPIENT } from '#web/parts/further/further-form.ts'
import type { ToldFieldProps } from '#web/parts/further/told-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Who got the report before the deletion; one row each. */
export function PastRecipients({ form, why }: ToldFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'told.pastRecipients' })
  return (
    <fieldset className="space-y-5">
      <legend className="font-strong">Who should be told?</legend>
      {why === undefined ? null : <p className="measure text-small text-soft">{why}</p>}
      {fields.map(({ id }, index) => (
        <Recipient key={id} form={form} index={index} {...(fields.length > 1 && { onRemove: () => remove(index) })} />
      ))}
      {fields.length < MOST ? <Button onClick={() => append(NO_RECIPIENT)}>Add another one</Button> : null}
    </fieldset>
  )
}

/** As many as the call takes. */
const MOST = 20

interface RecipientProps {
  readonly form: ToldFieldProps['form']
  readonly index: number
  readonly onRemove?: () => void
}

function Recipient({ form, index, onRemove }: RecipientProps) {
  const errors = form.formState.errors.told?.pastRecipients?.[index]
  const name = `told.pastRecipients.${index}` as const
  return (
    <fieldset className="space-y-3 border-l border-rule pl-4">
      <legend className="sr-only">Recipient {index + 1}</legend>
      <TextField label="Company" error={errors?.name?.message} {...form.register(`${name}.name`)} />
      <TextField
        type="date"
        label="Day it got the report"
        characters={14}
        error={errors?.receivedOn?.message}
        {...form.register(`${name}.receivedOn`)}
      />
      <Checkbox label="It was for employment" {...form.register(`${name}.isEmployment`)} />
      {onRemove === undefined ? null : (
        <Button tone="quiet" onClick={onRemove} about={`recipient ${index + 1}`}>
          Remove
        </Button>
      )}
    </fieldset>
  )
}
