import { describe, expect, it } from 'vitest'
import { comparePerson } from '#engine/comparison/compare-person.ts'
import type { PersonalInfo, Report } from '#engine/report/report.ts'
import { makePerson, makeReport } from '#engine/testing/make.ts'

const HOME = { street: '12 OAK AVE APT 4', city: 'TULSA', state: 'OK', zip: '74101' }
const PERSON: Partial<PersonalInfo> = {
  name: 'JORDAN A EXAMPLE',
  dateOfBirth: '1990-06-15',
  ssnLast4: '4321',
  addresses: [HOME],
  phones: ['(404) 555-0101'],
  employers: ['ACME TESTING CO'],
}
const pairOf = (older: Partial<PersonalInfo>, newer: Partial<PersonalInfo>, more: Partial<Report> = {}) => ({
  older: makeReport({ personalInfo: makePerson({ ...PERSON, ...older }) }),
  newer: makeReport({ personalInfo: makePerson({ ...PERSON, ...newer }), ...more }),
  isOneLayout: true,
})
const told = (...args: Parameters<typeof pairOf>): string[] => comparePerson(pairOf(...args)).map(({ sentence }) => sentence)

describe('personal details', () => {
  it('are the same in another spelling or order', () => {
    expect(told({}, {})).toEqual([])
    expect(
      told(
        {},
        {
          name: 'Example, Jordan',
          alsoKnownAs: ['J EXAMPLE'],
          dateOfBirth: '1990',
          addresses: [{ ...HOME, street: '12 Oak Avenue #4' }],
          phones: ['404-555-0101', '+1 404 555 0101'],
          employers: ['Acme Testing'],
        },
      ),
    ).toEqual([])
  })

  it('come and go, each with its place', () => {
    const newer = {
      alsoKnownAs: ['PAT OTHER'],
      dateOfBirth: '1981',
      ssnLast4: '9999',
      addresses: [HOME, { ...HOME, street: '7 ELM ST' }],
      phones: ['(404) 555-0102'],
      employers: [],
    }
    expect(told({}, newer)).toEqual([
      'Name, new: PAT OTHER.',
      'Address, new: 7 ELM ST, TULSA, OK 74101.',
      'Social Security number, new: ending in 9999.',
      'Date of birth, new: 1981.',
      'Phone, new: (404) 555-0102.',
      'Social Security number, gone: ending in 4321.',
      'Date of birth, gone: June 15, 1990.',
      'Phone, gone: (404) 555-0101.',
      'Employer, gone: ACME TESTING CO.',
    ])
    expect(comparePerson(pairOf({}, { alsoKnownAs: ['PAT OTHER'] }))).toEqual([
      {
        name: 'Name',
        before: null,
        after: { words: 'PAT OTHER', fields: ['alsoKnownAs.0'] },
        sentence: 'Name, new: PAT OTHER.',
        effect: null,
      },
    ])
  })

  it('a phone is no employer of the same words', () => {
    expect(told({ phones: [], employers: ['4045550101'] }, { phones: ['4045550101'], employers: [] })).toHaveLength(2)
  })

  it('that are not printed are not told of where not all could be read, nor between layouts', () => {
    const pair = pairOf({}, { phones: ['(404) 555-0102'] })
    expect(told({}, { phones: [] }, { unreadPages: [2] })).toEqual([])
    expect(told({}, { phones: ['(404) 555-0102'] }, { unreadPages: [2] })).toEqual(['Phone, new: (404) 555-0102.'])
    expect(comparePerson({ ...pair, older: { ...pair.older, unreadPages: [2] } }).map(({ sentence }) => sentence)).toEqual([
      'Phone, gone: (404) 555-0101.',
    ])
    expect(comparePerson({ ...pair, isOneLayout: false })).toEqual([])
  })
})
