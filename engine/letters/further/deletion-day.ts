import type { LetterRequest } from '#engine/letters/letter-request.ts'
import type { Day } from '#engine/values/day.ts'

/**
 * The day by which the entry was deleted: the one on the bureau's notice, as the consumer tells it, else the recorded end of
 * the dispute that led to it, which is no day to name in a letter; null: no deletion is known.
 */
export function deletionDay({ told, recorded }: LetterRequest): Day | null {
  if (told?.deletedOn !== undefined) return told.deletedOn
  const dispute = recorded?.dispute ?? null
  return dispute?.outcome === 'removed' ? dispute.endedOn : null
}
