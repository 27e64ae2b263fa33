import type { Evidence, EvidenceMap } from '#engine/report/evidence.ts'
import { SURE } from '#engine/report/evidence.ts'
import type { Report } from '#engine/report/report.ts'

/** Which entry of a report a value belongs to. */
export type EntryKind = 'personalInfo' | 'account' | 'inquiry' | 'publicRecord' | 'report'

/** A value that was read without certainty. It is shown beside its place and used for nothing until the member has spoken. */
export interface Doubt {
  readonly entry: EntryKind
  /** The entry's id; null for the person and the report itself. */
  readonly entryId: string | null
  /** The field as in the entry's evidence: `dateOpened`, `paymentHistory.2024-05`, `remarks.0` (its place in the list as read). */
  readonly field: string
  /** As the normal form has it: ISO text, cents, a code, a row of the balance table. Null where only the label was read. */
  readonly value: unknown
  /** Sure evidence here: the fact was set aside only because the entry's name, or the field it hangs on, is doubtful. */
  readonly evidence: Evidence
  /** The fact has no place of its own; `evidence` is that of the doubtful field it hangs on. */
  readonly unplaced?: true
}

/** Whether the place says that it was not read for certain. */
export const isDoubtful = (evidence: Evidence): boolean => evidence.confidence !== undefined && evidence.confidence < SURE

/** The report with only what is sure, and what was set aside. */
export interface SetAside {
  readonly sure: Report
  readonly doubts: readonly Doubt[]
}

/** How the facts of an entry are kept. */
interface Shape {
  /** Cannot be null: while one of these is doubtful, nothing of the entry is trusted. */
  readonly names: readonly string[]
  /** Lists whose members have the places `field.N`. */
  readonly lists: readonly string[]
  /** Tables, newest month first, with the places `field.YYYY-MM`. */
  readonly tables: readonly string[]
  /** No facts of the page. */
  readonly kept: readonly string[]
}

const SHAPES: Readonly<Record<EntryKind, Shape>> = {
  personalInfo: { names: [], lists: ['alsoKnownAs', 'addresses', 'phones', 'employers'], tables: [], kept: [] },
  account: {
    names: ['creditorName'],
    lists: ['remarks'],
    tables: ['paymentHistory', 'balanceHistory'],
    kept: ['id', 'fileEntry'],
  },
  inquiry: { names: ['creditorName', 'kind'], lists: [], tables: [], kept: ['id'] },
  publicRecord: { names: ['type'], lists: [], tables: [], kept: ['id'] },
  report: {
    names: [],
    lists: [],
    tables: [],
    kept: ['id', 'bureau', 'format', 'personalInfo', 'accounts', 'inquiries', 'publicRecords', 'totals'],
  },
}

interface Entry {
  readonly evidence?: EvidenceMap
}

/** An entry with what was set aside of it. */
interface Parted<Kept> {
  readonly kept: Kept
  readonly doubts: readonly Doubt[]
}

/**
 * Parts what is sure from what is not. Everything doubtful becomes unknown in `sure`: a field null, a month, a remark or
 * a member of a list left out. An entry whose name is doubtful keeps the name and loses all its facts. While a date of
 * first delinquency is doubtful, its label counts as not printed.
 */
export function setAside(report: Report): SetAside {
  const person = part(report.personalInfo, 'personalInfo', null)
  const accounts = report.accounts.map((one) => part(one, 'account', one.id))
  const inquiries = report.inquiries.map((one) => part(one, 'inquiry', one.id))
  const publicRecords = report.publicRecords.map((one) => part(one, 'publicRecord', one.id))
  const head = part(report, 'report', null)
  return {
    sure: {
      ...head.kept,
      personalInfo: person.kept,
      accounts: accounts.map(({ kept }) => kept),
      inquiries: inquiries.map(({ kept }) => kept),
      publicRecords: publicRecords.map(({ kept }) => kept),
    },
    doubts: [head, person, ...accounts, ...inquiries, ...publicRecords].flatMap(({ doubts }) => doubts),
  }
}

/** The report as it was read: the exact inverse of `setAside`. */
export function withDoubts(sure: Report, doubts: readonly Doubt[]): Report {
  const byEntry = Map.groupBy(doubts, ({ entry, entryId }) => `${entry} ${entryId ?? ''}`)
  const of = (entry: EntryKind, id: string | null): readonly Doubt[] => byEntry.get(`${entry} ${id ?? ''}`) ?? []
  return {
    ...join(sure, 'report', of('report', null)),
    personalInfo: join(sure.personalInfo, 'personalInfo', of('personalInfo', null)),
    accounts: sure.accounts.map((one) => join(one, 'account', of('account', one.id))),
    inquiries: sure.inquiries.map((one) => join(one, 'inquiry', of('inquiry', one.id))),
    publicRecords: sure.publicRecords.map((one) => join(one, 'publicRecord', of('publicRecord', one.id))),
  }
}

/** The report without these facts: fields null, members of lists and months left out, their places gone. */
export function without(report: Report, doubts: readonly Doubt[]): Report {
  const byEntry = Map.groupBy(doubts, ({ entry, entryId }) => `${entry} ${entryId ?? ''}`)
  const stripped = <Whole extends Entry>(one: Whole, kind: EntryKind, id: string | null): Whole => {
    const gone = byEntry.get(`${kind} ${id ?? ''}`)
    return gone ? strip(one, kind, gone) : one
  }
  return {
    ...stripped(report, 'report', null),
    personalInfo: stripped(report.personalInfo, 'personalInfo', null),
    accounts: report.accounts.map((one) => stripped(one, 'account', one.id)),
    inquiries: report.inquiries.map((one) => stripped(one, 'inquiry', one.id)),
    publicRecords: report.publicRecords.map((one) => stripped(one, 'publicRecord', one.id)),
  }
}

/** Whether an entry cannot be without this field. */
export const isName = (entry: EntryKind, field: string): boolean => SHAPES[entry].names.includes(field)

/** `remarks.2` is the third member of `remarks`. */
export const partsOfField = (field: string): { readonly name: string; readonly member: string | null } => {
  const dot = field.indexOf('.')
  return dot < 0 ? { name: field, member: null } : { name: field.slice(0, dot), member: field.slice(dot + 1) }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const monthOfRow = (row: unknown): string | null =>
  typeof row === 'object' && row !== null && 'month' in row && typeof row.month === 'string' ? row.month : null
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === false

/** What is in a field, or under one member of it; of a month of the payment grid its code. */
export function valueAt(entry: object, kind: EntryKind, field: string): unknown {
  const { name, member } = partsOfField(field)
  const whole = new Map<string, unknown>(Object.entries(entry)).get(name) ?? null
  const shape = SHAPES[kind]
  if (member === null) return whole
  if (shape.lists.includes(name)) return listOf(whole)[Number(member)] ?? null
  if (!shape.tables.includes(name)) return whole
  const row = listOf(whole).find((one) => monthOfRow(one) === member) ?? null
  return name === 'paymentHistory' && typeof row === 'object' && row !== null && 'code' in row ? row.code : row
}

function part<Whole extends Entry>(entry: Whole, kind: EntryKind, entryId: string | null): Parted<Whole> {
  const places = entry.evidence ?? {}
  const isShaken = SHAPES[kind].names.some((name) => places[name] && isDoubtful(places[name]))
  if (!isShaken && !Object.values(places).some(isDoubtful)) return { kept: entry, doubts: [] }
  const { kept } = SHAPES[kind]
  const aside = (isShaken ? everyField(entry, kind) : doubtfulFields(places)).filter((field) => !kept.includes(field))
  const doubts = aside.flatMap((field): Doubt[] => {
    const own = places[field]
    const evidence = own ?? leanedOn(field, places, SHAPES[kind])
    if (!evidence) return []
    const value = valueAt(entry, kind, field)
    return [{ entry: kind, entryId, field, value, evidence, ...(own === undefined && { unplaced: true as const }) }]
  })
  return { kept: strip(entry, kind, doubts), doubts }
}

/** The places that are doubtful, and the fields that mean nothing without them. */
function doubtfulFields(places: EvidenceMap): string[] {
  const own = Object.keys(places).filter((field) => places[field] && isDoubtful(places[field]))
  const late = own.some((field) => field.startsWith('lateCounts'))
  const lateParts = late ? Object.keys(places).filter((field) => field.startsWith('lateCounts')) : []
  return [...new Set([...own, ...lateParts, ...(own.includes('dateOfFirstDelinquency') ? ['printsDofd'] : [])])]
}

/** Every place of the entry, and every fact that has none. */
function everyField(entry: Entry, kind: EntryKind): string[] {
  const { kept, lists, tables } = SHAPES[kind]
  const places = Object.keys(entry.evidence ?? {})
  const placed = new Set([...places, ...places.map((field) => partsOfField(field).name), 'evidence', ...kept])
  const facts = Object.entries(entry).flatMap(([name, value]) => {
    if (lists.includes(name)) return listOf(value).map((_, index) => `${name}.${index}`)
    if (tables.includes(name)) return listOf(value).map((row) => `${name}.${monthOfRow(row)}`)
    return isEmpty(value) || placed.has(name) ? [] : [name]
  })
  return [...new Set([...places, ...facts])]
}

function leanedOn(field: string, places: EvidenceMap, { names }: Shape): Evidence | undefined {
  const on = field === 'printsDofd' ? ['dateOfFirstDelinquency', ...names] : names
  return on.map((name) => places[name]).find((place) => place !== undefined && isDoubtful(place))
}

/** The entry without these values; lists close up, and the places of what is left follow. */
function strip<Whole extends Entry>(entry: Whole, kind: EntryKind, doubts: readonly Doubt[]): Whole {
  const { names, lists, tables } = SHAPES[kind]
  const gone = new Set(doubts.map(({ field }) => field))
  const values = Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
    if (lists.includes(name)) return [[name, listOf(value).filter((_, index) => !gone.has(`${name}.${index}`))]]
    if (tables.includes(name)) return [[name, listOf(value).filter((row) => !gone.has(`${name}.${monthOfRow(row)}`))]]
    if (names.includes(name) || ![...gone].some((field) => partsOfField(field).name === name)) return []
    return [[name, typeof value === 'boolean' ? false : null]]
  })
  const left = Object.entries(entry.evidence ?? {}).filter(([field]) => !gone.has(field))
  const evidence = Object.fromEntries(left.map(([field, place]) => [closedUp(field, lists, gone), place]))
  return { ...entry, ...Object.fromEntries(values), evidence }
}

/** Where a member of a list stands once the members that are gone before it have left. */
function closedUp(field: string, lists: readonly string[], gone: ReadonlySet<string>): string {
  const { name, member } = partsOfField(field)
  if (member === null || !lists.includes(name)) return field
  const before = Array.from({ length: Number(member) }, (_, index) => index).filter((index) => gone.has(`${name}.${index}`))
  return `${name}.${Number(member) - before.length}`
}

function join<Whole extends Entry>(entry: Whole, kind: EntryKind, doubts: readonly Doubt[]): Whole {
  if (doubts.length === 0) return entry
  const { lists, tables } = SHAPES[kind]
  const values = new Map<string, unknown>()
  const places = new Map(Object.entries(entry.evidence ?? {}))
  for (const name of lists) values.set(name, joinList(name, listOf(valueAt(entry, kind, name)), { doubts, places }))
  for (const name of tables) values.set(name, joinTable(name, listOf(valueAt(entry, kind, name)), doubts))
  for (const { field, value, evidence, unplaced } of doubts) {
    const { name } = partsOfField(field)
    if (!lists.includes(name) && !tables.includes(name)) values.set(name, value)
    if (!unplaced) places.set(field, evidence)
  }
  return { ...entry, ...Object.fromEntries(values), evidence: Object.fromEntries(places) }
}

/** The members back where they stood, with the places of the others moved along. */
function joinList(
  name: string,
  sure: readonly unknown[],
  { doubts, places }: { doubts: readonly Doubt[]; places: Map<string, Evidence> },
): readonly unknown[] {
  const back = new Map(doubts.flatMap(({ field, value }) => (field.startsWith(`${name}.`) ? [[field, value] as const] : [])))
  if (back.size === 0) return sure
  const moved = new Map<string, Evidence>()
  const whole: unknown[] = []
  let next = 0
  while (whole.length < sure.length + back.size) {
    const field = `${name}.${whole.length}`
    if (back.has(field)) whole.push(back.get(field))
    else {
      const place = places.get(`${name}.${next}`)
      if (place) moved.set(field, place)
      whole.push(sure[next])
      next += 1
    }
  }
  for (let index = 0; index < sure.length; index += 1) places.delete(`${name}.${index}`)
  for (const [field, place] of moved) places.set(field, place)
  return whole
}

function joinTable(name: string, sure: readonly unknown[], doubts: readonly Doubt[]): readonly unknown[] {
  const back = doubts.flatMap(({ field, value }) => {
    const { name: table, member } = partsOfField(field)
    if (table !== name || value === null) return []
    return [name === 'paymentHistory' ? { month: member, code: value } : value]
  })
  if (back.length === 0) return sure
  return [...sure, ...back].toSorted((a, b) => ((monthOfRow(a) ?? '') < (monthOfRow(b) ?? '') ? 1 : -1))
}
