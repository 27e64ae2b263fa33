import { describe, expect, it } from 'vitest'
import { mayHoldSsn, redactSsn } from '#engine/reading/values/redact-ssn.ts'

describe('a full Social Security number', () => {
  it('is reduced wherever a text holds it', () => {
    const read = {
      remarks: ['SSN 123-45-6789 on file'],
      evidence: { remark: { quote: '123-45-6789', box: [1, 2, 3, 4] } },
      score: null,
    }
    expect(redactSsn(read)).toEqual({
      remarks: ['SSN XXX-XX-6789 on file'],
      evidence: { remark: { quote: 'XXX-XX-6789', box: [1, 2, 3, 4] } },
      score: null,
    })
  })

  it.each(['XXX-XX-6789', '(555) 123-4567', '1234-5678-90', '2024-03-05', '30374-0256', '123-456-7890'])(
    'is not seen in %s',
    (text) => expect(redactSsn(text)).toBe(text),
  )
})

describe('words that may hold one', () => {
  const words = (text: string): { text: string }[] => text.split(' ').map((word) => ({ text: word }))

  it.each(['SSN 123-45-6789', '123-45- 6789', '123- 45-6789', 'on 123-45-6789,', 'his 912 34 5678'])('are %s', (text) => {
    expect(mayHoldSsn(words(text))).toBe(true)
  })

  it.each([
    'XXX-XX-6789',
    '(555) 123-4567',
    '1234-5678-90',
    '2024-03-05',
    '30374-0256',
    '123-456-7890',
    '444796XXXX',
    '912 345 678',
    '100 20 30',
  ])('are not %s', (text) => expect(mayHoldSsn(words(text))).toBe(false))
})
