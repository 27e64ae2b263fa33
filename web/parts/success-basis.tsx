import type { z } from 'zod'
import type { successBasis } from '#contract/success-basis.ts'

interface SuccessBasisProps {
  readonly tablePercent: number
  readonly outcomes: readonly z.output<typeof successBasis.outcomes>[number][]
}

/** What a percentage of success rests on: the published table, and the ended disputes of this installation that moved it. */
export function SuccessBasis(basis: SuccessBasisProps) {
  if (basis.outcomes.length > 0) return <CountedOutcomes {...basis} />
  return 'From the published table of the evidence: how well the dispute is documented. No bureau publishes how disputes end.'
}

/** The ended disputes that a percentage counts; nothing where it counts none. */
export function CountedOutcomes({ tablePercent, outcomes }: SuccessBasisProps) {
  if (outcomes.length === 0) return null
  return (
    <>
      The published table of the evidence says {tablePercent}%; what ended on this installation is counted beside it.
      {outcomes.map(({ words }) => (
        <span key={words} className="mt-1 block">
          {words}
        </span>
      ))}
    </>
  )
}
