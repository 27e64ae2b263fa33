import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/later-though-paid/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { LAWFUL_REASONS, moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths('2024-06', '60 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  ...LAWFUL_REASONS.map((reason) => ({ ...reason, account: { ...base, ...reason.account } })),
  { why: 'one payment where two were due', ...told('60 b9000 pd600 sp300 ap300', '30 b9000 pd300 sp300 ap0') },
  { why: 'nothing paid', ...told('60 b9000 pd600 sp300 ap0', '30 b9000 pd300 sp300 ap0') },
  { why: 'the mark did not get worse', ...told('30 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300 ap0') },
  { why: 'the mark got better', ...told('ok b9000 pd0 sp300 ap600', '30 b9300 pd300 sp300 ap0') },
  { why: 'the payment is not told', ...told('60 b9000 pd600 sp300', '30 b9000 pd300 sp300') },
  { why: 'what was due before is not told', ...told('60 b9000 pd600 sp300 ap600', '30 b9000 sp300') },
  { why: 'nothing scheduled', ...told('60 b9000 pd600 sp0 ap600', '30 b9000 pd300 sp300') },
  { why: 'more was due at its end: it was returned', ...told('60 b9000 pd600 sp300 ap600', '30 b9000 pd300 sp300 ap0') },
  {
    why: 'a month without data between',
    ...told('60 b9000 pd300 sp300 ap600', 'no_data b9300 pd300 sp300', '30 b9300 pd300 sp300'),
  },
  { why: 'a charge-off', ...told('charge_off b9000 pd0 sp300 ap600', '90 b9300 pd300 sp300') },
  {
    why: 'a gap at Equifax',
    ...told('ok b8700 pd0 sp300 ap300', 'no_data b9000 sp300', '60 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300'),
    report: { bureau: 'equifax' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'from 30 to 60 with all paid',
    ...told('60 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024 (60 days late) after May 2024 (30 days late)', '$600 paid', '$300 past due', '$300 scheduled'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'from good to 30 with the payment made',
    ...told('30 b9000 pd0 sp300 ap300', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024 (30 days late) after May 2024 (paid as agreed)'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'paid more than all',
    ...told('60 b9000 pd0 sp300 ap900', '30 b9300 pd300 sp300 ap0'),
    says: ['$900 paid'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'two rungs',
    ...told('90 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300 ap0'),
    says: ['June 2024 (90 days late)'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'what is due after is not told',
    ...told('60 b9000 sp300 ap600', '30 b9300 pd300 sp300 ap0'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'twice, the newest first',
    ...told('60 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300 ap300', 'ok b9600 pd0 sp300 ap300'),
    says: ['June 2024 (60 days late)'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'two times apart',
    ...told('30 b9000 pd0 sp300 ap300', 'ok b9300 pd0 sp300 ap300', '30 b9600 pd0 sp300 ap300', 'ok b9900 pd0 sp300 ap300'),
    says: ['June 2024 (30 days late) after', 'April 2024 (30 days late) after'],
    fields: [
      'paymentHistory.2024-06',
      'balanceHistory.2024-06',
      'paymentHistory.2024-05',
      'balanceHistory.2024-05',
      'paymentHistory.2024-04',
      'balanceHistory.2024-04',
      'paymentHistory.2024-03',
      'balanceHistory.2024-03',
    ],
  },
  {
    why: 'a card, its minimum and arrears paid',
    ...told('60 b900 pd35 sp35 ap70', '30 b960 pd35 sp35 ap0'),
    says: ['$70 paid'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'from 60 to 90',
    ...told('90 b9000 pd600 sp300 ap900', '60 b9300 pd600 sp300 ap0'),
    says: ['$600 past due'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'at Equifax where all months are told',
    ...told('60 b9000 pd300 sp300 ap600', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
    report: { bureau: 'equifax' },
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const found = judge(rule.id, base, situation)
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(found, situation)).toEqual(wanted)
  })
})
