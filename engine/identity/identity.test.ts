import { describe, expect, it } from 'vitest'
import { type LivedAt, NOTHING_KNOWN, recentAddress, unlistedAddresses } from '#engine/identity/identity.ts'
import { bodyOf, letterRequest } from '#engine/testing/letter-request.ts'

const lived = (street: string, from: string | null, to: string | null): LivedAt => ({
  street,
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  from,
  to,
})
const NOW = lived('9 Oak Road', '2026-01', null)
const known = (...addresses: readonly LivedAt[]) => ({ ...NOTHING_KNOWN, addresses })

describe('the address before', () => {
  it.each([
    ['left a year ago', '2025-12-31', '12 Elm Street'],
    ['left two years ago to the day', '2024-11-20', '12 Elm Street'],
    ['left in a month of which the last day is within two years', '2024-11', '12 Elm Street'],
    ['left the day before that', '2024-11-19', undefined],
    ['left long ago', '2012', undefined],
  ])('is one %s', (_, to, street) => {
    expect(recentAddress(known(NOW, lived('12 Elm Street', null, to)), '2026-11-20')?.street).toBe(street)
  })

  it('is the last of several, in whatever order they were told', () => {
    const [first, last] = [lived('1 First Street', null, '2025-02'), lived('2 Last Street', null, '2025-12')]
    expect(recentAddress(known(NOW, first, last), '2026-11-20')?.street).toBe('2 Last Street')
    expect(recentAddress(known(last, first, NOW), '2026-11-20')?.street).toBe('2 Last Street')
  })

  it('is stated in a letter only where there is one', () => {
    const request = letterRequest({ kind: 'dispute', statements: ['It is wrong'] })
    const sender = { ...request.sender, recentAddress: '12 Elm Street, Dayton, OH 45402' }
    expect(bodyOf({ ...request, sender })).toContain('My previous address is 12 Elm Street, Dayton, OH 45402.')
    expect(bodyOf(request)).not.toContain('previous address')
  })

  it('matters where no report lists where they live now', () => {
    const listed = { street: '12 ELM ST', city: 'DAYTON', state: 'OH', zip: '45402' }
    expect(unlistedAddresses(known(NOW), { mailed: null, printed: [listed] })).toEqual(['9 Oak Road, Dayton, OH 45402'])
    expect(unlistedAddresses(known(lived('12 Elm Street', null, null)), { mailed: null, printed: [listed] })).toEqual([])
  })
})
