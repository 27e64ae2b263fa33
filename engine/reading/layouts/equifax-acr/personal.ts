import { addressesIn } from '#engine/reading/values/addresses.ts'
import { joinWrapped, type Placed, quoted } from '#engine/reading/lines/boxes.ts'
import { type Notes, note, saysNothing } from '#engine/reading/facts.ts'
import type { LabelValue } from '#engine/reading/lines/label-values.ts'
import { partedLines } from '#engine/reading/layouts/equifax-acr/find-packed-labels.ts'
import { packedValues } from '#engine/reading/layouts/equifax-acr/packed-labels.ts'
import { PERSON_LABELS, type PersonLabel } from '#engine/reading/layouts/equifax-acr/words.ts'
import type { Line, Run } from '#engine/reading/lines/lines.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import { parsePrintedDay } from '#engine/values/day.ts'

type Row = LabelValue<PersonLabel>

const NAMES = ['Former Name(s)', 'Former Name', 'Former Names', 'Also Known As', 'Formerly Known As'] as const

/** It is no name: where its label wraps, it is behind the names above. */
const MASKED_SSN = /^[X*•]{3}-[X*•]{2}-\d{4}$/i
const isMaskedSsn = ({ text }: Run): boolean => MASKED_SSN.test(text)

/** What the rest of the report says of it. */
export interface PersonBeside {
  /** The name that each page is headed with. */
  readonly preparedFor: Placed | null
  /** Where the report's full lines end on the right: a name or an employer alone on its line seldom reaches there. */
  readonly edge: number
}

/** Labelled facts; the consumer's name and address may come above them without a label. */
export function readPersonal(lines: readonly Line[], { preparedFor, edge }: PersonBeside): PersonalInfo {
  const notes: Notes = {}
  const rows = packedValues(partedLines(lines, PERSON_LABELS), PERSON_LABELS, { hasLists: true, edge })
  const said = (...labels: PersonLabel[]): Row[] => rows.filter((row) => labels.includes(row.label) && !saysNothing(row.text))
  const all = (...labels: PersonLabel[]): Run[] => said(...labels).flatMap(({ value }) => value)
  const pieces = (...labels: PersonLabel[]): Run[] => all(...labels).filter((run) => !isMaskedSsn(run))
  const loose = unlabelled(lines)
  const [labelled] = said('Name')
  const [bare] = loose
  const name: readonly Placed[] = labelled?.value ?? (bare ? [bare] : preparedFor ? [preparedFor] : [])
  note(notes, 'name', name)
  const addresses = [
    ...addressesIn(loose.slice(1)),
    ...addressesIn(pieces('Current Address', 'Current Address(es)')),
    ...addressesIn(pieces('Former Address', 'Former Addresses', 'Former Address(es)')),
  ]
  addresses.forEach((one, index) => note(notes, `addresses.${index}`, one.pieces))
  return {
    name: name.length === 0 ? null : joinWrapped(name),
    alsoKnownAs: listed('alsoKnownAs', pieces(...NAMES), notes),
    dateOfBirth: birthOf(said('Date of Birth', 'Age or Date of Birth'), notes),
    ssnLast4: ssnOf(
      [...said('Social Security Number').flatMap(({ value }) => value), ...all(...NAMES).filter(isMaskedSsn)],
      notes,
    ),
    addresses: addresses.map(({ address }) => address),
    phones: phonesOf(pieces('Phone Number', 'Phone Numbers', 'Phone Number(s)'), notes),
    employers: listed(
      'employers',
      pieces(
        'Employment',
        'Employment Information',
        'Employment History',
        'Current Employment',
        'Former Employment',
        'Employer(s)',
      ),
      notes,
    ),
    evidence: notes,
  }
}

/** The lines above the first label: a name, then an address. A sentence is neither. */
function unlabelled(lines: readonly Line[]): Run[] {
  const at = lines.findIndex((line) => /^[A-Z][A-Za-z ()]+:/.test(line.text))
  const above = lines
    .slice(0, at < 0 ? 0 : at)
    .filter(({ text }) => !/[.!?]$/.test(text) && !/\b(?:your|the|is|are)\b/.test(text))
  return above.map((line) => line)
}

/** Members of a list stand on lines of their own, behind bars or behind semicolons. */
function listed(field: string, pieces: readonly Run[], notes: Notes): string[] {
  const found = pieces.flatMap((piece) =>
    piece.text
      .split(/;\s*|,(?!\s*(?:JR|SR|I{1,3}|IV|V|LLC|INC|NA)\b)\s*/i)
      .map((text) => ({ text: text.trim(), piece }))
      .filter(({ text }) => !saysNothing(text)),
  )
  found.forEach(({ text, piece }, index) => note(notes, `${field}.${index}`, quoted([piece], text)))
  return found.map(({ text }) => text)
}

function birthOf([row]: readonly Row[], notes: Notes): string | null {
  const [run] = row?.value ?? []
  const day = run ? parsePrintedDay(run.text) : null
  if (run && day !== null) note(notes, 'dateOfBirth', [run])
  return day
}

function ssnOf([run]: readonly Run[], notes: Notes): string | null {
  const last = /(\d{4})$/.exec(run?.text ?? '')?.[1] ?? null
  if (run && last !== null) note(notes, 'ssnLast4', quoted([run], `XXX-XX-${last}`))
  return last
}

const PHONE = /\(?\b\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b/g

function phonesOf(pieces: readonly Run[], notes: Notes): string[] {
  const found = pieces.flatMap((piece) => (piece.text.match(PHONE) ?? []).map((text) => ({ text, piece })))
  found.forEach(({ text, piece }, index) => note(notes, `phones.${index}`, quoted([piece], text)))
  return found.map(({ text }) => text)
}
