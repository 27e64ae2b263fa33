import { marks } from '#engine/cases/by-rule/accounts.ts'
import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'

const CARD: Partial<Account> = {
  creditorName: 'LAKESHORE BANK',
  accountNumber: 'XXXXXXXXXXXX2231',
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2019-02-14',
  creditLimit: 5_000_00,
  highBalance: 2_345_00,
  currentBalance: 900_00,
  status: 'open',
  statusText: 'Open/Never late.',
  paymentStatus: 'current',
  dateReported: '2026-06-02',
  balanceDate: '2026-06-02',
}
const LOST: Partial<Account> = {
  ...CARD,
  status: null,
  statusText: 'Account charged off.',
  paymentStatus: 'charge_off',
  dateOfFirstDelinquency: '2023-04-10',
}
const AUTO: Partial<Account> = {
  ...CARD,
  creditorName: 'WESTERN AUTO CREDIT',
  accountNumber: 'XXXXXXXX4410',
  accountType: 'installment',
  accountTypeText: 'Auto loan',
  creditLimit: null,
  originalBalance: 21_000_00,
  currentBalance: 12_400_00,
  monthlyPayment: 400_00,
}
const AGENCY: Partial<Account> = {
  ...LOST,
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  originalCreditor: 'SUMMIT WIRELESS',
  accountType: 'collection',
  accountTypeText: 'Collection',
  creditLimit: null,
  statusText: 'Collection account.',
  paymentStatus: 'in_collections',
}
const LATER = { dateReported: '2026-06-11', balanceDate: '2026-06-11' } as const
const LATE60: Partial<Account> = { statusText: '60 days past due', paymentStatus: 'late', status: 'delinquent', pastDue: 70_00 }
const ALSO = [
  'bureaus_disagree_balance',
  'bureaus_disagree_status',
  'bureaus_disagree_lates',
  'bureaus_disagree_dofd',
  'bureaus_disagree_opened',
  'bureaus_disagree_limit',
  'removal_past_limit',
]
const WEEKS = { elsewhereReport: { reportDate: '2026-05-04' } } as const
const BEFORE = { dateReported: '2026-04-20', balanceDate: '2026-04-20' } as const
const MUST = '15 USC 1681e(b), 1681s-2(a)(2): a company reports one account alike to every bureau'

/** One account at two bureaus. */
export const BETWEEN_CASES: readonly RuleCases[] = [
  {
    rule: 'bureaus_disagree_balance',
    source: MUST,
    base: { account: CARD, elsewhere: {}, allows: ALSO },
    errors: [
      ['of one day, $900 and $1,900', { elsewhere: { currentBalance: 1_900_00 } }],
      ['nothing and $900', { elsewhere: { currentBalance: 0 } }],
      ['a charge-off, $900 and $2,400', { account: LOST, elsewhere: { currentBalance: 2_400_00 } }],
      [
        'a collection, $480 and $1,120',
        { account: { ...AGENCY, currentBalance: 480_00 }, elsewhere: { currentBalance: 1_120_00 } },
      ],
      [
        'a collection by months alone',
        {
          account: { ...AGENCY, currentBalance: 480_00, balanceDate: '2026-05', dateReported: '2026-05' },
          elsewhere: { currentBalance: 960_00 },
        },
      ],
      ['a loan, three payments apart', { account: AUTO, elsewhere: { currentBalance: 13_700_00 } }],
      ['a card by six percent', { account: { currentBalance: 1_000_00 }, elsewhere: { currentBalance: 1_070_00 } }],
      [
        'a repossession',
        {
          account: { ...AUTO, status: null, statusText: 'Repossession.', paymentStatus: 'charge_off' },
          elsewhere: { currentBalance: 4_000_00 },
        },
      ],
      [
        'by the days of the update where no balance date is printed',
        { account: { balanceDate: null }, elsewhere: { currentBalance: 1_900_00 } },
      ],
      [
        'the older report is of the same update',
        { elsewhere: { currentBalance: 1_900_00 }, elsewhereReport: { reportDate: '2026-06-04' } },
      ],
    ],
    lookAlikes: [
      ['purchases in nine days', { elsewhere: { currentBalance: 1_900_00, ...LATER } }],
      ['of the next day', { elsewhere: { currentBalance: 1_900_00, balanceDate: '2026-06-03' } }],
      ['$40 apart', { elsewhere: { currentBalance: 940_00 } }],
      ['four percent of a large balance', { account: { currentBalance: 9_000_00 }, elsewhere: { currentBalance: 9_350_00 } }],
      ['a loan, one payment apart', { account: AUTO, elsewhere: { currentBalance: 12_800_00 } }],
      ['the month alone on an open card', { account: { balanceDate: '2026-06' }, elsewhere: { currentBalance: 1_900_00 } }],
      ['none at the other', { elsewhere: { currentBalance: null } }],
      [
        'settled between two reports',
        {
          account: { ...LOST, statusText: 'Paid charge off', currentBalance: 0 },
          elsewhere: { statusText: 'Account charged off.', currentBalance: 900_00, ...BEFORE },
          ...WEEKS,
        },
      ],
      [
        'another card of the bank',
        { elsewhere: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2021-08-20', currentBalance: 1_900_00 } },
      ],
      [
        'a collection paid in part in the month',
        {
          account: { ...AGENCY, currentBalance: 480_00, balanceDate: '2026-05', dateReported: '2026-05' },
          elsewhere: { currentBalance: 960_00, lastPaymentDate: '2026-05-12' },
        },
      ],
    ],
  },
  {
    rule: 'bureaus_disagree_limit',
    source: MUST,
    base: { account: CARD, elsewhere: {}, allows: ALSO },
    errors: [
      ['$5,000 and $1,500', { elsewhere: { creditLimit: 1_500_00 } }],
      ['$5,000 and $50,000', { elsewhere: { creditLimit: 50_000_00 } }],
      ['$300 and $1,000', { account: { creditLimit: 300_00, currentBalance: 90_00 }, elsewhere: { creditLimit: 1_000_00 } }],
      [
        'a home equity line',
        {
          account: { accountTypeText: 'Home equity line of credit', creditLimit: 40_000_00 },
          elsewhere: { creditLimit: 25_000_00 },
        },
      ],
      [
        'a closed card',
        { account: { status: 'closed', statusText: 'Closed.', dateClosed: '2025-01-10' }, elsewhere: { creditLimit: 2_000_00 } },
      ],
      ['by the balance’s day', { account: { dateReported: null }, elsewhere: { creditLimit: 1_500_00, dateReported: null } }],
      ['by $60', { elsewhere: { creditLimit: 5_060_00 } }],
      [
        'a store card',
        {
          account: { accountTypeText: 'Store card', creditLimit: 700_00, currentBalance: 90_00 },
          elsewhere: { creditLimit: 1_400_00 },
        },
      ],
      [
        'an older report of the same update',
        { elsewhere: { creditLimit: 1_500_00 }, elsewhereReport: { reportDate: '2026-06-04' } },
      ],
      ['the balance is over the lower one', { elsewhere: { creditLimit: 800_00 } }],
    ],
    lookAlikes: [
      ['raised between two updates', { elsewhere: { creditLimit: 8_000_00, ...LATER } }],
      [
        'lowered between two reports',
        { account: { creditLimit: 2_000_00 }, elsewhere: { creditLimit: 5_000_00, ...BEFORE }, ...WEEKS },
      ],
      ['none at the other', { elsewhere: { creditLimit: null } }],
      ['nothing for none', { elsewhere: { creditLimit: 0 } }],
      ['$50 apart', { elsewhere: { creditLimit: 5_050_00 } }],
      [
        'a charge card without a preset limit',
        {
          account: { accountTypeText: 'Charge card, no preset limit', loanType: 'No preset spending limit' },
          elsewhere: { creditLimit: 9_000_00 },
        },
      ],
      ['the day is not printed', { account: { dateReported: null, balanceDate: null }, elsewhere: { creditLimit: 1_500_00 } }],
      ['the month alone', { account: { dateReported: '2026-06', balanceDate: null }, elsewhere: { creditLimit: 1_500_00 } }],
      [
        'another card of the bank',
        { elsewhere: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2021-08-20', creditLimit: 1_500_00 } },
      ],
      ['a report of the winter', { elsewhere: { creditLimit: 1_500_00 }, elsewhereReport: { reportDate: '2026-01-04' } }],
    ],
  },
  {
    rule: 'bureaus_disagree_status',
    source: MUST,
    base: {
      account: LOST,
      elsewhere: { statusText: 'Open/Never late.', paymentStatus: 'current', status: 'open' },
      allows: ALSO,
    },
    errors: [
      ['charged off here, never late there', {}],
      [
        'never late here, charged off there',
        { account: CARD, elsewhere: { statusText: 'Account charged off.', paymentStatus: 'charge_off', status: null } },
      ],
      [
        '60 days late here, paid as agreed there',
        {
          account: { ...CARD, ...LATE60 },
          elsewhere: { statusText: 'Current.', paymentStatus: 'current', status: 'open', pastDue: 0 },
        },
      ],
      [
        'a repossession here, never late there',
        { account: { ...AUTO, status: null, statusText: 'Repossession.', paymentStatus: 'repossession' }, elsewhere: {} },
      ],
      [
        'paid after a charge-off here, never late there',
        {
          account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 },
          elsewhere: { statusText: 'Paid, Closed/Never late.', status: 'paid', currentBalance: 0 },
        },
      ],
      [
        'charged off in a month, never late in the same, by months alone',
        {
          account: { dateReported: '2026-05', balanceDate: '2026-05' },
          elsewhere: { dateReported: '2026-05', balanceDate: '2026-05' },
        },
      ],
      [
        '90 days late there, current here',
        {
          account: { ...CARD, statusText: 'Current.', paymentStatus: 'current' },
          elsewhere: { statusText: '90 days past due', paymentStatus: 'late', status: 'delinquent' },
        },
      ],
      [
        'a loan charged off here, paid never late there',
        { account: { ...AUTO, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' }, elsewhere: {} },
      ],
      [
        'current there with a year of good months',
        { elsewhere: { statusText: 'Current.', paymentStatus: 'current', status: 'open', ...marks('ok*12') } },
      ],
      [
        'charged off here, owed and paid as agreed there on the same day',
        { elsewhere: { statusText: 'Pays as agreed', paymentStatus: 'current', status: 'open', paymentHistory: [] } },
      ],
      [
        'in collection here, never late there',
        { account: { statusText: 'Collection account.', paymentStatus: 'in_collections' } },
      ],
    ],
    lookAlikes: [
      [
        'charged off, and paid after a charge-off',
        { elsewhere: { statusText: 'Paid, Closed. Account charged off.', paymentStatus: 'charge_off', status: 'paid' } },
      ],
      ['a month apart', { elsewhere: { statusText: 'Open/Never late.', paymentStatus: 'current', status: 'open', ...BEFORE } }],
      [
        'late, paid nine days later',
        {
          account: { ...CARD, ...LATE60 },
          elsewhere: { statusText: 'Current.', paymentStatus: 'current', status: 'open', ...LATER },
        },
      ],
      ['reinstated', { account: { remarks: ['Account reinstated'] } }],
      [
        'late with a deferral',
        {
          account: { ...CARD, ...LATE60, remarks: ['Payment deferred'] },
          elsewhere: { statusText: 'Current.', paymentStatus: 'current', status: 'open' },
        },
      ],
      [
        'current there on a day of the month that nobody knows',
        {
          elsewhere: {
            statusText: 'Current.',
            paymentStatus: 'current',
            status: 'open',
            paymentHistory: [],
            dateReported: '2026-05',
            balanceDate: '2026-05',
          },
        },
      ],
      [
        'placed within the month by a phone company',
        {
          account: {
            ...CARD,
            accountType: 'open',
            accountTypeText: 'Telecom',
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            status: null,
            dateReported: '2026-05',
            balanceDate: '2026-05',
          },
          elsewhere: { dateReported: '2026-05', balanceDate: '2026-05' },
        },
      ],
      [
        'late at both by other counts',
        {
          account: { ...CARD, ...LATE60 },
          elsewhere: { statusText: '30 days past due', paymentStatus: 'late', status: 'delinquent' },
        },
      ],
      [
        'another card of the bank',
        {
          elsewhere: {
            statusText: 'Open/Never late.',
            paymentStatus: 'current',
            accountNumber: 'XXXXXXXXXXXX7744',
            dateOpened: '2021-08-20',
          },
        },
      ],
      [
        'bankruptcy between',
        {
          account: { ...CARD, ...LATE60, remarks: ['Included in Chapter 13 Bankruptcy'] },
          elsewhere: { statusText: 'Current.', paymentStatus: 'current', status: 'open' },
        },
      ],
    ],
  },
  {
    rule: 'bureaus_disagree_opened',
    source: MUST,
    base: { account: CARD, elsewhere: {}, allows: ALSO },
    errors: [
      ['two years apart', { elsewhere: { dateOpened: '2021-03-01' } }],
      ['earlier there', { elsewhere: { dateOpened: '2016-03-01' } }],
      ['two months apart', { elsewhere: { dateOpened: '2019-04-14' } }],
      ['a loan', { account: AUTO, elsewhere: { dateOpened: '2020-09-01' } }],
      ['month and day exchanged', { account: { dateOpened: '2019-03-11' }, elsewhere: { dateOpened: '2019-11-03' } }],
      ['a year slipped', { elsewhere: { dateOpened: '2018-02-14' } }],
      ['the months alone', { account: { dateOpened: '2019-02' }, elsewhere: { dateOpened: '2020-02' } }],
      ['a decade slipped', { elsewhere: { dateOpened: '2009-02-14' } }],
      ['reports of two days: it asks', { elsewhere: { dateOpened: '2021-03-01', ...BEFORE }, ...WEEKS }],
      ['charged off at both', { account: LOST, elsewhere: { dateOpened: '2021-03-01' } }],
    ],
    lookAlikes: [
      ['neighbouring months', { elsewhere: { dateOpened: '2019-03-02' } }],
      ['the year alone', { elsewhere: { dateOpened: '2021' } }],
      [
        'a mortgage boarded by another bank',
        {
          account: { ...AUTO, accountType: 'mortgage', accountTypeText: 'Conventional real estate mortgage' },
          elsewhere: { dateOpened: '2022-05-01' },
        },
      ],
      [
        'transferred',
        {
          account: { remarks: ['Account transferred to another office'] },
          elsewhere: { dateOpened: '2021-03-01', remarks: ['Account acquired from another lender'] },
        },
      ],
      ['a collector', { account: AGENCY, elsewhere: { dateOpened: '2024-03-01' } }],
      [
        'an education loan',
        {
          account: { ...AUTO, creditorName: 'DEPT OF EDUCATION/AIDVANTAGE', accountTypeText: 'Education Loan' },
          elsewhere: { dateOpened: '2021-03-01' },
        },
      ],
      ['a new number since the other was told', { account: { dateOpened: '2026-06-01' }, elsewhere: { ...BEFORE }, ...WEEKS }],
      [
        'an authorized user from a later day',
        { account: { responsibility: 'authorized_user' }, elsewhere: { dateOpened: '2021-03-01' } },
      ],
      ['none there', { elsewhere: { dateOpened: null } }],
      [
        'another amount: another card',
        { elsewhere: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2021-03-01', highBalance: 700_00 } },
      ],
    ],
  },
  {
    rule: 'bureaus_disagree_lates',
    source: MUST,
    base: { account: { ...AUTO, statusText: 'Open.', ...marks('ok*6 30 ok*17') }, elsewhere: marks('ok*24'), allows: ALSO },
    errors: [
      ['one late month', {}],
      ['late there, good here', { account: marks('ok*24'), elsewhere: marks('ok*6 60 30 ok*16') }],
      ['60 and 30', { account: marks('ok*6 60 30 ok*16') }],
      ['two apart, one agreed', { account: marks('ok*4 30 ok*9 30 ok*9'), elsewhere: marks('ok*4 30 ok*19') }],
      ['the oldest month', { account: marks('ok*23 30') }],
      ['each late where the other is good', { account: marks('ok*3 30 ok*20'), elsewhere: marks('ok*12 30 ok*11') }],
      ['a card', { account: { ...CARD, statusText: 'Open.', ...marks('ok*8 90 60 30 ok*13') }, elsewhere: marks('ok*24') }],
      ['closed at both', { account: { status: 'closed', statusText: 'Closed.', dateClosed: '2026-05-20' } }],
      ['reports of two days: it asks', { elsewhere: { ...marks('ok*24'), ...BEFORE }, ...WEEKS }],
      ['120 days against good', { account: marks('ok*5 120 90 60 30 ok*15'), elsewhere: marks('ok*24') }],
    ],
    lookAlikes: [
      ['one month later', { elsewhere: marks('ok*5 30 ok*18') }],
      ['one month earlier', { elsewhere: marks('ok*7 30 ok*16') }],
      ['no data there', { elsewhere: marks('ok*6 ND ok*17') }],
      ['the newest month', { account: marks('30 ok*23') }],
      ['other counts of one lateness', { account: marks('ok*6 60 ok*17'), elsewhere: marks('ok*6 30 ok*17') }],
      ['an education loan', { account: { creditorName: 'DEPT OF EDUCATION/AIDVANTAGE', accountTypeText: 'Education Loan' } }],
      ['its grid ends before', { elsewhere: marks('ok*6') }],
      ['charged off there', { account: marks('ok*2 30 ok*21'), elsewhere: marks('CO*3 ok*21') }],
      [
        'the whole history is moved',
        { account: marks('ok*2 90 60 30 ok*5 30 ok*13'), elsewhere: marks('ok*1 90 60 30 ok*5 30 ok*14') },
      ],
      ['no grid there', { elsewhere: { paymentHistory: [] } }],
    ],
  },
  {
    rule: 'bureaus_disagree_dofd',
    source: '15 USC 1681c(c)(1), 1681s-2(a)(5): one delinquency begins once',
    base: { account: LOST, elsewhere: {}, allows: ALSO },
    errors: [
      ['a year apart', { elsewhere: { dateOfFirstDelinquency: '2024-04-10' } }],
      ['two months apart', { elsewhere: { dateOfFirstDelinquency: '2023-06-20' } }],
      ['earlier there', { elsewhere: { dateOfFirstDelinquency: '2021-04-10' } }],
      ['a collection', { account: AGENCY, elsewhere: { dateOfFirstDelinquency: '2024-01-10' } }],
      [
        'a repossession',
        {
          account: {
            ...AUTO,
            ...LOST,
            accountType: 'installment',
            creditorName: 'WESTERN AUTO CREDIT',
            statusText: 'Repossession.',
            paymentStatus: 'repossession',
          },
          elsewhere: { dateOfFirstDelinquency: '2024-01-10' },
        },
      ],
      [
        'months of removal, a year apart',
        {
          account: { dateOfFirstDelinquency: null, removalDate: '2030-08' },
          elsewhere: { dateOfFirstDelinquency: null, removalDate: '2029-07' },
          elsewhereReport: { bureau: 'transunion' },
        },
      ],
      ['the months alone', { account: { dateOfFirstDelinquency: '2023-04' }, elsewhere: { dateOfFirstDelinquency: '2023-09' } }],
      [
        'paid at both',
        {
          account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 },
          elsewhere: { dateOfFirstDelinquency: '2023-12-10' },
        },
      ],
      ['the day of the charge-off instead', { elsewhere: { dateOfFirstDelinquency: '2023-10-31' } }],
      ['reports of two days: it asks', { elsewhere: { dateOfFirstDelinquency: '2024-04-10', ...BEFORE }, ...WEEKS }],
    ],
    lookAlikes: [
      ['the same', {}],
      ['thirty days: the missed payment or its thirtieth day', { elsewhere: { dateOfFirstDelinquency: '2023-05-10' } }],
      [
        'merely late',
        {
          account: { ...CARD, ...LATE60, dateOfFirstDelinquency: '2026-04-10' },
          elsewhere: { dateOfFirstDelinquency: '2025-01-10' },
        },
      ],
      ['reinstated', { account: { remarks: ['Account reinstated'] }, elsewhere: { dateOfFirstDelinquency: '2024-04-10' } }],
      ['none there', { elsewhere: { dateOfFirstDelinquency: null } }],
      ['the year alone', { elsewhere: { dateOfFirstDelinquency: '2021' } }],
      [
        'removal by two habits, three months apart',
        {
          account: { dateOfFirstDelinquency: null, removalDate: '2030-04' },
          elsewhere: { dateOfFirstDelinquency: null, removalDate: '2030-01' },
          elsewhereReport: { bureau: 'transunion' },
        },
      ],
      [
        'the other account of the company',
        { elsewhere: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2021-08-20', dateOfFirstDelinquency: '2024-04-10' } },
      ],
      [
        'a report of the winter',
        { elsewhere: { dateOfFirstDelinquency: '2024-04-10' }, elsewhereReport: { reportDate: '2026-01-04' } },
      ],
      [
        'good there',
        {
          elsewhere: {
            statusText: 'Open/Never late.',
            paymentStatus: 'current',
            status: 'open',
            dateOfFirstDelinquency: null,
            ...BEFORE,
          },
        },
      ],
    ],
  },
  {
    rule: 'dispute_shown_by_one_only',
    source: '15 USC 1681s-2(a)(3)',
    base: {
      account: LOST,
      elsewhere: { remarks: ['Account information disputed by consumer'] },
      disputes: { open: ['a1'], ever: ['a1'], direct: [{ accountId: 'a1', receivedOn: '2026-04-01' }] },
      allows: ALSO,
    },
    errors: [
      ['shown there alone', {}],
      ['in other words', { elsewhere: { remarks: ['Consumer disputes this account information'] } }],
      ['a collection', { account: AGENCY }],
      ['a card in good standing', { account: { ...CARD, remarks: [] } }],
      [
        'received the day before the update',
        { disputes: { open: ['a1'], ever: ['a1'], direct: [{ accountId: 'a1', receivedOn: '2026-06-01' }] } },
      ],
      ['another remark stands here', { account: { remarks: ['Unpaid balance charged off'] } }],
      ['updated two days before the other', { account: { dateReported: '2026-05-31', balanceDate: '2026-05-31' } }],
      ['a loan', { account: AUTO }],
      [
        'of several disputes one was received before',
        {
          disputes: {
            open: ['a1'],
            ever: ['a1'],
            direct: [
              { accountId: 'a1', receivedOn: '2026-06-10' },
              { accountId: 'a1', receivedOn: '2026-03-10' },
            ],
          },
        },
      ],
      [
        'a meeting of the requirement',
        {
          elsewhere: {
            remarks: ['Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).'],
          },
        },
      ],
    ],
    lookAlikes: [
      ['no direct dispute', { disputes: { open: ['a1'], ever: ['a1'] } }],
      ['nobody looked', { disputes: { open: [], ever: [] } }],
      ['both show it', { account: { remarks: ['Account information disputed by consumer'] } }],
      ['neither shows it', { elsewhere: { remarks: [] } }],
      [
        'updated before it was received',
        { disputes: { open: ['a1'], ever: ['a1'], direct: [{ accountId: 'a1', receivedOn: '2026-06-12' }] } },
      ],
      [
        'updated later, when it may have been over',
        {
          account: { dateReported: '2026-06-14', balanceDate: '2026-06-14' },
          elsewhere: { dateReported: '2026-06-02', balanceDate: '2026-06-02' },
        },
      ],
      ['resolved there', { elsewhere: { remarks: ['Dispute resolved, consumer disagrees'] } }],
      [
        'of another account',
        { disputes: { open: ['a2'], ever: ['a2'], direct: [{ accountId: 'a2', receivedOn: '2026-04-01' }] } },
      ],
      ['no day of update', { account: { dateReported: null, balanceDate: null } }],
      ['not listed there', { elsewhere: null }],
    ],
  },
  {
    rule: 'positive_account_missing',
    source: '12 CFR 1022.42: no law makes a company report to every bureau; worth knowing',
    base: { account: { ...CARD, ...marks('ok*24') }, elsewhere: null },
    errors: [
      ['a card', {}],
      ['a loan', { account: { ...AUTO, ...marks('ok*24') } }],
      [
        'a mortgage',
        {
          account: {
            ...AUTO,
            accountType: 'mortgage',
            accountTypeText: 'Conventional real estate mortgage',
            creditorName: 'PLAINS HOME LOANS',
            ...marks('ok*24'),
          },
        },
      ],
      ['a store card', { account: { creditorName: 'MARKET SQUARE STORES', accountTypeText: 'Charge account' } }],
      ['without a grid', { account: { paymentHistory: [] } }],
      ['opened last winter', { account: { dateOpened: '2026-01-04', ...marks('ok*4') } }],
      ['joint', { account: { responsibility: 'joint' } }],
      ['a line of credit', { account: { accountTypeText: 'Line of credit', creditorName: 'CEDAR LENDING CO' } }],
      ['an old card', { account: { dateOpened: '2004-05-01' } }],
      ['the other report is three weeks older', { elsewhereReport: { reportDate: '2026-05-25' } }],
    ],
    lookAlikes: [
      ['a credit union', { account: { creditorName: 'ELMWOOD CREDIT UNION' } }],
      ['new', { account: { dateOpened: '2026-05-20', ...marks('TN') } }],
      ['late once', { account: { statusText: 'Open.', ...marks('ok*6 30 ok*17') } }],
      ['closed', { account: { status: 'closed', statusText: 'Closed/Never late.', dateClosed: '2026-01-10' } }],
      ['an authorized user', { account: { responsibility: 'authorized_user' } }],
      ['a landlord', { account: { creditorName: 'BIRCH APARTMENTS', accountTypeText: 'Rental agreement', accountType: 'open' } }],
      ['listed there', { elsewhere: {} }],
      ['perhaps listed there under another number', { elsewhere: { accountNumber: null, creditorName: 'LAKESHORE BK' } }],
      ['charged off', { account: LOST }],
      ['a report of the winter', { elsewhereReport: { reportDate: '2026-01-04' } }],
    ],
  },
  {
    rule: 'removal_past_limit',
    source: '15 USC 1681c(a)(4), (c)(1)',
    base: { account: { ...LOST, dateOfFirstDelinquency: '2021-06-10', removalDate: '2029-03' }, allows: ALSO },
    errors: [
      ['by its own date', {}],
      [
        'by the other bureau’s date',
        { account: { dateOfFirstDelinquency: null }, elsewhere: { dateOfFirstDelinquency: '2021-06-10', removalDate: null } },
      ],
      ['a year late', { account: { removalDate: '2029-12' } }],
      ['the month after the last day', { account: { removalDate: '2029-01' } }],
      ['a collection', { account: { ...AGENCY, dateOfFirstDelinquency: '2021-06-10', removalDate: '2029-06' } }],
      [
        'a repossession',
        {
          account: {
            ...AUTO,
            status: null,
            statusText: 'Repossession.',
            paymentStatus: 'repossession',
            dateOfFirstDelinquency: '2021-06-10',
            removalDate: '2029-06',
          },
        },
      ],
      ['paid since', { account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 } }],
      ['seven years from the last payment', { account: { lastPaymentDate: '2023-01-04', removalDate: '2030-01' } }],
      ['seven years from the charge-off and more', { account: { dateOfFirstDelinquency: '2021-06', removalDate: '2029-04' } }],
      ['ten years', { account: { removalDate: '2031-06' } }],
    ],
    lookAlikes: [
      ['seven years', { account: { removalDate: '2028-06' } }],
      ['three months early', { account: { removalDate: '2028-03' } }],
      ['in the 180 days', { account: { removalDate: '2028-11' } }],
      ['in the month of the last day', { account: { removalDate: '2028-12' } }],
      [
        'a good account with ten years',
        {
          account: {
            ...CARD,
            statusText: 'Paid, Closed/Never late.',
            status: 'paid',
            currentBalance: 0,
            dateOfFirstDelinquency: null,
            removalDate: '2036-01',
          },
        },
      ],
      ['merely late', { account: { ...CARD, ...LATE60, dateOfFirstDelinquency: '2021-06-10', removalDate: '2033-01' } }],
      [
        'an education loan',
        {
          account: {
            creditorName: 'DEPT OF EDUCATION/AIDVANTAGE',
            accountType: 'installment',
            accountTypeText: 'Education Loan',
          },
        },
      ],
      ['included in a bankruptcy', { account: { remarks: ['Included in Chapter 13 Bankruptcy'] } }],
      ['reinstated', { account: { remarks: ['Account reinstated'] } }],
      ['the year of removal alone', { account: { removalDate: '2029' } }],
    ],
  },
]
