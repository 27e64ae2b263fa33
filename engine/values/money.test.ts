import { describe, expect, it } from 'vitest'
import { parseMoney, toDollars, writeMoney } from '#engine/values/money.ts'

describe('printed money', () => {
  it.each([
    ['$1,234.56', 123_456],
    ['$0', 0],
    ['1234', 123_400],
    ['$1,234', 123_400],
    ['-$5', -500],
    ['$-5', -500],
    ['($5.00)', -500],
    ['$ 7', 700],
  ])('%s is %i cents', (text, cents) => expect(parseMoney(text)).toBe(cents))

  it.each(['', '-', '$', 'N/A', '1,23', '$1,2345', '12.5', 'UNKNOWN', '$5 of $6', `$${'9'.repeat(17)}`, '9'.repeat(400)])(
    '%s is none',
    (text) => expect(parseMoney(text)).toBeNull(),
  )

  it('is written with cents only when there are any', () => {
    expect([writeMoney(123_456), writeMoney(123_400), writeMoney(-505), writeMoney(100_000_000)]).toEqual([
      '$1,234.56',
      '$1,234',
      '-$5.05',
      '$1,000,000',
    ])
    expect(toDollars(505)).toBe(5.05)
  })
})
