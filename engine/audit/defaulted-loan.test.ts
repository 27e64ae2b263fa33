import { expect, it } from 'vitest'
import { isConsolidated, shownDefault } from '#engine/audit/defaulted-loan.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import { grid } from '#engine/testing/make.ts'

it('names each place of a default once', () => {
  expect(shownDefault(blankAccount({ statusText: 'Charge-off; defaulted' }))).toEqual({
    words: 'the status or a remark of a default',
    fields: ['statusText'],
  })
  expect(shownDefault(blankAccount({ statusText: 'Current', paymentHistory: grid('2024-11', 'ok', 'collection') }))).toEqual({
    words: 'October 2024 (in collection)',
    fields: ['paymentHistory.2024-10'],
  })
})

it('takes late marks for no default', () => {
  expect(shownDefault(blankAccount({ statusText: 'Current', paymentHistory: grid('2024-11', 'ok', '180', '90') }))).toBeNull()
})

it.each([
  [{ remarks: ['Paid through consolidation'] }, true],
  [{ accountTypeText: 'Education Loan Consolidation' }, true],
  [{ remarks: ['Loan refinanced'] }, true],
  [{ remarks: ['Loan rehabilitated'] }, false],
])('%o paid off by another loan: %s', (facts, expected) => {
  expect(isConsolidated(blankAccount(facts))).toBe(expected)
})
