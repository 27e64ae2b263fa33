import { describe, expect, it } from 'vitest'
import { coverSsn, statementText } from '#engine/letters/statement-text.ts'

describe('a Social Security number in typed words', () => {
  it.each(['123-45-6789', '123 45 6789', '123456789'])('is covered as %s', (typed) => {
    expect(coverSsn(`My number is ${typed}, please`)).toBe('My number is XXX-XX-6789, please')
  })

  it.each(['Atlanta, GA 30374-0256', '(555) 123-4567', '1234567890', '03/05/2024', '1-800-555-1234'])(
    'is not seen in %s',
    (text) => expect(coverSsn(text)).toBe(text),
  )

  it('is covered in a statement', () => {
    expect(statementText('my  SSN is 123-45-6789')).toBe('My SSN is XXX-XX-6789.')
  })
})
