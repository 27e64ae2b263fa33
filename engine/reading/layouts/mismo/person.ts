import { lastFourOfSsn } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, dataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partOf, partsOf } from '#engine/reading/listing/data-tree.ts'
import { dataDay, postalCode } from '#engine/reading/values/data-words.ts'
import { firstPart, type MismoFile, saidAt, sourceOf, textAt } from '#engine/reading/layouts/mismo/file.ts'
import type { Address, PersonalInfo } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Who the bureau's own file is about; what was asked for only where the response has no bureau's file at all. */
export function readPerson({ response, listing, isAbout }: MismoFile, bureau: Bureau): PersonalInfo {
  const files = partsOf(response, 'CREDIT_FILE')
  const own = files.filter((file) => sourceOf(file) === bureau && isAbout(file)).flatMap((file) => partsOf(file, '_BORROWER'))
  const people = files.length > 0 ? own : partsOf(response, 'BORROWER').filter(isAbout).slice(0, 1)
  const [person = null] = people
  const facts = dataFacts(listing.placeOf)
  const names = people.flatMap((one) => [one, ...partsOf(one, '_ALIAS')]).flatMap((one) => nameOf(one) ?? [])
  const [name = null] = names
  if (name) facts.note(name.place, ['name'])
  const others = names.slice(1).filter(({ value }) => value !== name?.value)
  return {
    name: name?.value ?? null,
    alsoKnownAs: listed(others, 'alsoKnownAs', facts),
    dateOfBirth: facts.read(partOf(person, '_BirthDate'), ['dateOfBirth'], dataDay),
    ssnLast4: facts.read(partOf(person, '_SSN'), ['ssnLast4'], lastFourOfSsn),
    addresses: listed(
      people.flatMap((one) => partsOf(one, '_RESIDENCE')).flatMap((node) => addressOf(node) ?? []),
      'addresses',
      facts,
    ),
    phones: listed(people.flatMap(phonesOf), 'phones', facts),
    employers: listed(
      people
        .flatMap((one) => [...partsOf(one, 'EMPLOYER'), ...partsOf(one, '_EMPLOYER')])
        .map((node) => ({ value: saidAt(node, '_Name'), place: partOf(node, '_Name') })),
      'employers',
      facts,
    ),
    evidence: facts.notes,
  }
}

interface Found<T> {
  readonly value: T
  readonly place: DataNode | null
}

/** Each thing once, in the order of the file. */
function listed<T>(found: readonly Found<T>[], field: string, facts: DataFacts): T[] {
  const seen = new Set<string>()
  const kept = found.filter(({ value }) => {
    const key = JSON.stringify(value)
    return value !== '' && !seen.has(key) && seen.add(key)
  })
  kept.forEach(({ place }, index) => facts.note(place, [`${field}.${index}`]))
  return kept.map(({ value }) => value)
}

const NAME_PARTS = ['_FirstName', '_MiddleName', '_LastName', '_NameSuffix'] as const

/** From its parts, in order; an unparsed name may have the last name first. */
function nameOf(node: DataNode): Found<string> | null {
  const parts = NAME_PARTS.map((name) => saidAt(node, name)).filter((part) => part !== '')
  const isWhole = saidAt(node, '_LastName') !== ''
  const whole = partOf(node, '_UnparsedName')
  const value = isWhole ? parts.join(' ') : saidAt(node, '_UnparsedName')
  return value === '' ? null : { value, place: isWhole ? partOf(node, '_LastName') : whole }
}

function addressOf(node: DataNode): Found<Address> | null {
  const street = [saidAt(node, '_StreetAddress'), saidAt(node, '_StreetAddress2')].filter((part) => part !== '').join(' ')
  const [city, state, zip] = [saidAt(node, '_City'), saidAt(node, '_State'), postalCode(saidAt(node, '_PostalCode'))]
  if (street === '' && city === '' && zip === '') return null
  return {
    value: { street: street || null, city: city || null, state: state || null, zip: zip || null },
    place: firstPart(node, ['_StreetAddress', '_City', '_PostalCode']),
  }
}

function phonesOf(person: DataNode): Found<string>[] {
  const points = [...partsOf(person, 'CONTACT_POINT'), ...partsOf(partOf(person, 'CONTACT_DETAIL'), 'CONTACT_POINT')]
  return points
    .filter((point) => /^phone$/i.test(textAt(point, '_Type')))
    .map((point) => ({ value: textAt(point, '_Value'), place: partOf(point, '_Value') }))
}
