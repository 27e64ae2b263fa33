import { leftOf } from '#engine/reading/lines/boxes.ts'
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

/** What a line prints in one column, null for nothing. Cells may begin a little left of their heading. */
export function cellOf(line: Line, columns: Columns, index: number): Run | null {
  const from = columns.starts[index]
  const to = columns.starts[index + 1] ?? Infinity
  if (from === undefined) return null
  return runWithin(line, index === 0 ? -Infinity : from - 4, to - 4)
}
