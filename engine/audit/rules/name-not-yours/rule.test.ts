import { describe, expect, it } from 'vitest'
import { auditReport } from '#engine/audit/audit-report.ts'
import { detailKey } from '#engine/audit/detail-key.ts'
import { rule } from '#engine/audit/rules/name-not-yours/rule.ts'
import type { Confirmed } from '#engine/audit/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming, makePerson, makeReport } from '#engine/testing/make.ts'

const base: Partial<Account> = {}
const NAME = 'JORDAN A EXAMPLE'
const saying = (given: Partial<Confirmed>): Pick<Situation, 'surroundings'> => ({
  surroundings: { confirmed: confirming(given) },
})
const key = (text: string): string => detailKey('name', text)

/** What Equifax lists on the same day. */
const there = (name: string): Pick<Situation, 'elsewhere' | 'elsewhereReport'> => ({
  elsewhere: {},
  elsewhereReport: { personalInfo: makePerson({ name }) },
})

const valid: readonly Situation[] = [
  { why: 'shortened at another bureau', person: { name: NAME }, ...there('J EXAMPLE') },
  {
    why: 'another name at another bureau, and this is theirs',
    person: { name: NAME },
    ...there('PAT OTHER'),
    ...saying({ ownDetails: [key('Jordan Example')] }),
  },
  { why: 'one name', person: { name: NAME } },
  { why: 'no main name to compare with', person: { alsoKnownAs: ['PAT OTHER'] } },
  {
    why: 'initials, short forms, parts left out, one letter',
    person: {
      name: NAME,
      alsoKnownAs: ['J EXAMPLE', 'JORDAN EXAMPLE', 'JORDAN ALEX EXAMPLE', 'JORDAN EXAMPEL', 'EXAMPLE, JORDAN A'],
    },
  },
  {
    why: 'a maiden name that they confirm',
    person: { name: NAME, alsoKnownAs: ['JORDAN MAIDEN'] },
    ...saying({ ownDetails: [key('Jordan Maiden')] }),
  },
  {
    why: 'a variant of a name that they confirm',
    person: { name: NAME, alsoKnownAs: ['J MAIDEN', 'JORDAN MAIDEN'] },
    ...saying({ ownDetails: [key('JORDAN MAIDEN')] }),
  },
  {
    why: 'said to be theirs and not theirs',
    person: { name: NAME, alsoKnownAs: ['PAT OTHER'] },
    ...saying({ ownDetails: [key('PAT OTHER')], foreignDetails: [key('PAT OTHER')] }),
  },
  { why: 'an address that is not theirs', person: { name: NAME }, ...saying({ foreignDetails: [detailKey('address', NAME)] }) },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'no other bureau lists the main one: it asks',
    person: { name: NAME },
    ...there('JORDAN MAIDEN'),
    says: [NAME, 'Only you know'],
    fields: ['name'],
  },
  {
    why: 'nothing was said of another name: it asks',
    person: { name: NAME, alsoKnownAs: ['J EXAMPLE', 'PAT OTHER', 'P OTHER'] },
    says: ['PAT OTHER', 'Only you know'],
    fields: ['alsoKnownAs.1', 'alsoKnownAs.2'],
  },
  {
    why: 'another middle initial',
    person: { name: NAME, alsoKnownAs: ['JORDAN B EXAMPLE'] },
    says: ['JORDAN B EXAMPLE'],
    fields: ['alsoKnownAs.0'],
  },
  {
    why: 'a father’s name',
    person: { name: 'JORDAN EXAMPLE JR', alsoKnownAs: ['JORDAN EXAMPLE SR'] },
    says: ['JORDAN EXAMPLE SR'],
    fields: ['alsoKnownAs.0'],
  },
  {
    why: 'a possible maiden name',
    person: { name: NAME, alsoKnownAs: ['JORDAN MAIDEN'] },
    says: ['or ever was yours'],
    fields: ['alsoKnownAs.0'],
  },
  {
    why: 'they say that it is not theirs, even one that looks like it',
    person: { name: NAME, alsoKnownAs: ['JORDAN EXAMPLE'] },
    ...saying({ foreignDetails: [key('Jordan Example')] }),
    says: ['JORDAN EXAMPLE', "you said it isn't yours"],
    fields: ['alsoKnownAs.0'],
  },
  {
    why: 'the main name is not theirs',
    person: { name: NAME },
    ...saying({ foreignDetails: [key(NAME)] }),
    says: [NAME],
    fields: ['name'],
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

  it('asks until it is told, and each name once', () => {
    const person = makePerson({ name: NAME, alsoKnownAs: ['PAT OTHER', 'KIM THIRD'] })
    const found = auditReport(makeReport({ personalInfo: person }), {
      earlier: [],
      confirmed: confirming({ foreignDetails: [key('KIM THIRD')] }),
    })
    expect(
      found.map(({ id, subjectId, subjectKind, isQuestion, claim }) => ({ id, subjectId, subjectKind, isQuestion, claim })),
    ).toEqual([
      {
        id: 'r1.person.name_not_yours.alsoKnownAs.1',
        subjectId: null,
        subjectKind: 'report',
        isQuestion: undefined,
        claim: 'My file lists the name KIM THIRD. It is not mine.',
      },
      {
        id: 'r1.person.name_not_yours.alsoKnownAs.0',
        subjectId: null,
        subjectKind: 'report',
        isQuestion: true,
        claim: 'My file lists the name PAT OTHER.',
      },
    ])
  })
})
