import { describe, expect, it } from 'vitest'
import { saysOtherAddress, saysOtherAge, saysOtherName } from '#engine/letters/claims/says-of-self.ts'

const NAMES = ['Dana Whitfield']
const HOMES = ['12 Elm St, Dayton, OH 45402']

describe('a name of the writer', () => {
  it.each(['My name is Maria Lopez.', 'My full legal name is Maria Whitfield.', 'I’m named Jo Smith.'])(
    'is another: %s',
    (said) => expect(saysOtherName(said, NAMES)).toBe(true),
  )
  it.each([
    'My name is Dana M. Whitfield.',
    'My last name is Whitfield.',
    'My maiden name is Ruiz.',
    'My former name is Dana Ruiz.',
    'My middle name is Rose.',
    'My mother’s name is Rosa Ruiz.',
    'My company name is Elm Bakery.',
    'I go by Danny.',
    'Your file says that my name is Maria Lopez.',
  ])('is theirs, or not the one they have now: %s', (said) => expect(saysOtherName(said, NAMES)).toBe(false))
})

describe('where the writer lives', () => {
  it.each(['I live at 99 Other Road.', 'I am still living at 5 Oak St.', 'My current address is 5 Oak Street.'])(
    'is elsewhere: %s',
    (said) => expect(saysOtherAddress(said, HOMES)).toBe(true),
  )
  it.each([
    'I live at 12 Elm Street.',
    'My previous address is 5 Oak St.',
    'I lived at 5 Oak St in 2010.',
    'I have lived in 3 different states.',
    'I have lived here for 12 happy years.',
    'I live 20 miles from there.',
    'I am living with 3 kids.',
    'I do not live at 99 Other Road.',
    'My mailing address is 77 Pine Rd.',
    'Your report says that I live at 99 Other Road.',
  ])('is their home, or not told: %s', (said) => expect(saysOtherAddress(said, HOMES)).toBe(false))
})

describe('the age of the writer', () => {
  it.each([
    ['I am 41 years old.', false],
    ['I was 17 years old then.', false],
    ['I’m 70 years old.', true],
    ['I am thirty years old.', true],
  ])('%s', (said, isOther) => expect(saysOtherAge(said, '1985-04-12', '2026-11-20')).toBe(isOther))
})
