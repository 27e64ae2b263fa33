import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { readScorePredictions, type scorePrediction } from '#contract/score-predictions.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant, writeReportDate } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { PredictFromPlan } from '#web/screens/dashboard/predict-from-plan.tsx'
import { verdictOf } from '#web/screens/dashboard/prediction-words.ts'
import { BureauMark } from '#web/ui/bureau-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Prediction = z.output<typeof scorePrediction>

/** What was predicted, and what the newer reports of the same bureau really printed. */
export function PredictedScores() {
  // Reports come in elsewhere: each visit holds them against what was predicted.
  const { data, error, refetch } = useQuery({ ...read(readScorePredictions, {}), staleTime: 0, refetchOnMount: true })
  if (error !== null) return <LoadFailure what="Your predictions" error={error} onRetry={() => void refetch()} />
  return (
    <Sheet title="Predicted and actual" holds="ledger">
      {data === undefined ? (
        <SkeletonRows count={1} label="Loading predictions" />
      ) : data.predictions.length === 0 ? (
        <EmptyState title="No predictions yet" action={<LinkButton to="/tools">Simulate a score</LinkButton>}>
          Simulate from a score on one of your reports and keep the prediction. We’ll compare it with your next report from that
          bureau.
        </EmptyState>
      ) : (
        <Ledger>
          {data.predictions.map((prediction) => (
            <PredictionRow key={prediction.id} prediction={prediction} />
          ))}
        </Ledger>
      )}
      {data === undefined ? null : <PredictFromPlan reports={data.reports} />}
    </Sheet>
  )
}

function PredictionRow({ prediction }: { readonly prediction: Prediction }) {
  const { bureau, score, scoreModel, low, high, assumed, madeAt, isPractice, outcomes } = prediction
  return (
    <LedgerRow
      title={`${low} to ${high}, predicted from ${score}`}
      marks={
        <>
          <BureauMark bureau={bureau} />
          {isPractice ? <Tag tone="warn">Practice</Tag> : null}
        </>
      }
    >
      <p className="measure text-small text-soft">
        Kept on {writeInstant(madeAt)} for {scoreModel ?? 'an unknown model'}, if this happens: {assumed}.
      </p>
      {outcomes.length === 0 ? (
        <p className="mt-1 text-small">No newer {BUREAU_NAMES[bureau]} report with a score yet.</p>
      ) : (
        <ul className="mt-2 space-y-1 text-small">
          {outcomes.map((outcome) => {
            const { words, tone } = verdictOf(outcome, { low, high })
            return (
              <li key={outcome.reportId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {writeReportDate(outcome.reportDate)}: <strong className="figures">{outcome.score}</strong>
                  {outcome.scoreModel === null || outcome.scoreModel === scoreModel ? '' : `, ${outcome.scoreModel}`}
                </span>
                <Tag tone={tone}>{words}</Tag>
              </li>
            )
          })}
        </ul>
      )}
    </LedgerRow>
  )
}
