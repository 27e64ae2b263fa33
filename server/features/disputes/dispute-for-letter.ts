import { isRequest } from '#engine/disputes/letter-clock.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { CONTINUING_KINDS, type LetterKind } from '#engine/words/letter-type.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { ownedDispute, type DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import { fromItem, openDisputeIn, type NewDispute } from '#server/features/disputes/open-dispute.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { recordAudit } from '#server/platform/transact.ts'

/** What a dispute needs to know of a letter. */
export interface LetterOfDispute {
  readonly letterType: LetterKind
  readonly disputeId: string | null
  readonly negativeItemId: string | null
  readonly target: DisputeTarget
  readonly creditor: string
  readonly isPractice: boolean
  readonly content: string
}

/** The dispute that a letter carries: its own, the open one about its item, or a new one, for a sent letter disputes. */
export async function disputeForLetter(
  context: Context,
  tx: Transaction,
  { user, letter }: { user: SignedIn; letter: LetterOfDispute },
): Promise<Owned<DisputeRow>> {
  const inside = within(context, tx)
  // What goes on with a dispute, ended or not, disputes nothing again.
  const isBound = letter.negativeItemId === null || CONTINUING_KINDS.includes(letter.letterType)
  if (isBound && letter.disputeId !== null) return ownedDispute(inside, user, letter.disputeId)
  const item = letter.negativeItemId === null ? null : await itemIfKept(inside, user, letter.negativeItemId)
  // The item went with its report: the letter's own dispute goes on, or one is opened from what the letter knows.
  if (item === null && letter.disputeId !== null) return ownedDispute(inside, user, letter.disputeId)
  const wanted = item === null ? fromLetter(letter) : fromItem(item, letter.target)
  const { answer, audit } = await openDisputeIn(context, tx, {
    user,
    wanted: { ...wanted, letter: { isRequest: isRequest(letter.letterType, letter.target, letter.content) } },
  })
  await recordAudit(context, tx, { user, rows: audit })
  return answer.dispute
}

/** How a dispute is described that a letter of the member's own opened. */
export const ownLetterWords = (creditor: string): string => `Your own letter: ${creditor}`

const fromLetter = (letter: LetterOfDispute): NewDispute => ({
  negativeItemId: letter.negativeItemId,
  creditor: letter.creditor,
  description: letter.negativeItemId === null ? ownLetterWords(letter.creditor) : `Letter about the item ${letter.creditor}`,
  status: 'pending',
  priority: 'medium',
  estimatedImpact: USUAL_IMPACT,
  disputeTargets: [letter.target],
  submissionMethod: 'mail',
  isPractice: letter.isPractice,
})

/** Points: what the New Dispute form begins with, where no item says more. */
const USUAL_IMPACT = 10
