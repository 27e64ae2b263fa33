import { evidenceOf } from '#engine/reading/lines/boxes.ts'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { HEADER_LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { Line } from '#engine/reading/lines/lines.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

/** What the head of the print says about the report. */
export interface Header {
  readonly name: string | null
  readonly nameEvidence: Evidence | null
  readonly reportDate: PartialDay | null
  readonly reportNumber: string | null
}

/** Reads the labels that come before the first section. */
export function readHeader(lines: readonly Line[]): Header {
  const fields = fieldsOf(lines, HEADER_LABELS)
  const valueOf = (label: (typeof HEADER_LABELS)[number]) =>
    fields.find((field) => field.label === label)?.value.slice(0, 1) ?? []
  const [name] = valueOf('Personal Credit Report for')
  const [number] = valueOf('File Number')
  const [date] = valueOf('Date Created')
  return {
    name: name?.text ?? null,
    nameEvidence: name ? evidenceOf([name]) : null,
    reportDate: date ? parsePrintedDay(date.text) : null,
    reportNumber: number && /^\d[\d-]*$/.test(number.text) ? number.text : null,
  }
}
