import { dataFacts, type DataFacts } from '#engine/reading/listing/data-facts.ts'
import { lastFourOfSsn } from '#engine/reading/values/compact-values.ts'
import { type DataNode, findPart, partAt, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataDay } from '#engine/reading/values/data-words.ts'
import { addressOf, addressPlace } from '#engine/reading/layouts/truelink/addresses.ts'
import { codedOf, ofBureau, saidOf, textOf } from '#engine/reading/layouts/truelink/coded.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

interface Found<T> {
  readonly value: T
  readonly place: DataNode | null
}

/** Who the bureau says the report is about. */
export function readPerson(borrower: DataNode | null, bureau: Bureau, placeOf: DataListing['placeOf']): PersonalInfo {
  const facts = dataFacts(placeOf)
  const names = namesOf(borrower, bureau)
  const [name = null] = names
  if (name) facts.note(name.place, ['name'])
  const birth = birthOf(borrower, bureau)
  if (birth) facts.note(birth.place, ['dateOfBirth'])
  return {
    name: name?.value ?? null,
    alsoKnownAs: listed(names.slice(1), 'alsoKnownAs', facts),
    dateOfBirth: birth?.value ?? null,
    ssnLast4: facts.read(socialOf(borrower, bureau), ['ssnLast4'], lastFourOfSsn),
    addresses: listed(addressesOf(borrower, bureau), 'addresses', facts),
    phones: listed(phonesOf(borrower, bureau), 'phones', facts),
    employers: listed(employersOf(borrower, bureau), 'employers', facts),
    evidence: facts.notes,
  }
}

/** Each thing once, in the order of the file. */
function listed<T>(found: readonly Found<T>[], field: string, facts: DataFacts): T[] {
  const seen = new Set<string>()
  const kept = found.filter(({ value }) => {
    const key = JSON.stringify(value)
    return !seen.has(key) && seen.add(key)
  })
  kept.forEach(({ place }, index) => facts.note(place, [`${field}.${index}`]))
  return kept.map(({ value }) => value)
}

const NAME_PARTS = ['first', 'middle', 'last', 'suffix'] as const

/** The primary name first; without one the first name of the list. */
function namesOf(borrower: DataNode | null, bureau: Bureau): Found<string>[] {
  const names = ofBureau(borrower, 'BorrowerName', bureau).flatMap((node) => {
    const name = partOf(node, 'Name')
    const parts = NAME_PARTS.map((part) => partOf(name, part)).filter((part) => saidOf(part) !== '')
    const type = codedOf(partOf(node, 'NameType'))
    const value = parts.map(textOf).join(' ')
    return value === ''
      ? []
      : [
          {
            value,
            place: parts.at(-1) ?? null,
            isPrimary: type.words === '' ? type.symbol === '1' : /^primary/i.test(type.words),
          },
        ]
  })
  const primary = names.find(({ isPrimary }) => isPrimary) ?? names[0]
  if (!primary) return []
  return [primary, ...names.filter(({ value }) => value !== primary.value)]
}

const two = (text: string): string => text.padStart(2, '0')

/** As much of the day as its parts say: a program fills the date itself up with the first of January. */
function birthOf(borrower: DataNode | null, bureau: Bureau): Found<PartialDay> | null {
  for (const node of ofBureau(borrower, 'Birth', bureau)) {
    const [date, parts] = [partOf(node, 'date'), partOf(node, 'BirthDate')]
    const [year, month, day] = ['year', 'month', 'day'].map((name) => textOf(partOf(parts, name)))
    if (year === undefined || year === '') {
      const value = dataDay(textOf(date))
      if (value !== null) return { value, place: date }
      continue
    }
    const written = [year, month, day]
      .filter((part) => part !== undefined && part !== '' && part !== '0')
      .map((part) => two(part ?? ''))
    const value = dataDay(written.join('-'))
    if (value !== null) return { value, place: partOf(parts, 'year') }
  }
  return null
}

function socialOf(borrower: DataNode | null, bureau: Bureau): DataNode | null {
  const own = partsOf(borrower, 'SocialPartition').flatMap((partition) => ofBureau(partition, 'Social', bureau))
  return own.map((node) => partOf(node, 'SocialSecurityNumber')).find((node) => textOf(node) !== '') ?? null
}

function addressesOf(borrower: DataNode | null, bureau: Bureau): Found<NonNullable<ReturnType<typeof addressOf>>>[] {
  return [...ofBureau(borrower, 'BorrowerAddress', bureau), ...ofBureau(borrower, 'PreviousAddress', bureau)].flatMap((node) => {
    const address = partOf(node, 'CreditAddress')
    const value = addressOf(address)
    return value ? [{ value, place: addressPlace(address) }] : []
  })
}

function phonesOf(borrower: DataNode | null, bureau: Bureau): Found<string>[] {
  return ofBureau(borrower, 'BorrowerTelephone', bureau).flatMap((node) => {
    const whole = findPart(node, 'unparsed') ?? findPart(node, 'unparsedNumber')
    const number = findPart(node, 'number') ?? findPart(node, 'phoneNumber')
    const parts = saidOf(whole) === '' ? [findPart(node, 'areaCode'), number] : [whole]
    const value = parts
      .map(saidOf)
      .filter((part) => part !== '')
      .join(' ')
    return value === '' ? [] : [{ value, place: parts.findLast((part) => saidOf(part) !== '') ?? null }]
  })
}

function employersOf(borrower: DataNode | null, bureau: Bureau): Found<string>[] {
  return ofBureau(borrower, 'Employer', bureau).flatMap((node) => {
    const name = partOf(node, 'name') ?? partAt(node, 'Name/name')
    return saidOf(name) === '' ? [] : [{ value: saidOf(name), place: name }]
  })
}
