import { bottomOf, joinWrapped, quoted, topOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import { type LabelValue, labelValues } from '#engine/reading/lines/label-values.ts'
import { addressesIn, endsAsStreet, POST_CODE, type ReadAddress } from '#engine/reading/values/addresses.ts'
import { cellOf, type Columns, headerOf } from '#engine/reading/layouts/myequifax/table.ts'
import { type Line, type Run, wouldFit } from '#engine/reading/lines/lines.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

const NAME = ['Name', 'Full Name', 'Current Name'] as const
const FORMER = [
  'Formerly Known As',
  'Former Name(s)',
  'Former Names',
  'Former Name',
  'Also Known As',
  'Other Names',
  'Aliases',
  'Alias',
] as const
const SSN = ['Social Security Number', 'SSN'] as const
const BORN = ['Age or Date of Birth', 'Date of Birth', 'Birth Date', 'DOB'] as const
const ADDRESS = [
  'Current Address',
  'Current Address(es)',
  'Former Address',
  'Former Addresses',
  'Former Address(es)',
  'Previous Address',
  'Previous Addresses',
  'Previous Address(es)',
  'Prior Address',
  'Other Address',
  'Address',
  'Addresses',
] as const
const PHONE = ['Phone Number(s)', 'Phone Numbers', 'Phone Number', 'Phone', 'Phones', 'Telephone', 'Telephone Number(s)'] as const
const EMPLOYER = [
  'Employment',
  'Employment History',
  'Employer',
  'Employers',
  'Employer(s)',
  'Current Employer',
  'Former Employer',
  'Previous Employer',
  'Current Employment',
  'Former Employment',
  'Last Reported Employment',
] as const
/** Rows that stand between those and are nobody's continuation. */
const OTHER = [
  'Date of Death',
  'Status',
  'Date Reported',
  'Occupation',
  'Start Date',
  'Alert Contacts',
  'Identification Number',
] as const

export const PERSON_LABELS = [...NAME, ...FORMER, ...SSN, ...BORN, ...ADDRESS, ...PHONE, ...EMPLOYER, ...OTHER] as const
type Label = (typeof PERSON_LABELS)[number]
type Row = LabelValue<Label>

/** Headings within section 7; what is under the alert contacts and other identification is not about the consumer's file. */
const HEADINGS: readonly (readonly [RegExp, Heading])[] = [
  [/^identification$/i, 'identification'],
  [/^(?:other identification|alert contacts?(?: information)?)$/i, 'passedOver'],
  [/^(?:contact information|address(?:es)?(?: information| history)?)$/i, 'addresses'],
  [/^(?:tele)?phones?(?: numbers?| information| history)?$/i, 'phones'],
  [/^(?:employment(?: history| information)?|employers)$/i, 'employers'],
]
type Heading = 'identification' | 'passedOver' | 'addresses' | 'phones' | 'employers'

/** Section 7, whether its facts stand behind labels or in tables. */
export function readPersonalInfo(lines: readonly Line[]): PersonalInfo {
  const notes: Notes = {}
  const parts = partsOf(lines)
  const rows = labelValues(
    [parts.identification, parts.addresses, parts.phones, parts.employers].flatMap(beforeTable),
    PERSON_LABELS,
  ).map(ownLines)
  const named = (labels: readonly Label[]): Row[] => rows.filter((row) => labels.includes(row.label))
  const pieces = (labels: readonly Label[]): Run[] =>
    named(labels).flatMap((row) => row.value.filter((piece) => isSaid(piece.text)))
  const name = nameOf(named(NAME), notes)
  return {
    name,
    alsoKnownAs: namesOf(pieces(FORMER), notes),
    dateOfBirth: dateOfBirthOf(named(BORN), notes),
    ssnLast4: ssnOf(named(SSN), notes),
    addresses: addressesOf([...named(ADDRESS).flatMap((row) => addressesIn(row.value)), ...addressTable(parts.addresses)], notes),
    phones: phonesOf([parts.identification, parts.addresses, parts.phones, parts.employers].flatMap(phoneRuns), notes),
    employers: listed('employers', [...pieces(EMPLOYER), ...employerTable(parts.employers)], notes),
    evidence: notes,
  }
}

function partsOf(lines: readonly Line[]): Record<Heading, Line[]> {
  const parts: Record<Heading, Line[]> = { identification: [], passedOver: [], addresses: [], phones: [], employers: [] }
  let open: Heading = 'identification'
  for (const line of lines) {
    const heading = HEADINGS.find(([title]) => title.test(line.text))?.[1]
    if (heading) open = heading
    else parts[open].push(line)
  }
  return parts
}

const isSaid = (text: string): boolean => !saysNothing(text) && !/^you (?:currently )?(?:do not|don't) have\b/i.test(text)

/** The lines that stand together beside the label; a list may be set a little apart. */
function ownLines(row: Row): Row {
  const own: Run[] = []
  for (const piece of row.value) {
    const above = own.at(-1) ?? row.labelRun
    const gap =
      topOf(piece.box) - Math.max(bottomOf(above.box), piece.page === row.labelRun.page ? bottomOf(row.labelRun.box) : 0)
    if (piece.page === above.page && gap > above.box[3] * (own.length === 0 ? 0.2 : 3)) break
    own.push(piece)
  }
  return { ...row, value: own, text: own.map((piece) => piece.text).join(' ') }
}

function nameOf(rows: readonly Row[], notes: Notes): string | null {
  const row = rows.find((candidate) => isSaid(candidate.text))
  if (!row) return null
  note(notes, 'name', row.value)
  return row.text
}

function dateOfBirthOf(rows: readonly Row[], notes: Notes): string | null {
  const row = rows[0]
  const day = row ? parsePrintedDay(row.value[0]?.text ?? '') : null
  if (row) note(notes, 'dateOfBirth', day === null ? [row.labelRun] : row.value)
  return day
}

function ssnOf(rows: readonly Row[], notes: Notes): string | null {
  const row = rows[0]
  const last = row ? (/(\d{4})$/.exec(row.text)?.[1] ?? null) : null
  if (row) note(notes, 'ssnLast4', last === null ? [row.labelRun] : quoted(row.value, `XXX-XX-${last}`))
  return last
}

/** Names on lines of their own or behind one another (`JANE DOE, J DOE`); a suffix stays with its name. */
function namesOf(pieces: readonly Run[], notes: Notes): string[] {
  const names: { text: string; pieces: Run[] }[] = []
  let isOpen = false
  for (const piece of pieces) {
    const [first = '', ...others] = piece.text.split(NEXT_NAME).map((text) => text.trim())
    const last = names.at(-1)
    if (isOpen && last) {
      last.text = `${last.text} ${first}`
      last.pieces.push(piece)
    } else names.push({ text: first, pieces: [piece] })
    names.push(...others.map((text) => ({ text, pieces: [piece] })))
    // A line of several names that does not end with a comma breaks its last name.
    isOpen = others.length > 0 && others.at(-1) !== ''
  }
  const said = names.filter(({ text }) => text !== '')
  said.forEach((one, index) => note(notes, `alsoKnownAs.${index}`, quoted(one.pieces, one.text)))
  return said.map(({ text }) => text)
}

const NEXT_NAME = /,(?!\s*(?:JR|SR|I{1,3}|IV|V)\b)\s*|;\s*/i

function listed(field: string, pieces: readonly Run[], notes: Notes): string[] {
  pieces.forEach((piece, index) => note(notes, `${field}.${index}`, [piece]))
  return pieces.map((piece) => piece.text)
}

function addressesOf(read: readonly ReadAddress[], notes: Notes): PersonalInfo['addresses'] {
  read.forEach((one, index) => note(notes, `addresses.${index}`, one.pieces))
  return read.map((one) => one.address)
}

const PHONE_NUMBER = /\+?(?:1[-. ])?\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}\b/g
const ONLY_PHONES = new RegExp(`^${PHONE_NUMBER.source}(?:[,;]? ${PHONE_NUMBER.source})*(?:,? \\(?[A-Za-z]+\\)?)?$`)
const PHONE_ROW = /^(?:[A-Z][a-z]+ )?(?:tele)?phones?(?: numbers?)?(?:\(s\))?:?(?= |$)/i

/** What can hold a phone number: a number alone in its cell, and whatever is in a row that is labelled so. */
function phoneRuns(lines: readonly Line[]): Run[] {
  return lines.flatMap((line) => {
    if (/^identification number/i.test(line.text)) return []
    return PHONE_ROW.test(line.text) ? line.runs : line.runs.filter((run) => ONLY_PHONES.test(run.text))
  })
}

const isPhoneLine = (line: Line): boolean => phoneRuns([line]).length > 0

function phonesOf(pieces: readonly Run[], notes: Notes): string[] {
  const found = pieces.flatMap((piece) => (piece.text.match(PHONE_NUMBER) ?? []).map((text) => ({ text, piece })))
  found.forEach((one, index) => note(notes, `phones.${index}`, quoted([one.piece], one.text)))
  return found.map((one) => one.text)
}

/** `Address | Status | Date Reported`. */
const ADDRESS_HEADER = [/^address(?:es)?$/i, /^(?:status|type|date)\b/i] as const
/** `Company | Occupation | …`: one row an employer. */
const EMPLOYER_HEADER = [/^(?:company|employer)\b/i, /^(?:occupation|position|status|date|start|hire)/i] as const

const isHeader = (line: Line): boolean => headerOf(line, ADDRESS_HEADER) !== null || headerOf(line, EMPLOYER_HEADER) !== null

/** A table's rows are no label rows, whatever words stand in them. */
function beforeTable(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(isHeader)
  return at < 0 ? [...lines] : lines.slice(0, at)
}

/** Each address beside its status; one that ends in no state and post code, as those abroad, is kept whole. */
function addressTable(lines: readonly Line[]): ReadAddress[] {
  const edge = secondColumn(lines, ADDRESS_HEADER)
  return addressRows(lines).flatMap((cells, _, rows): ReadAddress[] => {
    const found = addressesIn(withLinesWhole(cells, edge))
    if (found.length > 0 || rows.length < 2) return found
    return [{ address: { street: joinWrapped(cells), city: null, state: null, zip: null }, pieces: cells }]
  })
}

/** The cells of each row, that begins where a status stands; all in one where none stands beside the first. */
function addressRows(lines: readonly Line[]): Run[][] {
  const rows: Run[][] = []
  let columns: Columns | null = null
  let isInRows = true
  for (const line of lines) {
    const header = headerOf(line, ADDRESS_HEADER)
    if (header) columns = header
    const cell = header || !columns ? null : cellOf(line, columns, 0)
    if (!cell || !columns) continue
    const isFirst = cellOf(line, columns, 1) !== null
    if (rows.length === 0) isInRows = isFirst
    if (rows.length === 0 || (isInRows && isFirst)) rows.push([])
    rows.at(-1)?.push(cell)
  }
  return rows
}

const secondColumn = (lines: readonly Line[], titles: readonly RegExp[]): number =>
  lines.map((line) => headerOf(line, titles)).find((found) => found !== null)?.starts[1] ?? Infinity

/** Lines that broke for want of room before the next column are one: `… RD COEUR D` over `ALENE, ID 83814`. */
function withLinesWhole(cells: readonly Run[], nextColumn: number): Run[] {
  const edge = nextColumn - 4
  const whole: Run[] = []
  for (const [index, cell] of cells.entries()) {
    const [open, above] = [whole.at(-1), cells[index - 1]]
    const isNext = open && above?.page === cell.page && topOf(cell.box) - bottomOf(above.box) < cell.box[3] * 0.6
    const isTown = CITY.test(cell.text) && endsAsStreet(open?.text ?? '')
    const isOne = isNext && !isTown && !wouldFit(above, cell, edge) && !ENDS_IN_ZIP.test(open.text)
    const box = isOne ? unionOf([open.box, cell.box]) : null
    if (open && box)
      whole[whole.length - 1] = { ...open, text: joinWrapped([open, cell]), box, words: [...open.words, ...cell.words] }
    else whole.push(cell)
  }
  return whole
}

/** A town, its state and its zip, in a line of their own. */
const CITY = new RegExp(String.raw`^\p{L}[\p{L}\p{M} .'’-]*, [A-Z]{2} (?:${POST_CODE})$`, 'iu')

const ENDS_IN_ZIP = new RegExp(String.raw`\b(?:${POST_CODE})$`)

const employerTable = (lines: readonly Line[]): Run[] =>
  withLinesWhole(
    firstColumn(
      lines.filter((line) => !isPhoneLine(line)),
      EMPLOYER_HEADER,
    ).filter((cell) => isSaid(cell.text)),
    secondColumn(lines, EMPLOYER_HEADER),
  )

function firstColumn(lines: readonly Line[], header: readonly RegExp[]): Run[] {
  let columns: Columns | null = null
  return lines.flatMap((line) => {
    const found = headerOf(line, header)
    if (found) columns = found
    return found || !columns ? [] : (cellOf(line, columns, 0) ?? [])
  })
}
