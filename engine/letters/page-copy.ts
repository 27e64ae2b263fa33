import { type PartialDay, writeDay } from '#engine/values/day.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'

/** What tells one report of a consumer from another in the name of an enclosure. */
export interface CopiedReport {
  readonly bureau: Bureau
  readonly reportDate: PartialDay | null
  /** A monitoring service's page with the bureau's data. */
  readonly isFromMonitoring?: boolean
}

const sourceOf = ({ bureau, isFromMonitoring }: CopiedReport): string =>
  isFromMonitoring ? 'credit monitoring' : BUREAU_NAMES[bureau]
const dateOf = ({ reportDate }: CopiedReport): string | null => (reportDate === null ? null : writeDay(reportDate))

/** How a letter names a page of a report that goes along. */
export function namePageCopy(page: number, report: CopiedReport): string {
  const date = dateOf(report)
  return `A copy of page ${page} of my ${sourceOf(report)} report${date === null ? '' : ` dated ${date}`}, with the item highlighted`
}

const PAGE_COPY = /^A copy of page (\d{1,4}) of my (?:([A-Za-z ]{1,30}) )?report(?: dated ([A-Za-z0-9, ]{4,20}\d{4}|\d{4}))?/

/** The page that an enclosure is a copy of; null for any other paper. */
export function pageOfEnclosure(name: string): number | null {
  const found = PAGE_COPY.exec(name)?.[1]
  return found === undefined ? null : Number(found)
}

/** Whether the enclosure can be a page of this report; words that its writer left out fit any. */
export function isPageOf(name: string, report: CopiedReport): boolean {
  const [, page, source, date] = PAGE_COPY.exec(name) ?? []
  if (page === undefined) return false
  return (source === undefined || source === sourceOf(report)) && (date === undefined || date === dateOf(report))
}
