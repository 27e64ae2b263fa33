import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDispute, disputeWithBureau, disputeWithCreditor } from '#contract/disputes.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Item } from '#web/parts/item-words.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

export type DisputeWith = 'bureau' | 'creditor'

interface Wanted {
  readonly whom: DisputeWith
  /** What the member says is wrong, where nothing in the report shows it; null: the findings say it. */
  readonly words: string | null
}

/** Opens the dispute of an item. A second press, here or in another window, gets the open dispute back. */
export function useDisputeItem(item: Item) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ whom, words }: Wanted) =>
      words === null
        ? call(whom === 'bureau' ? disputeWithBureau : disputeWithCreditor, { params: { negativeItemId: item.id } })
        : call(createDispute, {
            body: {
              negativeItemId: item.id,
              creditor: item.creditorName,
              description: words,
              disputeTargets: [whom === 'bureau' ? item.bureau : 'creditor'],
              submissionMethod: 'mail',
            },
          }),
    onSuccess: async (_dispute, { whom }) => {
      await refreshCases(client)
      toast({
        title: 'Dispute opened',
        description: `${item.creditorName}, with ${whom === 'bureau' ? BUREAU_NAMES[item.bureau] : 'the creditor'}. Next: the letter.`,
      })
    },
    onError: (error) =>
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' }),
  })
}
