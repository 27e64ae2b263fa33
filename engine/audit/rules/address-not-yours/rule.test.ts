import { describe, expect, it } from 'vitest'
import { detailKey } from '#engine/audit/detail-key.ts'
import { rule } from '#engine/audit/rules/address-not-yours/rule.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import type { Address } from '#engine/report/report.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, makePerson } from '#engine/testing/make.ts'

const base: Partial<Account> = {}
const at = (street: string | null, zip: string | null = '74101'): Address => ({ street, city: 'TULSA', state: 'OK', zip })
const HOME = at('12 N OAK AVE APT 4')
const saying = (given: Partial<Confirmed>): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming(given) },
})
const key = (street: string): string => detailKey('address', `${street}, Tulsa, OK 74101`)

/** What Equifax lists on the same day. */
const there = (address: Address, reportDate = '2025-01-15'): Pick<Situation, 'elsewhere' | 'elsewhereReport'> => ({
  elsewhere: {},
  elsewhereReport: { personalInfo: makePerson({ addresses: [at('3 PINE CT'), address] }), reportDate },
})

const valid: readonly Situation[] = [
  { why: 'another bureau lists it second, without its unit', person: { addresses: [HOME] }, ...there(at('12 OAK AVE')) },
  {
    why: 'another bureau lists a town alone',
    person: { addresses: [HOME] },
    elsewhere: {},
    elsewhereReport: { personalInfo: makePerson({ addresses: [at(null)] }) },
  },
  { why: 'another bureau, three months before', person: { addresses: [HOME] }, ...there(at('7 ELM ST'), '2024-10-15') },
  {
    why: 'no other bureau lists it, and it is theirs',
    person: { addresses: [HOME] },
    ...there(at('7 ELM ST')),
    ...saying({ ownDetails: [key('12 N OAK AVE')] }),
  },
  { why: 'one address', person: { addresses: [HOME] } },
  {
    why: 'the same, written in another way',
    person: { addresses: [HOME, at('12 North Oak Avenue #4', '74101-2233'), at('12 OAK AVE'), at('12 N OAK AVE APT 4', null)] },
  },
  { why: 'nothing but a town', person: { addresses: [HOME, at(null)] } },
  { why: 'nothing to compare with', person: { addresses: [at(null), at('7 ELM ST')] } },
  {
    why: 'a former address that they confirm',
    person: { addresses: [HOME, at('7 ELM ST')] },
    ...saying({ ownDetails: [key('7 Elm Street')] }),
  },
  {
    why: 'the same without its unit',
    person: { addresses: [HOME, at('7 ELM ST')] },
    ...saying({ ownDetails: [key('7 ELM ST APT 2')] }),
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'no other bureau lists the first one: it asks',
    person: { addresses: [HOME] },
    ...there(at('7 ELM ST')),
    says: ['12 N OAK AVE', 'Only you know'],
    fields: ['addresses.0'],
  },
  {
    why: 'nothing was said of another address: it asks',
    person: { addresses: [HOME, at('7 ELM ST'), at('7 Elm Street')] },
    says: ['7 ELM ST, TULSA, OK 74101', 'Only you know'],
    fields: ['addresses.1', 'addresses.2'],
  },
  {
    why: 'another unit of the house',
    person: { addresses: [HOME, at('12 N OAK AVE APT 7')] },
    says: ['APT 7'],
    fields: ['addresses.1'],
  },
  {
    why: 'they say that it is not theirs',
    person: { addresses: [HOME, at('7 ELM ST')] },
    ...saying({ foreignDetails: [key('7 ELM ST')] }),
    says: ["you said it isn't yours"],
    fields: ['addresses.1'],
  },
  {
    why: 'the first is not theirs',
    person: { addresses: [HOME] },
    ...saying({ foreignDetails: [key('12 N OAK AVE APT 4')] }),
    says: ['12 N OAK AVE APT 4'],
    fields: ['addresses.0'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })

  it('states only what the consumer said', () => {
    const other = { addresses: [HOME, at('7 ELM ST')] }
    const asked = judge(rule.id, base, { why: '', person: other })
    expect([asked?.isQuestion, asked?.claim]).toEqual([true, 'My file lists the address 7 ELM ST, TULSA, OK 74101.'])
    const stated = judge(rule.id, base, { why: '', person: other, ...saying({ foreignDetails: [key('7 ELM ST')] }) })
    expect([stated?.isQuestion, stated?.claim]).toEqual([
      undefined,
      'My file lists the address 7 ELM ST, TULSA, OK 74101. It is not mine.',
    ])
  })
})
