import type { Account, BalanceMonth } from '#engine/report/account.ts'
import type { Situation } from '#engine/testing/judge.ts'
import { addMonths, type Month } from '#engine/values/day.ts'
import { HISTORY_CODES } from '#engine/words/history-code.ts'

/**
 * Months with their money, the newest first: `60 b1000 pd0 sp300 ap300 r:PRL` is 60 days late, a balance of $1,000, nothing past
 * due, $300 scheduled, $300 paid, and a remark. `none` is a month without a mark.
 */
export function moneyMonths(newest: Month, ...rows: readonly string[]): Pick<Account, 'paymentHistory' | 'balanceHistory'> {
  const months = rows.map((row, index) => ({ month: addMonths(newest, -index), parts: row.split(' ') }))
  return {
    paymentHistory: months.flatMap(({ month, parts: [mark] }) => {
      const code = HISTORY_CODES.find((one) => one === mark)
      return code === undefined ? [] : [{ month, code }]
    }),
    balanceHistory: months.flatMap(({ month, parts }): readonly BalanceMonth[] => {
      const amount = (name: string): number | null => {
        const written = parts.find((part) => new RegExp(`^${name}\\d`).test(part))
        return written === undefined ? null : Number(written.slice(name.length)) * 100
      }
      const remarks = parts.find((part) => part.startsWith('r:'))?.slice(2)
      if (parts.length < 2) return []
      return [
        {
          month,
          balance: amount('b'),
          pastDue: amount('pd'),
          scheduledPayment: amount('sp'),
          paid: amount('ap'),
          ...(remarks !== undefined && { remarks }),
        },
      ]
    }),
  }
}

/** Lawful reasons, each in a print of its own, why marks and money of an account may differ. */
export const LAWFUL_REASONS: readonly Situation[] = [
  { why: 'forbearance', account: { remarks: ['Account in forbearance'] } },
  { why: 'deferral', account: { remarks: ['Payment deferred'] } },
  { why: 'a disaster', account: { remarks: ['Affected by natural disaster'] } },
  { why: 'a modification', account: { remarks: ['Loan modified'] } },
  { why: 'a partial-payment plan', account: { remarks: ['Paying under a partial payment agreement'] } },
  { why: 'an extension', account: { remarks: ['Extension granted'] } },
  { why: 'a bankruptcy', account: { remarks: ['Chapter 13 bankruptcy'] } },
  { why: 'a sale', account: { remarks: ['Account sold'] } },
  { why: 'a transfer', account: { remarks: ['Transferred to another lender'] } },
  { why: 'a transfer by status', account: { status: 'transferred' } },
  { why: 'a new servicer', account: { remarks: ['Servicer changed'] } },
  { why: 'an education loan', account: { accountTypeText: 'Education Loan' } },
]
