import { describe, expect, it } from 'vitest'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { moneyByMonth, tellMonth } from '#web/screens/credit-reports/money-by-month.ts'

type Row = Account['paymentHistory'][number]
const row = (month: string, given: Partial<Row> = {}): Row => ({
  month,
  code: 'ok',
  balance: null,
  pastDue: null,
  scheduledPayment: null,
  actualPayment: null,
  creditLimit: null,
  highBalance: null,
  remarks: null,
  ...given,
})
const account = (rows: readonly Row[], given: Partial<Account> = {}) => ({
  accountType: 'revolving' as const,
  creditLimit: null,
  originalBalance: null,
  highBalance: null,
  ...given,
  paymentHistory: [...rows],
})
const THREE = [
  row('2024-06', { code: '60', balance: 900, actualPayment: 0, scheduledPayment: 30 }),
  row('2024-05', { code: '30', balance: 800, actualPayment: 0 }),
  row('2024-03', { balance: 700, actualPayment: 30 }),
]

describe('the money of an account by month', () => {
  it('goes from the oldest month to the newest, with a gap where nothing is printed', () => {
    const money = moneyByMonth(account(THREE))
    expect(money?.months).toEqual(['2024-03', '2024-04', '2024-05', '2024-06'])
    expect(money?.balance).toEqual([700, null, 800, 900])
    expect(money?.late).toEqual([null, null, 1, 2])
    expect(money?.ceiling).toBeNull()
  })

  it('is not drawn of fewer than three months, nor of marks alone', () => {
    expect(moneyByMonth(account(THREE.slice(1)))).toBeNull()
    expect(moneyByMonth(account([row('2024-06'), row('2024-05'), row('2024-04')]))).toBeNull()
  })

  it('ends with the newest mark, and holds three years', () => {
    const marked = moneyByMonth(account([row('2024-08', { code: 'charge_off' }), ...THREE]))
    expect([marked?.months.at(-1), marked?.late.at(-1)]).toEqual(['2024-08', 7])
    const many = Array.from({ length: 60 }, (_, index) =>
      row(`20${24 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}`, { balance: index }),
    )
    expect(moneyByMonth(account(many))?.months).toHaveLength(36)
  })

  it('has the limit of a card month by month, else the one of today, and the original amount of a loan', () => {
    expect(moneyByMonth(account(THREE.map((one) => ({ ...one, creditLimit: 1000 }))))?.ceiling).toEqual({
      name: 'Limit',
      amounts: [1000, null, 1000, 1000],
    })
    expect(moneyByMonth(account(THREE, { creditLimit: 500 }))?.ceiling?.amounts).toEqual([500, 500, 500, 500])
    expect(moneyByMonth(account(THREE, { accountType: 'installment', highBalance: 2000 }))?.ceiling).toMatchObject({
      name: 'Original amount',
    })
  })

  it('leaves out a balance of nothing in a month without data', () => {
    expect(moneyByMonth(account([row('2024-07', { code: 'no_data', balance: 0 }), ...THREE]))?.balance.at(-1)).toBeNull()
  })

  it('is told in words', () => {
    const money = moneyByMonth(account(THREE))
    if (money === null) throw new Error('nothing to draw')
    expect(tellMonth(money, 3)).toBe('June 2024: balance $900, $0 paid of $30 due, 60 days late')
    expect(tellMonth(money, 1)).toBe('April 2024: nothing reported')
    expect(tellMonth(money, 9)).toBe('')
  })
})
