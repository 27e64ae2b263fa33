import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { disputeLetterForm, generateDisputeLetter } from '#contract/tools.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { type KnownSender, useKnownSender } from '#web/parts/use-sender.ts'
import { call, isCallError, wordsOf } from '#web/platform/api.ts'
import { applyIssues, problemsOf, useZodForm } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import { type LetterForm, LetterFields } from '#web/screens/tools/letter-fields.tsx'
import { LetterResult } from '#web/screens/tools/letter-result.tsx'
import { useUser } from '#web/shell/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.ts'

interface LetterGeneratorProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The dialog of the Dispute Letter Generator: the form, then the letter; from the letter one goes back to the same form. */
export function LetterGenerator({ isOpen, onOpenChange }: LetterGeneratorProps) {
  const form = useZodForm(disputeLetterForm, {
    creditor: '',
    description: '',
    userInfo: { name: useUser()?.name ?? '', address: '', city: '', state: '', zip: '' },
  })
  useKnownSender(isOpen, (sender) => fillSender(form, sender))
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle(isOpen ? 'Dispute Letter Generator' : 'Credit Tools', isOpen && problems.length > 0)
  const writing = useWriting(form)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Dispute Letter Generator"
      description="The letter says what you say here and nothing more. You can dispute mistakes yourself, for free."
    >
      {writing.data === undefined ? (
        <form noValidate onSubmit={form.handleSubmit((values) => writing.mutate(values))} className="space-y-6">
          <ErrorSummary problems={problems} attempt={submitCount} />
          <LetterFields form={form} />
          <Offered
            by="generateDisputeLetter"
            instead={<p className="text-soft">With read-only access, you can’t write letters here.</p>}
          >
            <Button type="submit" tone="primary" wide="phone" busy={writing.isPending}>
              Generate Letter
            </Button>
          </Offered>
        </form>
      ) : (
        <LetterResult {...writing.data} onEdit={writing.reset} />
      )}
    </Dialog>
  )
}

/** What was typed stays as it is. */
function fillSender(form: LetterForm, sender: KnownSender): void {
  const typed = form.getValues('userInfo')
  for (const part of ['name', 'address', 'city', 'state', 'zip'] as const) {
    if (typed[part] === '') form.setValue(`userInfo.${part}`, sender[part])
  }
}

const FIELDS = [
  'creditor',
  'description',
  'type',
  'userInfo.name',
  'userInfo.address',
  'userInfo.city',
  'userInfo.state',
  'userInfo.zip',
] as const

function useWriting(form: LetterForm) {
  return useMutation({
    mutationFn: (body: z.output<typeof disputeLetterForm>) => call(generateDisputeLetter, { body }),
    retry: false,
    onError: (error) => {
      if (applyIssues(form, error, FIELDS)) return
      // What the letter may not state came from the form: it is named in full, at the field most likely to hold it.
      if (isCallError(error) && error.code === 'unproved_fact') {
        return form.setError('description', { type: 'server', message: error.issues.map(({ message }) => message).join(' ') })
      }
      const description = wordsOf(error, 'Failed to generate dispute letter')
      toast({ title: 'Generation Failed', description, tone: 'destructive' })
    },
  })
}
