import type { ReactNode } from 'react'
import type { Bureau } from '#engine/words/bureau.ts'
import { BureauMarks } from '#web/ui/bureau-mark.tsx'

/** What the report prints, with the value in question between what comes before and behind it. */
export interface Printed {
  readonly before?: string
  readonly wrong: string
  readonly after?: string
}

interface CorrectionRowProps {
  readonly creditor: string
  /** As printed: `$1,284`. */
  readonly amount?: string | null
  readonly bureaus: readonly Bureau[]
  /** Absent for an entry that only needs a look: no value is called wrong then. */
  readonly printed?: Printed
  /** One sentence that says what cannot be right. */
  readonly problem?: string
  /** Estimated points; null when nothing is known about it. */
  readonly points?: number | null
  readonly level?: 3 | 4
  /** The Dispute button, or a Disputed tag. */
  readonly action?: ReactNode
  /** A link to the page of the report, exonerations, anything below. */
  readonly children?: ReactNode
}

/** One entry as a proofreader marks it: what is printed, what is wrong with it, what it may cost, what to do. */
export function CorrectionRow(props: CorrectionRowProps) {
  const { creditor, amount, bureaus, printed, problem, points, level = 3, action, children } = props
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <li className="drawn-later px-5 py-5 md:px-7">
      <div className="flex items-baseline justify-between gap-x-4">
        <Heading className="min-w-0 font-serif text-h3 wrap-anywhere">
          {creditor}
          {amount == null ? null : <span className="font-sans font-normal tracking-normal text-soft"> · {amount}</span>}
        </Heading>
        <span className="shrink-0">
          <BureauMarks bureaus={bureaus} />
        </span>
      </div>
      <dl className="mt-2 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2 gap-y-1">
        {printed === undefined ? null : (
          <>
            <dt className="pt-px text-small text-soft">Printed</dt>
            <dd className="quoted wrap-anywhere">
              {printed.before}
              <span className="questioned">{printed.wrong}</span>
              {printed.after}
            </dd>
          </>
        )}
        {problem === undefined ? null : (
          <>
            <dt className="text-small text-soft">Problem</dt>
            <dd className="text-small">{problem}</dd>
          </>
        )}
      </dl>
      {children === undefined ? null : <div className="mt-2">{children}</div>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-soft">{points == null ? null : <Cost points={points} />}</p>
        {action}
      </div>
    </li>
  )
}

function Cost({ points }: { readonly points: number }) {
  return (
    <>
      Could be costing about <strong className="text-ink">{`${points} ${points === 1 ? 'point' : 'points'}`}</strong>
    </>
  )
}
