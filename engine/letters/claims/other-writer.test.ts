import { expect, it } from 'vitest'
import { NOTHING_KNOWN } from '#engine/identity/identity.ts'
import { findOtherWriter } from '#engine/letters/claims/other-writer.ts'

const known = { ...NOTHING_KNOWN, ssnLast4: '5059', dateOfBirth: '1985-04-12' } as const
const found = (content: string) =>
  findOtherWriter({ content, facts: [], typed: { name: true, address: true } }, known).map(({ sentence }) => sentence)

it.each([
  'My SSN is XXX-XX-6789.',
  'My Social Security number ends in 8830.',
  'The last four digits of my social security number are 8830.',
  'My real SSN ends in 8380.',
  'I was born on May 3, 1984.',
  'My date of birth is 05/03/1984.',
  'My birthday is May 3, 1985.',
])('digits or a birth date that they did not confirm are shown: %s', (sentence) =>
  expect(found(`Please help. ${sentence} Thank you.`)).toEqual([sentence]),
)

it.each([
  'My SSN ends in 5059.',
  'I was born on April 12, 1985.',
  'My date of birth is 04/12/1985.',
  'My Social Security number does not end in 8830.',
  'My file shows a Social Security number that ends in 8830.',
  'My report lists my date of birth as May 3, 1984.',
  'My file gives May 3, 1984 as my date of birth.',
  'Your records have my date of birth as May 3, 1984.',
  'I was born in April 1985.',
  'My account was opened May 3, 1984.',
])('what is theirs, or what they deny, is not: %s', (sentence) => expect(found(sentence)).toEqual([]))

it('says nothing where they confirmed nothing', () =>
  expect(
    findOtherWriter(
      { content: 'My SSN ends in 1234.', facts: [], typed: { name: true, address: true } },
      { ...known, ssnLast4: null },
    ),
  ).toEqual([]))
