import { and, asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { resultCheck as checkShape } from '#contract/answers.ts'
import type { ResultCheck } from '#engine/answers/result-check.ts'
import type { Context } from '#server/context.ts'
import { answers, resultChecks } from '#server/database/tables/answers.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { openValue } from '#server/platform/sealed-text.ts'

/** What a report shows of an answer, with the dispute of the answer. */
export interface CheckRow extends Omit<typeof resultChecks.$inferSelect, 'sealedCheck' | 'check'> {
  readonly check: ResultCheck
  readonly disputeId: string
  readonly isPractice: boolean
}

export const checkPlace = (userId: string, { answerId, reportId }: Pick<CheckRow, 'answerId' | 'reportId'>): string =>
  `${userId}/result-check/${answerId}/${reportId}`

/** The checks of these answers, oldest first. */
export async function checksOf(context: Context, user: SignedIn, answerIds: readonly string[]): Promise<CheckRow[]> {
  if (answerIds.length === 0) return []
  const rows = await context.db
    .select({ row: resultChecks, disputeId: answers.disputeId, isPractice: answers.isPractice })
    .from(resultChecks)
    .innerJoin(answers, and(eq(answers.userId, resultChecks.userId), eq(answers.id, resultChecks.answerId)))
    .where(and(eq(resultChecks.userId, user.id), inArray(resultChecks.answerId, [...answerIds])))
    .orderBy(asc(resultChecks.checkedAt), asc(resultChecks.reportDate))
  return Promise.all(
    rows.map(async ({ row: { sealedCheck, ...row }, ...more }) => {
      const check = await openValue<ResultCheck>(context, checkPlace(user.id, row), sealedCheck)
      if (check === null) throw new Error('what earlier versions kept in plain text is sealed when the product starts')
      return { ...row, ...more, check }
    }),
  )
}

export function checkAnswer(row: CheckRow): z.input<typeof checkShape> {
  const { verdict, sentence, changes, question, places } = row.check
  return {
    answerId: row.answerId,
    disputeId: row.disputeId,
    reportId: row.reportId,
    reportDate: row.reportDate,
    checkedAt: row.checkedAt,
    verdict,
    sentence,
    changes: [...changes],
    question,
    places: places.map(({ reportId, reportDate, evidence }) => {
      const [x, y, width, height] = evidence.box
      const box: [number, number, number, number] = [x, y, width, height]
      return { ...evidence, box, reportId, reportDate }
    }),
    said: row.said,
    isPractice: row.isPractice,
  }
}
