import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/deceased-indicator/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const base: Partial<Account> = { accountType: 'revolving', responsibility: 'individual' }

const valid: readonly Situation[] = [
  { why: 'no such word', account: { remarks: ['Fixed rate'], statusText: 'Open/Never late.' } },
  { why: 'a co-borrower has died', account: { remarks: ['Co-borrower deceased'] } },
  { why: 'a sentence that is not known', account: { remarks: ['Letter returned, addressee may be deceased or moved'] } },
  { why: 'a denial', account: { remarks: ['Consumer is not deceased'] } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a remark',
    account: { remarks: ['Fixed rate', 'DECEASED'] },
    says: ['you are deceased'],
    fields: ['remarks.1', 'responsibility'],
  },
  {
    why: 'a status',
    account: { statusText: 'Consumer reported as deceased' },
    says: ['you are deceased'],
    fields: ['statusText', 'responsibility'],
  },
  {
    why: 'a narrative of Equifax',
    account: { remarks: ['CONSUMER_DECEASED'] },
    says: [],
    fields: ['remarks.0', 'responsibility'],
  },
  {
    why: 'with its number before',
    account: { remarks: ['123 - Consumer deceased'] },
    says: [],
    fields: ['remarks.0', 'responsibility'],
  },
  {
    why: 'an account of somebody who died',
    account: { remarks: ['Account of deceased consumer'] },
    says: [],
    fields: ['remarks.0', 'responsibility'],
  },
  {
    why: 'the responsibility',
    account: { responsibility: 'deceased' },
    says: ['you are deceased'],
    fields: ['responsibility', 'responsibility'],
  },
  {
    why: 'a mortgage of one holder',
    account: { accountType: 'mortgage', remarks: ['Real estate mortgage', 'Borrower deceased'] },
    says: ['you are deceased'],
    fields: ['remarks.1', 'responsibility'],
  },
  ...(['joint', 'authorized_user', 'cosigner', 'terminated', 'other'] as const).map((responsibility) => ({
    why: `of whom, cannot be told: ${responsibility}`,
    account: { responsibility, remarks: ['Consumer deceased'] },
    says: ['Only you know'],
    fields: ['remarks.0', 'responsibility'],
    grade: 'identity' as const,
  })),
  {
    why: 'of whom, is not printed',
    account: { responsibility: null, remarks: ['Consumer deceased'] },
    says: ['Only you know'],
    fields: ['remarks.0'],
    grade: 'identity',
  },
  {
    why: 'the words name another as well',
    account: { remarks: ['Deceased', 'Joint holder has taken the account over'] },
    says: ['Only you know'],
    fields: ['remarks.0', 'responsibility'],
    grade: 'identity',
  },
  {
    why: 'an estate',
    account: { remarks: ['Deceased', 'Estate settled'] },
    says: ['Only you know'],
    fields: ['remarks.0', 'responsibility'],
    grade: 'identity',
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

  it('concludes nothing where nothing is said', () => {
    expect(rule.check(makeAccount(base), { report: makeReport(), earlier: [], elsewhere: () => [] })).toBeNull()
  })

  it('asks only where it may speak of another', () => {
    const of = (account: Partial<Account>) => judge(rule.id, base, { why: '', account: { remarks: ['Deceased'], ...account } })
    expect([of({})?.isQuestion, of({ responsibility: 'joint' })?.isQuestion]).toEqual([undefined, true])
    expect(of({ responsibility: 'joint' })?.claim).not.toContain('I am')
  })
})
