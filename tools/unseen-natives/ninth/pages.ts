import type { EquifaxAccount } from '#tools/unseen-natives/equifax-account.ts'
import { codes } from '#tools/unseen-natives/facts.ts'
import type { MemberAccount } from '#tools/unseen-natives/member.ts'
import { CURRENT, entry, look, NOBODY, type Person } from '#tools/unseen-natives/sixth/entry.ts'
import type { TransunionCard } from '#tools/unseen-natives/transunion.ts'

const ACCOUNT: EquifaxAccount = {
  no: '2.1',
  name: 'SYNCB/PPC',
  number: 'xxxxxxxxxxxx 9981',
  status: 'PAYS_AS_AGREED',
  isClosed: false,
  responsibility: 'INDIVIDUAL',
  type: 'REVOLVING',
  loan: 'CHARGE_ACCOUNT',
  opened: '2015-11-27',
  reported: '2026-08-31',
  closed: null,
  lastPaid: '2026-08',
  dofd: null,
  firstReported: null,
  balance: 212,
  pastDue: null,
  limit: 4000,
  high: 3823,
  chargedOff: null,
  scheduled: 29,
  marks: codes('2019-09', 'ok*84'),
  markYears: [],
  moneyYears: [],
  money: {},
  comments: [],
  contact: ['SYNCB/PPC', 'PO BOX 965005', 'ORLANDO, FL 32896-5005', '(866) 555-0110'],
}
export const MEMBER_NINTH_DAYS = { printed: '2026-09-03', report: '2026-09-01' } as const
const page = (account: Partial<EquifaxAccount>, of: Omit<MemberAccount, 'account'>): MemberAccount => ({
  account: { ...ACCOUNT, ...account },
  ...of,
})

/** A card that owes little, a student loan sold on, a line whose name two lines hold; breaks between a card's title and its rows. */
export const MEMBER_NINTH: readonly MemberAccount[] = [
  page({}, { heading: 'OPEN', breaks: [560, 770], id: '7001', section: 'revolving', time: '9/3/26, 11:58 PM' }),
  page(
    {
      name: 'US DEPT OF EDUCATION/GREAT LAKES HIGHER ED',
      number: 'xxxxxxxxxxx 0772',
      status: 'PAYS_AS_AGREED',
      isClosed: true,
      type: 'INSTALLMENT',
      loan: 'EDUCATION_LOAN',
      opened: '2020-08-27',
      reported: '2024-07-31',
      lastPaid: null,
      balance: 0,
      limit: null,
      high: 4500,
      scheduled: null,
      comments: ['Account transferred or sold', 'Fixed rate', 'Student loan - permanently assigned to government'],
      contact: ['US DEPT OF EDUCATION/GREAT LAKES', '2401 INTERNATIONAL LN', 'MADISON, WI 53704-3121', '(800) 555-0166'],
    },
    { heading: 'CLOSED', breaks: [640, 420], id: '7002', section: 'installment', time: '9/4/26, 12:01 AM' },
  ),
]
export const MEMBER_NINTH_LATE: readonly MemberAccount[] = [
  page(
    {
      name: 'BALANCE CREDIT',
      number: 'xxxxxxxx 1188',
      status: 'CHARGE_OFF',
      isClosed: true,
      responsibility: 'JOINT_CONTRACTUAL_LIABILITY',
      type: 'INSTALLMENT',
      loan: 'UNSECURED',
      opened: '2023-01-09',
      reported: '2026-08-28',
      lastPaid: '2024-05',
      dofd: '2024-06-09',
      balance: 3305,
      pastDue: 3305,
      limit: null,
      high: 3600,
      chargedOff: 3305,
      scheduled: null,
      comments: ['Charged off account', 'Consumer disputes this account information', 'Account closed by credit grantor'],
      contact: ['BALANCE CREDIT', '200 W JACKSON BLVD STE 1200', 'CHICAGO, IL 60606', '(855) 555-0121'],
    },
    { heading: 'CLOSED', breaks: [700, 500, 300], id: '81', section: 'other', time: '9/3/26, 7:00 AM' },
  ),
]

export const CARDS_NINTH: readonly TransunionCard[] = [
  {
    name: 'PAYMENT SAVER INC',
    word: 'CHARGE-OFF',
    isAdverse: true,
    kind: 'Personal Loans',
    balance: 0,
    status: [
      ['Date Reported', 'Aug 02, 2026'],
      ['Payment Status', 'Charged Off'],
      ['Account Status', 'Derogatory'],
    ],
    details: [
      ['Account Type', 'Unsecured'],
      ['Responsibility', 'Individual'],
      ['Original Loan Amount', '$5,000'],
      ['Date Account Opened', 'Jan 31, 2021'],
      ['Date Account Closed', 'Dec 31, 2023'],
    ],
    payments: [
      ['Date of Last Payment', 'Apr 01, 2023'],
      ['Monthly Payment', '$0'],
      ['Term', '36'],
      ['Payment Frequency', 'Monthly'],
      ['Worst Pay Status', 'Charged Off'],
    ],
    lender: ['1 Terms Way Unit 7', 'Balance Rock, CO 80201', '(303) 555-0177'],
    remarks: ['Purchased by another lender', 'Account closed; consumer disputes'],
    fields: {
      currentBalance: 0,
      originalBalance: 5000,
      dateOpened: '2021-01-31',
      dateClosed: '2023-12-31',
      dateReported: '2026-08-02',
      lastPaymentDate: '2023-04-01',
      statusText: 'Charged Off',
    },
  },
  {
    name: 'SYNCB/PPC',
    word: 'CURRENT',
    isAdverse: false,
    kind: 'Credit Cards',
    balance: 212,
    status: [
      ['Date Reported', 'Aug 31, 2026'],
      ['Payment Status', 'Current'],
      ['Account Status', 'Open'],
    ],
    details: [
      ['Account Type', 'Charge Account'],
      ['Responsibility', 'Authorized User'],
      ['Credit Limit', '$4,000'],
      ['High Balance', '$3,823'],
      ['Date Account Opened', 'Nov 27, 2015'],
    ],
    payments: [
      ['Date of Last Payment', 'Aug 03, 2026'],
      ['Monthly Payment', '$29'],
      ['Payment Frequency', 'Monthly'],
      ['Worst Pay Status', 'Current'],
    ],
    lender: ['Po Box 965005', 'Orlando, FL 32896', '(866) 555-0110'],
    remarks: [],
    fields: {
      currentBalance: 212,
      creditLimit: 4000,
      highBalance: 3823,
      monthlyPayment: 29,
      dateOpened: '2015-11-27',
      dateClosed: null,
      dateReported: '2026-08-31',
      lastPaymentDate: '2026-08-03',
    },
  },
]

/** What the mail brings: a plan that runs, what is in it, a parent's card, child support that is paid. */
export const MAILED_PLAN: Person = {
  ...NOBODY,
  name: "SHANICE D'ARCY-O'CONNELL",
  aliases: ['SHANICE OCONNELL', 'S DARCY'],
  born: '1987-05-02',
  ssn4: '1177',
  homes: [
    ['RR 4 BOX 112A', 'NEW MARTINSVILLE', 'WV', '26155'],
    ['18 OLD U S HIGHWAY 250 LOT 3', 'ST. MARYS', 'WV', '26170'],
  ],
  phones: ['(304) 555-0190', '(740) 555-0108'],
  employers: [
    ['WETZEL COUNTY BD OF ED', 'AIDE'],
    ['DOLLAR GENERAL-LIKE #4410', null],
  ],
  accounts: [
    ...(['ONEMAIN-LIKE', 'REGIONAL FIN/PLAN 2'] as const).map((name, at) =>
      entry([name, `77${at}0044190${at}`, 'personal'], {
        opened: `2022-0${at + 3}-15`,
        reported: '2026-06-30',
        original: 4100 + at * 900,
        balance: 1200 + at * 411,
        first: '2023-06',
        marks: 'OK*12 30 60 90 B*20',
        says: [
          'Debt included in Bankruptcy Chapter 13.',
          'Account Included in Bankruptcy',
          'INCLUDED_IN_WAGE_EARNER_PLAN',
          'Included In Wage Earner Plan',
        ],
        dofd: `2024-06-1${at}`,
        remarks: [[], ['CHAPTER 13 BANKRUPTCY'], ['Wage earner or chapter 13', 'Fixed rate']],
        isNegative: true,
      }),
    ),
    entry(['AMEX-LIKE NATL BK', '379700112201006', 'card'], {
      holder: 'authorized_user',
      opened: '1998-01-01',
      first: '2019-08',
      marks: 'OK*84',
      limit: 31_000,
      high: 18_404,
      balance: 2210,
      monthly: 40,
      lastPaid: ['2026-07-03', 2210],
      money: [24, 2210, 30, 2210],
      remarks: [[], [], ['Authorized user']],
    }),
    entry(['WV BUREAU FOR CHILD SUPPORT ENFORCEMENT', 'WV-00-441-77', 'support'], {
      opened: '2019-04-04',
      first: '2023-08',
      marks: 'OK*36',
      monthly: 214,
      lastPaid: ['2026-07-01', 214],
      says: CURRENT,
      remarks: [[], [], ['Child/Family support']],
    }),
  ],
  records: [
    {
      court: 'US BANKRUPTCY COURT NORTHERN DIST OF WEST VIRGINIA WHEELING',
      reference: '5:24-bk-00412',
      filed: '2024-09-05',
      discharged: null,
      chapter: '13',
    },
  ],
  review: [look('TRUSTEE PAYMENTS ONLINE', ['2026-07-01', '2026-04-01'], { phone: null })],
  statement: 'I pay the trustee $212 on the 1st of each month; please ask the court, not my employer.',
}

/** Nothing but a name, one bill of a hospital that is paid, looks of one day. */
export const MAILED_THIN: Person = {
  ...NOBODY,
  name: 'LY VU II',
  aliases: ['VU LY'],
  born: '2004-02-29',
  ssn4: '0001',
  homes: [['4 5TH AVE # 2', 'NEW CITY', 'NY', '10956-0001']],
  phones: ['(845) 555-0150'],
  employers: [],
  collections: [
    {
      agency: 'INQUIRY & ACCOUNT MGMT CORP',
      number: '00441907',
      original: 'ST. LUKE S CORNWALL HOSP',
      amount: 1204,
      balance: 0,
      assigned: '2025-02-02',
      dofd: '2024-08-30',
      isMedical: false,
      isPaid: true,
      isDisputed: false,
    },
  ],
  hard: [look('T-MOBILE-LIKE USA VIA PHONE', ['2026-07-04']), look('1ST NATL BK OF NEW CITY', ['2026-07-04', '2026-07-05'])],
  promotional: [],
  review: [],
  freeze: 'A security freeze was placed on this file on 07/06/2026.',
}
