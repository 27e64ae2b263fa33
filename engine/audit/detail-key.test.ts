import { describe, expect, it } from 'vitest'
import { addressLine, type DetailKind, detailKey, detailsOf } from '#engine/audit/detail-key.ts'
import { makePerson } from '#engine/testing/make.ts'

const keysOf = (kind: DetailKind, texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map((text) => detailKey(kind, text)))

describe('the key of a name', () => {
  it.each([
    ['case, accents and marks', ['María-José Núñez', 'MARIA JOSE NUNEZ', 'Maria Jose  Nunez.']],
    ['the order of its words', ['JORDAN A EXAMPLE', 'EXAMPLE, JORDAN A', 'Example Jordan A.']],
    ['what belongs to the word behind it', ["SEAN O'NEIL", 'Sean O’Neil', 'SEAN ONEIL']],
    ['a particle', ['ANNA VAN DER BERG', 'Anna VanderBerg', 'ANNA VANDER BERG'.replace('VANDER BERG', 'VAN DERBERG')]],
    ['how a junior is called', ['JOHN SMITH JR', 'JOHN SMITH, JR.', 'John Smith II', 'Smith John 2nd']],
    ['a title', ['MR JOHN SMITH', 'Dr. John Smith', 'JOHN SMITH']],
  ] as const)('does not depend on %s', (_, names) => {
    expect(keysOf('name', names).size).toBe(1)
  })

  it.each([
    ['JOHN SMITH', 'JOHN SMYTHE'],
    ['JOHN SMITH JR', 'JOHN SMITH SR'],
    ['JOHN SMITH JR', 'JOHN SMITH'],
    ['JOHN SMITH III', 'JOHN SMITH IV'],
    ['JOHN A SMITH', 'JOHN SMITH'],
  ])('tells %s from %s', (a, b) => expect(keysOf('name', [a, b]).size).toBe(2))
})

it('keeps a particle that has no word behind it', () => {
  expect(detailKey('name', 'ANNA VAN')).toBe('name|anna van|')
})

describe('the key of an address', () => {
  it.each([
    [
      'abbreviations',
      ['1200 North Main Street, Austin, TX 78701', '1200 N MAIN ST, AUSTIN, TX 78701', '1200 N. Main St. Austin TX 78701-4411'],
    ],
    [
      'how a unit is called and where it stands',
      ['12 OAK AVE APT 4B, TULSA, OK 74101', '12 Oak Avenue #4B, Tulsa, OK 74101', 'Unit 4B, 12 Oak Ave, Tulsa, OK 74101'],
    ],
    [
      'the spelling of a box',
      ['PO BOX 120, MOUNT SAMPLE, CO 80203', 'P.O. Box 120, Mt. Sample, CO 80203', 'P O BOX 120 MT SAMPLE CO 80203'],
    ],
  ] as const)('does not depend on %s', (_, addresses) => {
    expect(keysOf('address', addresses).size).toBe(1)
  })

  it.each([
    ['12 OAK AVE, TULSA, OK 74101', '14 OAK AVE, TULSA, OK 74101'],
    ['12 OAK AVE APT 4, TULSA, OK 74101', '4 OAK AVE APT 12, TULSA, OK 74101'],
    ['12 OAK AVE APT 4, TULSA, OK 74101', '12 OAK AVE, TULSA, OK 74101'],
    ['12 OAK AVE, TULSA, OK 74101', '12 OAK AVE, TULSA, OK 74105'],
    ['12 N 14TH ST, TULSA, OK 74101', '14 N 12TH ST, TULSA, OK 74101'],
    ['12 OAK AVE, TAMPA, FL 33130', '12 OAK AVE, TAMPA, GA 33130'],
  ])('tells %s from %s', (a, b) => expect(keysOf('address', [a, b]).size).toBe(2))

  it('takes a word for a unit only where a number is behind it', () => {
    expect(detailKey('address', '12 LOT RD, TULSA, OK 74101')).toBe('address|12||lot ok rd tulsa|74101')
  })

  it('takes no state for a floor, and no street for a house number', () => {
    expect(detailKey('address', '12 OAK AVE, TAMPA, FL 33130')).toBe('address|12||ave fl oak tampa|33130')
    expect(detailKey('address', 'N 14TH ST, TULSA, OK 74101')).toBe('address|||14th n ok st tulsa|74101')
    expect(detailKey('address', '5 OAK AVE FL 3 APT C, TULSA, OK')).toBe('address|5|3 c|ave oak ok tulsa|')
  })
})

it('keeps no more of a number than its last four digits, and never mixes the kinds', () => {
  expect(detailKey('number', 'XXX-XX-4321')).toBe('number|4321')
  expect(detailKey('number', '123-45-4321')).toBe('number|4321')
  expect(detailKey('name', '4321')).not.toBe(detailKey('number', '4321'))
})

describe('the details of a person', () => {
  it('are names, addresses, phones and the number, each with its evidence key', () => {
    const person = makePerson({
      name: 'JORDAN EXAMPLE',
      alsoKnownAs: ['J EXAMPLE'],
      addresses: [{ street: '12 OAK AVE', city: 'TULSA', state: 'OK', zip: '74101' }],
      ssnLast4: '4321',
      phones: ['(404) 555-0101'],
    })
    expect(detailsOf(person).map(({ kind, field, text }) => [kind, field, text])).toEqual([
      ['name', 'name', 'JORDAN EXAMPLE'],
      ['name', 'alsoKnownAs.0', 'J EXAMPLE'],
      ['address', 'addresses.0', '12 OAK AVE, TULSA, OK 74101'],
      ['phone', 'phones.0', '(404) 555-0101'],
      ['number', 'ssnLast4', '4321'],
    ])
    expect(detailsOf(person).every(({ kind, text, key }) => key === detailKey(kind, text))).toBe(true)
    expect(detailsOf(person).every(({ field }) => person.evidence[field] !== undefined)).toBe(true)
    expect(detailsOf(makePerson())).toEqual([])
  })

  it('are written with the parts that are printed', () => {
    expect(addressLine({ street: '12 OAK AVE', city: null, state: null, zip: '74101' })).toBe('12 OAK AVE, 74101')
    expect(addressLine({ street: null, city: 'TULSA', state: 'OK', zip: null })).toBe('TULSA, OK')
  })
})
