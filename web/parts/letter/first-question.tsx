import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { inFigures, PERIODS } from '#engine/law/periods.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'
import { ANNUAL_TIME, MORE_TIME } from '#web/parts/letter/bureau-time.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TickField } from '#web/ui/tick-field.tsx'

type QuestionField = 'isWrong' | 'isAnnual' | 'addsInformation' | 'noticeOn'

interface QuestionForm {
  register(name: QuestionField): UseFormRegisterReturn<QuestionField>
  readonly formState: { readonly errors: FieldErrors<{ isWrong: boolean; noticeOn: string }> }
}

/** What decides whether the letter disputes or only asks, where no page of a report can say it. */
export function FirstQuestion({
  kind,
  form,
  name,
  isToBureau,
  isWithBureau,
  isAboutLates,
  isSaid,
}: {
  readonly kind: LetterKind
  readonly form: QuestionForm
  readonly name: string
  readonly isToBureau: boolean
  /** The bureau has a dispute about it, and has not answered. */
  readonly isWithBureau: boolean
  /** All that is wrong is late marks next to “never late”: only the member knows which is right. */
  readonly isAboutLates: boolean
  /** The member has told what is wrong: then the letter disputes it. */
  readonly isSaid: boolean
}) {
  if (kind === 'dispute')
    return (
      <>
        {isSaid ? null : (
          <TickField
            label={isAboutLates ? 'I wasn’t late in the months marked late' : 'I know that this is wrong'}
            hint={`Then your letter disputes it. Leave it unchecked if you only want ${name} to look into it. That is a request, and no deadline runs.`}
            {...form.register('isWrong')}
          />
        )}
        {isToBureau ? (
          <TickField
            label="I got this report free at AnnualCreditReport.com"
            hint={`${ANNUAL_TIME} Not sure? Leave it unchecked.`}
            {...form.register('isAnnual')}
          />
        ) : null}
        {isWithBureau ? (
          <TickField
            label={`This letter adds information to the dispute that ${name} already has`}
            hint={MORE_TIME}
            {...form.register('addsInformation')}
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
      hint={`Within ${inFigures(PERIODS.validation_dispute)} of the notice, your letter disputes the debt, and the collector has to stop until it verifies it.`}
      error={form.formState.errors.noticeOn?.message}
      {...form.register('noticeOn')}
    />
  )
}
