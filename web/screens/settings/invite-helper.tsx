import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { HELP_CONSENT_VERSION, helperForm, inviteHelper } from '#contract/helpers.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { problemsOf, useZodForm } from '#web/platform/form.ts'
import { consentFields, ConsentFields, refreshHelpers } from '#web/screens/settings/helper-consent.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

const inviteForm = z.object({ inviteTo: helperForm.shape.email, ...consentFields })
const EMPTY: z.input<typeof inviteForm> = { inviteTo: '', helperRight: 'read', helpsUntil: '', agreedToHelp: false }
const FIELDS = { email: 'inviteTo', right: 'helperRight', helpsUntil: 'helpsUntil', agreed: 'agreedToHelp' } as const
const isField = (path: string): path is keyof typeof FIELDS => path in FIELDS

/** Someone is asked by e-mail, with the words that the member agrees to. */
export function InviteHelper() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div tabIndex={-1} data-arrival>
      {isOpen ? (
        <Form onEnd={() => setIsOpen(false)} />
      ) : (
        <Button wide="phone" onClick={() => setIsOpen(true)}>
          Invite somebody
        </Button>
      )}
    </div>
  )
}

function Form({ onEnd }: { readonly onEnd: () => void }) {
  const client = useQueryClient()
  const form = useZodForm(inviteForm, EMPTY)
  const { errors, submitCount } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('inviteTo'), [setFocus])
  const invite = useMutation({
    mutationFn: ({ inviteTo, helperRight, helpsUntil }: z.output<typeof inviteForm>) =>
      call(inviteHelper, {
        body: {
          email: inviteTo,
          right: helperRight,
          helpsUntil: helpsUntil === '' ? null : helpsUntil,
          agreed: true,
          consentVersion: HELP_CONSENT_VERSION,
        },
      }),
    retry: false,
    onSuccess: async ({ message }) => {
      await refreshHelpers(client)
      toast({ title: 'Invitation Sent', description: message })
      onEnd()
    },
    onError: (error) => {
      for (const { path, message } of isCallError(error) ? error.issues : [])
        if (isField(path)) form.setError(FIELDS[path], { type: 'server', message })
      const description = wordsOf(error, 'The invitation could not be sent. Try again.')
      toast({ title: 'Invitation Not Sent', description, tone: 'destructive' })
    },
  })
  return (
    <form
      noValidate
      aria-label="Invite somebody"
      onSubmit={form.handleSubmit((values) => invite.mutate(values))}
      className="space-y-6 border-t border-rule pt-5"
    >
      <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} />
      <TextField
        label="Send the invitation to"
        hint="Their email. They need an account here with that email."
        type="email"
        autoComplete="off"
        spellCheck={false}
        error={errors.inviteTo?.message}
        {...form.register('inviteTo')}
      />
      <ConsentFields register={(name) => form.register(name)} errors={errors} right={form.watch('helperRight')} />
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" tone="primary" wide="phone" busy={invite.isPending}>
          Send the invitation
        </Button>
        <Button tone="quiet" wide="phone" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
