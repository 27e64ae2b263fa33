import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import { isPrintedOtherwise } from '#engine/reading/files/same-entry.ts'
import type { Report } from '#engine/report/report.ts'

/**
 * Whether two files are pages of one report: prints of single accounts from the same site of a bureau, of one day and nobody else's.
 * Two that print no day say nothing against it; whoever keeps them knows when they came.
 */
export function isOneReport(one: Report, other: Report): boolean {
  if (one.isExcerpt !== true || other.isExcerpt !== true) return false
  if (one.bureau !== other.bureau || one.format !== other.format) return false
  if (one.reportDate !== other.reportDate || isDayInDoubt(one) || isDayInDoubt(other)) return false
  const [name, second] = [one.personalInfo.name, other.personalInfo.name]
  if (name !== null && second !== null && name !== second) return false
  return one.accounts.every((account) => other.accounts.every((entry) => !isPrintedOtherwise(account, entry)))
}

const isDayInDoubt = ({ evidence }: Report): boolean => {
  const place = evidence?.['reportDate']
  return place !== undefined && isDoubtful(place)
}
