import { prose, run } from '#tools/unseen-natives/facts.ts'
import type { TransunionAccount, TransunionMonth, TransunionPrint } from '#tools/unseen-natives/transunion.ts'
import { monthsFrom } from '#tools/unseen-natives/facts.ts'

const steps = (
  first: string,
  count: number,
  [balance, by, scheduled]: readonly [number, number, number],
): Record<string, TransunionMonth> =>
  Object.fromEntries(
    monthsFrom(first, count).map((month, index) => [
      month,
      { balance: balance + by * index, pastDue: 0, paid: scheduled, scheduled },
    ]),
  )

/** Seven years, and more than a million. */
export const LONG_MORTGAGE: TransunionAccount = {
  name: "SAINT-REMY D'ALESSANDRO HOMEOWNERS MTG",
  number: '44100A****',
  rows: [
    ['Address', "1200 N O'HARA BLVD FL 22 COEUR D'ALENE, ID 83814"],
    ['Phone', '(208) 555-0163'],
    ['Monthly Payment', '$8,914'],
    ['Date Opened', '07/20/2018'],
    ['Responsibility', 'Joint Account'],
    ['Account Type', 'Mortgage Account'],
    ['Loan Type', 'CONVENTIONAL REAL ESTATE MTG'],
    ['Balance', '$1,284,500'],
    ['Date Updated', '02/28/2026'],
    ['Payment Received', '$8,914'],
    ['Last Payment Made', '02/03/2026'],
    ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ['Terms', '$8,914 per month, paid Monthly for 360 months'],
    ['High Balance (Hist.)', 'High balance of $1,450,000 from 03/2024 to 02/2026'],
  ],
  first: '2019-03',
  months: 84,
  hasMoney: true,
  hasRemarks: false,
  ratings: run('2019-03', 'OK*58 30 60 OK*24'),
  money: steps('2024-03', 24, [1_330_500, -2000, 8914]),
  fields: {
    dateOpened: '2018-07-20',
    dateReported: '2026-02-28',
    lastPaymentDate: '2026-02-03',
    currentBalance: 1_284_500,
    monthlyPayment: 8914,
  },
  remarks: [],
}
export const HOSPITAL: TransunionAccount = {
  name: 'PETTIFER & SONS RECEIVABLES',
  number: 'PS61****',
  rows: [
    ['Address', 'PO BOX 5150 EAU CLAIRE, WI 54702'],
    ['Date Opened', '05/30/2024'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Open Account'],
    ['Loan Type', 'COLLECTION AGENCY/ATTORNEY'],
    ['Balance', '$1,204'],
    ['Date Updated', '02/11/2026'],
    ['High Balance', '$1,204'],
    ['Original Creditor', "ST VINCENT'S CHILDREN'S HOSPITAL OF EAU CLAIRE AND CHIPPEWA FALLS (Medical/Health Care)"],
    ['Past Due', '>$1,204<'],
    ['Pay Status', '>In Collection<'],
    ['Remarks', '>PLACED FOR COLLECTION<; ACCT INFO DISPUTED BY CONSUMR'],
    ['Estimated month and year this item will be removed', '11/2030'],
  ],
  first: '2024-06',
  months: 0,
  hasMoney: false,
  hasRemarks: false,
  ratings: {},
  money: {},
  fields: {
    dateOpened: '2024-05-30',
    dateReported: '2026-02-11',
    currentBalance: 1204,
    pastDue: 1204,
    highBalance: 1204,
    removalDate: '2030-11',
  },
  remarks: ['PLACED FOR COLLECTION', 'ACCT INFO DISPUTED BY CONSUMR'],
}
/** The same bank twice, opened on one day. */
export const FIRST_CARD: TransunionAccount = {
  name: 'LOWTHER NATIONAL BANK',
  number: '447781****',
  rows: [
    ['Address', "1 ST JOHN'S PL DULUTH, MN 55802"],
    ['Phone', '(218) 555-0107'],
    ['Monthly Payment', '$0'],
    ['Date Opened', '02/14/2020'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Revolving Account'],
    ['Loan Type', 'CREDIT CARD'],
    ['Balance', '-$35'],
    ['Date Updated', '03/06/2026'],
    ['Last Payment Made', '02/19/2026'],
    ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ['Terms', 'Paid Monthly'],
    ['High Balance (Hist.)', 'High balance of $4,102 from 03/2024 to 02/2026'],
    ['Credit Limit (Hist.)', 'Credit limit of $4,000 from 03/2024 to 12/2024; $5,000 from 01/2025 to 02/2026'],
  ],
  first: '2024-03',
  months: 24,
  hasMoney: true,
  hasRemarks: false,
  ratings: run('2024-03', 'OK*24'),
  money: { ...steps('2024-03', 23, [610, 12, 40]), '2026-02': { balance: -35, pastDue: 0, paid: 921, scheduled: 0 } },
  fields: {
    dateOpened: '2020-02-14',
    dateReported: '2026-03-06',
    lastPaymentDate: '2026-02-19',
    currentBalance: -35,
    monthlyPayment: 0,
  },
  remarks: [],
}
export const SECOND_CARD: TransunionAccount = {
  ...FIRST_CARD,
  number: '447782****',
  rows: FIRST_CARD.rows
    .filter(([label]) => !label.endsWith('(Hist.)'))
    .map(([label, value]): readonly [string, string] => {
      const other: Readonly<Record<string, string>> = {
        Balance: '$1,938',
        'Monthly Payment': '$59',
        'Last Payment Made': '12/29/2025',
        'Pay Status': '>Account 60 Days Past Due Date<',
      }
      return [label, other[label] ?? value]
    }),
  ratings: run('2024-03', 'OK*21 X 30 60'),
  money: {
    ...steps('2024-03', 21, [1490, 19, 45]),
    '2026-01': { balance: 1900, pastDue: 59, paid: 0, scheduled: 59 },
    '2026-02': { balance: 1938, pastDue: 118, paid: 0, scheduled: 59 },
  },
  fields: {
    dateOpened: '2020-02-14',
    dateReported: '2026-03-06',
    lastPaymentDate: '2025-12-29',
    currentBalance: 1938,
    monthlyPayment: 59,
  },
}
/** A loan that went to another company, and the loan there. */
export const SENT_LOAN: TransunionAccount = {
  name: 'BRASSMERE STUDENT SERVICING',
  number: '3301BX77****',
  rows: [
    ['Address', 'PO BOX 8 LINCOLN, NE 68501'],
    ['Date Opened', '09/01/2016'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Installment Account'],
    ['Loan Type', 'STUDENT LOAN'],
    ['Balance', '$0'],
    ['Date Updated', '08/31/2024'],
    ['Last Payment Made', '08/02/2024'],
    ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ['Terms', 'Paid Monthly for 120 months'],
    ['Date Closed', '08/31/2024'],
    ['High Balance', '$14,200'],
    ['Remarks', 'TRANSFERRED TO ANOTHER LENDER; CLOSED'],
  ],
  first: '2023-01',
  months: 19,
  hasMoney: true,
  hasRemarks: true,
  ratings: run('2023-01', 'OK*19'),
  money: steps('2023-01', 19, [9100, -88, 121]),
  fields: {
    dateOpened: '2016-09-01',
    dateClosed: '2024-08-31',
    dateReported: '2024-08-31',
    lastPaymentDate: '2024-08-02',
    currentBalance: 0,
    highBalance: 14_200,
  },
  remarks: ['TRANSFERRED TO ANOTHER LENDER', 'CLOSED'],
}
export const TAKEN_LOAN: TransunionAccount = {
  ...SENT_LOAN,
  name: 'NEWHOLM STUDENT CO',
  rows: [
    ['Address', '77 RUE BLVD BATON ROUGE, LA 70801'],
    ['Monthly Payment', '$121'],
    ['Date Opened', '09/01/2016'],
    ['Responsibility', 'Individual Account'],
    ['Account Type', 'Installment Account'],
    ['Loan Type', 'STUDENT LOAN'],
    ['Balance', '$5,410'],
    ['Date Updated', '02/28/2026'],
    ['Payment Received', '$121'],
    ['Last Payment Made', '02/02/2026'],
    ['Pay Status', 'Current; Paid or Paying as Agreed'],
    ['Terms', '$121 per month, paid Monthly for 120 months'],
    ['High Balance', '$14,200'],
  ],
  first: '2024-09',
  months: 18,
  hasRemarks: false,
  ratings: run('2024-09', 'OK*18'),
  money: steps('2024-09', 18, [7428, -112, 121]),
  fields: {
    dateOpened: '2016-09-01',
    dateClosed: null,
    dateReported: '2026-02-28',
    lastPaymentDate: '2026-02-02',
    currentBalance: 5410,
    monthlyPayment: 121,
    highBalance: 14_200,
  },
  remarks: [],
}

const BASE: TransunionPrint = {
  name: "SIOBHAN M. O'DONNELL-NUNEZ",
  shownFor: "SIOBHAN O'DONNELL-NUNEZ",
  fileNumber: '401177265',
  day: '2026-03-08',
  born: '1984-02-29',
  ssn4: '9921',
  aliases: [
    "SIOBHAN O'DONNELL",
    'SIOBHAN NUNEZ DE LA CRUZ',
    'CHEVONNE ODONNELL',
    "S M O'DONNELL NUNEZ JR",
    'MAIRE SIOBHAN ODONNELLNUNEZ',
    'SIOBHAN VAN DER BERG',
    'ODONNELL SIOBHAN',
    'SHIVAUN NUNES',
    "SIOBHAN M D'ANGELO-O'DONNELL",
  ],
  addresses: [
    { line: "9 O'HARA CT APT 3 COEUR D ALENE, ID 83814-0009", reported: '2019-11-20' },
    { line: '1701 N ST DENIS BLVD LA CANADA FLINTRIDGE, CA 91011', reported: '2015-02-01' },
  ],
  phones: ['(208) 555-0131'],
  employers: [],
  adverse: [HOSPITAL, SECOND_CARD],
  fine: [FIRST_CARD, SENT_LOAN, TAKEN_LOAN],
  regular: [],
  promotional: [
    {
      name: 'MARQUESS LIFE',
      dates: ['2026-01-09', '2025-06-30'],
      location: ['PO BOX 7', 'OMAHA, NE 68101'],
      phone: '(402) 555-0111',
    },
  ],
  review: [{ name: "O'HARE & DAUGHTERS BANK NA", dates: ['2026-02-14'], location: ['8 LAKE ST', 'OAK PARK, IL 60301'] }],
}
export const ALIASES: TransunionPrint = {
  ...BASE,
  between: `<h2>Consumer Statement</h2><p>I WAS IN HOSPITAL FROM MAY TO JULY 2024 AND MY INSURER PAID LATE.</p><h2>Special Notes</h2><p>Initial Fraud Alert: action may be required under FCRA before opening or modifying an account. Contact consumer at (208) 555-0131.</p>`,
}
export const SEVEN_YEARS: TransunionPrint = {
  ...BASE,
  aliases: ['SIOBHAN NUNEZ'],
  adverse: [LONG_MORTGAGE],
  fine: [FIRST_CARD],
  review: [],
  employers: [{ name: "ST. LUKE'S - WAL-MART #0482", verified: '2024-01-02' }],
}
export const INQUIRING: TransunionPrint = {
  ...BASE,
  aliases: [],
  adverse: [SECOND_CARD],
  fine: [TAKEN_LOAN, SENT_LOAN],
  regular: [
    {
      name: "D'ARCY'S FINE JEWELRY/SYN BK",
      dates: ['2025-12-24'],
      location: ['1 MALL RD', 'SPOKANE, WA 99201'],
      phone: '(509) 555-0102',
      type: 'Individual',
      purpose: 'CREDIT TRANSACTION',
    },
    {
      name: '1ST UNION 24-7 CREDIT',
      dates: ['2025-11-03', '2025-10-28', '2025-10-02'],
      location: ['14TH FLOOR', '200 5TH AVE', 'BOISE, ID 83702'],
      type: 'Joint',
    },
  ],
  between: `<p>${prose(30, 8)}</p>`,
}
