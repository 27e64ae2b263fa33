import { useMutation, useQueryClient } from '@tanstack/react-query'
import { choosePapers, markLettersSent } from '#contract/letter-print.ts'
import { attestLetter } from '#contract/letters.ts'
import { asksWhoTheyAre, type OwnMailing, refreshCases } from '#web/parts/letter/letter-calls.ts'
import type { Letter, LetterHead } from '#web/parts/letter/letter-words.ts'
import { enclosedNow, type Paper } from '#web/parts/papers/paper-calls.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

/** Approves the very text that was shown. */
export function useApproval(onApproved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, letterContent }: Letter) => call(attestLetter, { params: { id }, body: { letterContent } }),
    retry: false,
    onSuccess: async () => {
      await refreshCases(client)
      onApproved()
    },
    onError: async (error) => {
      // The sheet that asks for it opens instead.
      if (asksWhoTheyAre(error)) return
      toast({ title: 'Letter not approved', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
      await refreshCases(client)
    },
  })
}

/** A paper that was added for one letter of the stack goes along with all that go to a bureau and wait for their approval. */
export function useEncloseInAll(letters: readonly LetterHead[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Paper) => {
      for (const letter of letters) {
        const { paperIds, reportPages } = enclosedNow(letter)
        if (letter.bureau === 'creditor' || letter.isPractice || letter.attestedAt !== null || paperIds.includes(id)) continue
        await call(choosePapers, {
          params: { id: letter.id },
          body: { paperIds: [...paperIds, id], reportPages: [...reportPages] },
        })
      }
    },
    retry: false,
    onSettled: () => refreshCases(client),
  })
}

/** Records that the member mailed all of them. */
export function useMarkAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ letterIds, ...mailing }: OwnMailing & { readonly letterIds: readonly string[] }) =>
      call(markLettersSent, { body: { letterIds: [...letterIds], ...mailing } }),
    retry: false,
    onSuccess: () => refreshCases(client),
    onError: () => refreshCases(client),
  })
}
