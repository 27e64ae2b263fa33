import { describe, expect, it } from 'vitest'
import { checkPromise } from '#engine/answers/check-promise.ts'
import { checkResult } from '#engine/answers/check-result.ts'
import { reportWith } from '#engine/testing/credit-file.ts'

const account = (given: Parameters<typeof reportWith>[0][number]) => reportWith([given]).accounts[0] ?? expect.unreachable()

describe('a promise that the next report is checked against', () => {
  it.each([
    [{ currentBalance: 0 }, 'balance', '0', true],
    [{ currentBalance: 43_718 }, 'current balance', '$0.00', false],
    [{ pastDue: 5_000 }, 'past due amount', '0', false],
    [{ creditLimit: 150_000 }, 'credit limit', '1,500', true],
    [{ statusText: 'Discharged through Bankruptcy Chapter 13' }, 'status', 'discharged in bankruptcy', true],
    [{ statusText: 'Charged off as bad debt' }, 'account status', 'paid, closed', false],
  ])('%j with %s as %s: %s', (given, field, value, isKept) =>
    expect(checkPromise(account(given), { field, value })?.isKept).toBe(isKept),
  )

  it.each([
    [{ currentBalance: null }, 'balance', '0'],
    [{ currentBalance: 0 }, 'balance', 'nothing owed'],
    [{ statusText: null }, 'status', 'paid'],
    [{ statusText: 'Paid charge off' }, 'status', 'paid as agreed'],
    [{ statusText: 'Open' }, 'date opened', 'June 9, 2024'],
  ])('%j with %s as %s is nothing that anyone can say', (given, field, value) =>
    expect(checkPromise(account(given), { field, value })).toBeNull(),
  )

  it('is told either way', () => {
    const answer = {
      kind: 'updated',
      creditor: 'HARBOR LOANS',
      bureau: 'experian',
      answeredOn: '2026-06-09',
      reportDate: '2026-08-01',
      wasGone: false,
      followed: { kind: 'listed', newerId: 'a', changes: ['Status changed.'] },
    } as const
    const promise = (cents: number) => checkPromise(account({ currentBalance: cents }), { field: 'balance', value: '0' })
    const told = (cents: number) => checkResult({ ...answer, promised: [promise(cents) ?? expect.unreachable()] })
    expect(told(0)).toMatchObject({ verdict: 'kept', sentence: expect.stringContaining('the balance as $0') })
    expect(told(120_000)).toMatchObject({ verdict: 'not_kept', sentence: expect.stringContaining('$1,200') })
  })
})
