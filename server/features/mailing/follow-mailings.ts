import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PostEvent } from '#adapters/post/port.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import {
  isPractised,
  ownedLetter,
  practiseDelivery,
  recordDelivery,
  recordFailedDelivery,
  takeLetter,
} from '#server/features/letters/letters.ts'
import { postOf } from '#server/features/mailing/hand-over.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { describeError } from '#server/platform/log.ts'
import { FIRST } from '#server/platform/member-pages.ts'
import { transact } from '#server/platform/transact.ts'

type MailingRow = typeof mailings.$inferSelect

const BATCH = 200

/**
 * Asks the post where the letters are that it has not delivered yet, and records deliveries and what came back. Safe to run at any time, also
 * twice at once: a delivery is recorded by whoever changes the letter first.
 */
export async function followMailings(context: Context, signal?: AbortSignal): Promise<void> {
  let batch = await openMailings(context, { userId: FIRST, letterId: FIRST })
  while (batch.length > 0) {
    for (const mailing of batch) {
      signal?.throwIfAborted()
      try {
        await finishWhereEnded(context, mailing, await scansOf(context, mailing))
      } catch (error) {
        // One mailing that cannot be followed does not keep the others waiting; it is tried again next time.
        context.log.error(describeError(error), 'following a mailing failed')
      }
    }
    const last = batch.at(-1)
    batch = last === undefined || batch.length < BATCH ? [] : await openMailings(context, last)
  }
}

/** The next ones that the post has and has not finished, in the order of the index that holds only these. */
const openMailings = (context: Context, last: Pick<MailingRow, 'userId' | 'letterId'>): Promise<MailingRow[]> =>
  context.db
    .select()
    .from(mailings)
    .where(
      and(
        // As it stands in the index: a bound value would not be known to mean the same.
        sql`${mailings.isFinished} = false`,
        isNotNull(mailings.postId),
        // A rehearsal's round looks at its own.
        context.rehearsal === null ? undefined : eq(mailings.userId, context.rehearsal.understudyId),
        sql`(${mailings.userId}, ${mailings.letterId}) > (${last.userId}::uuid, ${last.letterId}::uuid)`,
      ),
    )
    .orderBy(asc(mailings.userId), asc(mailings.letterId))
    .limit(BATCH)

type LastScan = { readonly kind: 'delivered' | 'returned' | 'failed'; readonly at: string }

/** The scan after which nothing more comes; null while the letter is under way. */
export function endOf(scans: readonly PostEvent[]): LastScan | null {
  for (const { kind, at } of scans) if (kind === 'delivered' || kind === 'returned' || kind === 'failed') return { kind, at }
  return null
}

/** Where the post says the letter is; of one that has finished what is kept, and the post is not asked. */
export async function scansOf(
  context: Context,
  { provider, postId, scans }: Pick<MailingRow, 'provider' | 'postId' | 'scans'>,
): Promise<readonly PostEvent[]> {
  if (scans !== null) return scans
  if (postId === null) return []
  return (await postOf(context, provider).status(postId, context.now())) ?? []
}

/** Records how the mailing ended, once; while it is under way nothing. */
export async function finishWhereEnded(context: Context, mailing: MailingRow, scans: readonly PostEvent[]): Promise<void> {
  const last = endOf(scans)
  // Kept already, or under way.
  if (last === null || mailing.scans !== null) return
  const user = await ownerOfRow(context, mailing.userId)
  if (!user) return
  const found = await ownedLetter(context, user, mailing.letterId)
  const on = (await daysOf(context, user)).of(last.at)
  const isThis = and(eq(mailings.userId, user.id), eq(mailings.letterId, mailing.letterId))
  await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    const [won] = await tx
      .update(mailings)
      .set({ isFinished: true, scans })
      .where(and(isThis, eq(mailings.isFinished, false)))
      .returning()
    if (!won) {
      // Finished before its scans were kept.
      await tx.update(mailings).set({ scans }).where(isThis)
      return { answer: undefined, audit: [] }
    }
    // Sent by its member since, whatever a practice post office says of it.
    const isByHand = row.practisedAt !== null && row.sentAt !== null && row.mailingAskedAt === null
    const isNews = row.deliveredAt === null && row.returnedOn === null && !isByHand
    if (isNews && isPractised(row)) await practiseDelivery(context, tx, { user, row, at: last.at, kind: last.kind })
    else if (isNews && last.kind === 'delivered')
      await recordDelivery(context, tx, { user, row, deliveredAt: last.at, by: 'post' })
    else if (isNews && last.kind !== 'delivered')
      await recordFailedDelivery(context, tx, { user, row, at: last.at, kind: last.kind, by: 'post' })
    const action = isNews && last.kind === 'delivered' ? 'letter.delivered' : 'letter.mailing_finished'
    const detail = { on, by: 'post', scan: last.kind }
    return { answer: undefined, audit: [{ action, subjectKind: 'letter', subjectId: row.id, detail }] }
  })
}
