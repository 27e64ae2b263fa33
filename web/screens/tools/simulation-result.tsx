import { useEffect, useRef } from 'react'
import type { ScoreAction } from '#engine/scores/score-action.ts'
import type { Simulation } from '#engine/scores/simulate-score.ts'
import { FactorTable } from '#web/screens/tools/factor-table.tsx'
import { KeepPrediction } from '#web/screens/tools/keep-prediction.tsx'
import { ACTION_WORDS, pointsChanged } from '#web/screens/tools/simulator-words.ts'
import type { ScoredReport } from '#web/screens/tools/start-from.tsx'
import { Table } from '#web/ui/table.tsx'

interface SimulationResultProps extends Simulation {
  readonly from: number
  readonly actions: readonly ScoreAction[]
  /** The report that it starts from; null where a score was typed without one. */
  readonly report: ScoredReport | null
}

/** What the figures might bring: the score, the range it is in, what each action adds or takes, and by which factor. Comes into sight by itself. */
export function SimulationResult({
  from,
  simulatedScore,
  improvement,
  range,
  contributions,
  factors,
  actions,
  report,
}: SimulationResultProps) {
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
              <strong>{pointsChanged(improvement)}</strong> on {from}, somewhere between{' '}
              <strong className="figures whitespace-nowrap">{`${range.low} and ${range.high}`}</strong>. An estimate, not a
              promise.
            </>
          )}
        </span>
      </output>
      {contributions.length === 0 ? null : (
        <div className="mt-4 space-y-5">
          <Table
            caption="What each action changes"
            columns={[
              { name: 'Action', cell: ({ kind }) => ACTION_WORDS[kind], isRowName: true },
              { name: 'Estimate', cell: ({ points }) => pointsChanged(points), isNumber: true },
            ]}
            rows={contributions}
            keyOf={({ kind }) => kind}
          />
          <FactorTable changes={factors} report={report} />
          {/* A printed score that was typed over is no printed score any more. */}
          {report?.score === from ? <KeepPrediction report={report} actions={actions} /> : null}
        </div>
      )}
    </section>
  )
}
