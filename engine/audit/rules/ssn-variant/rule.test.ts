import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/ssn-variant/rule.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, makePerson } from '#engine/testing/make.ts'

const base: Partial<Account> = {}
const saying = (given: Partial<Confirmed>): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming(given) },
})

/** What the other bureau's newest report says of the person, and nothing is said of it yet. */
const elsewhere = (ssnLast4: string | null): Pick<Situation, 'elsewhere' | 'elsewhereReport'> => ({
  elsewhere: {},
  elsewhereReport: { personalInfo: makePerson({ ssnLast4 }) },
})

const valid: readonly Situation[] = [
  { why: 'the other bureau has the same', person: { ssnLast4: '4321' }, ...elsewhere('4321') },
  { why: 'the other bureau has a mask', person: { ssnLast4: '4321' }, ...elsewhere('0000') },
  { why: 'the other bureau has none', person: { ssnLast4: '4321' }, ...elsewhere(null) },
  { why: 'this one is theirs, as they say', person: { ssnLast4: '1234' }, ...elsewhere('4321'), ...saying({ ssnLast4: '1234' }) },
  { why: 'the digits are not given', person: { ssnLast4: '4321' } },
  { why: 'none are printed', ...saying({ ssnLast4: '1234' }) },
  { why: 'the same', person: { ssnLast4: '1234' }, ...saying({ ssnLast4: '1234' }) },
  { why: 'a mask', person: { ssnLast4: '0000' }, ...saying({ ssnLast4: '1234' }) },
  {
    why: 'a number that they had before',
    person: { ssnLast4: '4321' },
    ...saying({ ssnLast4: '1234', ownDetails: ['number|4321'] }),
  },
  { why: 'another number is not theirs', person: { ssnLast4: '4321' }, ...saying({ foreignDetails: ['number|9999'] }) },
]

const invalid: readonly Unlawful[] = [
  { why: 'other digits', person: { ssnLast4: '4321' }, ...saying({ ssnLast4: '1234' }), says: ['4321'], fields: ['ssnLast4'] },
  {
    why: 'they say that it is not theirs',
    person: { ssnLast4: '4321' },
    ...saying({ foreignDetails: ['number|4321'] }),
    says: ['4321'],
    fields: ['ssnLast4'],
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

  it('asks where two bureaus print other digits and nothing was said', () => {
    const finding = judge(rule.id, base, { why: '', person: { ssnLast4: '1171' }, ...elsewhere('1111') })
    expect(finding?.isQuestion).toBe(true)
    expect(finding?.message).toBe(
      'Experian reports a Social Security number that ends in 1171, and Equifax reports one that ends in 1111. Which one is yours?',
    )
  })

  it('repeats no digit of the consumer’s own number', () => {
    const finding = judge(rule.id, base, { why: '', person: { ssnLast4: '4321' }, ...saying({ ssnLast4: '8765' }) })
    expect(JSON.stringify(finding)).not.toContain('8765')
  })
})
