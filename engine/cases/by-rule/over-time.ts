import { AUTO_LOAN, CARD, CHARGED_OFF, FOR_A_HOUSE, FOR_SCHOOL, marks } from '#engine/cases/by-rule/accounts.ts'
import type { RuleCases } from '#engine/cases/by-rule/rule-cases.ts'
import type { Account } from '#engine/report/account.ts'
import { grid } from '#engine/cases/printed-account.ts'

const LOST: Partial<Account> = { ...CHARGED_OFF, removalDate: '2029-03' }
const AGENCY: Partial<Account> = {
  ...LOST,
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  originalCreditor: 'SUMMIT WIRELESS',
  accountNumber: 'XXXXX6604',
  accountType: 'collection',
  accountTypeText: 'Collection',
  creditLimit: null,
  highBalance: null,
  dateOpened: '2023-03-11',
  statusText: 'Collection account.',
  paymentStatus: 'in_collections',
  currentBalance: 487_00,
}
const SCHOOL: Partial<Account> = { ...AUTO_LOAN, ...FOR_SCHOOL }
const MORTGAGE: Partial<Account> = { ...AUTO_LOAN, ...FOR_A_HOUSE }
const ALSO = [
  'lost_balance_came_back',
  'drop_off_near',
  'removal_date_moved_later',
  'reaged_delinquency',
  'late_added_to_past',
  'removal_past_limit',
  'late_ladder_jump',
  'never_late_with_late_marks',
  'collector_without_original_creditor',
  'obsolete_late_payment',
  'ok_after_charge_off',
  'current_with_charge_off_remark',
  'dofd_missing',
  'limit_missing',
  'balance_after_paid',
  'obsolete_delinquency',
  'balance_after_sale',
  'late_counts_disagree',
]

/** One bureau's reports over time, and what depends on days. */
export const TIME_CASES: readonly RuleCases[] = [
  {
    rule: 'lost_balance_came_back',
    source: '15 USC 1681e(b): what is written off to nothing is not owed anew by itself',
    base: { account: LOST, before: { currentBalance: 0 }, allows: ALSO },
    errors: [
      ['$0, a year later $900', {}],
      ['a collection', { account: AGENCY }],
      ['a loan', { account: { ...AUTO_LOAN, status: null, statusText: 'Account charged off.', paymentStatus: 'charge_off' } }],
      ['a large amount', { account: { currentBalance: 23_816_00 } }],
      ['closed at both', { account: { dateClosed: '2023-01-20' } }],
      [
        'by the months of one report',
        {
          before: null,
          account: {
            paymentHistory: grid('2026-05', 'CO*4'),
            balanceHistory: [900_00, 900_00, 0, 0].map((balance, index) => ({
              month: `2026-0${5 - index}`,
              balance,
              scheduledPayment: null,
              paid: null,
              pastDue: null,
            })),
          },
        },
      ],
      [
        'a repossession',
        {
          account: {
            ...AUTO_LOAN,
            status: null,
            statusText: 'Account charged off.',
            paymentStatus: 'charge_off',
            currentBalance: 4_100_00,
          },
        },
      ],
      ['a small amount', { account: { currentBalance: 120_00 } }],
    ],
    lookAlikes: [
      ['$900 at both', { before: { currentBalance: 900_00 } }],
      ['paid down to nothing since', { account: { currentBalance: 0 }, before: { currentBalance: 900_00 } }],
      ['bought back', { account: { remarks: ['Account bought back'] } }],
      ['none printed before', { before: { currentBalance: null } }],
      ['a card used again', { account: CARD }],
      ['reinstated', { account: { remarks: ['Account reinstated'] } }],
      ['the payment was returned', { account: { remarks: ['Payment returned'] } }],
      [
        'another account of the bank before',
        { before: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2018-03-03', currentBalance: 0 } },
      ],
      ['not listed before', { before: null }],
      [
        'sold at the earlier day, returned since',
        {
          account: { remarks: ['Account acquired from another lender'] },
          before: { currentBalance: 0, statusText: 'Charge-off, sold to another company.' },
        },
      ],
    ],
  },
  {
    rule: 'removal_date_moved_later',
    source: '15 USC 1681c(c)(1): the time begins once',
    base: {
      account: { ...LOST, dateOfFirstDelinquency: null, removalDate: '2029-03' },
      before: { removalDate: '2028-06' },
      allows: ALSO,
    },
    errors: [
      ['by nine months', {}],
      ['by two months', { before: { removalDate: '2029-01' } }],
      ['by years', { before: { removalDate: '2026-10' } }],
      ['a collection', { account: { ...AGENCY, dateOfFirstDelinquency: null } }],
      ['paid since', { account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 } }],
      ['after a payment', { account: { lastPaymentDate: '2026-01-04' } }],
      [
        'a loan',
        {
          account: {
            ...AUTO_LOAN,
            status: null,
            statusText: 'Account charged off.',
            paymentStatus: 'charge_off',
            removalDate: '2029-03',
          },
        },
      ],
      ['by eighteen months after a new owner reported', { before: { removalDate: '2027-09' } }],
    ],
    lookAlikes: [
      ['the same', { before: { removalDate: '2029-03' } }],
      ['by a month', { before: { removalDate: '2029-02' } }],
      ['earlier', { before: { removalDate: '2029-09' } }],
      ['a good account', { account: { ...CARD, removalDate: '2036-03' }, before: { removalDate: '2034-03' } }],
      [
        'merely late at both',
        { account: { statusText: '60 days past due', paymentStatus: 'late' }, before: { removalDate: '2028-06' } },
      ],
      ['reinstated and lost anew', { account: { remarks: ['Account reinstated'] } }],
      ['none before', { before: { removalDate: null } }],
      [
        'an education loan',
        {
          account: {
            ...SCHOOL,
            status: null,
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            removalDate: '2029-03',
          },
        },
      ],
      ['brought current in between', { account: marks('CO*3 120 90 60 30 ok*6 CO*3') }],
      [
        'it was good at the earlier day',
        { before: { statusText: 'Open/Never late.', paymentStatus: 'current', status: 'open', removalDate: '2027-06' } },
      ],
    ],
  },
  {
    rule: 'late_added_to_past',
    source: '15 USC 1681e(b), 1681s-2(a)(2)',
    base: {
      account: { ...AUTO_LOAN, statusText: 'Open.', ...marks('ok*12 ok*2 30 ok*20') },
      before: marks('ok*24', '2025-05'),
      allows: ALSO,
    },
    errors: [
      ['March, good then, late now', {}],
      ['60 days', { account: marks('ok*12 ok*2 60 30 ok*20') }],
      ['two months apart', { account: marks('ok*12 ok*2 30 ok*8 30 ok*10') }],
      ['a card', { account: { ...CARD, statusText: 'Open.', ...marks('ok*12 ok*4 30 ok*10') } }],
      ['a mortgage', { account: { ...MORTGAGE, statusText: 'Open.', ...marks('ok*12 ok*4 30 ok*10') } }],
      ['before a charge-off', { account: { ...LOST, ...marks('CO*6 180 150 120 90 60 30 ok*2 30 ok*10') } }],
      ['90 days among good months', { account: marks('ok*12 ok*2 90 60 30 ok*18') }],
      ['the oldest month of both', { account: marks('ok*35 30'), before: marks('ok*24', '2025-05') }],
      [
        'a personal loan',
        {
          account: {
            ...AUTO_LOAN,
            accountTypeText: 'Unsecured',
            creditorName: 'CEDAR LENDING CO',
            statusText: 'Open.',
            ...marks('ok*12 ok*7 30 ok*10'),
          },
        },
      ],
    ],
    lookAlikes: [
      ['late at both', { before: marks('ok*2 30 ok*20', '2025-05') }],
      ['no data then', { before: marks('ok*2 ND ok*20', '2025-05') }],
      ['the newest month of the earlier report', { account: marks('ok*12 30 ok*20') }],
      ['late since', { account: marks('ok*3 30 ok*30') }],
      ['moved by one month', { before: marks('ok*3 30 ok*19', '2025-05') }],
      ['its grid then was shorter', { before: marks('ok*2', '2025-05') }],
      ['taken out since', { account: marks('ok*36'), before: marks('ok*2 30 ok*20', '2025-05') }],
      [
        'another account then',
        { before: { accountNumber: 'XXXXXXXX9999', dateOpened: '2018-01-01', ...marks('ok*24', '2025-05') } },
      ],
      ['not listed then', { before: null }],
      ['late by other counts', { account: marks('ok*14 60 ok*20'), before: marks('ok*2 30 ok*20', '2025-05') }],
    ],
  },
  {
    rule: 'drop_off_near',
    source: '15 USC 1681c(a)(4), (c)(1): a note about coming days',
    base: { account: { ...LOST, removalDate: null } },
    errors: [
      ['in three months', { account: { dateOfFirstDelinquency: '2019-09-10' } }],
      ['seven years ended last month', { account: { dateOfFirstDelinquency: '2019-05-10' } }],
      ['in five months', { account: { dateOfFirstDelinquency: '2019-11-20' } }],
      ['in the last of the 180 days', { account: { dateOfFirstDelinquency: '2018-12-20' } }],
      [
        'a collection',
        { account: { ...AGENCY, removalDate: null, dateOfFirstDelinquency: '2019-09-10', dateOpened: '2020-03-11' } },
      ],
      ['by the month alone', { account: { dateOfFirstDelinquency: '2019-08' } }],
      [
        'repossessed',
        {
          account: {
            ...AUTO_LOAN,
            dateOpened: '2017-06-09',
            status: null,
            statusText: 'Repossession.',
            paymentStatus: 'repossession',
            dateOfFirstDelinquency: '2019-09-10',
          },
        },
      ],
      [
        'paid after a charge-off',
        {
          account: {
            statusText: 'Paid, Closed. Account charged off.',
            status: 'paid',
            currentBalance: 0,
            dateOfFirstDelinquency: '2019-08-10',
          },
        },
      ],
    ],
    lookAlikes: [
      ['in three years', {}],
      ['in nine months', { account: { dateOfFirstDelinquency: '2020-03-20' } }],
      ['none printed', { account: { dateOfFirstDelinquency: null } }],
      [
        'an education loan',
        {
          account: {
            ...SCHOOL,
            status: null,
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            dateOfFirstDelinquency: '2019-09-10',
          },
        },
      ],
      [
        'merely late',
        { account: { ...CARD, statusText: '60 days past due', paymentStatus: 'late', dateOfFirstDelinquency: '2019-09-10' } },
      ],
      ['good', { account: CARD }],
      ['the year alone', { account: { dateOfFirstDelinquency: '2021' } }],
      ['an old opening date', { account: { dateOpened: '2004-01-01' } }],
      ['an old last payment', { account: { lastPaymentDate: '2019-09-01' } }],
      [
        'child support',
        {
          account: {
            ...AGENCY,
            accountTypeText: 'Child Support',
            originalCreditor: 'CHILD SUPPORT ENFORCEMENT',
            dateOfFirstDelinquency: '2019-09-10',
          },
        },
      ],
    ],
  },
  {
    rule: 'late_after_paid_closed',
    source: 'Metro 2: a paid and closed account is reported once more and no further',
    base: {
      account: {
        ...AUTO_LOAN,
        status: 'paid',
        statusText: 'Paid, Closed.',
        paymentStatus: null,
        currentBalance: 0,
        dateClosed: '2025-09-10',
        lastPaymentDate: '2025-09-10',
        statusDate: '2025-09',
        ...marks('30 ok*20'),
      },
      allows: ALSO,
    },
    errors: [
      ['eight months after', {}],
      ['three months after', { account: marks('30 ok*20', '2025-12') }],
      ['60 and 30', { account: marks('60 30 ok*18') }],
      [
        'a card',
        {
          account: {
            ...CARD,
            status: 'paid',
            statusText: 'Paid, Closed.',
            paymentStatus: null,
            currentBalance: 0,
            dateClosed: '2025-09-10',
            lastPaymentDate: '2025-09-10',
            ...marks('30 ok*20'),
          },
        },
      ],
      [
        'a mortgage paid by a refinancing',
        {
          account: {
            ...MORTGAGE,
            status: 'paid',
            statusText: 'Paid, Closed.',
            paymentStatus: null,
            currentBalance: 0,
            dateClosed: '2025-09-10',
            lastPaymentDate: '2025-09-10',
            ...marks('30 ok*20'),
          },
        },
      ],
      [
        'the last payment was years ago',
        {
          account: {
            dateClosed: '2022-09-10',
            lastPaymentDate: '2022-09-10',
            statusDate: '2022-09',
            ...marks('30 ok*20', '2023-03'),
          },
        },
      ],
      ['90 days', { account: marks('90 60 30 ok*18') }],
      ['two late months with good ones between', { account: marks('30 ok*2 30 ok*16') }],
    ],
    lookAlikes: [
      ['late before it was closed', { account: marks('ok*2 30 ok*20', '2025-09') }],
      ['in the month of the closing', { account: marks('30 ok*20', '2025-09') }],
      ['a balance is owed', { account: { currentBalance: 340_00 } }],
      [
        'closed while a balance was owed',
        { account: { dateClosed: '2024-02-10', lastPaymentDate: '2026-04-10', ...marks('ok 30 ok*20') } },
      ],
      ['no dates', { account: { dateClosed: null, lastPaymentDate: null, statusDate: null } }],
      ['good months after', { account: marks('ok*20') }],
      ['no data after', { account: marks('ND*6 30 ok*20', '2025-12') }],
      ['the month after: trailing interest', { account: marks('30 ok*20', '2025-10') }],
      ['charged off after it was closed', { account: { ...LOST, dateClosed: '2022-12-01', ...marks('CO*10') } }],
      ['the year alone', { account: { dateClosed: '2026', lastPaymentDate: null } }],
    ],
  },
  {
    rule: 'ok_after_charge_off',
    source: 'Metro 2: a charge-off stays one until it is paid',
    base: { account: { ...LOST, ...marks('CO*3 ok*2 CO*3 120 90 60 30 ok*8') }, allows: [...ALSO, 'late_ladder_jump'] },
    errors: [
      ['two good months among charge-off marks', {}],
      ['good ever since', { account: marks('ok*5 CO*3 120 90 60 30 ok*8') }],
      ['one good month', { account: marks('CO*3 ok CO*6 120 90') }],
      [
        'a loan',
        {
          account: {
            ...AUTO_LOAN,
            status: null,
            statusText: 'Account charged off.',
            paymentStatus: 'charge_off',
            ...marks('CO ok*3 CO*3 120 90'),
          },
        },
      ],
      ['after a single mark', { account: marks('ok*4 CO 120 90 60 30 ok*8') }],
      ['years ago', { account: marks('CO*30 ok CO*4') }],
      ['every other month', { account: marks('CO ok CO ok CO 120 90') }],
      ['a store card', { account: { accountTypeText: 'Store card' } }],
    ],
    lookAlikes: [
      ['good before it', { account: marks('CO*5 120 90 60 30 ok*8') }],
      ['no data after', { account: marks('ND*5 CO*3 120 90 60 30 ok*8') }],
      ['reinstated', { account: { remarks: ['Account reinstated'] } }],
      ['closed marks after', { account: marks('CLS*5 CO*3 120 90 60 30 ok*8') }],
      ['a payment after it', { account: { lastPaymentDate: '2026-03-01', ...marks('CO*8 120 90 60 30 ok*8') } }],
      ['good throughout', { account: { ...CARD, ...marks('ok*20') } }],
      ['late after good', { account: { ...CARD, statusText: 'Open.', ...marks('ok*4 90 60 30 ok*10') } }],
      ['bankruptcy marks', { account: marks('B*5 CO*3 120 90') }],
      ['collection after it', { account: marks('C*5 CO*3 120 90 60 30') }],
      ['a plan', { account: marks('PP*5 CO*3 120 90 60 30') }],
    ],
  },
  {
    rule: 'reaged_delinquency',
    source: '15 USC 1681c(c)(1), 1681s-2(a)(5)',
    base: { account: { ...LOST, removalDate: null }, before: { dateOfFirstDelinquency: '2021-06-10' }, allows: ALSO },
    errors: [
      ['by a year', {}],
      ['by two months', { before: { dateOfFirstDelinquency: '2022-04-01' } }],
      ['a collection', { account: { ...AGENCY, removalDate: null } }],
      ['to the day of a payment', { account: { lastPaymentDate: '2022-06-10' } }],
      ['by the months alone', { account: { dateOfFirstDelinquency: '2022-06' }, before: { dateOfFirstDelinquency: '2021-06' } }],
    ],
    lookAlikes: [
      ['the same', { before: { dateOfFirstDelinquency: '2022-06-10' } }],
      ['a month', { before: { dateOfFirstDelinquency: '2022-05-20' } }],
      ['earlier now', { before: { dateOfFirstDelinquency: '2023-06-10' } }],
      ['none then', { before: { dateOfFirstDelinquency: null } }],
      ['the year alone then', { before: { dateOfFirstDelinquency: '2021' } }],
      [
        'merely late then',
        {
          before: {
            dateOfFirstDelinquency: '2021-06-10',
            statusText: '60 days past due',
            paymentStatus: 'late',
            status: 'delinquent',
          },
        },
      ],
      ['reinstated', { account: { remarks: ['Account reinstated'] } }],
      [
        'an education loan',
        {
          account: {
            ...SCHOOL,
            status: null,
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            dateOfFirstDelinquency: '2022-06-10',
          },
        },
      ],
      ['brought current in between', { account: marks('CO*3 120 90 60 30 ok*5 120 90', '2023-01') }],
      [
        'another account then',
        { before: { accountNumber: 'XXXXXXXXXXXX7744', dateOpened: '2018-03-03', dateOfFirstDelinquency: '2021-06-10' } },
      ],
    ],
  },
  {
    rule: 'balance_above_high_balance',
    source: 'Metro 2 field 12: the highest amount ever reached',
    base: { account: { ...CARD, highBalance: 700_00 }, allows: ALSO },
    errors: [
      ['$900 above $700', {}],
      ['by a dollar and more', { account: { currentBalance: 702_00 } }],
      ['a store card', { account: { accountTypeText: 'Charge account' } }],
      ['a line of credit', { account: { accountTypeText: 'Line of credit' } }],
      ['closed, still owing', { account: { status: 'closed', statusText: 'Closed.', dateClosed: '2025-05-05' } }],
      ['late', { account: { statusText: '30 days past due', paymentStatus: 'late', status: 'delinquent' } }],
      ['twice as much', { account: { currentBalance: 1_400_00 } }],
      ['joint', { account: { responsibility: 'joint' } }],
    ],
    lookAlikes: [
      ['below it', { account: { highBalance: 2_345_00 } }],
      ['at it', { account: { highBalance: 900_00 } }],
      ['over the limit only', { account: { highBalance: 2_345_00, creditLimit: 800_00 } }],
      ['the figure is the limit', { account: { highBalance: 700_00, creditLimit: 700_00 } }],
      ['charged off', { account: { ...LOST, highBalance: 700_00 } }],
      ['a collection', { account: { ...AGENCY, highBalance: 300_00 } }],
      ['an instalment loan', { account: { ...AUTO_LOAN, highBalance: 11_000_00 } }],
      ['none printed', { account: { highBalance: null } }],
      ['three-bureau pages', { report: { format: 'identityiq' } }],
      ['TransUnion’s dated period', { report: { bureau: 'transunion', format: 'transunion-web-print' } }],
    ],
  },
  {
    rule: 'open_with_close_date',
    source: 'Metro 2: an open account has no date closed; worth knowing',
    base: { account: { ...CARD, currentBalance: 0, statusText: 'Open.', dateClosed: '2024-05-05' }, allows: ALSO },
    errors: [
      ['open, closed two years ago', {}],
      ['a loan', { account: { ...AUTO_LOAN, currentBalance: 0, statusText: 'Open.', dateClosed: '2024-05-05' } }],
      ['closed last month', { account: { dateClosed: '2026-05-05' } }],
      ['by the month alone', { account: { dateClosed: '2024-05' } }],
      ['never late', { account: { statusText: 'Open/Never late.' } }],
      ['a line of credit', { account: { accountTypeText: 'Line of credit' } }],
      ['years ago', { account: { dateClosed: '2019-03-04' } }],
      ['joint', { account: { responsibility: 'joint' } }],
    ],
    lookAlikes: [
      ['still owing', { account: { currentBalance: 300_00 } }],
      ['closed', { account: { status: 'closed', statusText: 'Closed.' } }],
      ['no date', { account: { dateClosed: null } }],
      ['paid', { account: { status: 'paid', statusText: 'Paid, Closed.' } }],
      ['frozen', { account: { remarks: ['Credit line suspended'] } }],
      ['three-bureau pages', { report: { format: 'identityiq' } }],
      ['charged off', { account: { ...LOST, currentBalance: 0, dateClosed: '2023-01-01' } }],
      ['no balance shown', { account: { currentBalance: null } }],
      ['transferred', { account: { status: 'transferred', statusText: 'Transferred, closed.' } }],
      ['no status printed', { account: { status: null, statusText: null, paymentStatus: null } }],
    ],
  },
  {
    rule: 'limit_missing',
    source: 'Metro 2 field 11; worth knowing: use is then guessed from the highest balance',
    base: { account: { ...CARD, creditLimit: null }, allows: ALSO },
    errors: [
      ['a card', {}],
      ['a store card', { account: { accountTypeText: 'Store card' } }],
      ['a line of credit', { account: { accountTypeText: 'Line of credit' } }],
      ['nothing owed', { account: { currentBalance: 0 } }],
      ['an authorized user', { account: { responsibility: 'authorized_user' } }],
      ['no highest balance either', { account: { highBalance: null } }],
      ['joint', { account: { responsibility: 'joint' } }],
      ['late', { account: { statusText: '30 days past due', paymentStatus: 'late', status: 'delinquent' } }],
    ],
    lookAlikes: [
      ['a limit', { account: { creditLimit: 5_000_00 } }],
      ['closed', { account: { status: 'closed', statusText: 'Closed/Never late.' } }],
      ['a loan', { account: AUTO_LOAN }],
      ['a mortgage', { account: MORTGAGE }],
      ['a charge card', { account: { accountTypeText: 'Charge card, no preset limit', loanType: 'No preset spending limit' } }],
      ['a collection', { account: AGENCY }],
      ['charged off', { account: { ...LOST, creditLimit: null } }],
      ['paid', { account: { status: 'paid', statusText: 'Paid, Closed/Never late.', currentBalance: 0 } }],
      ['a lease', { account: { ...AUTO_LOAN, accountTypeText: 'Auto lease' } }],
      ['transferred', { account: { status: 'transferred', statusText: 'Transferred, closed.' } }],
    ],
  },
  {
    rule: 'dofd_before_opened',
    source: 'Metro 2 field 25: a delinquency of an account begins in it',
    base: {
      account: { ...LOST, removalDate: null, dateOpened: '2019-02-14', dateOfFirstDelinquency: '2018-06-10' },
      allows: ALSO,
    },
    errors: [
      ['eight months before', {}],
      ['two months before', { account: { dateOfFirstDelinquency: '2018-12-10' } }],
      [
        'a loan',
        {
          account: {
            ...AUTO_LOAN,
            status: null,
            statusText: 'Account charged off.',
            paymentStatus: 'charge_off',
            dateOpened: '2022-02-14',
            dateOfFirstDelinquency: '2021-06-10',
          },
        },
      ],
      ['by the months alone', { account: { dateOpened: '2019-02', dateOfFirstDelinquency: '2018-11' } }],
      [
        'merely late',
        {
          account: {
            ...CARD,
            dateOpened: '2025-02-14',
            statusText: '60 days past due',
            paymentStatus: 'late',
            dateOfFirstDelinquency: '2024-06-10',
          },
        },
      ],
      [
        'paid since',
        {
          account: {
            dateOfFirstDelinquency: '2021-06-10',
            dateOpened: '2022-02-14',
            statusText: 'Paid, Closed. Account charged off.',
            status: 'paid',
            currentBalance: 0,
          },
        },
      ],
      ['years before', { account: { dateOpened: '2024-02-14', dateOfFirstDelinquency: '2021-01-10' } }],
      [
        'a repossession',
        {
          account: {
            ...AUTO_LOAN,
            status: null,
            statusText: 'Repossession.',
            paymentStatus: 'repossession',
            dateOpened: '2023-02-14',
            dateOfFirstDelinquency: '2022-06-10',
          },
        },
      ],
    ],
    lookAlikes: [
      ['after it', { account: { dateOfFirstDelinquency: '2022-06-10' } }],
      ['the same month', { account: { dateOfFirstDelinquency: '2019-02-01' } }],
      ['a collector', { account: { ...AGENCY, removalDate: null } }],
      [
        'a debt buyer',
        {
          account: {
            ...LOST,
            creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
            accountTypeText: 'Debt Buyer',
            originalCreditor: 'HARBOR NATIONAL BANK',
            accountType: 'open',
            dateOpened: '2024-02-14',
            removalDate: null,
          },
        },
      ],
      ['acquired', { account: { remarks: ['Account acquired from another lender'] } }],
      ['transferred', { account: { remarks: ['Account transferred from another office'] } }],
      [
        'an education loan',
        {
          account: {
            ...SCHOOL,
            status: null,
            statusText: 'Collection account.',
            paymentStatus: 'in_collections',
            dateOpened: '2022-02-14',
            dateOfFirstDelinquency: '2021-06-10',
          },
        },
      ],
      ['an authorized user', { account: { responsibility: 'authorized_user' } }],
      ['a landlord', { account: { creditorName: 'BIRCH APARTMENTS', accountType: 'open', accountTypeText: 'Rental agreement' } }],
      ['the year alone', { account: { dateOfFirstDelinquency: '2019' } }],
    ],
  },
  {
    rule: 'dofd_after_charge_off',
    source: 'Metro 2 field 25: the delinquency comes first',
    base: {
      account: { ...LOST, removalDate: null, dateOfFirstDelinquency: '2025-09-10', ...marks('CO*20 120 90 60 30 ok*8') },
      allows: ALSO,
    },
    errors: [
      ['a year after the mark', {}],
      ['to the last payment', { account: { lastPaymentDate: '2025-09-10' } }],
      [
        'a loan',
        {
          account: {
            ...AUTO_LOAN,
            status: null,
            statusText: 'Account charged off.',
            paymentStatus: 'charge_off',
            dateOfFirstDelinquency: '2025-09-10',
            ...marks('CO*20 120 90 60 30 ok*8'),
          },
        },
      ],
      ['by the month alone', { account: { dateOfFirstDelinquency: '2025-09' } }],
      ['this year', { account: { dateOfFirstDelinquency: '2026-03-10' } }],
      ['paid since', { account: { statusText: 'Paid, Closed. Account charged off.', status: 'paid', currentBalance: 0 } }],
      ['three months after', { account: { dateOfFirstDelinquency: '2025-01-20' } }],
      [
        'a collection mark of the bank itself',
        { account: { ...marks('C*20 120 90 60 30 ok*8'), statusText: 'Collection account.', paymentStatus: 'in_collections' } },
      ],
    ],
    lookAlikes: [
      ['before it', { account: { dateOfFirstDelinquency: '2024-06-10' } }],
      ['in the month of the mark', { account: { dateOfFirstDelinquency: '2024-10-10' } }],
      ['reinstated', { account: { remarks: ['Account reinstated'] } }],
      ['cured in months without data', { account: marks('CO*4 ND*6 CO*10 120 90 60 30') }],
      ['a collector', { account: { ...AGENCY, removalDate: null, dateOfFirstDelinquency: '2025-09-10', ...marks('C*20') } }],
      ['no grid', { account: { paymentHistory: [] } }],
      ['none printed', { account: { dateOfFirstDelinquency: null } }],
      ['a bankruptcy', { account: { remarks: ['Included in Chapter 7 Bankruptcy'] } }],
      [
        'only the day it was first reported',
        { account: { dateOfFirstDelinquency: '2024-06-10', delinquencyFirstReported: '2025-09-10' } },
      ],
      ['the year alone', { account: { dateOfFirstDelinquency: '2025' } }],
    ],
  },
]
