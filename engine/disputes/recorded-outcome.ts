import { DISPUTE_STATUSES, type DisputeStatus, ENDED_STATUSES } from '#engine/words/dispute-status.ts'

interface Told {
  readonly kind: string
  readonly facts: {
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly answerId?: string | undefined
  } | null
}

/** What the timeline calls it when a member takes back what they recorded by hand. */
export const OUTCOME_TAKEN_BACK = 'outcome_taken_back'

/**
 * Where a dispute was before its member recorded by hand how it ended; null where they did not, or where an answer ended it, which is
 * taken back by itself.
 */
export function beforeOutcome(status: DisputeStatus, events: readonly Told[]): DisputeStatus | null {
  if (status !== 'resolved' && status !== 'rejected') return null
  const ending = lastThatHolds(events)
  if (ending?.kind !== 'moved' || ending.facts?.to !== status) return null
  const { from } = ending.facts
  const before = DISPUTE_STATUSES.find((one) => one === from)
  return before === undefined || (ENDED_STATUSES.includes(before) && before !== status) ? null : before
}

/** The newest event that moved the dispute and was not taken back since. */
function lastThatHolds(events: readonly Told[]): Told | undefined {
  const takenBack = new Set(events.flatMap(({ kind, facts }) => (kind === 'answer_taken_back' ? [facts?.answerId] : [])))
  let moves = 0
  return events.findLast(({ kind, facts }) => {
    if (kind === OUTCOME_TAKEN_BACK) moves += 1
    if (kind === 'answered') return !takenBack.has(facts?.answerId)
    if (kind !== 'moved') return false
    moves -= 1
    return moves < 0
  })
}
