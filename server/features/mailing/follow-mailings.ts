import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
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
import { instantAfter } from '#server/platform/instants.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'
import { NOBODY } from '#server/platform/nobody.ts'

type MailingRow = typeof mailings.$inferSelect

const BATCH = 200
/** Of a real post its messages tell sooner. */
const LOOKS_EVERY_MS = 15 * 60_000

type Place = Pick<MailingRow, 'lookAt' | 'userId' | 'letterId'>
const FIRST: Place = { lookAt: '1970-01-01T00:00:00.000Z', userId: NOBODY, letterId: NOBODY }

/** The next ones that the post is asked about. */
export const FOLLOW_PAGE = {
  name: 'mailings.follow-page',
  shape: z.object({ lookAt: z.iso.datetime(), userId: z.uuid(), letterId: z.uuid() }),
} as const

/**
 * Asks the post where the letters are that it has not delivered yet, and records deliveries and what came back: of those whose time has come a
 * page, and a job for the next page. Safe to run at any time, also twice at once: the one who takes the time of a letter asks about it, and a
 * delivery is recorded by the one who changes the letter first.
 */
export async function followMailings(context: Context, signal?: AbortSignal, after = FIRST): Promise<void> {
  const due = await dueMailings(context, after)
  const last = due.length < BATCH ? undefined : due.at(-1)
  if (last !== undefined && context.rehearsal === null) {
    const { lookAt, userId, letterId } = last
    const key = `after:${lookAt}:${letterId}`
    await context.db.transaction((tx) => context.jobs.send(tx, FOLLOW_PAGE, { lookAt, userId, letterId }, { key }))
  }
  for (const mailing of due) {
    signal?.throwIfAborted()
    try {
      if (await takeLook(context, mailing)) await finishWhereEnded(context, mailing, await scansOf(context, mailing))
    } catch (error) {
      // One mailing that cannot be followed does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'following a mailing failed')
    }
  }
}

/** What the post has and has not finished, in the order of the index that holds only these. */
const dueMailings = (context: Context, after: Place): Promise<MailingRow[]> => {
  const { lookAt, userId, letterId } = mailings
  // As it is in the index: a bound value would not be known to mean the same.
  const isOpen = and(sql`${mailings.isFinished} = false`, isNotNull(mailings.postId))
  const rows = context.db.select().from(mailings)
  // A rehearsal's round looks at its own, all of them, by its own clock.
  if (context.rehearsal !== null) return rows.where(and(isOpen, eq(userId, context.rehearsal.understudyId)))
  const isBehind = sql`(${lookAt}, ${userId}, ${letterId}) > (${after.lookAt}::timestamptz, ${after.userId}::uuid, ${after.letterId}::uuid)`
  return rows
    .where(and(isOpen, lte(lookAt, context.now()), isBehind))
    .orderBy(asc(lookAt), asc(userId), asc(letterId))
    .limit(BATCH)
}

/** False where someone else asks about it. */
async function takeLook(context: Context, { userId, letterId, lookAt }: MailingRow): Promise<boolean> {
  if (context.rehearsal !== null) return true
  const taken = await context.db
    .update(mailings)
    .set({ lookAt: instantAfter(context.now(), LOOKS_EVERY_MS) })
    .where(and(eq(mailings.userId, userId), eq(mailings.letterId, letterId), eq(mailings.lookAt, lookAt)))
    .returning({ letterId: mailings.letterId })
  return taken.length > 0
}

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
    // Sent by its member since, whatever a practice post office says about it.
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
