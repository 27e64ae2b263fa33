import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import type { LetterKind } from '#engine/words/letter-type.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TickField } from '#web/ui/tick-field.tsx'

interface QuestionForm {
  register(name: 'isWrong' | 'isAnnual' | 'noticeOn'): UseFormRegisterReturn<'isWrong' | 'isAnnual' | 'noticeOn'>
  readonly formState: { readonly errors: FieldErrors<{ isWrong: boolean; noticeOn: string }> }
}

/** What decides whether the letter disputes or only asks, where no page of a report can say it. */
export function FirstQuestion({
  kind,
  form,
  name,
  isToBureau,
}: {
  readonly kind: LetterKind
  readonly form: QuestionForm
  readonly name: string
  readonly isToBureau: boolean
}) {
  if (kind === 'dispute')
    return (
      <>
        <TickField
          label="I know that this is wrong"
          hint={`Then your letter disputes it. Leave this open if you only want ${name} to check it: that is a request, and no deadline runs.`}
          {...form.register('isWrong')}
        />
        {isToBureau ? (
          <TickField
            label="I got this report free at AnnualCreditReport.com"
            hint="Then the bureau has 45 days to investigate, not 30. Not sure? Leave it open."
            {...form.register('isAnnual')}
          />
        ) : null}
      </>
    )
  if (kind !== 'validation') return null
  return (
    <TextField
      type="date"
      label="When did the collector’s notice come?"
      isOptional
      hint="Within 30 days of the notice, your letter disputes the debt, and the collector has to stop until it verifies it."
      error={form.formState.errors.noticeOn?.message}
      {...form.register('noticeOn')}
    />
  )
}
