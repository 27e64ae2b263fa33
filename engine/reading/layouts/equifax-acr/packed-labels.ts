import { bottomOf, joinWrapped, leftOf, rightEdgeOf, rightOf, topOf, unionOf } from '#engine/reading/lines/boxes.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { findPackedLabels, inColumns, type PackedLabel } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import type { ValueKind } from '#engine/reading/layouts/equifax-acr/words.ts'
import { type Line, type Run, runOf, wouldFit } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

/** How the pairs are set. */
export interface Setting {
  /** Where the columns of pairs begin; empty where the pairs flow. */
  readonly columns?: readonly number[]
  /** A bar parts the members of a list, and each line below may be one more; else a bar ends the value. */
  readonly hasLists?: boolean
  /** Where full lines end on the right; where these lines do, if it is not said. */
  readonly edge?: number
}

/** The same where only some of the labels are asked for. */
interface Asked<Label extends string> extends Setting {
  readonly isAsked?: (label: Label) => boolean
}

/** A label and what was read of its value so far. */
interface Pair<Label extends string> extends PackedLabel<Label> {
  readonly value: Run[]
}

/** A piece of text between two labels, bars or ends of a line, and the label whose value it is. */
interface Piece<Label extends string> {
  readonly run: Run
  readonly owner: Pair<Label> | null
  /** Whether it begins its line. */
  readonly isFirst: boolean
}

interface Reading<Label extends string> {
  readonly kinds: Readonly<Record<Label, ValueKind>>
  /** By the line on which the label ends. */
  readonly pairsOn: ReadonlyMap<number, readonly Pair<Label>[]>
  readonly pairOf: ReadonlyMap<Word, Pair<Label>>
  /** Lines on which a label begins that ends further down. */
  readonly unfinished: ReadonlySet<number>
  /** Where the text of these lines ends on the right. */
  readonly edge: number
  /** Where it begins on the left. */
  readonly margin: number
  readonly isColumn: boolean
  readonly hasLists: boolean
  readonly isAsked: (label: Label) => boolean
  readonly lines: readonly Line[]
  /** The label that the line before ends with. */
  last: { readonly pair: Pair<Label>; readonly line: Line } | null
  /** The cells of the line before whose value may go on under them. */
  cells: readonly Cell<Label>[]
}

/** A cell of a table that does not stand at the margin, with the last label that ends in it, if one does. */
interface Cell<Label extends string> {
  readonly pair: Pair<Label> | null
  readonly left: number
  readonly bottom: number
  readonly page: number
}

/**
 * `Label: value` pairs, several on a line. A value ends at the next label, at a bar and at the end of its line, and goes on
 * below where it can only be a continuation: under a full line, or, in a column of pairs, until the next label. The lines
 * are those of `partedLines`.
 */
export function packedValues<Label extends string>(
  parted: readonly Line[],
  kinds: Readonly<Record<Label, ValueKind>>,
  { columns = [], hasLists = false, edge = 0, isAsked = () => true }: Asked<Label> = {},
): LabelValue<Label>[] {
  return inColumns(parted, columns).flatMap((lines) => {
    const pairs = findPackedLabels(lines, kinds).map((label): Pair<Label> => ({ ...label, value: [] }))
    const reading: Reading<Label> = {
      kinds,
      pairsOn: Map.groupBy(pairs, ({ lineIndex }) => lineIndex),
      pairOf: new Map(pairs.flatMap((pair) => pair.run.words.map((word) => [word, pair] as const))),
      unfinished: new Set(pairs.flatMap(({ firstLine, lineIndex }) => (firstLine < lineIndex ? [firstLine] : []))),
      edge: Math.max(edge, rightEdgeOf(lines)),
      margin: Math.min(...lines.map(({ box }) => leftOf(box))),
      isColumn: columns.length > 0,
      hasLists,
      isAsked,
      lines,
      last: null,
      cells: [],
    }
    lines.forEach((line, lineIndex) => readLine(line, lineIndex, reading))
    const asked = pairs.filter(({ label }) => isAsked(label))
    return asked.map(({ label, run, value }) => ({ label, labelRun: run, value, text: joinWrapped(value) }))
  })
}

function readLine<Label extends string>(line: Line, lineIndex: number, reading: Reading<Label>): void {
  const own = reading.pairsOn.get(lineIndex) ?? []
  // Nothing on the line that is asked for, nothing of the kind that could go on there.
  if (!own.some(({ label }) => reading.isAsked(label)) && !(reading.last && reading.isAsked(reading.last.pair.label))) {
    reading.last = null
    reading.cells = []
    return
  }
  let before: Pair<Label> | null = null
  for (const [index, piece] of piecesOf(line, lineIndex, reading).entries()) {
    if (piece.owner && isNextCell(piece, line, reading.kinds[piece.owner.label])) continue
    if (mayAnswerTwo(piece, reading)) continue
    const goesOn = piece.isFirst || (reading.hasLists && index === 0)
    const listed: Pair<Label> | null = reading.hasLists ? before : null
    const isMore = own.length === 0 && isWrapped(lineIndex, reading)
    const owner: Pair<Label> | null =
      piece.owner ?? inCell(piece.run, isMore, reading) ?? listed ?? (goesOn ? continued(piece.run, isMore, reading) : null)
    const wrapped = owner && piece.owner === null ? wrappedMember(piece, owner.value.at(-1), reading) : null
    if (wrapped) owner?.value.splice(-1, 1, wrapped)
    else owner?.value.push(piece.run)
    before = owner
  }
  const pair = own.at(-1) ?? before
  // Where a label begins on this line and ends on the next, no value of another goes on there.
  const isOver = reading.unfinished.has(lineIndex) || (!reading.hasLists && line.text.endsWith('|'))
  reading.last = pair && !isOver ? { pair, line } : null
  // A cell of one line, centred beside cells of two, is between the lines of those.
  const still = isBeside(reading.lines[lineIndex - 1], line) ? reading.cells : []
  const isRow = isBeside(line, reading.lines[lineIndex + 1])
  reading.cells = reading.isColumn || reading.hasLists ? [] : [...still, ...cellsOf(line, { own, isRow }, reading)]
}

/** Of the letters' height: lines that stand so far into each other are cells of one row. */
const BESIDE = 0.35

const isBeside = (above: Line | undefined, line: Line | undefined): boolean =>
  above !== undefined && above.page === line?.page && topOf(line.box) < bottomOf(above.box) - line.box[3] * BESIDE

/** The words of the next cell, whose label goes on below: no day, amount or count is without a figure. */
const isNextCell = ({ run }: Piece<string>, line: Line, kind: ValueKind): boolean =>
  (kind === 'day' || kind === 'money' || kind === 'count') &&
  !/\d/.test(run.text) &&
  /^[A-Z][a-z]/.test(run.text) &&
  line.runs.some(({ words }) => words[0] === run.words[0])

/** Points: what is set under a cell begins where the cell does. */
const UNDER = 2

/** Times the space above it: so much more is below the last line of a cell. */
const TIGHT = 1.3

/** Whether what a line without a label says goes on from the line above: the pairs go on below it, or less space parts it from that line. */
function isWrapped<Label extends string>(lineIndex: number, { lines, pairsOn }: Reading<Label>): boolean {
  const [above, line, below] = [lines[lineIndex - 1], lines[lineIndex], lines[lineIndex + 1]]
  if (above?.page !== line?.page || !above || !line) return false
  const space = Math.max(0, topOf(line.box) - bottomOf(above.box))
  if (space > line.box[3] * 0.6) return false
  const isBetween = pairsOn.get(lineIndex + 1)?.some(({ run }) => run.words[0] === below?.words[0])
  if (isBetween || below?.page !== line.page) return true
  return topOf(below.box) - bottomOf(line.box) > Math.max(space * TIGHT, space + 1)
}

/**
 * The cells of a line: a day or an amount that does not fit beside its label goes on under it, whatever else the line says. At
 * the margin only where all of the line are cells: else its end flows on there.
 */
function cellsOf<Label extends string>(
  line: Line,
  { own, isRow }: { own: readonly Pair<Label>[]; isRow: boolean },
  { pairOf, margin }: Reading<Label>,
): Cell<Label>[] {
  const isOfCells =
    (line.runs.length > 1 || isRow) && line.runs.every(({ words: [first] }) => first !== undefined && pairOf.has(first))
  return line.runs.flatMap((run) => {
    const last = own.findLast(({ run: label }) => label.words.some((word) => run.words.includes(word)))
    const pair = run.text.endsWith('|') ? null : (last ?? null)
    const isAtMargin = leftOf(run.box) - margin < UNDER
    if (isAtMargin && !isOfCells) return []
    return [{ pair, left: leftOf(run.box), bottom: bottomOf(run.box), page: line.page }]
  })
}

/** The label in whose cell a piece goes on with a value that can be told from others. */
function inCell<Label extends string>(run: Run, isMore: boolean, reading: Reading<Label>): Pair<Label> | null {
  const { kinds, cells } = reading
  const cell = cells.find(({ left, page }) => page === run.page && Math.abs(leftOf(run.box) - left) < UNDER)
  if (!cell?.pair || topOf(run.box) - cell.bottom > run.box[3] * 0.6) return null
  if (kinds[cell.pair.label] === 'text' && (!isMore || isAwaited(run, reading))) return null
  return accepts(kinds[cell.pair.label], joinWrapped(cell.pair.value), run.text) ? cell.pair : null
}

/** Whether a piece is the day, amount or number that the label at the end of the line above has none of yet. */
function isAwaited<Label extends string>(run: Run, { kinds, last }: Reading<Label>): boolean {
  const kind = last && last.pair.value.length === 0 ? kinds[last.pair.label] : 'text'
  return kind !== 'text' && accepts(kind, '', run.text)
}

/** Whether nothing tells which label a value at the margin answers: that of the cell above it, or the last of a full line, which goes on there. */
function mayAnswerTwo<Label extends string>({ run, owner, isFirst }: Piece<Label>, reading: Reading<Label>): boolean {
  const { last, edge, lines } = reading
  if (owner || !isFirst || !last || !isAwaited(run, reading) || wouldFit(last.line, run, edge) || isOfGrid(last.line, lines))
    return false
  const above = inCell(run, false, reading)
  return above !== null && above !== last.pair && above.value.length === 0
}

/** Whether a line is a row of cells: several, each beginning where one of the row before does. What flows begins anywhere. */
function isOfGrid(line: Line, lines: readonly Line[]): boolean {
  // A value under one cell is a line of its own.
  const before = lines.slice(0, lines.indexOf(line)).findLast(({ runs }) => runs.length > 1)
  const starts = (of: Line): number[] => of.runs.map(({ box }) => leftOf(box))
  return (
    line.runs.length >= LEAST_CELLS &&
    starts(line).every((x) => before && starts(before).some((one) => Math.abs(one - x) < UNDER))
  )
}
const LEAST_CELLS = 3

/** The words of a line cut at labels and bars, and under a cell of the line before. */
function piecesOf<Label extends string>(line: Line, lineIndex: number, reading: Reading<Label>): Piece<Label>[] {
  const { pairOf, hasLists, cells } = reading
  const awaiting = cells.filter(({ pair }) => pair?.value.length === 0)
  const pieces: Piece<Label>[] = []
  let owner: Pair<Label> | null = null
  let open: Word[] = []
  const close = (): void => {
    const run = runOf(line.page, open)
    if (run) pieces.push({ run, owner, isFirst: open[0] === line.words[0] })
    open = []
  }
  for (const word of line.words) {
    const pair = pairOf.get(word)
    if (!pair && word.text !== '|') {
      const before = open.at(-1)
      // Behind a label that ended within its cell, the next cell has what answers the label over it.
      const label = before === undefined && owner ? owner.run.words.at(-1) : undefined
      if (label && owner && owner.firstLine < lineIndex && beginsCell(word, label, awaiting)) owner = null
      if (before && beginsCell(word, before, cells)) {
        close()
        owner = null
      } else if (before && hasLists && beginsMember(word, before)) close()
      open.push(word)
      continue
    }
    close()
    if (pair) owner = pair.lineIndex === lineIndex ? pair : null
    else if (!hasLists) owner = null
  }
  close()
  return pieces
}

/** Of the letters' height: members of a list that are in one line without a bar are so far apart, and no two words of one. */
const BETWEEN_MEMBERS = 1.5

const beginsMember = (word: Word, before: Word): boolean => leftOf(word.box) - rightOf(before.box) > word.box[3] * BETWEEN_MEMBERS

/** Whether a word is under the beginning of a cell, parted from what is left of it. */
const beginsCell = (word: Word, before: Word, cells: Reading<string>['cells']): boolean =>
  leftOf(word.box) - rightOf(before.box) > word.box[3] * 0.65 &&
  cells.some(({ left }) => Math.abs(leftOf(word.box) - left) < UNDER)

/** The label whose value the beginning of a line goes on with; null for none. */
function continued<Label extends string>(
  run: Run,
  isMore: boolean,
  { kinds, last, edge, isColumn, hasLists }: Reading<Label>,
): Pair<Label> | null {
  if (!last) return null
  const { pair, line } = last
  const kind = kinds[pair.label]
  if (!hasLists && !accepts(kind, joinWrapped(pair.value), run.text)) return null
  if (hasLists || !wouldFit(line, run, edge)) return pair
  const isNear = run.page !== line.page || topOf(run.box) - bottomOf(line.box) < run.box[3] * 0.6
  // A label at the end of a line has its value at the beginning of the next.
  if (isMore && kind === 'text') return pair
  return (isColumn && isNear) || (pair.value.length === 0 && kind !== 'text') ? pair : null
}

/** In a list, a member that wraps is one: the line above it was full and ended neither at a bar nor with a whole address. */
function wrappedMember<Label extends string>(
  piece: Piece<Label>,
  before: Run | undefined,
  { last, edge, hasLists }: Reading<Label>,
): Run | null {
  if (!hasLists || !before || !last || !piece.isFirst || wouldFit(last.line, piece.run, edge)) return null
  if (last.line.text.endsWith('|') || /\b[A-Z]{2},? \d{5}(?:-\d{4})?$/.test(before.text)) return null
  const box = (before.page === piece.run.page ? unionOf([before.box, piece.run.box]) : null) ?? before.box
  return { page: before.page, text: joinWrapped([before, piece.run]), box, words: [...before.words, ...piece.run.words] }
}

/** Whether what is printed so far, with more behind it, is still a value of its kind. */
function accepts(kind: ValueKind, before: string, more: string): boolean {
  const whole = `${before} ${more}`.trim()
  if (kind === 'day') return parsePrintedDay(whole) !== null
  // A ZIP code at the beginning of the next line is no amount.
  if (kind === 'money') return before === '' && more.startsWith('$') && parseMoney(more) !== null
  if (kind === 'count') return before === '' && /^\d{1,4}$/.test(more)
  if (kind === 'number') return before === '' && /^[*xX•\d-]+$/.test(more)
  return kind === 'text' || /^\d{3}(?:[, ]+\d{3})*,?$/.test(more)
}
