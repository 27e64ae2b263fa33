import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { createDispute, disputeForm } from '#contract/disputes.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { saidByNow } from '#web/platform/form.ts'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'

const words = disputeForm.pick({ description: true })

interface AskWhyProps {
  readonly account: Account
  readonly bureau: Bureau
  readonly onOpened: (disputeId: string) => void
  readonly onClose: () => void
}

/** Only the member can say what is wrong with an account in good standing. */
export function AskWhy({ account, bureau, onOpened, onClose }: AskWhyProps) {
  const client = useQueryClient()
  const { form, drop } = useDraftForm(words, { defaults: { description: '' } }, { name: `what is wrong ${account.id}` })
  const dispute = useMutation({
    mutationFn: (pressed: z.output<typeof words>) =>
      call(createDispute, {
        body: {
          creditor: account.creditorName,
          accountNumber: account.accountNumber,
          ...saidByNow(words, form.getValues(), pressed),
          disputeTargets: [bureau],
          submissionMethod: 'mail',
        },
      }),
    retry: false,
    onSuccess: async ({ id }) => {
      drop()
      await refreshCases(client)
      onOpened(id)
    },
    onError: (error) =>
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' }),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Dispute ${account.creditorName}`}
      description={`This report lists nothing negative about this account. What you write goes in the letter to ${BUREAU_NAMES[bureau]} as your own statement.`}
    >
      <form noValidate onSubmit={form.handleSubmit((said) => dispute.mutate(said))} className="space-y-5">
        <TextArea
          label="What is wrong with it?"
          hint="For example: I do not know this account."
          rows={4}
          error={form.formState.errors.description?.message}
          {...form.register('description')}
        />
        <Button type="submit" tone="primary" wide="phone" busy={dispute.isPending}>
          Open the dispute
        </Button>
      </form>
    </Dialog>
  )
}
