import type { Context } from '#server/context.ts'
import { debtsUnder } from '#server/features/answers/covered-debts.ts'
import { kindOf } from '#server/features/answers/reply-answer.ts'
import { openReplyFile, type ReplyRow } from '#server/features/answers/reply-rows.ts'
import { copyIfKept, keepCopy, tellProved } from '#server/features/papers/papers.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Keyed, keyedHash } from '#server/platform/secret.ts'

/** As a letter names it. */
const NAME = 'A copy of my bankruptcy discharge order'

export const proofHash = (context: Keyed, { id }: Pick<ReplyRow, 'id'>): string =>
  keyedHash(context.secret, 'paper', `reply ${id}`)

/** A confirmed discharge goes along with letters about the debts it covers: its copy is kept, and which entries it proves. */
export async function keepProof(context: Context, user: SignedIn, row: Owned<ReplyRow>): Promise<void> {
  if (row.isPractice || context.helper !== null) return
  const hash = proofHash(context, row)
  const kept = await copyIfKept(context, user, hash)
  const proves =
    kindOf(row) === 'discharge'
      ? (await debtsUnder(context, user, row)).debts.flatMap(({ isCovered, entries }) =>
          isCovered === true ? entries.map(({ id }) => id) : [],
        )
      : []
  if (kept !== null) return tellProved(context, user, { row: kept, proves })
  if (proves.length === 0 || row.pagesKey === null) return
  try {
    await keepCopy(context, user, { name: NAME, fileHash: hash, pdf: await openReplyFile(context, row.pagesKey), proves })
  } catch (error) {
    // Where it has too many pages, or too many papers are kept, the member chooses one by hand.
    if (!(error instanceof Refusal)) throw error
  }
}
