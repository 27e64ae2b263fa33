import { describe, expect, it } from 'vitest'
import { maskNumber, splitAddress } from '#engine/letters/address-line.ts'
import { keyPointsOf, toneOf } from '#engine/letters/letter-outline.ts'

const wrong = { grade: 'impossible', message: 'It closed before it opened.' } as const
const unanswered = { grade: 'contradiction', message: 'Is this you?', isQuestion: true } as const
const open = { grade: 'proof', message: 'No first delinquency is printed.' } as const

describe('the outline of a letter', () => {
  it.each([
    [[wrong, open], true, /firm/],
    [[open], true, /your own statement/],
    [[open], false, /claims no error/],
    [[], true, /your own statement/],
    [[unanswered], false, /verification/],
    [[], false, /verification/],
  ])('%#: its tone is what it asserts', (findings, hasStatement, words) => {
    expect(toneOf({ findings, hasStatement })).toMatch(words)
  })

  it('names what it states before what it asks', () => {
    const outline = {
      findings: [open, unanswered, wrong],
      hasStatement: true,
      legalBasis: ['A', 'B'],
      enclosures: ['A copy'],
      recipient: 'Equifax',
    }
    expect(keyPointsOf(outline)).toEqual([
      'States: It closed before it opened.',
      'Asks about: No first delinquency is printed.',
      'Gives what you say, in your own words and as your own statement.',
      'Rests on A and B.',
      'Encloses: a copy.',
    ])
    expect(keyPointsOf({ ...outline, findings: [], hasStatement: false, legalBasis: [], enclosures: [] })).toEqual([
      'Asks Equifax to verify the entry; it claims no error.',
    ])
  })
})

describe('an address on one line', () => {
  it.each([
    ['12 Elm Street, Dayton, OH 45402', { street: '12 Elm Street', city: 'Dayton', state: 'OH', zip: '45402' }],
    [
      '12 Elm St, Apt 4, New York, ny 10001-1234',
      { street: '12 Elm St, Apt 4', city: 'New York', state: 'NY', zip: '10001-1234' },
    ],
    ['12 Elm Street', null],
    ['12 Elm Street, Dayton OH 45402', null],
    ['', null],
  ])('%s', (line, parts) => {
    expect(splitAddress(line)).toEqual(parts)
  })

  it.each([
    ['****1234', 'XXXX1234'],
    ['4111 1111 1111 1234', 'XXXX1234'],
    ['98', 'XXXX98'],
    ['****', null],
  ])('an account number %s keeps its last four digits', (typed, kept) => {
    expect(maskNumber(typed)).toBe(kept)
  })
})
