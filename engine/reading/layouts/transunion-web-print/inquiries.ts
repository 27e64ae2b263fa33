import { quoted } from '#engine/reading/lines/boxes.ts'
import { type Notes, isMadeOut, note, noteUnread, saysNothing } from '#engine/reading/facts.ts'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { INQUIRY_LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { findIn, type Line, lineOf, type Run, runOf } from '#engine/reading/lines/lines.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

type Field = ReturnType<typeof fieldsOf<(typeof INQUIRY_LABELS)[number]>>[number]

const DATE = /\d{1,2}\/\d{1,2}\/\d{4}/g

/**
 * Reads one section of inquiries: one inquiry for each date under a name. A name without a date asked is none; on a picture
 * either may not have been made out, and is asked about.
 */
export function readInquiries(lines: readonly Line[], kind: Inquiry['kind']): Omit<Inquiry, 'id'>[] {
  const entries: Field[][] = []
  for (const field of fieldsOf(lines.map(partedAtDates), INQUIRY_LABELS)) {
    const open = entries.at(-1)
    const isAgain = open?.some(({ label }) => label === field.label) === true && isMadeOut([field.labelRun])
    if (field.label === 'Name' || (isAgain && field.label === 'Requested On')) entries.push([field])
    else open?.push(field)
  }
  return entries.flatMap((fields) => inquiriesIn(fields, kind))
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
  // Where a page ends under the heads of the columns, they stand on the next once more.
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
