import { expect, it } from 'vitest'
import { NOTHING_KNOWN } from '#engine/identity/identity.ts'
import { findOtherWriter } from '#engine/letters/claims/other-writer.ts'
import type { Fact } from '#engine/letters/fact.ts'

const known = { ...NOTHING_KNOWN, ssnLast4: '5059', dateOfBirth: '1985-04-12', name: 'Dana Whitfield' } as const
const FACTS: readonly Fact[] = [
  { id: 'sender.ssnLast4', text: '8830', kind: 'account_digits', source: 'profile' },
  { id: 'sender.dateOfBirth', text: 'May 3, 1984', kind: 'date', source: 'profile' },
]
const HEAD =
  'Dana Whitfield\n12 Elm Street\nDayton, OH 45402\n\nNovember 20, 2026\n\nEquifax\nP.O. Box 740256\nAtlanta, GA 30374\n\nDear Equifax:\n\n'
const found = (content: string, isTyped = true) =>
  findOtherWriter({ content, facts: FACTS, typed: { name: isTyped, address: true } }, known).map(({ sentence }) => sentence)

it('shows digits and a birth date that the letter states, and that they have since confirmed otherwise', () => {
  const digits = 'The last four digits of my Social Security number are 8830.'
  const birth = 'My date of birth is May 3, 1984.'
  expect(found(`${HEAD}${digits} ${birth}`)).toEqual([digits, birth])
})

it('shows a name at the head that is not theirs, unless it was typed for this letter', () => {
  const other = HEAD.replace('Dana Whitfield', 'Dana Reed')
  expect(found(`${other}Please look into it.`, false)).toEqual(['Dana Reed'])
  expect(found(`${other}Please look into it.`)).toEqual([])
  expect(found(`${HEAD}Please look into it.`, false)).toEqual([])
})
