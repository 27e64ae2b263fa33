import { months, type RuleCases, type Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'

type Months = Parameters<typeof months>
type Row = Months[1]
type LookAlike = RuleCases['lookAlikes'][number]

const LOAN: Partial<Account> = {
  creditorName: 'LOWMOOR AUTO CREDIT',
  accountNumber: 'XXXXXXXX7712',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  responsibility: 'individual',
  dateOpened: '2021-11-04',
  monthlyPayment: 410_00,
  status: 'open',
  statusText: 'Open.',
}
const CARD: Partial<Account> = {
  ...LOAN,
  creditorName: 'PELL BANK',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  monthlyPayment: 60_00,
}
const HOUSE: Partial<Account> = {
  ...LOAN,
  creditorName: 'HEARTH MORTGAGE',
  accountType: 'mortgage',
  accountTypeText: 'Conventional real estate mortgage',
  monthlyPayment: 1_300_00,
}
const STUDY: Partial<Account> = {
  ...LOAN,
  creditorName: 'DEPT OF ED/LARKIN',
  accountTypeText: 'Education loan',
  loanType: 'Education Loan',
  monthlyPayment: 120_00,
}
const LOST: Partial<Account> = { ...CARD, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' }

const of = (base: Partial<Account>, newest: string, ...rows: readonly Row[]): Situation => ({
  account: { ...base, ...months(newest, ...rows) },
})
const good = (balance: number, due: number): Row => ['ok', balance, due, due, 0]
const gone: Row = ['no_data', 0, 0, 0, 0]

const LATE_WITHOUT_AMOUNT: readonly LookAlike[] = [
  ['a month late with one payment past due', of(LOAN, '2026-05', good(7000, 410), ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['a card late with its minimum past due', of(CARD, '2026-05', good(800, 60), ['30', 860, 60, 0, 60], good(820, 60))],
  ['a mortgage late with escrow in its payment', of(HOUSE, '2026-05', ['30', 150_000, 1300, 0, 1300], good(150_400, 1300))],
  [
    '90 days late with three payments past due',
    of(LOAN, '2026-05', ['90', 7400, 410, 0, 1230], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  [
    'nothing past due in a month that says nothing of how it was paid',
    of(LOAN, '2026-05', good(7000, 410), gone, good(7400, 410)),
  ],
  [
    'nothing past due in months paid on time',
    of(HOUSE, '2026-05', good(150_000, 1300), good(150_400, 1300), good(150_800, 1300)),
  ],
  [
    'an account that was paid and closed in the month',
    of(
      { ...LOAN, status: 'closed', statusText: 'Paid and closed.', dateClosed: '2026-05-09' },
      '2026-05',
      ['closed', 0, 0, 7000, 0],
      good(7000, 410),
    ),
  ],
  [
    'an account that went to collection',
    of({ ...LOST, statusText: 'Collection account.' }, '2026-05', ['collection', 900, 0, 0, 900], ['collection', 900, 0, 0, 900]),
  ],
  [
    'a loan in bankruptcy: its amounts are stayed',
    of(
      { ...LOAN, remarks: ['Bankruptcy chapter 13'], paymentStatus: 'bankruptcy', statusText: 'Included in wage earner plan.' },
      '2026-05',
      ['bankruptcy', 7000, 0, 0, 0],
      ['bankruptcy', 7000, 0, 0, 0],
    ),
  ],
  ['a card too new to rate', of(CARD, '2026-05', ['too_new', 90, 0, 0, 0], ['too_new', 0, 0, 0, 0])],
]

const MARK_AND_ARREARS: readonly LookAlike[] = [
  ['60 days late with two payments', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    '60 days late with two payments and two fees',
    of(LOAN, '2026-05', ['60', 7450, 410, 0, 870], ['30', 7425, 410, 0, 435], good(7400, 410)),
  ],
  [
    '120 days late with four payments',
    of(
      LOAN,
      '2026-05',
      ['120', 7400, 410, 0, 1640],
      ['90', 7400, 410, 0, 1230],
      ['60', 7400, 410, 0, 820],
      ['30', 7400, 410, 0, 410],
    ),
  ],
  [
    'a mortgage 90 days late with three payments',
    of(HOUSE, '2026-05', ['90', 150_000, 1300, 0, 3900], ['60', 150_000, 1300, 0, 2600], ['30', 150_000, 1300, 0, 1300]),
  ],
  ['a card: two minimums of another size', of(CARD, '2026-05', ['60', 940, 64, 0, 124], ['30', 900, 60, 0, 60], good(860, 60))],
  [
    '30 days late with one payment, the others made',
    of(LOAN, '2026-05', ['30', 6600, 410, 410, 410], ['30', 7000, 410, 0, 410], good(7000, 410)),
  ],
  [
    'a payment lowered by a modification',
    of(
      { ...LOAN, remarks: ['Loan modified'], monthlyPayment: 300_00 },
      '2026-05',
      ['60', 7400, 300, 0, 600],
      ['30', 7400, 300, 0, 300],
      good(7400, 410),
    ),
  ],
  [
    'a partial payment under a plan',
    of(
      { ...LOAN, remarks: ['Paying under a partial payment agreement'] },
      '2026-05',
      ['60', 7400, 410, 200, 620],
      ['60', 7400, 410, 0, 820],
      ['30', 7400, 410, 0, 410],
    ),
  ],
  [
    'an education loan that is first reported at 90 days',
    of(STUDY, '2026-05', ['90', 6000, 120, 0, 360], good(6000, 120), good(6000, 120)),
  ],
  ['a month without data before the mark', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], gone, good(7400, 410))],
]

const ARREARS_GROW: readonly LookAlike[] = [
  ['a payment a month', of(LOAN, '2026-05', ['90', 7400, 410, 0, 1230], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410])],
  ['a payment and a late fee', of(LOAN, '2026-05', ['60', 7440, 410, 0, 860], ['30', 7420, 410, 0, 430], good(7400, 410))],
  [
    'a payment and a returned check',
    of(LOAN, '2026-05', ['60', 7800, 410, -410, 1230], ['30', 7390, 410, 410, 410], good(7400, 410)),
  ],
  [
    'a card whose minimum rises with its balance',
    of(CARD, '2026-05', ['60', 1900, 95, 0, 172], ['30', 1700, 77, 0, 77], good(1500, 60)),
  ],
  [
    'the whole called due at the charge-off',
    of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 900, 60, 0, 300], ['120', 900, 60, 0, 240]),
  ],
  [
    'a loan that was accelerated',
    of(
      { ...LOAN, remarks: ['Account accelerated'] },
      '2026-05',
      ['120', 7400, 410, 0, 7400],
      ['90', 7400, 410, 0, 1230],
      ['60', 7400, 410, 0, 820],
    ),
  ],
  [
    'a mortgage in foreclosure',
    of(
      { ...HOUSE, remarks: ['Foreclosure process started'] },
      '2026-05',
      ['foreclosure', 150_000, 1300, 0, 150_000],
      ['120', 150_000, 1300, 0, 5200],
    ),
  ],
  [
    'what is past due falls',
    of(LOAN, '2026-05', ['30', 7000, 410, 820, 410], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410]),
  ],
  [
    'two payments over a month that says nothing',
    of(LOAN, '2026-05', ['90', 7400, 410, 0, 1230], gone, ['30', 7400, 410, 0, 410]),
  ],
  ['nothing past due at any time', of(HOUSE, '2026-05', good(150_000, 1300), good(150_400, 1300), good(150_800, 1300))],
]

const WORSE_THOUGH_PAID: readonly LookAlike[] = [
  ['worse without a payment', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['a half payment', of(LOAN, '2026-05', ['60', 7300, 410, 205, 615], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    'one payment of two that were due, and the mark stays',
    of(LOAN, '2026-05', ['30', 7000, 410, 410, 410], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  ['all caught up and better', of(LOAN, '2026-05', good(6600, 410), ['ok', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410])],
  ['a payment that came back', of(LOAN, '2026-05', ['60', 7810, 410, 0, 820], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    'a last payment before the charge-off',
    of(LOST, '2026-05', ['charge_off', 850, 0, 50, 850], ['150', 900, 60, 0, 300], ['120', 900, 60, 0, 240]),
  ],
  ['a payment in a month that prints no mark', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], gone, ['30', 7400, 410, 0, 410])],
  ['a card paid below its minimum', of(CARD, '2026-05', ['60', 900, 60, 20, 100], ['30', 900, 60, 0, 60], good(860, 60))],
  [
    'a mortgage with a payment held until it is whole',
    of(HOUSE, '2026-05', ['60', 150_000, 1300, 700, 2600], ['30', 150_000, 1300, 0, 1300], good(150_400, 1300)),
  ],
  ['better in the month after the payment', of(LOAN, '2026-05', good(6600, 410), ['30', 7400, 410, 0, 410], good(7400, 410))],
]

const GROWS_AFTER: readonly LookAlike[] = [
  [
    'the same balance for half a year',
    of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'smaller each month',
    of(LOST, '2026-05', ['charge_off', 700, 0, 100, 700], ['charge_off', 800, 0, 100, 800], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'sold: nothing is owed here',
    of(
      { ...LOST, remarks: ['Purchased by another lender'], currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 0, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  ['it grew before', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 880, 60, 0, 300], ['120', 850, 60, 0, 240])],
  [
    'a little interest',
    of(LOST, '2026-05', ['charge_off', 915, 0, 0, 915], ['charge_off', 908, 0, 0, 908], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'court costs under $100',
    of({ ...LOST, remarks: ['Judgment granted'] }, '2026-05', ['charge_off', 985, 0, 0, 985], ['charge_off', 900, 0, 0, 900]),
  ],
  [
    'paid in full',
    of(
      { ...LOST, statusText: 'Paid charge off.', currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 900, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  ['only one month after it', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 900, 60, 0, 300])],
  ['a card that is in use', of(CARD, '2026-05', good(2900, 60), good(1900, 60), good(900, 60))],
  ['no balance in the months after', of(LOST, '2026-05', gone, gone, ['charge_off', 900, 0, 0, 900])],
]

const FALLS_AFTER: readonly LookAlike[] = [
  [
    'all of it stays past due',
    of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900]),
  ],
  ['past due falls with what is paid', of(LOST, '2026-05', ['charge_off', 600, 0, 300, 600], ['charge_off', 900, 0, 0, 900])],
  [
    'paid in full',
    of(
      { ...LOST, statusText: 'Paid charge off.', currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 900, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  [
    'settled',
    of(
      { ...LOST, statusText: 'Settled for less than the full balance.', remarks: ['Settled'], currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 400, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  [
    'sold',
    of(
      { ...LOST, remarks: ['Purchased by another lender'], currentBalance: 0 },
      '2026-05',
      ['charge_off', 0, 0, 0, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  [
    'it grows to the whole balance at the charge-off',
    of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 900, 60, 0, 300], ['120', 900, 60, 0, 240]),
  ],
  [
    'a loan that was late and is caught up',
    of(LOAN, '2026-05', good(6600, 410), ['ok', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410]),
  ],
  ['months without data after it', of(LOST, '2026-05', gone, gone, ['charge_off', 900, 0, 0, 900])],
  [
    'a payment plan after it',
    of(
      { ...LOST, remarks: ['Paying under a partial payment agreement'] },
      '2026-05',
      ['charge_off', 820, 40, 40, 820],
      ['charge_off', 860, 40, 40, 860],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
  [
    'in bankruptcy since',
    of(
      {
        ...LOST,
        statusText: 'Included in bankruptcy.',
        paymentStatus: 'bankruptcy',
        remarks: ['Bankruptcy chapter 7'],
        currentBalance: 0,
      },
      '2026-05',
      ['bankruptcy', 0, 0, 0, 0],
      ['charge_off', 900, 0, 0, 900],
    ),
  ],
]

const withRemark = ([code, balance, due, paid, late]: Row, remark: string): Row => [code, balance, due, paid, late, remark]
const REMARK_BEFORE: readonly LookAlike[] = [
  [
    'the remark on the months of the charge-off',
    of(LOST, '2026-05', withRemark(['charge_off', 900, 0, 0, 900], 'PRL<'), withRemark(['charge_off', 900, 0, 0, 900], 'PRL<'), [
      '150',
      900,
      60,
      0,
      300,
    ]),
  ],
  [
    'the remark a month after it',
    of(
      LOST,
      '2026-05',
      withRemark(['charge_off', 900, 0, 0, 900], 'PRL<'),
      ['charge_off', 900, 0, 0, 900],
      ['150', 900, 60, 0, 300],
    ),
  ],
  ['no remark at all', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['150', 900, 60, 0, 300], ['120', 900, 60, 0, 240])],
  [
    'a remark of a dispute on good months',
    of(CARD, '2026-05', withRemark(good(800, 60), 'DRG'), withRemark(good(820, 60), 'AID'), good(840, 60)),
  ],
  [
    'a remark of a closed line on good months',
    of(CARD, '2026-05', withRemark(good(800, 60), 'CLS'), good(820, 60), good(840, 60)),
  ],
  [
    'a remark of a disaster on good months',
    of(LOAN, '2026-05', withRemark(good(7000, 410), 'AND'), withRemark(good(7400, 410), 'AND'), good(7800, 410)),
  ],
  [
    'a remark of a transfer on a good month',
    of(LOAN, '2026-05', withRemark(good(7000, 410), 'TRL'), good(7400, 410), good(7800, 410)),
  ],
  [
    'a remark of deferred payments',
    of(STUDY, '2026-05', withRemark(['ok', 6000, 0, 0, 0], 'PDE'), withRemark(['ok', 6000, 0, 0, 0], 'PDE'), good(6000, 120)),
  ],
  [
    'a remark of a repossession on its months',
    of(
      { ...LOAN, status: null, statusText: 'Repossession.', paymentStatus: 'repossession' },
      '2026-05',
      withRemark(['repossession', 6000, 0, 0, 6000], 'RPO<'),
      ['120', 7400, 410, 0, 1640],
      ['90', 7400, 410, 0, 1230],
    ),
  ],
  [
    'the remark carried back to all months',
    of(
      LOST,
      '2026-05',
      withRemark(['charge_off', 900, 0, 0, 900], 'PRL<'),
      withRemark(['150', 900, 60, 0, 300], 'PRL<'),
      withRemark(['120', 900, 60, 0, 240], 'PRL<'),
    ),
  ],
]

const MORE_THAN_OWED: readonly LookAlike[] = [
  ['all of it past due', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 900], ['charge_off', 900, 0, 0, 900])],
  ['a part of it past due', of(LOAN, '2026-05', ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410])],
  ['a fee more than the balance', of(LOST, '2026-05', ['charge_off', 900, 0, 0, 930], ['charge_off', 900, 0, 0, 900])],
  [
    'paid off by the last payment',
    of(
      { ...LOAN, status: 'closed', statusText: 'Paid and closed.', dateClosed: '2026-05-20' },
      '2026-05',
      ['closed', 0, 0, 405, 0],
      good(400, 410),
      good(800, 410),
    ),
  ],
  [
    'paid off early, all at once',
    of(
      { ...LOAN, status: 'closed', statusText: 'Paid and closed.', dateClosed: '2026-05-20' },
      '2026-05',
      ['closed', 0, 0, 7050, 0],
      good(7000, 410),
      good(7400, 410),
    ),
  ],
  ['a card paid in full and used again', of(CARD, '2026-05', ['ok', 950, 60, 1400, 0], good(1400, 60), good(1300, 60))],
  ['a card with a credit balance', of(CARD, '2026-05', ['ok', 0, 0, 1450, 0], good(1400, 60), good(1300, 60))],
  [
    'a refinanced mortgage',
    of(
      {
        ...HOUSE,
        status: 'closed',
        statusText: 'Closed.',
        remarks: ['Account closed due to refinance'],
        dateClosed: '2026-05-11',
      },
      '2026-05',
      ['closed', 0, 0, 150_900, 0],
      good(150_400, 1300),
      good(150_800, 1300),
    ),
  ],
  ['nothing paid and nothing past due', of(STUDY, '2026-05', ['ok', 6000, 0, 0, 0], ['ok', 6000, 0, 0, 0])],
  ['a payment of two months at once', of(LOAN, '2026-05', ['ok', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410], good(7400, 410))],
]

const FELL: Partial<Account> = { ...LOST, dateOpened: '2019-03-02', dateOfFirstDelinquency: null }
const keeps = (removalDate: string, first: string): Situation => ({
  account: { ...FELL, removalDate },
  elsewhere: { dateOfFirstDelinquency: first, removalDate: null },
})
/** Within the law; by the bureau's habit it counts from a later day than the other, which another rule tells. */
const late = (removalDate: string, first: string): Situation => ({
  ...keeps(removalDate, first),
  allows: ['bureaus_disagree_dofd'],
})
const REMOVAL: readonly LookAlike[] = [
  ['seven years after the first delinquency', keeps('2029-02', '2022-02-01')],
  ['seven years and 180 days after it', late('2029-07', '2022-02-01')],
  ['one month before seven years', keeps('2029-01', '2022-02-01')],
  ['three months before, as Experian does', keeps('2028-11', '2022-02-01')],
  ['the month in which the last day is', late('2029-08', '2022-02-05')],
  ['a first delinquency at the end of its month', late('2029-07', '2022-01-31')],
  ['no month of removal', { account: { ...FELL, removalDate: null }, elsewhere: { dateOfFirstDelinquency: '2022-02-01' } }],
  ['no bureau that prints the first delinquency', { account: { ...FELL, removalDate: '2031-05' } }],
  [
    'an account in good standing, kept ten years after it was closed',
    {
      account: { ...CARD, status: 'closed', statusText: 'Paid, closed.', dateClosed: '2025-08-01', removalDate: '2035-08' },
      elsewhere: { removalDate: null },
    },
  ],
  [
    'another account of the company has the earlier day',
    {
      account: { ...FELL, accountNumber: 'XXXXXXXX1111', removalDate: '2031-05' },
      beside: [{ ...FELL, accountNumber: 'XXXXXXXX2222', dateOpened: '2015-01-09', dateOfFirstDelinquency: '2021-02-01' }],
    },
  ],
]

const METRO2 = 'Metro 2: fields 15, 16, 17A, 21 and 22 of each month'
const rule = (id: string, lookAlikes: readonly LookAlike[], source = METRO2): RuleCases => ({
  rule: id,
  source,
  errors: [],
  lookAlikes,
})

/** Ten more look-alikes for each rule over months, beside the ten in `engine/cases`: written from the law and the format alone. */
export const MONTH_LOOK_ALIKES: readonly RuleCases[] = [
  rule('late_month_nothing_due', LATE_WITHOUT_AMOUNT),
  rule('late_mark_above_arrears', MARK_AND_ARREARS),
  rule('arrears_grow_too_fast', ARREARS_GROW),
  rule('later_though_paid', WORSE_THOUGH_PAID),
  rule('balance_grows_after_charge_off', GROWS_AFTER),
  rule('past_due_falls_after_charge_off', FALLS_AFTER),
  rule('write_off_remark_too_early', REMARK_BEFORE),
  rule('month_more_than_owed', MORE_THAN_OWED),
  rule('removal_past_limit', REMOVAL, '15 U.S.C. 1681c(a)(4), (c)(1)'),
]
