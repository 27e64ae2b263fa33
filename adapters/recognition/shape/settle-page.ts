import { type Field, levelShift, plumbShift, type Shift, type Trace } from '#adapters/recognition/shape/bend.ts'
import { pairsOf } from '#adapters/recognition/shape/columns.ts'
import { evenlyLit } from '#adapters/recognition/cleaning/even-light.ts'
import { filledBars } from '#adapters/recognition/cleaning/filled-bars.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import { LEAST_LINES } from '#adapters/recognition/shape/page-plane.ts'
import { type Bounds, boundsOf, type Edge, type PaperEdges, paperEdgesOf } from '#adapters/recognition/shape/paper-edges.ts'
import { type TextLine, withoutPattern } from '#adapters/recognition/shape/text-lines.ts'

/** What the flat plane leaves to be put right, in pixels of the upright picture. */
export interface SettledPage {
  readonly level: Shift
  readonly plumb: Shift
  /** Around the text, and where the paper ends, after both shifts; null where no edge stands out. */
  readonly text: Bounds
  readonly paper: { readonly [Side in keyof Bounds]: number | null }
  readonly lines: readonly TextLine[]
}

/** The paper's curl, the lens, and what the first look missed; without the desk's own pattern. Null without text. */
export function settledPage(found: readonly TextLine[], upright: Grey): SettledPage | null {
  const text = withoutPattern(found)
  const usual = middle(text.map(({ slope }) => slope))
  const even = text.filter(({ slope }) => Math.abs(slope - usual) < 0.06)
  if (even.length < LEAST_LINES) return null
  const core = coreOf(even)
  const edges = edgesOf(upright, core)
  const lines = even.filter((line) => isOnPaper(line, edges, core))
  if (lines.length < LEAST_LINES) return null
  const field = fieldAround(lines, upright)
  const level = levelShift(lines, tracesOf([edges.top, edges.bottom], true), field)
  const plumb = plumbShift(pairsOf(lines, 0.09), tracesOf([edges.left, edges.right], false), field)
  const letter = middle(lines.map(({ height }) => height))
  const bounds = boundsOf(
    lines.flatMap(({ left, right, x, y, slope, height }) =>
      [left, right].flatMap((end) => {
        const foot = y + slope * (end - x)
        const [px, py] = [end + plumb(end, foot), foot + level(end, foot)]
        return [[px, py - height * 1.2] as const, [px, py + letter * 0.3] as const]
      }),
    ),
  )
  const [middleX, middleY] = [(core.left + core.right) / 2, (core.top + core.bottom) / 2]
  const beside = (at: number): number => at + plumb(at, middleY)
  const above = (at: number): number => at + level(middleX, at)
  const paper = {
    left: edges.left && beside(edges.left.at),
    right: edges.right && beside(edges.right.at),
    top: edges.top && above(edges.top.at),
    bottom: edges.bottom && above(edges.bottom.at),
  }
  return { level, plumb, text: bounds, paper, lines }
}

/** Points of the usual width of a report's text. */
const USUAL_TEXT = 530
/** Of the text's width: what is filled beyond it is the desk. */
const BESIDE = 0.03

/** Of the paper. A filled bar that is printed across the page, as above the columns of a table, ends as sharply as paper does: it is painted over first. */
function edgesOf(upright: Grey, core: Bounds): PaperEdges {
  const found = paperEdgesOf(upright, core)
  if (found.top === null && found.bottom === null) return found
  const wide = core.right - core.left
  const bars = filledBars(evenlyLit(upright), wide / USUAL_TEXT).filter(
    ({ left, right }) => left > core.left - BESIDE * wide && right < core.right + BESIDE * wide,
  )
  if (bars.length === 0) return found
  const { width, pixels } = upright
  const plain = pixels.slice()
  for (const { left, top, right, bottom } of bars)
    for (let y = top; y < bottom; y += 1)
      // As bright as the paper above its upper half and below its lower one.
      plain.copyWithin(
        y * width + left,
        rowBeside(y, { top, bottom }) * width + left,
        rowBeside(y, { top, bottom }) * width + right,
      )
  return paperEdgesOf({ ...upright, pixels: plain }, core)
}

const rowBeside = (y: number, { top, bottom }: { top: number; bottom: number }): number =>
  y < (top + bottom) / 2 ? Math.max(0, top - 1) : bottom

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const tracesOf = (edges: readonly (Edge | null)[], isLevel: boolean): Trace[] =>
  edges.flatMap((edge) =>
    edge ? [edge.trace.map(([along, at]) => (isLevel ? ([along, at] as const) : ([at, along] as const)))] : [],
  )

/** A line of so many letters is none of a desk's pattern. */
const MANY = 14

/** Where nearly all of the text is: the pattern of a desk looks like a few lines too. */
function coreOf(lines: readonly TextLine[]): Bounds {
  const usual = middle(lines.flatMap(({ letters, height }) => letters.map(() => height)))
  const sure = lines.filter(({ letters, height }) => letters.length >= 5 && height > 0.5 * usual && height < 2.2 * usual)
  const letters = (sure.length < LEAST_LINES ? lines : sure).flatMap((line) => line.letters)
  const [across, down] = [letters.map(({ x }) => x).toSorted(byValue), letters.map(({ y }) => y).toSorted(byValue)]
  const at = (values: readonly number[], share: number): number => values[Math.floor((values.length - 1) * share)] ?? 0
  const long = lines.filter((line) => line.letters.length >= MANY && line.height > 0.6 * usual && line.height < 1.8 * usual)
  return boundsOf([
    [at(across, 0.03), at(down, 0.03)],
    [at(across, 0.97), at(down, 0.97)],
    ...long.flatMap(({ left, right, y, height }) => [[left, y - height] as const, [right, y] as const]),
  ])
}

const byValue = (a: number, b: number): number => a - b

/** Not beyond an edge of the paper. */
function isOnPaper({ left, right, x, y }: TextLine, edges: PaperEdges, core: Bounds): boolean {
  const [middleX, middleY] = [(core.left + core.right) / 2, (core.top + core.bottom) / 2]
  const { left: west, right: east, top: north, bottom: south } = edges
  return (
    (west === null || left > west.at + west.lean * (y - middleY) - 3) &&
    (east === null || right < east.at + east.lean * (y - middleY) + 3) &&
    (north === null || y > north.at + north.lean * (x - middleX) - 3) &&
    (south === null || y < south.at + south.lean * (x - middleX) + 3)
  )
}

function fieldAround(lines: readonly TextLine[], { width, height }: Grey): Field {
  const box = boundsOf(lines.flatMap(({ left, right, y, height: letter }) => [[left, y - letter] as const, [right, y] as const]))
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    reachX: Math.max(0.2 * width, (box.right - box.left) / 2),
    reachY: Math.max(0.2 * height, (box.bottom - box.top) / 2),
  }
}
