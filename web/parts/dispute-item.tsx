import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { disputeWithBureau, disputeWithCreditor } from '#contract/disputes.ts'
import type { negativeItem } from '#contract/negative-items.ts'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import { LetterRequest } from '#web/parts/letter-request.tsx'
import { LetterWorkbench } from '#web/parts/letter-workbench.tsx'
import { call, wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'

type NegativeItem = z.output<typeof negativeItem>
type Way = 'bureau' | 'creditor'

interface DisputeItemProps {
  readonly item: NegativeItem
  readonly onClose: () => void
}

/** Disputing an item, from the choice of whom to write to, over the letter, to its sending: one dialog after the other. */
export function DisputeItem({ item, onClose }: DisputeItemProps) {
  const [target, setTarget] = useState<DisputeTarget | null>(null)
  const [letterId, setLetterId] = useState<string | null>(null)
  if (letterId !== null) return <LetterWorkbench letterId={letterId} onClose={onClose} />
  if (target !== null) {
    return (
      <LetterRequest
        wish={{ about: { negativeItemId: item.id }, creditor: item.creditorName, target }}
        onWritten={(letter) => setLetterId(letter.id)}
        onClose={onClose}
      />
    )
  }
  return <ChooseWay item={item} onOpened={(way) => setTarget(way === 'creditor' ? 'creditor' : item.bureau)} onClose={onClose} />
}

interface ChooseWayProps extends DisputeItemProps {
  readonly onOpened: (way: Way) => void
}

function ChooseWay({ item, onOpened, onClose }: ChooseWayProps) {
  const [way, setWay] = useState<Way>('bureau')
  const opening = useOpening(item, onOpened)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Dispute ${item.creditorName}`}
      description="A dispute itself does not lower a score. While one is open, a lender may hold up a loan. Dispute what is wrong; an entry that is right stays."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={opening.isPending} onClick={() => opening.mutate(way)}>
            {way === 'bureau' ? `Dispute with ${BUREAU_NAMES[item.bureau]}` : 'Dispute with the creditor'}
          </Button>
        </>
      }
    >
      <ChoiceCards
        type="radio"
        name="way"
        label="Who should look into it?"
        columns={1}
        choices={[
          {
            value: 'bureau',
            label: `The bureau: ${BUREAU_NAMES[item.bureau]} (recommended first)`,
            detail: 'It must investigate within the time the law sets and ask the company. That clock starts with this letter.',
          },
          {
            value: 'creditor',
            label: `The creditor: ${item.creditorName}`,
            detail:
              'Straight to the company that reports the entry. Useful after the bureau, or for the same error on several reports.',
          },
        ]}
        chosen={way}
        onChange={({ target }) => setWay(target.value === 'creditor' ? 'creditor' : 'bureau')}
      />
    </Dialog>
  )
}

/** Opens the dispute; about an item that is disputed already, the open one comes back. */
function useOpening(item: NegativeItem, onOpened: (way: Way) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (way: Way) =>
      call(way === 'bureau' ? disputeWithBureau : disputeWithCreditor, { params: { negativeItemId: item.id } }),
    retry: false,
    onSuccess: async (_dispute, way) => {
      await refreshCases(client)
      onOpened(way)
    },
    onError: (error) =>
      toast({ title: 'Dispute Failed', description: wordsOf(error, 'Failed to create dispute.'), tone: 'destructive' }),
  })
}
