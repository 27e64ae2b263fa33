import type { DisputeTarget } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { ownedDispute, type DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import { fromItem, openDisputeIn } from '#server/features/disputes/open-dispute.ts'
import { ownedItem } from '#server/features/negative-items/negative-items.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { recordAudit } from '#server/platform/transact.ts'

/** What a dispute needs to know of a letter. */
export interface LetterOfDispute {
  readonly disputeId: string | null
  readonly negativeItemId: string | null
  readonly target: DisputeTarget
}

/** The dispute that a letter carries: its own, the open one about its item, or a new one, for a sent letter disputes. */
export async function disputeForLetter(
  context: Context,
  tx: Transaction,
  { user, letter }: { user: SignedIn; letter: LetterOfDispute },
): Promise<Owned<DisputeRow>> {
  const inside = within(context, tx)
  if (letter.negativeItemId === null) return ownedDispute(inside, user, letter.disputeId ?? '')
  const item = await ownedItem(inside, user, letter.negativeItemId)
  const { answer, audit } = await openDisputeIn(context, tx, { user, wanted: fromItem(item, letter.target) })
  await recordAudit(context, tx, { user, rows: audit })
  return answer.dispute
}
