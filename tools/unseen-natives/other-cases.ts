import type { ExperianAccount, ExperianPrint } from '#tools/unseen-natives/experian.ts'
import { dollars, monthsFrom, run, wordy } from '#tools/unseen-natives/facts.ts'
import type { TransunionAccount, TransunionCard, TransunionMonth, TransunionPrint } from '#tools/unseen-natives/transunion.ts'

const months = (
  first: string,
  rows: readonly (readonly [number, number, number, number, string?])[],
): Record<string, TransunionMonth> =>
  Object.fromEntries(
    monthsFrom(first, rows.length).map((month, index) => {
      const [balance = 0, pastDue = 0, paid = 0, scheduled = 0, remark] = rows[index] ?? []
      return [month, { balance, pastDue, paid, scheduled, ...(remark !== undefined && { remark }) }]
    }),
  )

const T_AUTO: TransunionAccount = {
  name: 'PIKESTONE MOTOR CREDIT',
  number: 'PPM0000000041203****',
  rows: [
    ['Address', 'PO BOX 3310 TAMWORTH FLS, ND 58060'],
    ['Phone', '(701) 555-0164'],
    ['Monthly Payment', '$0'],
    ['Date Opened', '09/08/2020'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Installment Account'],
    ['Loan Type', 'AUTOMOBILE'],
    ['Balance', '$9,118'],
    ['Date Updated', '06/30/2025'],
    ['Payment Received', '$0'],
    ['Last Payment Made', '10/21/2024'],
    ['Pay Status', '>Repossession<'],
    ['Terms', '$0 per month, paid Monthly for 72 months'],
    ['Date Closed', '03/31/2025'],
    ['High Balance (Hist.)', 'High balance of $24,310 from 04/2023 to 11/2024; $24,310 from 01/2025 to 06/2025'],
    ['Estimated month and year this item will be removed', '10/2031'],
  ],
  first: '2024-04',
  months: 15,
  hasMoney: true,
  hasRemarks: true,
  ratings: run('2024-04', 'OK*7 30 60 X 120 C/O RPO RPO RPO'),
  money: {
    ...months('2024-04', [
      [12744, 0, 431, 431],
      [12380, 0, 431, 431],
      [12010, 0, 431, 431],
      [11640, 0, 431, 431],
      [11266, 0, 431, 431],
      [10890, 0, 431, 431],
      [10511, 0, 431, 431],
      [10511, 431, 0, 431],
      [10511, 862, 0, 431, 'DRG'],
    ]),
    ...{
      '2025-02': { balance: 10511, pastDue: 1724, paid: 0, scheduled: 431, remark: 'DRG/>' },
      '2025-03': { balance: 9118, pastDue: 9118, paid: 1393, scheduled: 0, remark: 'PRL<' },
      '2025-04': { balance: 9118, pastDue: 9118, paid: 0, scheduled: 0, remark: 'RPO<' },
    },
  },
  fields: {
    dateOpened: '2020-09-08',
    dateClosed: '2025-03-31',
    dateReported: '2025-06-30',
    lastPaymentDate: '2024-10-21',
    removalDate: '2031-10',
    currentBalance: 9118,
    monthlyPayment: 0,
  },
  remarks: [],
}
const T_COLL: TransunionAccount = {
  name: 'GREYFIELD RECOVERY GROUP',
  number: '88213****',
  rows: [
    ['Address', '14 DEPOT LN SUITE 300 ARGYLE, TX 76226'],
    ['Phone', '(817) 555-0149'],
    ['Date Opened', '01/22/2025'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Open Account'],
    ['Loan Type', 'COLLECTION AGENCY/ATTORNEY'],
    ['Balance', '$402'],
    ['Date Updated', '08/02/2025'],
    ['High Balance', '$402'],
    ['Original Creditor', 'TELLURIDE WATER CO'],
    ['Past Due', '>$402<'],
    ['Pay Status', '>In Collection<'],
    ['Estimated month and year this item will be removed', '09/2031'],
    ['Remarks', 'PLACED FOR COLLECTION'],
  ],
  first: '2025-02',
  months: 6,
  hasMoney: false,
  hasRemarks: false,
  ratings: run('2025-02', 'COL*6'),
  money: {},
  fields: {
    dateOpened: '2025-01-22',
    dateReported: '2025-08-02',
    originalCreditor: 'TELLURIDE WATER CO',
    currentBalance: 402,
    pastDue: 402,
    highBalance: 402,
    removalDate: '2031-09',
  },
  remarks: ['PLACED FOR COLLECTION'],
}
const T_STUDY: TransunionAccount = {
  name: 'US DEPT ED/LARKIN',
  number: '77003412L0098116****',
  rows: [
    ['Address', '1 COLLEGE CTR MADISON, WI 53704'],
    ['Monthly Payment', '$88'],
    ['Date Opened', '08/28/2013'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Installment Account'],
    ['Loan Type', 'STUDENT LOAN'],
    ['Balance', '$6,033'],
    ['Date Updated', '07/31/2025'],
    ['Payment Received', '$88'],
    ['Last Payment Made', '07/14/2025'],
    ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ['Terms', '$88 per month, paid Monthly for 120 months'],
    ['High Balance (Hist.)', 'High balance of $8,000 from 02/2023 to 07/2025'],
  ],
  first: '2023-10',
  months: 22,
  hasMoney: true,
  hasRemarks: false,
  ratings: run('2023-10', 'OK*22'),
  money: months('2024-12', [
    [6480, 0, 88, 88],
    [6417, 0, 88, 88],
    [6353, 0, 88, 88],
    [6290, 0, 88, 88],
    [6226, 0, 88, 88],
    [6162, 0, 88, 88],
    [6098, 0, 88, 88],
    [6033, 0, 88, 88],
  ]),
  fields: {
    dateOpened: '2013-08-28',
    dateReported: '2025-07-31',
    lastPaymentDate: '2025-07-14',
    currentBalance: 6033,
    monthlyPayment: 88,
  },
  remarks: [],
}
const T_CARD: TransunionAccount = {
  name: 'QUILLON/ OAKEN BANK',
  number: 'QS50000000118****',
  rows: [
    ['Address', '2 BRAMLEY SQ OSTRANDER, OH 43061'],
    ['Phone', '(740) 555-0110'],
    ['Date Opened', '11/02/2024'],
    ['Responsibility', 'Authorized Account'],
    ['Account Type', 'Revolving Account'],
    ['Loan Type', 'CHARGE ACCOUNT'],
    ['Balance', '$0'],
    ['Date Updated', '07/09/2025'],
    ['Payment Received', '$212'],
    ['Last Payment Made', '07/02/2025'],
    ['Pay Status', 'Paid, Closed; was Paid as agreed'],
    ['Terms', 'Paid Monthly'],
    ['Date Closed', '07/09/2025'],
    ['Date Paid', '07/02/2025'],
    ['High Balance (Hist.)', 'High balance of $198 from 12/2024 to 01/2025; $377 from 02/2025 to 07/2025'],
    ['Credit Limit (Hist.)', 'Credit limit of $900 from 12/2024 to 07/2025'],
    ['Remarks', "Account closed at consumer's request; CLOSED"],
  ],
  first: '2024-12',
  months: 8,
  hasMoney: true,
  hasRemarks: false,
  ratings: run('2024-12', 'OK*8'),
  money: months('2024-12', [
    [140, 0, 0, 0],
    [198, 0, 25, 25],
    [211, 0, 25, 25],
    [377, 0, 25, 25],
    [301, 0, 76, 25],
    [266, 0, 35, 25],
    [250, 0, 25, 25],
    [0, 0, 250, 25],
  ]),
  fields: {
    dateOpened: '2024-11-02',
    dateClosed: '2025-07-09',
    dateReported: '2025-07-09',
    lastPaymentDate: '2025-07-02',
    currentBalance: 0,
  },
  remarks: ["Account closed at consumer's request", 'CLOSED'],
}

const days = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(
      Date.UTC(
        ...(first
          .split('-')
          .map(Number)
          .map((one, at) => (at === 1 ? one - 1 : one)) as [number, number, number]),
      ) -
        index * 27 * 86_400_000,
    )
      .toISOString()
      .slice(0, 10),
  )

export const TRANSUNION: TransunionPrint = {
  name: 'IMOGEN P. TALLOW',
  shownFor: 'IMOGEN TALLOW',
  fileNumber: '550912847',
  day: '2025-08-11',
  born: '1979-10-30',
  ssn4: '4418',
  aliases: ['IMOGEN PRUE TALLOW', 'IMMY TALLOW'],
  addresses: [
    { line: '61 GANTRY ST APT 2B WEXBY, PA 15990-1204', reported: '2021-03-04' },
    { line: '4408 MILL POND RD UNIT 17 NEW HARLAN, OH 43099', reported: '2017-06-30' },
    { line: 'PO BOX 915 OSTRANDER, OH 43061-0915', reported: '2016-01-12' },
    { line: '2 W BROADWAY ALDEN, KS 67512', reported: '2011-09-09' },
  ],
  phones: ['(412) 555-0133', '(740) 555-0120'],
  employers: [
    { name: 'WEXBY SCHOOL DIST', occupation: 'AIDE', verified: '2023-02-14' },
    { name: 'MORRIS & VANE', verified: '2019-05-20' },
    { name: 'SELF - CATERING', occupation: 'OWNER', verified: '2015-11-03' },
  ],
  adverse: [T_AUTO, T_COLL],
  fine: [T_STUDY, T_CARD],
  regular: [
    {
      name: 'PIKESTONE MOTOR VIA DEALER',
      dates: ['2025-05-18'],
      location: ['PO BOX 3310', 'TAMWORTH FLS, ND 58060'],
      phone: '(701) 555-0164',
      type: 'Individual',
    },
    {
      name: 'OLDHAM AUTO via 800QDOLDHAM AUTO',
      dates: ['2025-05-18'],
      location: ['771 CANAL ST', 'BOLTON, MA 01740'],
      phone: '(978) 555-0118',
      type: 'Individual',
      purpose: 'CREDIT TRANSACTION',
    },
    {
      name: 'WEXBY HOMES LLC',
      dates: ['2024-04-02', '2024-03-28'],
      location: ['9 TOLL HOUSE RD', 'WEXBY, PA 15990'],
      type: 'Participant',
    },
  ],
  promotional: [
    {
      name: 'MARLOWE MUTUAL',
      dates: ['2025-06-20', '2025-02-11'],
      location: ['PO BOX 100', 'AVON, CT 06001'],
      phone: '(860) 555-0170',
    },
    { name: 'FIG - SPROUT', dates: ['2025-01-07'], location: ['PO BOX 4420', 'LOGAN, UT 84321'], phone: '(435) 555-0181' },
  ],
  review: [
    {
      name: 'SPROUTCREDIT OAKEN TU-B',
      dates: ['2025-08-09'],
      location: ['OAKEN BANK N.A.', 'PO BOX 77', 'DOVER, DE 19901'],
      phone: '(302) 555-0115',
    },
    {
      name: 'IMOGEN TALLOW via SPROUTCREDIT OAKEN TU-A',
      dates: days('2025-08-01', 23),
      location: ['OAKEN BANK N.A.', 'PO BOX 77', 'DOVER, DE 19901'],
      phone: '(302) 555-0115',
    },
    {
      name: 'IMOGEN TALLOW via TRANSUNION INTERACTIVE IN',
      dates: ['2025-08-11', '2025-08-11'],
      location: ['322 QUILL ST', 'STE 9', 'BARROW, CA 93001'],
      phone: '(805) 555-0126',
    },
    {
      name: 'QUILLON/ OAKEN BANK',
      dates: ['2025-06-02'],
      location: ['2 BRAMLEY SQ', 'OSTRANDER, OH 43061'],
      phone: '(740) 555-0110',
    },
    {
      name: 'GREYFIELD RECOVERY GROUP',
      dates: ['2025-01-23'],
      location: ['14 DEPOT LN', 'SUITE 300', 'ARGYLE, TX 76226'],
      phone: '(817) 555-0149',
    },
  ],
}

export const CARDS: readonly TransunionCard[] = [
  {
    name: 'PIKESTONE MOTOR CREDIT',
    word: 'REPOSSESSION',
    isAdverse: true,
    kind: 'Auto Loans',
    balance: 9118,
    status: [
      ['Date Reported', 'Jun 30, 2025'],
      ['Payment Status', 'Repossession'],
      ['Account Status', 'Derogatory'],
    ],
    details: [
      ['Account Type', 'Auto Loan'],
      ['Responsibility', 'Individual'],
      ['Original Loan Amount', '$24,310'],
      ['Date Account Opened', 'Sep 08, 2020'],
      ['Date Account Closed', 'Mar 31, 2025'],
    ],
    payments: [
      ['Date of Last Payment', 'Oct 21, 2024'],
      ['Monthly Payment', '$0'],
      ['Term', '72'],
      ['Payment Frequency', 'Monthly'],
      ['Worst Pay Status', 'Repossession'],
    ],
    lender: ['Po Box 3310', 'Tamworth Fls, ND 58060', '(701) 555-0164'],
    remarks: ['Dispute resolved reported by credit grantor', 'Involuntary repossession'],
    fields: {
      currentBalance: 9118,
      dateOpened: '2020-09-08',
      dateClosed: '2025-03-31',
      dateReported: '2025-06-30',
      lastPaymentDate: '2024-10-21',
      statusText: 'Repossession',
    },
  },
  {
    name: 'QUILLON/ OAKEN BANK',
    word: 'CURRENT',
    isAdverse: false,
    kind: 'Credit Cards',
    balance: 0,
    status: [
      ['Date Reported', 'Jul 09, 2025'],
      ['Payment Status', 'Current'],
      ['Account Status', 'Closed'],
    ],
    details: [
      ['Account Type', 'Charge Account'],
      ['Responsibility', 'Authorized User'],
      ['Credit Limit', '$900'],
      ['High Balance', '$377'],
      ['Date Account Opened', 'Nov 02, 2024'],
      ['Date Account Closed', 'Jul 09, 2025'],
    ],
    payments: [
      ['Date of Last Payment', 'Jul 02, 2025'],
      ['Monthly Payment', '$0'],
      ['Term', '0'],
      ['Payment Frequency', 'Monthly'],
      ['Worst Pay Status', 'Current'],
    ],
    lender: ['2 Bramley Sq', 'Ostrander, OH 43061', '(740) 555-0110'],
    remarks: ["Account closed at consumer's request"],
    fields: {
      currentBalance: 0,
      creditLimit: 900,
      highBalance: 377,
      dateOpened: '2024-11-02',
      dateClosed: '2025-07-09',
      dateReported: '2025-07-09',
      lastPaymentDate: '2025-07-02',
    },
  },
  {
    name: 'HEARTHLINE HOME LOANS',
    word: '30 DAYS PAST DUE',
    isAdverse: true,
    kind: 'Mortgages',
    balance: 183412,
    status: [
      ['Date Reported', 'Jul 31, 2025'],
      ['Payment Status', '30 Days Past Due'],
      ['Account Status', 'Open'],
    ],
    details: [
      ['Account Type', 'Conventional Mortgage'],
      ['Responsibility', 'Joint'],
      ['Original Loan Amount', '$201,000'],
      ['Date Account Opened', 'Feb 26, 2021'],
    ],
    payments: [
      ['Date of Last Payment', 'Jun 03, 2025'],
      ['Monthly Payment', '$1,206'],
      ['Term', '360'],
      ['Payment Frequency', 'Monthly'],
      ['Worst Pay Status', '30 Days Past Due'],
    ],
    lender: ['90 Furnace Rd Ste 4', 'Wexby, PA 15990', '(412) 555-0188'],
    remarks: [],
    fields: {
      currentBalance: 183412,
      monthlyPayment: 1206,
      dateOpened: '2021-02-26',
      dateClosed: null,
      dateReported: '2025-07-31',
      lastPaymentDate: '2025-06-03',
    },
  },
]

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

const X_AUTO: ExperianAccount = {
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
const X_COLL: ExperianAccount = {
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
const X_CARD: ExperianAccount = {
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
const X_LATE: ExperianAccount = {
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

export const EXPERIAN: ExperianPrint = {
  day: '2025-08-11',
  number: '1187-3340-92',
  names: [
    { name: 'IMOGEN TALLOW', id: '33018' },
    { name: 'IMOGEN P TALLOW', id: '20977' },
    { name: 'IMMY PRUE TALLOW', id: '77214' },
  ],
  addresses: [
    { lines: ['61 GANTRY ST', 'APT2B', 'WEXBY PA, 15990-', '1204'], id: '0118270033', kind: 'Apartment complex' },
    { lines: ['4408 MILL POND', 'RD UNIT 17', 'NEW HARLAN OH,', '43099-0017'], id: '0992010457', kind: 'Multifamily' },
    { lines: ['PO BOX 915', 'OSTRANDER OH,', '43061-0915'], id: '0377120088', kind: 'Post Office box' },
  ],
  born: '1979',
  phones: ['(412) 555-0133', '(740) 555-0120'],
  employers: ['WEXBY SCHOOL DIST', 'MORRIS & VANE'],
  accounts: [X_AUTO, X_COLL, X_LATE, X_CARD],
  hard: [
    {
      name: 'PIKESTONE MOTOR VIA DEALER',
      dates: ['05/18/2025'],
      lines: ['PO BOX 3310 TAMWORTH FLS ND, 58060'],
      note: 'Auto loan. This inquiry is scheduled to continue on record until Jun 2027.',
    },
    {
      name: '800/OLDHAM AUTO',
      dates: ['05/18/2025'],
      lines: ['771 CANAL ST BOLTON MA, 01740'],
      note: 'Auto loan. This inquiry is scheduled to continue on record until Jun 2027.',
    },
    {
      name: 'QUILLON STORES',
      dates: ['11/01/2024'],
      lines: ['2 BRAMLEY SQ OSTRANDER OH, 43061'],
      note: 'Unspecified. This inquiry is scheduled to continue on record until Dec 2026.',
    },
  ],
  soft: [
    {
      name: 'SPROUT CREDIT INC',
      dates: ['08/09/2025', '07/13/2025', '06/16/2025', '05/20/2025', '04/23/2025', '03/27/2025', '02/28/2025'],
      lines: ['PO BOX 4420, LOGAN UT 84321'],
      phone: '(435) 555-0181',
    },
    { name: 'EXPERIAN', dates: ['08/11/2025'], lines: ['475 ANTON BLVD, COSTA MESA CA 92626'] },
    {
      name: 'MARLOWE MUTUAL',
      dates: ['06/20/2025', '02/11/2025'],
      lines: ['PO BOX 100, AVON CT 06001'],
      phone: '(860) 555-0170',
    },
    { name: 'QUILLON', dates: ['06/02/2025'], lines: ['2 BRAMLEY SQ, OSTRANDER OH 43061'] },
    { name: 'GREYFIELD RECOVERY', dates: ['01/23/2025'], lines: ['14 DEPOT LN, ARGYLE TX 76226'] },
  ],
}
