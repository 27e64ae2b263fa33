import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { EntryWay } from '#web/parts/dispute-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

interface FileSeveralProps {
  readonly ways: readonly EntryWay[]
  readonly onDispute: (itemId: string) => void
  readonly onClose: () => void
}

/** Several entries, disputed one after the other from one place; their letters are then approved and sent together. */
export function FileSeveral({ ways, onDispute, onClose }: FileSeveralProps) {
  const letters = ways.flatMap(({ entry }) => entry.letterIds).length
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Which of these is wrong?"
      description="Dispute only what you know is wrong. Where your report shows no error, we ask what it is first."
    >
      <ul className="divide-y divide-rule">
        {ways.map(({ entry: { bureau, creditorName, reportId, subjectId }, way }) => (
          <li key={`${reportId} ${subjectId}`} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <strong>{creditorName}</strong>, {BUREAU_NAMES[bureau]}
            </span>
            {way.to === 'item' ? (
              <Button about={`${creditorName}, ${BUREAU_NAMES[bureau]}`} onClick={() => onDispute(way.itemId)}>
                Dispute
              </Button>
            ) : way.to === 'case' ? (
              <RowLink to="/disputes/$id" params={{ id: way.disputeId }}>
                Disputed<span className="sr-only">: {creditorName}</span>
              </RowLink>
            ) : (
              <RowLink to="/credit-reports" search={{ id: reportId }} hash="findings">
                See it<span className="sr-only">: {creditorName}</span>
              </RowLink>
            )}
          </li>
        ))}
      </ul>
      {letters === 0 ? null : (
        <RowLink to="/credit-repair" search={{ tab: 'dispute-letters' }}>
          Approve and send your {letters === 1 ? 'letter' : `${letters} letters`}
        </RowLink>
      )}
    </Dialog>
  )
}
