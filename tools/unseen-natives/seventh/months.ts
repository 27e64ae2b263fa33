import type { EquifaxAccount } from '#tools/unseen-natives/equifax-account.ts'
import { codes } from '#tools/unseen-natives/facts.ts'
import type { TransunionAccount } from '#tools/unseen-natives/transunion.ts'
import type { MemberAccount } from '#tools/unseen-natives/member.ts'

const PLAIN: EquifaxAccount = {
  no: '2.1',
  name: 'TALLOWBROOK BANK',
  number: 'xxxxxxxxxxxx 6610',
  status: 'PAYS_AS_AGREED',
  isClosed: false,
  responsibility: 'INDIVIDUAL',
  type: 'REVOLVING',
  loan: 'Credit Card',
  opened: '2020-10-01',
  reported: '2026-07-14',
  closed: null,
  lastPaid: '2026-07-02',
  dofd: null,
  firstReported: null,
  balance: 0,
  pastDue: 0,
  limit: 500,
  high: 488,
  chargedOff: null,
  scheduled: 0,
  marks: codes('2024-08', 'ok*23'),
  markYears: ['2026', '2025', '2024'],
  moneyYears: ['2024', '2025', '2026'],
  money: {},
  comments: [],
  contact: ['TALLOWBROOK BANK', 'PO BOX 11', 'SALTERS FORK, OH 44870'],
}

/** Zeros beside blanks, a year of which no month is told, and tables that close up. */
export const ODD_MONTHS: readonly EquifaxAccount[] = [
  {
    ...PLAIN,
    money: {
      Balance: { '2024-08': 0, '2024-09': 12, '2025-03': 0, '2026-05': 488, '2026-06': 0 },
      'Scheduled Payment': { '2024-09': 12, '2026-05': 0 },
      'Actual Payment': { '2024-09': 0, '2026-06': 488 },
      'Credit Limit': { '2024-08': 500, '2026-05': 500, '2026-06': 500 },
      'Amount Past Due': { '2024-09': 0, '2026-05': 0 },
    },
  },
  {
    ...PLAIN,
    no: '2.2',
    name: 'A VERY SMALL BANK',
    number: 'xxxx 2',
    opened: '2023-01-31',
    // Of 2025 nothing is told.
    marks: codes('2024-06', 'ok*4'),
    markYears: ['2026', '2025', '2024'],
    balance: 1_204_550,
    limit: 2_000_000,
    high: 1_999_999,
    scheduled: 31_000,
    money: {
      Balance: { '2024-06': 1_000_001, '2024-07': 1_000_002, '2026-06': 1_204_550 },
      'Scheduled Payment': { '2026-06': 31_000 },
      'Actual Payment': {},
      'Credit Limit': { '2024-06': 2_000_000, '2026-06': 2_000_000 },
      'Amount Past Due': {},
    },
  },
  {
    ...PLAIN,
    no: '4.1',
    name: 'COPPICE AUTO LENDING (FORMERLY COPPICE BROS)',
    number: 'xxxxxxxx 90XL',
    type: 'INSTALLMENT',
    loan: 'Auto',
    responsibility: 'JOINT_CONTRACTUAL_LIABILITY',
    status: 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE',
    opened: '2022-05-02',
    balance: 9120,
    pastDue: 410,
    limit: null,
    high: 18_400,
    scheduled: 205,
    duration: '84 MONTHS',
    dofd: '2026-05-05',
    // Nothing was told in four of the months: the money below closed up.
    marks: { ...codes('2025-01', 'ok*6'), ...codes('2025-11', 'ok*6 30 60') },
    markYears: ['2026', '2025'],
    moneyYears: ['2025', '2026'],
    money: {
      Balance: {
        '2025-05': 11_000,
        '2025-06': 10_800,
        '2025-07': 10_600,
        '2025-12': 9700,
        '2026-04': 9325,
        '2026-05': 9325,
        '2026-06': 9120,
      },
      'Scheduled Payment': { '2026-04': 205, '2026-05': 205, '2026-06': 205 },
      'Actual Payment': { '2025-05': 205, '2026-04': 205, '2026-06': 205 },
      'Credit Limit': {},
      'Amount Past Due': { '2026-05': 205, '2026-06': 410 },
    },
  },
]

const line = (first: string): Pick<TransunionAccount, 'first' | 'hasMoney' | 'hasRemarks' | 'remarks'> => ({
  first,
  hasMoney: true,
  hasRemarks: true,
  remarks: [],
})

/** TransUnion's months of which each says something else, remarks among them. */
export const ODD_CELLS: readonly TransunionAccount[] = [
  {
    ...line('2024-03'),
    name: 'TALLOWBROOK BANK',
    number: '44016610****',
    rows: [
      ['Address', '1 TALLOW BROOK SALTERS FORK, OH 44870'],
      ['Date Opened', '10/01/2020'],
      ['Responsibility', 'Terminated Account'],
      ['Account Type', 'Revolving Account'],
      ['Loan Type', 'CREDIT CARD'],
      ['Balance', '$0'],
      ['Date Updated', '07/14/2026'],
      ['Payment Received', '$0'],
      ['High Balance', '$488'],
      ['Credit Limit', '$500'],
      ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ],
    months: 28,
    ratings: Object.fromEntries(
      ['2024-03', '2024-04', '2024-06', '2025-01', '2025-02', '2026-05', '2026-06'].map((month) => [month, 'OK']),
    ),
    money: {
      '2024-03': { balance: 0 },
      '2024-04': { paid: 0 },
      '2024-06': { balance: 31, pastDue: 0, paid: 0, scheduled: 25, remark: 'CBC' },
      '2025-01': { scheduled: 25 },
      '2025-02': { remark: 'AID/CBC' },
      '2026-05': { balance: 1_000_000, pastDue: 0, paid: 12, scheduled: 0 },
      '2026-06': { balance: 0, paid: 1_000_000 },
    },
    fields: {
      responsibility: 'terminated',
      currentBalance: 0,
      creditLimit: 500,
      highBalance: 488,
      dateOpened: '2020-10-01',
      dateReported: '2026-07-14',
      dateClosed: null,
      pastDue: null,
    },
  },
  {
    ...line('2026-05'),
    name: 'ONE MONTH LENDERS',
    number: 'OML7****',
    rows: [
      ['Address', '2 NEW RD SALTERS FORK, OH 44870'],
      ['Date Opened', '05/02/2026'],
      ['Responsibility', 'Participant on Account'],
      ['Account Type', 'Installment Account'],
      ['Loan Type', 'UNSECURED'],
      ['Balance', '$250'],
      ['Date Updated', '07/14/2026'],
      ['High Balance', '$250'],
      ['Pay Status', 'Account Too New To Rate'],
      ['Terms', '$25 per month, paid Weekly for 12 months'],
    ],
    months: 1,
    ratings: { '2026-05': 'N/R' },
    money: { '2026-05': { balance: 250, pastDue: 0 } },
    fields: { currentBalance: 250, highBalance: 250, dateOpened: '2026-05-02', dateReported: '2026-07-14' },
  },
]

/** One account as the member center prints it. */
export const ONCE_AND_AGAIN: MemberAccount = {
  account: {
    ...PLAIN,
    name: 'PEÑUELAS AUTO & TRUCK CREDIT',
    number: 'xxxxxxxx 90XL',
    type: 'INSTALLMENT',
    loan: 'AUTO',
    limit: null,
    high: 18_400,
    balance: 9120,
    scheduled: 205,
    comments: ['Fixed rate', 'Consumer says account paid in full'],
  },
  heading: 'OPEN',
  breaks: [560, 700],
  id: '77a1f0',
  section: 'installment',
  time: '8/6/26, 9:02 PM',
}
