import type { CreditFile } from '#engine/analysis/credit-file.ts'
import { gainsInReach } from '#engine/analysis/gains-in-reach.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'

/** What the file gives the simulator to work with on one of its reports: a score knows the file of its own bureau alone. */
export function gainsOnReport(file: CreditFile, reportId: string): readonly ScoreAction[] {
  return gainsInReach({
    ...file,
    reports: file.reports.filter(({ id }) => id === reportId),
    earlier: (file.earlier ?? []).filter(({ id }) => id === reportId),
    findings: file.findings.filter((finding) => finding.reportId === reportId),
  })
}
