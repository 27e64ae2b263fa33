import type { Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { CARD, gone, good, HOUSE, LOAN, LOST, of, STUDY, type LookAlike, type Row } from '#tools/month-look-alikes/accounts.ts'

export const FALLS_AFTER: readonly LookAlike[] = [
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
export const REMARK_BEFORE: readonly LookAlike[] = [
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

export const MORE_THAN_OWED: readonly LookAlike[] = [
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
export const REMOVAL: readonly LookAlike[] = [
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
