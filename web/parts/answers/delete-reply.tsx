import { useState } from 'react'
import type { Reply, useAnswerActs } from '#web/parts/answers/answer-calls.ts'
import { nameOfReply } from '#web/parts/answers/answer-words.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

interface DeleteReplyProps {
  readonly reply: Reply
  readonly acts: Pick<ReturnType<typeof useAnswerActs>, 'remove'>
}

/** The original goes with it, so it is asked first. */
export function DeleteReply({ reply, acts }: DeleteReplyProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isBusy = acts.remove.isPending && acts.remove.variables === reply.id
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button tone="quiet" about={nameOfReply(reply)}>
          Delete
        </Button>
      }
      title="Delete this letter?"
      description="The letter and its pictures are erased for good. What you confirmed of it stays with its dispute."
      confirmLabel="Delete the letter"
      isDangerous
      isBusy={isBusy}
      onConfirm={() => acts.remove.mutate(reply.id, { onSettled: () => setIsOpen(false) })}
    />
  )
}
