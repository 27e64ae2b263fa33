import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import { WhyDate } from '#web/parts/why-date.tsx'
import type { Case } from '#web/parts/case.ts'
import { Details } from '#web/ui/details.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Deadline = Case['deadlines'][number]

/** What runs from the member's own filing of a complaint. */
const BY_FILING: readonly Deadline['kind'][] = ['cfpb_response', 'cfpb_final_response']

const BY_MEMBER: readonly Deadline['kind'][] = ['validation_period', 'court_answer']

/** The legal dates of a dispute, earliest first; each says why it is that day. Those that no one waits for any more are folded. */
export function CaseDeadlines({ dispute }: { readonly dispute: Case }) {
  const sorted = dispute.deadlines.toSorted((a, b) => a.due.localeCompare(b.due))
  const running = sorted.filter(({ isOver }) => !isOver)
  const over = sorted.filter(({ isOver }) => isOver)
  return (
    <Sheet title="Deadlines">
      {running.length === 0 ? <p className="text-soft">You’re not waiting for any date.</p> : null}
      <Dates of={running} dispute={dispute} />
      {over.length === 0 ? null : (
        <Details summary="Dates that no longer matter">
          <Dates of={over} dispute={dispute} />
        </Details>
      )}
    </Sheet>
  )
}

function Dates({ of: deadlines, dispute }: { readonly of: readonly Deadline[]; readonly dispute: Case }) {
  return (
    <ul className="divide-y divide-rule empty:hidden">
      {deadlines.map((deadline) => (
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
  )
}
