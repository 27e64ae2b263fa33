import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { createDispute, DISPUTE_DEFAULTS, disputeForm } from '#contract/disputes.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import { applyIssues, problemsOf, saidByNow } from '#web/platform/form.ts'
import { useTitle } from '#web/platform/title.ts'
import type { Dispute } from '#web/screens/disputes/filter-disputes.ts'
import { type NewDisputeForm, NewDisputeFields } from '#web/screens/disputes/new-dispute-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { toast } from '#web/ui/toast.ts'

type Values = z.output<typeof disputeForm>

const DRAFT = 'new dispute'

const EMPTY: z.input<typeof disputeForm> = { creditor: '', description: '', ...DISPUTE_DEFAULTS }

/** What is known of it already: taken over from its analysis. */
export type Described = Partial<Pick<Values, 'creditor' | 'description'>>

interface NewDisputeProps {
  readonly described?: Described
  readonly onOpened: (dispute: Dispute) => void
  readonly onClose: () => void
}

/**
 * The New Dispute dialog: an entry described by the member, that no stored report needs to show. Closed by Escape or the cross it
 * keeps what was typed; Cancel and a created dispute throw it away.
 */
export function NewDispute({ described = {}, onOpened, onClose }: NewDisputeProps) {
  const { form, drop } = useDraftForm<z.input<typeof disputeForm>, Values>(
    disputeForm,
    { defaults: EMPTY, known: described },
    { name: DRAFT },
  )
  const { errors, submitCount } = form.formState
  const problems = problemsOf(errors)
  useTitle('New Dispute', problems.length > 0)
  const opening = useOpening(form, (dispute) => {
    drop()
    onOpened(dispute)
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="New Dispute"
      description="Say what is wrong in your own words. Nothing is sent yet: you read and confirm the letter first."
    >
      <form noValidate onSubmit={form.handleSubmit((values) => opening.mutate(values))} className="space-y-6">
        <ErrorSummary problems={problems} attempt={submitCount} />
        <NewDisputeFields form={form} />
        <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" tone="primary" busy={opening.isPending}>
            Create Dispute
          </Button>
          <Button
            onClick={() => {
              drop()
              onClose()
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useOpening(form: NewDisputeForm, onOpened: (dispute: Dispute) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pressed: Values) => call(createDispute, { body: saidByNow(disputeForm, form.getValues(), pressed) }),
    retry: false,
    onSuccess: async (dispute) => {
      toast({ title: 'Dispute created', description: 'Next: write the letter.' })
      await refreshCases(client)
      onOpened(dispute)
    },
    onError: (error) => {
      if (applyIssues(form, error, ['creditor', 'description', 'status', 'estimatedImpact', 'disputeTargets'])) return
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' })
    },
  })
}
