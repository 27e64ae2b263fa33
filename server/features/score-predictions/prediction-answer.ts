import type { z } from 'zod'
import type { scorePrediction } from '#contract/score-predictions.ts'
import { comparePrediction, type PrintedScore } from '#engine/scores/compare-prediction.ts'
import type { scorePredictions } from '#server/database/tables/score-predictions.ts'

export type PredictionRow = typeof scorePredictions.$inferSelect

/** A prediction as the wire has it, held against what the user's reports print. */
export function predictionAnswer(row: PredictionRow, printed: readonly PrintedScore[]): z.input<typeof scorePrediction> {
  const from = printed.find(({ reportId }) => reportId === row.reportId)
  const since = from?.reportDate ?? row.madeAt.slice(0, 10)
  return { ...row, outcomes: [...comparePrediction({ ...row, since }, printed)] }
}
