import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import type { PublicRecord } from '#engine/report/report.ts'
import { grid } from '#engine/cases/printed-account.ts'

const SEVEN: Partial<PublicRecord> = {
  type: 'Chapter 7 Bankruptcy',
  court: 'US BANKRUPTCY COURT NORTHERN DISTRICT',
  reference: '2410045',
  dateFiled: '2024-01-10',
  dateResolved: '2024-05-14',
  status: 'Discharged',
}
const THIRTEEN: Partial<PublicRecord> = {
  ...SEVEN,
  type: 'Chapter 13 Bankruptcy',
  dateFiled: '2019-02-04',
  dateResolved: '2024-04-20',
  reference: '1930118',
}
const CARD: Partial<Account> = {
  creditorName: 'LAKESHORE BANK',
  accountNumber: 'XXXXXXXXXXXX2231',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2017-02-14',
  highBalance: 2_345_00,
  currentBalance: 0,
  dateReported: '2026-05-20',
  statusText: 'Included in Chapter 7 Bankruptcy.',
  paymentStatus: 'bankruptcy',
}
const DISCHARGED: Partial<Account> = { statusText: 'Discharged through Bankruptcy Chapter 7.', paymentStatus: 'bankruptcy' }
const ALSO = [
  'discharged_debt_unmarked',
  'bankruptcy_still_owing',
  'bureaus_disagree_status',
  'bureaus_disagree_record',
  'bureaus_disagree_discharge',
  'obsolete_delinquency',
  'late_after_bankruptcy',
]

/** Cases of a court, and the accounts they cover. */
export const RECORD_CASES: readonly RuleCases[] = [
  {
    rule: 'bureaus_disagree_record',
    source: '15 USC 1681e(b); the docket has one day for each event',
    base: { record: SEVEN, elsewhereRecord: {}, allows: ALSO },
    errors: [
      ['discharged on days a month apart', { elsewhereRecord: { dateResolved: '2024-06-20' } }],
      ['discharged here, still filed there', { elsewhereRecord: { status: 'Filed', dateResolved: null } }],
      [
        'still filed here, discharged there',
        {
          record: { status: 'Filed', dateResolved: null },
          elsewhereRecord: { status: 'Discharged', dateResolved: '2024-05-14' },
        },
      ],
      ['filed in other months, one number', { elsewhereRecord: { dateFiled: '2024-03-10' } }],
      ['other chapters, one number', { elsewhereRecord: { type: 'Chapter 13 Bankruptcy' } }],
      ['other numbers, one day', { elsewhereRecord: { reference: '2410054' } }],
      ['dismissed there', { elsewhereRecord: { status: 'Dismissed', dateResolved: '2024-05-14' } }],
      ['a chapter 13 discharged in other years', { record: THIRTEEN, elsewhereRecord: { dateResolved: '2023-04-20' } }],
      ['the months alone, two apart', { record: { dateResolved: '2024-05' }, elsewhereRecord: { dateResolved: '2024-08' } }],
      ['voluntarily withdrawn there', { elsewhereRecord: { status: 'Voluntary withdrawal', dateResolved: '2024-02-01' } }],
    ],
    lookAlikes: [
      ['alike', {}],
      ['a docket’s three days', { elsewhereRecord: { dateResolved: '2024-05-17' } }],
      ['filed the day after', { elsewhereRecord: { dateFiled: '2024-01-11' } }],
      ['the month alone there', { elsewhereRecord: { dateResolved: '2024-05' } }],
      ['no day there', { elsewhereRecord: { dateResolved: null } }],
      [
        'discharged three weeks ago, the other not yet told',
        {
          record: { dateFiled: '2026-01-10', dateResolved: '2026-05-25' },
          elsewhereRecord: { status: 'Filed', dateResolved: null },
        },
      ],
      [
        'converted',
        {
          record: { type: 'Chapter 7 Bankruptcy (converted from chapter 13)' },
          elsewhereRecord: { type: 'Chapter 13 Bankruptcy' },
        },
      ],
      [
        'two cases, years apart',
        { elsewhereRecord: { reference: '1511876', dateFiled: '2015-05-02', dateResolved: '2015-09-01' } },
      ],
      ['closed there after the discharge', { elsewhereRecord: { status: 'Closed', dateResolved: '2024-06-30' } }],
      ['the number with its office and judge', { elsewhereRecord: { reference: '24-10045-TRC' } }],
      ['not listed there', { elsewhereReport: { publicRecords: [] } }],
    ],
  },
  {
    rule: 'bureaus_disagree_discharge',
    source: '11 USC 524(a), 727: a discharge covers the debts of the case',
    base: { account: CARD, record: SEVEN, elsewhere: DISCHARGED, allows: ALSO },
    errors: [
      ['included here, discharged there', {}],
      ['by a remark', { account: { statusText: 'Closed.', remarks: ['Included in Chapter 7 Bankruptcy'] } }],
      [
        'the case stands in the other report alone',
        {
          record: { type: 'Civil judgment', reference: null, status: null, dateFiled: '2019-01-01', dateResolved: null },
          elsewhereReport: { publicRecords: [] },
          records: [SEVEN],
        },
      ],
      [
        'a loan without security',
        { account: { accountType: 'installment', accountTypeText: 'Unsecured', creditorName: 'CEDAR LENDING CO' } },
      ],
      ['a petition, in the status', { account: { statusText: 'Petition for Chapter 7 Bankruptcy.' } }],
      ['a store card', { account: { creditorName: 'MARKET SQUARE STORES', accountTypeText: 'Charge account' } }],
      ['opened the year before the case', { account: { dateOpened: '2022-11-03' } }],
      ['joint, both filed', { account: { responsibility: 'joint' } }],
      ['a balance is left here', { account: { currentBalance: 900_00 } }],
      ['discharged by a remark there', { elsewhere: { statusText: 'Closed.', remarks: ['Discharged in Chapter 7 Bankruptcy'] } }],
    ],
    lookAlikes: [
      ['discharged at both', { account: DISCHARGED }],
      ['included at both', { elsewhere: { statusText: 'Included in Chapter 7 Bankruptcy.' } }],
      ['reaffirmed', { account: { remarks: ['Debt reaffirmed'] } }],
      ['discharged last month', { record: { dateFiled: '2026-01-10', dateResolved: '2026-05-14' } }],
      ['opened after the case was filed', { account: { dateOpened: '2024-03-01' } }],
      [
        'an education loan',
        {
          account: {
            accountType: 'installment',
            accountTypeText: 'Education Loan',
            creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
          },
        },
      ],
      [
        'a mortgage that was kept',
        {
          account: {
            accountType: 'mortgage',
            accountTypeText: 'Conventional real estate mortgage',
            creditorName: 'PLAINS HOME LOANS',
          },
        },
      ],
      ['the case was dismissed', { record: { status: 'Dismissed' } }],
      ['only the spouse filed', { account: { remarks: ['Bankruptcy of co-borrower'] } }],
      ['no case is printed', { record: { type: 'Civil judgment', reference: null, status: null } }],
    ],
  },
  {
    rule: 'discharged_debt_unmarked',
    source: '11 USC 524(a); 15 USC 1681i(a)(4)',
    base: {
      account: {
        ...CARD,
        statusText: 'Account charged off.',
        paymentStatus: 'charge_off',
        currentBalance: 900_00,
        pastDue: 900_00,
        dateOfFirstDelinquency: '2023-06-10',
      },
      record: SEVEN,
      allows: ALSO,
    },
    errors: [
      ['a charge-off with a balance', {}],
      [
        'an unsecured loan',
        { account: { accountType: 'installment', accountTypeText: 'Unsecured', creditorName: 'CEDAR LENDING CO' } },
      ],
      [
        'a collection',
        {
          account: {
            accountType: 'collection',
            accountTypeText: 'Collection',
            originalCreditor: 'SUMMIT WIRELESS',
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            creditorName: 'RIDGELINE RECOVERY SERVICES',
          },
        },
      ],
      ['said to be included, with a balance', { account: { remarks: ['Included in Chapter 7 Bankruptcy'] } }],
    ],
    lookAlikes: [
      ['nothing owed', { account: { currentBalance: 0, pastDue: 0 } }],
      ['opened after it', { account: { dateOpened: '2024-09-01', dateOfFirstDelinquency: '2025-03-01' } }],
      [
        'an education loan',
        {
          account: {
            accountType: 'installment',
            accountTypeText: 'Education Loan',
            creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
          },
        },
      ],
      [
        'a car that was kept',
        { account: { accountType: 'installment', accountTypeText: 'Auto loan', creditorName: 'WESTERN AUTO CREDIT' } },
      ],
      [
        'a mortgage',
        {
          account: {
            accountType: 'mortgage',
            accountTypeText: 'Conventional real estate mortgage',
            creditorName: 'PLAINS HOME LOANS',
          },
        },
      ],
      ['reaffirmed', { account: { remarks: ['Debt reaffirmed'] } }],
      ['dismissed', { record: { status: 'Dismissed' } }],
      ['still pending', { record: { status: 'Filed', dateResolved: null } }],
      [
        'paid on since',
        {
          account: {
            statusText: 'Current.',
            paymentStatus: 'current',
            pastDue: 0,
            lastPaymentDate: '2026-05-01',
            dateOfFirstDelinquency: null,
            paymentHistory: grid('2026-05', 'ok*12'),
          },
        },
      ],
      ['another’s case', { account: { remarks: ['Bankruptcy of co-borrower'] } }],
    ],
  },
  {
    rule: 'discharged_debt_collected',
    source: '11 USC 524(a)(2): a discharged debt may not be collected',
    base: {
      account: {
        creditorName: 'RIDGELINE RECOVERY SERVICES',
        originalCreditor: 'LAKESHORE BANK',
        accountNumber: 'XXXXX6604',
        accountType: 'collection',
        accountTypeText: 'Collection',
        responsibility: 'individual',
        dateOpened: '2025-02-11',
        dateAssigned: '2025-02-11',
        statusText: 'Collection account.',
        paymentStatus: 'in_collections',
        currentBalance: 1_187_00,
        originalBalance: 1_187_00,
        dateOfFirstDelinquency: '2023-06-10',
      },
      beside: [{ ...CARD, ...DISCHARGED, chargeOffAmount: 1_187_00 }],
      record: SEVEN,
      allows: [...ALSO, 'two_collectors_one_debt', 'debt_counted_twice', 'chain_dofd_moved'],
    },
    errors: [
      ['assigned after the discharge', {}],
      ['without a date of first delinquency, the amount is the creditor’s', { account: { dateOfFirstDelinquency: null } }],
      ['assigned the month after', { account: { dateOpened: '2024-06-20', dateAssigned: '2024-06-20' } }],
      ['a part was paid', { account: { currentBalance: 900_00 } }],
      ['interest was added', { account: { currentBalance: 1_400_00 } }],
      ['a debt buyer', { account: { creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC', accountTypeText: 'Debt Buyer' } }],
      ['by months alone', { account: { dateOpened: '2025-02', dateAssigned: '2025-02', dateOfFirstDelinquency: '2023-06' } }],
      ['disputed', { account: { remarks: ['Account information disputed by consumer'] } }],
      ['two years after', { account: { dateOpened: '2026-03-01', dateAssigned: '2026-03-01' } }],
      [
        'the creditor says it by a remark',
        {
          beside: [
            { ...CARD, statusText: 'Closed.', remarks: ['Discharged in Chapter 7 Bankruptcy'], chargeOffAmount: 1_187_00 },
          ],
        },
      ],
    ],
    lookAlikes: [
      ['another debt, begun after the case', { account: { dateOfFirstDelinquency: '2024-11-10' } }],
      ['assigned before the case', { account: { dateOpened: '2023-10-01', dateAssigned: '2023-10-01' } }],
      ['nothing owed', { account: { currentBalance: 0 } }],
      ['another creditor', { account: { originalCreditor: 'SUMMIT WIRELESS' } }],
      ['dismissed', { record: { status: 'Dismissed' } }],
      ['a chapter 13 case', { record: THIRTEEN }],
      [
        'the creditor does not say discharged',
        { beside: [{ ...CARD, statusText: 'Account charged off.', paymentStatus: 'charge_off', chargeOffAmount: 1_187_00 }] },
      ],
      [
        'two cards of the bank, one discharged',
        {
          beside: [
            { ...CARD, ...DISCHARGED },
            {
              ...CARD,
              accountNumber: 'XXXXXXXXXXXX7744',
              dateOpened: '2018-03-03',
              statusText: 'Account charged off.',
              paymentStatus: 'charge_off',
            },
          ],
          account: { dateOfFirstDelinquency: null },
        },
      ],
      ['no case is printed', { record: { type: 'Civil judgment', reference: null, status: null } }],
      [
        'an education loan',
        {
          account: { accountTypeText: 'Education Loan', originalCreditor: 'DEPT OF EDUCATION' },
          beside: [
            {
              ...CARD,
              ...DISCHARGED,
              creditorName: 'DEPT OF EDUCATION',
              accountTypeText: 'Education Loan',
              accountType: 'installment',
            },
          ],
        },
      ],
    ],
  },
  {
    rule: 'late_after_bankruptcy',
    source: '11 USC 524(a); Metro 2 Special Comment and CII E: nothing is past due after the discharge',
    base: {
      account: { ...CARD, ...DISCHARGED, paymentHistory: grid('2025-05', '60 30 ND*12 ok*20') },
      record: SEVEN,
      allows: [...ALSO, 'late_ladder_jump', 'obsolete_late_payment'],
    },
    errors: [
      ['60 days a year after', {}],
      ['30 days two months after', { account: { paymentHistory: grid('2024-07', '30 ND*6 ok*20') } }],
      ['between petition and discharge', { account: { paymentHistory: grid('2024-03', '30 ok*20') } }],
      ['several', { account: { paymentHistory: grid('2025-05', '120 90 60 30 ND*9 ok*20') } }],
      ['a loan without security', { account: { accountType: 'installment', accountTypeText: 'Unsecured' } }],
      ['by a remark', { account: { statusText: 'Closed.', remarks: ['Discharged in Chapter 7 Bankruptcy'] } }],
    ],
    lookAlikes: [
      ['late before the petition', { account: { paymentHistory: grid('2023-12', '90 60 30 ok*20') } }],
      ['no data since', { account: { paymentHistory: grid('2025-05', 'ND*14 ok*20') } }],
      ['not marked as discharged', { account: { statusText: 'Open.', paymentStatus: null } }],
      ['dismissed', { account: { statusText: 'Chapter 13 Bankruptcy dismissed.' }, record: { status: 'Dismissed' } }],
      ['reaffirmed', { account: { remarks: ['Debt reaffirmed'] } }],
      [
        'an education loan',
        {
          account: {
            accountType: 'installment',
            accountTypeText: 'Education Loan',
            creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
          },
        },
      ],
      [
        'a mortgage that was kept',
        { account: { accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' } },
      ],
      ['no day of discharge', { record: { status: 'Filed', dateResolved: null } }],
      ['bankruptcy marks', { account: { paymentHistory: grid('2025-05', 'B*12 60 30 ok*18') } }],
      ['the month of the discharge', { account: { paymentHistory: grid('2024-05', 'ND*5 90 60 30 ok*20') } }],
    ],
  },
]
