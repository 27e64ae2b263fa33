import { useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { WriteAgain } from '#web/parts/further/ask-to-write-again.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { type LetterHead, recipientName } from '#web/parts/letter/letter-words.ts'
import { useMailingOf } from '#web/parts/mailing/mailing-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'

/** A letter that the post could not deliver: what that means, and what to do. Nothing while it is on its way. */
export function LetterReturned({ letter }: { readonly letter: LetterHead }) {
  const [isWriting, setIsWriting] = useState(false)
  const mailing = useMailingOf(letter)
  if (letter.returnedOn === null) return null
  const what = mailing?.outcome === 'failed' ? 'could not be delivered' : 'came back'
  const written = () => {
    setIsWriting(false)
    toast({ title: 'Letter written', description: 'Read it, approve it and mail it. It’s with your letters.' })
  }
  return (
    <div className="mt-3 space-y-3">
      <Notice tone="bad" title={`This letter ${what} on ${writeDay(letter.returnedOn)}`}>
        It starts no legal deadline. Check the address, create the letter again and mail the new one. If it did arrive after all,
        record the delivery from the receipt.
      </Notice>
      {letter.source === 'statement' ? null : (
        <Offered by="generateLetter" field="recipientAddress">
          <Button onClick={() => setIsWriting(true)} about={`letter to ${recipientName(letter)}, ${letter.creditor}`}>
            Write the letter again
          </Button>
        </Offered>
      )}
      {isWriting ? (
        <WriteAgain
          letter={letter}
          asksAddress={letter.bureau === 'creditor'}
          onWritten={written}
          onClose={() => setIsWriting(false)}
        />
      ) : null}
    </div>
  )
}
