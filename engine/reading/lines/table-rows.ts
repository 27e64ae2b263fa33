import { leftOf, middleXOf } from '#engine/reading/lines/boxes.ts'
import type { Line, Run } from '#engine/reading/lines/lines.ts'

/** The fewest pieces of a row; how many lines away other rows are looked for; points between what is in one column. */
const [LEAST_CELLS, NEAR, SAME_COLUMN] = [3, 8, 3]

const areInOneColumn = (a: Run, b: Run): boolean =>
  Math.min(Math.abs(leftOf(a.box) - leftOf(b.box)), Math.abs(middleXOf(a.box) - middleXOf(b.box))) < SAME_COLUMN

/**
 * Whether a line of a page is a row of a table: each of its pieces stands over or under one of another line that is near.
 * Rows at the head of each page may say the same (`Bureau Code: Individual Individual Individual`) and are no running line.
 */
export function isRowAmong(line: Line, lines: readonly Line[]): boolean {
  if (line.runs.length < LEAST_CELLS) return false
  const at = lines.indexOf(line)
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((other) => other !== line)
  return near.some(({ runs }) => line.runs.every((run) => runs.some((other) => areInOneColumn(run, other))))
}
