import { useEffect, useRef } from 'react'
import type { ScoreAction, Simulation } from '#engine/scores/simulate-score.ts'
import { Table } from '#web/ui/table.tsx'

const ACTION_WORDS: Record<ScoreAction['kind'], string> = {
  pay_down_debt: 'Pay down debt',
  remove_negative_item: 'Remove a negative item',
  reduce_utilization: 'Reduce utilization',
}

/** `+1 point`, `+12 points`. */
const gained = (points: number): string => `+${points} ${points === 1 ? 'point' : 'points'}`

interface SimulationResultProps extends Simulation {
  readonly from: number
}

/** What the figures might bring: the score, the range it lies in, and what each action adds. Comes into sight by itself. */
export function SimulationResult({ from, simulatedScore, improvement, range, contributions }: SimulationResultProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer a promise, and an effect may answer only its own end.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} aria-labelledby="simulation" className="mt-6 border-t border-rule pt-5">
      <h3 id="simulation" className="text-soft">
        Simulated score
      </h3>
      <output className="block">
        <span className="figures mt-1 block font-serif text-score leading-none">{simulatedScore}</span>
        <span className="measure mt-2 block">
          {contributions.length === 0 ? (
            'Enter at least one action above 0 to see what it might do.'
          ) : (
            <>
              <strong>{gained(improvement)}</strong> on {from}, somewhere between{' '}
              <strong className="figures whitespace-nowrap">{`${range.low} and ${range.high}`}</strong>. An estimate, not a
              promise.
            </>
          )}
        </span>
      </output>
      {contributions.length === 0 ? null : (
        <div className="mt-4">
          <Table
            caption="What each action adds"
            columns={[
              { name: 'Action', cell: ({ kind }) => ACTION_WORDS[kind], isRowName: true },
              { name: 'Estimate', cell: ({ points }) => gained(points), isNumber: true },
            ]}
            rows={contributions}
            keyOf={({ kind }) => kind}
          />
        </div>
      )}
    </section>
  )
}
