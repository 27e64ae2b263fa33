import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { listMailings as endpoint } from '#contract/mailing.ts'
import { toDollars } from '#engine/values/money.ts'
import type { PostEvent } from '#adapters/post/port.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { endOf, finishWhereEnded, scansOf } from '#server/features/mailing/follow-mailings.ts'
import { sentByHand } from '#server/features/letters/letters.ts'
import { describeError } from '#server/platform/log.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Calls of the post at one time. */
const AT_ONCE = 20

/** Where the user's letters are, by the post's own scans, newest first. The post is asked only for those that are under way. */
export const listMailings: Operation<typeof endpoint> = async (context, { user }) => {
  const found = await context.db
    .select()
    .from(mailings)
    .where(and(eq(mailings.userId, user.id), isNotNull(mailings.postId)))
    .orderBy(desc(mailings.requestedAt), mailings.letterId)
  const elsewhere = await sentByHand(
    context,
    user,
    found.map(({ letterId }) => letterId),
  )
  const rows = found.filter(({ letterId }) => !elsewhere.has(letterId))
  const asked = await askPost(
    context,
    rows.filter(({ scans }) => scans === null),
  )
  return rows.map((row) => {
    const scans = row.scans ?? asked.get(row.letterId) ?? []
    return {
      letterId: row.letterId,
      ...(row.envelopeId !== null && { envelopeId: row.envelopeId }),
      service: row.method,
      cost: toDollars(row.costCents),
      handedOverAt: row.handedOverAt ?? row.requestedAt,
      expectedDelivery: row.expectedDelivery,
      outcome: endOf(scans)?.kind ?? null,
      scans: scans.map(({ kind, at }) => ({ kind, at })),
    }
  })
}

type Asked = Parameters<typeof finishWhereEnded>[1]

/** The scans by letter. What has finished meanwhile is recorded, so that it is not asked for again. */
async function askPost(context: Context, rows: readonly Asked[]): Promise<ReadonlyMap<string, readonly PostEvent[]>> {
  const asked = new Map<string, readonly PostEvent[]>()
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await Promise.all(
      rows.slice(from, from + AT_ONCE).map(async (row) => {
        try {
          const scans = await scansOf(context, row)
          asked.set(row.letterId, scans)
          await finishWhereEnded(context, row, scans)
        } catch (error) {
          // The list is shown without what the post does not tell now.
          context.log.error(describeError(error), 'asking the post for a letter failed')
        }
      }),
    )
  }
  return asked
}
