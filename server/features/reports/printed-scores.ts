import { eq, sql } from 'drizzle-orm'
import type { PrintedScore } from '#engine/scores/compare-prediction.ts'
import type { Context } from '#server/context.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What all the user's reports print of a score, without the rest of what they say. */
export function printedScores(context: Context, user: SignedIn): Promise<PrintedScore[]> {
  return context.db
    .select({
      reportId: reports.id,
      bureau: reports.bureau,
      isPractice: sql<boolean>`(${reports.source} = 'practice')`,
      reportDate: reports.reportDate,
      uploadedAt: reports.uploadedAt,
      score: sql<number | null>`(${reports.content}->>'score')::int`,
      scoreModel: sql<string | null>`${reports.content}->>'scoreModel'`,
    })
    .from(reports)
    .where(eq(reports.userId, user.id))
}
