import { type ReactNode, useState } from 'react'
import type { About, LetterKind } from '#web/parts/further/about-letter.ts'
import { FurtherRequest } from '#web/parts/further/ask-for-further.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'

type Step =
  | { readonly at: 'closed' }
  | { readonly at: 'asking'; readonly offer: LetterKind }
  | { readonly at: 'reading'; readonly letterId: string }

interface FurtherSteps {
  readonly isClosed: boolean
  readonly write: (offer: LetterKind) => void
  readonly open: (letterId: string) => void
  /** The dialog of the step, or nothing. */
  readonly dialog: ReactNode
}

/** From the kind that was chosen, over its form, to the letter: one dialog after the other. */
export function useFurtherSteps(about: About, creditor: string, onClosed?: () => void): FurtherSteps {
  const [step, setStep] = useState<Step>({ at: 'closed' })
  const close = () => {
    setStep({ at: 'closed' })
    onClosed?.()
  }
  const open = (letterId: string) => setStep({ at: 'reading', letterId })
  return {
    isClosed: step.at === 'closed',
    write: (offer) => setStep({ at: 'asking', offer }),
    open,
    dialog:
      step.at === 'asking' ? (
        <FurtherRequest about={about} creditor={creditor} offer={step.offer} onWritten={({ id }) => open(id)} onClose={close} />
      ) : step.at === 'reading' ? (
        <LetterWorkbench letterId={step.letterId} onClose={close} />
      ) : null,
  }
}
