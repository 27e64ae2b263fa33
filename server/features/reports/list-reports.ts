import type { listReports as endpoint } from '#contract/reports.ts'
import { answerWithParts } from '#server/features/reports/answer-with-parts.ts'
import { allReports } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const listReports: Operation<typeof endpoint> = async (context, { user }) =>
  answerWithParts(context, user, await allReports(context, user))
