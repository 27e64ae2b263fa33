import { asPrinted, factReader, leadingMoney, type Notes } from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { PUBLIC_RECORD_LABELS, type RecordLabel, withoutBrackets } from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { Wrapping } from '#engine/reading/layouts/transunion-web-print/wrapped.ts'
import { type Line, runOf } from '#engine/reading/lines/lines.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

type Field = LabelValue<RecordLabel>

/**
 * Reads the public records. A record has a court or a number, and a date filed or a type; or, where its court is a heading, a date
 * filed and a type that courts have. Prose has neither and is none.
 */
export function readPublicRecords(records: readonly (readonly Field[])[], wrapping: Wrapping): PublicRecord[] {
  return records
    .flatMap((fields) => recordOf(fields, wrapping) ?? [])
    .map((record, index) => ({ ...record, id: `p${index + 1}` }))
}

/** The fields of each record. A record begins with its own heading or, without headings, where the first label of the section comes round again. */
export function recordFields(lines: readonly Line[]): Field[][] {
  const headings = lines.flatMap((line, index) => {
    const fields = headingFields(line) ?? courtOver(line, lines[index + 1])
    return fields ? [{ index, fields }] : []
  })
  if (headings.length === 0) return byFirstLabel(lines)
  return headings.map(({ index, fields }, at) => [
    ...fields,
    ...fieldsOf(lines.slice(index + 1, headings[at + 1]?.index), PUBLIC_RECORD_LABELS),
  ])
}

const IN_COURT = /\b(?:court|ct|bkpt|district|county|recorder|clerk)\b/i

/** A court over the heading of its rows, as a creditor stands over those of its account: the label of the courts is printed once. */
function courtOver(line: Line, next: Line | undefined): Field[] | null {
  const [court] = line.runs
  const isOver = next !== undefined && /^(?:Public Record|Court) Information$/.test(next.text) && line.runs.length === 1
  const isCourt = isOver && IN_COURT.test(line.text) && !/[.:]$/.test(line.text)
  if (!isCourt || !court || fieldsOf([line], PUBLIC_RECORD_LABELS).length > 0) return null
  return [{ label: 'Court', labelRun: court, value: [court], text: court.text }]
}

/** `US BANKRUPTCY COURT EAST Docket #: 1812345`: the court and its number, in one line over the rows. */
function headingFields(line: Line): Field[] | null {
  const at = line.words.findIndex(({ text }) => text.toLowerCase() === 'docket')
  const behind = line.words.slice(at + 1)
  const number = behind.filter(({ text }) => !/^(?:#:?|number:?|:)$/i.test(text))
  const [court, label, value] = [line.words.slice(0, at), line.words.slice(at, at + 1), number].map((words) =>
    runOf(line.page, words),
  )
  if (at < 1 || !court || !label || !value || number.length !== 1 || !/^#?\d[\w-]*$/.test(value.text)) return null
  return [
    { label: 'Court', labelRun: court, value: [court], text: court.text },
    { label: 'Docket #', labelRun: label, value: [value], text: value.text },
  ]
}

function byFirstLabel(lines: readonly Line[]): Field[][] {
  const fields = fieldsOf(lines, PUBLIC_RECORD_LABELS)
  const records: Field[][] = []
  const first = fields[0]?.label
  for (const field of fields) {
    if (field.label === first) records.push([field])
    else records.at(-1)?.push(field)
  }
  return records
}

/** A court with the number of the case behind its name, as the heading of an account has the account's: `USBK COURT EAST 1812345`. */
const COURT = ['Court Name', 'Court', 'Name'] as const
const NUMBERED = /^([^A-Za-z]*[A-Za-z].*) (\d[\d-]{4,})$/

function recordOf(fields: readonly Field[], wrapping: Wrapping): Omit<PublicRecord, 'id'> | null {
  const evidence: Notes = {}
  const { row, read } = factReader(
    fields.map((field) => ({ ...field, text: withoutBrackets(wrapping.join(field.value)) })),
    evidence,
  )
  const has = (...labels: RecordLabel[]): boolean => labels.some((label) => row(label) !== null)
  const type = read(['Type', 'Public Record Type'], ['type'], asPrinted)
  const isRecord = has('Court', 'Court Name', 'Name', 'Docket Number', 'Docket #', 'Reference Number', 'Case Number')
  const isFiled = /\b(?:bankruptcy|judgment|lien)\b/i.test(type ?? '') && parsePrintedDay(row('Date Filed')?.text ?? '') !== null
  if (!isFiled && (!isRecord || (type === null && !has('Date Filed')))) return null
  const docket = read(['Docket Number', 'Docket #', 'Reference Number', 'Case Number'], ['reference'], asPrinted)
  const isNumbered = docket === null && COURT.some((label) => NUMBERED.test(row(label)?.text ?? ''))
  return {
    type: type ?? 'Public record',
    court: read(COURT, ['court'], (text) => NUMBERED.exec(text)?.[1] ?? asPrinted(text)),
    reference: isNumbered ? read(COURT, ['reference'], (text) => NUMBERED.exec(text)?.[2] ?? null) : docket,
    dateFiled: read(['Date Filed'], ['dateFiled'], parsePrintedDay),
    dateResolved: read(['Date Paid', 'Date Resolved', 'Date Satisfied'], ['dateResolved'], parsePrintedDay),
    status: read(['Status', 'Disposition'], ['status'], asPrinted),
    amount: read(['Liabilities', 'Liability', 'Amount'], ['amount'], leadingMoney),
    evidence,
  }
}
