import { describe, expect, it } from 'vitest'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { classificationOf, nameOfCreditor, originalCreditorKey } from '#engine/matching/original-creditor.ts'

describe('the printed original creditor', () => {
  it.each([
    ['SUMMIT WIRELESS', 'SUMMIT WIRELESS', null],
    ['12 CREDIT ONE BANK N A', 'CREDIT ONE BANK N A', '12'],
    ['11 T-MOBILE', 'T-MOBILE', '11'],
    ['05 FITNESS PROJECT HOUSTON NORTH', 'FITNESS PROJECT HOUSTON NORTH', '05'],
    ['24 HOUR FITNESS', '24 HOUR FITNESS', null],
    ['16 FLAGS BANK', '16 FLAGS BANK', null],
    ['00 HARBOR BANK', '00 HARBOR BANK', null],
    ['123 BANK', '123 BANK', null],
    ['MEDICAL CENTER OF ELMWOOD', 'MEDICAL CENTER OF ELMWOOD', null],
  ])('%s is %s, of the line of business %s', (printed, name, classification) => {
    expect([nameOfCreditor(printed), classificationOf(printed)]).toEqual([name, classification])
  })

  it.each([
    ['09', '09'],
    ['02 MEDICAL PAYMENT DATA', '02'],
    ['MEDICAL PAYMENT DATA', null],
    ['Medical Information Provider', null],
    ['MEDICAL', null],
    ['UNKNOWN', null],
    ['N/A', null],
    ['ORIGINAL CREDITOR:', null],
    ['00417', null],
    ['12 345', null],
    ['', null],
    [null, null],
  ])('%s names no one', (printed, classification) => {
    expect([nameOfCreditor(printed), originalCreditorKey(printed), classificationOf(printed)]).toEqual([null, '', classification])
  })

  it('is compared as a furnisher’s name is', () => {
    expect(originalCreditorKey('12 CAPITAL ONE BANK USA NA')).toBe(furnisherKey('CAP ONE'))
  })
})
