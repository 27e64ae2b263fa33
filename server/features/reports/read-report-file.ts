import type { readReportFile as endpoint } from '#contract/reports.ts'
import { readOriginal } from '#server/features/reports/original-files.ts'
import { ownedHead } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readReportFile: Operation<typeof endpoint> = async (context, { user, params }) =>
  readOriginal(context, await ownedHead(context, user, params.id))
