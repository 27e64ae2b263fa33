import { describe, expect, it } from 'vitest'
import { loanUnderTwoNames } from '#engine/audit/rules/duplicate-account/under-two-names.ts'
import type { Account } from '#engine/report/account.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'

const LOAN: Partial<Account> = {
  creditorName: 'FEDLOAN SERVICING',
  accountNumber: 'XXXXXX7712',
  accountType: 'installment',
  responsibility: 'individual',
  dateOpened: '2014-09-03',
  dateReported: '2024-12-31',
  originalBalance: 5_500_00,
  currentBalance: 4_312_18,
  paymentHistory: grid('2024-12', 'ok', 'ok', 'ok', 'ok'),
}
const hitOf = (facts: Partial<Account>, more: readonly Partial<Account>[] = [], own: Partial<Account> = {}) => {
  const accounts = [{ ...LOAN, ...own }, { ...LOAN, creditorName: 'MOHELA', ...facts }, ...more].map((one, index) =>
    makeAccount({ id: `a${index + 1}`, ...one }),
  )
  const [first] = accounts
  return first === undefined ? null : loanUnderTwoNames(first, makeReport({ accounts }))
}

describe('one loan under two names of its servicer', () => {
  it('is asked about where day, amount, balance, number, months and day of the update are the same', () => {
    expect(hitOf({})).toMatchObject({ grade: 'proof', isQuestion: true })
    expect(hitOf({ accountType: 'mortgage' }, [], { accountType: 'mortgage' })).not.toBeNull()
  })

  it.each<readonly [string, Partial<Account>]>([
    ['the first was told of another day', { dateReported: '2024-11-30' }],
    ['it went over to the second', { status: 'transferred', currentBalance: 0 }],
    ['its own word is of a transfer', { remarks: ['Transferred to another servicer'] }],
    ['another number', { accountNumber: 'XXXXXX7713' }],
    ['a number that shows only three digits', { accountNumber: 'XXX712' }],
    ['no number', { accountNumber: null }],
    ['another balance', { currentBalance: 4_310_00 }],
    ['another amount', { originalBalance: 5_501_00 }],
    ['another day', { dateOpened: '2014-09-04' }],
    ['somebody else owes it', { responsibility: 'cosigner' }],
    ['the new one has told one month', { paymentHistory: grid('2024-12', 'ok') }],
    ['a card', { accountType: 'revolving' }],
    ['one name: the rule itself speaks', { creditorName: 'FEDLOAN SERVICING' }],
  ])('is not where %s', (_, facts) => expect(hitOf(facts)).toBeNull())

  it('says nothing of three', () => expect(hitOf({}, [{ ...LOAN, creditorName: 'NELNET' }])).toBeNull())
})
