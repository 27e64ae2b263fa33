import { leftOf, rightOf } from '#engine/reading/lines/boxes.ts'
import { type Line, type Run, runWithin } from '#engine/reading/lines/lines.ts'

/** A table whose columns are found from its header line: where each titled column begins. */
export interface Columns {
  readonly names: readonly string[]
  readonly starts: readonly number[]
}

/** The columns of a header line that names all the wanted columns in order, and perhaps more; else null. */
export function headerOf(line: Line, wanted: readonly RegExp[]): Columns | null {
  if (line.runs.length < wanted.length) return null
  const isHeader = wanted.every((name, index) => name.test(line.runs[index]?.text ?? ''))
  return isHeader ? { names: line.runs.map((run) => run.text), starts: line.runs.map((run) => leftOf(run.box)) } : null
}

/** Cells may begin a little left of their heading, or right of it. */
const NEAR = 4

/** What a line prints in one column, null for nothing. Words that go on over the next column's start, where none begins, are still its. */
export function cellOf(line: Line, columns: Columns, index: number): Run | null {
  const from = columns.starts[index]
  if (from === undefined) return null
  const [own, next] = [beginOf(line, columns, index), beginOf(line, columns, index + 1)]
  return runWithin(line, own, next)
}

/** Where a column begins in a line: at its heading, or behind a run that goes on over that. */
function beginOf(line: Line, columns: Columns, index: number): number {
  if (index === 0) return -Infinity
  const start = columns.starts[index]
  if (start === undefined) return Infinity
  const over = line.runs.find(({ box }) => leftOf(box) < start - NEAR && rightOf(box) > start + NEAR)
  const isCut = over?.words.some(({ box }) => Math.abs(leftOf(box) - start) <= NEAR) ?? true
  return over && !isCut ? rightOf(over.box) : start - NEAR
}
