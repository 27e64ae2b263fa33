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

/** What a letter says about the pages that go along; empty where none does. */
export function enclosesPages(pages: readonly number[]): string {
  const [one, ...more] = pages
  if (one === undefined) return ''
  return more.length === 0
    ? `I enclose a copy of page ${one} with the item highlighted.`
    : 'I enclose copies of the pages with the items highlighted.'
}

/** That sentence, also in words that its writer changed a little. */
export const ENCLOSES_PAGES =
  /(?:\bI (?:enclose|am enclosing|have enclosed|attach)|\bEnclosed (?:is|are)) (?:a copy|copies) of (?:the )?pages?\b[^.\n]{0,100}\./
