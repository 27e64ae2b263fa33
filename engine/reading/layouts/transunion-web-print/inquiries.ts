import { joinWrapped, quoted } from '#engine/reading/lines/boxes.ts'
import { type Notes, isMadeOut, note, noteUnread, saysNothing } from '#engine/reading/facts.ts'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { listedEntries } from '#engine/reading/layouts/transunion-web-print/listed-entries.ts'
import { INQUIRY_LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { findIn, type Line, lineOf, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

type InquiryLabel = (typeof INQUIRY_LABELS)[number]
type Field = LabelValue<InquiryLabel>

const DATE = /\d{1,2}\/\d{1,2}\/\d{4}/g

/**
 * Reads one section of inquiries: one inquiry for each date under a name. A name without a date asked is none; on a picture
 * either may not have been made out, and is asked about.
 */
export function readInquiries(lines: readonly Line[], kind: Inquiry['kind']): Omit<Inquiry, 'id'>[] {
  const parted = lines.map(partedAtDates)
  const entries = listedIn(parted) ?? labelledIn(parted)
  return entries.flatMap((fields) => inquiriesIn(fields, kind))
}

/** Inquiries that have the label of their name each. */
function labelledIn(lines: readonly Line[]): Field[][] {
  const entries: Field[][] = []
  for (const field of fieldsOf(lines, INQUIRY_LABELS)) {
    const open = entries.at(-1)
    const isAgain = open?.some(({ label }) => label === field.label) === true && isMadeOut([field.labelRun])
    if (field.label === 'Name' || (isAgain && field.label === 'Requested On')) entries.push([field])
    else open?.push(field)
  }
  return entries
}

/** Inquiries under one label; null where each has its own. */
function listedIn(lines: readonly Line[]): Field[][] | null {
  const rows = INQUIRY_LABELS.filter((label) => label !== 'Name')
  const listed = listedEntries<InquiryLabel>(lines, { over: ['Name'], rows })
  return (
    listed?.map(({ name, rows: own }) => {
      const value = name.flatMap(({ runs }) => runs)
      const fields = fieldsOf(own, rows)
      const labelRun = value[0] ?? fields[0]?.labelRun
      return labelRun ? [{ label: 'Name', labelRun, value, text: joinWrapped(value) }, ...fields] : fields
    }) ?? null
  )
}

const BEGINS_WITH_DATE = /^\d{1,2}\/\d{1,2}\/\d{4}\b/

/** A long town reaches up to the column of the dates; no location has a date in it. */
function partedAtDates(line: Line): Line {
  const runs = line.runs.flatMap((run) => {
    const at = run.words.findIndex(({ text }) => BEGINS_WITH_DATE.test(text))
    if (at <= 0) return [run]
    return [run.words.slice(0, at), run.words.slice(at)].flatMap((words) => runOf(run.page, words) ?? [])
  })
  return runs.length === line.runs.length ? line : (lineOf(runs) ?? line)
}

function inquiriesIn(fields: readonly Field[], kind: Inquiry['kind']): Omit<Inquiry, 'id'>[] {
  const name = fields.find(({ label }) => label === 'Name')
  // Where a page ends under the heads of the columns, they are on the next once more.
  const heads = fields.filter(({ label }) => label === 'Requested On')
  const asked = heads.find(({ value }) => value.length > 0) ?? heads[0]
  const label = asked?.labelRun ?? name?.labelRun
  if (label !== undefined && isMadeOut([label])) return madeOutIn({ name, asked, label }, kind)
  if (!name || !asked || saysNothing(name.text)) return []
  return datesIn(asked.value).map(({ text, piece }) => {
    const evidence: Notes = {}
    note(evidence, 'creditorName', name.value)
    note(evidence, 'date', quoted([piece], text))
    note(evidence, 'kind', [asked.labelRun])
    return { creditorName: name.text, date: parsePrintedDay(text), kind, onRecordUntil: null, evidence }
  })
}

/** One inquiry at least: a name, or dates, stand there. */
function madeOutIn(
  { name, asked, label }: { name: Field | undefined; asked: Field | undefined; label: Run },
  kind: Inquiry['kind'],
): Omit<Inquiry, 'id'>[] {
  const creditorName = name && !saysNothing(name.text) ? name.text : ''
  const dates = datesIn(asked?.value ?? [])
  if (creditorName === '' && dates.length === 0) return []
  const printed = dates.length > 0 ? dates : [{ text: null, piece: label }]
  return printed.map(({ text, piece }) => {
    const evidence: Notes = {}
    if (creditorName !== '') note(evidence, 'creditorName', name?.value ?? [])
    if (text === null) noteUnread(evidence, 'date', [piece])
    else note(evidence, 'date', quoted([piece], text))
    note(evidence, 'kind', [label])
    return { creditorName, date: text === null ? null : parsePrintedDay(text), kind, onRecordUntil: null, evidence }
  })
}

function datesIn(runs: readonly Run[]): { text: string; piece: Run }[] {
  return runs.flatMap((run) =>
    (run.text.match(DATE) ?? []).flatMap((text) => {
      const piece = findIn([run], new RegExp(text))?.pieces[0]
      return piece ? [{ text, piece }] : []
    }),
  )
}
