import { AUTO_LOAN, CARD, CHARGED_OFF, COLLECTION, FOR_SCHOOL, marks } from '#engine/cases/by-rule/accounts.ts'
import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'

const SCHOOL: Partial<Account> = { ...AUTO_LOAN, ...FOR_SCHOOL, statusText: 'Open.', dateOpened: '2018-09-01' }
const DISCHARGED: Partial<Account> = {
  status: null,
  statusText: 'Discharged through Bankruptcy Chapter 7.',
  paymentStatus: 'bankruptcy',
  currentBalance: 900_00,
}

/** Look-alikes of rules whose errors stand among the whole reports. */
export const ONCE_MORE_CASES: readonly RuleCases[] = [
  {
    rule: 'never_late_with_late_marks',
    source: 'The status speaks of its own day',
    base: { account: { ...CARD, ...marks('ok*24') } },
    errors: [],
    lookAlikes: [
      ['good all along', {}],
      ['open, without "never late"', { account: { statusText: 'Open.', ...marks('ok*6 30 ok*17') } }],
      ['current, was late', { account: { statusText: 'Current, was 30 days past due', ...marks('ok*6 30 ok*17') } }],
      ['no data', { account: marks('ok*6 ND*3 ok*15') }],
      ['a mark newer than the status', { account: { statusDate: '2026-02', ...marks('30 ok*23') } }],
      ['too new', { account: marks('ok*3 TN') }],
      ['closed marks', { account: marks('CLS*4 ok*20') }],
      ['no grid', { account: { paymentHistory: [] } }],
      ['pays as agreed, once late', { account: { statusText: 'Pays as agreed', ...marks('ok*6 30 ok*17') } }],
      [
        'late now',
        { account: { status: 'delinquent', statusText: '30 days past due', paymentStatus: 'late', ...marks('30 ok*23') } },
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
      ['charged off', { account: CHARGED_OFF }],
      ['a fee was written off', { account: { remarks: ['Late fee waived'] } }],
      [
        'an old mark, current since',
        {
          account: { statusDate: '2026-05', ...marks('ok*6 CO 120 90 60 30 ok*8', '2025-11') },
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
    base: { account: { ...AUTO_LOAN, statusText: 'Open.' } },
    errors: [],
    lookAlikes: [
      ['rung by rung', { account: marks('90 60 30 ok*15') }],
      ['down in one step', { account: marks('ok 120 90 60 30 ok*10') }],
      ['over a gap', { account: marks('90 ND ok*15') }],
      ['to a charge-off', { account: { ...CHARGED_OFF, ...marks('CO 60 30 ok*15') } }],
      ['an education loan, first at 90', { account: { ...SCHOOL, ...marks('90 ok*15') } }],
      ['after a forbearance', { account: { remarks: ['Forbearance'], ...marks('90 ok*15') } }],
      ['after a transfer', { account: { remarks: ['Account transferred from another office'], ...marks('90 ok*15') } }],
      ['a bankruptcy', { account: { remarks: ['Included in Chapter 13 Bankruptcy'], ...marks('90 ok*15') } }],
      ['rolling 30s', { account: marks('30 30 30 ok*15') }],
      [
        'to a repossession',
        { account: { status: null, statusText: 'Repossession.', paymentStatus: 'repossession', ...marks('R 30 ok*15') } },
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
      ['a car that is paid through the plan', { account: { ...AUTO_LOAN, ...DISCHARGED } }],
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
          account: AUTO_LOAN,
          beside: [
            {
              ...AUTO_LOAN,
              accountNumber: 'XXXXXXXX9977',
              currentBalance: 0,
              status: 'transferred',
              statusText: 'Transferred, closed.',
            },
          ],
        },
      ],
      ['a card and a loan', { beside: [{ ...AUTO_LOAN, creditorName: 'LAKESHORE BANK', dateOpened: '2017-02-14' }] }],
      [
        'pay later purchases of one day',
        {
          account: {
            ...AUTO_LOAN,
            creditorName: 'QUICKPAY',
            accountTypeText: 'Buy now pay later',
            originalBalance: 120_00,
            currentBalance: 60_00,
          },
          beside: [
            {
              ...AUTO_LOAN,
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
    base: { account: COLLECTION },
    errors: [],
    lookAlikes: [
      ['another creditor', { beside: [{ ...COLLECTION, creditorName: 'PEAK COLLECTORS', originalCreditor: 'CITY WATER' }] }],
      [
        'another amount',
        { beside: [{ ...COLLECTION, creditorName: 'PEAK COLLECTORS', currentBalance: 130_00, originalBalance: 130_00 }] },
      ],
      [
        'the first one closed',
        {
          beside: [
            {
              ...COLLECTION,
              creditorName: 'PEAK COLLECTORS',
              status: 'closed',
              statusText: 'Closed collection account.',
              dateClosed: '2025-01-01',
            },
          ],
        },
      ],
      ['recalled', { beside: [{ ...COLLECTION, creditorName: 'PEAK COLLECTORS', remarks: ['Returned to credit grantor'] }] }],
      [
        'paid',
        {
          beside: [
            {
              ...COLLECTION,
              creditorName: 'PEAK COLLECTORS',
              currentBalance: 0,
              status: 'paid',
              statusText: 'Paid, Closed collection account.',
            },
          ],
        },
      ],
      [
        'another delinquency',
        { beside: [{ ...COLLECTION, creditorName: 'PEAK COLLECTORS', dateOfFirstDelinquency: '2025-01-10' }] },
      ],
      [
        'the creditor is not named',
        {
          beside: [{ ...COLLECTION, creditorName: 'PEAK COLLECTORS', originalCreditor: null }],
          allows: ['collector_without_original_creditor'],
        },
      ],
      [
        'two debts at one collector',
        { beside: [{ ...COLLECTION, accountNumber: 'XXXXX7711', currentBalance: 130_00, originalBalance: 130_00 }] },
      ],
      [
        'the creditor itself',
        {
          beside: [
            {
              ...CHARGED_OFF,
              creditorName: 'SUMMIT WIRELESS',
              accountType: 'open',
              accountTypeText: 'Telecom',
              currentBalance: 0,
            },
          ],
        },
      ],
      ['alone', {}],
    ],
  },
  {
    rule: 'collector_without_original_creditor',
    source: '15 USC 1681c(a)(6); Metro 2 K1',
    base: { account: { ...COLLECTION, originalCreditor: null } },
    errors: [],
    lookAlikes: [
      ['named', { account: { originalCreditor: 'SUMMIT WIRELESS' } }],
      ['medical: the name may be coded', { account: { loanType: 'Medical', accountTypeText: 'Medical collection' } }],
      ['a bank’s own charge-off', { account: CHARGED_OFF }],
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
