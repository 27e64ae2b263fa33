import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { listMailings as endpoint } from '#contract/mailing.ts'
import { toDollars } from '#engine/values/money.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { postOf } from '#server/features/mailing/mail-letter.ts'
import { endOf } from '#server/features/mailing/follow-mailings.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Where the user's letters are, by the post's own scans, newest first. */
export const listMailings: Operation<typeof endpoint> = async (context, { user }) => {
  const rows = await context.db
    .select()
    .from(mailings)
    .where(and(eq(mailings.userId, user.id), isNotNull(mailings.postId)))
    .orderBy(desc(mailings.requestedAt), mailings.letterId)
  return Promise.all(
    rows.map(async ({ letterId, method, costCents, handedOverAt, requestedAt, expectedDelivery, provider, postId }) => {
      const scans = (await postOf(context, provider).status(postId ?? '', context.now())) ?? []
      return {
        letterId,
        service: method,
        cost: toDollars(costCents),
        handedOverAt: handedOverAt ?? requestedAt,
        expectedDelivery,
        outcome: endOf(scans)?.kind ?? null,
        scans: scans.map(({ kind, at }) => ({ kind, at })),
      }
    }),
  )
}
