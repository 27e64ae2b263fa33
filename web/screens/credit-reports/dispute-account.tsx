import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createDispute, disputeForm } from '#contract/disputes.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { useZodForm } from '#web/platform/form.ts'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.tsx'

const words = disputeForm.pick({ description: true })

interface DisputeAccountProps {
  readonly account: Account
  readonly bureau: Bureau
}

/** Disputes an account that the report shows in good standing: only the member can say what is wrong with it. */
export function DisputeAccount({ account, bureau }: DisputeAccountProps) {
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const form = useZodForm(words, { description: '' })
  const { errors } = form.formState
  const dispute = useMutation({
    mutationFn: (description: string) =>
      call(createDispute, {
        body: { creditor: account.creditorName, description, disputeTargets: [bureau], submissionMethod: 'mail' },
      }),
    retry: false,
    onSuccess: async () => {
      await refreshCases(client)
      setIsOpen(false)
      form.reset()
      toast({
        title: 'Dispute opened',
        description: `${account.creditorName}, with ${BUREAU_NAMES[bureau]}. You find it under Disputes.`,
      })
    },
    onError: (error) =>
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' }),
  })
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button>
          Dispute<span className="sr-only">: {account.creditorName}</span>
        </Button>
      }
      title={`Dispute ${account.creditorName}`}
      description={`Nothing that this report prints speaks against this account. What you write stands in the letter to ${BUREAU_NAMES[bureau]} as your own statement.`}
    >
      <form noValidate onSubmit={form.handleSubmit(({ description }) => dispute.mutate(description))} className="space-y-5">
        <TextArea
          label="What is wrong with it?"
          hint="For example: I do not know this account."
          rows={4}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Button type="submit" tone="primary" wide="phone" busy={dispute.isPending}>
          Open the dispute
        </Button>
      </form>
    </Dialog>
  )
}
