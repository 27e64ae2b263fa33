import { isDoubtful } from '#engine/reading/doubts/doubts.ts'
import { goesOn, isPrintedOtherwise } from '#engine/reading/files/same-entry.ts'
import type { PrintedPages, Report } from '#engine/report/report.ts'

/** Whether it is pages alone: prints of single accounts, or some of the numbered pages of a report. */
export const isPart = ({ isExcerpt, printedPages }: Report): boolean => isExcerpt === true || printedPages !== undefined

/**
 * Whether two files are pages of one report: of the same site or of as many numbered pages, of one day and nobody else's.
 * Two prints of accounts that print no day say nothing against it; whoever keeps them knows when they came.
 */
export function isOneReport(one: Report, other: Report): boolean {
  if (!isPart(one) || !isPart(other) || one.isExcerpt !== other.isExcerpt) return false
  if (one.bureau !== other.bureau || one.format !== other.format) return false
  if (one.isExcerpt !== true && !areOfOneCount(one, other)) return false
  if (isDayInDoubt(one) || isDayInDoubt(other)) return false
  if (one.reportDate !== other.reportDate && !areHalves(one, other)) return false
  const [name, second] = [one.personalInfo.name, other.personalInfo.name]
  if (name !== null && second !== null && name !== second) return false
  return one.accounts.every((account) => other.accounts.every((entry) => !isPrintedOtherwise(account, entry)))
}

/** Pages of a whole report print their day. */
const areOfOneCount = (one: Report, other: Report): boolean =>
  one.reportDate !== null && one.printedPages?.total === other.printedPages?.total

/** The second page of an account prints no day: it goes on with an account of the other file. */
const areHalves = (one: Report, other: Report): boolean =>
  (one.reportDate === null || other.reportDate === null) &&
  (areOfOnePrint(one.printedPages, other.printedPages) ||
    one.accounts.some((account) => other.accounts.some((entry) => goesOn(account, entry))))

/** Whether both are some of as many pages of one address, and not the same. */
export const areOfOnePrint = (one: PrintedPages | undefined, other: PrintedPages | undefined): boolean =>
  one?.address !== undefined &&
  one.address === other?.address &&
  one.total === other.total &&
  !one.read.some((page) => other.read.includes(page))

const isDayInDoubt = ({ evidence }: Report): boolean => {
  const place = evidence?.['reportDate']
  return place !== undefined && isDoubtful(place)
}
