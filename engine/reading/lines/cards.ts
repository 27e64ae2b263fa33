import { bottomOf, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type Line, lineOf, type Run, runOf, textOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** One card of a card grid: its own lines, top to bottom, whatever stood beside it. */
export interface Card {
  readonly runs: readonly Run[]
  readonly text: string
}

/** Runs whose left edges differ by less than this (points) stand in one column. */
const SAME_COLUMN = 12
/** A gap counts as wider than another from this difference on (points). */
const CLEARLY_WIDER = 2
/** A word this much left of a column's start still begins it (points). */
const COLUMN_EDGE = 2

/**
 * The x at which the columns of a card grid begin: left edges that at least `support` of the runs share (an indented
 * word makes no column).
 */
export function columnStarts(runs: readonly Run[], support = 1): number[] {
  const lefts = runs.map((run) => leftOf(run.box)).toSorted((a, b) => a - b)
  const starts: { x: number; count: number }[] = []
  for (const x of lefts) {
    const open = starts.at(-1)
    if (open && x - open.x < SAME_COLUMN) open.count += 1
    else starts.push({ x, count: 1 })
  }
  return starts.filter((start) => start.count >= support).map((start) => start.x)
}

/** The column (index into `starts`) a run belongs to. */
export function columnOf(run: Run, starts: readonly number[]): number {
  const x = leftOf(run.box)
  const index = starts.findLastIndex((start) => start <= x + SAME_COLUMN / 2)
  return Math.max(0, index)
}

/** How a kind of card shows where it begins and ends. */
export interface CardShape {
  /** The start of the piece of text that every card has exactly once, at its left edge. */
  readonly anchor: RegExp
  /** Whether this piece surely belongs to the card above the cut: dates, city lines, closing sentences. */
  readonly endsCard: (run: Run) => boolean
}

/**
 * The cards of a grid that was printed row by row. A card is found by its anchor, and the anchors show where the columns
 * begin; neighbours may stand so close that only that tells them apart. Cards in one row have their anchors in different
 * columns; a new row begins when a column comes round again. The cut between two rows lies under the last piece that
 * surely belongs to the row above, or at a clearly wider gap further down. No anchor, no card.
 */
export function cardsOf(printed: readonly Line[], shape: CardShape): Card[] {
  const starts = anchorColumns(printed, shape.anchor)
  if (starts.length === 0) return []
  const lines = printed.slice(proseEnd(printed, shape.anchor, starts)).flatMap((line) => recut(line, starts))
  const anchors = lines.flatMap((line, lineIndex) =>
    line.runs.filter((run) => shape.anchor.test(run.text)).map((run) => ({ run, lineIndex })),
  )
  const rows = rowsOfAnchors(anchors, starts)
  const cuts = [0]
  rows.slice(1).forEach((row, index) => {
    cuts.push(cutBetween(lines, { above: rows[index] ?? [], below: row }, { starts, shape }))
  })
  return rows.flatMap((row, index) => {
    const band = lines.slice(cuts[index], cuts[index + 1] ?? lines.length)
    const columns = row.map((anchor) => columnOf(anchor.run, starts)).toSorted((a, b) => a - b)
    return columns.map((column) => cardIn(band, column, starts))
  })
}

/** Where the anchors begin, also those that are in the middle of a run. */
function anchorColumns(lines: readonly Line[], anchor: RegExp): number[] {
  const found: Run[] = []
  for (const line of lines) {
    line.words.forEach((_, index) => {
      const words = line.words.slice(index, index + 3)
      const run = anchor.test(textOf(words)) ? runOf(line.page, words) : null
      if (run) found.push(run)
    })
  }
  return columnStarts(found)
}

/** The line with one run for each column that has words in it. */
function recut(line: Line, starts: readonly number[]): Line[] {
  const columns: Word[][] = starts.map(() => [])
  for (const word of line.words) {
    const index = starts.findLastIndex((start) => start <= leftOf(word.box) + COLUMN_EDGE)
    columns[Math.max(0, index)]?.push(word)
  }
  const whole = lineOf(columns.flatMap((words) => runOf(line.page, words) ?? []))
  return whole ? [whole] : []
}

/**
 * How many lines of prose come before the first card: lines across the columns, sentences, and the short last line of
 * their paragraph.
 */
function proseEnd(lines: readonly Line[], anchor: RegExp, starts: readonly number[]): number {
  const isCard = (line: Line): boolean => line.words.some((_, index) => anchor.test(textOf(line.words.slice(index, index + 3))))
  const firstCard = lines.findIndex(isCard)
  let end = 0
  lines.slice(0, Math.max(0, firstCard)).forEach((line, index) => {
    if (line.runs.length !== 1) return
    const isSentence = (line.words.length >= 3 && /[a-z][.!?]$/.test(line.text)) || isRunningText(line)
    const isTail = index === end && index > 0 && /^[^a-z]*[a-z].*[.!?]$/.test(line.text)
    if (runsAcross(line, starts) || isSentence || isTail) end = index + 1
  })
  // The anchor is never the first thing on a card.
  return Math.min(end, Math.max(0, firstCard - 1))
}

/** Many words, most of them in small letters: names are not written so. */
function isRunningText(line: Line): boolean {
  return line.words.length >= 8 && line.words.filter((word) => /^[a-z]/.test(word.text)).length > line.words.length / 2
}

/** Whether the line goes on over a column's start where no word begins; beside a single column, whether it is long. */
function runsAcross(line: Line, starts: readonly number[]): boolean {
  const crossed = starts
    .slice(1)
    .filter((start) => start > leftOf(line.box) + COLUMN_EDGE && start < rightOf(line.box) - COLUMN_EDGE)
  if (starts.length === 1) return line.box[2] > 200
  return crossed.some((start) => !line.words.some((word) => Math.abs(leftOf(word.box) - start) < COLUMN_EDGE))
}

interface Anchor {
  readonly run: Run
  readonly lineIndex: number
}

function rowsOfAnchors(anchors: readonly Anchor[], starts: readonly number[]): Anchor[][] {
  const rows: Anchor[][] = []
  let seen = new Set<number>()
  for (const anchor of anchors) {
    const column = columnOf(anchor.run, starts)
    const row = rows.at(-1)
    if (!row || seen.has(column)) {
      rows.push([anchor])
      seen = new Set([column])
      continue
    }
    row.push(anchor)
    seen.add(column)
  }
  return rows
}

/** The index of the first line of the lower row. */
function cutBetween(
  lines: readonly Line[],
  rows: { above: readonly Anchor[]; below: readonly Anchor[] },
  grid: { starts: readonly number[]; shape: CardShape },
): number {
  const earliest = 1 + Math.max(...rows.above.map((anchor) => anchor.lineIndex))
  // The anchor is never the first thing on a card.
  const latest = Math.min(
    ...rows.below.map(({ run, lineIndex }) => {
      const column = columnOf(run, grid.starts)
      const above = lines
        .slice(earliest, lineIndex)
        .findLastIndex(({ runs }) => runs.some((one) => columnOf(one, grid.starts) === column))
      return above < 0 ? lineIndex : earliest + above
    }),
  )
  const wanted = new Set(rows.below.map((anchor) => columnOf(anchor.run, grid.starts)))
  let first = latest
  while (first > earliest && !lines[first - 1]?.runs.some(grid.shape.endsCard)) first -= 1
  let best = { index: first, score: -Infinity }
  for (let index = first; index <= latest; index += 1) {
    const columns = new Set(lines[index]?.runs.map((run) => columnOf(run, grid.starts)))
    const isTopOfRow = columns.size === wanted.size && [...wanted].every((column) => columns.has(column))
    const score = (isTopOfRow ? 1000 : 0) + gapBetween(lines, index)
    if (score > best.score + CLEARLY_WIDER) best = { index, score }
  }
  return best.index
}

/** The white space above a line across all columns; a page break counts as a little more than a wrapped line. */
function gapBetween(lines: readonly Line[], index: number): number {
  const [line, before] = [lines[index], lines[index - 1]]
  if (!line || !before) return 0
  if (line.page !== before.page) return line.box[3] * 0.6
  return topOf(line.box) - bottomOf(before.box)
}

function cardIn(band: readonly Line[], column: number, starts: readonly number[]): Card {
  const runs = band.flatMap((line) => line.runs.filter((run) => columnOf(run, starts) === column))
  return { runs, text: runs.map((run) => run.text).join(' ') }
}
