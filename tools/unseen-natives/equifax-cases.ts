import type { EquifaxAccount, EquifaxInquiry } from '#tools/unseen-natives/equifax-account.ts'
import type { EquifaxPrint } from '#tools/unseen-natives/equifax.ts'
import type { MemberAccount } from '#tools/unseen-natives/member.ts'
import { codes, run } from '#tools/unseen-natives/facts.ts'

const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
const newestFirst = (first: number, last: number): string[] => years(first, last).toReversed()
const figures = (first: string, values: readonly number[]): Record<string, number> =>
  Object.fromEntries(Object.entries(run(first, values.join(' '))).map(([month, value]) => [month, Number(value)]))

const FERN: EquifaxAccount = {
  no: '2.1',
  name: 'FERNWELL/PORTAGE BK',
  number: 'xxxxxxxxxxxx 2291',
  status: 'CHARGE_OFF',
  isClosed: true,
  responsibility: 'INDIVIDUAL',
  type: 'REVOLVING',
  loan: 'Credit Card',
  opened: '2019-05-14',
  reported: '2025-07-19',
  closed: '2024-06',
  lastPaid: '2024-01',
  dofd: '2024-02-17',
  firstReported: '2024-08',
  balance: 1847,
  pastDue: 1847,
  limit: 1500,
  high: 1902,
  chargedOff: 1847,
  scheduled: null,
  marks: codes('2023-07', 'ok*7 30 60 90 120 150 180 charge_off*11'),
  markYears: newestFirst(2022, 2025),
  moneyYears: years(2022, 2025),
  money: {
    Balance: figures('2023-07', [1204, 1260, 1311, 1377, 1402, 1455, 1490, 1533, 1588, 1640, 1697, 1755, 1802]),
    'Scheduled Payment': figures('2023-07', [41, 41, 42, 42, 43, 43, 44, 44]),
    'Actual Payment': figures('2023-07', [60, 60, 60, 60, 60, 60, 60]),
    'Credit Limit': figures(
      '2023-07',
      Array.from({ length: 13 }, () => 1500),
    ),
    'Amount Past Due': figures('2024-02', [44, 89, 135, 182, 230, 1847]),
  },
  comments: ['Charged off account', 'Account closed by credit grantor', 'Credit card'],
  contact: ['FERNWELL/PORTAGE BK', 'PO BOX 8817', 'MIDDLEBRANCH, KS 66411-0817', '(785) 555-0122'],
}
const OPENCARD: EquifaxAccount = {
  no: '2.2',
  name: 'QUILLON STORES',
  number: 'xxxxxxxxxx 6640',
  status: 'PAYS_AS_AGREED',
  isClosed: false,
  responsibility: 'AUTHORIZED_USER',
  type: 'REVOLVING',
  loan: 'Charge Account',
  opened: '2024-11-02',
  reported: '2025-08-03',
  closed: null,
  lastPaid: '2025-07',
  dofd: null,
  firstReported: null,
  balance: 212,
  pastDue: null,
  limit: 900,
  high: 377,
  chargedOff: null,
  scheduled: 25,
  marks: codes('2024-11', 'too_new*2 ok*7'),
  markYears: newestFirst(2024, 2025),
  moneyYears: years(2023, 2025),
  money: {
    Balance: figures('2024-12', [140, 198, 211, 377, 301, 266, 250, 212]),
    'Scheduled Payment': figures('2025-03', [25, 25, 25, 25]),
    'Credit Limit': figures('2024-12', [900, 900, 900, 900, 900, 900, 900, 900]),
  },
  comments: ['Charge'],
  contact: ['QUILLON STORES', '2 Bramley Sq', 'Ostrander, OH 43061', '(740) 555-0110'],
}
const HOUSE: EquifaxAccount = {
  no: '3.1',
  name: 'HEARTHLINE HOME LOANS',
  number: 'xxxxxxxxx 1198',
  status: 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE',
  isClosed: false,
  responsibility: 'JOINT_CONTRACTUAL_LIABILITY',
  type: 'MORTGAGE',
  loan: 'Conventional Re Mortgage',
  opened: '2021-02-26',
  reported: '2025-07-31',
  closed: null,
  lastPaid: '2025-06',
  dofd: '2025-07-01',
  firstReported: null,
  balance: 183412,
  pastDue: 1206,
  limit: null,
  high: 201000,
  chargedOff: null,
  scheduled: 1206,
  duration: '360 MONTHS',
  marks: { ...codes('2023-01', 'ok*10 30 ok*19'), '2025-07': '30' },
  markYears: newestFirst(2021, 2025),
  moneyYears: years(2023, 2025),
  money: {
    Balance: figures('2024-09', [187220, 186803, 186385, 185966, 185546, 185125, 184702, 184279, 183855, 183630, 183412]),
    'Scheduled Payment': figures(
      '2024-09',
      Array.from({ length: 11 }, () => 1206),
    ),
    'Actual Payment': figures(
      '2024-09',
      Array.from({ length: 10 }, () => 1206),
    ),
    'Amount Past Due': { '2025-07': 1206 },
  },
  comments: ['Conventional mortgage', 'Fixed rate'],
  contact: ['HEARTHLINE HOME LOANS', '90 FURNACE RD STE 4', 'WEXBY, PA 15990-0012', '(412) 555-0188'],
}
const TRUCK: EquifaxAccount = {
  no: '4.1',
  name: 'PIKESTONE MOTOR CREDIT',
  number: 'xxxxxxxxxxxxx 0307',
  status: 'REPOSSESSION',
  isClosed: true,
  responsibility: 'INDIVIDUAL',
  type: 'INSTALLMENT',
  loan: 'Auto',
  opened: '2020-09-08',
  reported: '2025-06-30',
  closed: null,
  lastPaid: '2024-10',
  dofd: '2024-11-05',
  firstReported: '2025-03',
  balance: 9118,
  pastDue: 9118,
  limit: null,
  high: 24310,
  chargedOff: 9118,
  scheduled: null,
  duration: '72 MONTHS',
  marks: codes('2022-03', 'ok*32 30 60 90 120 repossession*3'),
  markYears: newestFirst(2020, 2025),
  moneyYears: years(2023, 2025),
  money: {
    Balance: figures('2024-06', [12010, 11640, 11266, 10890, 10511, 10511, 10511, 10511, 10511, 9118, 9118]),
    'Scheduled Payment': figures('2024-06', [431, 431, 431, 431, 431, 431, 431]),
    'Actual Payment': figures('2024-06', [431, 431, 431, 431, 431]),
    'Amount Past Due': figures('2024-11', [431, 862, 1293, 1724, 9118]),
  },
  comments: ['Account previously in dispute – now resolved by data furnisher', 'Involuntary repossession', 'Auto', 'Fixed rate'],
  contact: ['PIKESTONE MOTOR CREDIT', 'PO Box 3310', 'Tamworth Fls, ND 58060-3310', '(701) 555-0164'],
}
const STUDY: EquifaxAccount = {
  no: '4.2',
  name: 'US DEPT ED/LARKIN',
  number: 'xxxxxxxxxxxxxxxx 9902',
  status: 'PAYS_AS_AGREED',
  isClosed: false,
  responsibility: 'INDIVIDUAL',
  type: 'INSTALLMENT',
  loan: 'Education Loan',
  opened: '2013-08-28',
  reported: '2025-07-31',
  closed: null,
  lastPaid: '2025-07',
  dofd: null,
  firstReported: null,
  balance: 6033,
  pastDue: 0,
  limit: null,
  high: 8000,
  chargedOff: null,
  scheduled: 88,
  duration: '120 MONTHS',
  marks: codes('2019-01', 'ok*14 90 120 150 180 ok*60'),
  markYears: newestFirst(2018, 2025),
  moneyYears: years(2023, 2025),
  money: {
    Balance: figures('2024-12', [6480, 6417, 6353, 6290, 6226, 6162, 6098, 6033]),
    'Scheduled Payment': figures(
      '2024-12',
      Array.from({ length: 8 }, () => 88),
    ),
    'Actual Payment': figures(
      '2024-12',
      Array.from({ length: 8 }, () => 88),
    ),
    'Amount Past Due': { '2025-07': 0 },
  },
  comments: ['Student loan'],
  contact: ['US DEPT ED/LARKIN', '1 COLLEGE CTR', 'MADISON, WI 53704'],
}

const HARD: EquifaxInquiry[] = [
  { date: '2025-05-18', company: 'PIKESTONE VIA DEALER', lines: ['PO Box 3310', 'TAMWORTH FLS, ND 58060', '(701) 555-0164'] },
  { date: '2025-05-18', company: 'OLDHAM LENDING NA., ARC', lines: ['771 CANAL ST', 'BOLTON, MA 01740--771'] },
  { date: '2024-11-01', company: 'QUILLON STORES', lines: ['2 Bramley Sq', 'Ostrander, OH 43061', '(740) 555-0110'] },
]
const SOFT: EquifaxInquiry[] = [
  { date: '2025-08-11', company: 'EQUIFAX INC (0977)', description: 'ID Report' },
  { date: '2025-07-30', company: 'MARLOWE MUTUAL INSURANCE COMPANY', description: 'Insurance Inquiry' },
  { date: '2025-06-02', company: 'QUILLON STORES', description: 'Account Review Inquiry' },
  { date: '2025-03-15', company: 'SPROUT CREDIT, INC.', description: 'Promotional Inquiry' },
  { date: '2025-03-08', company: 'SPROUT CREDIT, INC.', description: 'Promotional Inquiry' },
]

const ALL = [FERN, OPENCARD, HOUSE, TRUCK, STUDY] as const
const BASE = { person: 'IMOGEN TALLOW', day: '2025-08-11', hasTitles: true, hasMoney: true, bottom: 640, of: 44 } as const

/** Tables that break at other rows, years without a figure, two remarks; its beginning and end are not here. */
export const NUMBERED: EquifaxPrint = { ...BASE, accounts: ALL, hard: HARD, soft: SOFT, firstPage: 4, bottom: 655 }
/** The same, cut at other places: the page on which an account's details begin is the last of one file. */
export const CUT: EquifaxPrint = { ...BASE, accounts: [FERN, HOUSE, TRUCK], firstPage: 7, bottom: 606, of: 31 }
/** Without sections' titles, without tables of money, from the middle. */
export const MIDDLE: EquifaxPrint = {
  ...BASE,
  hasTitles: false,
  hasMoney: false,
  accounts: [
    { ...FERN, no: '2.6' },
    { ...TRUCK, no: '4.3' },
    { ...STUDY, no: '4.5' },
  ],
  firstPage: 19,
  of: 71,
  bottom: 590,
  leaps: { 1: 12, 2: 3 },
}
export const SEARCHABLE: EquifaxPrint = { ...BASE, hasMoney: false, accounts: [TRUCK, STUDY], firstPage: 30, of: 58, bottom: 610 }

export const MEMBER: readonly MemberAccount[] = [
  {
    account: { ...FERN, loan: 'CREDIT_CARD' },
    heading: 'CLOSED',
    breaks: [770, 770],
    id: '5510348827',
    section: 'revolving',
    time: '8/14/25, 9:02 AM',
  },
  {
    account: { ...TRUCK, loan: 'AUTO' },
    heading: 'CLOSED',
    breaks: [500, 640],
    id: '9900217734',
    section: 'installment',
    time: '8/14/25, 9:05 AM',
  },
]
export const MEMBER_ALONE: readonly MemberAccount[] = [
  {
    account: { ...HOUSE, loan: 'CONVENTIONAL_RE_MORTGAGE' },
    heading: 'OPEN',
    breaks: [588, 770],
    id: '1173302288',
    section: 'mortgage',
    time: '8/14/25, 9:11 AM',
  },
]
export const MEMBER_DAYS = { printed: '2025-08-14', report: '2025-08-11' } as const
