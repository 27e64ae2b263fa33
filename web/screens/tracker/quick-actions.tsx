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
  const because = isEmpty ? { disabledBecause: 'Nothing is disputed yet.' } : {}
  return (
    <Sheet title="Quick Actions">
      <div className="flex flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap sm:items-start">
        <LinkButton to="/disputes" tone="primary" isButton>
          File New Dispute
        </LinkButton>
        <Button busy={acts.isDownloading} onClick={() => acts.download(null)} {...because}>
          Download All Documents
        </Button>
        <Button busy={acts.isFollowingUp} onClick={() => acts.followUp(null)} {...because}>
          Send Follow-ups
        </Button>
      </div>
    </Sheet>
  )
}
