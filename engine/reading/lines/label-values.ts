import { bottomOf, joinWrapped, leftOf, middleYOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type FoundLabel, findLabels } from '#engine/reading/lines/find-labels.ts'
import { type Line, type Run, runOf, typeSizeOf } from '#engine/reading/lines/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { unglued } from '#engine/reading/lines/unglue.ts'

/** A label with what is printed to its right, continuation lines included. */
export interface LabelValue<Label extends string> {
  readonly label: Label
  readonly labelRun: Run
  /** The pieces of the value line by line; empty when nothing is printed. */
  readonly value: readonly Run[]
  /** The pieces joined by spaces. */
  readonly text: string
}

/** The end of the label's own columns: the next label to its right on its line, or on any line where labels stand two abreast. */
function rightEdges<Label extends string>(found: readonly FoundLabel<Label>[]): Map<FoundLabel<Label>, number> {
  const lefts = [...new Set(found.map((label) => Math.round(leftOf(label.run.box))))].toSorted((a, b) => a - b)
  const edges = new Map<FoundLabel<Label>, number>()
  for (const label of found) {
    const next = lefts.find((left) => left > rightOf(label.run.box) + 2)
    edges.set(label, next === undefined ? Infinity : next - 2)
  }
  return edges
}

/**
 * Two-column rows (or several such pairs abreast): each known label with the text to its right and that text's
 * continuation lines. The columns are found from the labels on the page. Continuation lines stand below the first line,
 * or around it where the label is centred on its value. Labels match whole and regardless of case; a colon after them
 * is ignored.
 */
export function labelValues<Label extends string>(printed: readonly Line[], labels: readonly Label[]): LabelValue<Label>[] {
  const lines = unglued(printed, labels)
  const found = findLabels(lines, labels)
  const columns: Columns<Label> = {
    found,
    edges: rightEdges(found),
    valueX: new Map(),
    values: new Map(found.map((label) => [label, []])),
  }
  const labelWords = new Set<Word>(found.flatMap((label) => label.run.words))
  const pieces = lines.map((line) => line.runs.flatMap((run) => piecesOf(run, labelWords)))
  for (const label of found) noteValueColumn(label, pieces[label.lineIndex] ?? [], columns)
  pieces.forEach((runs, lineIndex) => {
    for (const run of runs) {
      const owner = ownerOf(run, lineIndex, columns)
      if (owner) columns.values.get(owner)?.push(run)
    }
  })
  return found.map((label) => {
    const value = columns.values.get(label) ?? []
    return { label: label.label, labelRun: label.run, value, text: joinWrapped(value) }
  })
}

interface Columns<Label extends string> {
  readonly found: readonly FoundLabel<Label>[]
  readonly edges: ReadonlyMap<FoundLabel<Label>, number>
  /** By right edge: where the values of that column of labels begin. */
  readonly valueX: Map<number, number>
  readonly values: Map<FoundLabel<Label>, Run[]>
}

/** What is left of a run beside the labels in it. */
function piecesOf(run: Run, labelWords: ReadonlySet<Word>): Run[] {
  if (!run.words.some((word) => labelWords.has(word))) return [run]
  const pieces: Run[] = []
  let open: Word[] = []
  for (const word of [...run.words, null]) {
    if (word && !labelWords.has(word)) {
      open.push(word)
      continue
    }
    const piece = runOf(run.page, open)
    if (piece) pieces.push(piece)
    open = []
  }
  return pieces
}

function edgeOf<Label extends string>(label: FoundLabel<Label>, columns: Columns<Label>): number {
  return columns.edges.get(label) ?? Infinity
}

function noteValueColumn<Label extends string>(label: FoundLabel<Label>, pieces: readonly Run[], columns: Columns<Label>): void {
  const edge = edgeOf(label, columns)
  const first = pieces.find((piece) => leftOf(piece.box) >= rightOf(label.run.box) - 1 && leftOf(piece.box) < edge)
  if (first) columns.valueX.set(edge, Math.min(columns.valueX.get(edge) ?? Infinity, leftOf(first.box)))
}

/** The label a piece belongs to: on its own line, else the one above whose value it continues, else the one it is centred on. */
function ownerOf<Label extends string>(piece: Run, lineIndex: number, columns: Columns<Label>): FoundLabel<Label> | null {
  const x = leftOf(piece.box)
  const same = columns.found.findLast((label) => label.lineIndex === lineIndex && x >= rightOf(label.run.box) - 1)
  if (same && !isOfNextColumn(piece, same, columns)) return same
  const reaches = (label: FoundLabel<Label>): boolean => {
    const [left, edge] = [leftOf(label.run.box), edgeOf(label, columns)]
    const valueX = columns.valueX.get(edge) ?? rightOf(label.run.box)
    return x < edge && x > left + (valueX - left) * 0.4
  }
  const above = columns.found.findLast((label) => label.lineIndex < lineIndex && reaches(label))
  const below = columns.found.find((label) => label.lineIndex > lineIndex && reaches(label))
  const last = above && (columns.values.get(above)?.at(-1) ?? above.run)
  if (below && isCentredOn(below, piece, last)) return below
  return above && last && continues(piece, last) ? above : null
}

/** Whether a piece is behind the label's own value where the next labels' column is: its label, wrapped around it, is on no line with it. */
function isOfNextColumn<Label extends string>(piece: Run, label: FoundLabel<Label>, columns: Columns<Label>): boolean {
  const isOnLine = ({ page, box }: Run): boolean =>
    page === piece.page && Math.abs(middleYOf(box) - middleYOf(piece.box)) < box[3] * 0.5
  return columns.values.get(label)?.some(isOnLine) === true && leftOf(piece.box) >= edgeOf(label, columns)
}

/** A piece that stands nearer to the label below it than to the value above. */
function isCentredOn<Label extends string>(below: FoundLabel<Label>, piece: Run, last: Run | undefined): boolean {
  if (below.run.page !== piece.page || middleYOf(below.run.box) - middleYOf(piece.box) > below.run.box[3] * 1.6) return false
  if (!last) return true
  const [gapAbove, gapBelow] = [topOf(piece.box) - bottomOf(last.box), topOf(below.run.box) - bottomOf(piece.box)]
  return last.page === piece.page && gapAbove > gapBelow + piece.box[3] * 0.25
}

/** The next line of a wrapped text stands close under the one before, or on top of the next page. */
function continues(piece: Run, last: Run): boolean {
  if (piece.page !== last.page) return piece.page === last.page + 1
  return topOf(piece.box) - bottomOf(last.box) < typeSizeOf(last) * 0.9
}
