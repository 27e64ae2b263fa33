import { POST_SERVICES, type readMailingPrices as endpoint } from '#contract/mailing.ts'
import { toDollars } from '#engine/values/money.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Today's price of each service, as the post quotes it for one page. */
export const readMailingPrices: Operation<typeof endpoint> = async (context) => {
  const at = context.now()
  const prices = await Promise.all(
    POST_SERVICES.map(async (service) => {
      const { cents, since } = await context.post.quote({ method: service, pages: 1, at })
      return { service, price: toDollars(cents), since }
    }),
  )
  return { prices, isSimulated: context.post.words.isSimulated }
}
