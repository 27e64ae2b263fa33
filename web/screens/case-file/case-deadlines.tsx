import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#web/parts/dispute-words.ts'
import { WhyDate } from '#web/parts/why-date.tsx'
import type { Case } from '#web/parts/case.ts'
import { Sheet } from '#web/ui/sheet.tsx'

/** What runs from the member's own filing of a complaint. */
const BY_FILING: readonly Case['deadlines'][number]['kind'][] = ['cfpb_response', 'cfpb_final_response']

const BY_MEMBER: readonly Case['deadlines'][number]['kind'][] = ['validation_period', 'court_answer']

/** The legal dates of a dispute, earliest first; each says why it is that day. */
export function CaseDeadlines({ dispute }: { readonly dispute: Case }) {
  const sorted = dispute.deadlines.toSorted((a, b) => a.due.localeCompare(b.due))
  return (
    <Sheet title="Deadlines">
      <ul className="divide-y divide-rule">
        {sorted.map((deadline) => (
          <li key={`${deadline.kind} ${deadline.target} ${deadline.due}`} className="py-2 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{DEADLINE_WORDS[deadline.kind]}</span>
              <span className="font-strong">{writeDay(deadline.due)}</span>
            </p>
            <WhyDate why={deadline.why} citation={deadline.citation}>
              <p className="mt-1 text-small text-soft">
                {deadline.target === null ? '' : `${targetName(deadline.target, dispute.creditor)}. `}
                {BY_MEMBER.includes(deadline.kind)
                  ? 'Counted from what you told us.'
                  : BY_FILING.includes(deadline.kind)
                    ? 'Counted from the day you filed it.'
                    : deadline.basis === 'delivery'
                      ? 'Counted from the recorded delivery.'
                      : 'Expected, until the delivery is confirmed.'}
              </p>
            </WhyDate>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
