import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { grid } from '#engine/cases/printed-account.ts'

const CARD: Partial<Account> = {
  creditorName: 'LAKESHORE BANK',
  accountNumber: 'XXXXXXXXXXXX2231',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2017-02-14',
  highBalance: 2_345_00,
  creditLimit: 5_000_00,
  currentBalance: 900_00,
  status: 'open',
  statusText: 'Open/Never late.',
  paymentStatus: 'current',
  dateReported: '2026-05-20',
}
const LOST: Partial<Account> = {
  ...CARD,
  status: null,
  statusText: 'Account charged off.',
  paymentStatus: 'charge_off',
  dateOfFirstDelinquency: '2022-06-10',
}
const AUTO: Partial<Account> = {
  ...CARD,
  creditorName: 'WESTERN AUTO CREDIT',
  accountNumber: 'XXXXXXXX4410',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  creditLimit: null,
  highBalance: null,
  originalBalance: 21_000_00,
  currentBalance: 12_400_00,
  dateOpened: '2021-06-09',
}
const SCHOOL: Partial<Account> = {
  ...AUTO,
  creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
  accountTypeText: 'Education Loan',
  statusText: 'Open.',
  dateOpened: '2018-09-01',
}
const AGENCY: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  originalCreditor: 'SUMMIT WIRELESS',
  accountNumber: 'XXXXX6604',
  accountType: 'collection',
  accountTypeText: 'Collection',
  responsibility: 'individual',
  dateOpened: '2023-03-11',
  dateReported: '2026-05-20',
  dateOfFirstDelinquency: '2022-08-03',
  statusText: 'Collection account.',
  paymentStatus: 'in_collections',
  currentBalance: 487_00,
  originalBalance: 487_00,
}
const DISCHARGED: Partial<Account> = {
  status: null,
  statusText: 'Discharged through Bankruptcy Chapter 7.',
  paymentStatus: 'bankruptcy',
  currentBalance: 900_00,
}
const months = (cells: string, newest = '2026-05') => ({ paymentHistory: grid(newest, cells) })

/** Look-alikes of rules whose errors stand among the whole reports. */
export const ONCE_MORE_CASES: readonly RuleCases[] = [
  {
    rule: 'never_late_with_late_marks',
    source: 'The status speaks of its own day',
    base: { account: { ...CARD, ...months('ok*24') } },
    errors: [],
    lookAlikes: [
      ['good all along', {}],
      ['open, without "never late"', { account: { statusText: 'Open.', ...months('ok*6 30 ok*17') } }],
      ['current, was late', { account: { statusText: 'Current, was 30 days past due', ...months('ok*6 30 ok*17') } }],
      ['no data', { account: months('ok*6 ND*3 ok*15') }],
      ['a mark newer than the status', { account: { statusDate: '2026-02', ...months('30 ok*23') } }],
      ['too new', { account: months('ok*3 TN') }],
      ['closed marks', { account: months('CLS*4 ok*20') }],
      ['no grid', { account: { paymentHistory: [] } }],
      ['pays as agreed, once late', { account: { statusText: 'Pays as agreed', ...months('ok*6 30 ok*17') } }],
      [
        'late now',
        { account: { status: 'delinquent', statusText: '30 days past due', paymentStatus: 'late', ...months('30 ok*23') } },
      ],
    ],
  },
  {
    rule: 'current_with_charge_off_remark',
    source: 'Metro 2: special comments and status',
    base: { account: { ...CARD, statusText: 'Current.' } },
    errors: [],
    lookAlikes: [
      ['no remark', {}],
      ['was charged off, paid and reinstated', { account: { remarks: ['Account was charged off, now reinstated'] } }],
      ['reversed', { account: { remarks: ['Charge-off reversed'] } }],
      ['rescinded', { account: { remarks: ['Charge off rescinded'] } }],
      ['charged off', { account: LOST }],
      ['a fee was written off', { account: { remarks: ['Late fee waived'] } }],
      [
        'an old mark, current since',
        {
          account: { statusDate: '2026-05', ...months('ok*6 CO 120 90 60 30 ok*8', '2025-11') },
          allows: ['ok_after_charge_off', 'late_ladder_jump'],
        },
      ],
      ['a collection department’s phone', { account: { remarks: ['Contact the collection department for a payoff letter'] } }],
      ['paid', { account: { status: 'paid', statusText: 'Paid, Closed/Never late.', currentBalance: 0 } }],
      ['a disputed account', { account: { remarks: ['Account information disputed by consumer'] } }],
    ],
  },
  {
    rule: 'late_ladder_jump',
    source: 'Thirty days pass from one rung to the next',
    base: { account: { ...AUTO, statusText: 'Open.' } },
    errors: [],
    lookAlikes: [
      ['rung by rung', { account: months('90 60 30 ok*15') }],
      ['down in one step', { account: months('ok 120 90 60 30 ok*10') }],
      ['over a gap', { account: months('90 ND ok*15') }],
      ['to a charge-off', { account: { ...LOST, ...months('CO 60 30 ok*15') } }],
      ['an education loan, first at 90', { account: { ...SCHOOL, ...months('90 ok*15') } }],
      ['after a forbearance', { account: { remarks: ['Forbearance'], ...months('90 ok*15') } }],
      ['after a transfer', { account: { remarks: ['Account transferred from another office'], ...months('90 ok*15') } }],
      ['a bankruptcy', { account: { remarks: ['Included in Chapter 13 Bankruptcy'], ...months('90 ok*15') } }],
      ['rolling 30s', { account: months('30 30 30 ok*15') }],
      [
        'to a repossession',
        { account: { status: null, statusText: 'Repossession.', paymentStatus: 'repossession', ...months('R 30 ok*15') } },
      ],
    ],
  },
  {
    rule: 'bankruptcy_still_owing',
    source: '11 USC 524(a)',
    base: { account: { ...CARD, ...DISCHARGED } },
    errors: [],
    lookAlikes: [
      ['nothing', { account: { currentBalance: 0 } }],
      ['only filed', { account: { statusText: 'Petition for Chapter 7 Bankruptcy.' } }],
      ['dismissed', { account: { statusText: 'Chapter 13 Bankruptcy dismissed.' } }],
      ['reaffirmed', { account: { remarks: ['Debt reaffirmed'] } }],
      ['an education loan', { account: { ...SCHOOL, ...DISCHARGED } }],
      [
        'a mortgage that was kept',
        { account: { accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' } },
      ],
      ['a car that is paid through the plan', { account: { ...AUTO, ...DISCHARGED } }],
      ['the spouse’s case', { account: { remarks: ['Bankruptcy of co-borrower'] } }],
      [
        'a balance of before the discharge',
        {
          account: { balanceDate: '2024-01-20', dateReported: '2024-01-20' },
          record: {
            type: 'Chapter 7 Bankruptcy',
            reference: '2310045',
            dateFiled: '2023-10-01',
            dateResolved: '2024-05-14',
            status: 'Discharged',
          },
        },
      ],
      ['no balance', { account: { currentBalance: null } }],
    ],
  },
  {
    rule: 'duplicate_account',
    source: '15 USC 1681e(b)',
    base: { account: CARD },
    errors: [],
    lookAlikes: [
      ['another number', { beside: [{ ...CARD, accountNumber: 'XXXXXXXXXXXX7744' }] }],
      ['another day', { beside: [{ ...CARD, accountNumber: null, dateOpened: '2021-03-03', creditLimit: 800_00 }] }],
      [
        'the lost card before it',
        {
          beside: [
            {
              ...CARD,
              accountNumber: 'XXXXXXXXXXXX7744',
              currentBalance: 0,
              status: 'closed',
              statusText: 'Closed.',
              remarks: ['Credit card lost or stolen'],
            },
          ],
        },
      ],
      [
        'two loans of one day at a school',
        {
          account: SCHOOL,
          beside: [{ ...SCHOOL, accountNumber: 'XXXXXXXX4411', originalBalance: 3_500_00, currentBalance: 3_300_00 }],
        },
      ],
      ['another limit', { beside: [{ ...CARD, accountNumber: 'XXXXXXXXXXXX7744', creditLimit: 900_00 }] }],
      ['another bank', { beside: [{ ...CARD, creditorName: 'HARBOR NATIONAL BANK', accountNumber: 'XXXXXXXXXXXX7744' }] }],
      [
        'the loan before a transfer',
        {
          account: AUTO,
          beside: [
            {
              ...AUTO,
              accountNumber: 'XXXXXXXX9977',
              currentBalance: 0,
              status: 'transferred',
              statusText: 'Transferred, closed.',
            },
          ],
        },
      ],
      ['a card and a loan', { beside: [{ ...AUTO, creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14' }] }],
      [
        'pay later purchases of one day',
        {
          account: {
            ...AUTO,
            creditorName: 'QUICKPAY',
            accountTypeText: 'Buy now pay later',
            originalBalance: 120_00,
            currentBalance: 60_00,
          },
          beside: [
            {
              ...AUTO,
              creditorName: 'QUICKPAY',
              accountNumber: 'XXXXXXXX9977',
              accountTypeText: 'Buy now pay later',
              originalBalance: 120_00,
              currentBalance: 60_00,
            },
          ],
        },
      ],
      ['alone', {}],
    ],
  },
  {
    rule: 'two_collectors_one_debt',
    source: '15 USC 1681e(b)',
    base: { account: AGENCY },
    errors: [],
    lookAlikes: [
      ['another creditor', { beside: [{ ...AGENCY, creditorName: 'PEAK COLLECTORS', originalCreditor: 'CITY WATER' }] }],
      [
        'another amount',
        { beside: [{ ...AGENCY, creditorName: 'PEAK COLLECTORS', currentBalance: 130_00, originalBalance: 130_00 }] },
      ],
      [
        'the first one closed',
        {
          beside: [
            {
              ...AGENCY,
              creditorName: 'PEAK COLLECTORS',
              status: 'closed',
              statusText: 'Closed collection account.',
              dateClosed: '2025-01-01',
            },
          ],
        },
      ],
      ['recalled', { beside: [{ ...AGENCY, creditorName: 'PEAK COLLECTORS', remarks: ['Returned to credit grantor'] }] }],
      [
        'paid',
        {
          beside: [
            {
              ...AGENCY,
              creditorName: 'PEAK COLLECTORS',
              currentBalance: 0,
              status: 'paid',
              statusText: 'Paid, Closed collection account.',
            },
          ],
        },
      ],
      ['another delinquency', { beside: [{ ...AGENCY, creditorName: 'PEAK COLLECTORS', dateOfFirstDelinquency: '2025-01-10' }] }],
      [
        'the creditor is not named',
        {
          beside: [{ ...AGENCY, creditorName: 'PEAK COLLECTORS', originalCreditor: null }],
          allows: ['collector_without_original_creditor'],
        },
      ],
      [
        'two debts at one collector',
        { beside: [{ ...AGENCY, accountNumber: 'XXXXX7711', currentBalance: 130_00, originalBalance: 130_00 }] },
      ],
      [
        'the creditor itself',
        {
          beside: [
            { ...LOST, creditorName: 'SUMMIT WIRELESS', accountType: 'open', accountTypeText: 'Telecom', currentBalance: 0 },
          ],
        },
      ],
      ['alone', {}],
    ],
  },
  {
    rule: 'collector_without_original_creditor',
    source: '15 USC 1681c(a)(6); Metro 2 K1',
    base: { account: { ...AGENCY, originalCreditor: null } },
    errors: [],
    lookAlikes: [
      ['named', { account: { originalCreditor: 'SUMMIT WIRELESS' } }],
      ['medical: the name may be coded', { account: { loanType: 'Medical', accountTypeText: 'Medical collection' } }],
      ['a bank’s own charge-off', { account: LOST }],
      ['a carrier for itself', { account: { creditorName: 'SUMMIT WIRELESS', accountTypeText: 'Telecom' } }],
      ['a landlord for itself', { account: { creditorName: 'BIRCH APARTMENTS', accountTypeText: 'Rental agreement' } }],
      ['named in a remark', { account: { remarks: ['Original creditor: SUMMIT WIRELESS'] } }],
      ['an open card', { account: CARD }],
      ['a utility for itself', { account: { creditorName: 'CITY WATER', accountTypeText: 'Utility' } }],
      ['child support', { account: { creditorName: 'CHILD SUPPORT ENFORCEMENT', accountTypeText: 'Child Support' } }],
      ['a school loan’s guarantor', { account: { ...SCHOOL, creditorName: 'EDUCATION CREDIT MGMT CORP' } }],
    ],
  },
]
