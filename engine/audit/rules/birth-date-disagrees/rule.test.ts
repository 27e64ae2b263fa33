import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/birth-date-disagrees/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, makePerson } from '#engine/testing/make.ts'

const base: Partial<Account> = {}
const born = (birthday: string): Pick<Situation, 'surroundings'> => ({ surroundings: { confirmed: confirming({ birthday }) } })

/** What the other bureau's newest report says of the person, and nothing is said of it yet. */
const elsewhere = (dateOfBirth: string): Pick<Situation, 'elsewhere' | 'elsewhereReport'> => ({
  elsewhere: {},
  elsewhereReport: { personalInfo: makePerson({ dateOfBirth }) },
})

const valid: readonly Situation[] = [
  { why: 'the other bureau has the same', person: { dateOfBirth: '1986-02-03' }, ...elsewhere('1986-02-03') },
  { why: 'the other bureau has the year alone', person: { dateOfBirth: '1986-02-03' }, ...elsewhere('1986') },
  {
    why: 'this one is theirs, as they say',
    person: { dateOfBirth: '1986-02-03' },
    ...elsewhere('1980-02-03'),
    ...born('1986-02-03'),
  },
  { why: 'the birthday is not given', person: { dateOfBirth: '1981-03-04' } },
  { why: 'none is printed', person: { dateOfBirth: null }, ...born('1990-06-15') },
  { why: 'the same', person: { dateOfBirth: '1990-06-15' }, ...born('1990-06-15') },
  { why: 'only the year is printed', person: { dateOfBirth: '1990' }, ...born('1990-06-15') },
  { why: 'only the year is given', person: { dateOfBirth: '1990-06-15' }, ...born('1990') },
  { why: 'the month and the year are printed', person: { dateOfBirth: '1990-06' }, ...born('1990-06-15') },
  {
    why: 'a page of three bureaus that fills the year up',
    report: { format: 'identityiq' },
    person: { dateOfBirth: '1990-01-01' },
    ...born('1990-06-15'),
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'another year',
    person: { dateOfBirth: '1981' },
    ...born('1990-06-15'),
    says: ['1981'],
    fields: ['dateOfBirth'],
  },
  {
    why: 'another day',
    person: { dateOfBirth: '1990-06-16' },
    ...born('1990-06-15'),
    says: ['June 16, 1990'],
    fields: ['dateOfBirth'],
  },
  {
    why: 'another month',
    person: { dateOfBirth: '1990-07' },
    ...born('1990-06-15'),
    says: ['July 1990'],
    fields: ['dateOfBirth'],
  },
  {
    why: 'the first of January of another layout',
    person: { dateOfBirth: '1990-01-01' },
    ...born('1990-06-15'),
    says: ['January 1, 1990'],
    fields: ['dateOfBirth'],
  },
  {
    why: 'a page of three bureaus with another year',
    report: { format: 'identityiq' },
    person: { dateOfBirth: '1981-01-01' },
    ...born('1990-06-15'),
    says: ['January 1, 1981'],
    fields: ['dateOfBirth'],
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

  it('repeats no birthday of the consumer', () => {
    const finding = judge(rule.id, base, { why: '', person: { dateOfBirth: '1981' }, ...born('1990-06-15') })
    expect(JSON.stringify(finding)).not.toMatch(/1990|June/)
  })

  it('asks where two bureaus print another day and nothing was said', () => {
    const finding = judge(rule.id, base, { why: '', person: { dateOfBirth: '1986-02-03' }, ...elsewhere('1980-02-03') })
    expect(finding?.isQuestion).toBe(true)
    expect(finding?.message).toBe(
      'Experian reports February 3, 1986 as your date of birth, and Equifax reports February 3, 1980. Which one is yours?',
    )
  })
})
