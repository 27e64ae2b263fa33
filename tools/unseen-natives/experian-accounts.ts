import type { ExperianAccount } from '#tools/unseen-natives/experian.ts'
import { dollars, monthsFrom, run, wordy } from '#tools/unseen-natives/facts.ts'

const rowsOf = (
  type: string,
  one: {
    number: string
    responsibility?: string
    opened: string
    status: string
    updated: string
    balance: number | null
    balanceDay: string | null
    recent?: string
    monthly?: string
    original?: number
    limit?: number
    highest?: number
    terms: string
    until?: string
  },
): readonly (readonly [string, string])[] => [
  ['Account Number', one.number],
  ['Account Type', type],
  ['Responsibility', one.responsibility ?? 'Individual'],
  ['Date Opened', one.opened],
  ['Status', one.status],
  ['Status Updated', wordy(one.updated)],
  ['Balance', dollars(one.balance) || '-'],
  ['Balance Updated', one.balanceDay ?? '-'],
  ['Recent Payment', one.recent ?? '-'],
  ['Monthly Payment', one.monthly ?? '-'],
  one.limit === undefined ? ['Original Balance', dollars(one.original) || '-'] : ['Credit Limit', dollars(one.limit)],
  ['Highest Balance', dollars(one.highest) || '-'],
  ['Terms', one.terms],
  ...(one.until === undefined ? [] : [['On Record Until', wordy(one.until)] as const]),
]
const named = (name: string, rows: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] => [
  ['Account Name', name],
  ...rows,
]

export const X_AUTO: ExperianAccount = {
  name: 'PIKESTONE MOTOR CREDIT',
  isNegative: true,
  rows: named(
    'PIKESTONE MOTOR CREDIT',
    rowsOf('Auto Loan', {
      number: '412031XXXXXXXX',
      opened: '09/08/2020',
      status: 'Repossession. $9,118 written off. $9,118 past due as of Jun 2025.',
      updated: '2025-03',
      balance: 9118,
      balanceDay: '06/30/2025',
      original: 24310,
      terms: '72 Months',
      until: '2031-08',
    }),
  ),
  years: ['2025', '2024', '2023', '2022', '2021', '2020'],
  marks: { ...run('2020-09', 'OK*50 30 60 ND 120 CO R R R') },
  guide: [
    'Repossession as of Apr 2025 to Jun 2025',
    'Charge Off as of Mar 2025',
    '120 days past due as of Feb 2025',
    '60 days past due as of Dec 2024',
    '30 days past due as of Nov 2024',
  ],
  last: 'This account is scheduled to continue on record until Aug 2031.',
  balances: monthsFrom('2024-04', 14)
    .toReversed()
    .filter((month) => month !== '2025-01')
    .map((month, index) => ({
      month,
      balance: 9118 + index * 271,
      scheduled: index < 3 ? 0 : 431,
      paid: index < 6 ? 0 : 431,
      on: '10/21/2024',
    })),
  note: 'The original amount of this account was $24,310',
  originalCreditor: null,
  contact: ['PO BOX 3310,', 'TAMWORTH FLS ND 58060'],
  phone: '(701) 555-0164',
  comment: {
    current: ['Account previously in dispute - investigation complete, reported by data furnisher'],
    previous: [
      ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).', 'Dec 2024'],
      ['Credit line suspended.', 'Apr 2024 to Jun 2024, Oct 2023 to Jan 2024'],
    ],
  },
  former: [
    {
      text: 'Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).',
      stood: [{ since: '2024-12', until: '2024-12' }],
    },
    {
      text: 'Credit line suspended.',
      stood: [
        { since: '2024-04', until: '2024-06' },
        { since: '2023-10', until: '2024-01' },
      ],
    },
  ],
  fields: {
    accountNumber: '412031XXXXXXXX',
    statusText: 'Repossession. $9,118 written off. $9,118 past due as of Jun 2025.',
    dateOpened: '2020-09-08',
    currentBalance: 9118,
    balanceDate: '2025-06-30',
    originalBalance: 24310,
    removalDate: '2031-08',
    pastDue: 9118,
  },
}
export const X_COLL: ExperianAccount = {
  name: 'GREYFIELD RECOVERY GROUP',
  isNegative: true,
  rows: named(
    'GREYFIELD RECOVERY GROUP',
    rowsOf('Collection', {
      number: '88213XXX',
      opened: '01/22/2025',
      status: 'Collection account. $402 past due as of Aug 2025.',
      updated: '2025-01',
      balance: 402,
      balanceDay: '08/02/2025',
      original: 402,
      terms: '1 Months',
      until: '2031-06',
    }),
  ),
  years: ['2025'],
  marks: run('2025-02', 'C*7'),
  guide: ['Collection as of Feb 2025 to Aug 2025'],
  last: 'This account is scheduled to continue on record until Jun 2031.',
  balances: [],
  note: null,
  originalCreditor: 'TELLURIDE WATER CO',
  contact: ['14 DEPOT LN SUITE 300,', 'ARGYLE TX 76226'],
  phone: '(817) 555-0149',
  comment: null,
  former: [],
  fields: { accountNumber: '88213XXX', currentBalance: 402, pastDue: 402, removalDate: '2031-06', dateOpened: '2025-01-22' },
}
export const X_CARD: ExperianAccount = {
  name: 'QUILLON/OAKEN BANK',
  isNegative: false,
  rows: named(
    'QUILLON/OAKEN BANK',
    rowsOf('Charge Card', {
      number: 'QS5000XXXXXXXXXX',
      responsibility: 'Authorized user',
      opened: '11/02/2024',
      status: 'Paid, Closed/Never late.',
      updated: '2025-07',
      balance: null,
      balanceDay: null,
      limit: 900,
      highest: 377,
      terms: '-',
      until: '2035-07',
    }),
  ),
  years: ['2025', '2024'],
  marks: { ...run('2024-11', 'OK*8'), '2025-07': 'CLS' },
  guide: [],
  last: 'This account is scheduled to continue on record until Jul 2035.',
  balances: monthsFrom('2024-12', 7)
    .toReversed()
    .map((month, index) => ({
      month,
      balance: 250 + index * 11,
      scheduled: 25,
      paid: 25,
      on: `${Number(month.slice(5))}/2/${month.slice(0, 4)}`,
    })),
  note: 'Between Dec 2024 and Jun 2025, your credit limit/high balance was $900',
  originalCreditor: null,
  contact: ['2 BRAMLEY SQ,', 'OSTRANDER OH 43061'],
  phone: null,
  comment: { current: ["Account closed at consumer's request."], previous: [] },
  former: [],
  fields: {
    accountNumber: 'QS5000XXXXXXXXXX',
    creditLimit: 900,
    highBalance: 377,
    removalDate: '2035-07',
    currentBalance: null,
    dateOpened: '2024-11-02',
  },
}
export const X_LATE: ExperianAccount = {
  name: 'HEARTHLINE HOME LOANS',
  isNegative: true,
  rows: named(
    'HEARTHLINE HOME LOANS',
    rowsOf('Mortgage', {
      number: '0011983XXXX',
      responsibility: 'Joint with PERCIVAL TALLOW',
      opened: '02/26/2021',
      status: 'Open. $1,206 past due as of Jul 2025.',
      updated: '2025-07',
      balance: 183412,
      balanceDay: '07/31/2025',
      recent: '$1,206 as of 6/3/2025',
      monthly: '$1,206',
      original: 201000,
      terms: '30 Years',
    }),
  ),
  years: ['2025', '2024', '2023', '2022', '2021'],
  marks: { ...run('2021-02', 'OK*33 30 OK*19'), '2025-07': '30' },
  guide: ['30 days past due as of Jul 2025, Nov 2023'],
  last: 'By Jul 2032, this account is scheduled to go to a positive status.',
  balances: monthsFrom('2024-08', 11)
    .toReversed()
    .map((month, index) => ({
      month,
      balance: 183630 + index * 420,
      scheduled: 1206,
      paid: 1206,
      on: `${Number(month.slice(5))}/3/${month.slice(0, 4)}`,
    })),
  note: 'The original amount of this account was $201,000',
  originalCreditor: null,
  contact: ['90 FURNACE RD STE 4,', 'WEXBY PA 15990'],
  phone: '(412) 555-0188',
  comment: { current: [], previous: [['Affected by natural or declared disaster.', 'Oct 2023 to Dec 2023']] },
  former: [{ text: 'Affected by natural or declared disaster.', stood: [{ since: '2023-10', until: '2023-12' }] }],
  fields: {
    accountNumber: '0011983XXXX',
    currentBalance: 183412,
    pastDue: 1206,
    monthlyPayment: 1206,
    originalBalance: 201000,
    dateOpened: '2021-02-26',
    removalDate: null,
  },
}
