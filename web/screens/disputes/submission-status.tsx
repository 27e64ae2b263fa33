import { writeDay } from '#engine/values/day.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import type { Case } from '#web/parts/case.ts'
import { runningClock, SUBMISSION_WORDS, type SubmissionState, submittedOn } from '#web/screens/disputes/submission-state.ts'
import { Details } from '#web/ui/details.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface SubmissionStatusProps {
  readonly id: string
  readonly dispute: Case
  readonly target: DisputeTarget
  readonly state: SubmissionState
}

/** Where the submission to one recipient stands: the label, the day, and the real clock with its reason. */
export function SubmissionStatus({ id, dispute, target, state }: SubmissionStatusProps) {
  const words = SUBMISSION_WORDS[state]
  const on = submittedOn(dispute, target)
  const clock = runningClock(dispute, target)
  return (
    <div>
      <p id={id} aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="sr-only">{targetName(target, dispute.creditor)}: </span>
        <Tag tone={words.tone}>{words.label}</Tag>
        {dispute.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        {on === null ? null : <span className="text-small text-soft">Recorded on {writeDay(on)}</span>}
      </p>
      {clock === null ? null : (
        <Details
          summary={
            <span className="text-small">
              {clock.basis === 'expected' ? 'Answer expected by' : 'Answer due by'} {writeDay(clock.due)}: why this date?
            </span>
          }
        >
          <p className="measure text-small text-soft">
            {clock.why} ({clock.citation})
          </p>
        </Details>
      )}
    </div>
  )
}
