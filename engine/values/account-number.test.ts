import { describe, expect, it } from 'vitest'
import { knownDigits, shownAccountNumber, shownPart, withoutOwnSsn } from '#engine/values/account-number.ts'

describe('an account number', () => {
  it.each([
    '125461XXXXX',
    'PPH0000000003898****',
    'PPH000XXXXXXXXXXXXXX',
    '19246429148E0077412****',
    'xxxxxxxxxxxx 3174',
    '4447 96XX XXXX XXXX',
    '12XXXX',
    'XXXXXXXX7448',
    '*6902',
    'X6902',
    '8X4X5X1',
    '1234XXXX5678',
    '****',
  ])('that the bureau masks is kept as printed: %s', (printed) => expect(shownAccountNumber(` ${printed} `)).toBe(printed))

  it.each([
    ['4447961234567890', '7890'],
    ['4447-9612-3456-7890', '7890'],
    ['19246429148E0077412', '7412'],
    ['X1234567890', '7890'],
    ['12', '12'],
    ['-', null],
    ['', null],
  ])('that is printed whole keeps four figures: %s', (printed, kept) => expect(shownAccountNumber(printed)).toBe(kept))

  it('of endless length keeps four figures', () => expect(shownAccountNumber(`${'1'.repeat(500)}****`)).toBe('1111'))
})

describe('what is shown of a number', () => {
  it.each([
    ['125461XXXXX', { end: 'head', digits: '125461', masked: 5 }],
    ['PPH0000000003898****', { end: 'head', digits: 'PPH0000000003898', masked: 4 }],
    ['xxxxxxxxxxxx 3174', { end: 'tail', digits: '3174', masked: 12 }],
    ['3174', { end: 'tail', digits: '3174', masked: 0 }],
    ['4147...3174', { end: 'tail', digits: '3174', masked: 3, head: '4147' }],
    ['4147 20** **** 3174', { end: 'tail', digits: '3174', masked: 6, head: '414720' }],
    ['8X4X5X1', null],
    ['****', null],
    [null, null],
  ])('%s', (number, part) => expect(shownPart(number)).toEqual(part))
})

describe('the figures that an entry is known by', () => {
  it.each([
    ['125461XXXXX', '5461'],
    ['5461XXXXX', '5461'],
    ['PPH0000000003898****', '3898'],
    ['xxxxxxxxxxxx 3174', '3174'],
    ['7890', '7890'],
    ['8X4X5X1', '8451'],
    [null, ''],
  ])('are the same for what was kept before: %s', (number, digits) => expect(knownDigits(number)).toBe(digits))
})

describe('a number that holds the person’s own SSN', () => {
  it.each([
    ['123456789FD00001****', '6789', 'XXXXX6789FD00001****'],
    ['123-45-6789****', '6789', 'XXX-XX-6789****'],
    ['123456789FD00001****', '1111', '123456789FD00001****'],
    ['123456789FD00001****', null, '123456789FD00001****'],
    ['PPH0000000003898****', '3898', 'PPH0000000003898****'],
  ])('%s with %s', (number, ssn, kept) => expect(withoutOwnSsn(number, ssn)).toBe(kept))
})
