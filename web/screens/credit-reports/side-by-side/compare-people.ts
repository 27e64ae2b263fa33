import { isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import {
  type Cell,
  type ComparedRow,
  compareRow,
  dayOrNull,
  type Place,
} from '#web/screens/credit-reports/side-by-side/compare.ts'

type PersonalInfo = ReadyReport['personalInfo']

/** A list of one bureau: each line with its place. */
export interface Lines {
  readonly text: string
  readonly place: Place | undefined
}

export interface ComparedLists {
  readonly name: string
  readonly cells: Readonly<Partial<Record<Bureau, readonly Lines[]>>>
}

/** Name, date of birth and number: compared. */
export function comparePerson(reports: readonly ReadyReport[]): readonly ComparedRow[] {
  const rows = [
    row('Name', 'name', ({ name }) => name),
    row('Date of birth', 'dateOfBirth', ({ dateOfBirth }) => dateOfBirth, dayOrNull),
    row(
      'Social Security number',
      'ssnLast4',
      ({ ssnLast4 }) => ssnLast4,
      (last) => (last === null ? null : `ends in ${last}`),
    ),
  ]
  return rows.flatMap((make) => make(reports) ?? [])
}

const row =
  (
    name: string,
    field: keyof PersonalInfo & string,
    ...[read, write]: [(info: PersonalInfo) => string | null, ((value: string | null) => string | null)?]
  ) =>
  (reports: readonly ReadyReport[]): ComparedRow | null =>
    compareRow(
      name,
      field === 'dateOfBirth' ? 'date' : field === 'name' ? 'words' : 'code',
      reports.map(({ bureau, personalInfo }) => {
        const value = read(personalInfo)
        return { bureau, value, text: write === undefined ? value : write(value), place: personalInfo.evidence[field] }
      }),
    )

const writeAddress = ({ street, city, state, zip }: PersonalInfo['addresses'][number]): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const LISTS = [
  ['Also known as', 'alsoKnownAs', ({ alsoKnownAs }: PersonalInfo): readonly string[] => alsoKnownAs],
  ['Addresses', 'addresses', ({ addresses }: PersonalInfo): readonly string[] => addresses.map(writeAddress)],
  ['Phones', 'phones', ({ phones }: PersonalInfo): readonly string[] => phones],
  ['Employers', 'employers', ({ employers }: PersonalInfo): readonly string[] => employers],
] as const

/** What each bureau lists of the person: shown next to each other, and not compared, since no bureau has to have it all. */
export function listsOfPerson(reports: readonly ReadyReport[]): readonly ComparedLists[] {
  return LISTS.flatMap(([name, field, read]) => {
    const cells: Partial<Record<Bureau, readonly Lines[]>> = {}
    for (const { bureau, personalInfo } of reports) {
      cells[bureau] = read(personalInfo).map((text, at) => ({ text, place: personalInfo.evidence[`${field}.${at}`] }))
    }
    return Object.values(cells).every((lines) => lines.length === 0) ? [] : [{ name, cells }]
  })
}

type Inquiry = ReadyReport['inquiries'][number]

/** Who looked at the file: one row a company and day, with the bureaus that were asked. */
export function compareInquiries(reports: readonly ReadyReport[]): readonly ComparedRow[] {
  const rows: { first: Inquiry; cells: Partial<Record<Bureau, Cell>> }[] = []
  for (const { bureau, inquiries } of reports.toSorted((a, b) => BUREAUS.indexOf(a.bureau) - BUREAUS.indexOf(b.bureau))) {
    for (const inquiry of inquiries) {
      const known = rows.find(({ first, cells }) => cells[bureau] === undefined && isSameLook(first, inquiry))
      const into = known ?? { first: inquiry, cells: {} }
      if (known === undefined) rows.push(into)
      into.cells[bureau] = cellOf(inquiry)
    }
  }
  return rows
    .toSorted(
      ({ first: a }, { first: b }) =>
        Number(a.kind === 'soft') - Number(b.kind === 'soft') || ((a.date ?? '') < (b.date ?? '') ? 1 : -1),
    )
    .map(({ first, cells }) => ({ name: first.creditorName, cells, isDifferent: false }))
}

const isSameLook = (a: Inquiry, b: Inquiry): boolean =>
  a.kind === b.kind && a.date !== null && a.date === b.date && isSameFurnisher(a.creditorName, b.creditorName)

const cellOf = ({ kind, date, evidence }: Inquiry): Cell => ({
  text: `${kind === 'hard' ? 'Hard' : 'Soft'}, ${dayOrNull(date) ?? 'undated'}`,
  place: evidence['creditorName'] ?? evidence['date'],
  isUnconfirmed: evidence['date']?.unconfirmed === true || evidence['creditorName']?.unconfirmed === true,
})
