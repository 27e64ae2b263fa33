import { expect, it } from 'vitest'
import { oneAmount } from '#engine/audit/one-amount.ts'
import { blankAccount } from '#engine/report/blank-account.ts'
import type { Account } from '#engine/report/account.ts'

const of = (from: Partial<Account>, to: Partial<Account>): number | null => oneAmount(blankAccount(from), blankAccount(to))

it.each<[string, Partial<Account>, Partial<Account>, number | null]>([
  ['charged off and taken over', { chargeOffAmount: 487_00 }, { originalBalance: 487_00 }, 487_00],
  ['written off by the status', { statusText: 'Account charged off. $487 written off.' }, { originalBalance: 487_00 }, 487_00],
  ['still shown by the creditor', { currentBalance: 487_00 }, { originalBalance: 487_00 }, 487_00],
  ['the highest balance, where no original amount is printed', { chargeOffAmount: 487_00 }, { highBalance: 487_00 }, 487_00],
  ['the balance, where nothing else is printed', { chargeOffAmount: 487_00 }, { currentBalance: 487_00 }, 487_00],
  ['to the cent', { chargeOffAmount: 487_05 }, { originalBalance: 487_05 }, 487_05],
  ['a cent apart', { chargeOffAmount: 487_01 }, { originalBalance: 487_00 }, null],
  [
    'the original amount stands over the highest balance',
    { chargeOffAmount: 487_00 },
    { originalBalance: 512_00, highBalance: 487_00 },
    null,
  ],
  [
    'the highest balance stands over the present one',
    { chargeOffAmount: 487_00 },
    { highBalance: 512_00, currentBalance: 487_00 },
    null,
  ],
  ['a round amount', { chargeOffAmount: 450_00 }, { originalBalance: 450_00 }, null],
  ['no round amount by five dollars', { chargeOffAmount: 455_00 }, { originalBalance: 455_00 }, 455_00],
  ['nothing owed', { chargeOffAmount: 0 }, { originalBalance: 0 }, null],
  ['nothing printed by the collector', { chargeOffAmount: 487_00 }, {}, null],
  ['nothing printed by the creditor', {}, { originalBalance: 487_00 }, null],
])('%s', (_why, from, to, amount) => {
  expect(of(from, to)).toBe(amount)
})
