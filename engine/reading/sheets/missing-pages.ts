import type { DocumentText } from '#engine/reading/page-text.ts'
import { siteAddressOn } from '#engine/reading/sheets/site-address.ts'
import { printedNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import type { PrintedPages, Report } from '#engine/report/report.ts'

/** How many pages there are by what is printed on them, and which of them the file has. */
export interface MissingPages extends PrintedPages {
  /** Whether some are missing behind the last page of the part. */
  readonly isCutShort: boolean
}

/** The name under which pages are counted among the totals of a report. */
export const PAGES = 'pages'

/**
 * What the pages say that the file does not have; null where they are all there, or do not say it. In a file of several reports that
 * is numbered as one, the others have the numbers that a part seems to miss.
 */
export function missingPages(part: DocumentText, file: DocumentText): MissingPages | null {
  const { pages } = printedNumbers(file.pages) === null ? part : file
  const found = printedNumbers(pages)
  if (found === null || found.total <= pages.length) return null
  const last = pages[found.numbers.indexOf(Math.max(...found.numbers))]
  const isLastHere = last !== undefined && part.pages.includes(last)
  const [address, ...others] = new Set(pages.map(siteAddressOn))
  return {
    total: found.total,
    read: found.numbers.toSorted((a, b) => a - b),
    ...(address && others.length === 0 && { address }),
    isCutShort: isLastHere && !found.numbers.includes(found.total),
  }
}

/** The report with the number of its pages among its totals where some are missing: what was read can agree with nothing then. */
export function withMissingPages(report: Report, missing: MissingPages | null): Report {
  if (missing === null) return report
  const { printed, read } = report.totals
  const { total, address } = missing
  return {
    ...report,
    printedPages: { total, read: missing.read, ...(report.isExcerpt && address && { address }) },
    totals: {
      printed: { ...printed, [PAGES]: missing.total },
      read: { ...read, [PAGES]: missing.read.length },
      reconciled: false,
    },
  }
}

/** The pages that are not here as `1-12` or `5`, in order. */
export function missingRanges({ total, read }: PrintedPages): string[] {
  const ends = [...read.filter((number) => number <= total).toSorted((a, b) => a - b), total + 1]
  return ends.flatMap((end, index) => {
    const from = (ends[index - 1] ?? 0) + 1
    if (from >= end) return []
    return [from === end - 1 ? `${from}` : `${from}-${end - 1}`]
  })
}
