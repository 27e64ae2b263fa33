import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { addEvent, eventsOf, sha256, takeDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import type { Owned } from '#server/platform/caller.ts'

/** What every event about a letter holds fast of it: which it is, and its text as it is now. */
export const letterFacts = ({ id, letterType, target, content }: LetterRow): EventFacts => ({
  letterId: id,
  letterType,
  target,
  textSha256: sha256(content),
})

/**
 * Puts into the timeline what the letter claims, once a text: when its reader confirms it, or when it goes out, where the dispute
 * was not known before. The confirmation itself is its member's word that the text is true.
 */
export async function claimLetter(
  context: Context,
  tx: Transaction,
  { row, dispute }: { row: LetterRow; dispute: Owned<DisputeRow> },
): Promise<void> {
  // Held first, so that of two at once one looks after the other.
  await takeDispute(tx, dispute)
  const facts = letterFacts(row)
  const events = await eventsOf(within(context, tx), dispute)
  const isThere = events.some(
    ({ kind, facts: known }) => kind === 'claimed' && known?.letterId === row.id && known.textSha256 === facts.textSha256,
  )
  if (isThere) return
  const who = targetName(row.target, row.creditor)
  const text = row.isPractice
    ? `Practice: the letter to ${who} says what’s wrong and what it asks for.`
    : `You confirmed that the letter to ${who} is true as it stands.`
  await addEvent(context, tx, {
    dispute,
    at: row.attestedAt ?? context.now(),
    kind: 'claimed',
    text,
    facts: { ...facts, by: 'member' },
  })
}
