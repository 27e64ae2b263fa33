import { useState } from 'react'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import { AskWhatIsWrong } from '#web/parts/dispute-in-own-words.tsx'
import type { Item } from '#web/parts/item-words.ts'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { type DisputeWith, useDisputeItem } from '#web/parts/use-dispute-item.ts'
import { Button } from '#web/ui/button.tsx'
import { type Choice, ChoiceCards } from '#web/ui/choice-cards.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export interface DisputeItemProps {
  readonly item: Item
  /** The report shows an error, or gives reason to ask. Otherwise the member says first what is wrong. */
  readonly isShown: boolean
  readonly onClose: () => void
}

/** Disputing an item, from the choice of whom to write to, over the letter, to its sending: one dialog after the other. */
export function DisputeItem({ item, isShown, onClose }: DisputeItemProps) {
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
  const goOn = (way: DisputeWith) => setTarget(way === 'creditor' ? 'creditor' : item.bureau)
  if (isShown) return <ChooseWay item={item} onOpened={goOn} onClose={onClose} />
  return <AskWhatIsWrong item={item} whom="bureau" onOpened={() => goOn('bureau')} onClose={onClose} />
}

interface ChooseWayProps extends Omit<DisputeItemProps, 'isShown'> {
  readonly onOpened: (way: DisputeWith) => void
}

function ChooseWay({ item, onOpened, onClose }: ChooseWayProps) {
  const [way, setWay] = useState<DisputeWith>('bureau')
  const opening = useDisputeItem(item)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Dispute ${item.creditorName}`}
      description="A dispute itself does not lower a score. While one is open, a lender may hold up a loan. Dispute what is wrong; an entry that is right stays."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            busy={opening.isPending}
            onClick={() => opening.mutate({ whom: way, words: null }, { onSuccess: () => onOpened(way) })}
          >
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
        choices={waysOf(item)}
        chosen={way}
        onChange={({ target }) => setWay(target.value === 'creditor' ? 'creditor' : 'bureau')}
      />
    </Dialog>
  )
}

/** A court reports nothing to the bureaus itself: its records are disputed with the bureau alone. */
function waysOf({ bureau, creditorName, accountId, itemType }: Item): readonly Choice[] {
  const isCourtRecord = accountId === null && itemType !== 'inquiry'
  const toBureau = {
    value: 'bureau',
    label: `The bureau: ${BUREAU_NAMES[bureau]}${isCourtRecord ? '' : ' (recommended first)'}`,
    detail: `It must investigate within the time the law sets${isCourtRecord ? '' : ' and ask the company'}. That clock starts when it gets the letter.`,
  }
  if (isCourtRecord) return [toBureau]
  const detail =
    'Straight to the company that reports the account. Useful after the bureau, or for the same error on several reports.'
  return [toBureau, { value: 'creditor', label: `The creditor: ${creditorName}`, detail }]
}
