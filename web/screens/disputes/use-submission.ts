import { useMutation, useQueryClient } from '@tanstack/react-query'
import { submitDispute } from '#contract/submissions.ts'
import type { FilingMethod } from '#engine/words/filing-method.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import type { Case } from '#web/parts/case.ts'
import { toast } from '#web/ui/toast.ts'

export interface NewSubmission {
  readonly target: DisputeTarget
  readonly method: FilingMethod
}

/** Records that the member submits the dispute directly; its clock starts with it. */
export function useSubmission(dispute: Case) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewSubmission) => call(submitDispute, { params: { id: dispute.id }, body }),
    retry: false,
    onSuccess: async (_submission, { target }) => {
      const name = targetName(target, dispute.creditor)
      toast({
        title: 'Submission recorded',
        description: dispute.isPractice ? `Practice only: nothing went to ${name}.` : `Keep what ${name} gives you as proof.`,
      })
      await refreshCases(client)
    },
    onError: (error) =>
      toast({
        title: 'Submission not recorded',
        description: wordsOf(error, 'Try again in a moment. What you filed there still counts.'),
        tone: 'destructive',
      }),
  })
}
