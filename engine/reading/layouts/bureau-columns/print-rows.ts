import { isMadeOut } from '#engine/reading/facts.ts'
import { joinWrapped, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import type { PagePlaces } from '#engine/reading/layouts/bureau-columns/page-places.ts'
import { type CellLine, labelOf, type LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import { type LineParts, partsOfLine, type PrintColumn } from '#engine/reading/layouts/bureau-columns/print-columns.ts'
import { GOES_ON, REMARK_BEGINNING } from '#engine/reading/layouts/bureau-columns/words.ts'
import { type Line, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** The most lines that a label wraps to. */
const MOST_LABEL_LINES = 4

/** A label with the line where it begins, and how many lines it takes. */
interface Anchor {
  readonly at: number
  readonly label: string
  readonly run: Run
  readonly lines: readonly number[]
}

/**
 * Labelled rows as a table sets them: each label with the lines beside it, whether its row is set from the top or around
 * the middle. A line without a label belongs to the row that it stands nearer to.
 */
export function printRows(
  lines: readonly Line[],
  { columns, places }: { readonly columns: readonly PrintColumn<Bureau>[]; readonly places: PagePlaces },
  labels: ReadonlySet<string>,
): LabelRow[] {
  const parts = lines.map((line) => partsOfLine(line, columns, places))
  const anchors = anchorsIn(parts, labels)
  const owners = ownersOf(
    lines,
    anchors.map(({ at }) => at),
  )
  return anchors.map(({ label, run, at }) => {
    const own = parts.filter((_, index) => owners[index] === at)
    const cells = columns.map((column) => [column.key, cellLines(runsIn(own, column.key), column)] as const)
    return { label, labelRun: run, cells: Object.fromEntries(cells) }
  })
}

const runsIn = <Key>(parts: readonly LineParts<Key>[], key: Key): Run[] => parts.flatMap(({ cells }) => cells.get(key) ?? [])

/** Labels in their order. A text at the left that is no known label is one all the same: what follows is not the row's before it. */
function anchorsIn(parts: readonly LineParts<Bureau>[], labels: ReadonlySet<string>): Anchor[] {
  const anchors: Anchor[] = []
  const taken = new Set<number>()
  parts.forEach(({ label }, at) => {
    if (!label || taken.has(at)) return
    const anchor = wrappedLabel(parts, at, labels) ?? { at, label: labelOf(label.text), run: label, lines: [at] }
    for (const line of anchor.lines) taken.add(line)
    anchors.push(anchor)
  })
  return anchors
}

/** The longest known label that begins here and goes on at the left of the next lines. */
function wrappedLabel(parts: readonly LineParts<Bureau>[], at: number, labels: ReadonlySet<string>): Anchor | null {
  const runs: Run[] = []
  const lines: number[] = []
  let best: Anchor | null = null
  for (let index = at; index < parts.length && runs.length < MOST_LABEL_LINES; index += 1) {
    const run = parts[index]?.label
    if (!run) continue
    runs.push(run)
    lines.push(index)
    const text = labelOf(joinWrapped(runs))
    const [first] = runs
    if (labels.has(text) && first) best = { at, label: text, run: { ...first, text: joinWrapped(runs) }, lines: [...lines] }
    else if (![...labels].some((label) => label.startsWith(text))) break
  }
  return best
}

/** For each line the anchor whose row it is in: between two anchors the widest gap parts their rows. */
export function ownersOf(lines: readonly Line[], anchors: readonly number[]): (number | null)[] {
  const gapBefore = gapsOf(lines, anchors)
  const owners: (number | null)[] = lines.map(() => null)
  anchors.forEach((at, index) => {
    const [before, after] = [anchors[index - 1] ?? -1, anchors[index + 1] ?? lines.length]
    const near = Math.max(ROUNDED, (lines[at]?.box[3] ?? 0) * ROUNDED_PART)
    const from = before < 0 ? 0 : widestBetween(gapBefore, [before + 1, at], near)
    const to = after >= lines.length ? lines.length : widestBetween(gapBefore, [at + 1, after], near)
    for (let line = from; line < to; line += 1) owners[line] = at
  })
  return owners
}

/** Points, and parts of a line's height: a browser sets lines on whole pixels, so that equal gaps differ by one. */
const [ROUNDED, ROUNDED_PART] = [0.3, 0.08]

/** The last of the widest gaps from one line to another: before it one row ends. */
function widestBetween(gaps: readonly number[], [from, to]: readonly [number, number], near: number): number {
  const widest = Math.max(...gaps.slice(from, to + 1))
  for (let at = to; at > from; at -= 1) if ((gaps[at] ?? 0) >= widest - near) return at
  return from
}

/** From the top of each line to that of the line before; at a page's head a little less than rows usually have. */
function gapsOf(lines: readonly Line[], anchors: readonly number[]): number[] {
  const gap = (at: number): number | null => {
    const [before, line] = [lines[at - 1], lines[at]]
    return before && line && before.page === line.page ? topOf(line.box) - topOf(before.box) : null
  }
  const between = anchors.flatMap((at, index) => (anchors[index - 1] === at - 1 ? (gap(at) ?? []) : [])).toSorted((a, b) => a - b)
  const usual = between[Math.floor(between.length / 2)] ?? 14
  return lines.map((_, at) => gap(at) ?? usual * 0.93)
}

/** Part of a cell's room that ink on a picture may be out by; and how near to it a break may be meant either way. */
const [ASTRAY, EITHER_WAY] = [0.02, 0.05]
/** Points that a cell keeps free at its sides, both together. */
const SIDES = 9

/** The lines of a cell as they were meant: where the next word would have fitted, the break was. */
export function cellLines(runs: readonly Run[], column: { readonly left: number; readonly right: number }): CellLine[] {
  const widest = Math.max(0, ...runs.map(({ box }) => box[2]))
  const room = Math.max(widest, column.right - column.left - SIDES)
  const isPictured = isMadeOut(runs)
  const most = isPictured ? room * (1 - ASTRAY) : room + 0.5
  const lines: { readonly runs: Run[]; isUnsure: boolean }[] = []
  for (const run of runs) {
    const open = lines.at(-1)
    const [before, word] = [open?.runs.at(-1), run.words[0]]
    const asOne = before && word ? before.box[2] + spaceIn(before) + word.box[2] : 0
    const [isMeant, isWrapped] = open ? [goesOn(joinWrapped(open.runs), run.text, false), asOne > most] : [false, false]
    const isUnsure = isPictured && !isMeant && asOne > 0 && Math.abs(asOne / most - 1) < EITHER_WAY
    if (open && isUnsure) open.isUnsure = true
    if (open && (isMeant || goesOn(joinWrapped(open.runs), run.text, isWrapped))) open.runs.push(run)
    else lines.push({ runs: [run], isUnsure })
  }
  return lines.map((line) => ({ text: joinWrapped(line.runs), runs: line.runs, ...(line.isUnsure && { isUnsure: true }) }))
}

/** Whether a line continues the one before: inside brackets and in small letters always, else where it had to wrap and no remark begins. */
function goesOn(before: string, next: string, isWrapped: boolean): boolean {
  if (before.split('(').length > before.split(')').length) return true
  if (/^[a-z]/.test(next) && !before.endsWith('.')) return true
  const isNext = /^[A-Z][a-z]/.test(next) && (/[.)]$/.test(before) || (REMARK_BEGINNING.test(next) && !GOES_ON.test(before)))
  return isWrapped && !isNext
}

/** The width of a space in a run. */
function spaceIn({ words, box }: Run): number {
  const gaps = words.slice(1).map((word, index) => word.box[0] - rightOf(words[index]?.box ?? word.box))
  return gaps.length === 0 ? box[3] * 0.25 : Math.min(...gaps)
}

/** All words of some lines as one text. */
export function wholeLine(lines: readonly Line[]): CellLine {
  const runs = lines.flatMap((line) => runOf(line.page, line.words) ?? [])
  return { text: joinWrapped(runs), runs }
}
