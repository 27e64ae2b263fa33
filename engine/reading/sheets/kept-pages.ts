import { placed } from '#engine/reading/sheets/placed.ts'
import type { DocumentText, PageText } from '#engine/reading/page-text.ts'
import type { Report } from '#engine/report/report.ts'

/** A document in which each printed page stands once, and the way back to its places in the file. */
export interface PagesOnce {
  readonly document: DocumentText
  /** The report with every place where it is in the file, and the pages that were left out. */
  inFile(report: Report): Report
}

/** A page that stays, and the number of the page in whose place it is read: its own, where it does not stand for a worse copy. */
export interface Kept {
  readonly page: PageText
  readonly place: number
}

/** The document with the pages that stay; the places of the others are closed up, so that nothing seems to be missing there. */
export function keptPages(document: DocumentText, kept: readonly Kept[]): PagesOnce {
  if (kept.length === document.pages.length) return { document, inFile: (report) => report }
  const staying = new Set(kept.map(({ page }) => page))
  const repeatedPages = document.pages.filter((page) => !staying.has(page)).map(({ number }) => number)
  const places = new Set(kept.map(({ place }) => place))
  const closed = document.pages.map(({ number }) => number).filter((number) => !places.has(number))
  const numbered = kept.map(({ page, place }) => ({ page, number: place - closed.filter((one) => one < place).length }))
  const numberInFile = new Map(numbered.map(({ page, number }) => [number, page.number]))
  return {
    document: { ...document, pages: numbered.map(({ page, number }) => ({ ...page, number })) },
    inFile: (report) => ({
      ...placed(report, (place) => ({ ...place, page: numberInFile.get(place.page) ?? place.page })),
      repeatedPages,
    }),
  }
}
