import type { Report } from '#engine/report/report.ts'
import { counted } from '#engine/values/counted.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'

/** What was read and what was not, in one plain sentence or two: the report's own totals against ours, and what is still open. */
export function tellReading(report: Report, toConfirm = 0): string {
  const hard = report.inquiries.filter((inquiry) => inquiry.kind === 'hard').length
  const read = [
    counted(report.accounts.length, 'account', 'accounts'),
    counted(hard, 'hard inquiry', 'hard inquiries'),
    counted(report.publicRecords.length, 'public record', 'public records'),
  ].join(', ')
  const name = BUREAU_NAMES[report.bureau]
  const isColumn = report.accounts.some(({ fileEntry }) => fileEntry !== null)
  const source = isColumn ? `from what your three-bureau report says of ${name}` : `from your ${name} report`
  return [`Read ${source}: ${read}.`, tellTotals(report), ...tellUnread(report), ...tellOpen(toConfirm)].join(' ')
}

function tellTotals({ totals: { printed, read: found, reconciled } }: Report): string {
  if (reconciled === null) return 'The report prints no totals to compare with.'
  if (reconciled) return 'This agrees with the totals that the report prints.'
  const differences = Object.keys(printed)
    .filter((name) => printed[name] !== found[name])
    .map((name) => `${name}: the report says ${printed[name]}, we read ${found[name] ?? 0}`)
  return `Check these against the pages, ${differences.join('; ')}.`
}

function tellUnread({ unreadPages = [] }: Report): string[] {
  if (unreadPages.length === 0) return []
  const pages = unreadPages.length === 1 ? `Page ${unreadPages[0]} is a picture` : `Pages ${unreadPages.join(', ')} are pictures`
  return [`${pages} on which nothing could be read; what follows, up to the next heading, may need your eye.`]
}

const tellOpen = (count: number): string[] =>
  count === 0 ? [] : [count === 1 ? '1 value needs your eye.' : `${count} values need your eye.`]
