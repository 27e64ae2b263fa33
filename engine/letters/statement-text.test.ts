import { describe, expect, it } from 'vitest'
import { statementText } from '#engine/letters/statement-text.ts'

describe('a Social Security number in typed words', () => {
  it('is covered in a statement', () => {
    expect(statementText('my  SSN is 123-45-6789')).toBe('My SSN is XXX-XX-6789.')
  })
})
