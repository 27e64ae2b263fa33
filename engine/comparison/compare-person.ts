import { type Detail, detailsOf } from '#engine/audit/detail-key.ts'
import { isVariant } from '#engine/audit/detail-variant.ts'
import { changeOf, printed } from '#engine/comparison/change.ts'
import type { Change } from '#engine/comparison/difference.ts'
import { listsAll, type Pair } from '#engine/comparison/pair.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import { writeDay } from '#engine/values/day.ts'

/**
 * Details of the person that came or went. A detail written in another way is the same one. Another layout prints others, so
 * nothing is told between layouts; none of them counts in a score, and what a strange one means only the consumer can say.
 */
export function comparePerson(pair: Pair): readonly Change[] {
  const [older, newer] = [pair.older.personalInfo, pair.newer.personalInfo]
  const [was, is] = [linesOf(older), linesOf(newer)]
  const missing = (from: readonly Line[], among: readonly Line[]): readonly Line[] =>
    from.filter((line) => !among.some((other) => other.name === line.name && line.isSame(other)))
  const added = listsAll(pair.older, pair) ? missing(is, was) : []
  const gone = listsAll(pair.newer, pair) ? missing(was, is) : []
  return [
    ...added.map(({ name, text, field }) => changeOf(name, { before: null, after: printed(text, [field], newer) }, null)),
    ...gone.map(({ name, text, field }) => changeOf(name, { before: printed(text, [field], older), after: null }, null)),
  ]
}

interface Line {
  readonly name: string
  readonly field: string
  readonly text: string
  /** In the form in which it is compared. */
  readonly key: string
  readonly isSame: (other: Line) => boolean
}

const DETAIL_NAMES = {
  name: 'Name',
  address: 'Address',
  employer: 'Employer',
  phone: 'Phone',
  number: 'Social Security number',
} as const

function linesOf(person: PersonalInfo): readonly Line[] {
  const { dateOfBirth } = person
  const details = detailsOf(person)
  return [
    ...details.filter(({ kind }) => kind !== 'phone' && kind !== 'employer').map(detailLine),
    ...(dateOfBirth === null ? [] : [birthLine(dateOfBirth)]),
    ...details.filter(({ kind }) => kind === 'phone').map(detailLine),
    ...details.filter(({ kind }) => kind === 'employer').map(detailLine),
  ]
}

const detailLine = ({ kind, field, text, key }: Detail): Line => ({
  name: DETAIL_NAMES[kind],
  field,
  text: kind === 'number' ? `ending in ${text}` : text,
  key,
  isSame: (other) => isVariant(key, other.key),
})

const birthLine = (day: string): Line => ({
  name: 'Date of birth',
  field: 'dateOfBirth',
  text: writeDay(day),
  key: day,
  isSame: ({ key }) => key.startsWith(day) || day.startsWith(key),
})
