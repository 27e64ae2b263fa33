import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { ReportHead } from '#web/parts/stored-report.ts'
import { writeMoment, writeReportDate } from '#web/parts/written.ts'

/** `Experian report, October 29, 2025`; of one without a bureau, when it was uploaded. */
export const nameOfReport = ({ bureau, reportDate, uploadedAt }: ReportHead): string =>
  bureau === null ? `Pictures of ${writeMoment(uploadedAt)}` : `${BUREAU_NAMES[bureau]} report, ${writeReportDate(reportDate)}`
