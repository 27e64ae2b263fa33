import type { Pair } from '#adapters/recognition/shape/columns.ts'
import { type Equation, fitted, residual } from '#adapters/recognition/shape/least-squares.ts'
import { feetOf, type TextLine } from '#adapters/recognition/shape/text-lines.ts'

/** Where a smooth field is zero, and over which half-widths its terms run from -1 to 1. */
export interface Field {
  readonly x: number
  readonly y: number
  readonly reachX: number
  readonly reachY: number
}

interface Place {
  readonly x: number
  readonly y: number
}

/** How far a place must be moved, in pixels, so that lines run level or columns plumb. */
export type Shift = (x: number, y: number) => number

const LEVEL_TERMS: readonly (readonly [x: number, y: number])[] = [1, 2, 3, 4].flatMap((power) =>
  [0, 1, 2, 3].map((other) => [power, other] as const),
)
const PLUMB_TERMS: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [1, 1],
  [0, 2],
  [1, 2],
  [2, 1],
  [0, 3],
]

/** Beyond the text the terms are held at its edge and run on straight: powers would run away. */
function powers(terms: readonly (readonly [number, number])[], u: number, v: number): number[] {
  return terms.map(([across, down]) => runOn(u, across) * runOn(v, down))
}

function runOn(value: number, power: number): number {
  if (Math.abs(value) <= 1) return value ** power
  const edge = Math.sign(value)
  return edge ** power * (1 + power * (Math.abs(value) - 1))
}

/** Places that belong on one level, or one plumb line. */
export type Trace = readonly (readonly [x: number, y: number])[]

/** Pixels: how well a letter's foot is known; at first lines may be bent by many times that. */
const FOOT = 0.9
const COARSE = 10
const MOST_FEET = 24

/** Moves each foot of a line up or down to where the line's other feet are; `edges` are the paper's upper and lower ones. */
export function levelShift(lines: readonly TextLine[], edges: readonly Trace[], field: Field): Shift {
  const paper = edges.flatMap((edge) => traceEquations(edge, field, { terms: LEVEL_TERMS, isLevel: true }))
  const damping = LEVEL_TERMS.map(([across, down]) => 0.001 * lines.length * 2.5 ** (across + down - 1))
  let rows: (readonly TextLine[])[] = lines.map((line) => [line])
  let shift: Shift = () => 0
  for (let round = 0; round < 2; round += 1) {
    const equations = rows.flatMap((row) =>
      traceEquations(
        row.flatMap((line) => thinned(feetOf(line))),
        field,
        { terms: LEVEL_TERMS, isLevel: true },
      ),
    )
    const unknowns = fitted([...equations, ...paper], { scale: FOOT, damping, coarse: COARSE })
    shift = (x, y) =>
      residual(
        { factors: powers(LEVEL_TERMS, (x - field.x) / field.reachX, (y - field.y) / field.reachY), value: 0, weight: 1 },
        unknowns,
      )
    rows = rowsOf(lines, shift)
  }
  return shift
}

/** Lines that are beside each other at one level are one row. */
function rowsOf(lines: readonly TextLine[], shift: Shift): TextLine[][] {
  const levelled = lines.map((line) => ({ line, level: line.y + shift(line.x, line.y) })).toSorted((a, b) => a.level - b.level)
  const rows: { level: number; lines: TextLine[] }[] = []
  for (const { line, level } of levelled) {
    const row = rows.findLast((one) => Math.abs(one.level - level) < 0.18 * line.height)
    if (row !== undefined && row.lines.every((other) => Math.abs(other.height - line.height) < 0.3 * line.height))
      row.lines.push(line)
    else rows.push({ level, lines: [line] })
  }
  return rows.map((row) => row.lines)
}

interface Axis {
  readonly terms: readonly (readonly [number, number])[]
  readonly isLevel: boolean
}

/** Every place is to come where the mean of them comes. */
function traceEquations(trace: Trace, field: Field, { terms, isLevel }: Axis): Equation[] {
  if (trace.length < 3) return []
  const factors = trace.map(([x, y]) => powers(terms, (x - field.x) / field.reachX, (y - field.y) / field.reachY))
  const mean = terms.map((_, term) => factors.reduce((sum, one) => sum + (one[term] ?? 0), 0) / trace.length)
  const level = trace.reduce((sum, [x, y]) => sum + (isLevel ? y : x), 0) / trace.length
  return trace.map(([x, y], at) => ({
    factors: (factors[at] ?? []).map((factor, term) => factor - (mean[term] ?? 0)),
    value: level - (isLevel ? y : x),
    weight: 1,
  }))
}

function thinned<T>(all: readonly T[]): readonly T[] {
  const step = Math.ceil(all.length / MOST_FEET)
  return step <= 1 ? all : all.filter((_, index) => index % step === 0)
}

/** Pixels: how well the edge of paper, and the end of a line, is known. */
const EDGE = 4
const END = 1.2
/** Edges of the paper say as much as this share of all columns, and no less than a few pairs. */
const SAY = 0.3
const LEAST_SAY = 20

/** Moves the ends of lines of one column left or right until they are under each other, and the paper's sides plumb. */
export function plumbShift(pairs: readonly Pair[], sides: readonly Trace[], field: Field): Shift {
  const at = ({ x, y }: Place): number[] => powers(PLUMB_TERMS, (x - field.x) / field.reachX, (y - field.y) / field.reachY)
  const found = sides.flatMap((side) => traceEquations(side, field, { terms: PLUMB_TERMS, isLevel: false }))
  const weight = Math.max(LEAST_SAY, SAY * pairs.length) / Math.max(1, found.length)
  const edges = found.map((equation) => ({ ...equation, weight }))
  const stiff = PLUMB_TERMS.map(([across, down]) => 0.002 * 6 ** (across + down - 1) * found.length * weight)
  const start = found.length === 0 ? PLUMB_TERMS.map(() => 0) : fitted(edges, { scale: EDGE, damping: stiff, coarse: COARSE })
  const damping = PLUMB_TERMS.map(([across, down]) => 0.0001 * 4 ** (across + down - 1) * (pairs.length + 20))
  const columns = pairs.map(([upper, lower]): Equation => {
    const [above, below] = [at(upper), at(lower)]
    return { factors: below.map((one, term) => one - (above[term] ?? 0)), value: upper.x - lower.x, weight: 1 }
  })
  const unknowns = fitted([...columns, ...edges], { scale: END, damping, start })
  return (x, y) => residual({ factors: at({ x, y }), value: 0, weight: 1 }, unknowns)
}
