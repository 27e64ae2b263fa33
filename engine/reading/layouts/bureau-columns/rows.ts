import { joinWrapped } from '#engine/reading/lines/boxes.ts'
import { type Notes, note, noteUnread, saysNothing } from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import type { Cell, CellLine, LabelRow } from '#engine/reading/layouts/bureau-columns/page.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Lines as one text, with the runs it is in. */
export const textOf = (cell: Cell): string =>
  joinWrapped(cell.flatMap((line) => (line.runs[0] ? [{ ...line.runs[0], text: line.text }] : [])))
export const runsOf = (cell: Cell): CellLine['runs'] => cell.flatMap(({ runs }) => runs)

/** The rows as one bureau's column has them. A column that the table does not have has no rows. */
export function columnOf(rows: readonly LabelRow[], bureau: Bureau): LabelValue<string>[] {
  return rows.flatMap(({ label, labelRun, cells }) => {
    const cell = cells[bureau]
    return cell ? [{ label, labelRun, value: runsOf(cell), text: textOf(cell) }] : []
  })
}

/** Whether the bureau says anything in these rows. */
export const hasContent = (rows: readonly LabelRow[], bureau: Bureau): boolean =>
  rows.some(({ cells }) => (cells[bureau] ?? []).some(({ text }) => !saysNothing(text)))

/** The lines of all rows with these labels that say something, in the order of the rows. */
export function linesUnder(rows: readonly LabelRow[], bureau: Bureau, labels: readonly string[]): CellLine[] {
  return rows
    .filter(({ label }) => labels.includes(label))
    .flatMap(({ cells }) => (cells[bureau] ?? []).filter(({ text }) => !saysNothing(text)))
}

/** Each line a value of the list, with its place; somebody is asked about one that may be meant otherwise. */
export function listed(lines: readonly CellLine[], field: string, evidence: Notes): string[] {
  lines.forEach(({ runs, isUnsure }, index) =>
    isUnsure ? noteUnread(evidence, `${field}.${index}`, runs) : note(evidence, `${field}.${index}`, runs),
  )
  return lines.map(({ text }) => text)
}
