import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/account-not-recognised/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const base: Partial<Account> = { creditorName: 'HARBOR BANK', responsibility: 'individual' }
const NOT_THEIRS = { surroundings: { confirmed: confirming({ foreignAccounts: ['a1'] }) } }

const valid: readonly Situation[] = [
  { why: 'nothing was said' },
  { why: 'it is theirs', surroundings: { confirmed: confirming({ ownAccounts: ['a1'] }) } },
  { why: 'another account is not theirs', surroundings: { confirmed: confirming({ foreignAccounts: ['a9'] }) } },
  {
    why: 'their own word stands against it',
    surroundings: { confirmed: confirming({ foreignAccounts: ['a1'], ownAccounts: ['a1'] }) },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'they say that it is not theirs',
    ...NOT_THEIRS,
    says: ["You said this account isn't yours."],
    fields: ['creditorName'],
  },
  {
    why: 'payments are shown beside it',
    account: { lastPaymentDate: '2024-03-05', lastPaymentAmount: 50_00 },
    ...NOT_THEIRS,
    says: ['look at the payments', '$50', 'on March 5, 2024'],
    fields: ['creditorName', 'lastPaymentDate', 'lastPaymentAmount'],
  },
  {
    why: 'a payment of which only the month is printed',
    account: { lastPaymentDate: '2024-03' },
    ...NOT_THEIRS,
    says: ['a payment in March 2024'],
    fields: ['creditorName', 'lastPaymentDate'],
  },
  {
    why: 'a payment without a date',
    account: { lastPaymentAmount: 50_00 },
    ...NOT_THEIRS,
    says: ['a payment of $50.'],
    fields: ['creditorName', 'lastPaymentAmount'],
  },
  {
    why: 'an authorized user',
    account: { responsibility: 'authorized_user' },
    ...NOT_THEIRS,
    says: ['authorized user, who owes nothing'],
    fields: ['creditorName'],
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

  it('warns of payments only where there are any', () => {
    const of = (account: Partial<Account>) => judge(rule.id, base, { why: '', account, ...NOT_THEIRS })
    expect(of({})?.message).toBe("You said this account isn't yours.")
    expect(of({ lastPaymentAmount: 0 })?.message).toBe("You said this account isn't yours.")
    expect(of({ lastPaymentDate: '2024-03-05' })?.claim).toBe('This is not my account.')
  })
})
