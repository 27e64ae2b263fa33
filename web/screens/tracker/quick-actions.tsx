import { useId } from 'react'
import type { TrackerActs } from '#web/screens/tracker/use-tracker-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

interface QuickActionsProps {
  readonly acts: TrackerActs
  /** Nothing is disputed yet. */
  readonly isEmpty: boolean
}

export function QuickActions({ acts, isEmpty }: QuickActionsProps) {
  const id = useId()
  const off = isEmpty ? { disabled: true, 'aria-describedby': id } : {}
  return (
    <Sheet title="Quick Actions">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <LinkButton to="/disputes" tone="primary" wide="phone" isButton>
          File New Dispute
        </LinkButton>
        <Button wide="phone" busy={acts.isDownloading} onClick={() => acts.download(null)} {...off}>
          Download All Documents
        </Button>
        <Button wide="phone" busy={acts.isFollowingUp} onClick={() => acts.followUp(null)} {...off}>
          Send Follow-ups
        </Button>
        <LinkButton to="/answers" wide="phone">
          Upload an Answer
        </LinkButton>
      </div>
      {isEmpty ? (
        <p id={id} className="mt-2 text-small text-soft">
          Nothing is disputed yet.
        </p>
      ) : null}
    </Sheet>
  )
}
