import type { z } from 'zod'
import type { POST_SERVICES, readMailingPrices } from '#contract/mailing.ts'
import { type LetterHead, price } from '#web/parts/letter/letter-words.ts'

export type PostService = (typeof POST_SERVICES)[number]
export type MailPrices = z.output<typeof readMailingPrices.answer>

interface ServiceWords {
  readonly label: string
  readonly detail: string
}

/** What each service is called, and what it says about itself. */
export const SERVICE_WORDS: Readonly<Record<PostService, ServiceWords>> = {
  fast_certified: {
    label: 'Fast certified mail',
    detail: 'The service says 1-2 days. A tracking number and proof of delivery.',
  },
  certified_mail: {
    label: 'Certified mail',
    detail: 'Arrives in about 3 business days. A tracking number and proof of delivery.',
  },
  standard_mail: { label: 'Standard mail', detail: 'Arrives in about 5 business days. No tracking number.' },
  mailed_within_24_hours: {
    label: 'Mailing service',
    detail: 'Mailed within 24 hours, then as standard mail. No tracking number.',
  },
}

/** Dollars for one letter; null while the prices are not known. */
export const priceOf = (prices: MailPrices | undefined, service: PostService): number | null =>
  prices?.prices.find((one) => one.service === service)?.price ?? null

/** What so many letters come to, written; never a price that no one stated. */
export function costWords(prices: MailPrices | undefined, service: PostService, count = 1): string {
  const each = priceOf(prices, service)
  return each === null ? 'price not known' : price(totalOf(each, count))
}

/** Why nothing can be sent by a service whose price is not known. */
export const noPrice = (prices: MailPrices | undefined, service: PostService): string | undefined =>
  priceOf(prices, service) === null
    ? 'The price of this service is not known right now. Choose another or try again later.'
    : undefined

/** Dollars for so many letters, in whole cents. */
export const totalOf = (each: number, count: number): number => Math.round(each * 100 * count) / 100

/** The fast service wants its letters named; the others take none ticked for all. */
export const needsSelection = (service: PostService): boolean => service === 'fast_certified'

/** It encloses papers that no post office has; a practice letter goes nowhere, with or without them. */
export const isByHand = ({ ownPapers, isPractice }: LetterHead): boolean => ownPapers.length > 0 && !isPractice

/** What would go out: the ticked letters, or all that are unsent where the service may be asked so. */
export function choiceOf(
  unsent: readonly LetterHead[],
  { ticked, service }: { readonly ticked: ReadonlySet<string>; readonly service: PostService },
): readonly LetterHead[] {
  const named = unsent.filter(({ id }) => ticked.has(id))
  return named.length > 0 || needsSelection(service) ? named : unsent
}

/** Whether two of them go to one recipient. */
export const canShare = (letters: readonly Pick<LetterHead, 'recipient' | 'recipientAddress'>[]): boolean =>
  new Set(letters.map(({ recipient, recipientAddress }) => [recipient, ...recipientAddress].join('\n'))).size < letters.length
