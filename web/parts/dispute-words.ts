import { BUREAU_NAMES, BUREAUS, type Bureau, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome, TrackerStatus } from '#engine/words/dispute-status.ts'
import type { Priority } from '#engine/words/priority.ts'
import type { Tone } from '#web/ui/tag.tsx'

interface Named {
  readonly label: string
  readonly tone: Tone
}

/** A dispute's status as a tag: in plain words, with the tone that repeats them. */
export const STATUS_WORDS: Record<DisputeStatus, Named> = {
  pending: { label: 'Pending', tone: 'neutral' },
  in_progress: { label: 'In progress', tone: 'info' },
  under_review: { label: 'Under review', tone: 'info' },
  resolved: { label: 'Resolved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'warn' },
}

/** The same in the tracker's words. */
export const TRACKER_WORDS: Record<TrackerStatus, Named> = {
  submitted: { label: 'Submitted', tone: 'info' },
  under_review: { label: 'Under review', tone: 'info' },
  responded: { label: 'Responded', tone: 'warn' },
  resolved: { label: 'Resolved', tone: 'good' },
  verified: { label: 'Verified', tone: 'warn' },
}

export const OUTCOME_WORDS: Record<Outcome, string> = {
  removed: 'Removed',
  updated: 'Updated',
  verified: 'Verified as it stands',
  pending: 'No answer recorded',
}

export const PRIORITY_WORDS: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }

/** Those of the targets that are bureaus, in the product's order. */
export const bureausOf = (targets: readonly DisputeTarget[]): readonly Bureau[] =>
  BUREAUS.filter((bureau) => targets.includes(bureau))

/** `Experian`, or the company's own name. */
export const targetName = (target: DisputeTarget, creditor: string): string =>
  target === 'creditor' ? creditor : BUREAU_NAMES[target]
