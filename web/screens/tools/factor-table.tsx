import { FACTOR_SOURCE, FACTOR_WEIGHTS, type Factor, FACTORS } from '#engine/scores/score-factors.ts'
import type { Simulation } from '#engine/scores/simulate-score.ts'
import { FACTOR_WORDS } from '#web/screens/tools/factor-words.ts'
import { pointsChanged } from '#web/screens/tools/simulator-words.ts'
import type { ScoredReport } from '#web/screens/tools/start-from.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'

interface Row {
  readonly factor: Factor
  /** What the report prints for it; null without a report. */
  readonly because: string | null
  /** The weight, as far as the report fills it; null where that is unknown. */
  readonly contribution: number | null
  /** Points; null where no action changes it. */
  readonly change: number | null
}

function FactorName({ factor, because }: Row) {
  return (
    <>
      <span className="font-strong">{FACTOR_WORDS[factor]}</span>
      {because === null ? null : <span className="block text-soft">{because}</span>}
    </>
  )
}

const FACTOR: Column<Row> = { name: 'Factor', isRowName: true, cell: FactorName }
const WEIGHT: Column<Row> = { name: 'Weight', isNumber: true, cell: ({ factor }) => `${FACTOR_WEIGHTS[factor]}%` }
const FILLED: Column<Row> = {
  name: 'Filled, of its weight',
  isNumber: true,
  cell: ({ factor, contribution }) => `${contribution ?? 'N/A'}\u00a0of\u00a0${FACTOR_WEIGHTS[factor]}`,
}
const CHANGE: Column<Row> = {
  name: 'Change',
  isNumber: true,
  cell: ({ change }) => (change === null ? 'None' : pointsChanged(change).replace(' ', '\u00a0')),
}

interface FactorTableProps {
  readonly changes: Simulation['factors']
  /** The report that it starts from; null where there is none. */
  readonly report: ScoredReport | null
}

/** The five factors of a FICO score: their weight, how the report fills them, and which of them the actions change. */
export function FactorTable({ changes, report }: FactorTableProps) {
  const rows = FACTORS.map((factor): Row => {
    const standing = report?.factors.find((one) => one.factor === factor)
    return {
      factor,
      because: standing?.because ?? null,
      contribution: standing?.contribution ?? null,
      change: changes.find((one) => one.factor === factor)?.points ?? null,
    }
  })
  return (
    <div>
      <Table
        caption="By the factors of a score"
        columns={[FACTOR, report === null ? WEIGHT : FILLED, CHANGE]}
        rows={rows}
        keyOf={({ factor }) => factor}
      />
      <p className="measure mt-2 text-small text-soft">
        The weights are{' '}
        <TextAnchor href={FACTOR_SOURCE} target="_blank" rel="noreferrer">
          those that FICO publishes
        </TextAnchor>{' '}
        for people in general; for you they may differ.
        {report === null ? '' : ' The bars are our reading of the report, not part of any score.'}
      </p>
    </div>
  )
}
