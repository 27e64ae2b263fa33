import type { Account } from '#engine/report/account.ts'
import { accountPage, letter, type GoldenLetter } from '#engine/testing/golden/make-golden.ts'
import { CHARGED_OFF, GOOD_CARD, HARBOR } from '#engine/testing/golden/pages.ts'
import { moneyMonths } from '#engine/testing/money-months.ts'

const LOAN: Partial<Account> = {
  ...GOOD_CARD,
  creditorName: 'NORTHSIDE AUTO LENDING',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  creditLimit: null,
  statusText: 'Open.',
}
const LOST: Partial<Account> = { ...CHARGED_OFF, dateOfFirstDelinquency: '2024-02-01' }

/** What the money and the months of removal prove, as letters. */
export const DISPUTES_BY_MONTH: readonly GoldenLetter[] = [
  letter(
    {
      id: 'late-month-nothing-due',
      is: 'dispute',
      account: 'NORTHSIDE AUTO LENDING',
      error: 'June 2026 (30 days late), $0 past due',
      wish: 'correct the marks',
    },
    accountPage(
      {
        ...LOAN,
        ...moneyMonths('2026-06', '30 b9000 pd0 sp300 ap300', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
      },
      { rules: ['late_month_nothing_due'] },
    ),
  ),
  letter(
    {
      id: 'balance-grows-after-charge-off-request',
      is: 'request',
      account: HARBOR,
      error: 'its balance then grew by $700',
      wish: 'list each charge, fee, sale and payment',
    },
    accountPage(
      { ...LOST, ...moneyMonths('2026-06', 'charge_off b3010', 'charge_off b2310', '120 b2310 pd900') },
      {
        rules: ['balance_grows_after_charge_off'],
      },
    ),
  ),
  letter(
    {
      id: 'past-due-falls-after-charge-off-request',
      is: 'request',
      account: HARBOR,
      error: 'the amount past due then fell',
      wish: 'show how the amount past due was calculated',
    },
    accountPage(
      { ...LOST, ...moneyMonths('2026-06', 'charge_off b2310 pd500', 'charge_off b2310 pd2310', '120 b2310 pd900') },
      {
        rules: ['past_due_falls_after_charge_off'],
      },
    ),
  ),
  letter(
    {
      id: 'removal-past-limit-request',
      is: 'request',
      account: HARBOR,
      error: 'longer than the law allows',
      wish: 'take the account off',
    },
    accountPage(
      { ...LOST, dateOfFirstDelinquency: null, removalDate: '2031-09' },
      { elsewhere: { dateOfFirstDelinquency: '2024-02-01', removalDate: null }, rules: ['removal_past_limit'] },
    ),
  ),
  letter(
    {
      id: 'removal-past-limit',
      is: 'dispute',
      account: HARBOR,
      error: 'longer than the law allows',
      wish: 'take the account off',
    },
    accountPage({ ...LOST, dateOfFirstDelinquency: '2024-02-01', removalDate: '2031-09' }, { rules: ['removal_past_limit'] }),
  ),
  letter(
    {
      id: 'late-mark-above-arrears',
      is: 'request',
      account: 'NORTHSIDE AUTO LENDING',
      error: 'June 2026 (90 days late), $300 past due with $300 due each month',
      wish: 'show which payments were missed',
    },
    accountPage(
      {
        ...LOAN,
        ...moneyMonths(
          '2026-06',
          '90 b9000 pd300 sp300 ap0',
          '60 b9000 pd600 sp300 ap0',
          '30 b9000 pd300 sp300 ap0',
          'ok b9300 pd0 sp300 ap300',
        ),
      },
      { rules: ['late_mark_above_arrears'] },
    ),
  ),
  letter(
    {
      id: 'arrears-grow-too-fast',
      is: 'request',
      account: 'NORTHSIDE AUTO LENDING',
      error: 'The amount past due grew in one month by more than one payment',
      wish: 'show how the amount past due was calculated',
    },
    accountPage(
      {
        ...LOAN,
        ...moneyMonths(
          '2026-06',
          '60 b9000 pd2400 sp300 ap0',
          '30 b9000 pd300 sp300 ap0',
          'ok b9300 pd0 sp300 ap300',
          'ok b9600 pd0 sp300 ap300',
        ),
      },
      { rules: ['arrears_grow_too_fast'] },
    ),
  ),
  letter(
    {
      id: 'later-though-paid',
      is: 'request',
      account: 'NORTHSIDE AUTO LENDING',
      error: 'got worse in a month when all that was due was paid',
      wish: 'correct',
    },
    accountPage(
      {
        ...LOAN,
        ...moneyMonths('2026-06', '60 b8400 pd300 sp300 ap600', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap300'),
      },
      { rules: ['later_though_paid'] },
    ),
  ),
  letter(
    {
      id: 'write-off-remark-too-early',
      is: 'request',
      account: HARBOR,
      error: 'remark appears in months that are not marked as charged off',
      wish: 'take the remark off',
    },
    accountPage(
      {
        ...LOST,
        ...moneyMonths(
          '2026-06',
          'charge_off b2310',
          '120 b2310 pd900',
          '90 b2310 pd600',
          '60 b2310 pd300 r:PRL<',
          'ok b2310 pd0',
        ),
      },
      { rules: ['write_off_remark_too_early'] },
    ),
  ),
  letter(
    {
      id: 'month-more-than-owed',
      is: 'request',
      account: 'NORTHSIDE AUTO LENDING',
      error: '$2,600 past due on a balance of $900 in June 2026',
      wish: 'show how the amounts of these months were calculated',
    },
    accountPage(
      {
        ...LOAN,
        ...moneyMonths('2026-06', '90 b900 pd2600 sp300 ap0', '60 b900 pd600 sp300 ap0', 'ok b1200 pd0 sp300 ap300'),
      },
      { rules: ['month_more_than_owed'] },
    ),
  ),
]
