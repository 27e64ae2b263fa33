import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepUnsavedEdit, readUnsavedEdit } from '#contract/letters.ts'
import type { EditKeeper, Typed } from '#web/parts/letter/edit-keeper.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { useKeeper } from '#web/parts/letter/use-keeper.ts'
import { call } from '#web/platform/api.ts'
import { keyOf, read } from '#web/platform/query-client.ts'

const inputOf = ({ id }: Pick<Letter, 'id'>) => ({ params: { id } })

/** What was typed into the letter and not saved, as the server has it now. */
export const useUnsavedEdit = (letter: Letter) =>
  useQuery({ ...read(readUnsavedEdit, inputOf(letter)), enabled: letter.status === 'draft', refetchOnMount: 'always' })

/** Keeps what is typed into a letter, also when its dialog closes, the page reloads or its owner signs out. */
export function useEditKeeper(letter: Letter): { readonly keeper: EditKeeper; readonly hasFailed: boolean } {
  const client = useQueryClient()
  const [hasFailed, setHasFailed] = useState(false)
  const keeper = useKeeper<Typed>({
    send: async ({ letterContent, attestedFacts }) => {
      const body = { letterContent, attestedFacts: [...attestedFacts] }
      // A page that is being closed still sends it.
      const kept = await call(keepUnsavedEdit, { ...inputOf(letter), body, keepalive: true })
      client.setQueryData(keyOf(readUnsavedEdit, inputOf(letter)), kept)
    },
    onFailure: setHasFailed,
  })
  return { keeper, hasFailed }
}
