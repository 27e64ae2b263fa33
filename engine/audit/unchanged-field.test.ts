import { describe, expect, it } from 'vitest'
import { unchangedField } from '#engine/audit/unchanged-field.ts'
import type { Account } from '#engine/report/account.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

const LABEL = { page: 1, box: [72, 72, 200, 12] as const, quote: 'Date of 1st Delinquency:' }
const emptyLabel: Partial<Account> = { evidence: { dateOfFirstDelinquency: LABEL } }
const balances = (balance: number): Partial<Account> => ({
  balanceHistory: [{ month: '2024-03', balance, scheduledPayment: null, paid: null, pastDue: null }],
})
const counts = (days60: number): Partial<Account> => ({ lateCounts: { days30: 1, days60, days90: 0 } })

type Row = readonly [what: string, before: Partial<Account>, now: Partial<Account>, key: string, found?: string]
const cases = (rows: readonly Row[]) => rows.map(([what, before, now, key, found = key]) => ({ what, before, now, key, found }))

describe('a field that still prints what it printed', () => {
  it.each(
    cases([
      ['an amount', { pastDue: 120_00 }, { pastDue: 120_00 }, 'pastDue'],
      ['a text', { statusText: 'Charge-off' }, { statusText: 'Charge-off' }, 'statusText'],
      [
        'a month',
        { paymentHistory: grid('2024-03', '30') },
        { paymentHistory: grid('2024-05', 'ok', 'ok', '30') },
        'paymentHistory.2024-03',
      ],
      ['a row of balances', balances(5), balances(5), 'balanceHistory.2024-03'],
      ['a count', counts(2), { lateCounts: { days30: 0, days60: 2, days90: 0 } }, 'lateCounts.days60'],
      ['all counts', counts(2), counts(2), 'lateCounts'],
      ['an empty label', emptyLabel, emptyLabel, 'dateOfFirstDelinquency'],
      [
        'a remark on another line',
        { remarks: ['Fixed rate', 'SOLD'] },
        { remarks: ['sold', 'Fixed rate'] },
        'remarks.1',
        'remarks.0',
      ],
    ]),
  )('$what', ({ before, now, key, found }) => {
    expect(unchangedField(makeAccount(before), makeAccount(now), key)).toBe(found)
  })

  it.each<readonly [string, Partial<Account>, Partial<Account>, string]>([
    ['another amount', { pastDue: 120_00 }, { pastDue: 0 }, 'pastDue'],
    ['nothing now', { pastDue: 120_00 }, {}, 'pastDue'],
    ['nothing before', {}, { pastDue: 120_00 }, 'pastDue'],
    ['nothing either time', {}, {}, 'pastDue'],
    ['the label gone', emptyLabel, {}, 'dateOfFirstDelinquency'],
    ['the label filled', emptyLabel, { dateOfFirstDelinquency: '2021-01-01' }, 'dateOfFirstDelinquency'],
    [
      'another mark',
      { paymentHistory: grid('2024-03', '30') },
      { paymentHistory: grid('2024-03', 'ok') },
      'paymentHistory.2024-03',
    ],
    [
      'a month that is no longer shown',
      { paymentHistory: grid('2024-03', '30') },
      { paymentHistory: [] },
      'paymentHistory.2024-03',
    ],
    ['another balance', balances(5), balances(6), 'balanceHistory.2024-03'],
    ['another count', counts(2), counts(1), 'lateCounts.days60'],
    ['the remark gone', { remarks: ['SOLD'] }, { remarks: ['Fixed rate'] }, 'remarks.0'],
    ['a remark that never was', { remarks: [] }, { remarks: ['SOLD'] }, 'remarks.0'],
    ['a field that does not exist', {}, {}, 'colour'],
  ])('not: %s', (_, before, now, key) => {
    expect(unchangedField(makeAccount(before), makeAccount(now), key)).toBeNull()
  })
})
