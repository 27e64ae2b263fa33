import type { Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { CARD, good, HOUSE, LOAN, LOST, of, type Row } from '#tools/month-look-alikes/accounts.ts'
import { type ErrorRow, JOINT, SIGNATURE } from '#tools/month-look-alikes/errors.ts'

const co = (balance: number, pastDue = balance, paid = 0): Row => ['charge_off', balance, 0, paid, pastDue]
const LOST_LOAN: Partial<Account> = { ...LOAN, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' }
const LOST_JOINT: Partial<Account> = { ...LOST_LOAN, responsibility: 'joint' }
const LOST_DISPUTED: Partial<Account> = { ...LOST, remarks: ['Account information disputed by consumer'] }
const LOST_STORE: Partial<Account> = { ...LOST, creditorName: 'SORREL OUTFITTERS/CNB', accountTypeText: 'Charge account' }

/** After the charge-off nothing is lent any more: what is added wants a reckoning. */
export const GROWS: readonly ErrorRow[] = [
  ['a card, by a third', of(LOST, '2026-05', co(1200), co(900), co(900), ['150', 900, 60, 0, 300])],
  ['a loan, by a quarter in two months', of(LOST_LOAN, '2026-05', co(9300), co(8300), co(7400), ['120', 7400, 410, 0, 1640])],
  ['a joint loan', of(LOST_JOINT, '2026-05', co(9300), co(7400), co(7400))],
  ['a disputed card', of(LOST_DISPUTED, '2026-05', co(1500), co(900), co(900))],
  ['a store card', of(LOST_STORE, '2026-05', co(1500), co(900), co(900))],
  ['doubled', of(LOST, '2026-05', co(1800), co(900), co(900))],
  ['steadily', of(LOST, '2026-05', co(1400), co(1275), co(1150), co(1025), co(900))],
  ['and the same since', of(LOST, '2026-05', co(1400), co(1400), co(1400), co(900), co(900))],
  ['and smaller since by payments', of(LOST, '2026-05', co(1300, 1300, 50), co(1350, 1350, 50), co(1400), co(900), co(900))],
  [
    'a loan after the car was sold',
    of({ ...LOST_LOAN, statusText: 'Repossession. Account charged off.' }, '2026-05', co(9800), co(7400), co(7400), [
      'repossession',
      7400,
      410,
      0,
      1640,
    ]),
  ],
]

/** After the charge-off all of the balance is past due: a part of it comes off by payments alone. */
export const FALLS: readonly ErrorRow[] = [
  ['a card, to a quarter', of(LOST, '2026-05', co(900, 225), co(900), co(900))],
  ['a loan, to a tenth', of(LOST_LOAN, '2026-05', co(7400, 740), co(7400), co(7400))],
  ['a joint loan, to two fifths', of(LOST_JOINT, '2026-05', co(7400, 2960), co(7400), co(7400))],
  ['a disputed card', of(LOST_DISPUTED, '2026-05', co(900, 225), co(900), co(900))],
  ['a store card', of(LOST_STORE, '2026-05', co(900, 225), co(900), co(900))],
  ['and stays there', of(LOST, '2026-05', co(900, 225), co(900, 225), co(900, 225), co(900), co(900))],
  ['and rises again', of(LOST, '2026-05', co(900), co(900, 225), co(900), co(900))],
  ['though the balance grows', of(LOST, '2026-05', co(950, 225), co(900), co(900))],
  ['to one payment', of(LOST_LOAN, '2026-05', co(7400, 410), co(7400), co(7400))],
  [
    'a mortgage that was charged off',
    of(
      { ...LOST_LOAN, ...HOUSE, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' },
      '2026-05',
      co(150_000, 20_000),
      co(150_000),
      co(150_000),
    ),
  ],
]

const remarked = ([code, balance, due, paid, late]: Row, remark = 'PRL<'): Row => [code, balance, due, paid, late, remark]
/** Profit and loss write-off (PRL) is said about an account from the month of the charge-off on. */
export const REMARK_EARLY: readonly ErrorRow[] = [
  [
    'on a good month before',
    of(LOST, '2026-05', remarked(co(900)), ['150', 900, 60, 0, 300], remarked(good(860, 60)), good(860, 60)),
  ],
  [
    'on two good months',
    of(
      LOST,
      '2026-05',
      remarked(co(900)),
      ['60', 900, 60, 0, 120],
      remarked(good(860, 60)),
      remarked(good(860, 60)),
      good(860, 60),
    ),
  ],
  [
    'on the oldest month',
    of(LOST, '2026-05', remarked(co(900)), ['150', 900, 60, 0, 300], good(860, 60), remarked(good(860, 60))),
  ],
  [
    'a loan',
    of(LOST_LOAN, '2026-05', remarked(co(7400)), ['120', 7400, 410, 0, 1640], remarked(good(7400, 410)), good(7800, 410)),
  ],
  [
    'a joint loan',
    of(LOST_JOINT, '2026-05', remarked(co(7400)), ['120', 7400, 410, 0, 1640], remarked(good(7400, 410)), good(7800, 410)),
  ],
  [
    'a disputed card',
    of(LOST_DISPUTED, '2026-05', remarked(co(900)), ['150', 900, 60, 0, 300], remarked(good(860, 60)), good(860, 60)),
  ],
  [
    'a store card',
    of(LOST_STORE, '2026-05', remarked(co(900)), ['150', 900, 60, 0, 300], remarked(good(860, 60)), good(860, 60)),
  ],
  [
    'without the remark at the charge-off',
    of(LOST, '2026-05', co(900), ['150', 900, 60, 0, 300], remarked(good(860, 60)), good(860, 60)),
  ],
  [
    'beside another remark',
    of(LOST, '2026-05', remarked(co(900)), ['150', 900, 60, 0, 300], remarked(good(860, 60), 'DRG/PRL<'), good(860, 60)),
  ],
  [
    'years before',
    of(
      LOST,
      '2026-05',
      remarked(co(900)),
      co(900),
      co(900),
      ['180', 900, 60, 0, 360],
      ['60', 900, 60, 0, 120],
      good(860, 60),
      good(860, 60),
      remarked(good(860, 60)),
    ),
  ],
]

/** The amount past due is a part of the month's balance. */
export const MORE_PAST_DUE: readonly ErrorRow[] = [
  ['a loan', of(LOAN, '2026-05', ['60', 500, 410, 0, 820], ['30', 500, 410, 0, 410], good(910, 410))],
  ['a joint loan', of(JOINT, '2026-05', ['60', 500, 410, 0, 820], ['30', 500, 410, 0, 410], good(910, 410))],
  ['an unsecured loan', of(SIGNATURE, '2026-05', ['60', 500, 410, 0, 820], ['30', 500, 410, 0, 410], good(910, 410))],
  ['a card', of(CARD, '2026-05', ['90', 90, 60, 0, 240], ['60', 130, 60, 0, 120], good(130, 60))],
  ['a charged-off card', of(LOST, '2026-05', co(900, 1400), co(900), co(900))],
  ['a charged-off loan', of(LOST_LOAN, '2026-05', co(7400, 9900), co(7400), co(7400))],
  ['a disputed card', of(LOST_DISPUTED, '2026-05', co(900, 1400), co(900), co(900))],
  ['twice as much', of(LOST, '2026-05', co(900, 1800), co(900), co(900))],
  ['in an earlier month', of(LOST, '2026-05', co(900), co(900, 1400), co(900))],
  ['in every month', of(LOST, '2026-05', co(900, 1400), co(900, 1400), co(900, 1400))],
]

const FELL: Partial<Account> = { ...LOST, dateOpened: '2017-03-02', dateOfFirstDelinquency: null }
const keeps = (removalDate: string, first: string, more: Partial<Account> = {}): Situation => ({
  account: { ...FELL, ...more, removalDate },
  elsewhere: { dateOfFirstDelinquency: first, removalDate: null },
  allows: ['bureaus_disagree_dofd'],
})
/** Seven years, and the 180 days after which a debt is charged off (15 U.S.C. 1681c(a)(4), (c)(1)). */
export const KEPT_TOO_LONG: readonly ErrorRow[] = [
  ['a month more', keeps('2029-09', '2022-02-01')],
  ['half a year more', keeps('2030-02', '2022-02-01')],
  ['a year more', keeps('2030-08', '2022-02-01')],
  ['ten years', keeps('2032-02', '2022-02-01')],
  ['a loan', keeps('2030-02', '2022-02-01', LOST_LOAN)],
  ['a joint loan', keeps('2030-02', '2022-02-01', LOST_JOINT)],
  ['a disputed card', keeps('2030-02', '2022-02-01', LOST_DISPUTED)],
  ['a store card', keeps('2030-02', '2022-02-01', LOST_STORE)],
  ['paid since', keeps('2030-02', '2022-02-01', { statusText: 'Paid charge off.', currentBalance: 0 })],
  ['a first delinquency on the last day of a month', keeps('2029-10', '2022-01-31')],
]
