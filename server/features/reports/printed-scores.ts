import type { PrintedScore } from '#engine/scores/compare-prediction.ts'
import type { Context } from '#server/context.ts'
import { allReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What all the user's reports print of a score. */
export const printedScores = async (context: Context, user: SignedIn): Promise<PrintedScore[]> =>
  (await allReports(context, user)).map(({ id, bureau, source, reportDate, uploadedAt, content: { score, scoreModel } }) => ({
    reportId: id,
    bureau,
    isPractice: source === 'practice',
    reportDate,
    uploadedAt,
    score,
    scoreModel,
  }))
