import { bureauOfHeader, cellsOf, cellsUnder, labelRows, rowOf } from '#engine/reading/layouts/bureau-columns/markup-cells.ts'
import type { LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { MarkupListing } from '#engine/reading/listing/list-markup.ts'
import { elementsIn, firstIn, hasClass, type MarkupElement } from '#engine/reading/listing/markup-tree.ts'
import type { Bureau } from '#engine/words/bureau.ts'

const isGrid = (element: MarkupElement): boolean => hasClass(element, 'd-grid')
const isLabel = (element: MarkupElement): boolean => hasClass(element, 'attribute-label')

/**
 * The labelled rows of a table or grid, whichever way it is built: columns of cells, of which the first are the labels;
 * rows of a label and its values; or one flow of labels and values. Null where no row heads the bureaus.
 */
export function gridRows(table: MarkupElement, listing: MarkupListing): LabelRow[] | null {
  if (table.tag === 'table') return labelRows(table, listing)
  const grids = isGrid(table) ? [table] : elementsIn(table, isGrid)
  let columns: readonly (Bureau | null)[] | null = null
  let header: readonly MarkupElement[] = []
  const rows: LabelRow[] = []
  for (const cells of grids.flatMap(cellRows)) {
    const named: readonly (Bureau | null)[] | null = headerOf(cells)
    if (named) [columns, header] = [named, cells]
    else if (columns) rows.push(...rowOf(cellsUnder(header, cells), columns, listing))
  }
  return columns && rows
}

/** The bureaus that the cells behind the first name, all of them; null otherwise. */
function headerOf(cells: readonly MarkupElement[]): readonly (Bureau | null)[] | null {
  const [first, ...named] = cells.map(bureauOfHeader)
  return first === null && named.length > 0 && named.every((bureau) => bureau !== null) ? [null, ...named] : null
}

/** A grid as rows of cells. */
function cellRows(grid: MarkupElement): MarkupElement[][] {
  const children = cellsOf(grid)
  if (children.some(isLabel)) return flowRows(children)
  const [first] = children
  const columns = children.map(cellsOf)
  const tall = Math.max(0, ...columns.map(({ length }) => length))
  const areColumns = first !== undefined && (hasClass(first, 'labels') || children.some((child) => hasClass(child, 'd-contents')))
  if (areColumns) return Array.from({ length: tall }, (_, at) => columns.flatMap((cells) => cells[at] ?? []))
  return firstIn(grid, isLabel) !== null ? columns : rowsOfFlow(children)
}

/** Cells one after the other, as the grid sets them: as many a row as the first has, which heads the bureaus. One row otherwise. */
function rowsOfFlow(cells: readonly MarkupElement[]): MarkupElement[][] {
  const heads = cells.map(bureauOfHeader)
  const end = heads.findIndex((bureau, at) => at > 0 && bureau === null)
  const isWhole = heads[0] === null && end > 1 && cells.length % end === 0
  if (!isWhole) return [[...cells]]
  return Array.from({ length: cells.length / end }, (_, row) => cells.slice(row * end, (row + 1) * end))
}

/** Labels and values one after the other: a label begins a row; what comes before the first heads the columns. */
function flowRows(children: readonly MarkupElement[]): MarkupElement[][] {
  const rows: MarkupElement[][] = [[]]
  for (const child of children) {
    if (isLabel(child) && (rows.at(-1)?.length ?? 0) > 0) rows.push([child])
    else rows.at(-1)?.push(child)
  }
  return rows
}
