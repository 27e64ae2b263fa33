import { middleYOf } from '#engine/reading/lines/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { type FoundGrid, linesOf, wordsInHead } from '#engine/recognition/grids/find-grids.ts'
import { cellsOf } from '#engine/recognition/grids/grid-cells.ts'
import { type GridRow, rowsOf } from '#engine/recognition/grids/grid-rows.ts'
import { inOneColumn } from '#engine/recognition/grids/grid-years.ts'

/** Cells that so many rows have at least: what a page prints beside a number by accident has fewer. */
const LEAST_CELLS = 6
/** Clusters of rows that are looked at on a page. */
const MOST_LOOKS = 12

/**
 * The grids of a page whose heading was not made out: years below one another where another grid of the paper has its
 * years, and codes beside them in that grid's columns. No heading proves their months, so that each is asked about.
 */
export function findHeadless(page: PageText, known: readonly FoundGrid[], all: readonly FoundGrid[]): FoundGrid[] {
  const model = [...known, ...all].find(({ head, rows }) => head.length > 0 && rows.length > 0)
  if (model === undefined) return []
  const taken = new Set(known.flatMap(({ rows, head, readHead }) => [...rows.map(({ year }) => year), ...head, ...readHead]))
  let lines = linesOf(page.words).filter(([first]) => first !== undefined && !taken.has(first))
  const found: FoundGrid[] = []
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const rows = rowsOf({ lines, marks: page.marks }, { ...model, readHead: [] }, 0)
    const [first] = rows
    if (first === undefined) break
    const used = new Set(rows.map(({ year }) => year))
    lines = lines.filter((line) => !line.some((word) => used.has(word)))
    const grid = headed(page, { model, rows })
    if (grid !== null) found.push(grid)
  }
  return found
}

interface Headless {
  readonly model: FoundGrid
  readonly rows: readonly GridRow[]
}

/** The rows under the heading that they must have had; null where they are no rows of a grid. */
function headed(page: PageText, { model, rows }: Headless): FoundGrid | null {
  const [first, second] = rows
  const years = rows.map(({ year }) => year)
  const isBelow = inOneColumn(
    years,
    model.rows.map(({ year }) => year),
    model.pitch,
  )
  if (first === undefined || isBelow.length < years.length || rows.some(({ text }) => !/^\d{4}$/.test(text ?? ''))) return null
  const step = second ? middleYOf(second.year.box) - middleYOf(first.year.box) : stepOf(model)
  const y = middleYOf(first.year.box) - step
  const head = model.head.map((word): Word => {
    const [left, , width, height] = word.box
    return { text: word.text, box: [left, y - height / 2, width, height], confidence: 0 }
  })
  const bare = { ...model, head, rows: rows.map((row) => ({ ...row, isSure: false })) }
  const grid = { ...bare, readHead: wordsInHead(page, bare) }
  const cells = cellsOf(page, grid)
  return cells.length >= Math.max(LEAST_CELLS, rows.length) ? grid : null
}

/** From the heading to the first row. */
const stepOf = ({ head: [head], rows: [first] }: FoundGrid): number =>
  head && first ? middleYOf(first.year.box) - middleYOf(head.box) : 0
