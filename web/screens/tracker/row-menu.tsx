import { Download, FileText, MailPlus } from 'lucide-react'
import type { ReactElement } from 'react'
import { Offered } from '#web/parts/helping/offered.tsx'
import { may } from '#web/platform/may.ts'
import type { Dispute } from '#web/screens/tracker/tracker-figures.ts'
import type { TrackerActs } from '#web/screens/tracker/use-tracker-acts.ts'
import { Menu, MenuAct, MenuLink } from '#web/ui/menu.tsx'

interface RowMenuProps {
  readonly trigger: ReactElement
  readonly dispute: Dispute
  readonly acts: TrackerActs
}

/** What else can be done with a dispute; the press that asked for it has been already. */
export function RowMenu({ trigger, dispute, acts }: RowMenuProps) {
  return (
    <Menu align="end" trigger={trigger} isOpen>
      <MenuLink to="/disputes/$id" params={{ id: dispute.id }} icon={FileText}>
        View Details
      </MenuLink>
      <Offered by="readDocuments">
        <MenuAct icon={Download} isDisabled={acts.isDownloading} onSelect={() => acts.download(dispute)}>
          Download Documents
        </MenuAct>
      </Offered>
      <Offered by="prepareFollowUp">
        <MenuAct icon={MailPlus} isDisabled={acts.isFollowingUp} onSelect={() => acts.followUp(dispute)}>
          {may('sendLetters') ? 'Send Follow-up' : 'Prepare follow-up'}
        </MenuAct>
      </Offered>
    </Menu>
  )
}
