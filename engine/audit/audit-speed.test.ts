import { expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { largeReport } from '#engine/testing/large-report.ts'

/** Speed itself is measured by `tools/bench/rule-speed.ts`; here only that a report of the whole size is judged. */
it('judges 150 accounts with grids of 84 months', () => {
  const report = largeReport()
  expect(report.accounts).toHaveLength(150)
  expect(new Set(report.accounts.map(({ paymentHistory }) => paymentHistory.length))).toEqual(new Set([84]))
  const judged = new Set(auditReport(report).map(({ subjectId }) => subjectId))
  expect(judged.size).toBeGreaterThan(100)
})
