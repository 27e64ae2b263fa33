import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { price } from '#web/parts/letter/letter-words.ts'

/** What the post was asked for, one order at a time. */
export const POSTING = ['posting'] as const

/**
 * Gives an order to the post unless one is on its way. The second press of a double click comes before the button shows that it is
 * busy; sent again, its answer would say that nothing was sent.
 */
export function useOneOrder<Args extends readonly unknown[]>(give: (...order: Args) => void): (...order: Args) => void {
  const client = useQueryClient()
  return (...order) => {
    if (!isPosting(client)) give(...order)
  }
}

const isPosting = (client: QueryClient): boolean => client.isMutating({ mutationKey: POSTING }) > 0

interface Sent {
  readonly message: string
  readonly totalCost: number
  /** How many letters went out now. */
  readonly count: number
}

/** What became of an order. Letters that went out before cost nothing and are no success of this one. */
export const sentNews = ({ message, totalCost, count }: Sent): { readonly title: string; readonly description: string } =>
  count === 0
    ? { title: 'Nothing was sent', description: message }
    : { title: 'Letters Sent Successfully', description: `${message} Total cost: ${price(totalCost)}.` }
