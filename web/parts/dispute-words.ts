import type { z } from 'zod'
import type { dispute, disputeHead } from '#contract/disputes.ts'
import { BUREAUS, type Bureau, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome, TrackerStatus } from '#engine/words/dispute-status.ts'
import type { Priority } from '#engine/words/priority.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Dispute = z.output<typeof dispute>
/** As one is chosen among many. */
export type DisputeHead = z.output<typeof disputeHead>

interface Named {
  readonly label: string
  readonly tone: Tone
}

/** The statuses that a list is narrowed to and a form begins with. */
export const STATUS_WORDS: Record<DisputeStatus, string> = {
  pending: 'Not sent yet',
  in_progress: 'In progress',
  under_review: 'Under review',
  resolved: 'Resolved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

const TRACKER_WORDS: Record<TrackerStatus, Named> = {
  not_sent: { label: 'Not sent yet', tone: 'neutral' },
  submitted: { label: 'Submitted', tone: 'info' },
  under_review: { label: 'Under review', tone: 'info' },
  responded: { label: 'Responded', tone: 'warn' },
  resolved: { label: 'Resolved', tone: 'good' },
  verified: { label: 'Verified', tone: 'warn' },
}

/** Where a dispute is, as every tag and list says it; green is only what brought a change. */
export function standingOf({ status, tracker, outcome }: Pick<DisputeHead, 'status' | 'tracker' | 'outcome'>): Named {
  if (status === 'withdrawn') return { label: STATUS_WORDS.withdrawn, tone: 'neutral' }
  const words = TRACKER_WORDS[tracker.status]
  const isChanged = outcome === 'removed' || outcome === 'updated'
  return words.tone === 'good' && !isChanged ? { ...words, tone: 'neutral' } : words
}

/**
 * Whether it is called a request: all that was sent only asks, or, while nothing was, all that is written.
 */
export const asksOnly = (
  dispute: Pick<DisputeHead, 'isRequest' | 'tracker'>,
  letters: readonly { readonly isRequest: boolean }[] = [],
): boolean =>
  dispute.isRequest ||
  (dispute.tracker.status === 'not_sent' && letters.length > 0 && letters.every(({ isRequest }) => isRequest))

/** Practice, or a real dispute whose letter went through the practice post office, as its number says. */
export const isPractised = ({ isPractice, trackingNumbers }: Pick<Dispute, 'isPractice' | 'trackingNumbers'>): boolean =>
  isPractice || trackingNumbers.some((number) => number.startsWith('PRACTICE'))

export const OUTCOME_WORDS: Record<Outcome, string> = {
  removed: 'Removed',
  updated: 'Updated',
  verified: 'Verified as it stands',
  pending: 'No answer recorded',
}

const [HIGH, MEDIUM, LOW] = ['High', 'Medium', 'Low']
/** Actions of the plan have their priority with a capital. */
export const PRIORITY_WORDS: Record<Priority | Capitalize<Priority>, string> = {
  high: HIGH,
  medium: MEDIUM,
  low: LOW,
  High: HIGH,
  Medium: MEDIUM,
  Low: LOW,
}

/** Those of the targets that are bureaus, in the product's order. */
export const bureausOf = (targets: readonly DisputeTarget[]): readonly Bureau[] =>
  BUREAUS.filter((bureau) => targets.includes(bureau))
