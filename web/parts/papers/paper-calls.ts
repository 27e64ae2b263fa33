import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { choosePapers } from '#contract/letter-print.ts'
import { addPaper, deletePaper, listPapers, type paper } from '#contract/papers.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { read, refresh } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export type Paper = z.output<typeof paper>

export const usePapers = () => useQuery(read(listPapers, {}))

export interface NewPaper {
  readonly kind: Paper['kind']
  readonly title: string
  readonly password: string
  readonly files: readonly File[]
}

/** Keeps a paper. Never tried twice by itself. */
export function useAddPaper(onAdded: (paper: Paper) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, title, password, files }: NewPaper) =>
      call(addPaper, {
        body: { kind, ...(kind === 'supporting' && { title }), ...(password !== '' && { password }) },
        files: { paper: files },
      }),
    retry: false,
    onSuccess: async (added) => {
      await refresh(client, listPapers)
      onAdded(added)
    },
  })
}

export function useDeletePaper() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deletePaper, { params: { id } }),
    retry: false,
    onSuccess: async () => {
      toast({ title: 'Paper deleted', description: 'Its pictures are gone from here.' })
      await refresh(client, listPapers)
    },
    onError: (error) =>
      toast({ title: 'Paper not deleted', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' }),
  })
}

/** What goes along with a letter; the letter then waits for its confirmation again. */
export function useChoosePapers(letter: Letter) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (paperIds: readonly string[]) =>
      call(choosePapers, { params: { id: letter.id }, body: { paperIds: [...paperIds] } }),
    retry: false,
    onSuccess: () => refreshCases(client),
    onError: async (error) => {
      toast({ title: 'Papers not chosen', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
      await refreshCases(client)
    },
  })
}
