import { helpingHere } from '#web/platform/helping-base.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { SessionOverDialog } from '#web/shell/session-over-dialog.tsx'
import { StepUpDialog } from '#web/shell/step-up-dialog.tsx'

const HelpingSessionOver = lazyPart(async () => (await import('#web/parts/helping/in-file.tsx')).HelpingSessionOver)

interface DialogsAboveProps {
  /** Who sits there is asked before an act goes on. */
  readonly isAsked: boolean
  readonly isOver: boolean
}

/** What asks above the page; loaded when one of them is needed. */
export function DialogsAbove({ isAsked, isOver }: DialogsAboveProps) {
  return (
    <>
      {isAsked ? <StepUpDialog /> : null}
      {isOver && helpingHere() === null ? <SessionOverDialog /> : null}
      {isOver && helpingHere() !== null ? <HelpingSessionOver /> : null}
    </>
  )
}
