import { useId } from 'react'
import { Offered } from '#web/parts/helping/offered.tsx'
import { may } from '#web/platform/may.ts'
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
  if (!(['createDispute', 'readAllDocuments', 'prepareFollowUps', 'uploadReply'] as const).some((name) => may(name))) return null
  const off = isEmpty ? { disabled: true, 'aria-describedby': id } : {}
  return (
    <Sheet title="Quick Actions">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Offered by="createDispute">
          <LinkButton to="/disputes" tone="primary" wide="phone" isButton>
            File New Dispute
          </LinkButton>
        </Offered>
        <Offered by="readAllDocuments">
          <Button wide="phone" busy={acts.isDownloading} onClick={() => acts.download(null)} {...off}>
            Download All Documents
          </Button>
        </Offered>
        <Offered by="prepareFollowUps">
          <Button wide="phone" busy={acts.isFollowingUp} onClick={() => acts.followUp(null)} {...off}>
            {may('sendLetters') ? 'Send Follow-ups' : 'Prepare follow-ups'}
          </Button>
        </Offered>
        <Offered by="uploadReply">
          <LinkButton to="/answers" wide="phone">
            Upload an Answer
          </LinkButton>
        </Offered>
      </div>
      {isEmpty ? (
        <p id={id} className="mt-2 text-small text-soft">
          Nothing is disputed yet.
        </p>
      ) : null}
    </Sheet>
  )
}
