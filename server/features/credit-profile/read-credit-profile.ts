import { eq } from 'drizzle-orm'
import type { readCreditProfile as endpoint } from '#contract/credit-profile.ts'
import { profileFigures } from '#engine/scores/profile-figures.ts'
import { creditGoals } from '#server/database/tables/credit-profile.ts'
import { fileAtHand } from '#server/features/reports/reports.ts'
import { currentScore } from '#server/features/scores/scores.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The goal of someone who has set none: where lenders' best offers usually begin. */
const USUAL_GOAL = 750

/** The newest score and the figures computed from the accounts. A bureau's own disclosure prints no score. */
export const readCreditProfile: Operation<typeof endpoint> = async (context, { user }) => {
  const [goal] = await context.db.select().from(creditGoals).where(eq(creditGoals.userId, user.id))
  const atHand = await fileAtHand(context, user)
  const { score, origin } = await currentScore(context, user, atHand)
  const reports = atHand.reports.toSorted((a, b) => newness(b).localeCompare(newness(a)))
  const accounts = reports.flatMap((row) => row.content.accounts)
  return {
    currentScore: score,
    scoreOrigin: origin,
    targetScore: goal?.targetScore ?? USUAL_GOAL,
    ...profileFigures(accounts, reports[0]?.reportDate ?? null),
    updatedAt: reports[0]?.uploadedAt ?? null,
    isPractice: atHand.isPractice,
  }
}

const newness = (row: { reportDate: string | null; uploadedAt: string }): string => `${row.reportDate ?? ''} ${row.uploadedAt}`
