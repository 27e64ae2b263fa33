import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keepScorePrediction, readScorePredictions } from '#contract/score-predictions.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { may } from '#web/platform/may.ts'
import { refresh } from '#web/platform/query-client.ts'
import type { ScoredReport } from '#web/screens/tools/start-from.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'

interface KeepPredictionProps {
  readonly report: ScoredReport
  readonly actions: readonly ScoreAction[]
}

/** Keeps what was simulated from a printed score, so that the next report can be compared with it. */
export function KeepPrediction({ report, actions }: KeepPredictionProps) {
  const client = useQueryClient()
  const keep = useMutation({
    mutationFn: () => call(keepScorePrediction, { body: { reportId: report.reportId, actions: [...actions] } }),
    retry: false,
    onSuccess: () => refresh(client, readScorePredictions),
    onError: (error) => {
      toast({ title: 'Not kept', description: wordsOf(error, 'Try again in a moment.'), tone: 'destructive' })
    },
  })
  if (!may('keepScorePrediction')) return null
  if (report.scoreModel === null) {
    return (
      <p className="measure text-small text-soft">
        This report doesn’t name its scoring model, so we couldn’t compare a later score with this prediction.
      </p>
    )
  }
  if (keep.data !== undefined) {
    return (
      <output className="measure block text-small">
        Saved. We’ll compare it with the {report.scoreModel} on your next {BUREAU_NAMES[report.bureau]} report, on your{' '}
        <TextLink to="/dashboard">dashboard</TextLink>.
      </output>
    )
  }
  return (
    <Button wide="phone" busy={keep.isPending} onClick={() => keep.mutate()}>
      Keep this prediction
    </Button>
  )
}
