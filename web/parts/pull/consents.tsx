import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  consentForm,
  consentWords,
  giveConsent,
  listBureauConnections,
  SIGNATURE_CHARACTERS,
  withdrawConsent,
} from '#contract/bureau-connections.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Connection } from '#web/parts/pull/bureau-service.ts'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { refresh } from '#web/platform/query-client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickField } from '#web/ui/tick-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** To sign, or to look at and withdraw. */
export function Consents({ asked }: { readonly asked: readonly Connection[] }) {
  const unsigned = asked.filter(({ consent }) => consent === null)
  return (
    <Sheet title="Your written consent">
      <div tabIndex={-1} className="space-y-6">
        {asked.map((connection) => (
          <Standing key={connection.bureau} connection={connection} />
        ))}
        {unsigned.length === 0 ? null : <Signing connections={unsigned} />}
      </div>
    </Sheet>
  )
}

function Signing({ connections }: { readonly connections: readonly Connection[] }) {
  const client = useQueryClient()
  const bureaus = connections.map(({ bureau }) => bureau)
  const form = useZodForm(consentForm, { bureaus, signature: '' })
  const problems = problemsOf(form.formState.errors)
  const giving = useMutation({
    mutationFn: (body: { signature: string; agreed: true }) => call(giveConsent, { body: { ...body, bureaus } }),
    retry: false,
    onSuccess: () => refresh(client, listBureauConnections),
    onError: (error) => {
      if (applyIssues(form, error, ['signature', 'agreed'])) return
      toast({ title: 'Not signed', description: wordsOf(error, 'The consent could not be recorded.'), tone: 'destructive' })
    },
  })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => void form.handleSubmit(({ signature, agreed }) => giving.mutate({ signature, agreed }))(event)}
    >
      <ErrorSummary problems={problems} attempt={form.formState.submitCount} />
      {connections.map(({ bureau, provider }) => (
        <blockquote key={bureau} className="measure border-l-4 border-info pl-4">
          {consentWords(bureau, provider)}
        </blockquote>
      ))}
      <TextField
        label="Type your full name to sign"
        hint="The name in the form below, first and last"
        autoComplete="name"
        maxLength={SIGNATURE_CHARACTERS}
        error={form.formState.errors.signature?.message}
        {...form.register('signature')}
      />
      <TickField
        label="I have read this and agree to it"
        error={form.formState.errors.agreed?.message}
        {...form.register('agreed')}
      />
      <Button type="submit" wide="phone" busy={giving.isPending}>
        Sign and Agree
      </Button>
    </form>
  )
}

/** A consent that stands, with its words and the way to end it. */
function Standing({ connection: { bureau, consent } }: { readonly connection: Connection }) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useMutation({
    mutationFn: (id: string) => call(withdrawConsent, { params: { id } }),
    retry: false,
    onSuccess: async ({ message }) => {
      setAsking(false)
      await refresh(client, listBureauConnections)
      toast({ title: 'Consent withdrawn', description: message })
    },
    onError: (error) => {
      setAsking(false)
      toast({ title: 'Not withdrawn', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  if (consent === null) return null
  const name = BUREAU_NAMES[bureau]
  return (
    <div className="space-y-3">
      <p>
        {name} may be asked for your report: signed by {consent.signature} on {writeInstant(consent.givenAt)}.
      </p>
      <Details summary={`What you agreed to for ${name}`}>
        <p className="measure">{consent.words}</p>
      </Details>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        trigger={<Button about={name}>Withdraw Consent</Button>}
        title={`Withdraw your consent for ${name}?`}
        description="We won’t ask it again until you sign again. Reports you already have stay in your account, and you can delete them."
        confirmLabel="Withdraw Consent"
        onConfirm={() => withdrawing.mutate(consent.id)}
        isBusy={withdrawing.isPending}
      />
    </div>
  )
}
