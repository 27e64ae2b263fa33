import { describe, expect, it } from 'vitest'
import { blankAccount } from '#engine/report/blank-account.ts'
import { FACTOR_WEIGHTS, type Factor, FACTORS, factorsOf } from '#engine/scores/score-factors.ts'

const card = blankAccount({
  accountType: 'revolving',
  status: 'open',
  creditLimit: 100_000,
  currentBalance: 25_000,
  dateOpened: '2021-11',
  paymentHistory: [
    { month: '2026-10', code: 'ok' },
    { month: '2026-09', code: '30' },
  ],
})
const loan = blankAccount({ accountType: 'installment', status: 'open', dateOpened: '2026-05-04' })
const inquiry = (date: string | null, kind: 'hard' | 'soft' = 'hard') => ({
  id: `${date}`,
  creditorName: 'BANK',
  date,
  kind,
  onRecordUntil: null,
  evidence: {},
})

type Given = Parameters<typeof factorsOf>[0]
const REPORT: Given = { accounts: [card], inquiries: [], reportDate: '2026-11-20' }
const of = (factor: Factor, change: Partial<Given>) => factorsOf({ ...REPORT, ...change }).find((one) => one.factor === factor)

describe('the factors of a score', () => {
  it('have the published weights, which make a whole', () => {
    expect(factorsOf(REPORT).map(({ weight }) => weight)).toEqual([35, 30, 15, 10, 10])
    expect(FACTORS.reduce((sum, factor) => sum + FACTOR_WEIGHTS[factor], 0)).toBe(100)
  })

  it.each<[Factor, Partial<Given>, number | null, number | null]>([
    ['payment_history', {}, 50, 17.5],
    ['payment_history', { accounts: [loan] }, null, null],
    ['amounts_owed', {}, 75, 22.5],
    ['amounts_owed', { accounts: [{ ...card, currentBalance: 150_000 }] }, 0, 0],
    ['amounts_owed', { accounts: [loan] }, null, null],
    ['length_of_history', {}, 50, 7.5],
    ['length_of_history', { reportDate: null }, null, null],
    ['credit_mix', {}, 33, 3.3],
    ['credit_mix', { accounts: [card, loan] }, 67, 6.7],
    ['credit_mix', { accounts: [blankAccount({ accountType: 'collection' })] }, null, null],
    ['new_credit', {}, 100, 10],
    ['new_credit', { accounts: [card, loan] }, 80, 8],
    ['new_credit', { inquiries: [inquiry('2026-06-01'), inquiry('2025-01-01'), inquiry(null)] }, 80, 8],
    ['new_credit', { inquiries: [inquiry('2026-06-01', 'soft')] }, 100, 10],
    ['new_credit', { inquiries: Array.from({ length: 7 }, (_, index) => inquiry(`2026-0${index + 1}-01`)) }, 0, 0],
    ['new_credit', { reportDate: null }, null, null],
  ])('%s of %j is %s of 100', (factor, change, standing, contribution) => {
    expect(of(factor, change)).toMatchObject({ standing, contribution })
  })

  it('say what was counted, or that it is not printed', () => {
    expect(of('new_credit', { accounts: [card, loan], inquiries: [inquiry('2026-06-01')] })?.because).toBe(
      '1 hard inquiry and 1 opened account in the 12 months before the report.',
    )
    expect(of('credit_mix', { accounts: [card, loan] })?.because).toBe('2 of 3 kinds of credit: cards, installment loans.')
    expect(of('amounts_owed', { accounts: [] })?.because).toContain('doesn’t show')
  })
})
