import { bureauNamed, type Cell, type CellLine, labelOf, type LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { Run } from '#engine/reading/lines/lines.ts'
import type { ListedLine, MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { elementsIn, hasClass, isElement, isShown, type MarkupElement, textIn } from '#engine/reading/listing/markup-tree.ts'
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

/**
 * The cells of a row under the cells of the row that heads the table: the shown under the shown where they are as many, else each
 * in its place. Where neither adds up and some are hidden, nothing tells which is under which.
 */
export function cellsUnder(
  header: readonly MarkupElement[],
  cells: readonly MarkupElement[],
): readonly (MarkupElement | undefined)[] {
  const [heads, shown] = [header.filter(isShown), cells.filter(isShown)]
  const isPlain = heads.length === header.length && shown.length === cells.length
  if (isPlain || (shown.length !== heads.length && cells.length === header.length)) return cells
  if (shown.length !== heads.length) return shown.slice(0, 1)
  let at = 0
  return header.map((one) => (isShown(one) ? shown[at++] : undefined))
}

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
  let header: readonly MarkupElement[] = []
  const rows: LabelRow[] = []
  for (const row of tableRows(table)) {
    const cells = cellsOf(row)
    const named: readonly (Bureau | null)[] | null = columnsOf(row)
    if (named) [columns, header] = [named, cells]
    else if (columns) rows.push(...rowOf(cellsUnder(header, cells), columns, listing))
  }
  return columns && rows
}

/** A row of cells as a labelled row: the first is its label, the others stand under their bureaus. */
export function rowOf(
  cells: readonly (MarkupElement | undefined)[],
  columns: readonly (Bureau | null)[],
  listing: MarkupListing,
): LabelRow[] {
  const [first] = cells
  const place = first ? cellOf(first, listing) : []
  const [labelRun] = place.flatMap(({ runs }) => runs)
  if (!labelRun) return []
  const own = cells.flatMap((cell, index) => {
    const bureau = columns[index]
    return bureau && cell && isShown(cell) ? [[bureau, cellOf(cell, listing)] as const] : []
  })
  return [{ label: labelOf(place.map(({ text }) => text).join(' ')), labelRun, cells: Object.fromEntries(own) }]
}
