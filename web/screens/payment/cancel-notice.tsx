import { z } from 'zod'
import { cancelContract } from '#contract/subscriptions.ts'
import { writeDay } from '#engine/values/day.ts'
import { call } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { usePlanAct } from '#web/screens/payment/use-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const noticeForm = z.object({ signature: z.string().trim().min(2, 'Type your full name to sign').max(200) })

/** The form that the law gives with the contract, to be sent from here: worth the same as the button. */
export function CancelNotice({ freeUntil }: { readonly freeUntil: string }) {
  const form = useZodForm(noticeForm, { signature: '' })
  const sending = usePlanAct(({ signature }: { signature: string }) => call(cancelContract, { body: { signature } }), {
    failed: 'Not cancelled',
    onError: (error) => applyIssues(form, error, ['signature']),
  })
  return (
    <Details summary="Cancel by the notice of cancellation instead">
      <form noValidate className="space-y-4" onSubmit={(event) => void form.handleSubmit((body) => sending.mutate(body))(event)}>
        <ErrorSummary problems={problemsOf(form.formState.errors)} attempt={form.formState.submitCount} />
        <p className="measure">
          <strong>Notice of Cancellation.</strong> I hereby cancel this transaction. (It can be sent until midnight on{' '}
          {writeDay(freeUntil)}; on paper it goes to the address on the form in your copy.)
        </p>
        <TextField
          label="Type your full name to sign"
          autoComplete="name"
          error={form.formState.errors.signature?.message}
          {...form.register('signature')}
        />
        <Button type="submit" wide="phone" busy={sending.isPending}>
          Send the Notice
        </Button>
      </form>
    </Details>
  )
}
