import { POST_CODE } from '#engine/reading/values/addresses.ts'
import { bottomOf, leftOf, quoted, topOf } from '#engine/reading/lines/boxes.ts'
import { isMadeOut, type Notes, note, noteUnread } from '#engine/reading/facts.ts'
import { findIn, type Line, type Run, runWithin } from '#engine/reading/lines/lines.ts'
import { parted } from '#engine/reading/layouts/equifax-acr/blocks.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

const KIND = /^(hard|soft)\b/i
const DAY = /\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}/g
const ONLY_DAYS = /^(?:(?:\d{1,2}\/\d{1,2}\/\d{4}|[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4})[\s,;|]*)+$/
/** `0712/2023`, `041772024`: a day on a picture whose strokes were lost, or read as figures. */
const SLURRED_DAY = /^(\d{2})[17Il|/]?(\d{2})[17Il|/]?((?:19|20)\d{2})$/
/** `Phone: …`, also where the number is left out; `PHONE HOME WIRELESS` is a company. */
const PHONE = /^(?:phone|tel)\b[.:]? *(?:$|[(\d])|^(?:phone|tel)\b[.:]|^\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}$/i
const ADDRESS_END = new RegExp(String.raw`\b[A-Z]{2},? +(?:${POST_CODE})$`)
const ADDRESS_START = /^(?:p\.? ?o\.? ?box\b|\d+[A-Z]? \S.*)/i

/** One line of the section: what it says of the company, whether the inquiry is hard, and its dates. */
interface Row {
  readonly line: Line
  readonly company: Run | null
  readonly kind: { readonly kind: Inquiry['kind']; readonly run: Run } | null
  readonly dates: Run | null
}

interface Entry {
  readonly rows: Row[]
}

/** Reads the inquiries: one for each date. The company's address and telephone number stand under its name. */
export function readInquiries(lines: readonly Line[]): Inquiry[] {
  return entriesOf(rowsOf(lines))
    .flatMap(inquiriesOf)
    .map((inquiry, index) => ({ ...inquiry, id: `i${index + 1}` }))
}

function rowsOf(lines: readonly Line[]): Row[] {
  // Without a header there are no columns: kind and date stand on lines of their own, under the company.
  let columns: Columns | null = lines.some((line) => headerOf(line) !== null) ? null : NO_COLUMNS
  const rows: Row[] = []
  for (const line of lines) {
    const header = headerOf(line)
    if (header) columns = header
    else if (columns && !isHeaderRest(line) && !(columns === NO_COLUMNS && PROSE.test(line.text))) rows.push(rowOf(line, columns))
  }
  return rows
}

interface Columns {
  readonly kind: number
  readonly dates: number
}
const NO_COLUMNS: Columns = { kind: Infinity, dates: Infinity }
/** A line of what the bureau explains before its list. */
const PROSE = /\b[a-z]+ [a-z]+ [a-z]+\b/

/** `Company Information | Inquiry Type | Inquiry Date(s)`, the last two in one line or in two. */
function headerOf(line: Line): Columns | null {
  if (!/^company (?:information|name)\b/i.test(line.text)) return null
  const [kind, dates] = line.words.filter(({ text }) => /^inquiry$/i.test(text))
  return kind && dates ? { kind: leftOf(kind.box), dates: leftOf(dates.box) } : null
}

const isHeaderRest = ({ words }: Line): boolean =>
  words.every(({ text }) => /^(?:type|dates?(?:\(s\))?|information|name)$/i.test(text))

/** In columns, or with kind and dates on a line of their own at the left. */
function rowOf(line: Line, columns: Columns): Row {
  const match = KIND.exec(line.text)
  if (match && ONLY_DAYS.test(line.text.slice(match[0].length).trim())) {
    const [own, dates] = [findIn([line], KIND)?.pieces[0], runWithin(line, leftOf(line.words[1]?.box ?? line.box), Infinity)]
    return { line, company: null, kind: own ? { kind: kindOf(match[0]), run: own } : null, dates }
  }
  if (ONLY_DAYS.test(line.text)) return { line, company: null, kind: null, dates: { ...line } }
  const cells = inBars(line)
  if (cells !== null) return cells
  const company = runWithin(line, -Infinity, columns.kind - 4)
  const kind = runWithin(line, columns.kind - 4, columns.dates - 4)
  const dates = runWithin(line, columns.dates - 4, Infinity)
  const isDated = !dates || ONLY_DAYS.test(dates.text) || (kind !== null && isMadeOut([line]) && SLURRED_DAY.test(dates.text))
  if ((kind && !/^(?:hard|soft)$/i.test(kind.text)) || !isDated) return { line, company: { ...line }, kind: null, dates: null }
  return { line, company, kind: kind && { kind: kindOf(kind.text), run: kind }, dates }
}

/** `COMPANY | Hard | 03/02/2026`, parted by bars instead of columns. */
function inBars(line: Line): Row | null {
  const [company, kind, dates, ...more] = parted(line.words, line.page)
  if (company === undefined || kind === undefined || dates === undefined || more.length > 0) return null
  if (!/^(?:hard|soft)$/i.test(kind.text) || !ONLY_DAYS.test(dates.text)) return null
  return { line, company, kind: { kind: kindOf(kind.text), run: kind }, dates }
}

const kindOf = (text: string): Inquiry['kind'] => (/^hard/i.test(text) ? 'hard' : 'soft')

/**
 * The lines of each company. A new one begins at a line of the company's column when the one before has its telephone
 * number, or its address, or where it says a second time how it asked; a wider gap tells it as well.
 */
function entriesOf(rows: readonly Row[]): Entry[] {
  const entries: Entry[] = []
  rows.forEach((row, index) => {
    const open = entries.at(-1)
    const next = rows[index + 1]
    if (!open || beginsEntry(row, open, { above: rows[index - 1], next })) entries.push({ rows: [row] })
    else open.rows.push(row)
  })
  return entries
}

function beginsEntry(row: Row, open: Entry, around: { above: Row | undefined; next: Row | undefined }): boolean {
  const has = (test: (one: Row) => boolean): boolean => open.rows.some(test)
  // How it asked, said again with another date, is of the same company; without a name above it is of another.
  if (!row.company) return row.kind !== null && has(({ kind }) => kind !== null) && !has(({ company }) => company !== null)
  if (PHONE.test(row.company.text)) return false
  if (has(({ company }) => company !== null && PHONE.test(company.text))) return true
  const ended = has(({ company }) => company !== null && ADDRESS_END.test(company.text))
  if (row.kind && has(({ kind }) => kind !== null)) return true
  if (ended) return true
  // Kind and dates under the address end an entry that prints no telephone number.
  const [first] = open.rows
  const isClosed = open.rows.at(-1)?.company === null && first?.company !== null
  return isClosed && (row.kind !== null || isFar(around.above, row))
}

const isFar = (above: Row | undefined, row: Row): boolean =>
  above === undefined ||
  above.line.page !== row.line.page ||
  topOf(row.line.box) - bottomOf(above.line.box) > row.line.box[3] * 0.7

/** The lines as one; a word that was parted at its stroke is whole again. */
const joined = (lines: readonly Run[]): string =>
  lines.reduce((text, line) => `${text}${text.endsWith('-') || text === '' ? '' : ' '}${line.text}`, '')

/** The lines above the address: the company's name, which may wrap. */
function nameOf(rows: readonly Row[]): Run[] {
  const lines = rows.flatMap(({ company }) => company ?? [])
  const name: Run[] = []
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]?.text ?? ''
    // In a narrow column the address takes three lines or four, its ZIP code the last.
    const rest = lines.slice(index + 1).findIndex(({ text }) => PHONE.test(text))
    const whole = lines.slice(index, rest < 0 ? index + 4 : index + 1 + rest)
    const isAddress =
      PHONE.test(line.text) ||
      ADDRESS_END.test(line.text) ||
      (ADDRESS_START.test(line.text) &&
        (ADDRESS_END.test(next) ||
          ADDRESS_END.test(joined(whole.slice(0, 2))) ||
          ADDRESS_END.test(joined(whole)) ||
          /^p\.? ?o\.? ?box/i.test(line.text)))
    if (isAddress && !(index === 0 && !ADDRESS_END.test(line.text) && !PHONE.test(line.text))) break
    name.push(line)
  }
  return name
}

function inquiriesOf({ rows }: Entry): Omit<Inquiry, 'id'>[] {
  const kind = rows.map((row) => row.kind).find((found) => found !== null)
  const name = nameOf(rows)
  if (rows.some(({ line }) => isMadeOut([line]))) return madeOut(rows, kind ?? null, name)
  if (!kind || name.length === 0) return []
  const creditorName = name.map(({ text }) => text).join(' ')
  const dates = rows.flatMap(({ dates: run }) => (run ? (run.text.match(DAY) ?? []).map((text) => ({ text, run })) : []))
  return dates.flatMap(({ text, run }) => {
    const day = parsePrintedDay(text)
    const evidence: Notes = {}
    note(evidence, 'creditorName', name)
    note(evidence, 'date', quoted(findIn([run], new RegExp(text.replaceAll('.', '\\.')))?.pieces ?? [run], text))
    note(evidence, 'kind', [kind.run])
    return day === null ? [] : [{ creditorName, date: day, kind: kind.kind, onRecordUntil: null, evidence }]
  })
}

/** On a picture a name, how it was asked or a date may not have been made out: what is left is an inquiry, and asked about. */
function madeOut(rows: readonly Row[], kind: Row['kind'], name: readonly Run[]): Omit<Inquiry, 'id'>[] {
  const [first] = rows
  const hasAddress = rows.some(({ company }) => company !== null && (PHONE.test(company.text) || ADDRESS_END.test(company.text)))
  const dates = rows.flatMap(({ dates: run }) => (run ? (run.text.match(DAY) ?? []).map((text) => ({ text, run })) : []))
  const days = dates.flatMap(({ text, run }) => {
    const day = parsePrintedDay(text)
    return day === null ? [] : [{ day, text, run }]
  })
  const dated = rows.find((row) => row.dates !== null)?.dates
  const signs = [kind !== null, name.length > 0, days.length > 0 || hasAddress].filter(Boolean)
  if (first === undefined || signs.length < 2) return []
  return (days.length > 0 ? days : [null]).map((asked) => {
    const evidence: Notes = {}
    note(evidence, 'creditorName', name)
    if (asked)
      note(
        evidence,
        'date',
        quoted(findIn([asked.run], new RegExp(asked.text.replaceAll('.', '\\.')))?.pieces ?? [asked.run], asked.text),
      )
    else noteUnread(evidence, 'date', [dated ?? kind?.run ?? first.line])
    if (kind) note(evidence, 'kind', [kind.run])
    else noteUnread(evidence, 'kind', [first.line])
    const creditorName = name.map(({ text }) => text).join(' ')
    return { creditorName, date: asked?.day ?? null, kind: kind?.kind ?? 'soft', onRecordUntil: null, evidence }
  })
}
