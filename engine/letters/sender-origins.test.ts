import { describe, expect, it } from 'vitest'
import { FROM_PROFILE, senderOrigins, STATED } from '#engine/letters/sender-origins.ts'

const NAME = { page: 1, box: [1, 2, 3, 4] as const, quote: 'DANA Q WHITFIELD' }
const ADDRESS = { page: 2, box: [5, 6, 7, 8] as const, quote: '12 ELM ST DAYTON, OH 45402' }
const personalInfo = {
  name: 'DANA Q WHITFIELD',
  alsoKnownAs: [],
  dateOfBirth: null,
  ssnLast4: '6789',
  addresses: [{ street: '12 ELM ST', city: 'DAYTON', state: 'OH', zip: '45402' }],
  phones: [],
  employers: [],
  evidence: { name: NAME, 'addresses.0': ADDRESS },
}
const printed = { id: 'r1', personalInfo }
const typed = { name: 'Dana', address: '1 Oak St', city: 'Dayton', state: 'OH', zip: '45402' }

describe('where what is said about the writer is from', () => {
  it('what was typed is their statement, whatever else is known', () => {
    const from = senderOrigins(typed, { printed, own: { address: true } })
    expect([from.name, from.street, from.place]).toEqual([STATED, STATED, STATED])
    expect(senderOrigins({ city: 'Troy' }, { printed, own: { address: true } })).toMatchObject({
      street: FROM_PROFILE,
      place: STATED,
    })
  })

  it('the address of the profile is the profile’s, and the printed name the report’s with its place', () => {
    const from = senderOrigins({}, { printed, own: { address: true } })
    expect(from).toMatchObject({ street: FROM_PROFILE, place: FROM_PROFILE })
    expect(from.name).toEqual({ source: 'report', reportId: 'r1', ...NAME })
  })

  it('the printed address is the report’s; a place that was not read names the report alone', () => {
    const from = senderOrigins({}, { printed, own: {} })
    expect(from.street).toEqual({ source: 'report', reportId: 'r1', ...ADDRESS })
    expect(from.ssnLast4).toEqual({ source: 'report', reportId: 'r1' })
  })

  it('without a report the name is that of the account', () => {
    expect(senderOrigins({}, { printed: null, own: { address: true } }).name).toEqual(FROM_PROFILE)
  })
})
