import type { Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { CARD, good, HOUSE, LOAN, LOST, of, type Row } from '#tools/month-look-alikes/accounts.ts'

/** Of an error: its title, and what is printed. */
type ErrorRow = readonly [title: string, facts: Situation]

const JOINT: Partial<Account> = { ...LOAN, responsibility: 'joint' }
const SIGNATURE: Partial<Account> = { ...LOAN, creditorName: 'GLADE CREDIT UNION', accountTypeText: 'Unsecured loan' }
const SECOND: Partial<Account> = { ...HOUSE, accountTypeText: 'Second mortgage', monthlyPayment: 410_00 }
const DISPUTED: Partial<Account> = { ...LOAN, remarks: ['Account information disputed by consumer'] }

/** Late, with the arrears that belong to each mark, newest first. */
const ladder = (due: number, ...codes: readonly ('30' | '60' | '90' | '120')[]): Row[] =>
  codes.map((code): Row => [code, due * 18, due, 0, (due * Number(code)) / 30])

/** Field 17A says late, field 22 of the same month that nothing is past due. */
export const NOTHING_DUE: readonly ErrorRow[] = [
  ['a mortgage, the newest month', of(HOUSE, '2026-05', ['30', 150_000, 1300, 0, 0], good(150_400, 1300), good(150_800, 1300))],
  ['a card, 60 days', of(CARD, '2026-05', good(800, 60), ['60', 860, 60, 0, 0], ['30', 840, 60, 0, 60], good(820, 60))],
  ['a joint loan', of(JOINT, '2026-05', good(7000, 410), ['30', 7400, 410, 0, 0], good(7400, 410))],
  ['a second mortgage', of(SECOND, '2026-05', good(7000, 410), ['30', 7400, 410, 0, 0], good(7400, 410))],
  ['an unsecured loan', of(SIGNATURE, '2026-05', good(7000, 410), ['30', 7400, 410, 0, 0], good(7400, 410))],
  ['a disputed loan', of(DISPUTED, '2026-05', good(7000, 410), ['30', 7400, 410, 0, 0], good(7400, 410))],
  [
    'a month that was paid in full',
    of(HOUSE, '2026-05', good(150_000, 1300), ['30', 150_400, 1300, 1300, 0], good(150_800, 1300)),
  ],
  [
    'twice, beside a month with its amount',
    of(
      LOAN,
      '2026-05',
      good(5400, 410),
      ['30', 5800, 410, 0, 0],
      good(5800, 410),
      good(6200, 410),
      good(6600, 410),
      ['ok', 6600, 410, 820, 0],
      ['30', 7000, 410, 0, 410],
      ['30', 7400, 410, 410, 0],
      good(7400, 410),
    ),
  ],
  [
    '120 days, the three months before with their amounts',
    of(HOUSE, '2026-05', ['120', 23_400, 1300, 0, 0], ...ladder(1300, '90', '60', '30'), good(23_400, 1300)),
  ],
  [
    'an account that was closed later',
    of(
      { ...LOAN, status: 'closed', statusText: 'Closed.', dateClosed: '2026-05-28' },
      '2026-05',
      good(7000, 410),
      ['30', 7400, 410, 0, 0],
      good(7400, 410),
    ),
  ],
]

/** A loan is n x 30 days late only when n of its payments are unpaid. */
export const MARK_ABOVE_ARREARS: readonly ErrorRow[] = [
  [
    'a joint loan, 60 days with one payment',
    of(JOINT, '2026-05', ['60', 7400, 410, 0, 410], ['30', 7400, 410, 0, 410], good(7400, 410), good(7800, 410)),
  ],
  [
    'an unsecured loan, 60 days with one',
    of(SIGNATURE, '2026-05', ['60', 7400, 410, 0, 410], ['30', 7400, 410, 0, 410], good(7400, 410), good(7800, 410)),
  ],
  [
    'a second mortgage, 60 days with one',
    of(SECOND, '2026-05', ['60', 7400, 410, 0, 410], ['30', 7400, 410, 0, 410], good(7400, 410), good(7800, 410)),
  ],
  [
    'a mortgage, 90 days with two',
    of(
      HOUSE,
      '2026-05',
      ['90', 150_000, 1300, 0, 2600],
      ['60', 150_000, 1300, 0, 2600],
      ['30', 150_000, 1300, 0, 1300],
      good(150_000, 1300),
    ),
  ],
  [
    'a mortgage, 120 days with one',
    of(
      HOUSE,
      '2026-05',
      ['120', 150_000, 1300, 0, 1300],
      ['90', 150_000, 1300, 0, 3900],
      ['60', 150_000, 1300, 0, 2600],
      ['30', 150_000, 1300, 0, 1300],
      good(150_000, 1300),
    ),
  ],
  [
    'a disputed loan',
    of(DISPUTED, '2026-05', ['60', 7400, 410, 0, 410], ['30', 7400, 410, 0, 410], good(7400, 410), good(7800, 410)),
  ],
  [
    'two months in a row',
    of(
      LOAN,
      '2026-05',
      ['90', 7400, 410, 0, 410],
      ['60', 7400, 410, 0, 410],
      ['30', 7400, 410, 0, 410],
      good(7400, 410),
      good(7800, 410),
    ),
  ],
  [
    'a dollar past due, 60 days',
    of(LOAN, '2026-05', ['60', 7400, 410, 0, 1], ['30', 7400, 410, 0, 410], good(7400, 410), good(7800, 410)),
  ],
  [
    'in a history that is good since',
    of(
      LOAN,
      '2026-05',
      good(5800, 410),
      good(6200, 410),
      ['ok', 6600, 410, 820, 0],
      ['60', 7400, 410, 0, 410],
      ['30', 7400, 410, 0, 410],
      good(7400, 410),
    ),
  ],
  [
    '180 days with three payments',
    of(
      LOAN,
      '2026-05',
      ['180', 7400, 410, 0, 1230],
      ['150', 7400, 410, 0, 2050],
      ...ladder(410, '120', '90', '60', '30'),
      good(7400, 410),
    ),
  ],
]

/** In one month one payment falls due; with a fee it is what arrears can grow by. */
export const GROW_TOO_FAST: readonly ErrorRow[] = [
  [
    'a joint loan, one payment to five',
    of(JOINT, '2026-05', ['60', 7400, 410, 0, 2050], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  [
    'an unsecured loan, one to four',
    of(SIGNATURE, '2026-05', ['60', 7400, 410, 0, 1640], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  [
    'a lease, one to four',
    of({ ...LOAN, accountTypeText: 'Lease' }, '2026-05', ['60', 7400, 410, 0, 1640], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  ['two to six', of(LOAN, '2026-05', ['90', 7400, 410, 0, 2460], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410])],
  [
    'a recreational loan, three to eight',
    of(
      { ...LOAN, accountTypeText: 'Recreational merchandise' },
      '2026-05',
      ['120', 6000, 120, 0, 960],
      ['90', 6000, 120, 0, 360],
      ['60', 6000, 120, 0, 240],
    ),
  ],
  ['a disputed loan', of(DISPUTED, '2026-05', ['60', 7400, 410, 0, 2050], ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['in a month that was paid', of(LOAN, '2026-05', ['60', 7400, 410, 410, 2050], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    'years ago, and good since',
    of(
      LOAN,
      '2026-05',
      good(5400, 410),
      good(5800, 410),
      ['ok', 6200, 410, 2460, 0],
      ['60', 7400, 410, 0, 2050],
      ['30', 7400, 410, 0, 410],
      good(7400, 410),
    ),
  ],
  ['to half of the loan', of(LOAN, '2026-05', ['90', 7400, 410, 0, 3700], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410])],
  ['from nothing to six payments', of(LOAN, '2026-05', ['30', 7400, 410, 0, 2460], good(7400, 410), good(7800, 410))],
]

/** The payment that covers what fell due and what was past due ends the delinquency. */
export const LATER_THOUGH_PAID: readonly ErrorRow[] = [
  ['a joint loan', of(JOINT, '2026-05', ['60', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['an unsecured loan', of(SIGNATURE, '2026-05', ['60', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['a mortgage', of(HOUSE, '2026-05', ['60', 149_000, 1300, 2600, 0], ['30', 150_000, 1300, 0, 1300], good(150_000, 1300))],
  ['a second mortgage', of(SECOND, '2026-05', ['60', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    '60 to 90 though three payments were made',
    of(LOAN, '2026-05', ['90', 6200, 410, 1230, 0], ['60', 7400, 410, 0, 820], ['30', 7400, 410, 0, 410]),
  ],
  [
    '90 to 120 though four were made',
    of(LOAN, '2026-05', ['120', 5800, 410, 1640, 0], ['90', 7400, 410, 0, 1230], ['60', 7400, 410, 0, 820]),
  ],
  ['a disputed loan', of(DISPUTED, '2026-05', ['60', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410], good(7400, 410))],
  ['with a fee paid on top', of(LOAN, '2026-05', ['60', 6600, 410, 870, 0], ['30', 7400, 410, 0, 410], good(7400, 410))],
  [
    'in the middle of the history',
    of(LOAN, '2026-05', good(5800, 410), good(6200, 410), ['60', 6600, 410, 820, 0], ['30', 7400, 410, 0, 410], good(7400, 410)),
  ],
  [
    'a card whose minimum and arrears were paid',
    of(CARD, '2026-05', ['60', 700, 60, 120, 0], ['30', 860, 60, 0, 60], good(820, 60)),
  ],
]

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
/** Profit and loss write-off (PRL) is said of an account from the month of the charge-off on. */
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
