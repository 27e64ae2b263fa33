import { itemName } from '#web/parts/item-words.ts'
import { RestingEntries } from '#web/parts/resting-entries.tsx'
import { PlanDetails } from '#web/screens/strategy/plan-details.tsx'
import { StartDispute } from '#web/screens/strategy/start-dispute.tsx'
import { GROUND_WORDS, type Planned, TURN_WORDS } from '#web/screens/strategy/strategy-words.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { Details } from '#web/ui/details.tsx'
import { LedgerRow } from '#web/ui/ledger.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** One entry: its place and why, its start, and behind one press its whole plan. */
export function PlannedRow({ planned }: { readonly planned: Planned }) {
  const { entry, accountNumber, place, turn, why, ground } = planned
  const { label, tone } = TURN_WORDS[turn]
  return (
    <LedgerRow
      title={`${place}. ${entry.creditorName}`}
      marks={
        <>
          <BureauMark bureau={entry.bureau} isFull />
          <Tag tone={tone}>{label}</Tag>
          <Tag>{GROUND_WORDS[ground]}</Tag>
          {accountNumber === null ? null : <span className="text-small text-soft wrap-anywhere">Account {accountNumber}</span>}
        </>
      }
    >
      <p className="measure wrap-anywhere">{why}</p>
      <div className="mt-1">
        <RestingEntries title={entry.creditorName} entries={[entry]} />
      </div>
      <StartDispute planned={planned} />
      <div className="mt-1">
        <Details
          summary={
            <span className="text-small">
              Show the plan<span className="sr-only">: {itemName(entry)}</span>
            </span>
          }
        >
          <PlanDetails planned={planned} />
        </Details>
      </div>
    </LedgerRow>
  )
}
