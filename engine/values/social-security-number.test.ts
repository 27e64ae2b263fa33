import { describe, expect, it } from 'vitest'
import { coverSeparatedSsn, coverSsn, holdsSsn, isNamedBySsn } from '#engine/values/social-security-number.ts'

const SEPARATED = ['123-45-6789', '123 45 6789', '123–45–6789', '123 - 45 - 6789', '123.45.6789']
const OTHERS = [
  'Atlanta, GA 30374-0256',
  '(555) 123-4567',
  '1234567890',
  '03/05/2024',
  '1-800-555-1234',
  '$123.45 2024',
  '123-45-67890',
]

describe('a Social Security number', () => {
  it.each([...SEPARATED, '123456789'])('is covered as %s', (typed) => {
    expect(coverSsn(`Mine is ${typed}, please`)).toBe('Mine is XXX-XX-6789, please')
    expect(coverSsn(`SSN-${typed}`)).toBe('SSN-XXX-XX-6789')
    expect(holdsSsn(`Pat ${typed}`)).toBe(true)
  })

  it.each(SEPARATED)('is certain as %s', (typed) => expect(coverSeparatedSsn(typed)).toBe('XXX-XX-6789'))

  it('may be something else as nine digits', () => expect(coverSeparatedSsn('123456789')).toBe('123456789'))

  it.each(OTHERS)('is not seen in %s', (text) => {
    expect([coverSeparatedSsn(text), coverSsn(text), holdsSsn(text)]).toEqual([text, text, false])
  })

  it.each([...SEPARATED, '123456789', '123_45_6789', 'pat.123-45-6789'])('is no name to sign in with, as %s', (name) =>
    expect(isNamedBySsn(name)).toBe(true),
  )

  it.each(['dana123456789', 'dana_123456789', '123456789x', '12345678', '1234567890', 'dana.whitfield'])(
    'is not the name %s',
    (name) => expect(isNamedBySsn(name)).toBe(false),
  )
})
