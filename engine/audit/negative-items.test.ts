import { describe, expect, it } from 'vitest'
import { estimateImpact, negativeItems, severityOf, type Severity } from '#engine/audit/negative-items.ts'
import type { Account } from '#engine/report/account.ts'
import { grid, makeAccount, makeRecord, makeReport } from '#engine/testing/make.ts'

const CASES: readonly (readonly [why: string, Partial<Account>, string | null, Severity | null])[] = [
  ['current and clean', { paymentStatus: 'current', paymentHistory: grid('2024-12', 'ok', 'ok') }, null, null],
  ['current with one 30', { paymentStatus: 'current', paymentHistory: grid('2024-12', 'ok', '30') }, 'late_payment', 'low'],
  ['a 60', { paymentStatus: 'current', paymentHistory: grid('2024-12', '30', '60') }, 'late_payment', 'medium'],
  ['a 90', { paymentHistory: grid('2024-12', 'ok', '90', '60') }, 'late_payment', 'high'],
  ['deeper than 90', { paymentHistory: grid('2024-12', 'ok', '150') }, 'late_payment', 'high'],
  ['late now', { paymentStatus: 'late' }, 'late_payment', 'low'],
  ['delinquent', { status: 'delinquent' }, 'late_payment', 'low'],
  ['in collections', { paymentStatus: 'in_collections' }, 'collection', 'severe'],
  ['type collection', { accountType: 'collection' }, 'collection', 'severe'],
  ['charged off', { paymentStatus: 'charge_off' }, 'charge_off', 'severe'],
  ['repossession', { paymentStatus: 'repossession' }, 'charge_off', 'severe'],
  ['bankruptcy', { paymentStatus: 'bankruptcy' }, 'bankruptcy', 'severe'],
  ['months without data', { paymentHistory: grid('2024-12', 'no_data', 'too_new', 'closed') }, null, null],
]

describe('negativeItems', () => {
  it.each(CASES)('%s: its kind and its severity', (...[, given, itemType, severity]) => {
    const [item] = negativeItems(makeReport({ accounts: [makeAccount(given)] }))
    expect(item?.itemType ?? null).toBe(itemType)
    expect(item?.severity ?? null).toBe(severity)
    if (item !== undefined) expect(severityOf(makeAccount(given))).toBe(severity)
  })

  it('describes an item by printed facts, with their places', () => {
    const account = makeAccount({
      statusText: 'Collection account.',
      accountType: 'collection',
      originalCreditor: 'CLINIC',
      currentBalance: 812_50,
      paymentHistory: grid('2024-12', '60', '30'),
    })
    const [item] = negativeItems(makeReport({ accounts: [account] }))
    expect(item?.description).toBe(
      'Status: Collection account. Original creditor: CLINIC. Balance $812.50. 2 late months in the history, the latest December 2024.',
    )
    expect(item?.evidence.map(({ quote }) => quote)).toEqual([
      'statusText: Collection account.',
      'currentBalance: 81250',
      'paymentHistory.2024-12: 60',
    ])
  })

  it.each([
    ['NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE', 'Status: Not more than two payments past due.'],
    ['CHARGE_OFF', 'Status: Charge off.'],
    ['PAYS AS AGREED', 'Status: PAYS AS AGREED.'],
  ])('writes the code %s in words', (statusText, description) => {
    const [item] = negativeItems(makeReport({ accounts: [makeAccount({ statusText, paymentStatus: 'late' })] }))
    expect(item?.description).toBe(description)
  })

  it('counts public records as negative', () => {
    const publicRecords = [
      makeRecord({ status: 'Discharged', dateFiled: '2020-02-02' }),
      makeRecord({ id: 'p2', type: 'Civil Judgment' }),
    ]
    const items = negativeItems(makeReport({ publicRecords }))
    expect(items.map(({ itemType, disputePriority, description }) => [itemType, disputePriority, description])).toEqual([
      ['bankruptcy', 'high', 'Chapter 7 Bankruptcy. Status: Discharged. Filed February 2, 2020.'],
      ['public_record', 'high', 'Civil Judgment.'],
    ])
  })
})

describe('estimateImpact', () => {
  const severities: readonly (readonly [Severity, number, number])[] = [
    ['severe', 50, 100],
    ['high', 30, 50],
    ['medium', 10, 30],
    ['low', 10, 30],
  ]
  it.each(severities)('%s stays within %i and %i, and falls with age', (severity, least, most) => {
    const points = [-1, 0, 6, 24, 60, 84, 200].map((ageInMonths) => estimateImpact(severity, { ageInMonths, isOwed: true }))
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    for (const value of [...points, estimateImpact(severity, { ageInMonths: null, isOwed: false })]) {
      expect(Number.isInteger(value) && value >= least && value <= most).toBe(true)
    }
    expect(points[0]).toBeGreaterThan(points.at(-1) ?? most)
  })
  it('weighs a debt that is still owed more', () => {
    const at = (isOwed: boolean): number => estimateImpact('severe', { ageInMonths: 12, isOwed })
    expect(at(true)).toBeGreaterThan(at(false))
  })
})
