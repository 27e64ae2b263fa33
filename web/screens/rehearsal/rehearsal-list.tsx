import type { z } from 'zod'
import type { listRehearsals } from '#contract/rehearsals.ts'
import { counted } from '#engine/values/counted.ts'
import { writeDay } from '#engine/values/day.ts'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The rehearsals that were begun. */
export function RehearsalList({ rehearsals }: { readonly rehearsals: z.infer<typeof listRehearsals.answer> }) {
  return (
    <Sheet title="Your rehearsals" holds="ledger">
      <Ledger>
        {rehearsals.map(({ id, person, dayNumber, today, disputes, resolved, isOver }) => (
          <LedgerRow
            key={id}
            title={person}
            marks={
              <>
                <Tag tone="warn">Practice</Tag>
                {isOver ? <Tag>Over</Tag> : null}
              </>
            }
            actions={
              <LinkButton to="/rehearsal" search={{ id }} about={person}>
                Go on
              </LinkButton>
            }
          >
            <p className="text-soft">
              Day {dayNumber}, {writeDay(today)}. {counted(disputes, 'dispute')}, {resolved} resolved.
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </Sheet>
  )
}
