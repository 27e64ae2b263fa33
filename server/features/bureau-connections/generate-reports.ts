import type { generateReports as endpoint } from '#contract/bureaus.ts'
import { BUREAUS } from '#engine/words/bureau.ts'
import { generatedAnswer, isPracticeAnswer, told } from '#server/features/bureau-connections/answers.ts'
import { askBureaus, personOf } from '#server/features/bureau-connections/bureau-connections.ts'
import { judgeReports } from '#server/features/report-analysis/report-analysis.ts'
import type { Operation } from '#server/platform/operations.ts'

/** A practice report of each bureau, kept like an upload. */
export const generateReports: Operation<typeof endpoint> = async (context, { user, body }) => {
  const answers = await askBureaus(context, user, {
    person: personOf(context, body.personalInfo),
    bureaus: BUREAUS,
    action: 'report.generated',
    failed: 'Failed to generate credit reports',
    // The generator takes no SSN and invents: a real bureau is not asked by it.
    service: context.practiceBureaus,
  })
  const all = await told(context, user, answers)
  const rows = answers.flatMap(({ row }) => (row === null ? [] : [row]))
  const scores = all.flatMap(({ report }) => report?.score ?? [])
  const sum = scores.reduce((total, score) => total + score, 0)
  return {
    reports: all.map(generatedAnswer),
    averageScore: scores.length === 0 ? null : Math.round(sum / scores.length),
    totalNegativeItems: all.reduce((total, { report }) => total + (report?.negativeItems.length ?? 0), 0),
    analysis: await judgeReports(context, user, rows),
    isPractice: isPracticeAnswer(all),
  }
}
