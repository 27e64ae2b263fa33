import { leftOf } from '#engine/reading/lines/boxes.ts'
import { asPrinted, factReader, type Notes, note } from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { findPackedLabels, packedColumns, partedLines } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import { packedValues } from '#engine/reading/layouts/equifax-acr/packed-labels.ts'
import { RECORD_LABELS, type RecordLabel } from '#engine/reading/layouts/equifax-acr/words.ts'
import { cutBefore, type Line } from '#engine/reading/lines/lines.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^bankruptc(?:ies|y)(?: (?:- )?chapter (?:7|11|12|13))?$/i, 'Bankruptcy'],
  [/^(?:civil )?judge?ments?$/i, 'Judgment'],
  [/^(?:tax )?liens?$/i, 'Tax lien'],
]
const kindOf = (line: Line | undefined): string | null => KINDS.find(([title]) => title.test(line?.text ?? ''))?.[1] ?? null

/** The records, each from its own first label to where one of its labels comes round again; few labels stand in the columns of the accounts, or flow. */
export function readPublicRecords(lines: readonly Line[], accountColumns: readonly number[]): PublicRecord[] {
  const labels = lines.flatMap((line) => findPackedLabels([line], RECORD_LABELS))
  const isInColumns = labels.every(({ run }) => accountColumns.some((start) => Math.abs(start - leftOf(run.box)) < 2))
  const columns = isInColumns ? accountColumns : packedColumns(lines, RECORD_LABELS, 2)
  const { head, blocks } = cutBefore(lines, (line) => kindOf(line) !== null)
  return [head, ...blocks]
    .flatMap((block) =>
      recordsOf(packedValues(partedLines(block, RECORD_LABELS), RECORD_LABELS, { columns })).map((rows) => ({
        rows,
        title: kindOf(block[0]) === null ? undefined : block[0],
      })),
    )
    .flatMap(({ rows, title }) => recordOf(rows, title) ?? [])
    .map((record, index) => ({ ...record, id: `p${index + 1}` }))
}

/** The name of a courthouse; its address is printed below. */
const beforeAddress = (text: string): string | null => asPrinted(text.replace(/ \d+ [A-Z0-9].*$/, ''))

type Row = LabelValue<RecordLabel>

function recordsOf(rows: readonly Row[]): Row[][] {
  const records: Row[][] = []
  for (const row of rows) {
    const open = records.at(-1)
    if (open && !open.some(({ label }) => label === row.label)) open.push(row)
    else records.push([row])
  }
  return records
}

/** A record has a number or the day it was filed. */
function recordOf(rows: readonly Row[], title: Line | undefined): Omit<PublicRecord, 'id'> | null {
  const evidence: Notes = {}
  const { row, read } = factReader(rows, evidence)
  const reference = read(['Reference Number', 'Case Number', 'Docket Number', 'Case or ID Number'], ['reference'], asPrinted)
  const dateFiled = read(['Date Filed', 'Bankruptcy Filed'], ['dateFiled'], parsePrintedDay)
  const filed = row('Bankruptcy Courthouse') ?? row('Bankruptcy Filed')
  // Where the labels say what it is, `Type` says whose: `Personal`.
  const printed = filed ? 'Bankruptcy' : read(['Type', 'Bankruptcy Type', 'Record Type'], ['type'], asPrinted)
  if (filed) note(evidence, 'type', [filed.labelRun])
  const type = printed ?? kindOf(title)
  if ((reference === null && dateFiled === null) || type === null) return null
  if (printed === null && title) note(evidence, 'type', [title])
  return {
    type,
    court: read(['Court', 'Court Name'], ['court'], asPrinted) ?? read(['Bankruptcy Courthouse'], ['court'], beforeAddress),
    reference,
    dateFiled,
    dateResolved: read(
      ['Date Resolved', 'Date Satisfied', 'Date Released', 'Disposition Date', 'Discharge Date', 'Current Disposition Date'],
      ['dateResolved'],
      parsePrintedDay,
    ),
    status: read(['Status', 'Disposition', 'Current Disposition', 'Bankruptcy Disposition'], ['status'], asPrinted),
    amount: read(['Liability Amount', 'Liability', 'Amount'], ['amount'], parseMoney),
    evidence,
  }
}
