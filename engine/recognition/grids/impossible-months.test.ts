import { describe, expect, it } from 'vitest'
import { lastMonthOf, withoutImpossibleMonths } from '#engine/recognition/grids/impossible-months.ts'
import type { Account } from '#engine/report/account.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const place = (confidence = 0.96): Evidence => ({ page: 2, box: [10, 20, 20, 10], quote: 'OK', confidence })

/** An account with these months in its grid, each at its place, and one more that is asked about. */
const account = (months: readonly string[], asked: string): Account => ({
  ...makeAccount({}),
  paymentHistory: months.map((month) => ({ month, code: 'ok' })),
  balanceHistory: [],
  evidence: Object.fromEntries([...months, asked].map((month) => [`paymentHistory.${month}`, place()])),
})

describe('months of which a report cannot say anything', () => {
  it.each([
    ['after the report', '2025-01', ['2025-02', '2025-12'], ['2025-01', '2024-12']],
    ['of a year that is none', null, ['2623-07', '1023-07'], ['2025-12', '2023-07']],
  ])('are not read, and nobody is asked: %s', (_, last, out, kept) => {
    const { paymentHistory, evidence } = withoutImpossibleMonths(account([...out, ...kept], out[0] ?? ''), last)
    expect(paymentHistory.map(({ month }) => month)).toEqual(kept)
    expect(Object.keys(evidence)).toEqual(kept.map((month) => `paymentHistory.${month}`))
  })

  it.each<[string, number, number, string, string | null]>([
    ['the report', 0.96, 0.96, '2024-12-20', '2025-01'],
    ['an account that was reported later', 0.96, 0.96, '2025-03-02', '2025-03'],
    ['the report, where the account was not surely read', 0.96, 0.5, '2025-03-02', '2025-01'],
    ['nothing, where the day of the report was not surely read', 0.5, 0.96, '2024-12-20', null],
  ])('begin after the month of %s', (_, sure, accountSure, reported, last) => {
    const own = { ...account([], '2024-01'), dateReported: reported, evidence: { dateReported: place(accountSure) } }
    const report = { ...makeReport({}), reportDate: '2025-01-05', accounts: [own] }
    expect(lastMonthOf(report, { reportDate: place(sure) })).toBe(last)
  })
})
