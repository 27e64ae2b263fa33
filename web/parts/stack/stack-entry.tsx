import { useState } from 'react'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
import { LetterStack } from '#web/parts/stack/open-stack.tsx'
import { waitsForApproval } from '#web/parts/stack/waits-for-approval.ts'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'

/** The way to the stack, where there is more than one letter to send. It stays open when the last one is sent. */
export function StackEntry({ letters }: { readonly letters: readonly LetterHead[] }) {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const unsent = letters.filter(({ status }) => status === 'draft')
  const waiting = unsent.filter(waitsForApproval).length
  if (!may('attestLetter')) return null
  return (
    <>
      {unsent.length < 2 ? null : (
        <div className="mb-5">
          <Button wide="phone" onClick={() => setIds(unsent.map(({ id }) => id))}>
            {waiting > 0 ? `Approve ${counted(waiting, 'letter')} one by one` : 'Print or mark as sent together'}
          </Button>
        </div>
      )}
      {ids === null ? null : <LetterStack letters={letters.filter(({ id }) => ids.includes(id))} onClose={() => setIds(null)} />}
    </>
  )
}
