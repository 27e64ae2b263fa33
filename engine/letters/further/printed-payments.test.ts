import { expect, it } from 'vitest'
import { printedPayments } from '#engine/letters/further/printed-payments.ts'
import { blankAccount } from '#engine/report/blank-account.ts'

it.each([
  ['nothing', {}, []],
  ['lates alone', { paymentHistory: [{ month: '2026-01', code: '30' }] }, []],
  ['an amount of $0', { lastPaymentAmount: 0 }, []],
  ['a date alone', { lastPaymentDate: '2026-01' }, ['a last payment on January 2026']],
  ['an amount alone', { lastPaymentAmount: 1250 }, ['a last payment of $12.50']],
  ['a month paid', { paymentHistory: [{ month: '2026-01', code: 'ok' }] }, ['1 month paid on time']],
] as const)('of %s', (_, known, words) => expect(printedPayments(blankAccount(known))).toEqual(words))
