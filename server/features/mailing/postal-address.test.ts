import { describe, expect, it } from 'vitest'
import { postalAddress } from '#server/features/mailing/postal-address.ts'

describe('the lines of an envelope', () => {
  it.each([
    [
      ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
      { name: 'Experian', line1: 'P.O. Box 4500', line2: null, city: 'Allen', state: 'TX', zip: '75013' },
    ],
    [
      ['Midland', '350 Camino De La Reina', 'Suite 100', 'San Diego, CA 92108-3007'],
      { name: 'Midland', line1: '350 Camino De La Reina', line2: 'Suite 100', city: 'San Diego', state: 'CA', zip: '92108-3007' },
    ],
    [
      ['A Bank', '1 Main St', 'Salt Lake City UT, 84101'],
      { name: 'A Bank', line1: '1 Main St', line2: null, city: 'Salt Lake City', state: 'UT', zip: '84101' },
    ],
  ])('%o are an address', (lines, address) => expect(postalAddress(lines)).toEqual(address))

  it.each([[[]], [['A Bank']], [['A Bank', 'Allen, TX 75013']], [['A Bank', '1 Main St', 'Somewhere']]])('%o are none', (lines) =>
    expect(postalAddress(lines)).toBeNull(),
  )
})
