import { leftOf, topOf } from '#engine/reading/lines/boxes.ts'
import { labelsIn } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { isMadeOut, type Line } from '#engine/reading/lines/lines.ts'

/** One entry of a list: the lines of its name, and those of its rows. A list that goes on from lost pages begins without a name. */
export interface ListedEntry {
  readonly name: readonly Line[]
  readonly rows: readonly Line[]
}

/** What the entries of a list are told by: the label that stands over their names, and the labels of their rows. */
export interface ListLabels<Label extends string> {
  readonly over: readonly Label[]
  readonly rows: readonly Label[]
}

/** Of the height of a line: what begins as near to a label's left edge is in its column, in large and in small print. */
const IN_COLUMN = 0.22

/**
 * The entries of a list over which the label of their names stands once, as the bureau prints inquiries and employers. Names are set in a
 * little from the labels of their rows, and no value begins where they begin. Null where each of several entries has a label of its own,
 * or where nothing is set in.
 */
export function listedEntries<Label extends string>(
  lines: readonly Line[],
  { over, rows }: ListLabels<Label>,
): ListedEntry[] | null {
  const found = lines.map((line) => labelsIn([line], [...over, ...rows]))
  const labelled = found.map((labels) => labels.some(({ label }) => rows.includes(label)))
  const columns = found.flatMap((labels, index) =>
    labels.flatMap(({ label, words: [first] }) => {
      const line = lines[index]
      return line && first && rows.includes(label) ? [{ line, left: leftOf(first.box) }] : []
    }),
  )
  // A picture's pages lie askew, each in its own way: there only what is near tells where the labels begin.
  const isSetIn = (line: Line): boolean => {
    const near = isMadeOut(line) ? columns.filter((column) => isNear(column.line, line)) : []
    return !(near.length > 0 ? near : columns).some(({ left }) => isBelow(line, left))
  }
  const entries: { name: Line[]; rows: Line[]; hasRow: boolean }[] = []
  let isName = false
  lines.forEach((line, index) => {
    const isLabelOver = found[index]?.some(({ label }) => over.includes(label)) === true && labelled[index] !== true
    if (isLabelOver) return
    const begins = labelled[index] !== true && isSetIn(line) && leadsToRows(lines, { index, labelled, left: leftOf(line.box) })
    if (entries.length === 0 || (begins && !isName)) entries.push({ name: [], rows: [], hasRow: false })
    isName = begins
    const open = entries.at(-1)
    if (!open) return
    ;(begins ? open.name : open.rows).push(line)
    open.hasRow ||= labelled[index] === true
  })
  const kept = entries.filter(({ hasRow }) => hasRow)
  const labels = found.flat().filter(({ label }) => over.includes(label)).length
  const names = kept.filter(({ name }) => name.length > 0).length
  return names > labels || (names === 1 && kept.length === 1) ? kept : null
}

/** Of the height of a line: an entry of a list is as tall. */
const NEAR = 8
const isNear = (label: Line, { page, box }: Line): boolean =>
  label.page === page && Math.abs(topOf(label.box) - topOf(box)) <= box[3] * NEAR

const isBelow = ({ box }: Line, left: number): boolean => Math.abs(left - leftOf(box)) <= box[3] * IN_COLUMN

/** Whether a line, and what goes on with it at its left edge, stands right over a row. */
function leadsToRows(
  lines: readonly Line[],
  { index, labelled, left }: { index: number; labelled: readonly boolean[]; left: number },
): boolean {
  let next = index + 1
  for (let line = lines[next]; line && labelled[next] === false && isBelow(line, left); line = lines[next]) next += 1
  return labelled[next] === true
}
