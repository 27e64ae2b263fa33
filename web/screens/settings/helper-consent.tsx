import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { helpConsentWords, helperForm, listHelpers, readHelperLog } from '#contract/helpers.ts'
import { RIGHT_WORDS } from '#web/parts/helping/helping-words.ts'
import { refresh } from '#web/platform/query-client.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickField } from '#web/ui/tick-field.tsx'

export const refreshHelpers = (client: QueryClient): Promise<void> => refresh(client, listHelpers, readHelperLog)

/** What is chosen and agreed to, whoever it is for. Its names are those of this form alone. */
export const consentFields = {
  helperRight: helperForm.shape.right,
  helpsUntil: z.union([z.literal(''), z.iso.date('Enter a day, or leave it empty')]),
  agreedToHelp: z.boolean().refine((isTicked) => isTicked, 'Tick the box to agree'),
}

const consentForm = z.object(consentFields)
const RIGHTS = Object.entries(RIGHT_WORDS).map(([value, words]) => ({ value, ...words }))

type Fields = z.input<typeof consentForm>

/** A right, its last day, and the words that go with it. */
export function ConsentFields({
  register,
  errors,
  right,
}: {
  readonly register: (name: keyof Fields) => object & { readonly name: string }
  readonly errors: Partial<Record<keyof Fields, { readonly message?: string | undefined }>>
  readonly right: Fields['helperRight']
}) {
  const { helperRight, helpsUntil, agreedToHelp } = errors
  return (
    <>
      <ChoiceCards
        type="radio"
        columns={1}
        label="What they may do"
        choices={RIGHTS}
        {...(helperRight?.message !== undefined && { error: helperRight.message })}
        {...register('helperRight')}
      />
      <TextField
        label="Last day"
        isOptional
        hint="Their access ends after that day."
        type="date"
        error={helpsUntil?.message}
        {...register('helpsUntil')}
      />
      <div className="space-y-2">
        <p className="measure border-l-4 border-rule pl-4 text-small">{helpConsentWords(right)}</p>
        <TickField label="I agree to this" error={agreedToHelp?.message} {...register('agreedToHelp')} />
      </div>
    </>
  )
}

interface ConsentProps {
  readonly given: { readonly right: Fields['helperRight']; readonly helpsUntil: string }
  readonly action: string
  readonly isBusy: boolean
  readonly onAgreed: (agreed: { readonly right: Fields['helperRight']; readonly helpsUntil: string | null }) => void
  readonly onCancel: () => void
}

/** The same for someone who helps already. */
export function Consent({ given, action, isBusy, onAgreed, onCancel }: ConsentProps) {
  const form = useZodForm(consentForm, { helperRight: given.right, helpsUntil: given.helpsUntil, agreedToHelp: false })
  const { errors, submitCount } = form.formState
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ helperRight, helpsUntil }) =>
        onAgreed({ right: helperRight, helpsUntil: helpsUntil === '' ? null : helpsUntil }),
      )}
      className="space-y-6"
    >
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <ConsentFields register={(name) => form.register(name)} errors={errors} right={form.watch('helperRight')} />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" tone="primary" wide="phone" busy={isBusy}>
          {action}
        </Button>
        <Button tone="quiet" wide="phone" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
