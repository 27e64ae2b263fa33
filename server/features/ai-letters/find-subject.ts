import { sameFurnisher } from '#engine/strategy/match-entries.ts'
import type { Context } from '#server/context.ts'
import { ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { allItems, itemIfKept, ownedItem, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { idsAtHand } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What a letter is to be about. */
export interface Named {
  readonly creditor: string
  readonly negativeItemId?: string | null | undefined
  readonly disputeId?: string | null | undefined
}

/** What of the user's own rows a letter is about; neither: an entry that is only described. */
export interface Subject {
  readonly item: ItemRow | null
  readonly dispute: DisputeRow | null
}

/**
 * The item or dispute that the call names, which must be the user's own; else the one listed item of the file at hand whose
 * furnisher has exactly that name. Where two have it, none is taken: the letter would be about a guess.
 */
export async function findSubject(context: Context, user: SignedIn, named: Named): Promise<Subject> {
  const dispute = named.disputeId ? await ownedDispute(context, user, named.disputeId) : null
  if (named.negativeItemId) return { dispute, item: await ownedItem(context, user, named.negativeItemId) }
  if (dispute !== null) {
    const { negativeItemId } = dispute
    return { dispute, item: negativeItemId === null ? null : await itemIfKept(context, user, negativeItemId) }
  }
  const [{ isPractice }, items] = await Promise.all([idsAtHand(context, user), allItems(context, user)])
  const listed = items.filter((item) => item.isListed && item.isPractice === isPractice)
  const [only, ...others] = sameFurnisher(named.creditor, listed)
  return { dispute: null, item: others.length === 0 ? (only ?? null) : null }
}
