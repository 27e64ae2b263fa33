import { receiptOf } from '#engine/disputes/filing-clock.ts'
import type { FilingMethod } from '#engine/words/filing-method.ts'
import { addDays, type Day } from '#engine/values/day.ts'
import { PERIODS } from '#engine/law/periods.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Case } from '#web/parts/case.ts'
import { dayHere } from '#web/platform/today.ts'
import type { Tone } from '#web/ui/tag.tsx'

/** Where the submission to one recipient stands, in the documents' words. */
export const SUBMISSION_STATES = ['ready', 'in_progress', 'submitted_online', 'submitted_mail', 'submitted_phone'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

export const SUBMISSION_WORDS: Record<SubmissionState, { readonly label: string; readonly tone: Tone }> = {
  ready: { label: 'Ready to Submit', tone: 'neutral' },
  in_progress: { label: 'In Progress', tone: 'info' },
  submitted_online: { label: 'Submitted Online', tone: 'good' },
  submitted_mail: { label: 'Submitted by Mail', tone: 'good' },
  submitted_phone: { label: 'Told by Phone', tone: 'good' },
}

const STATE_OF: Record<FilingMethod, SubmissionState> = {
  online: 'submitted_online',
  mail: 'submitted_mail',
  phone: 'submitted_phone',
}

/** What the dispute's own record says about one recipient: what the member filed directly, else a letter that was sent. */
export function submissionState(dispute: Pick<Case, 'submissions' | 'letters'>, target: DisputeTarget): SubmissionState {
  const filed = dispute.submissions.findLast((submission) => submission.target === target)
  if (filed !== undefined) return STATE_OF[filed.method]
  const isMailed = dispute.letters.some((letter) => letter.bureau === target && letter.sentAt !== null)
  return isMailed ? 'submitted_mail' : 'ready'
}

/** The day it was filed or mailed; null while it is not. */
export function submittedOn(dispute: Pick<Case, 'submissions' | 'letters'>, target: DisputeTarget): Day | null {
  const filed = dispute.submissions.findLast((submission) => submission.target === target)
  const mailed = dispute.letters.find((letter) => letter.bureau === target && letter.sentAt !== null)?.sentAt ?? null
  return filed?.filedOn ?? (mailed === null ? null : dayHere(mailed))
}

const INVESTIGATIONS = new Set<string>(['reinvestigation', 'furnisher_investigation'])

/** The clock that runs with one recipient: the first of its investigations. */
export function runningClock(dispute: Pick<Case, 'deadlines'>, target: DisputeTarget): Case['deadlines'][number] | null {
  const running = dispute.deadlines.filter(
    (deadline) => deadline.target === target && !deadline.isOver && INVESTIGATIONS.has(deadline.kind),
  )
  return running.toSorted((a, b) => a.due.localeCompare(b.due))[0] ?? null
}

/** When a bureau's answer would be due if the dispute were filed on a day; null where no clock would start. */
export function dueIfFiled(target: DisputeTarget, method: FilingMethod, filedOn: Day): Day | null {
  const { receivedOn, expectedOn } = receiptOf({ target, method, filedOn })
  const start = receivedOn ?? expectedOn
  return start === null ? null : addDays(start, PERIODS.reinvestigation.value)
}
