import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { isAlive } from '#server/platform/process-mark.ts'

export type MailingRow = typeof mailings.$inferSelect

/** Names one mailing. */
export type MailingKey = Pick<MailingRow, 'userId' | 'letterId'>

/** What this process is handing over just now: its own number in a row tells only of the process. */
const atWork = new Set<string>()

export const isThisMailing = ({ userId, letterId }: MailingKey) =>
  and(eq(mailings.userId, userId), eq(mailings.letterId, letterId))

/** `held`: a living process hands it over. `gone`: refused, or deleted with its letter. */
export type Claim =
  | { readonly kind: 'claimed'; readonly mailing: MailingRow; release(next: Release): Promise<void> }
  | { readonly kind: 'held' | 'mailed' | 'gone' }

interface Release {
  /** Seconds until it is tried again; null: it is settled. */
  readonly againIn: number | null
}

/**
 * Takes a mailing up for this process, so that no other works at it while this one lives. That it was tried is written before
 * anything is tried: from then on the post may have the letter. It is bookkeeping, so no audit row tells of it.
 */
export async function claimMailing(context: Context, key: MailingKey): Promise<Claim> {
  const mine = await context.processMark.number()
  if (atWork.has(key.letterId)) return { kind: 'held' }
  atWork.add(key.letterId)
  try {
    const claim = await context.db.transaction((tx) => claimRow(context, tx, { key, mine }))
    if (typeof claim === 'string') {
      atWork.delete(key.letterId)
      return { kind: claim }
    }
    return claimed(context, claim)
  } catch (error) {
    atWork.delete(key.letterId)
    throw error
  }
}

/** A wish is born in the hands of the process that writes it. */
export async function firstHold(context: Context): Promise<Pick<MailingRow, 'heldBy' | 'attempts' | 'firstTriedAt'>> {
  return { heldBy: await context.processMark.number(), attempts: 1, firstTriedAt: context.now() }
}

/** The claim of a row that was just written so. */
export function claimed(context: Context, mailing: MailingRow): Extract<Claim, { kind: 'claimed' }> {
  atWork.add(mailing.letterId)
  return {
    kind: 'claimed',
    mailing,
    release: async ({ againIn }) => {
      try {
        const next = againIn === null ? {} : { nextTryAt: sql`now() + make_interval(secs => ${againIn})` }
        await context.db
          .update(mailings)
          .set({ heldBy: null, ...next })
          .where(isThisMailing(mailing))
      } finally {
        atWork.delete(mailing.letterId)
      }
    },
  }
}

async function claimRow(
  context: Context,
  tx: Transaction,
  { key, mine }: { key: MailingKey; mine: number },
): Promise<MailingRow | 'held' | 'mailed' | 'gone'> {
  const [row] = await tx.select().from(mailings).where(isThisMailing(key)).for('update')
  if (!row) return 'gone'
  if (row.postId !== null) return 'mailed'
  if (row.heldBy !== null && row.heldBy !== mine && (await holderLives(tx, row.heldBy))) return 'held'
  const [taken] = await tx
    .update(mailings)
    .set({ heldBy: mine, attempts: row.attempts + 1, firstTriedAt: row.firstTriedAt ?? context.now() })
    .where(isThisMailing(key))
    .returning()
  return taken ?? 'gone'
}

async function holderLives(tx: Transaction, holder: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select ${isAlive(sql`${holder}`)} as lives`)
  return rows[0]?.['lives'] === true
}
