import { writeDay } from '#engine/values/day.ts'
import { targetName } from '#web/parts/dispute-words.ts'
import type { Case } from '#web/screens/disputes/case-file.tsx'
import { Details } from '#web/ui/details.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Deadline = Case['deadlines'][number]

const KIND_WORDS: Record<Deadline['kind'], string> = {
  reinvestigation: 'Investigation ends',
  results_notice: 'Written results',
  frivolous_notice: 'Notice if they call it frivolous',
  verification_method: 'Method of verification',
  block: 'Identity theft block',
  cfpb_door: 'CFPB complaint possible',
  furnisher_investigation: 'Company’s investigation ends',
  validation: 'Your last day to dispute the debt',
}

/** The legal dates of a dispute, earliest first; each says why it is that day. */
export function CaseDeadlines({ dispute }: { readonly dispute: Case }) {
  const sorted = dispute.deadlines.toSorted((a, b) => a.due.localeCompare(b.due))
  return (
    <Sheet title="Deadlines">
      <ul className="divide-y divide-rule">
        {sorted.map((deadline) => (
          <li key={`${deadline.kind} ${deadline.target} ${deadline.due}`} className="py-2 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{KIND_WORDS[deadline.kind]}</span>
              <span className="font-strong">{writeDay(deadline.due)}</span>
            </p>
            <Details summary={<span className="text-small">Why this date?</span>}>
              <p className="text-small text-soft">
                {deadline.why} ({deadline.citation})
              </p>
              <p className="mt-1 text-small text-soft">
                {deadline.target === null ? '' : `${targetName(deadline.target, dispute.creditor)}. `}
                {deadline.basis === 'delivery'
                  ? 'Counted from the recorded delivery.'
                  : 'An expectation until the delivery is scanned.'}
              </p>
            </Details>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
