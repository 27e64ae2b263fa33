import type { Report } from '#engine/report/report.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** What was read and what was not, in one plain sentence: the report's own totals against ours. */
export function tellReading(report: Report): string {
  const hard = report.inquiries.filter((inquiry) => inquiry.kind === 'hard').length
  const read = [
    counted(report.accounts.length, 'account', 'accounts'),
    counted(hard, 'hard inquiry', 'hard inquiries'),
    counted(report.publicRecords.length, 'public record', 'public records'),
  ].join(', ')
  const start = `Read from your ${BUREAU_NAMES[report.bureau]} report: ${read}.`
  const { printed, read: found, reconciled } = report.totals
  if (reconciled === null) return `${start} The report prints no totals to compare with.`
  if (reconciled) return `${start} This agrees with the totals that the report prints.`
  const differences = Object.keys(printed)
    .filter((name) => printed[name] !== found[name])
    .map((name) => `${name}: the report says ${printed[name]}, we read ${found[name] ?? 0}`)
  return `${start} Check these against the pages, ${differences.join('; ')}.`
}
