import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { ResultOf } from '#contract/endpoint.ts'
import { readBillingDocuments, signContract, signContractForm } from '#contract/subscriptions.ts'
import { CANCEL_SENTENCE } from '#engine/billing/contract-text.ts'
import { POSTAL_CODES, type PostalCode } from '#engine/words/state-code.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { call } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { read } from '#web/platform/query-client.ts'
import { SignedPaper } from '#web/screens/payment/signed-paper.tsx'
import { type PlanOfMember, usePlanAct } from '#web/screens/payment/use-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickField } from '#web/ui/tick-field.tsx'

const stateOf = (text: string): PostalCode | null => POSTAL_CODES.find((code) => code === text) ?? null

/** The contract of the member's own state, to read and to sign. */
export function ContractStep({ plan }: { readonly plan: PlanOfMember }) {
  const [state, setState] = useState<PostalCode | null>(null)
  return (
    <Sheet title="The contract" aside={<span className="text-small text-soft">Step 2 of 3</span>}>
      <div className="space-y-5">
        <Notice tone="info" title="Nothing is charged now">
          {plan.timing === 'arrears'
            ? 'You pay after each month for what was completed in it. Nothing completed, nothing charged.'
            : 'The first month is taken when the three business days are over.'}{' '}
          For three business days, in some states more, you can cancel as if you had never signed.
        </Notice>
        <SelectField
          name="state"
          label="The state you live in"
          hint="Each state has its own rules. We sell the plan only where we follow them"
          placeholder="Choose your state"
          options={POSTAL_CODES.map((code) => ({ value: code, label: code }))}
          value={state ?? ''}
          onChange={({ currentTarget }) => setState(stateOf(currentTarget.value))}
        />
        {state === null ? null : <ContractOf key={state} state={state} />}
      </div>
    </Sheet>
  )
}

function ContractOf({ state }: { readonly state: PostalCode }) {
  // What is signed is what was shown a moment ago: never one of yesterday.
  const documents = useQuery({ ...read(readBillingDocuments, { query: { state } }), staleTime: 0, refetchOnMount: true })
  if (documents.isPending) return <Waiting label="Writing the contract" />
  if (documents.isError)
    return <LoadFailure what="The contract" error={documents.error} onRetry={() => void documents.refetch()} />
  const { contract, notSold } = documents.data
  if (contract === null)
    return (
      <Notice tone="mark" title="Not sold in this state" isLive>
        {notSold}
      </Notice>
    )
  return <Signing state={state} contract={contract} onStale={() => void documents.refetch()} />
}

interface SigningProps {
  readonly state: PostalCode
  readonly contract: NonNullable<ResultOf<typeof readBillingDocuments>['contract']>
  readonly onStale: () => void
}

function Signing({ state, contract, onStale }: SigningProps) {
  const form = useZodForm(signContractForm, { state, signature: '' })
  const signing = usePlanAct(
    (body: z.output<typeof signContractForm>) => call(signContract, { body: { ...body, version: contract.version } }),
    {
      failed: 'Not signed',
      done: 'Contract signed',
      onError: (error) => {
        if (applyIssues(form, error, ['signature', 'agrees'])) return true
        onStale()
        return false
      },
    },
  )
  const { errors, submitCount } = form.formState
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void form.handleSubmit((body) => signing.mutate(body))(event)}>
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <SignedPaper label="Text of the contract" parts={contract.parts} />
      <Details summary="The notice of cancellation that comes with it, twice">
        <SignedPaper label="Text of the notice" parts={contract.notice} />
      </Details>
      <p className="measure font-strong">{CANCEL_SENTENCE}</p>
      <TextField
        label="Type your full name to sign"
        hint={`As in the contract: ${contract.signer}`}
        autoComplete="name"
        error={errors.signature?.message}
        {...form.register('signature')}
      />
      <TickField label="I have read the contract and agree to it" error={errors.agrees?.message} {...form.register('agrees')} />
      <Button type="submit" tone="primary" wide="phone" busy={signing.isPending}>
        Sign the Contract
      </Button>
    </form>
  )
}
