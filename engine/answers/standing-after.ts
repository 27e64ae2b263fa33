import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { DISPUTE_MOVES, type Mover } from '#engine/disputes/dispute-moves.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'

/** The newest answer of one recipient. */
export interface TargetAnswer {
  readonly target: DisputeTarget
  readonly kind: AnswerKind
}

/** Where a dispute is, and what came of it. */
export interface Standing {
  readonly status: DisputeStatus
  readonly outcome: Outcome
}

/** What one dispute was asked, of whom, and what each has answered so far. */
export interface AnsweredDispute extends Standing {
  /** Everyone to whom it was sent. */
  readonly asked: readonly DisputeTarget[]
  readonly answers: readonly TargetAnswer[]
}

/**
 * Where a dispute is with these answers. Bureaus decide about their own files: a company's answer decides only where no
 * bureau was asked. It ends once all that decide have answered, and as the least of what they said.
 */
export function standingAfter(dispute: AnsweredDispute): Standing {
  const { status, outcome } = dispute
  const end = endOf(dispute)
  if (end === null) return { status, outcome }
  if (!canReach(status, end.status)) return { status, outcome: status === end.status ? end.outcome : outcome }
  return end
}

/** What came, from the least to the most. */
const LEAST_FIRST: readonly Outcome[] = ['verified', 'updated', 'removed']

function endOf({ asked, answers }: AnsweredDispute): Standing | null {
  const involved = [...new Set([...asked, ...answers.map(({ target }) => target)])]
  const bureaus = involved.filter((target) => target !== 'creditor')
  const deciding = bureaus.length > 0 ? bureaus : involved
  const ends = deciding.map((target) => {
    const answer = answers.findLast((one) => one.target === target)
    return answer === undefined ? null : ANSWER_MEANINGS[answer.kind].ends
  })
  const known = ends.filter((end) => end !== null)
  if (known.length < ends.length) return null
  const least = LEAST_FIRST.find((one) => known.some(({ outcome }) => outcome === one))
  return known.find(({ outcome }) => outcome === least) ?? null
}

/** Who moves a dispute when an answer is recorded: the recipient by its answer, the consumer who records it. */
const RECORDERS: readonly Mover[] = ['recipient', 'consumer']

/** Whether moves of the state machine lead there; an answer may come to a dispute whose sending no one recorded. */
function canReach(from: DisputeStatus, to: DisputeStatus): boolean {
  const reached = new Set<DisputeStatus>([from])
  for (const status of reached) {
    for (const move of DISPUTE_MOVES) {
      if (move.from === status && move.by.some((mover) => RECORDERS.includes(mover))) reached.add(move.to)
    }
  }
  return from === to || reached.has(to)
}
