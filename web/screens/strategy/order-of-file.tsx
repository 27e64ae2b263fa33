import { PlannedRow } from '#web/screens/strategy/planned-row.tsx'
import { type Strategy, summaryOf } from '#web/screens/strategy/strategy-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The entries in their order. */
export function OrderOfFile({ strategy }: { readonly strategy: Strategy }) {
  const { disputes, isPractice } = strategy
  return (
    <Sheet title="The order of your file" holds="ledger" aside={isPractice ? <Tag tone="warn">Practice</Tag> : undefined}>
      {disputes.length === 0 ? (
        <EmptyState
          title="Nothing to dispute"
          action={<LinkButton to="/credit-reports/your-word">See what only you can say</LinkButton>}
        >
          We found nothing to dispute in your newest reports. We ask you what no page can show.
        </EmptyState>
      ) : (
        <>
          <p className="border-b border-rule px-5 py-3 text-small text-soft md:px-7">{summaryOf(strategy)}.</p>
          <FoldedRows rows={disputes} first={3} what="disputes">
            {(shown) => (
              <Ledger label="The order of your file">
                {shown.map((planned) => (
                  <PlannedRow key={`${planned.entry.reportId} ${planned.entry.subjectId}`} planned={planned} />
                ))}
              </Ledger>
            )}
          </FoldedRows>
          <p className="border-t border-rule px-5 py-4 text-small text-soft md:px-7">
            Point figures and percentages are estimates, not promises. You can dispute mistakes yourself, for free.
          </p>
        </>
      )}
    </Sheet>
  )
}
