import { useState } from 'react'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { offeredKind } from '#web/parts/further/about-letter.ts'
import { DisputedTags } from '#web/parts/disputed-tags.tsx'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import type { ItemCase } from '#web/parts/use-item-cases.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'

/** The letters of an entry in someone else's file: to read and, where that is the right, to draft. */
export function HelpersLetters({ itemCase: { item, dispute, letters } }: { readonly itemCase: ItemCase }) {
  const [asked, setAsked] = useState<DisputeTarget | null>(null)
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const targets = new Set<DisputeTarget>(dispute?.disputeTargets ?? [item.bureau])
  return (
    <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:justify-end">
      {item.isDisputed ? <DisputedTags dispute={dispute} letters={letters} /> : null}
      {[...targets].map((target) => {
        const letter = letters.find((one) => one.bureau === target && offeredKind(one) === null)
        if (letter === undefined && !may('generateLetter')) return null
        return (
          <Button key={target} onClick={() => (letter === undefined ? setAsked(target) : setOpenLetter(letter.id))}>
            {letter === undefined ? 'Draft a letter' : 'Open letter'} to {targetName(target, 'the creditor')}
            <span className="sr-only"> about {item.creditorName}</span>
          </Button>
        )
      })}
      {asked === null ? null : (
        <LetterRequest
          wish={{ about: { negativeItemId: item.id }, creditor: item.creditorName, target: asked }}
          onWritten={({ id }) => {
            setAsked(null)
            setOpenLetter(id)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </div>
  )
}
