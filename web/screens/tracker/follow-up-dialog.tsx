import { useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { may } from '#web/platform/may.ts'
import type { FollowUp } from '#web/screens/tracker/use-tracker-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Step = FollowUp['steps'][number]

interface FollowUpDialogProps {
  readonly followUps: readonly FollowUp[]
  readonly onClose: () => void
}

/** What can follow each dispute now: a letter that waits to be read, or the day and the reason why none can yet. */
export function FollowUpDialog({ followUps, onClose }: FollowUpDialogProps) {
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const isOne = followUps.length === 1
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        title={isOne ? 'Send Follow-up' : 'Send Follow-ups'}
        description="We write a follow-up when it’s due. You read and approve it. We never send anything without you."
      >
        {followUps.length === 0 ? (
          <p className="measure">No dispute is waiting for an answer. Once a letter is on its way, its follow-up shows here.</p>
        ) : (
          <ul className="divide-y divide-rule">
            {followUps.map(({ disputeId, creditor, steps }) => (
              <li key={disputeId} className="py-4 first:pt-0 last:pb-0">
                <h3 className="font-serif text-h3 wrap-anywhere">{creditor}</h3>
                {steps.map((step) => (
                  <FollowUpStep key={`${step.kind} ${step.bureau}`} step={step} creditor={creditor} onOpen={setOpenLetter} />
                ))}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </>
  )
}

interface FollowUpStepProps {
  readonly step: Step
  readonly creditor: string
  readonly onOpen: (letterId: string) => void
}

function FollowUpStep({ step, creditor, onOpen }: FollowUpStepProps) {
  const { letter, why, citation } = step
  return (
    <div className="mt-2">
      <p className="font-strong">{headOf(step)}</p>
      <p className="measure mt-1 text-small text-soft">
        {why}
        {citation === null ? '' : ` (${citation})`}
      </p>
      {letter === null ? null : (
        <div className="mt-3">
          <Button tone="primary" wide="phone" onClick={() => onOpen(letter.id)} about={creditor}>
            {may('attestLetter') ? 'Read and approve' : 'Read it'}
          </Button>
        </div>
      )}
    </div>
  )
}

function headOf({ kind, bureau, dueOn }: Step): string {
  const name = bureau === null ? '' : BUREAU_NAMES[bureau]
  if (kind === 'prepared') return `The follow-up to ${name} is ready for you`
  if (kind === 'none') return 'No follow-up now'
  return dueOn === null ? `${name}: no follow-up now` : `${name}: not before ${writeDay(dueOn)}`
}
