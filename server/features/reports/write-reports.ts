import type { z } from 'zod'
import { confirmValues, takeBackValue } from '#contract/confirmations.ts'
import { listReports, readReport, type report as reportShape, uploadReport } from '#contract/reports.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { findingAnswer } from '#server/features/findings/findings.ts'
import { itemAnswer, type ItemRow, itemsOn } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { reportAnswer } from '#server/features/reports/report-answer.ts'
import { openReport, type StoredReport } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

type ReportAnswer = z.input<typeof reportShape>

/** Stored reports, and all that their answers say about them. */
export interface WholeReports {
  readonly secret: Uint8Array
  readonly user: Pick<SignedIn, 'id'>
  readonly reports: readonly Owned<StoredReport>[]
  /** All items of the user. */
  readonly items: readonly ItemRow[]
  readonly findings: readonly ReturnType<typeof findingAnswer>[]
}

/** Reports as the wire has them, with their negative items and findings. */
export function reportAnswers(whole: WholeReports): ReportAnswer[] {
  return whole.reports.map((stored) => {
    const row = openReport(stored)
    const findings = whole.findings.filter(({ reportId }) => reportId === row.id)
    const negative = row.ownership === 'asked' ? [] : negativeItems(row.content)
    const of = itemsOfReport({ ...row, isPractice: row.source === 'practice' }, negative, findings)
    const items = itemsOn(whole, whole.user, { of, among: whole.items })
    return reportAnswer({ row, negativeItems: items.map(itemAnswer), findings })
  })
}

/** The calls that answer whole reports. */
const WRITTEN = {
  uploadReport: (reports: readonly ReportAnswer[], message?: string) =>
    uploadReport.answer.parse({ report: reports[0], reports, ...(message !== undefined && { message }) }),
  listReports: (reports: readonly ReportAnswer[]) => listReports.answer.parse(reports),
  readReport: ([report]: readonly ReportAnswer[]) => readReport.answer.parse(report),
  confirmValues: ([report]: readonly ReportAnswer[]) => confirmValues.answer.parse(report),
  takeBackValue: ([report]: readonly ReportAnswer[]) => takeBackValue.answer.parse(report),
}

export interface AnswerToWrite extends WholeReports {
  readonly of: keyof typeof WRITTEN
  /** Readings that come before the reports. */
  readonly readings: readonly ReportAnswer[]
  /** What is told besides. */
  readonly message?: string | undefined
}

/** Parses the answer of a call and writes it as JSON. A pure function that may run in a thread of its own. */
export function work(answer: AnswerToWrite): Uint8Array {
  return new TextEncoder().encode(
    JSON.stringify(WRITTEN[answer.of]([...answer.readings, ...reportAnswers(answer)], answer.message)),
  )
}
