import type { Rehearsal } from '#contract/rehearsals.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { inRehearsal } from '#web/platform/rehearsal-base.ts'
import { standingOf, STORY_WORDS } from '#web/screens/rehearsal/rehearsal-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { ButtonAnchor } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The disputes of the rehearsal, each with what its bureau is to do and the way into its file. */
export function RehearsedCases({ rehearsal: { id, disputes, isSurprise } }: { readonly rehearsal: Rehearsal }) {
  return (
    <Sheet title="The cases" holds="ledger">
      {disputes.length === 0 ? (
        <EmptyState title="No disputes">Every dispute of this rehearsal is gone.</EmptyState>
      ) : (
        <Ledger>
          {disputes.map((dispute) => {
            const { words, tone } = standingOf(dispute)
            return (
              <LedgerRow
                key={dispute.id}
                title={dispute.creditor}
                marks={
                  <>
                    <Tag tone="warn">Practice</Tag>
                    <Tag tone={tone}>{words}</Tag>
                  </>
                }
                actions={
                  <ButtonAnchor href={inRehearsal(id, `/disputes/${dispute.id}`)} about={dispute.creditor}>
                    Open the case file
                  </ButtonAnchor>
                }
              >
                <p className="text-soft">
                  {dispute.bureau === null ? '' : `${BUREAU_NAMES[dispute.bureau]}. `}
                  {counted(dispute.letters, 'letter')} mailed. {partOf(dispute, isSurprise)}
                </p>
              </LedgerRow>
            )
          })}
        </Ledger>
      )}
    </Sheet>
  )
}

/** What the bureau does with it; a dispute that was opened later on has no story of its own until its letter is there. */
function partOf({ story }: Rehearsal['disputes'][number], isSurprise: boolean): string {
  if (story !== null) return `The bureau’s part: ${STORY_WORDS[story].label.toLowerCase()}.`
  return isSurprise ? 'What the bureau will do is a surprise.' : 'Opened later on: the bureau answers it as it comes.'
}
