import { disputeForm } from '#contract/disputes.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { useDraftForm } from '#web/parts/draft-form.ts'
import type { Item } from '#web/parts/item-words.ts'
import { type DisputeWith, useDisputeItem } from '#web/parts/use-dispute-item.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

const form = disputeForm.pick({ description: true })

export interface AskWhatIsWrongProps {
  readonly item: Item
  readonly whom: DisputeWith
  readonly onOpened: () => void
  readonly onClose: () => void
}

/** Nothing in the report shows an error, so only the member can say what is wrong, before anything is opened or written. */
export function AskWhatIsWrong({ item, whom, onOpened, onClose }: AskWhatIsWrongProps) {
  const draft = useDraftForm(form, { defaults: { description: '' } }, { name: `what is wrong ${item.id}` })
  const { register, handleSubmit, formState } = draft.form
  const opening = useDisputeItem(item)
  const name = whom === 'bureau' ? BUREAU_NAMES[item.bureau] : item.creditorName
  const done = () => {
    draft.drop()
    onOpened()
  }
  const open = ({ description: words }: { description: string }) => opening.mutate({ whom, words }, { onSuccess: done })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`What is wrong with ${item.creditorName}?`}
      description="We found no error in this item. If it’s right, leave it: disputing what’s true doesn’t remove it. If it’s wrong, tell us how."
    >
      <form noValidate onSubmit={handleSubmit(open)} className="space-y-5">
        <TextArea
          label="What is wrong with it?"
          hint={`Your words go in the letter to ${name}. For example: I paid this on time, and my bank statement shows it.`}
          rows={4}
          error={formState.errors.description?.message}
          {...register('description')}
        />
        <Button type="submit" tone="primary" wide="phone" busy={opening.isPending}>
          {`Dispute with ${name}`}
        </Button>
      </form>
    </Dialog>
  )
}
