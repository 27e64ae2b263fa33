import { describe, expect, it } from 'vitest'
import { detailKey } from '#engine/audit/detail-key.ts'
import { rule } from '#engine/audit/rules/phone-not-yours/rule.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const key = (text: string): string => detailKey('phone', text)
const saying = (given: Partial<Confirmed>): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming(given) },
})

const valid: readonly Situation[] = [
  { why: 'one number', person: { phones: ['(918) 555-0142'] } },
  { why: 'another of which nothing was said: the sheet asks', person: { phones: ['(918) 555-0142', '(503) 555-0177'] } },
  { why: 'a number whose digits are hidden', person: { phones: ['XXX-XXX-0142'] }, ...saying({ foreignDetails: [key('0142')] }) },
  {
    why: 'one that they confirm, written in another way',
    person: { phones: ['918-555-0142', '503.555.0177'] },
    ...saying({ ownDetails: [key('+1 (503) 555-0177')] }),
  },
  {
    why: 'another of the same last seven digits is denied',
    person: { phones: ['(918) 555-0142'] },
    ...saying({ foreignDetails: [key('(503) 555-0142')] }),
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'said not to be theirs',
    person: { phones: ['(918) 555-0142', '(503) 555-0177'] },
    ...saying({ foreignDetails: [key('503-555-0177')] }),
    says: ['(503) 555-0177', 'never yours'],
    fields: ['phones.1'],
  },
  {
    why: 'the first is not theirs, with a country code and an extension',
    person: { phones: ['1-918-555-0142 ext. 12'] },
    ...saying({ foreignDetails: [key('9185550142')] }),
    says: ['never yours'],
    fields: ['phones.0'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, {}, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    expect(seen(judge(rule.id, {}, situation), situation)).toEqual({ grade: 'identity', fields: situation.fields, missing: [] })
  })
})
