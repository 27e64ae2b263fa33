import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { readLetter } from '#contract/letters.ts'
import { editedAt, isAgreed, type LetterPlace } from '#web/parts/letter/edited-letter.ts'
import { type Letter, letterHeads, letterName, recipientName } from '#web/parts/letter/letter-words.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { read } from '#web/platform/query-client.ts'
import { later } from '#web/ui/later.tsx'

/** Seldom asked. */
const AlertDialog = later(async () => (await import('#web/ui/alert-dialog.tsx')).AlertDialog)

interface OverwriteQuestion {
  /**
   * Writes at once, or once the member has said that their own words may give way. `write` is told which words these were: where
   * the same is tried again because something was missing, they are `agreed`, and no one is asked twice.
   */
  readonly unlessEdited: (place: LetterPlace, write: (agreed: Letter | null) => void, agreed?: Letter | null) => void
  /** Stands where the call is made. */
  readonly question: ReactNode
}

/** Before a letter is written: asks where the one on hand was edited by hand. */
export function useOverwriteQuestion(): OverwriteQuestion {
  const client = useQueryClient()
  const [letter, setLetter] = useState<Letter | null>(null)
  const write = useRef<() => void>(() => undefined)
  const isLooking = useRef(false)
  const unlessEdited = async (place: LetterPlace, then: (agreed: Letter | null) => void, agreed: Letter | null) => {
    // A helper's call leaves every draft of the member's as it is.
    if (helpingHere() !== null) return then(null)
    // Pressed twice at once is asked for once: until its letters are here no button says that it is at work.
    if (isLooking.current) return
    isLooking.current = true
    // As they are now: it may have been edited in another window. Without an answer the call itself says what is wrong.
    const edited = await editedNow(client, place).catch(() => null)
    isLooking.current = false
    if (edited === null) return then(null)
    if (isAgreed(edited, agreed)) return then(edited)
    write.current = () => then(edited)
    setLetter(edited)
  }
  return {
    unlessEdited: (place, then, agreed = null) => void unlessEdited(place, then, agreed),
    question: letter !== null && (
      <AlertDialog
        isOpen
        onOpenChange={(isOpen) => (isOpen ? undefined : setLetter(null))}
        title="Write over what you edited?"
        description={told(letter)}
        confirmLabel="Write it anew"
        cancelLabel="Keep my words"
        onConfirm={() => {
          setLetter(null)
          write.current()
        }}
      />
    ),
  }
}

async function editedNow(client: QueryClient, place: LetterPlace): Promise<Letter | null> {
  const head = editedAt(await client.fetchQuery({ ...letterHeads(), staleTime: 0 }), place)
  return head === undefined ? null : client.fetchQuery({ ...read(readLetter, { params: { id: head.id } }), staleTime: 0 })
}

const told = (letter: Letter): string =>
  `You edited this letter: ${letterName(letter)}, to ${recipientName(letter)}, about ${letter.creditor}. A new draft uses your file as it is today. We keep your words, and you can bring them back.`
