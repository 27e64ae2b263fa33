import { describe, expect, it } from 'vitest'
import { type MatchableAccount, numbersAre, openingsAre, traitsOf } from '#engine/matching/traits.ts'

const account = (facts: Partial<MatchableAccount>): MatchableAccount => ({
  id: 'a1',
  creditorName: 'CAP ONE',
  originalCreditor: null,
  accountNumber: null,
  accountType: 'revolving',
  dateOpened: null,
  dateClosed: null,
  originalBalance: null,
  highBalance: null,
  fileEntry: null,
  ...facts,
})

const numberOf = (accountNumber: string | null) => traitsOf(account({ accountNumber })).number

describe('what tells an account', () => {
  it.each([
    ['XXXX1234', { end: 'tail', digits: '1234', masked: 4 }],
    ['*6902', { end: 'tail', digits: '6902', masked: 1 }],
    ['1234', { end: 'tail', digits: '1234', masked: 0 }],
    ['4796XXXX', { end: 'head', digits: '4796', masked: 4 }],
    ['12XX34', { end: 'tail', digits: '34', masked: 2, head: '12' }],
    ['XXXX', null],
    ['1X2X3', null],
    [null, null],
  ])('the number %s', (printed, shown) => expect(numberOf(printed)).toEqual(shown))

  it.each([
    ['XXXX1234', '*1234', 'same'],
    ['XXXX1234', 'XX234', 'same'],
    ['XXXX1234', 'XX235', 'differ'],
    ['XXXX1234', 'XX34', 'unknown'],
    ['4796XXXX', '4796XXXX', 'same'],
    ['4796XXXX', '5796XXXX', 'differ'],
    ['4796XXXX', '5796XXXXX', 'unknown'],
    ['4796XXXX', 'XXXX4796', 'unknown'],
    ['1254611****', '125461XXXXX', 'same'],
    ['1254611****', '125462XXXXX', 'differ'],
    ['PPH0000000003898****', 'PPH000XXXXXXXXXXXXXX', 'same'],
    ['PPH000XXXXXXXXXXXXXX', 'PKP000XXXXXXXXXXXXXX', 'differ'],
    // Numbers that show both ends.
    ['4147...3174', '4147...3174', 'same'],
    ['4147...3174', '5424...3174', 'differ'],
    ['4147...3174', '4147...3175', 'differ'],
    ['4147...3174', '414720******3174', 'same'],
    ['4147...3174', 'XXXX3174', 'same'],
    ['4147...3174', '414720XXXXXX', 'unknown'],
    ['4147...3174', '542418XXXXXX', 'differ'],
    ['0000...3174', '5424...3174', 'same'],
    // Kept before numbers were kept as printed.
    ['5461XXXXX', '125461XXXXX', 'same'],
    ['5461XXXXX', '1254611****', 'unknown'],
    ['5461XXXX', '54612****', 'unknown'],
    ['5461XXXX', '67612****', 'differ'],
    // Only figures were kept so.
    ['L182XXXX', 'L18231****', 'same'],
    ['L182XXXX', 'K18231****', 'differ'],
    [null, 'XXXX4796', 'unknown'],
  ] as const)('%s and %s: %s', (one, other, likeness) => {
    expect(numbersAre(numberOf(one), numberOf(other))).toBe(likeness)
    expect(numbersAre(numberOf(other), numberOf(one))).toBe(likeness)
  })

  it('wants as many digits as it is told', () => {
    expect(numbersAre(numberOf('XXXX1234'), numberOf('XX234'), 4)).toBe('unknown')
    expect(numbersAre(numberOf('XXXX1234'), numberOf('1234'), 4)).toBe('same')
  })

  it.each([
    ['2019-03-05', '2019-04', 1, 'same'],
    ['2019-03-05', '2019-05', 1, 'differ'],
    ['2019-03-05', '2019-04', 0, 'differ'],
    ['2019-03-05', '2019-03', 0, 'same'],
    ['2019', '2019-03', 1, 'unknown'],
    ['2018', '2019-03', 1, 'differ'],
    [null, '2019-03', 1, 'unknown'],
  ] as const)('opened %s and %s, at most %s months apart: %s', (one, other, most, likeness) => {
    expect(openingsAre(one, other, most)).toBe(likeness)
    expect(openingsAre(other, one, most)).toBe(likeness)
  })

  it('takes the original amount before the highest balance, and a creditor that names someone', () => {
    expect(traitsOf(account({ originalBalance: 5, highBalance: 7 })).amount).toBe(5)
    expect(traitsOf(account({ highBalance: 7 })).amount).toBe(7)
    expect(traitsOf(account({ originalCreditor: '11 SPRINT' })).originalCreditor).toBe('SPRINT')
    expect(traitsOf(account({ originalCreditor: 'MEDICAL' })).originalCreditor).toBeNull()
  })
})
