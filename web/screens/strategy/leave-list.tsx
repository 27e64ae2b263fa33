import { RestingEntries } from '#web/parts/resting-entries.tsx'
import { groupsOf, type LeftAlone, REASON_WORDS } from '#web/screens/strategy/strategy-words.ts'
import { FoldedRows } from '#web/ui/folded-rows.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

/** The negative entries that are no matter for a dispute: each reason once, with the entries that it is about. */
export function LeaveList({ leave, isPractice }: { readonly leave: readonly LeftAlone[]; readonly isPractice: boolean }) {
  return (
    <Sheet title="Leave alone" holds="ledger" aside={isPractice ? <Tag tone="warn">Practice</Tag> : undefined}>
      <FoldedRows rows={groupsOf(leave)} first={3} what="reasons">
        {(groups) => (
          <Ledger label="Entries to leave alone">
            {groups.map(({ reason, why, entries }) => (
              <LedgerRow key={why} title={REASON_WORDS[reason]}>
                <p className="measure wrap-anywhere">{why}</p>
                <div className="mt-1">
                  <RestingEntries title={REASON_WORDS[reason]} entries={entries} />
                </div>
                {reason === 'question_open' ? (
                  <RowLink to="/credit-reports/your-word">
                    Answer it<span className="sr-only">: {why}</span>
                  </RowLink>
                ) : null}
              </LedgerRow>
            ))}
          </Ledger>
        )}
      </FoldedRows>
    </Sheet>
  )
}
