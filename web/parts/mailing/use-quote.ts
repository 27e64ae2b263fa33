import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { mailingQuote } from '#contract/mailing-quote.ts'
import { quoteMailing } from '#contract/mailing.ts'
import type { LetterHead } from '#web/parts/letter/letter-words.ts'
import type { PostService } from '#web/parts/mailing/mailing-choice.ts'
import { call } from '#web/platform/api.ts'

export type MailingQuote = z.output<typeof mailingQuote>
export type LetterQuote = MailingQuote['letters'][number]

/** What these letters come to as they are now; asked again when one of them changes, and never taken from before. */
export function useQuote(
  letters: readonly LetterHead[],
  { service, grouped }: { readonly service: PostService; readonly grouped: boolean },
) {
  const letterIds = letters.map(({ id }) => id)
  const standing = letters.map(({ generatedAt, attestedAt, papers, reportPages }) => [
    generatedAt,
    attestedAt,
    papers,
    reportPages,
  ])
  return useQuery({
    queryKey: [quoteMailing.path, service, grouped, letterIds, standing],
    queryFn: ({ signal }) => call(quoteMailing, { body: { letterIds, service, grouped }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}

/** The prices as they were shown, to be compared with those of the moment. */
export const confirmedOf = ({ letters }: MailingQuote): { letterId: string; price: number }[] =>
  letters.flatMap(({ letterId, price }) => (price === null ? [] : [{ letterId, price: price.amount }]))
