import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/opened-before-eighteen/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const base: Partial<Account> = { accountType: 'revolving', responsibility: 'individual', dateOpened: '2007-03-01' }

const valid: readonly Situation[] = [
  { why: 'the birthday is not confirmed' },
  {
    why: 'only a birth year and the same year',
    account: { dateOpened: '2008-03-01' },
    surroundings: { confirmed: confirming({ birthday: '1990' }) },
  },

  {
    surroundings: { confirmed: confirming({ birthday: '1990-06-15' }) },
    why: 'an authorized user',
    account: { responsibility: 'authorized_user' },
  },
  {
    surroundings: { confirmed: confirming({ birthday: '1990-06-15' }) },
    why: 'co-signed',
    account: { responsibility: 'cosigner' },
  },
  {
    surroundings: { confirmed: confirming({ birthday: '1990-06-15' }) },
    why: 'an education loan',
    account: { loanType: 'STUDENT LOAN' },
  },
  {
    surroundings: { confirmed: confirming({ birthday: '1990-06-15' }) },
    why: 'on the eighteenth birthday',
    account: { dateOpened: '2008-06-15' },
  },
  {
    surroundings: { confirmed: confirming({ birthday: '1990-06-15' }) },
    why: 'the month of the birthday',
    account: { dateOpened: '2008-06' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    surroundings: { confirmed: confirming({ birthday: '1990-06-15' }) },
    why: 'opened at sixteen',
    says: ['March 1, 2007'],
    fields: ['dateOpened'],
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
})
