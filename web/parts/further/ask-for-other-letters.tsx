import { useState } from 'react'
import type { OtherLettersProps } from '#web/parts/further/other-letters.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'

const load = () => import('#web/parts/further/other-letters.tsx')

/** What each kind of letter needs and says comes when it is asked for, and on a case file after the rest of the page. */
const OtherLettersDialog = later(async () => (await load()).OtherLettersDialog)
export const OtherLettersSheet = lazyPart(async () => (await load()).OtherLettersSheet)

/** On an item: behind a button. */
export function OtherLettersButton({ about, creditor, name = creditor }: OtherLettersProps & { readonly name?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)} about={name}>
        Other letters
      </Button>
      {isOpen ? <OtherLettersDialog about={about} creditor={creditor} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
