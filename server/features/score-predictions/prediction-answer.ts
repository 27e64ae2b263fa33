import type { z } from 'zod'
import type { scorePrediction } from '#contract/score-predictions.ts'
import { comparePrediction, type PrintedScore } from '#engine/scores/compare-prediction.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { scorePredictions } from '#server/database/tables/score-predictions.ts'

export type PredictionRow = typeof scorePredictions.$inferSelect

/** A prediction as the wire has it, checked against what the user's reports print. */
export function predictionAnswer(
  row: PredictionRow,
  { printed, days }: { readonly printed: readonly PrintedScore[]; readonly days: LocalDays },
): z.input<typeof scorePrediction> {
  const from = printed.find(({ reportId }) => reportId === row.reportId)
  const since = from?.reportDate ?? days.of(row.madeAt)
  return { ...row, outcomes: [...comparePrediction({ ...row, since }, printed)] }
}
