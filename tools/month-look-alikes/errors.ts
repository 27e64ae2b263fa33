import type { Situation } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { CARD, good, HOUSE, LOAN, of, type Row } from '#tools/month-look-alikes/accounts.ts'

/** Of an error: its title, and what is printed. */
export type ErrorRow = readonly [title: string, facts: Situation]

export const JOINT: Partial<Account> = { ...LOAN, responsibility: 'joint' }
export const SIGNATURE: Partial<Account> = { ...LOAN, creditorName: 'GLADE CREDIT UNION', accountTypeText: 'Unsecured loan' }
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
