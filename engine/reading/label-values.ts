import { bottomOf, leftOf, middleYOf, type Placed, rightOf, topOf, unionOf } from '#engine/reading/boxes.ts'
import { type Line, lineOfWords, type Run, runOf } from '#engine/reading/lines.ts'
import type { Word } from '#engine/reading/page-text.ts'

/** A label with what is printed to its right, continuation lines included. */
export interface LabelValue<Label extends string> {
  readonly label: Label
  readonly labelRun: Run
  /** The pieces of the value line by line; empty when nothing is printed. */
  readonly value: readonly Run[]
  /** The pieces joined by spaces. */
  readonly text: string
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/\s*:$/, '').trim()

interface FoundLabel<Label extends string> {
  readonly label: Label
  readonly run: Run
  readonly lineIndex: number
}

/** The labels of a part by their text, and the words they begin with: most words begin none. */
interface LabelIndex<Label extends string> {
  readonly byText: ReadonlyMap<string, Label>
  readonly firstWords: ReadonlySet<string>
}

function indexOf<Label extends string>(labels: readonly Label[]): LabelIndex<Label> {
  const byText = new Map(labels.map((label) => [plain(label), label]))
  return { byText, firstWords: new Set([...byText.keys()].map((text) => text.split(' ')[0] ?? '')) }
}

const beginsLabel = (word: Word, labels: LabelIndex<string>): boolean =>
  labels.firstWords.has(word.text.toLowerCase()) || labels.firstWords.has(word.text.toLowerCase().replace(/:$/, ''))

/** A label is all of a run's first words; the rest of the run, if any, is parted from it by more than a space. */
function labelAt<Label extends string>(line: Line, from: number, labels: LabelIndex<Label>): { label: Label; run: Run } | null {
  const words = line.words
  const first = words[from]
  const before = words[from - 1]
  if (!first || !beginsLabel(first, labels)) return null
  if (before && first.box[0] - rightOf(before.box) < first.box[3] * 0.5) return null
  for (let count = Math.min(6, words.length - from); count > 0; count -= 1) {
    const run = runOf(line.page, words.slice(from, from + count))
    const label = run ? labels.byText.get(plain(run.text)) : undefined
    const [last, next] = [words[from + count - 1], words[from + count]]
    if (!run || label === undefined || !last) continue
    const isParted = !next || next.box[0] - rightOf(last.box) > last.box[3] * 0.5 || last.text.endsWith(':')
    if (isParted) return { label, run }
  }
  return null
}

function findLabels<Label extends string>(lines: readonly Line[], labels: readonly Label[]): FoundLabel<Label>[] {
  const index = indexOf(labels)
  const found: FoundLabel<Label>[] = []
  lines.forEach((line, lineIndex) => {
    for (let from = 0; from < line.words.length; from += 1) {
      const hit = labelAt(line, from, index)
      if (!hit) continue
      found.push({ ...hit, lineIndex })
      from += hit.run.words.length - 1
    }
  })
  const inColumns = inLabelColumns(found)
  const more = labelsAtColumns(lines, inColumns, index)
  return more.length === 0 ? inColumns : inReadingOrder([...inColumns, ...more])
}

const inReadingOrder = <Label extends string>(found: readonly FoundLabel<Label>[]): FoundLabel<Label>[] =>
  found.toSorted((a, b) => a.lineIndex - b.lineIndex || leftOf(a.run.box) - leftOf(b.run.box))

/**
 * The labels that only their column gives away: those that touch the value before or after them, and those that wrap to
 * a second or third line.
 */
function labelsAtColumns<Label extends string>(
  lines: readonly Line[],
  found: readonly FoundLabel<Label>[],
  labels: LabelIndex<Label>,
): FoundLabel<Label>[] {
  const isAtColumn = (word: Word): boolean => found.some((label) => Math.abs(leftOf(label.run.box) - leftOf(word.box)) < 2)
  const taken = new Set<Word>(found.flatMap((label) => label.run.words))
  const more: FoundLabel<Label>[] = []
  lines.forEach((line, lineIndex) => {
    line.words.forEach((word, from) => {
      if (taken.has(word) || !beginsLabel(word, labels)) return
      const tight = isAtColumn(word) ? tightLabelAt(line, from, labels) : null
      const hit = tight ?? (from === 0 || isAtColumn(word) ? wrappedLabelAt(lines, { lineIndex, from }, labels) : null)
      if (!hit) return
      more.push({ ...hit, lineIndex })
      for (const own of hit.run.words) taken.add(own)
    })
  })
  return more
}

/** The longest label that the words from here begin with. */
function tightLabelAt<Label extends string>(
  line: Line,
  from: number,
  labels: LabelIndex<Label>,
): { label: Label; run: Run } | null {
  for (let count = Math.min(6, line.words.length - from); count > 0; count -= 1) {
    const run = runOf(line.page, line.words.slice(from, from + count))
    const label = run ? labels.byText.get(plain(run.text)) : undefined
    if (run && label !== undefined) return { label, run }
  }
  return null
}

/** A label whose first words stand here and whose other words stand below them at the same x. */
function wrappedLabelAt<Label extends string>(
  lines: readonly Line[],
  at: { lineIndex: number; from: number },
  labels: LabelIndex<Label>,
): { label: Label; run: Run } | null {
  const first = partAt(lines[at.lineIndex], at.from)
  if (!first) return null
  const isBegun = (text: string): boolean => [...labels.byText.keys()].some((label) => label.startsWith(`${text} `))
  let text = plain(first.text)
  const parts = [first]
  for (let index = at.lineIndex + 1; index <= at.lineIndex + 4 && isBegun(text); index += 1) {
    const line = lines[index]
    const last = parts.at(-1) ?? first
    if (!line || line.page !== first.page || topOf(line.box) - bottomOf(last.box) > last.box[3]) return null
    const part = partAt(
      line,
      line.words.findIndex((word) => Math.abs(leftOf(word.box) - leftOf(first.box)) < 2),
    )
    if (!part) continue
    parts.push(part)
    text = `${text} ${plain(part.text)}`
    const label = labels.byText.get(text)
    const box = unionOf(parts.map((one) => one.box))
    if (label !== undefined && box)
      return { label, run: { page: first.page, text: label, box, words: parts.flatMap((one) => one.words) } }
  }
  return null
}

/** The words that stand together from the given one on. */
function partAt(line: Line | undefined, from: number): Run | null {
  if (!line || from < 0) return null
  let end = from + 1
  for (let next = line.words[end]; next; next = line.words[end]) {
    const before = line.words[end - 1]
    if (!before || leftOf(next.box) - rightOf(before.box) > next.box[3] * 0.5) break
    end += 1
  }
  return runOf(line.page, line.words.slice(from, end))
}

/** A value that ran into the label to its right: `NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUEAvailable`. */
const GLUED = /^(.*[A-Z0-9_])([A-Z][a-z]+)$/

/** The lines with such words cut in two where a label column begins. */
function unglued<Label extends string>(lines: readonly Line[], labels: readonly Label[]): readonly Line[] {
  const isGlued = (word: Word): boolean =>
    GLUED.test(word.text) && labels.some((label) => label.startsWith(`${GLUED.exec(word.text)?.[2]} `))
  if (!lines.some((line) => line.words.some(isGlued))) return lines
  const lefts = findLabels(lines, labels).map((label) => leftOf(label.run.box))
  return lines.map((line) => {
    if (!line.words.some(isGlued)) return line
    return (
      lineOfWords(
        line.page,
        line.words.flatMap((word) => (isGlued(word) ? cutAt(word, lefts) : [word])),
      ) ?? line
    )
  })
}

function cutAt(word: Word, lefts: readonly number[]): Word[] {
  const [, value = '', begin = ''] = GLUED.exec(word.text) ?? []
  const [x, y, width, height] = word.box
  const likely = x + (width * value.length) / word.text.length
  const cut = lefts.find((left) => Math.abs(left - likely) < height * 2)
  if (cut === undefined || cut <= x || cut >= x + width) return [word]
  return [
    { text: value, box: [x, y, cut - x, height] },
    { text: begin, box: [cut, y, x + width - cut, height] },
  ]
}

/** Labels of one column begin at one x (or end at one, where they are set flush right); a value that reads like a label does not. */
function inLabelColumns<Label extends string>(found: readonly FoundLabel<Label>[]): FoundLabel<Label>[] {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 3
  const support = (label: FoundLabel<Label>): number =>
    found.filter(
      (other) => near(leftOf(other.run.box), leftOf(label.run.box)) || near(rightOf(other.run.box), rightOf(label.run.box)),
    ).length
  const most = Math.max(0, ...found.map(support))
  return most < 3 ? [...found] : found.filter((label) => support(label) > 1)
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
  if (same) return same
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
  return topOf(piece.box) - bottomOf(last.box) < last.box[3] * 0.9
}

/** Wrapped lines as one text: a space between them, none where a word was broken at its hyphen or slash. */
export function joinWrapped(pieces: readonly Placed[]): string {
  let text = ''
  for (const piece of pieces) text += text === '' || /[^\s-]-$/.test(text) ? piece.text : ` ${piece.text}`
  return text
}
