import type { z } from 'zod'
import type { deadline as deadlineShape, readDispute as endpoint } from '#contract/disputes.ts'
import { deadlinesFor } from '#engine/disputes/deadlines.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { caseWith, disputeAnswer, eventsOf, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingAnswer, findingsOfEntry } from '#server/features/findings/findings.ts'
import { letterAnswer, lettersOfDispute, type LetterRow } from '#server/features/letters/letters.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** One dispute with everything that belongs to it: timeline, letters, findings, deadlines. */
export const readDispute: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedDispute(context, user, params.id)
  const [events, letters, findings] = await Promise.all([
    eventsOf(context, row),
    lettersOfDispute(context, user, row.id),
    findingsAbout(context, user, row),
  ])
  return {
    ...disputeAnswer(row, context.now().slice(0, 10)),
    events,
    letters: letters.map(letterAnswer),
    findings: findings.map(findingAnswer),
    deadlines: deadlinesOf(letters),
  }
}

/** An item goes with its report; a dispute outlives it, and then shows no findings. */
async function findingsAbout(context: Context, user: SignedIn, row: DisputeRow) {
  if (row.negativeItemId === null) return []
  const item = await itemIfKept(context, user, row.negativeItemId)
  return item === null ? [] : findingsOfEntry(context, user, item)
}

/** Every sent letter runs clocks of its own, from its own delivery. */
function deadlinesOf(letters: readonly LetterRow[]): z.input<typeof deadlineShape>[] {
  return letters
    .filter((letter) => letter.sentAt !== null)
    .flatMap((letter) => {
      const receivedOn = letter.deliveredAt?.slice(0, 10) ?? null
      return deadlinesFor(caseWith(letter.target, { receivedOn, expectedOn: letter.expectedOn })).map((found) => ({
        kind: found.kind,
        due: found.due,
        why: found.why,
        citation: AUTHORITIES[found.citation].cite,
        basis: found.basis === 'recorded' ? ('delivery' as const) : ('expected' as const),
        target: letter.target,
      }))
    })
}
