import { describe, expect, it } from 'vitest'
import { detailKey } from '#engine/audit/detail-key.ts'
import { rule } from '#engine/audit/rules/employer-not-yours/rule.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const key = (text: string): string => detailKey('employer', text)
const saying = (given: Partial<Confirmed>): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming(given) },
})

const valid: readonly Situation[] = [
  { why: 'one employer', person: { employers: ['VALLEY HOSPITAL'] } },
  { why: 'another of which nothing was said: the sheet asks', person: { employers: ['VALLEY HOSPITAL', 'PORT TRUCKING'] } },
  { why: 'another legal form', person: { employers: ['VALLEY HOSPITAL', 'Valley Hospital, Inc.', 'THE VALLEY HOSPITAL CO'] } },
  { why: 'a name cut off', person: { employers: ['VALLEY HOSPITAL GROUP', 'VALLEY HOSPI', 'VALLEY HOSPITAL'] } },
  { why: 'nothing but figures', person: { employers: ['VALLEY HOSPITAL', '0000'] } },
  {
    why: 'one that they confirm',
    person: { employers: ['VALLEY HOSPITAL', 'PORT TRUCKING'] },
    ...saying({ ownDetails: [key('Port Trucking LLC')] }),
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'said not to be theirs',
    person: { employers: ['VALLEY HOSPITAL', 'PORT TRUCKING'] },
    ...saying({ foreignDetails: [key('PORT TRUCKING')] }),
    says: ['PORT TRUCKING', 'never worked there'],
    fields: ['employers.1'],
  },
  {
    why: 'the first is not theirs',
    person: { employers: ['PORT TRUCKING'] },
    ...saying({ foreignDetails: [key('PORT TRUCKING')] }),
    says: ['never worked there'],
    fields: ['employers.0'],
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
