import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { disputeWithBureau, disputeWithCreditor, listDisputes } from '#contract/disputes.ts'
import { listNegativeItems } from '#contract/negative-items.ts'
import { listReports } from '#contract/reports.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Item } from '#web/parts/item-words.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.tsx'

export type DisputeWith = 'bureau' | 'creditor'

/** Opens the dispute of an item. A second press, here or in another window, gets the open dispute back. */
export function useDisputeItem(item: Item) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (whom: DisputeWith) =>
      call(whom === 'bureau' ? disputeWithBureau : disputeWithCreditor, { params: { negativeItemId: item.id } }),
    onSuccess: async (_dispute, whom) => {
      await refresh(client, listNegativeItems, listDisputes, listReports, readDashboard)
      toast({
        title: 'Dispute opened',
        description: `${item.creditorName}, with ${whom === 'bureau' ? BUREAU_NAMES[item.bureau] : 'the creditor'}. Next: the letter.`,
      })
    },
    onError: (error) =>
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' }),
  })
}
