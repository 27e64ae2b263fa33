import { run, monthsFrom } from '#tools/unseen-natives/facts.ts'
import type { TransunionAccount, TransunionCard, TransunionPrint } from '#tools/unseen-natives/transunion.ts'

const CARD: TransunionAccount = {
  name: 'BRANTWOOD/MERIDEN 1ST BK',
  number: 'PX44172R****',
  rows: [
    ['Address', '1 HOLT RD FL 2 NORTH BEND, WA 98045'],
    ['Phone', '(425) 555-0100'],
    ['Monthly Payment', '$40'],
    ['Date Opened', '04/02/2015'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Revolving Account'],
    ['Loan Type', 'CREDIT CARD'],
    ['Balance', '$712'],
    ['Date Updated', '01/05/2026'],
    ['Payment Received', '$55'],
    ['Last Payment Made', '12/22/2025'],
    ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ['Terms', '$40 per month, paid Monthly'],
    ['High Balance (Hist.)', 'High balance of $2,204 from 02/2024 to 11/2024; $2,411 from 12/2024 to 01/2026'],
    ['Credit Limit (Hist.)', 'Credit limit of $3,000 from 02/2024 to 01/2026'],
    ['Remarks', 'ACCT INFO DISPUTED BY CONSUMR; CREDIT LINE SUSPENDED; DISPUTE RESOLVED-CONSUMER DISAGREES; FIXED RATE'],
  ],
  first: '2015-05',
  months: 129,
  hasMoney: false,
  hasRemarks: false,
  ratings: run('2015-05', 'OK*60 30 OK*20 X*7 OK*41'),
  money: {},
  fields: {
    dateOpened: '2015-04-02',
    dateReported: '2026-01-05',
    currentBalance: 712,
    monthlyPayment: 40,
    lastPaymentDate: '2025-12-22',
  },
  remarks: ['ACCT INFO DISPUTED BY CONSUMR', 'CREDIT LINE SUSPENDED', 'DISPUTE RESOLVED-CONSUMER DISAGREES', 'FIXED RATE'],
}
const months = monthsFrom('2024-01', 25)
/** The first and the last band have one and six months; some cells print nothing but lines. */
const AUTO: TransunionAccount = {
  name: 'HOLLOWAY MOTOR ACCEPT CORP 2',
  number: '8841XR20Q77****',
  rows: [
    ['Address', 'PO BOX 1 RENO, NV 89501'],
    ['Monthly Payment', '$300'],
    ['Date Opened', '12/28/2023'],
    ['Responsibility', 'Joint Account'],
    ['Account Type', 'Installment Account'],
    ['Loan Type', 'AUTOMOBILE'],
    ['Balance', '$9,100'],
    ['Date Updated', '01/31/2026'],
    ['High Balance', '$16,300'],
    ['Past Due', '>$600<'],
    ['Pay Status', '>Account 60 Days Past Due Date<'],
    ['Terms', '$300 per month, paid Monthly for 72 months'],
    ['Remarks', '>PAYMENT DEFERRED<'],
  ],
  first: '2024-01',
  months: 25,
  hasMoney: true,
  hasRemarks: true,
  ratings: run('2024-01', 'OK*9 X X OK*12 30 60'),
  money: Object.fromEntries(
    months.map((month, index) => {
      if (index === 9 || index === 10) return [month, {}]
      const isLate = index > 22
      return [
        month,
        {
          balance: 16_300 - Math.min(index, 22) * 300,
          pastDue: isLate ? (index - 22) * 300 : 0,
          paid: isLate ? 0 : 300,
          scheduled: 300,
          ...(isLate && { remark: 'PDE' }),
        },
      ]
    }),
  ),
  fields: {
    dateOpened: '2023-12-28',
    dateReported: '2026-01-31',
    currentBalance: 9100,
    pastDue: 600,
    highBalance: 16_300,
    monthlyPayment: 300,
  },
  remarks: ['PAYMENT DEFERRED'],
}
const TWIN: TransunionAccount = {
  ...AUTO,
  number: '8841XR20Q78****',
  rows: AUTO.rows.filter(([label]) => label !== 'Remarks'),
  hasRemarks: false,
  hasMoney: false,
  money: {},
  months: 1,
  first: '2026-01',
  ratings: { '2026-01': '60' },
  remarks: [],
}

const inquiry = (index: number, count: number) => ({
  name: ['TRANSUNION CONSUMER INTE', 'NORTHGATE 24 HR via ACORN 9 LENDING', 'ACORN 9 LENDING', 'CLEARPOINT S2'][index % 4] ?? '',
  dates: Array.from(
    { length: count },
    (_, at) =>
      `${2025 - Math.floor((at + index) / 12)}-${String(12 - ((at + index) % 12)).padStart(2, '0')}-${String(1 + ((at * 3 + index) % 27)).padStart(2, '0')}`,
  ),
  location: ['PO BOX 1', `SUITE ${200 + index}`, 'RENO, NV 89501'].slice(index % 2),
  ...(index % 3 === 0 && { phone: '(775) 555-0123' }),
})
const BASE: TransunionPrint = {
  name: 'IGNATIUS P. BELLWETHER III',
  shownFor: 'IGNATIUS BELLWETHER',
  fileNumber: '388120447',
  day: '2026-02-02',
  born: '1971-10-04',
  ssn4: '0042',
  aliases: ['IGGY BELLWETHER', 'I P BELLWEATHER', 'IGNATIUS PELL WETHER'],
  addresses: [{ line: '6 CINDER LN # B NORTH BEND, WA 98045-1200', reported: '2018-06-01' }],
  phones: ['(425) 555-0150', '(425) 555-0151', '(206) 555-0152'],
  employers: [
    { name: 'CINDER CONE ROASTERS', occupation: 'BAKER', verified: '2020-01-31' },
    { name: '9TH AVE BOOKS', verified: '2012-05-05' },
    { name: 'STATE OF WA', occupation: 'CLERK 2', verified: '2009-09-30' },
  ],
  adverse: [],
  fine: [CARD],
  regular: [],
  promotional: [],
  review: [],
}
export const HOMES_THIRD = ['6 CINDER LN # B | NORTH BEND | WA | 98045-1200'] as const
export const ONCE: TransunionPrint = { ...BASE, isLabelOnce: true }
export const ADVERSE_ALONE: TransunionPrint = { ...BASE, adverse: [AUTO, TWIN], fine: [], employers: [] }
export const INQUIRED: TransunionPrint = {
  ...BASE,
  adverse: [TWIN],
  fine: [],
  regular: [0, 2, 3].map((index) => ({ ...inquiry(index, index + 1), type: 'Individual' })),
  promotional: Array.from({ length: 14 }, (_, index) => inquiry(index, (index % 3) + 1)),
  review: Array.from({ length: 26 }, (_, index) => inquiry(index, index % 5 === 0 ? 29 : (index % 4) + 1)),
}

const card = (name: string, balance: number, remarks: readonly string[]): TransunionCard => ({
  name,
  word: 'CHARGED OFF',
  isAdverse: true,
  kind: 'Credit Cards',
  balance,
  status: [
    ['Date Reported', 'Jan 20, 2026'],
    ['Payment Status', 'Charged Off as Bad Debt'],
    ['Account Status', 'Derogatory'],
  ],
  details: [
    ['Account Type', 'Credit Card'],
    ['Responsibility', 'Individual'],
    ['High Balance', '$2,450'],
    ['Date Account Opened', 'Mar 03, 2019'],
  ],
  payments: [
    ['Monthly Payment', '$0'],
    ['Worst Pay Status', 'Charged Off as Bad Debt'],
  ],
  lender: ['Po Box 77', 'Reno, NV 89501', '(775) 555-0188'],
  remarks,
  fields: {
    currentBalance: balance,
    highBalance: 2450,
    dateOpened: '2019-03-03',
    dateReported: '2026-01-20',
    statusText: 'Charged Off as Bad Debt',
  },
})
export const CARDS_THIRD: readonly TransunionCard[] = [
  card('ACORN 9 LENDING', 2450, [
    'Unpaid balance charged off',
    'Account closed by credit grantor',
    'Account information disputed by consumer',
    'Canceled by credit grantor',
  ]),
  card('CLEARPOINT S2', 310, ['Unpaid balance charged off']),
  card('NORTHGATE 24 HR', 990, []),
]
