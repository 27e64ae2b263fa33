import { COLLECTION } from '#engine/cases/by-rule/accounts.ts'
import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { grid } from '#engine/cases/printed-account.ts'

const AGENCY: Partial<Account> = {
  ...COLLECTION,
  dateOpened: '2025-03-11',
  dateAssigned: '2025-03-11',
  balanceDate: '2026-05-20',
  dateOfFirstDelinquency: '2024-08-03',
}
const MEDICAL: Partial<Account> = {
  ...AGENCY,
  originalCreditor: 'MERCY HOSPITAL',
  loanType: 'Medical',
  accountTypeText: 'Medical collection',
}
const BANK: Partial<Account> = {
  creditorName: 'LAKESHORE BANK',
  accountNumber: 'XXXXXXXXXXXX2231',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2019-02-14',
  dateReported: '2026-05-20',
  statusText: 'Account charged off.',
  paymentStatus: 'charge_off',
  dateOfFirstDelinquency: '2023-06-10',
  chargeOffAmount: 1_187_00,
  currentBalance: 0,
}
const SCHOOL: Partial<Account> = {
  creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
  accountNumber: 'XXXXXX9021',
  accountType: 'installment',
  accountTypeText: 'Education Loan',
  dateOpened: '2015-09-01',
  responsibility: 'individual',
  statusText: 'Collection account.',
  paymentStatus: 'in_collections',
  currentBalance: 8_900_00,
}
const ALSO = [
  'debt_counted_twice',
  'two_collectors_one_debt',
  'chain_dofd_moved',
  'settled_debt_sold_on',
  'collector_without_original_creditor',
  'collector_above_original',
  'medical_under_500',
  'medical_paid',
  'medical_under_one_year',
  'dofd_missing',
  'current_with_charge_off_remark',
  'balance_after_sale',
  'late_ladder_jump',
]

/** Collections, and the debts they come from. */
export const COLLECTION_CASES: readonly RuleCases[] = [
  {
    rule: 'collector_above_original',
    source: '15 USC 1692f(1): only what the agreement or the law allows',
    base: { account: AGENCY, allows: ALSO },
    errors: [
      ['$487 to $900', { account: { currentBalance: 900_00 } }],
      ['by $60', { account: { currentBalance: 547_00 } }],
      ['threefold', { account: { currentBalance: 1_461_00 } }],
      [
        'a debt buyer',
        { account: { creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC', accountTypeText: 'Debt Buyer', currentBalance: 900_00 } },
      ],
      ['medical', { account: { ...MEDICAL, originalBalance: 700_00, currentBalance: 980_00 } }],
      ['a bank’s debt', { account: { originalCreditor: 'LAKESHORE BANK', originalBalance: 1_187_00, currentBalance: 1_540_00 } }],
      ['a small one', { account: { originalBalance: 80_00, currentBalance: 190_00 } }],
      ['disputed', { account: { currentBalance: 900_00, remarks: ['Account information disputed by consumer'] } }],
      ['a utility', { account: { originalCreditor: 'CITY WATER', currentBalance: 611_00 } }],
      ['a landlord', { account: { originalCreditor: 'BIRCH APARTMENTS', originalBalance: 2_000_00, currentBalance: 2_600_00 } }],
    ],
    lookAlikes: [
      ['the same', {}],
      ['$50 more', { account: { currentBalance: 537_00 } }],
      ['paid down', { account: { currentBalance: 200_00 } }],
      ['interest is printed', { account: { currentBalance: 900_00, remarks: ['Balance includes interest and fees'] } }],
      ['a judgment', { account: { currentBalance: 900_00, remarks: ['Judgment obtained'] } }],
      ['no original amount', { account: { originalBalance: null, highBalance: 487_00, currentBalance: 900_00 } }],
      ['taxes', { account: { originalCreditor: 'STATE TAX COMMISSION', loanType: 'Tax', currentBalance: 900_00 } }],
      [
        'child support',
        { account: { originalCreditor: 'CHILD SUPPORT ENFORCEMENT', accountTypeText: 'Child Support', currentBalance: 900_00 } },
      ],
      [
        'an education loan',
        { account: { accountTypeText: 'Education Loan', originalCreditor: 'DEPT OF EDUCATION', currentBalance: 900_00 } },
      ],
      ['paid', { account: { currentBalance: 0, status: 'paid', statusText: 'Paid, Closed collection account.' } }],
    ],
  },
  {
    rule: 'medical_paid',
    source: 'The bureaus’ policy of July 1, 2022: paid medical collections are not listed',
    base: {
      account: { ...MEDICAL, currentBalance: 0, status: 'paid', statusText: 'Paid, Closed collection account.' },
      allows: ALSO,
    },
    errors: [
      ['paid', {}],
      ['by the name of the creditor class', { account: { accountTypeText: 'Collection', loanType: 'MEDICAL' } }],
      ['paid last month', { account: { lastPaymentDate: '2026-05-02' } }],
      ['a large one', { account: { originalBalance: 4_200_00 } }],
      ['by a remark', { account: { remarks: ['Paid in full'] } }],
      ['years ago', { account: { dateOfFirstDelinquency: '2021-01-03', dateOpened: '2021-08-11', dateAssigned: '2021-08-11' } }],
      ['an ambulance', { account: { originalCreditor: 'COUNTY AMBULANCE' } }],
      ['a dentist', { account: { originalCreditor: 'LAKE DENTAL' } }],
    ],
    lookAlikes: [
      ['unpaid', { account: { currentBalance: 487_00, status: null, statusText: 'Collection account.' } }],
      [
        'settled for less',
        { account: { statusText: 'Settled for less than full balance.', remarks: ['Settled for less than the full amount'] } },
      ],
      [
        'a phone company',
        { account: { ...AGENCY, currentBalance: 0, status: 'paid', statusText: 'Paid, Closed collection account.' } },
      ],
      ['a zero without a word', { account: { status: null, statusText: 'Collection account.', currentBalance: 0 } }],
      [
        'before the policy',
        {
          allows: ['date_in_future'],
          report: { reportDate: '2022-06-10' },
          account: {
            dateOpened: '2021-03-11',
            dateAssigned: '2021-03-11',
            dateReported: '2022-05-20',
            balanceDate: '2022-05-20',
            dateOfFirstDelinquency: '2020-08-03',
          },
        },
      ],
      [
        'a medical credit card',
        {
          account: {
            ...BANK,
            creditorName: 'CARE CARD BANK',
            accountTypeText: 'Credit card',
            statusText: 'Paid, Closed/Never late.',
            paymentStatus: 'current',
            status: 'paid',
          },
        },
      ],
      [
        'a pet clinic’s loan',
        {
          account: {
            dateOfFirstDelinquency: null,
            accountType: 'installment',
            accountTypeText: 'Unsecured',
            originalCreditor: null,
            loanType: null,
            creditorName: 'CEDAR LENDING CO',
            statusText: 'Paid, Closed/Never late.',
            paymentStatus: 'current',
          },
        },
      ],
      ['a balance is left', { account: { currentBalance: 100_00, status: null, statusText: 'Collection account.' } }],
      [
        'a plan is being paid',
        { account: { currentBalance: 300_00, status: null, statusText: 'Collection account.', remarks: ['Making payments'] } },
      ],
      [
        'a hospital’s gift shop card',
        {
          account: {
            ...BANK,
            creditorName: 'GENERAL STORES',
            currentBalance: 0,
            statusText: 'Paid, Closed/Never late.',
            paymentStatus: 'current',
            status: 'paid',
          },
        },
      ],
    ],
  },
  {
    rule: 'medical_under_500',
    source: 'The bureaus’ policy of April 11, 2023: medical collections that began under $500 are not listed',
    base: { account: { ...MEDICAL, currentBalance: 320_00, originalBalance: 320_00 }, allows: ALSO },
    errors: [
      ['$320', {}],
      ['$499.99', { account: { currentBalance: 499_99, originalBalance: 499_99 } }],
      ['$20', { account: { currentBalance: 20_00, originalBalance: 20_00 } }],
      ['partly paid from $450', { account: { currentBalance: 200_00, originalBalance: 450_00 } }],
      ['by the highest balance', { account: { originalBalance: null, highBalance: 320_00 } }],
      ['by its creditor class', { account: { accountTypeText: 'Collection', loanType: 'MEDICAL' } }],
      ['a laboratory', { account: { originalCreditor: 'QUARRY LABS' } }],
      ['disputed', { account: { remarks: ['Account information disputed by consumer'] } }],
    ],
    lookAlikes: [
      ['$500', { account: { currentBalance: 500_00, originalBalance: 500_00 } }],
      ['begun at $900, paid down to $200', { account: { currentBalance: 200_00, originalBalance: 900_00 } }],
      ['a phone company', { account: { ...AGENCY, currentBalance: 320_00, originalBalance: 320_00 } }],
      [
        'no first amount, and partly paid',
        { account: { originalBalance: null, lastPaymentDate: '2026-01-05', lastPaymentAmount: 50_00 } },
      ],
      [
        'before the policy',
        {
          allows: ['date_in_future'],
          report: { reportDate: '2023-03-10' },
          account: {
            dateOpened: '2021-12-11',
            dateAssigned: '2021-12-11',
            dateReported: '2023-02-20',
            balanceDate: '2023-02-20',
            dateOfFirstDelinquency: '2021-08-03',
          },
        },
      ],
      ['the highest balance was more', { account: { highBalance: 780_00 } }],
      [
        'a dentist’s loan at a bank',
        { account: { ...BANK, currentBalance: 320_00, creditorName: 'CEDAR LENDING CO', chargeOffAmount: 320_00 } },
      ],
      ['$2,000', { account: { currentBalance: 2_000_00, originalBalance: 2_000_00 } }],
      ['a gym', { account: { ...AGENCY, originalCreditor: 'IRON GYM', currentBalance: 120_00, originalBalance: 120_00 } }],
      [
        'nothing says that it is medical',
        { account: { ...AGENCY, originalCreditor: 'LAKE COUNTY SERVICES', currentBalance: 120_00, originalBalance: 120_00 } },
      ],
    ],
  },
  {
    rule: 'medical_under_one_year',
    source: 'The bureaus’ policy of July 1, 2022: medical collections wait for a year',
    base: {
      account: {
        ...MEDICAL,
        currentBalance: 900_00,
        originalBalance: 900_00,
        dateOfFirstDelinquency: '2025-10-03',
        dateOpened: '2026-02-11',
        dateAssigned: '2026-02-11',
      },
      allows: ALSO,
    },
    errors: [
      ['eight months', {}],
      [
        'three months',
        { account: { dateOfFirstDelinquency: '2026-03-01', dateOpened: '2026-05-11', dateAssigned: '2026-05-11' } },
      ],
      ['eleven months', { account: { dateOfFirstDelinquency: '2025-07-20' } }],
      ['the month alone', { account: { dateOfFirstDelinquency: '2025-09' } }],
      ['a day under a year', { account: { dateOfFirstDelinquency: '2025-06-17' } }],
      ['by its creditor class', { account: { accountTypeText: 'Collection', loanType: 'MEDICAL' } }],
      ['a dentist', { account: { originalCreditor: 'LAKE DENTAL' } }],
      ['a large one', { account: { currentBalance: 8_000_00, originalBalance: 8_000_00 } }],
      ['disputed', { account: { remarks: ['Account information disputed by consumer'] } }],
    ],
    lookAlikes: [
      ['two years', { account: { dateOfFirstDelinquency: '2024-03-01' } }],
      ['a year to the day', { account: { dateOfFirstDelinquency: '2025-06-15' } }],
      ['no date; assigned in the winter', { account: { dateOfFirstDelinquency: null } }],
      [
        'a phone company',
        { account: { ...AGENCY, dateOfFirstDelinquency: '2025-10-03', dateOpened: '2026-02-11', dateAssigned: '2026-02-11' } },
      ],
      ['the year alone', { account: { dateOfFirstDelinquency: '2025' } }],
      ['the month in which the year ends', { account: { dateOfFirstDelinquency: '2025-06' } }],
      [
        'a medical credit card',
        { account: { ...BANK, creditorName: 'CARE CARD BANK', dateOfFirstDelinquency: '2025-10-03', currentBalance: 900_00 } },
      ],
      [
        'given to a second agency in the winter',
        { account: { dateOfFirstDelinquency: '2023-10-03', dateOpened: '2026-02-11', dateAssigned: '2026-02-11' } },
      ],
      [
        'a utility',
        {
          account: {
            ...AGENCY,
            originalCreditor: 'CITY WATER',
            dateOfFirstDelinquency: '2026-01-03',
            dateOpened: '2026-04-11',
            dateAssigned: '2026-04-11',
          },
        },
      ],
      [
        'a loan for a treatment',
        {
          account: {
            ...BANK,
            accountType: 'installment',
            accountTypeText: 'Unsecured',
            dateOfFirstDelinquency: '2025-10-03',
            currentBalance: 900_00,
          },
        },
      ],
    ],
  },
  {
    rule: 'veteran_medical',
    source: '15 USC 1681a(aa), 1681c(a)(7)-(8)',
    base: {
      account: { ...MEDICAL, currentBalance: 900_00, originalBalance: 900_00 },
      confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: '2025-11-02', isSettled: false }] },
      allows: ALSO,
    },
    errors: [
      ['care half a year ago', {}],
      [
        'settled, care years ago',
        { confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: '2022-11-02', isSettled: true }] } },
      ],
      [
        'settled, the day unknown',
        { confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: null, isSettled: true }] } },
      ],
      [
        'a day under a year',
        { confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: '2025-06-16', isSettled: false }] } },
      ],
      ['an ambulance', { account: { originalCreditor: 'COUNTY AMBULANCE' } }],
      ['wrongly charged by the department', { account: { originalCreditor: 'VA MEDICAL CENTER' } }],
      ['a dentist', { account: { originalCreditor: 'LAKE DENTAL' } }],
      ['a debt buyer', { account: { creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC' } }],
    ],
    lookAlikes: [
      ['nothing said', { confirmed: { veteranMedical: [] } }],
      [
        'care years ago, unpaid',
        { confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: '2022-11-02', isSettled: false }] } },
      ],
      [
        'the day unknown, unpaid',
        { confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: null, isSettled: false }] } },
      ],
      [
        'of another account',
        { confirmed: { veteranMedical: [{ accountId: 'a7', dateOfService: '2025-11-02', isSettled: false }] } },
      ],
      [
        'a year and a day',
        { confirmed: { veteranMedical: [{ accountId: 'a1', dateOfService: '2025-06-14', isSettled: false }] } },
      ],
      ['a bank’s card', { account: BANK }],
      [
        'a hospital with a veteran’s name',
        { account: { originalCreditor: 'VETERANS AVENUE CLINIC' }, confirmed: { veteranMedical: [] } },
      ],
      ['no medical debt at all', { account: AGENCY, confirmed: { veteranMedical: [] } }],
      [
        'the year of care alone cannot be given',
        { confirmed: { veteranMedical: [{ accountId: 'a2', dateOfService: '2025-11-02', isSettled: true }] } },
      ],
      [
        'paid, nothing said',
        {
          account: { currentBalance: 0, status: 'paid', statusText: 'Paid, Closed collection account.' },
          confirmed: { veteranMedical: [] },
        },
      ],
    ],
  },
  {
    rule: 'settled_debt_sold_on',
    source: '15 USC 1681e(b), 1692e(2)(A): what was settled is owed to nobody',
    base: {
      account: {
        ...AGENCY,
        originalCreditor: 'LAKESHORE BANK',
        currentBalance: 1_187_00,
        originalBalance: 1_187_00,
        dateOpened: '2025-09-11',
        dateAssigned: '2025-09-11',
        dateOfFirstDelinquency: '2023-06-10',
      },
      beside: [
        {
          ...BANK,
          status: 'paid',
          statusText: 'Settled for less than full balance.',
          dateClosed: '2025-02-10',
          lastPaymentDate: '2025-02-10',
          remarks: ['Account settled for less than the full balance'],
        },
      ],
      allows: ALSO,
    },
    errors: [
      ['settled, then collected', {}],
      [
        'paid in full, then collected',
        {
          beside: [
            {
              ...BANK,
              status: 'paid',
              statusText: 'Paid, Closed. Account charged off.',
              dateClosed: '2025-02-10',
              lastPaymentDate: '2025-02-10',
            },
          ],
        },
      ],
      ['a debt buyer', { account: { creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC', accountTypeText: 'Debt Buyer' } }],
      ['three months after', { account: { dateOpened: '2025-05-20', dateAssigned: '2025-05-20' } }],
      [
        'two years after',
        {
          account: { dateOpened: '2026-05-01', dateAssigned: '2026-05-01' },
          beside: [
            {
              ...BANK,
              status: 'paid',
              statusText: 'Settled for less than full balance.',
              dateClosed: '2024-02-10',
              lastPaymentDate: '2024-02-10',
              remarks: ['Account settled for less than the full balance'],
            },
          ],
        },
      ],
      ['the collector names the bank by its short form', { account: { originalCreditor: 'LAKESHORE BK' } }],
      [
        'a smaller amount',
        {
          account: { currentBalance: 437_00, originalBalance: 437_00 },
          beside: [
            {
              ...BANK,
              chargeOffAmount: 437_00,
              status: 'paid',
              statusText: 'Settled for less than full balance.',
              dateClosed: '2025-02-10',
              lastPaymentDate: '2025-02-10',
              remarks: ['Account settled for less than the full balance'],
            },
          ],
        },
      ],
      ['disputed', { account: { remarks: ['Account information disputed by consumer'] } }],
    ],
    lookAlikes: [
      ['placed before it was settled', { account: { dateOpened: '2024-03-11', dateAssigned: '2024-03-11' } }],
      ['another amount', { account: { currentBalance: 640_00, originalBalance: 640_00 } }],
      ['another bank', { account: { originalCreditor: 'HARBOR NATIONAL BANK' } }],
      [
        'sold',
        {
          beside: [
            { ...BANK, status: 'transferred', statusText: 'Charge-off, sold to another company.', dateClosed: '2025-02-10' },
          ],
        },
      ],
      [
        'a round amount',
        {
          account: { currentBalance: 1_000_00, originalBalance: 1_000_00 },
          beside: [
            {
              ...BANK,
              chargeOffAmount: 1_000_00,
              status: 'paid',
              statusText: 'Settled for less than full balance.',
              dateClosed: '2025-02-10',
              lastPaymentDate: '2025-02-10',
            },
          ],
        },
      ],
      [
        'joint: the other holder still owes',
        {
          beside: [
            {
              ...BANK,
              responsibility: 'joint',
              status: 'paid',
              statusText: 'Settled for less than full balance.',
              dateClosed: '2025-02-10',
              lastPaymentDate: '2025-02-10',
            },
          ],
        },
      ],
      ['zero without a word of a payment', { beside: [{ ...BANK, dateClosed: '2025-02-10' }] }],
      [
        'nothing is asked any more',
        { account: { currentBalance: 0, status: 'paid', statusText: 'Paid, Closed collection account.' } },
      ],
      [
        'the payment was returned',
        {
          beside: [
            {
              ...BANK,
              status: 'paid',
              statusText: 'Settled for less than full balance.',
              dateClosed: '2025-02-10',
              lastPaymentDate: '2025-02-10',
              remarks: ['Payment returned'],
            },
          ],
        },
      ],
      [
        'taken over by the collector in the month of the payment',
        { account: { dateOpened: '2025-03-01', dateAssigned: '2025-03-01' } },
      ],
    ],
  },
  {
    rule: 'debt_counted_twice',
    source: '15 USC 1681e(b): who sold a debt is owed nothing',
    base: {
      account: {
        ...BANK,
        statusText: 'Charge-off, sold to another company.',
        status: 'transferred',
        soldTo: 'NORTHGATE PORTFOLIO BUYERS LLC',
        currentBalance: 1_187_00,
      },
      beside: [
        {
          ...AGENCY,
          creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
          originalCreditor: 'LAKESHORE BANK',
          accountTypeText: 'Debt Buyer',
          currentBalance: 1_187_00,
          originalBalance: 1_187_00,
          dateOfFirstDelinquency: '2023-06-10',
        },
      ],
      allows: ALSO,
    },
    errors: [
      ['both with the whole', { account: { chargeOffAmount: null } }],
      ['the amount that was charged off: it asks', {}],
      [
        'the buyer asks more',
        {
          beside: [
            {
              ...AGENCY,
              creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
              originalCreditor: 'LAKESHORE BANK',
              accountTypeText: 'Debt Buyer',
              currentBalance: 1_460_00,
              originalBalance: 1_187_00,
              dateOfFirstDelinquency: '2023-06-10',
            },
          ],
        },
      ],
      [
        'placed with an agency: it asks',
        {
          account: { status: null, statusText: 'Account charged off.', soldTo: null },
          beside: [
            {
              ...AGENCY,
              originalCreditor: 'LAKESHORE BANK',
              currentBalance: 1_187_00,
              originalBalance: 1_187_00,
              dateOfFirstDelinquency: '2023-06-10',
            },
          ],
        },
      ],
      [
        'sold by a remark',
        {
          account: {
            status: null,
            statusText: 'Account charged off.',
            soldTo: null,
            chargeOffAmount: null,
            remarks: ['Account sold to another lender'],
          },
        },
      ],
      [
        'a small debt',
        {
          account: { currentBalance: 312_00, chargeOffAmount: null },
          beside: [
            {
              ...AGENCY,
              creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
              originalCreditor: 'LAKESHORE BANK',
              accountTypeText: 'Debt Buyer',
              currentBalance: 312_00,
              originalBalance: 312_00,
              dateOfFirstDelinquency: '2023-06-10',
            },
          ],
        },
      ],
      ['past due at the seller too', { account: { chargeOffAmount: null, pastDue: 1_187_00 } }],
      ['a loan', { account: { accountType: 'installment', accountTypeText: 'Unsecured', chargeOffAmount: null } }],
      [
        'the buyer has been paid a part',
        {
          account: { chargeOffAmount: null },
          beside: [
            {
              ...AGENCY,
              creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
              originalCreditor: 'LAKESHORE BANK',
              accountTypeText: 'Debt Buyer',
              currentBalance: 700_00,
              originalBalance: 1_187_00,
              dateOfFirstDelinquency: '2023-06-10',
            },
          ],
        },
      ],
    ],
    lookAlikes: [
      ['nothing owed to the seller', { account: { currentBalance: 0 } }],
      [
        'nothing owed to the buyer',
        {
          beside: [
            {
              ...AGENCY,
              creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
              originalCreditor: 'LAKESHORE BANK',
              currentBalance: 0,
              status: 'paid',
              statusText: 'Paid, Closed collection account.',
            },
          ],
        },
      ],
      ['the buyer is not listed', { beside: [] }],
      [
        'another bank’s debt',
        {
          beside: [
            { ...AGENCY, creditorName: 'OTHER BUYER LLC', originalCreditor: 'HARBOR NATIONAL BANK', currentBalance: 1_187_00 },
          ],
        },
      ],
      [
        'a card in use, and a phone debt',
        {
          account: {
            ...BANK,
            status: 'open',
            statusText: 'Open/Never late.',
            paymentStatus: 'current',
            soldTo: null,
            currentBalance: 900_00,
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
          beside: [AGENCY],
        },
      ],
      [
        'another delinquency',
        {
          account: { status: null, statusText: 'Account charged off.', soldTo: null, dateOfFirstDelinquency: '2020-01-10' },
          beside: [
            {
              ...AGENCY,
              originalCreditor: 'LAKESHORE BANK',
              currentBalance: 640_00,
              originalBalance: 640_00,
              dateOfFirstDelinquency: '2024-11-10',
            },
          ],
        },
      ],
      [
        'two cards of the bank: either may be meant',
        {
          account: { status: null, statusText: 'Account charged off.', soldTo: null },
          beside: [
            { ...BANK, accountNumber: 'XXXXXXXXXXXX7744', currentBalance: 1_187_00 },
            {
              ...AGENCY,
              originalCreditor: 'LAKESHORE BANK',
              currentBalance: 1_187_00,
              originalBalance: 1_187_00,
              dateOfFirstDelinquency: '2023-06-10',
            },
          ],
        },
      ],
      [
        'paid at both',
        {
          account: { currentBalance: 0, status: 'paid', statusText: 'Paid, Closed. Account charged off.', soldTo: null },
          beside: [
            {
              ...AGENCY,
              originalCreditor: 'LAKESHORE BANK',
              currentBalance: 0,
              status: 'paid',
              statusText: 'Paid, Closed collection account.',
            },
          ],
        },
      ],
      [
        'a mortgage sold to an investor',
        {
          account: {
            ...BANK,
            creditorName: 'PLAINS HOME LOANS',
            accountType: 'mortgage',
            accountTypeText: 'Conventional real estate mortgage',
            status: 'open',
            statusText: 'Open/Never late.',
            paymentStatus: 'current',
            soldTo: null,
            remarks: ['Sold to Fannie Mae'],
            currentBalance: 180_000_00,
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
          beside: [],
        },
      ],
      [
        'two phone debts',
        {
          account: { ...AGENCY, status: null, soldTo: null, chargeOffAmount: null },
          beside: [
            {
              ...AGENCY,
              accountNumber: 'XXXXX7711',
              originalCreditor: 'PEAK CABLE',
              currentBalance: 130_00,
              originalBalance: 130_00,
            },
          ],
        },
      ],
    ],
  },
  {
    rule: 'authorized_user_derogatory',
    source: 'Metro 2 ECOA code 3; the bureaus’ and lenders’ practice',
    base: { account: { ...BANK, responsibility: 'authorized_user', currentBalance: 900_00 }, allows: ALSO },
    errors: [
      ['charged off', {}],
      [
        '60 days late',
        { account: { statusText: '60 days past due', paymentStatus: 'late', status: 'delinquent', chargeOffAmount: null } },
      ],
      ['in collection', { account: { statusText: 'Collection account.', paymentStatus: 'in_collections' } }],
      ['paid since', { account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 } }],
      [
        'a repossession',
        {
          account: {
            accountType: 'installment',
            accountTypeText: 'Auto loan',
            statusText: 'Repossession.',
            paymentStatus: 'repossession',
          },
        },
      ],
      [
        '30 days late',
        { account: { statusText: '30 days past due', paymentStatus: 'late', status: 'delinquent', chargeOffAmount: null } },
      ],
      [
        '90 days late',
        { account: { statusText: '90 days past due', paymentStatus: 'late', status: 'delinquent', chargeOffAmount: null } },
      ],
      ['a store card', { account: { accountTypeText: 'Store card' } }],
    ],
    lookAlikes: [
      ['their own', { account: { responsibility: 'individual' } }],
      ['joint', { account: { responsibility: 'joint' } }],
      ['a co-signer', { account: { responsibility: 'cosigner' } }],
      [
        'good',
        {
          account: {
            statusText: 'Open/Never late.',
            paymentStatus: 'current',
            status: 'open',
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
        },
      ],
      [
        'paid, never late',
        {
          account: {
            statusText: 'Paid, Closed/Never late.',
            paymentStatus: 'current',
            status: 'paid',
            currentBalance: 0,
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
        },
      ],
      ['not printed', { account: { responsibility: null } }],
      [
        'ended: terminated from the account',
        {
          account: {
            responsibility: 'terminated',
            statusText: 'Open/Never late.',
            paymentStatus: 'current',
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
        },
      ],
      [
        'closed in good standing',
        {
          account: {
            statusText: 'Closed.',
            paymentStatus: 'current',
            status: 'closed',
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
        },
      ],
      [
        'a lost card',
        {
          account: {
            statusText: 'Closed.',
            paymentStatus: 'current',
            status: 'closed',
            remarks: ['Credit card lost or stolen'],
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
          },
        },
      ],
      [
        'once late, long current',
        {
          account: {
            statusText: 'Open.',
            paymentStatus: 'current',
            status: 'open',
            dateOfFirstDelinquency: null,
            chargeOffAmount: null,
            paymentHistory: grid('2026-05', 'ok*20 30 ok*10'),
          },
        },
      ],
    ],
  },
  {
    rule: 'rehabilitated_default_listed',
    source: '20 USC 1078-6(a)(1)(C), 1087dd(h)',
    base: { account: SCHOOL, confirmed: { rehabilitated: ['a1'] }, allows: ALSO },
    errors: [
      ['the status', {}],
      [
        'a remark',
        {
          account: {
            statusText: 'Current.',
            paymentStatus: 'current',
            status: 'open',
            remarks: ['Defaulted student loan, claim filed with government'],
          },
        },
      ],
      [
        'the grid',
        {
          account: {
            statusText: 'Current.',
            paymentStatus: 'current',
            status: 'open',
            paymentHistory: grid('2026-05', 'ok*9 C*6 90 ok*10'),
          },
        },
      ],
      ['charged off', { account: { statusText: 'Account charged off.', paymentStatus: 'charge_off' } }],
      ['a guaranty agency’s', { account: { creditorName: 'EDUCATION CREDIT MGMT CORP' } }],
      ['paid since', { account: { statusText: 'Paid, Closed collection account.', status: 'paid', currentBalance: 0 } }],
      ['another servicer', { account: { creditorName: 'DEPT OF ED/ELMWOOD' } }],
      [
        'a claim',
        {
          account: { statusText: 'Account charged off.', paymentStatus: 'charge_off', remarks: ['Claim filed with government'] },
        },
      ],
      ['a small balance', { account: { currentBalance: 300_00 } }],
    ],
    lookAlikes: [
      ['not said', { confirmed: { rehabilitated: [] } }],
      [
        'the lates before it',
        {
          account: {
            statusText: 'Current.',
            paymentStatus: 'current',
            status: 'open',
            paymentHistory: grid('2026-05', 'ok*9 120 90 ok*10'),
          },
        },
      ],
      ['another loan', { confirmed: { rehabilitated: ['a9'] } }],
      ['a private loan by their word', { confirmed: { rehabilitated: ['a1'], privateLoans: ['a1'] } }],
      ['current', { account: { statusText: 'Open/Never late.', paymentStatus: 'current', status: 'open' } }],
      ['a card', { account: BANK, confirmed: { rehabilitated: [] } }],
      [
        'consolidated',
        {
          account: {
            statusText: 'Paid, Closed.',
            status: 'paid',
            paymentStatus: null,
            currentBalance: 0,
            remarks: ['Consolidated'],
          },
          confirmed: { rehabilitated: [] },
        },
      ],
      [
        'deferred',
        { account: { statusText: 'Open/Never late.', paymentStatus: 'current', status: 'open', remarks: ['Payment deferred'] } },
      ],
      ['late now', { account: { statusText: '90 days past due', paymentStatus: 'late', status: 'delinquent' } }],
      [
        'paid as agreed',
        { account: { statusText: 'Paid, Closed/Never late.', paymentStatus: 'current', status: 'paid', currentBalance: 0 } },
      ],
    ],
  },
]
