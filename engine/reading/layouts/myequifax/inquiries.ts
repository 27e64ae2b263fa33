import { bottomOf, leftOf, quoted, topOf } from '#engine/reading/lines/boxes.ts'
import { type Notes, note, noteUnread } from '#engine/reading/facts.ts'
import { cellOf, type Columns, headerOf } from '#engine/reading/layouts/myequifax/table.ts'
import { isMadeOut, type Line, type Run, wouldFit } from '#engine/reading/lines/lines.ts'
import { POST_CODE } from '#engine/reading/values/addresses.ts'
import type { Inquiry } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'

const HEADER = [/^date$/i, /^company\b/i] as const
const KINDS: readonly (readonly [RegExp, Inquiry['kind']])[] = [
  [/^hard inquiries$/i, 'hard'],
  [/^soft inquiries$/i, 'soft'],
]

/** What a line of the company column is. */
const CITY = new RegExp(String.raw`^.+,? [A-Z]{2},? +(?:${POST_CODE})$`, 'i')
const PHONE = /^(?:(?:phone|tel)[.:]* *)?\+?(?:1[-. ])?\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}$/i
const BOX_OR_UNIT =
  /^(?:p\.? ?o\.? ?(?:box|drawer)\b.*|#.*|(?:suite|ste|attn|c\/o|dept)\b.*|(?:rr|hc|rural route|psc|cmr) #?\d+\b.*)$/i
const STREET =
  /^\d+[A-Z]? .*\b(?:st|street|rd|road|ave|avenue|dr|drive|ln|lane|blvd|way|ct|court|pkwy|parkway|hwy|highway|pl|place|cir|ter|trl|plaza|sq|fl|floor|ste|suite)\b/i

/** One line of the table: its dates and what is in the company column. */
interface Entry {
  readonly kind: Inquiry['kind']
  /** `Hard Inquiries` or `Soft Inquiries`. */
  readonly heading: Line
  readonly dates: readonly { readonly day: PartialDay | null; readonly run: Run }[]
  readonly company: Run | null
  /** Where the next column begins. */
  readonly edge: number
}

interface Row {
  readonly kind: Inquiry['kind']
  readonly heading: Line
  readonly dates: { readonly day: PartialDay | null; readonly run: Run }[]
  readonly name: Run[]
  /** The last line of the company's column. */
  last: Run | null
  hasAddress: boolean
}

/** Every inquiry of section 8, one a date. A company name may wrap; its address and phone stand below it. */
export function readInquiries(lines: readonly Line[]): Inquiry[] {
  const entries = entriesOf(lines)
  const rows: Row[] = []
  entries.forEach((entry, index) => addEntry(rows, entry, entries[index + 1]))
  return rows.flatMap(inquiriesOf).map((inquiry, index) => ({ ...inquiry, id: `i${index + 1}` }))
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  let open: { kind: Inquiry['kind']; heading: Line } | null = null
  let columns: Columns | null = null
  for (const line of lines) {
    if (open && !columns) columns = columnsOfRow(line)
    const kind = KINDS.find(([title]) => title.test(line.text))?.[1]
    const header = headerOf(line, HEADER)
    if (kind) [open, columns] = [{ kind, heading: line }, null]
    else if (header) columns = header
    else if (open && columns) {
      const day = cellOf(line, columns, 0)
      const dates = datesIn(day)
      // Words where the date belongs are a sentence below the table, not a row.
      if (!day || dates.length > 0)
        entries.push({ ...open, dates, company: cellOf(line, columns, 1), edge: columns.starts[2] ?? 0 })
    }
  }
  return entries
}

/** Where the columns begin by the first row: the header may be lost in a picture, and a date before a piece of text is a row all the same. */
function columnsOfRow(line: Line): Columns | null {
  const [date, company] = line.runs
  if (!isMadeOut(line) || !date || !company || datesIn(date).length === 0) return null
  return { names: line.runs.map(({ text }) => text), starts: line.runs.map((run) => leftOf(run.box)) }
}

/**
 * Several dates of one company stand one below the other, beside its name, its street, its city and its phone. Where dates are
 * centred on their rows, the one date is beside any of those lines.
 */
function addEntry(rows: Row[], entry: Entry, next: Entry | undefined): void {
  const last = rows.at(-1)
  const open = last?.kind === entry.kind ? last : undefined
  const { company, dates } = entry
  const below = next?.company?.text ?? ''
  const isAddress =
    company !== null &&
    (isAddressLine(company.text, below) ||
      (dates.length === 0 && CITY.test(below) && (isApart(company, open) || isLineOfItsOwn(company, open, entry.edge))))
  const isName = company !== null && !isAddress
  const isNew =
    dates.length > 0
      ? !open || (isName && !isNameGoingOn(company, open))
      : isName && beginsCentred(company, open, next?.company ?? null)
  if (isNew) {
    const { kind, heading } = entry
    rows.push({ kind, heading, dates: [...dates], name: company ? [company] : [], last: company, hasAddress: false })
    return
  }
  if (!open) return
  open.dates.push(...dates)
  if (!company) return
  open.last = company
  if (isAddress || open.hasAddress) open.hasAddress = true
  else open.name.push(company)
}

/** Whether a name without a date begins a row: what stood above was whole, and it stands apart from that. */
function beginsCentred(company: Run, open: Row | undefined, below: Run | null): boolean {
  if (below?.page !== company.page || (open && !open.hasAddress)) return false
  return open?.last?.page !== company.page || gapOf(open.last, company) > gapOf(company, below) + 1
}

/** Whether a line stands apart from the name above it, which a second line of that would not. */
const isApart = (company: Run, open: Row | undefined): boolean =>
  open !== undefined &&
  !open.hasAddress &&
  open.name.length > 0 &&
  open.last?.page === company.page &&
  gapOf(open.last, company) >= company.box[3] * CLOSE

/** Whether a line's first word had room behind the name above it, so that it is no second line of that. */
const isLineOfItsOwn = (company: Run, open: Row | undefined, edge: number): boolean =>
  open?.last?.page === company.page && !open.hasAddress && wouldFit(open.last, company, edge - GUTTER)

/** Between two columns, in points. */
const GUTTER = 12

const gapOf = (above: Run, below: Run): number => topOf(below.box) - bottomOf(above.box)

/** Of the letters' height: no more parts the lines of one cell. */
const CLOSE = 0.5

/** Whether a name beside a date is the second line of one that began without. */
const isNameGoingOn = (company: Run, { dates, hasAddress, last }: Row): boolean =>
  dates.length === 0 && !hasAddress && last?.page === company.page && gapOf(last, company) < company.box[3] * CLOSE

/** A number at the head makes a street only where a street's words or the city follow: `700CREDIT`, `360 LENDING GROUP`. */
function isAddressLine(text: string, next: string): boolean {
  if (CITY.test(text) || PHONE.test(text) || BOX_OR_UNIT.test(text) || STREET.test(text)) return true
  return /^(?:\d|one |two )/i.test(text) && CITY.test(next)
}

const DAY = /[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4}|\d{1,2}\/\d{1,2}\/\d{4}/g

/** `Sep (13. 2024`: a day that a picture spoiled. */
const SPOILED = /^[A-Z][a-z]{2,8}\b.{0,3}\d.*\b(?:19|20)\d{2}$/

function datesIn(cell: Run | null): Entry['dates'] {
  if (cell && isMadeOut(cell) && SPOILED.test(cell.text) && cell.text.match(DAY) === null) return [{ day: null, run: cell }]
  if (!cell || cell.text.replace(DAY, '').replace(/[\s,;]/g, '') !== '') return []
  return (cell.text.match(DAY) ?? []).flatMap((text) => {
    const day = parsePrintedDay(text)
    return day === null ? [] : [{ day, run: cell }]
  })
}

/** Of `ALLY FINANCIAL, PO BOX 380901, BLOOMINGTON, MN 55438` the name; without a zip or a phone behind it nothing is cut. */
function withoutAddress(text: string): string {
  const match = /^(.+?),?(?<! ) +(?:p\.? ?o\.? ?box|\d{1,6}) .{0,200}?(?:[A-Z]{2},? +\d{5}|\d{3}[-. ]\d{4})/i.exec(text)
  return match?.[1] ?? text
}

function inquiriesOf(row: Row): Omit<Inquiry, 'id'>[] {
  const creditorName = withoutAddress(row.name.map((run) => run.text).join(' '))
  if (creditorName === '') return []
  return row.dates.map(({ day, run }) => {
    const notes: Notes = {}
    note(notes, 'creditorName', quoted(row.name, creditorName))
    if (day === null) noteUnread(notes, 'date', [run])
    else note(notes, 'date', [run])
    note(notes, 'kind', [row.heading])
    return {
      creditorName,
      date: day,
      kind: row.kind,
      onRecordUntil: null,
      evidence: notes,
    }
  })
}
