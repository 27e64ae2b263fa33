import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { keepScorePrediction, readScorePredictions, type scoredReport } from '#contract/score-predictions.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { refresh } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

type Report = z.output<typeof scoredReport>

/** For each report that prints a score by a named model: what the plan sees in reach on it, kept as a prediction. */
export function PredictFromPlan({ reports }: { readonly reports: readonly Report[] }) {
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: ({ reportId }: Report) => call(keepScorePrediction, { body: { reportId } }),
    retry: false,
    onSuccess: async () => {
      await refresh(client, readScorePredictions)
      toast({ title: 'Prediction kept', description: 'We’ll compare it with your next report from this bureau.' })
    },
    onError: (error) => {
      toast({ title: 'Not kept', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  const scored = reports.filter(({ score, scoreModel }) => score !== null && scoreModel !== null)
  if (scored.length === 0 || !may('keepScorePrediction')) return null
  return (
    <div className="border-t border-rule px-5 py-4 md:px-7">
      <p className="measure text-small text-soft">
        Or save what your plan could bring: every proven error removed, card balances paid down, and past-due amounts paid.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {scored.map((report) => (
          <Button
            key={report.reportId}
            busy={keep.isPending && keep.variables.reportId === report.reportId}
            onClick={() => keep.mutate(report)}
          >
            Predict {BUREAU_NAMES[report.bureau]} from my plan
          </Button>
        ))}
      </div>
    </div>
  )
}
