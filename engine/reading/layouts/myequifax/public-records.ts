import { bottomOf, leftOf, type Placed, topOf } from '#engine/reading/lines/boxes.ts'
import { asPrinted, factReader, type Notes, note } from '#engine/reading/facts.ts'
import { goesOn, rowsOf } from '#engine/reading/layouts/myequifax/rows.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { cutBefore, type Line } from '#engine/reading/lines/lines.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'
import { parseMoney } from '#engine/values/money.ts'

export const RECORD_LABELS = [
  'Reference Number',
  'Case Number',
  'Case or ID Number',
  'Case Number or ID',
  'Docket Number',
  'Case/Docket #',
  'Status',
  'Disposition',
  'Current Disposition',
  'Prior Disposition',
  'Intent',
  'Date Filed',
  'Filing Date',
  'Date Reported',
  'Date Resolved',
  'Date Satisfied',
  'Date Released',
  'Release Date',
  'Disposition Date',
  'Date of Disposition',
  'Discharge Date',
  'Date Discharged',
  'Date Closed',
  'Verified Date',
  'Date Verified',
  'Type',
  'Bankruptcy Type',
  'Chapter',
  'Court',
  'Court Name',
  'Courthouse',
  'Bankruptcy Courthouse',
  'Filer',
  'Liability',
  'Liability Amount',
  'Exempt Amount',
  'Asset Amount',
  'Amount',
  'Plaintiff',
  'Defendant',
  'Creditor',
  'Comments',
  'Contact',
] as const
type Label = (typeof RECORD_LABELS)[number]
type Row = LabelValue<Label>

/** Whose record it is says nothing of its kind. */
const WHOSE = /^(?:personal|individual|joint|business)$/i

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^bankruptc(?:ies|y)$/i, 'Bankruptcy'],
  [/^(?:civil )?judge?ments?$/i, 'Judgment'],
  [/^(?:tax )?liens?$/i, 'Tax lien'],
]
const kindOf = (line: Line): string | null => KINDS.find(([title]) => title.test(line.text))?.[1] ?? null

/** The bankruptcies, judgments and liens of section 9. Each record begins at its reference, or where a label comes again. */
export function readPublicRecords(lines: readonly Line[]): PublicRecord[] {
  const records: PublicRecord[] = []
  for (const block of cutBefore(lines, (line) => kindOf(line) !== null).blocks) {
    const [title, ...rest] = block
    const kind = title ? kindOf(title) : null
    if (!title || kind === null) continue
    for (const rows of recordsOf(rowsOf(rest, RECORD_LABELS).map((row) => withValueBelow(row, rest)))) {
      const record = recordOf(rows, { id: `p${records.length + 1}`, kind, title })
      if (record) records.push(record)
    }
  }
  return records
}

const isJustBelow = (label: Placed, line: Placed): boolean =>
  line.page === label.page && topOf(line.box) - bottomOf(label.box) < label.box[3] * 1.4

/** `Status` may be a heading of its own, its value on the line below. */
function withValueBelow(row: Row, lines: readonly Line[]): Row {
  if (row.text !== '' || row.label !== 'Status') return row
  const label = row.labelRun
  const below = lines.find(
    (line) =>
      line.runs.length === 1 &&
      (line.page > label.page || topOf(line.box) >= bottomOf(label.box) - 1) &&
      Math.abs(leftOf(line.box) - leftOf(label.box)) < 6 &&
      (goesOn(label, line.runs[0] ?? label, lines) || isJustBelow(label, line)),
  )
  const value = below?.runs ?? []
  const isLabel = RECORD_LABELS.some((other) => other.toLowerCase() === below?.text.toLowerCase())
  return isLabel || /^you\b/i.test(below?.text ?? '') ? row : { ...row, value, text: below?.text ?? '' }
}

function recordsOf(rows: readonly Row[]): Row[][] {
  const records: Row[][] = []
  for (const row of rows) {
    const open = records.at(-1)
    if (open && !open.some((other) => other.label === row.label)) open.push(row)
    else records.push([row])
  }
  return records
}

function recordOf(rows: readonly Row[], known: { id: string; kind: string; title: Line }): PublicRecord | null {
  const notes: Notes = {}
  const { read } = factReader(rows, notes)
  const dateFiled = read(['Date Filed', 'Filing Date'], ['dateFiled'], parsePrintedDay)
  const reference = read(
    ['Reference Number', 'Case/Docket #', 'Case Number', 'Docket Number', 'Case or ID Number', 'Case Number or ID'],
    ['reference'],
    asPrinted,
  )
  if (dateFiled === null && reference === null) return null
  const type = read(['Type', 'Bankruptcy Type', 'Chapter'], ['type'], (text) => (WHOSE.test(text) ? null : asPrinted(text)))
  if (type === null) note(notes, 'type', [known.title])
  return {
    id: known.id,
    type: type ?? known.kind,
    court: read(['Court', 'Court Name', 'Courthouse', 'Bankruptcy Courthouse'], ['court'], asPrinted),
    reference,
    dateFiled,
    dateResolved: read(
      [
        'Date Resolved',
        'Date Satisfied',
        'Date Released',
        'Release Date',
        'Disposition Date',
        'Date of Disposition',
        'Discharge Date',
        'Date Discharged',
        'Date Closed',
      ],
      ['dateResolved'],
      parsePrintedDay,
    ),
    status: read(['Status', 'Disposition', 'Current Disposition'], ['status'], asPrinted),
    amount: read(['Amount', 'Liability', 'Liability Amount'], ['amount'], parseMoney),
    evidence: notes,
  }
}
