import { Arrival } from '#web/parts/arrival.tsx'
import { probabilityTone } from '#web/parts/probability-tone.ts'
import { SuccessBasis } from '#web/parts/success-basis.tsx'
import { About } from '#web/screens/ai-analysis/about.tsx'
import { ChooseEntry, type ChooseEntryProps } from '#web/screens/ai-analysis/choose-entry.tsx'
import { type Prediction, usePrediction } from '#web/screens/ai-analysis/demo-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The outlook of a dispute. */
export function PredictionPanel(entry: ChooseEntryProps) {
  const prediction = usePrediction()
  return (
    <div className="space-y-6">
      <Sheet title="Success prediction">
        <p className="measure mb-5 text-soft">
          No trained model works here. The estimate comes from our published table, updated only by counting how disputes ended on
          this site. The strategy comes from our rules, and the pattern from your own answered disputes.
        </p>
        <div className="space-y-5">
          <ChooseEntry {...entry} />
          <Button tone="primary" wide="phone" busy={prediction.isPending} onClick={() => prediction.mutate(entry.itemId)}>
            Predict Success
          </Button>
        </div>
      </Sheet>
      {prediction.data === undefined || prediction.isPending ? null : <PredictionResult found={prediction.data} />}
    </div>
  )
}

function PredictionResult({ found }: { readonly found: Prediction }) {
  const { successProbability, grade, bestStrategy, historicalPattern, nextSteps, timeframe } = found
  return (
    <Arrival key={`${found.negativeItemId} ${found.creditor}`}>
      <Sheet title="Prediction">
        <About {...found} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="quoted figures text-score">{successProbability}%</span>
          <Tag tone={probabilityTone(successProbability)}>{`Evidence: ${grade.level}`}</Tag>
          <span className="text-small text-soft">Success probability: an estimate, not a promise.</span>
        </p>
        <p className="measure mt-2 text-small text-soft">
          <SuccessBasis {...found} />
        </p>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-small">
          {grade.reasons.map((reason) => (
            <li key={reason} className="measure">
              {reason}
            </li>
          ))}
        </ul>
        <Part title="Best strategy">{bestStrategy}</Part>
        <Part title="Historical pattern">{historicalPattern}</Part>
        <section className="mt-5 border-t border-rule pt-4">
          <h3>Recommended approach</h3>
          <ol className="mt-2 list-decimal space-y-1.5 pl-5">
            {nextSteps.map((step) => (
              <li key={step} className="measure">
                {step}
              </li>
            ))}
          </ol>
        </section>
        <Part title="Timeframe">{timeframe}</Part>
      </Sheet>
    </Arrival>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section className="mt-5 border-t border-rule pt-4">
      <h3>{title}</h3>
      <p className="measure mt-1">{children}</p>
    </section>
  )
}
