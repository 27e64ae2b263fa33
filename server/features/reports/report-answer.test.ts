import { expect, it } from 'vitest'
import { account as accountShape } from '#contract/reports.ts'
import { makeAccount } from '#engine/testing/make.ts'
import { accountAnswer } from '#server/features/reports/report-answer.ts'

const NONE = { pastDue: null, scheduledPayment: null, actualPayment: null, creditLimit: null, highBalance: null, remarks: null }

it('tells of each month its mark and its money, and of earlier remarks when they stood', () => {
  const stored = makeAccount({
    paymentHistory: [
      { month: '2024-02', code: '30' },
      { month: '2024-01', code: 'ok' },
    ],
    balanceHistory: [
      { month: '2024-03', balance: 120_050, scheduledPayment: null, paid: null, pastDue: null, remarks: '>PRL<' },
      {
        month: '2024-02',
        balance: 100_000,
        scheduledPayment: 2500,
        paid: 0,
        pastDue: 2500,
        creditLimit: 50_000,
        highBalance: 130_000,
      },
    ],
    formerRemarks: [{ text: 'Payment Deferred.', stood: [{ since: '2022-10', until: '2023-10' }] }],
  })
  const answer = accountShape.parse(accountAnswer(stored, () => false))
  expect(answer.paymentHistory).toEqual([
    { ...NONE, month: '2024-03', code: 'no_data', balance: 1200.5, remarks: '>PRL<' },
    {
      month: '2024-02',
      code: '30',
      balance: 1000,
      pastDue: 25,
      scheduledPayment: 25,
      actualPayment: 0,
      creditLimit: 500,
      highBalance: 1300,
      remarks: null,
    },
    { ...NONE, month: '2024-01', code: 'ok', balance: null },
  ])
  expect(answer.formerRemarks).toEqual([{ text: 'Payment Deferred.', stood: [{ since: '2022-10', until: '2023-10' }] }])
})
