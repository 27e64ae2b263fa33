import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formOfLetter, keepDraft, readDraft, typedLetter } from '#contract/drafts.ts'
import type { EditKeeper, Typed } from '#web/parts/letter/edit-keeper.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { useKeeper } from '#web/parts/letter/use-keeper.ts'
import { call } from '#web/platform/api.ts'
import { fieldsOf } from '#web/platform/draft.ts'
import { keyOf, read } from '#web/platform/query-client.ts'

/** The draft of what is typed into a letter. */
export const draftOf = ({ id }: Pick<Letter, 'id'>) => ({ query: { form: formOfLetter(id) } })

export interface UnsavedEdit extends Typed {
  readonly savedAt: string
}

/** What was typed into the letter and not saved, as the server has it now. */
export const useUnsavedEdit = (letter: Letter) =>
  useQuery({
    ...read(readDraft, draftOf(letter)),
    enabled: letter.status === 'draft',
    refetchOnMount: 'always',
    select: (kept): UnsavedEdit | null => {
      const typed = typedLetter.safeParse(fieldsOf(kept?.typed ?? null))
      return kept === null || !typed.success ? null : { ...typed.data, savedAt: kept.savedAt }
    },
  })

/** Keeps what is typed into a letter, also when its dialog closes, the page reloads or its owner signs out. */
export function useEditKeeper(letter: Letter): { readonly keeper: EditKeeper; readonly hasFailed: boolean } {
  const client = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)
  const keeper = useKeeper<Typed>({
    send: async (typed) => {
      const isAsSaved = typed.letterContent === letter.letterContent || typed.letterContent === ''
      const body = { form: formOfLetter(letter.id), typed: isAsSaved ? null : JSON.stringify(typed) }
      // A page that is being closed still sends it.
      client.setQueryData(keyOf(readDraft, draftOf(letter)), await call(keepDraft, { body, keepalive: true }))
    },
    onFailure: setHasFailed,
  })
  return { keeper, hasFailed }
}
