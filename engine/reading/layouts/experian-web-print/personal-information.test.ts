import { describe, expect, it } from 'vitest'
import { readPersonalInformation } from '#engine/reading/layouts/experian-web-print/personal-information.ts'
import { sectionsOf } from '#engine/reading/layouts/experian-web-print/sections.ts'
import { documentLines, pageLines } from '#engine/reading/lines/lines.ts'
import { documentOf, typesetLines } from '#engine/reading/lines/typeset.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

const HEADER = { name: 'JANE Q SAMPLE', nameEvidence: null, reportDate: '2024-12-12', reportNumber: null }
const read = (lines: readonly string[]): PersonalInfo =>
  readPersonalInformation(sectionsOf(pageLines(typesetLines(['Personal Information', ...lines]))), HEADER)

describe('personal information', () => {
  it.each(['REAR', 'BSMT', 'PMB 19', 'UPPR'])('keeps a part of the house with its street: %s', (part) => {
    const { addresses } = read(['Addresses', '301 S ST CLAIR AVE', part, 'EAST ST LOUIS IL,', '62201', 'Address ID #1'])
    expect(addresses).toEqual([{ street: `301 S ST CLAIR AVE ${part}`, city: 'EAST ST LOUIS', state: 'IL', zip: '62201' }])
  })

  it('asks where the street ends, where nothing tells whether its last line begins the town', () => {
    const lines = ['14 MOUNTAIN', 'HOLLOW WILLOWS', 'PINES WEST VA', '62201', 'Address ID #1']
    const street = (line: string) => read(['Addresses', line, ...lines.slice(1)]).addresses[0]
    expect(street('14 MOUNTAIN')).toEqual({
      street: '14 MOUNTAIN HOLLOW WILLOWS PINES WEST',
      city: null,
      state: 'VA',
      zip: '62201',
    })
    expect(street('14 MOUNTAIN RD')).toMatchObject({ street: '14 MOUNTAIN RD', city: 'HOLLOW WILLOWS PINES WEST' })
    expect(read(['Addresses', 'SPC 41 SUNNY ACRES', 'RV PARK', 'YUMA AZ, 85365', 'Address ID #1']).addresses).toEqual([
      { street: 'SPC 41 SUNNY ACRES RV PARK', city: 'YUMA', state: 'AZ', zip: '85365' },
    ])
    expect(read(['Addresses', 'W1234 COUNTY RD', 'KK', 'HORTONVILLE WI, 54944', 'Address ID #1']).addresses).toEqual([
      { street: 'W1234 COUNTY RD KK', city: 'HORTONVILLE', state: 'WI', zip: '54944' },
    ])
  })

  it('has an employer whole that the end of the page cut, where the report counts them, and none of NONE', () => {
    const pages = [
      ['Personal Information', '3 Employers', 'Employers', 'SAN FRANCISCO STATE | TRADERS #187 | U S POSTAL', 'UNIVERSITY'],
      ['ASSOCIATED', 'STUDENTS'],
    ].map((lines, index) => typesetLines(lines, { number: index + 1, pitch: 11 }))
    expect(readPersonalInformation(sectionsOf(documentLines(documentOf(pages))), HEADER).employers).toEqual([
      'SAN FRANCISCO STATE UNIVERSITY ASSOCIATED STUDENTS',
      'TRADERS #187',
      'U S POSTAL',
    ])
    expect(read(['Employers', 'ACME WIDGETS INC | NONE']).employers).toEqual(['ACME WIDGETS INC'])
  })

  it('may have addresses in Canada', () => {
    expect(read(['Addresses', '88 QUEEN ST W', 'TORONTO ON, M5H 2N2', 'Address ID #1']).addresses).toEqual([
      { street: '88 QUEEN ST W', city: 'TORONTO', state: 'ON', zip: 'M5H 2N2' },
    ])
  })

  it('is taken card by card', () => {
    const info = read([
      '2 Names 3 Addresses 2 Employers',
      'Names',
      'JANE Q SAMPLE | JANE QUINTESSENTIAL',
      'Name ID #12345 | SAMPLE-LONGNAME',
      '| Name ID #12346',
      'Addresses',
      '12 MAIN ST | PO BOX 12 | 99 OAK AVE',
      'APT 4 | RANCHO CUCAMONGA | TULSA OK, 74101',
      'SPRINGFIELD IL, 62701-1234 | CA, 91730-4455 | Address ID #3',
      'Address ID #1 | Address ID #2 | Single family',
      'Apartment complex',
      'Year of Birth',
      '1980',
      'Phone Numbers',
      '(555) 123-4567 | (555) 123-9999',
      'Residential | Cellular',
      'Employers',
      'ACME WIDGETS INC | SELF EMPLOYED',
    ])
    expect(info).toMatchObject({
      name: 'JANE Q SAMPLE',
      alsoKnownAs: ['JANE QUINTESSENTIAL SAMPLE-LONGNAME'],
      dateOfBirth: '1980',
      ssnLast4: null,
      addresses: [
        { street: '12 MAIN ST APT 4', city: 'SPRINGFIELD', state: 'IL', zip: '62701-1234' },
        { street: 'PO BOX 12', city: 'RANCHO CUCAMONGA', state: 'CA', zip: '91730-4455' },
        { street: '99 OAK AVE', city: 'TULSA', state: 'OK', zip: '74101' },
      ],
      phones: ['(555) 123-4567', '(555) 123-9999'],
      employers: ['ACME WIDGETS INC', 'SELF EMPLOYED'],
    })
    expect(Object.keys(info.evidence).toSorted()).toEqual([
      'addresses.0',
      'addresses.1',
      'addresses.2',
      'alsoKnownAs.0',
      'dateOfBirth',
      'employers.0',
      'employers.1',
      'name',
      'phones.0',
      'phones.1',
    ])
  })

  it('joins the zip that wraps behind its hyphen', () => {
    const info = read(['Addresses', 'PO BOX 99', 'MOUNT SAMPLE CO, 80203-', '7036', 'Address ID #1', 'Post Office Box'])
    expect(info.addresses).toEqual([{ street: 'PO BOX 99', city: 'MOUNT SAMPLE', state: 'CO', zip: '80203-7036' }])
  })

  it('begins the town where the street above it ends', () => {
    const info = read([
      'Addresses',
      '91 N BRIAR AVE | 9029 SAINT CLAIR | PO BOX 98379 | 12 OAK LN',
      'FORT | BLVD | FORT | NORTH KELSO GA,',
      'BELLBRIDGE FL, | FORT | BELLBRIDGE FL, | 30347-6539',
      '33344 | BELLBRIDGE FL, | 33397-1158 | Address ID #4',
      'Address ID #1 | 33363-5599 | Address ID #3',
      '| Address ID #2',
      '5575 EL CAMINO | 8 OLD RD',
      'REAL | TULSA OK, 74101',
      'WINSTON- | Address ID #6',
      'KELSO NC,',
      '27165-3208',
      'Address ID #5',
    ])
    expect(info.addresses.map(({ street, city }) => [street, city])).toEqual([
      ['91 N BRIAR AVE', 'FORT BELLBRIDGE'],
      ['9029 SAINT CLAIR BLVD', 'FORT BELLBRIDGE'],
      ['PO BOX 98379', 'FORT BELLBRIDGE'],
      ['12 OAK LN', 'NORTH KELSO'],
      ['5575 EL CAMINO REAL', 'WINSTON-KELSO'],
      ['8 OLD RD', 'TULSA'],
    ])
  })

  it('knows one wrapped employer from two by the count that the report prints', () => {
    const lines = ['Employers', 'NORTHSIDE UNIFIED SCHOOL', 'DISTRICT 12']
    expect(read(['1 Names 1 Addresses 1 Employers', ...lines]).employers).toEqual(['NORTHSIDE UNIFIED SCHOOL DISTRICT 12'])
    expect(read(['1 Names 1 Addresses 2 Employers', ...lines]).employers).toHaveLength(2)
  })

  it('keeps an employer that begins with a number, and no address of one', () => {
    const info = read(['Employers', '24 HOUR FITNESS | ACME WIDGETS INC', '| 12 MAIN ST', '| TULSA OK, 74101'])
    expect(info.employers).toEqual(['24 HOUR FITNESS', 'ACME WIDGETS INC'])
  })

  it('is null and empty where nothing is printed', () => {
    expect(read([])).toMatchObject({
      name: 'JANE Q SAMPLE',
      alsoKnownAs: [],
      dateOfBirth: null,
      addresses: [],
      phones: [],
      employers: [],
    })
  })
})
