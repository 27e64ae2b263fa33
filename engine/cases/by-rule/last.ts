import { AUTO_LOAN, CARD, CHARGED_OFF, COLLECTION, FOR_SCHOOL, marks } from '#engine/cases/by-rule/accounts.ts'
import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'

const LOST: Partial<Account> = { ...CHARGED_OFF, chargeOffAmount: 1_187_00, currentBalance: 1_187_00 }
const AGENCY: Partial<Account> = {
  ...COLLECTION,
  originalCreditor: 'LAKESHORE BANK',
  dateOpened: '2023-09-11',
  dateOfFirstDelinquency: '2023-02-10',
  currentBalance: 1_187_00,
  originalBalance: 1_187_00,
}
const SOLD: Partial<Account> = { ...LOST, currentBalance: 0 }
const SCHOOL: Partial<Account> = { ...AUTO_LOAN, ...FOR_SCHOOL, statusText: 'Open.', dateOpened: '2015-09-01' }
const answered = (said: 'deleted' | 'changed', on: string, ...fields: string[]) => ({
  disputes: { open: [], ever: ['a1'], answers: [{ accountId: 'a1', said, on, fields }] },
})
const ALSO = [
  'debt_counted_twice',
  'two_collectors_one_debt',
  'drop_off_near',
  'lost_balance_came_back',
  'late_ladder_jump',
  'chain_dofd_moved',
]

/** Rules over time and over several entries that had the fewest. */
export const LAST_CASES: readonly RuleCases[] = [
  {
    rule: 'deleted_came_back',
    source: '15 USC 1681i(a)(5)(B)',
    base: { account: LOST, before: {}, between: null, allows: ALSO },
    errors: [
      ['a charge-off', {}],
      ['a collection', { account: AGENCY }],
      ['paid since', { account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 } }],
      ['a good account: a note', { account: CARD }],
      ['a loan', { account: { ...AUTO_LOAN, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' } }],
      ['an answer said that it was deleted', { ...answered('deleted', '2025-11-01') }],
      ['with another balance', { account: { currentBalance: 1_300_00 } }],
      ['late', { account: { ...CARD, status: 'delinquent', statusText: '60 days past due', paymentStatus: 'late' } }],
      ['disputed', { account: { remarks: ['Account information disputed by consumer'] } }],
    ],
    lookAlikes: [
      ['listed all along', { between: {} }],
      ['new', { before: null }],
      ['gone', { account: null }],
      [
        'another account of the bank before',
        { before: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2012-01-01', creditLimit: 700_00, highBalance: 300_00 } },
      ],
      ['in between under its old number', { between: { accountNumber: 'XXXXXXXXXXXX9090' } }],
      ['in between with another opening date', { between: { dateOpened: '2017-03-01' } }],
      ['in between without a number', { between: { accountNumber: null } }],
      [
        'opened since',
        {
          account: { ...CARD, dateOfFirstDelinquency: null, dateOpened: '2026-02-01' },
          before: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2012-01-01' },
        },
      ],
      ['in between under a longer name', { between: { creditorName: 'LAKESHORE BANK NA' } }],
      ['no earlier report but one', { before: {}, between: {} }],
    ],
  },
  {
    rule: 'promised_change_missing',
    source: '15 USC 1681i(a)(5)(A), (6)',
    base: { account: LOST, before: {}, ...answered('deleted', '2026-03-01'), allows: ALSO },
    errors: [
      ['deleted, and listed', {}],
      ['a collection', { account: AGENCY }],
      ['a good card', { account: CARD }],
      ['changed, and the balance is as before', answered('changed', '2026-03-01', 'currentBalance')],
      ['changed, and the date is as before', answered('changed', '2026-03-01', 'dateOfFirstDelinquency')],
      ['changed, and the status is as before', answered('changed', '2026-03-01', 'statusText')],
      ['the day before the report', answered('deleted', '2026-06-10')],
      ['a loan', { account: { ...AUTO_LOAN, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' } }],
      ['paid since', { account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 } }],
    ],
    lookAlikes: [
      ['the report is older than the answer', answered('deleted', '2026-06-20')],
      ['no answer', { disputes: { open: [], ever: ['a1'] } }],
      [
        'about another entry',
        { disputes: { open: [], ever: ['a2'], answers: [{ accountId: 'a2', said: 'deleted', on: '2026-03-01', fields: [] }] } },
      ],
      [
        'the balance was changed',
        { ...answered('changed', '2026-03-01', 'currentBalance'), before: { currentBalance: 2_000_00 } },
      ],
      [
        'the date was changed',
        { ...answered('changed', '2026-03-01', 'dateOfFirstDelinquency'), before: { dateOfFirstDelinquency: '2023-06-10' } },
      ],
      [
        'one of two was changed',
        {
          ...answered('changed', '2026-03-01', 'currentBalance', 'dateOfFirstDelinquency'),
          before: { currentBalance: 2_000_00 },
        },
      ],
      ['gone', { account: null }],
      ['the dispute is open', { disputes: { open: ['a1'], ever: ['a1'] } }],
      ['nobody looked', { disputes: { open: [], ever: [] } }],
      ['the day of the report', answered('deleted', '2026-06-15')],
    ],
  },
  {
    rule: 'chain_dofd_moved',
    source: '15 USC 1681s-2(a)(5)(B): the collector uses the creditor’s date',
    base: { account: { ...AGENCY, dateOfFirstDelinquency: '2023-02-10' }, beside: [SOLD], allows: ALSO },
    errors: [
      ['eight months later', {}],
      ['two months later', { account: { dateOfFirstDelinquency: '2022-08-20' } }],
      ['to the day of the placement', { account: { dateOfFirstDelinquency: '2023-09-11' } }],
      ['a debt buyer', { account: { creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC', accountTypeText: 'Debt Buyer' } }],
      [
        'by the months alone',
        { account: { dateOfFirstDelinquency: '2023-02' }, beside: [{ ...SOLD, dateOfFirstDelinquency: '2022-06' }] },
      ],
      [
        'the creditor was paid by the sale',
        { beside: [{ ...SOLD, status: 'transferred', statusText: 'Charge-off, sold to another company.' }] },
      ],
      ['years later', { account: { dateOfFirstDelinquency: '2025-02-10' } }],
      [
        'by the months of removal alone',
        {
          account: { dateOfFirstDelinquency: null, removalDate: '2030-02' },
          beside: [{ ...SOLD, dateOfFirstDelinquency: null, removalDate: '2029-04' }],
        },
      ],
      ['a month of removal beside the creditor’s date', { account: { dateOfFirstDelinquency: null, removalDate: '2030-02' } }],
    ],
    lookAlikes: [
      [
        'months of removal three apart',
        {
          account: { dateOfFirstDelinquency: null, removalDate: '2029-07' },
          beside: [{ ...SOLD, dateOfFirstDelinquency: null, removalDate: '2029-04' }],
        },
      ],
      ['the same', { account: { dateOfFirstDelinquency: '2022-06-10' } }],
      ['a month', { account: { dateOfFirstDelinquency: '2022-07-10' } }],
      ['earlier', { account: { dateOfFirstDelinquency: '2021-06-10' } }],
      ['another amount', { account: { currentBalance: 612_00, originalBalance: 612_00 } }],
      ['another creditor', { account: { originalCreditor: 'HARBOR NATIONAL BANK' } }],
      ['none at the collector', { account: { dateOfFirstDelinquency: null } }],
      ['none at the creditor', { beside: [{ ...SOLD, dateOfFirstDelinquency: null }] }],
      ['reinstated before it was placed', { beside: [{ ...SOLD, remarks: ['Account reinstated'] }] }],
      ['brought current in between', { beside: [{ ...SOLD, ...marks('CO*3 120 90 60 30 ok*4', '2023-10') }] }],
      [
        'a round five hundred',
        {
          account: { currentBalance: 1_500_00, originalBalance: 1_500_00 },
          beside: [
            { ...SOLD, chargeOffAmount: 1_500_00 },
            { ...SOLD, accountNumber: 'XXXXXXXXXXXX7744', chargeOffAmount: 1_500_00 },
          ],
        },
      ],
    ],
  },
  {
    rule: 'late_counts_disagree',
    source: 'The bureau’s own counts of its own months',
    base: {
      account: {
        ...AUTO_LOAN,
        statusText: 'Open.',
        monthsReviewed: 24,
        lateCounts: { days30: 0, days60: 0, days90: 0 },
        ...marks('ok*24'),
      },
      allows: ALSO,
    },
    errors: [
      ['three 30s counted, none shown', { account: { lateCounts: { days30: 3, days60: 0, days90: 0 } } }],
      ['two 60s counted, none shown', { account: { lateCounts: { days30: 0, days60: 2, days90: 0 } } }],
      ['four counted, one shown', { account: { lateCounts: { days30: 4, days60: 0, days90: 0 }, ...marks('ok*6 30 ok*17') } }],
      ['none counted, four shown', { account: { ...marks('ok*2 30 ok*2 30 ok*2 30 ok*2 30 ok*12') } }],
      ['five 90s counted, none shown', { account: { lateCounts: { days30: 0, days60: 0, days90: 5 } } }],
      [
        'a card',
        {
          account: {
            ...CARD,
            statusText: 'Open.',
            monthsReviewed: 24,
            lateCounts: { days30: 5, days60: 0, days90: 0 },
            ...marks('ok*24'),
          },
        },
      ],
      ['counted 30 and shown 60', { account: { lateCounts: { days30: 6, days60: 0, days90: 0 }, ...marks('ok*6 60 30 ok*16') } }],
    ],
    lookAlikes: [
      ['alike', { account: { lateCounts: { days30: 1, days60: 0, days90: 0 }, ...marks('ok*6 30 ok*17') } }],
      ['the month of today', { account: { lateCounts: { days30: 0, days60: 0, days90: 0 }, ...marks('30 ok*23') } }],
      ['none', {}],
      [
        'more months were reviewed than are shown',
        { account: { monthsReviewed: 60, lateCounts: { days30: 3, days60: 0, days90: 0 } } },
      ],
      [
        '120 counted as 90',
        { account: { lateCounts: { days30: 1, days60: 1, days90: 2 }, ...marks('ok*6 120 90 60 30 ok*14') } },
      ],
      ['not printed', { account: { lateCounts: null } }],
      ['no grid', { account: { lateCounts: { days30: 3, days60: 0, days90: 0 }, paymentHistory: [] } }],
      [
        'the months reviewed are not printed',
        { account: { monthsReviewed: null, lateCounts: { days30: 3, days60: 0, days90: 0 } } },
      ],
      [
        'no data in months that are counted',
        { account: { lateCounts: { days30: 2, days60: 0, days90: 0 }, ...marks('ok*6 ND*4 ok*14') } },
      ],
      [
        'a charge-off counted as 90',
        {
          account: {
            ...LOST,
            monthsReviewed: 20,
            lateCounts: { days30: 1, days60: 1, days90: 3 },
            ...marks('CO*2 120 90 60 30 ok*14'),
          },
        },
      ],
    ],
  },
  {
    rule: 'late_in_federal_pause',
    source: 'CARES Act 3513 and its extensions: from 2020-03 to 2023-09, then the on-ramp',
    base: { account: { ...SCHOOL, ...marks('ok*60') }, allows: ALSO },
    errors: [],
    lookAlikes: [
      ['good all along', {}],
      ['late before it', { account: marks('ok*76 90 60 30 ok*5') }],
      [
        'a bank’s own student loan',
        {
          account: {
            creditorName: 'LAKESHORE BANK',
            accountTypeText: 'Private education loan',
            loanType: 'Private student loan',
            ...marks('ok*40 90 60 30 ok*20'),
          },
        },
      ],
      ['said to be private', { account: marks('ok*40 90 60 30 ok*20'), confirmed: { privateLoans: ['a1'] } }],
      ['a car loan', { account: { ...AUTO_LOAN, statusText: 'Open.', ...marks('ok*40 90 60 30 ok*10') } }],
      ['late last winter', { account: marks('ok*2 90 60 30 ok*55') }],
      ['no data', { account: marks('ok*30 ND*20 ok*10') }],
      [
        'in default before it',
        {
          account: {
            ...marks('C*80'),
            status: null,
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            dateOfFirstDelinquency: '2018-06-10',
          },
        },
      ],
      ['a card', { account: { ...CARD, statusText: 'Open.', ...marks('ok*40 60 30 ok*20') } }],
      ['no grid', { account: { paymentHistory: [] } }],
    ],
  },
  {
    rule: 'debt_under_two_numbers',
    source: '15 USC 1681e(b)',
    base: { account: LOST },
    errors: [],
    lookAlikes: [
      ['alone', {}],
      ['the old number with nothing owed', { beside: [{ ...LOST, accountNumber: 'XXXXXXXXXXXX7744', currentBalance: 0 }] }],
      [
        'another day of opening',
        {
          beside: [
            {
              ...LOST,
              accountNumber: 'XXXXXXXXXXXX7744',
              dateOpened: '2019-03-03',
              currentBalance: 430_00,
              chargeOffAmount: 430_00,
            },
          ],
        },
      ],
      ['another bank', { beside: [{ ...LOST, creditorName: 'HARBOR NATIONAL BANK', accountNumber: 'XXXXXXXXXXXX7744' }] }],
      [
        'another amount',
        {
          beside: [
            {
              ...LOST,
              accountNumber: 'XXXXXXXXXXXX7744',
              currentBalance: 430_00,
              chargeOffAmount: 430_00,
              highBalance: 700_00,
              creditLimit: 700_00,
            },
          ],
        },
      ],
      [
        'a card in use beside the lost one',
        { beside: [{ ...CARD, accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2021-01-01' }] },
      ],
      ['a loan of the bank', { beside: [{ ...AUTO_LOAN, creditorName: 'LAKESHORE BANK' }] }],
      [
        'two school loans of one day',
        {
          account: SCHOOL,
          beside: [{ ...SCHOOL, accountNumber: 'XXXXXXXX4411', originalBalance: 3_500_00, currentBalance: 3_300_00 }],
        },
      ],
      [
        'two debts at one collector',
        {
          account: AGENCY,
          beside: [
            {
              ...AGENCY,
              accountNumber: 'XXXXX7711',
              originalCreditor: 'CITY WATER',
              currentBalance: 130_00,
              originalBalance: 130_00,
            },
          ],
        },
      ],
      ['the bank and its collector', { account: SOLD, beside: [AGENCY] }],
    ],
  },
]
