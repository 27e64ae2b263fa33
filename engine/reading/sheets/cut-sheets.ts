import { bottomOf, leftOf, middleXOf, middleYOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { pageLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText, PageText, Word } from '#engine/reading/page-text.ts'
import { placed } from '#engine/reading/sheets/placed.ts'
import type { Box, Evidence } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** A document page by page, and the way back to the sheets it was printed on. */
export interface CutSheets {
  readonly document: DocumentText
  /** The report with every place where it is on the sheets. */
  onSheets(report: Report): Report
}

/**
 * Grids in which programs print several pages on a sheet: how many beside each other, how many above each other. The finest first: what can
 * be cut into eight pages can be cut into two halves as well, each of four.
 */
const GRIDS = [
  [4, 4],
  [3, 3],
  [4, 2],
  [2, 4],
  [3, 2],
  [2, 3],
  [2, 2],
  [3, 1],
  [1, 3],
  [2, 1],
  [1, 2],
] as const
/** Points: the pages that were printed, Letter and A4. */
const PAPERS = [
  [612, 792],
  [595.28, 841.89],
] as const
/** Two pages on a sheet lie beside each other: it is so much wider than high. */
const LANDSCAPE = 1.15
/** Points: what a printer leaves free around the pages of a sheet. */
const UNPRINTED = [0, 12, 18, 24, 36] as const
/** The width that a page is read at: layouts count in points of a whole page. */
const PAGE_WIDTH = 612
/** Of a sheet's height: at its head and foot a viewer may print lines of its own across the pages. */
const EDGE = 0.05
/** Letters as high as this are printed across a sheet, not on its pages. */
const ACROSS = 36
/** Shorter pieces of text are put in odd places by some programs. */
const WHOLE = 3
/** Points of a whole page: no program prints text closer to the edge of a page. */
const MARGIN = 6
/** Points: how high half of the words of a report are, at the size of a whole page. */
const TYPE = [5, 16] as const
/** Points: all pages begin as far from their edge. */
const SAME_MARGIN = 3
/** The share of the lines that begins at a margin; what hangs out of it is less. */
const MANY = 0.05
const SOME = 0.02

/** How the pages of a sheet lie: the left upper corner of each, row by row, and how many times smaller than a page they are. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly paper: (typeof PAPERS)[number]
  readonly scale: number
  readonly corners: readonly (readonly [x: number, y: number])[]
  /** Two halves of a sheet, wherever in its half each page begins and ends. */
  readonly isOfAnyHeight?: boolean
}

/**
 * Cuts sheets on which several pages were printed; other documents stay as they are. One reading for each order in which the pages may
 * follow each other: along the rows first, as nearly every program prints them, then down the columns.
 */
export function cutSheets(document: DocumentText): readonly [CutSheets, ...CutSheets[]] {
  const grid = gridOf(document)
  if (grid === null) return [{ document, onSheets: (report) => report }]
  const [first, ...others] = ordersOn(grid, document.pages)
  return [cutBy(grid, first ?? alongRows(grid), document), ...others.map((order) => cutBy(grid, order, document))]
}

const alongRows = ({ corners }: Grid): readonly number[] => corners.map((_, index) => index)

/** The orders in which no page is missing before the last: along the rows, down the columns. */
function ordersOn(grid: Grid, sheets: readonly PageText[]): readonly (readonly number[])[] {
  const along = alongRows(grid)
  const down = along.toSorted((a, b) => (a % grid.columns) - (b % grid.columns))
  const last = sheets.at(-1)
  const used = new Set(last?.words.map(({ box }) => cellOf(box, grid)))
  const orders = grid.columns === 1 || grid.rows === 1 ? [along] : [along, down]
  return orders.filter((order) =>
    order.slice(0, order.findLastIndex((cell) => used.has(cell)) + 1).every((cell) => used.has(cell)),
  )
}

function cutBy(grid: Grid, order: readonly number[], document: DocumentText): CutSheets {
  const pages = document.pages.flatMap((sheet, at) =>
    order.map((cell, index) => pageOn(sheet, { grid, cell, number: at * order.length + index + 1 })),
  )
  // Cells behind the last page are no pages.
  const last = pages.findLastIndex(({ words }) => words.length > 0)
  const sheetOf = (page: number): number => Math.floor((page - 1) / order.length)
  const onSheet = (place: Evidence): Evidence => {
    const [left, top] = grid.corners[order[(place.page - 1) % order.length] ?? 0] ?? [0, 0]
    const [x, y, width, height] = place.box
    const to = grid.scale * zoomOf(grid)
    return {
      ...place,
      page: document.pages[sheetOf(place.page)]?.number ?? place.page,
      box: [left + x * to, top + y * to, width * to, height * to],
    }
  }
  return {
    document: { ...document, pages: pages.slice(0, last + 1) },
    // A part that was put in twice is no page of the file.
    onSheets: ({ repeatedPages: _parts, ...report }) => placed(report, onSheet),
  }
}

/** Pages of every paper are read at one width. */
const zoomOf = ({ paper: [width] }: Grid): number => width / PAGE_WIDTH

function pageOn(sheet: PageText, { grid, cell, number }: { grid: Grid; cell: number; number: number }): PageText {
  const [left, top] = grid.corners[cell] ?? [0, 0]
  const to = grid.scale * zoomOf(grid)
  const own = ([x, y, width, height]: Box): Box => [(x - left) / to, (y - top) / to, width / to, height / to]
  const isOwn = ({ box }: { box: Box }): boolean => cellOf(box, grid) === cell
  return {
    number,
    width: PAGE_WIDTH,
    height: grid.paper[1] / zoomOf(grid),
    words: sheet.words.filter(isOwn).map((word) => ({ ...word, box: own(word.box) })),
    marks: sheet.marks.filter((box) => isOwn({ box })).map(own),
  }
}

/** The cell in which the middle of a box lies; null for what a viewer printed around the pages. */
function cellOf(box: Box, { columns, rows, corners, paper, scale }: Grid): number | null {
  const [left, top] = corners[0] ?? [0, 0]
  const [nextLeft] = corners[1] ?? [0, 0]
  const nextTop = corners[columns]?.[1] ?? 0
  const column = Math.floor((middleXOf(box) - left) / (columns > 1 ? nextLeft - left : paper[0] * scale))
  // What is above or below the pages of a single row is the viewer's, and left to `isAside`.
  const row = rows === 1 ? 0 : Math.floor((middleYOf(box) - top) / (nextTop - top))
  return column < 0 || column >= columns || row < 0 || row >= rows ? null : row * columns + column
}

/** The grid by which all sheets can be cut; null where they are pages. */
function gridOf({ pages }: DocumentText): Grid | null {
  const [first] = pages
  const height = typeHeight(pages)
  if (first === undefined || height === null || pages.some((page) => !isOfSize(page, first))) return null
  for (const [columns, rows] of GRIDS) {
    const fitting = PAPERS.flatMap((paper) =>
      UNPRINTED.flatMap((unprinted) => gridsOn(first, { columns, rows, paper, unprinted })),
    ).filter((grid) => isCutBy(grid, pages, height))
    const [best] = fitting.toSorted((a, b) => wordsOutside(a, pages) - wordsOutside(b, pages))
    if (best !== undefined) return best
  }
  if (first.width < first.height * LANDSCAPE) return null
  const [halves] = gridsOn(first, { columns: 2, rows: 1, paper: PAPERS[0], unprinted: 0 })
  return halves !== undefined && isCutBy({ ...halves, isOfAnyHeight: true }, pages, height) ? halves : null
}

const isOfSize = (one: PageText, other: PageText): boolean =>
  Math.abs(one.width - other.width) < 1 && Math.abs(one.height - other.height) < 1

/** Half of the words are no higher. */
function typeHeight(pages: readonly PageText[]): number | null {
  const heights = pages.flatMap(({ words }) => words.map(({ box }) => box[3])).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? null
}

/** The pages as large as they fit: side by side in the middle of the sheet, or each in the middle of its part of it. */
function gridsOn(
  sheet: PageText,
  { columns, rows, paper, unprinted }: Pick<Grid, 'columns' | 'rows' | 'paper'> & { readonly unprinted: number },
): readonly Grid[] {
  const [width, height] = [sheet.width - 2 * unprinted, sheet.height - 2 * unprinted]
  const [wide, high] = paper
  const scale = Math.min(width / (columns * wide), height / (rows * high))
  const [partWidth, partHeight] = [width / columns, height / rows]
  const [ownWidth, ownHeight] = [wide * scale, high * scale]
  const around = { x: (width - columns * ownWidth) / 2, y: (height - rows * ownHeight) / 2 }
  const cornersBy = (at: (column: number, row: number) => readonly [number, number]): Grid => ({
    columns,
    rows,
    paper,
    scale,
    corners: Array.from({ length: columns * rows }, (_, cell) => {
      const [x, y] = at(cell % columns, Math.floor(cell / columns))
      return [x + unprinted, y + unprinted] as const
    }),
  })
  return [
    cornersBy((column, row) => [around.x + column * ownWidth, around.y + row * ownHeight]),
    cornersBy((column, row) => [
      column * partWidth + (partWidth - ownWidth) / 2,
      row * partHeight + (partHeight - ownHeight) / 2,
    ]),
  ]
}

/** Whether every word stands within one of the pages, at a size in which reports are printed, and all columns begin alike. */
function isCutBy(grid: Grid, sheets: readonly PageText[], typeOnSheet: number): boolean {
  const onPage = typeOnSheet / grid.scale
  if (onPage < TYPE[0] || onPage > TYPE[1]) return false
  if (!sheets.every((sheet) => sheet.words.every((word) => isAside(word, sheet) || isWithinPage(word.box, grid)))) return false
  const columns = Array.from({ length: grid.columns }, (_, column) =>
    sheets.flatMap((sheet) =>
      Array.from({ length: grid.rows }, (_row, row) => pageOn(sheet, { grid, cell: row * grid.columns + column, number: 1 })),
    ),
  )
  return areUsed(grid, sheets) && haveOneMargin(columns)
}

/** Whether the sheets before the last are filled, and on the last no page is missing between two. */
function areUsed(grid: Grid, sheets: readonly PageText[]): boolean {
  if (ordersOn(grid, sheets).length === 0) return false
  const cells = sheets.map(({ words }) => new Set(words.map(({ box }) => cellOf(box, grid)).filter((cell) => cell !== null)))
  const isFilled = (used: ReadonlySet<number>): boolean =>
    new Set([...used].map((cell) => cell % grid.columns)).size === grid.columns &&
    new Set([...used].map((cell) => Math.floor(cell / grid.columns))).size === grid.rows
  return cells.slice(0, -1).every(isFilled) && cells.reduce((sum, { size }) => sum + size, 0) > sheets.length
}

/** How many words stand on none of the pages: lines of a viewer, or the head of a page that lies elsewhere. */
const wordsOutside = (grid: Grid, sheets: readonly PageText[]): number =>
  sheets.reduce((sum, { words }) => sum + words.filter(({ box }) => !isWithinPage(box, grid)).length, 0)

/** What says nothing about the grid: lines of a viewer at the edge, large letters across the sheet, odd pieces. */
const isAside = ({ text, box }: Word, { height }: PageText): boolean =>
  text.length < WHOLE || box[3] >= ACROSS || middleYOf(box) <= height * EDGE || middleYOf(box) >= height * (1 - EDGE)

function isWithinPage(box: Box, grid: Grid): boolean {
  const cell = cellOf(box, grid)
  const [left, top] = grid.corners[cell ?? -1] ?? [null, null]
  if (left === null || top === null) return false
  const margin = MARGIN * grid.scale
  const [width, height] = grid.paper
  return (
    leftOf(box) >= left + margin &&
    rightOf(box) <= left + width * grid.scale - margin &&
    (grid.isOfAnyHeight === true || (topOf(box) >= top + margin && bottomOf(box) <= top + height * grid.scale - margin))
  )
}

/** The columns of one wide page begin wherever they do; two pages of one document begin their lines where the document does. */
function haveOneMargin(columns: readonly (readonly PageText[])[]): boolean {
  const [first, ...others] = columns.map(lefts).filter(({ size }) => size > 0)
  return first !== undefined && others.every((other) => hasMarginOf(first, other) && hasMarginOf(other, first))
}

/** How many lines begin at each place. */
function lefts(pages: readonly PageText[]): ReadonlyMap<number, number> {
  const places = pages.flatMap((page) => pageLines(page).map(({ box }) => Math.round(leftOf(box))))
  return new Map([...Map.groupBy(places, (left) => left)].map(([left, same]) => [left, same.length / places.length]))
}

/** Whether at the leftmost place where many of the one's lines begin some of the other's do. */
function hasMarginOf(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
  const margin = Math.min(...[...one].flatMap(([left, share]) => (share >= MANY ? [left] : [])))
  return [...other].some(([left, share]) => share >= SOME && Math.abs(left - margin) < SAME_MARGIN)
}
