import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { choosePapers } from '#contract/letter-print.ts'
import { addPaper, deletePaper, listPapers, type paper } from '#contract/papers.ts'
import { refreshCases } from '#web/parts/letter/letter-calls.ts'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
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

/** What goes along with a letter: papers by their ids, pages of reports by their names. */
export interface Enclosing {
  readonly paperIds: readonly string[]
  readonly reportPages: readonly string[]
}

/** What goes along as it stands. */
export const enclosedNow = ({ papers, reportPages }: Pick<LetterHead, 'papers' | 'reportPages'>): Enclosing => ({
  paperIds: papers.map(({ id }) => id),
  reportPages: reportPages.filter(({ isEnclosed }) => isEnclosed).map(({ name }) => name),
})

/** Changes what goes along; the letter then waits for its confirmation again. */
export function useChoosePapers(letter: LetterHead) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ paperIds, reportPages }: Enclosing) =>
      call(choosePapers, { params: { id: letter.id }, body: { paperIds: [...paperIds], reportPages: [...reportPages] } }),
    retry: false,
    onSuccess: () => refreshCases(client),
    onError: async (error) => {
      toast({ title: 'Papers not chosen', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
      await refreshCases(client)
    },
  })
}

/** What a bureau often asks for and the member has not added yet, in plain words; null: nothing. */
export function askedOf(
  { bureau, isPractice }: Pick<LetterHead, 'bureau' | 'isPractice'>,
  papers: readonly Paper[],
): string | null {
  if (bureau === 'creditor' || isPractice) return null
  const lacks = (kind: Paper['kind']): boolean => !papers.some((paper) => paper.kind === kind)
  const asked = [
    ...(lacks('identity') ? ['a copy of your ID'] : []),
    ...(lacks('address_proof') ? ['a bill with your address'] : []),
  ]
  return asked.length === 0 ? null : `Add ${asked.join(' and ')}. Bureaus often ask for ${asked.length === 1 ? 'it' : 'them'}.`
}
