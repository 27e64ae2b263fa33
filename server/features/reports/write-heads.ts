import type { z } from 'zod'
import { listReports, type reportHead } from '#contract/reports.ts'
import { reportHeadAnswer } from '#server/features/reports/report-answer.ts'
import { openReport, type StoredReport } from '#server/features/reports/report-rows.ts'
import type { Owned } from '#server/platform/caller.ts'

export interface HeadsToWrite {
  readonly reports: readonly Owned<StoredReport>[]
  /** Readings that stand before the reports. */
  readonly readings: readonly z.input<typeof reportHead>[]
}

/** Writes the heads of reports as JSON. Each report is opened for it, which is long work: it may run in a thread of its own. */
export function work({ reports, readings }: HeadsToWrite): Uint8Array {
  const heads = reports.map((stored) => reportHeadAnswer(openReport(stored)))
  return new TextEncoder().encode(JSON.stringify(listReports.heads.parse([...readings, ...heads])))
}
