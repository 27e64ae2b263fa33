import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'

/** What runs on, or only begins, once the entry was verified: a request for the procedure, a block, a complaint, one's own last day. */
const AFTER_THE_ANSWER: ReadonlySet<DeadlineKind> = new Set([
  'verification_method',
  'block',
  'cfpb_response',
  'cfpb_final_response',
  'validation',
  'validation_period',
  'reinsertion_notice',
  'furnisher_frivolous_notice',
  'court_answer',
  'free_report',
])

/** Whether someone still waits for that day: no one once the dispute is resolved, and for an answer only until there is one. */
export function isWaitedFor(kind: DeadlineKind, status: DisputeStatus, isAnswered = false): boolean {
  if (status === 'resolved' || status === 'withdrawn') return false
  return status === 'rejected' || isAnswered ? AFTER_THE_ANSWER.has(kind) : true
}
