import { describe, expect, it } from 'vitest'
import { caretAfterMask } from '#web/ui/mask.ts'
import { digitsMask, phoneMask, ssnMask, usernameMask } from '#web/ui/masks.ts'

describe('the phone mask', () => {
  it.each([
    ['', ''],
    ['5', '(5'],
    ['555', '(555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234567', '(555) 123-4567'],
    ['555.123.4567 ext', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['55512345678', '(555) 123-4567'],
  ])('writes %j as %j', (typed, masked) => expect(phoneMask(typed)).toBe(masked))

  it('lets the person delete backwards through the punctuation', () => {
    let text = '(555) 1'
    for (const expected of ['(555', '(55', '(5', '']) {
      text = phoneMask(text.slice(0, -1))
      expect(text).toBe(expected)
    }
  })

  it('keeps the caret behind the digit that was typed in the middle', () => {
    const typed = '(5595) 123-4567'
    expect(caretAfterMask(typed, 4, phoneMask(typed))).toBe(4)
  })

  it('puts the caret at the end while someone types onwards', () => {
    expect(caretAfterMask('(5551', 5, phoneMask('(5551'))).toBe('(555) 1'.length)
  })
})

describe('the other masks', () => {
  it('writes a social security number in three groups and never more than 11 characters', () => {
    expect(ssnMask('123456789012')).toBe('123-45-6789')
    expect(ssnMask('1234')).toBe('123-4')
  })

  it('lowers a username and drops what may not be in it', () => {
    expect(usernameMask('Dana.Whitfield-77 ')).toBe('danawhitfield77')
    expect(usernameMask('dana_w')).toBe('dana_w')
  })

  it('keeps so many digits and no more', () => {
    expect(digitsMask(5)('97 201-4412')).toBe('97201')
  })
})
