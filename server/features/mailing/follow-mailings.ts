import { and, eq, isNotNull } from 'drizzle-orm'
import type { PostEvent } from '#adapters/post/port.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { ownedLetter, recordDelivery, recordFailedDelivery, takeLetter } from '#server/features/letters/letters.ts'
import { postOf } from '#server/features/mailing/mail-letter.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Asks the post where the letters are that it has not delivered yet, and records deliveries and what came back. Safe to run at any time, also
 * twice at once: a delivery is recorded by whoever changes the letter first.
 */
export async function followMailings(context: Context): Promise<void> {
  const underway = await context.db
    .select()
    .from(mailings)
    .where(and(isNotNull(mailings.postId), eq(mailings.isFinished, false)))
  for (const mailing of underway) {
    try {
      await follow(context, mailing)
    } catch (error) {
      // One mailing that cannot be followed does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'following a mailing failed')
    }
  }
}

type LastScan = { readonly kind: 'delivered' | 'returned' | 'failed'; readonly at: string }

/** The scan after which nothing more comes; null while the letter is under way. */
export function endOf(scans: readonly PostEvent[]): LastScan | null {
  for (const { kind, at } of scans) if (kind === 'delivered' || kind === 'returned' || kind === 'failed') return { kind, at }
  return null
}

async function follow(
  context: Context,
  mailing: { userId: string; letterId: string; provider: string; postId: string | null },
): Promise<void> {
  if (mailing.postId === null) return
  const last = endOf((await postOf(context, mailing.provider).status(mailing.postId, context.now())) ?? [])
  if (last) await finish(context, mailing, last)
}

async function finish(context: Context, mailing: { userId: string; letterId: string }, scan: LastScan): Promise<void> {
  const user = await ownerOfRow(context, mailing.userId)
  if (!user) return
  const found = await ownedLetter(context, user, mailing.letterId)
  await transact(context, user, async (tx) => {
    const row = await takeLetter(tx, found)
    const [won] = await tx
      .update(mailings)
      .set({ isFinished: true })
      .where(and(eq(mailings.userId, user.id), eq(mailings.letterId, row.id), eq(mailings.isFinished, false)))
      .returning()
    if (!won) return { answer: undefined, audit: [] }
    const isNews = row.deliveredAt === null
    if (isNews && scan.kind === 'delivered')
      await recordDelivery(context, tx, { user, row, deliveredAt: scan.at, how: 'by the post’s scan' })
    else if (isNews && scan.kind !== 'delivered')
      await recordFailedDelivery(context, tx, { user, row, at: scan.at, kind: scan.kind })
    const action = isNews && scan.kind === 'delivered' ? 'letter.delivered' : 'letter.mailing_finished'
    const detail = { on: scan.at.slice(0, 10), by: 'post', scan: scan.kind }
    return { answer: undefined, audit: [{ action, subjectKind: 'letter', subjectId: row.id, detail }] }
  })
}
