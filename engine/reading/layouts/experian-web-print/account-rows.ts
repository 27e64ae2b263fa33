import { bottomOf, joinWrapped, leftOf, rightOf, topOf } from '#engine/reading/lines/boxes.ts'
import { type LabelValue, labelValues } from '#engine/reading/lines/label-values.ts'
import type { Line, Run } from '#engine/reading/lines/lines.ts'

/** The rows of an account: values right of their labels or, as on narrow pages, below them. */
export function accountRows<Label extends string>(lines: readonly Line[], labels: readonly Label[]): LabelValue<Label>[] {
  return rowsBelowLabels(lines, labels) ?? labelValues(lines, labels)
}

/** Points: what is below a label begins where it does. */
const UNDER = 3
/** Times the letters' height: no more parts a label from its value, or the lines of a value. */
const CLOSE = 0.9
const LEAST_BELOW = 2

/** The rows whose values stand below their labels; null where they are beside them. */
function rowsBelowLabels<Label extends string>(lines: readonly Line[], labels: readonly Label[]): LabelValue<Label>[] | null {
  const byText = new Map(labels.map((label) => [label.toLowerCase(), label]))
  const labelOf = ({ text }: Run): Label | undefined => byText.get(text.toLowerCase().replace(/ ?:$/, ''))
  const rows: { label: Label; labelRun: Run; value: Run[] }[] = []
  let beside = 0
  for (const line of lines) {
    for (const run of line.runs) {
      const label = labelOf(run)
      if (label !== undefined) {
        rows.push({ label, labelRun: run, value: [] })
        continue
      }
      if (line.runs.some((other) => labelOf(other) !== undefined && rightOf(other.box) < leftOf(run.box))) beside += 1
      const above = rows.findLast(({ labelRun }) => Math.abs(leftOf(labelRun.box) - leftOf(run.box)) < UNDER)
      if (above && isClose(above.value.at(-1) ?? above.labelRun, run)) above.value.push(run)
    }
  }
  const below = rows.filter(({ value }) => value.length > 0).length
  if (beside > 0 || below < LEAST_BELOW) return null
  return rows.map((row) => ({ ...row, text: joinWrapped(row.value) }))
}

const isClose = (above: Run, run: Run): boolean =>
  above.page === run.page ? topOf(run.box) - bottomOf(above.box) < run.box[3] * CLOSE : above.page === run.page - 1
