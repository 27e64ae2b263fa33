import { compactDay, lastFourOfSsn } from '#engine/reading/values/compact-values.ts'
import { type DataFacts, dataFacts } from '#engine/reading/listing/data-facts.ts'
import { type DataNode, partAt, partOf, partsAt, partsOf } from '#engine/reading/listing/data-tree.ts'
import { asPrinted } from '#engine/reading/facts.ts'
import { addressIn, textIn, textsAt } from '#engine/reading/listing/joined-parts.ts'
import type { DataListing } from '#engine/reading/listing/list-data.ts'
import type { PersonalInfo } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'

const NAME = ['firstName', 'middleName', 'surname', 'generationCode']
const STREET = ['streetPrefix', 'streetName', 'streetSuffix', 'unitType', 'unitId']

/** Who the profile is about. Numbers of other people in the file stand after the first and are not theirs. */
export function readPersonalInformation(profile: DataNode, placeOf: DataListing['placeOf']): PersonalInfo {
  const facts = dataFacts(placeOf)
  const [name, ...others] = partsAt(profile, 'consumerIdentity/name')
  const phones = textsAt(facts, partsOf(profile, 'phoneInformation'), { field: 'phones', path: 'number' })
  return {
    name: name ? textIn(facts, name, { field: 'name', paths: NAME }) : null,
    alsoKnownAs: others.flatMap((other, index) => textIn(facts, other, { field: `alsoKnownAs.${index}`, paths: NAME }) ?? []),
    dateOfBirth: birthOf(profile, facts),
    ssnLast4: facts.read(partAt(profile, 'ssn/number'), ['ssnLast4'], lastFourOfSsn),
    addresses: partsOf(profile, 'addressInformation').flatMap(
      (address, index) =>
        addressIn(facts, address, {
          field: `addresses.${index}`,
          street: STREET,
          city: 'city',
          state: 'state',
          zip: 'zipCode',
        }) ?? [],
    ),
    phones,
    employers: textsAt(facts, partsOf(profile, 'employmentInformation'), { field: 'employers', path: 'name' }),
    evidence: facts.notes,
  }
}

/** As one compact day or as its parts, of which the day and the month may be missing. */
function birthOf(profile: DataNode, { read }: DataFacts): PartialDay | null {
  const whole = partAt(profile, 'consumerIdentity/dob')
  if (whole && whole.children.length === 0) return read(whole, ['dateOfBirth'], compactDay)
  const [day, month] = ['day', 'month'].map((name) => (partOf(whole, name)?.text ?? '').padStart(2, '0'))
  return read(partOf(whole, 'year'), ['dateOfBirth'], (year) => compactDay(`${month ?? '00'}${day ?? '00'}${asPrinted(year)}`))
}
