import { bureauNamed, type Cell, type CellLine, labelOf, type LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { Run } from '#engine/reading/lines.ts'
import type { ListedLine, MarkupListing } from '#engine/reading/list-markup.ts'
import { elementsIn, hasClass, isElement, isShown, type MarkupElement, textIn } from '#engine/reading/markup-tree.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A listed line as what a fact stands in. */
export function lineOfListed({ text, evidence }: Pick<ListedLine, 'text' | 'evidence'>): CellLine {
  const runs: Run[] = evidence ? [{ page: evidence.page, text: evidence.quote, box: evidence.box, words: [] }] : []
  return { text, runs }
}

/** What an element shows, line by line. */
export const cellOf = (element: MarkupElement, listing: MarkupListing): Cell => listing.linesOf(element).map(lineOfListed)

/** The cells of a row, hidden ones too: they keep the others in their columns. */
export const cellsOf = (row: MarkupElement): MarkupElement[] => row.children.filter(isElement)

/** The shown rows of a table, none of a table within it. */
export const tableRows = (table: MarkupElement): MarkupElement[] => elementsIn(table, ({ tag }) => tag === 'tr')

const HEADER_CLASSES: Readonly<Record<Bureau, string>> = { transunion: 'headerTUC', experian: 'headerEXP', equifax: 'headerEQF' }

/** The bureau that a heading cell names, by its class or its words. */
export function bureauOfHeader(cell: MarkupElement): Bureau | null {
  const byClass = Object.entries(HEADER_CLASSES).find(([, name]) => hasClass(cell, name))?.[0]
  return bureauNamed(byClass ?? '') ?? bureauNamed(textIn(cell))
}

/** A bureau for each column but the first, which is that of the labels; null where the row heads anything else. */
export function columnsOf(row: MarkupElement): readonly (Bureau | null)[] | null {
  const [first, ...named] = cellsOf(row).map(bureauOfHeader)
  const isHeader = first === null && named.length > 0 && named.every((bureau) => bureau !== null)
  return isHeader && new Set(named).size === named.length ? [first, ...named] : null
}

/** The labelled rows under the row that heads the bureaus; null where the table has no such row. */
export function labelRows(table: MarkupElement, listing: MarkupListing): LabelRow[] | null {
  let columns: readonly (Bureau | null)[] | null = null
  const rows: LabelRow[] = []
  for (const row of tableRows(table)) {
    const header: readonly (Bureau | null)[] | null = columnsOf(row)
    if (header) columns = header
    else if (columns) rows.push(...rowOf(cellsOf(row), columns, listing))
  }
  return columns && rows
}

/** A row of cells as a labelled row: the first is its label, the others stand under their bureaus. */
export function rowOf(cells: readonly MarkupElement[], columns: readonly (Bureau | null)[], listing: MarkupListing): LabelRow[] {
  const [first] = cells
  const place = first ? cellOf(first, listing) : []
  const [labelRun] = place.flatMap(({ runs }) => runs)
  if (!labelRun) return []
  const own = cells.flatMap((cell, index) => {
    const bureau = columns[index]
    return bureau && isShown(cell) ? [[bureau, cellOf(cell, listing)] as const] : []
  })
  return [{ label: labelOf(place.map(({ text }) => text).join(' ')), labelRun, cells: Object.fromEntries(own) }]
}
