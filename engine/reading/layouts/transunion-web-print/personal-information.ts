import { addressesIn, endsAsStreet, isCityCut, type ReadAddress } from '#engine/reading/values/addresses.ts'
import { joinWrapped, quoted, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { fieldsOf } from '#engine/reading/layouts/transunion-web-print/fields.ts'
import { listedEntries } from '#engine/reading/layouts/transunion-web-print/listed-entries.ts'
import type { Header } from '#engine/reading/layouts/transunion-web-print/header.ts'
import { EMPLOYER_LABELS, IDENTITY_LABELS } from '#engine/reading/layouts/transunion-web-print/words.ts'
import { type Line, type Run, wouldFit } from '#engine/reading/lines/lines.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import { type PartialDay, parsePrintedDay } from '#engine/values/day.ts'
import { lookUp } from '#engine/values/look-up.ts'

type Label = (typeof IDENTITY_LABELS)[number]
type Row = LabelValue<Label>

const PARTS = {
  Names: 'identity',
  Addresses: 'identity',
  'Phone Numbers': 'phones',
  'Telephone Numbers': 'phones',
  Employers: 'employers',
  'Employment Data': 'employers',
} as const
type Part = (typeof PARTS)[keyof typeof PARTS]
/** As some prints set them. */
const IN_CAPITALS: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.entries(PARTS).map(([heading, part]) => [heading.toUpperCase(), part]),
)

/** What is in Personal Information, and the day the report is of. */
export interface PersonalPart {
  readonly info: PersonalInfo
  readonly reportDate: PartialDay | null
}

/** Reads the personal part: labels over or beside their values, each name and address under a label of its own. */
export function readPersonalInformation(lines: readonly Line[], header: Header): PersonalPart {
  const evidence: Notes = {}
  const parts = partsOf(lines)
  const rows = fieldsOf(parts.identity, IDENTITY_LABELS)
  const named = (...labels: Label[]): Row[] => rows.filter((row) => labels.includes(row.label) && !saysNothing(row.text))
  const [date] = named('Credit Report Date')
  const info: PersonalInfo = {
    name: nameOf(named('Name'), header, evidence),
    alsoKnownAs: listed(
      'alsoKnownAs',
      named('Also Known As', 'AKA').flatMap(({ value }) => value),
      evidence,
    ),
    dateOfBirth: dateOfBirth(named('Date of Birth'), evidence),
    ssnLast4: ssnOf(named('Social Security Number'), evidence),
    addresses: addressesOf(named('Current Address', 'Other Address', 'Previous Address'), evidence),
    phones: phonesOf(
      [...named('Phone Number', 'Phone').flatMap(({ value }) => value), ...parts.phones.flatMap(({ runs }) => runs)],
      evidence,
    ),
    employers: employersOf(parts.employers, evidence),
    evidence,
  }
  return { info, reportDate: date ? parsePrintedDay(date.value[0]?.text ?? '') : null }
}

function partsOf(lines: readonly Line[]): Record<Part, Line[]> {
  const parts: Record<Part, Line[]> = { identity: [], phones: [], employers: [] }
  let open: Part = 'identity'
  for (const line of lines) {
    const heading = lookUp<Part>(PARTS, line.text) ?? lookUp(IN_CAPITALS, line.text)
    if (heading) open = heading
    else parts[open].push(line)
  }
  return parts
}

function nameOf(rows: readonly Row[], header: Header, evidence: Notes): string | null {
  const [row] = rows
  if (row) note(evidence, 'name', row.value)
  else if (header.nameEvidence) evidence['name'] = header.nameEvidence
  return row?.text ?? header.name
}

function dateOfBirth(rows: readonly Row[], evidence: Notes): PartialDay | null {
  const [run] = rows[0]?.value ?? []
  const day = run ? parsePrintedDay(run.text) : null
  if (run && day !== null) note(evidence, 'dateOfBirth', [run])
  return day
}

function ssnOf(rows: readonly Row[], evidence: Notes): string | null {
  const value = rows[0]?.value.slice(0, 1) ?? []
  const last = /(\d{4})$/.exec(joinWrapped(value))?.[1] ?? null
  if (last !== null) note(evidence, 'ssnLast4', quoted(value, `XXX-XX-${last}`))
  return last
}

function listed(field: string, pieces: readonly Run[], evidence: Notes): string[] {
  pieces.forEach((piece, index) => note(evidence, `${field}.${index}`, [piece]))
  return pieces.map(({ text }) => text)
}

function addressesOf(rows: readonly Row[], evidence: Notes): PersonalInfo['addresses'] {
  const edge = Math.max(0, ...rows.flatMap(({ value }) => value.map(({ box }) => rightOf(box))))
  const read = rows.flatMap(({ value, text }): ReadAddress[] => {
    const found =
      (isOneParagraph(value, edge) ? [inOne(value)] : [value, withCityWhole(value)])
        .map(addressesIn)
        .find((addresses) => addresses.length > 0) ?? []
    return found.length > 0
      ? found.map(({ address }) => ({ address, pieces: value }))
      : [{ address: { street: text, city: null, state: null, zip: null }, pieces: value }]
  })
  read.forEach(({ pieces }, index) => note(evidence, `addresses.${index}`, pieces))
  return read.map(({ address }) => withKnownCity(address, read))
}

/** Whether the lines broke only for want of room, and within the city: its first words stand behind the street. */
function isOneParagraph(value: readonly Run[], edge: number): boolean {
  const [before, last] = value.slice(-2)
  if (!before || !last || before.page !== last.page) return false
  const above = joinWrapped(value.slice(0, -1))
  return isCityCut(above, last.text) || (!endsAsStreet(above) && !wouldFit(before, last, edge))
}

/** A street and its city without a comma: where it ends in a city that another address of the file has in the same state, that is its city. */
function withKnownCity(address: ReadAddress['address'], all: readonly ReadAddress[]): ReadAddress['address'] {
  const { street, city, state } = address
  if (city !== null || street === null || state === null) return address
  const known = all
    .flatMap(({ address: other }) => (other.city !== null && other.state === state ? [other.city] : []))
    .filter((other) => street.endsWith(` ${other}`))
    .toSorted((a, b) => b.length - a.length)[0]
  return known === undefined ? address : { ...address, street: street.slice(0, -known.length - 1), city: known }
}

/** All lines as one. */
function inOne(value: readonly Run[]): readonly Run[] {
  const [first] = value
  const box = unionOf(value.map((run) => run.box))
  return first && box ? [{ page: first.page, text: joinWrapped(value), box, words: value.flatMap(({ words }) => words) }] : value
}

/** The last two lines as one: in a narrow column the zip code is under its city. */
function withCityWhole(value: readonly Run[]): readonly Run[] {
  const [before, last] = value.slice(-2)
  const box = before && last && unionOf([before.box, last.box])
  if (!box || before.page !== last.page) return value
  const words = [...before.words, ...last.words]
  return [...value.slice(0, -2), { page: last.page, text: joinWrapped([before, last]), box, words }]
}

const PHONE = /\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g

function phonesOf(runs: readonly Run[], evidence: Notes): string[] {
  const found = runs.flatMap((run) => (run.text.match(PHONE) ?? []).map((text) => ({ text, run })))
  found.forEach(({ text, run }, index) => note(evidence, `phones.${index}`, quoted([run], text)))
  return found.map(({ text }) => text)
}

type EmployerLabel = (typeof EMPLOYER_LABELS)[number]
const NAMES: ReadonlySet<EmployerLabel> = new Set(['Employer Name', 'Employer', 'Name'])

/** Employers under a label of their own, or loose lines: each then stands over its rows. */
function employersOf(lines: readonly Line[], evidence: Notes): string[] {
  const labelled = fieldsOf(lines, EMPLOYER_LABELS).filter(({ label, text }) => NAMES.has(label) && !saysNothing(text))
  const all = namesInList(lines) ?? (labelled.length > 0 ? labelled.map(({ value }) => value) : looseNames(lines))
  const groups = all.filter((pieces) => !saysNothing(joinWrapped(pieces)))
  groups.forEach((pieces, index) => note(evidence, `employers.${index}`, pieces))
  return groups.map(joinWrapped)
}

const isName = (label: EmployerLabel): boolean => NAMES.has(label)

/** The names under one label; null where each employer has its own, or none has. */
function namesInList(lines: readonly Line[]): (readonly Line[])[] | null {
  const over = EMPLOYER_LABELS.filter(isName)
  const rows = EMPLOYER_LABELS.filter((label) => !isName(label))
  const entries = listedEntries(lines, { over, rows })
    ?.map(({ name }) => name)
    .filter((name) => name.length > 0)
  return entries !== undefined && entries.length > 1 ? entries : null
}

/** The lines over the first row of each employer. Behind a row's label, or under it, stands its value. */
function looseNames(lines: readonly Line[]): (readonly Line[])[] {
  const groups: Line[][] = []
  let open: Line[] = []
  let isValueDue = false
  for (const line of lines) {
    const labels = fieldsOf([line], EMPLOYER_LABELS)
    if (labels.length === 0 && !isValueDue) open.push(line)
    if (labels.length > 0 && open.length > 0) {
      groups.push(open)
      open = []
    }
    isValueDue = labels.length > 0 && labels.every(({ value }) => value.length === 0)
  }
  // Lines that no row follows are a name each, where no rows are printed at all.
  return groups.length === 0 ? open.map((line) => [line]) : groups
}
