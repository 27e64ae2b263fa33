import type { DisputeStatus } from '#engine/words/dispute-status.ts'

/** Who can move a dispute: the consumer, the post (scans), or the bureau or furnisher (answers). */
export const MOVERS = ['consumer', 'post', 'recipient'] as const
export type Mover = (typeof MOVERS)[number]

interface Move {
  readonly from: DisputeStatus
  readonly to: DisputeStatus
  readonly by: readonly Mover[]
  /** What happened, for the timeline. */
  readonly because: string
}

/** Every move there is. The consumer may record what others did: a delivery, an answer that came by mail. */
export const DISPUTE_MOVES: readonly Move[] = [
  { from: 'pending', to: 'in_progress', by: ['consumer', 'post'], because: 'The dispute was sent.' },
  {
    from: 'in_progress',
    to: 'under_review',
    by: ['consumer', 'post', 'recipient'],
    because: 'The dispute was received and is being investigated.',
  },
  { from: 'in_progress', to: 'resolved', by: ['consumer', 'recipient'], because: 'The dispute was recorded as resolved.' },
  { from: 'in_progress', to: 'rejected', by: ['consumer', 'recipient'], because: 'The entry was verified as it stands.' },
  { from: 'under_review', to: 'resolved', by: ['consumer', 'recipient'], because: 'The dispute was recorded as resolved.' },
  { from: 'under_review', to: 'rejected', by: ['consumer', 'recipient'], because: 'The entry was verified as it stands.' },
  { from: 'rejected', to: 'in_progress', by: ['consumer'], because: 'You sent another round with new information.' },
  { from: 'pending', to: 'withdrawn', by: ['consumer'], because: 'You withdrew this dispute before anything was sent.' },
  { from: 'withdrawn', to: 'pending', by: ['consumer'], because: 'You reopened this dispute.' },
  // A letter that goes out takes the dispute up again.
  { from: 'withdrawn', to: 'in_progress', by: ['post'], because: 'The dispute was sent.' },
  { from: 'in_progress', to: 'pending', by: ['consumer'], because: 'You undid that. Nothing in this dispute was sent.' },
]

/** Back to what was not sent yet, or given up: only while nothing has left the house. */
export const needsNothingSent = (to: DisputeStatus): boolean => to === 'pending' || to === 'withdrawn'

/** Whether something of a dispute went out, or was answered, by its timeline: a letter of which that was taken back did not. */
export function hasLeft(events: readonly { readonly kind: string }[]): boolean {
  const count = (wanted: string): number => events.filter(({ kind }) => kind === wanted).length
  return count('sent') > count('not_sent') || count('submitted') > 0 || count('answered') > 0
}

/** What came of the wish to move a dispute. */
export type MoveResult =
  | { readonly kind: 'moved'; readonly status: DisputeStatus; readonly because: string }
  | { readonly kind: 'unchanged'; readonly status: DisputeStatus }
  | { readonly kind: 'refused'; readonly reason: string }

const WORDS: Record<DisputeStatus, string> = {
  pending: 'pending',
  in_progress: 'in progress',
  under_review: 'under review',
  resolved: 'resolved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
}

/** Moves a dispute if the mover may. Asking for the status it already has changes nothing and is no error. */
export function moveDispute(from: DisputeStatus, to: DisputeStatus, mover: Mover): MoveResult {
  if (from === to) return { kind: 'unchanged', status: from }
  const move = DISPUTE_MOVES.find((candidate) => candidate.from === from && candidate.to === to)
  if (move === undefined) {
    return { kind: 'refused', reason: `A dispute that is ${WORDS[from]} can't become ${WORDS[to]}.` }
  }
  if (!move.by.includes(mover)) {
    return { kind: 'refused', reason: `A dispute can't go from ${WORDS[from]} to ${WORDS[to]} here.` }
  }
  return { kind: 'moved', status: to, because: move.because }
}

/** The statuses the mover may choose next. */
export function nextStatuses(from: DisputeStatus, mover: Mover): readonly DisputeStatus[] {
  return DISPUTE_MOVES.filter((move) => move.from === from && move.by.includes(mover)).map((move) => move.to)
}
