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
      wish: 'itemize the growth',
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
      error: 'the amount past due fell',
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
      error: 'plans to keep this account until September 2031',
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
      error: 'plans to keep this account until September 2031',
      wish: 'take the account off',
    },
    accountPage({ ...LOST, dateOfFirstDelinquency: '2024-02-01', removalDate: '2031-09' }, { rules: ['removal_past_limit'] }),
  ),
]
