import { and, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { claimMailing, PIECE, type PieceKey } from '#server/features/mailing/claim-mailing.ts'
import { handOver } from '#server/features/mailing/hand-over.ts'
import { describeError } from '#server/platform/log.ts'
import { deadAmong } from '#server/platform/process-mark.ts'
import { Refusal } from '#server/platform/refusal.ts'

const BATCH = 20

/**
 * Hands over what was wished and is not with the post: what a crash left behind, and what the post did not answer to. Any
 * process may do it at any time, many at once; answers how many pieces of mail this run brought to the post.
 */
export async function finishMailings(context: Context, signal?: AbortSignal): Promise<number> {
  const tried = new Set<string>()
  let finished = 0
  for (let batch = await waitingMailings(context, tried); batch.length > 0; batch = await waitingMailings(context, tried)) {
    for (const key of batch) {
      signal?.throwIfAborted()
      tried.add(key.piece)
      if (await finishOne(context, key)) finished += 1
    }
  }
  return finished
}

async function finishOne(context: Context, key: PieceKey): Promise<boolean> {
  try {
    // Someone who rehearses has another clock; their letters wait for them.
    const user = await ownerOfRow(context, key.userId)
    if (!user) return false
    const claim = await claimMailing(context, key)
    return claim.kind === 'claimed' && (await handOver(context, user, claim)).length > 0
  } catch (error) {
    // One piece that cannot go does not keep the others waiting. A refusal was told to its member.
    if (!(error instanceof Refusal)) context.log.error(describeError(error), 'handing mail to the post failed; it is tried again')
    return false
  }
}

async function waitingMailings(context: Context, tried: ReadonlySet<string>): Promise<PieceKey[]> {
  const isWaiting = and(
    isNull(mailings.postId),
    // A rehearsal's round looks at its own.
    context.rehearsal === null ? undefined : eq(mailings.userId, context.rehearsal.understudyId),
    lte(mailings.nextTryAt, sql`now()`),
  )
  const held = await context.db.selectDistinct({ heldBy: mailings.heldBy }).from(mailings).where(isWaiting)
  const dead = await deadAmong(
    context.db,
    held.flatMap(({ heldBy }) => heldBy ?? []),
  )
  return (
    context.db
      .select({ userId: mailings.userId, piece: PIECE })
      .from(mailings)
      .where(
        and(
          isWaiting,
          or(isNull(mailings.heldBy), inArray(mailings.heldBy, [...dead])),
          tried.size === 0 ? undefined : notInArray(PIECE, [...tried]),
        ),
      )
      .groupBy(mailings.userId, PIECE)
      // Many processes begin at different ends.
      .orderBy(sql`random()`)
      .limit(BATCH)
  )
}
