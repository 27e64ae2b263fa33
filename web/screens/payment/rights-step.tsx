import { useQuery } from '@tanstack/react-query'
import { readBillingDocuments, signRights, signRightsForm } from '#contract/subscriptions.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { read } from '#web/platform/query-client.ts'
import { SignedPaper } from '#web/screens/payment/signed-paper.tsx'
import { type PlanOfMember, usePlanAct } from '#web/screens/payment/use-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The statement of rights, apart from the contract and before it. */
export function RightsStep({ plan }: { readonly plan: PlanOfMember }) {
  const documents = useQuery(read(readBillingDocuments, { query: {} }))
  const form = useZodForm(signRightsForm, { signature: '' })
  const signing = usePlanAct((body: { signature: string }) => call(signRights, { body }), {
    failed: 'Not signed',
    onError: (error) => applyIssues(form, error, ['signature']),
  })
  if (documents.isPending) return <Waiting label="Opening the statement of your rights" />
  if (documents.isError)
    return <LoadFailure what="The statement" error={documents.error} onRetry={() => void documents.refetch()} />
  const { title, paragraphs } = documents.data.rights
  return (
    <Sheet title="Your rights come first" aside={<span className="text-small text-soft">Step 1 of 3</span>}>
      <form noValidate className="space-y-5" onSubmit={(event) => void form.handleSubmit((body) => signing.mutate(body))(event)}>
        <ErrorSummary problems={problemsOf(form.formState.errors)} attempt={form.formState.submitCount} />
        <p className="measure text-soft">
          {plan.operator} sells a plan on this installation. Before you see any contract, the law gives you this statement.
          Signing only says that you received it.
        </p>
        <SignedPaper label={title} parts={[{ kind: 'heading', text: title }, ...paragraphs.map(asText)]} />
        <TextField
          label="Type your full name to sign"
          hint="The name of your account, first and last"
          autoComplete="name"
          error={form.formState.errors.signature?.message}
          {...form.register('signature')}
        />
        <Button type="submit" tone="primary" wide="phone" busy={signing.isPending}>
          Sign the Statement
        </Button>
      </form>
    </Sheet>
  )
}

const asText = (text: string) => ({ kind: 'text' as const, text })
