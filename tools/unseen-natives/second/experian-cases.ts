import type { ExperianAccount, ExperianPrint } from '#tools/unseen-natives/experian.ts'
import { run } from '#tools/unseen-natives/facts.ts'
import { balances, rowsOf } from '#tools/unseen-natives/second/experian-rows.ts'

const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(last - index))

const FINE = {
  isNegative: false,
  guide: [],
  last: null,
  note: null,
  originalCreditor: null,
  phone: null,
  comment: null,
  former: [],
} as const

const CARD: ExperianAccount = {
  ...FINE,
  name: 'LOWTHER NATIONAL BANK',
  badge: 'OPEN',
  rows: rowsOf('LOWTHER NATIONAL BANK', {
    number: '447781XXXXXXXXXX',
    type: 'Credit card',
    opened: '02/14/2020',
    status: 'Open/Never late.',
    updated: '2026-03',
    balance: -35,
    balanceDay: '03/06/2026',
    recent: '$921 as of 2/19/2026',
    limit: 5000,
    highest: 4102,
  }),
  years: years(2020, 2026),
  marks: run('2020-03', 'OK*72'),
  balances: balances('2024-03', 23, [610, 12, 40]),
  note: 'Between Mar 2024 and Dec 2024, your credit limit/high balance was $4,000',
  contact: ["1 ST JOHN'S PL,", 'DULUTH MN 55802'],
  phone: '(218) 555-0107',
  fields: {
    accountNumber: '447781XXXXXXXXXX',
    statusText: 'Open/Never late.',
    dateOpened: '2020-02-14',
    currentBalance: -35,
    balanceDate: '2026-03-06',
    creditLimit: 5000,
    highBalance: 4102,
  },
}
export const LATE_CARD: ExperianAccount = {
  ...CARD,
  isNegative: true,
  rows: rowsOf('LOWTHER NATIONAL BANK', {
    number: '447782XXXXXXXXXX',
    type: 'Credit card',
    opened: '02/14/2020',
    status: 'Open. $118 past due as of Feb 2026.',
    updated: '2026-02',
    balance: 1938,
    balanceDay: '02/28/2026',
    monthly: 59,
    limit: 2000,
    highest: 2011,
  }),
  marks: run('2020-03', 'OK*70 30 60'),
  guide: ['60 days past due as of Feb 2026', '30 days past due as of Jan 2026'],
  last: 'By Feb 2033, this account is scheduled to go to a positive status.',
  balances: balances('2024-03', 22, [1490, 19, 45]),
  note: null,
  comment: {
    current: ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).'],
    previous: [['Credit line suspended.', 'May 2023 to Aug 2023']],
  },
  former: [{ text: 'Credit line suspended.', stood: [{ since: '2023-05', until: '2023-08' }] }],
  fields: {
    accountNumber: '447782XXXXXXXXXX',
    statusText: 'Open. $118 past due as of Feb 2026.',
    dateOpened: '2020-02-14',
    currentBalance: 1938,
    monthlyPayment: 59,
    creditLimit: 2000,
    highBalance: 2011,
    pastDue: 118,
  },
}
const LONG_NAME = 'SAINT-RÉMY D’ALESSANDRO HOMEOWNERS MORTGAGE CORPORATION OF DELAWARE AND MARYLAND'
const HOUSE: ExperianAccount = {
  ...FINE,
  name: LONG_NAME,
  isNegative: true,
  rows: rowsOf(LONG_NAME, {
    number: '44100AXXXX',
    type: 'Mortgage',
    responsibility: "Joint with SEAN O'DONNELL-NUNEZ",
    opened: '07/20/2018',
    status: 'Open/Never late.',
    updated: '2026-02',
    balance: 1_284_500,
    balanceDay: '02/28/2026',
    recent: '$8,914 as of 2/3/2026',
    monthly: 8914,
    original: 1_450_000,
    terms: '30 Years',
  }).map(([label, value]): readonly [string, string] => (label === 'Status' ? [label, 'Open.'] : [label, value])),
  years: years(2019, 2026),
  marks: run('2019-03', 'OK*58 30 60 OK*24'),
  guide: ['60 days past due as of Feb 2024', '30 days past due as of Jan 2024'],
  last: 'By Feb 2031, this account is scheduled to go to a positive status.',
  balances: balances('2024-03', 24, [1_330_500, -2000, 8914]),
  note: 'The original amount of this account was $1,450,000',
  contact: ['1200 N O’HARA BLVD FL 22,', 'COEUR D’ALENE ID 83814'],
  phone: '(208) 555-0163',
  comment: { current: ['Affected by natural or declared disaster.'], previous: [] },
  fields: {
    accountNumber: '44100AXXXX',
    dateOpened: '2018-07-20',
    currentBalance: 1_284_500,
    monthlyPayment: 8914,
    originalBalance: 1_450_000,
  },
}
export const HOSPITAL: ExperianAccount = {
  ...FINE,
  name: 'PETTIFER & SONS RECEIVABLES',
  isNegative: true,
  rows: rowsOf('PETTIFER & SONS RECEIVABLES', {
    number: 'PS61XX',
    type: 'Collection',
    opened: '05/30/2024',
    status: 'Collection account. $1,204 past due as of Feb 2026.',
    updated: '2024-06',
    balance: 1204,
    balanceDay: '02/11/2026',
    original: 1204,
    terms: '1 Months',
    until: '2030-08',
  }),
  years: ['2026', '2025'],
  marks: run('2025-08', 'C C - C C C C'),
  guide: ['Collection as of Dec 2025 to Feb 2026, Aug 2025 to Sep 2025'],
  last: 'This account is scheduled to continue on record until Aug 2030.',
  balances: [],
  originalCreditor: "ST VINCENT'S CHILDREN'S HOSPITAL OF EAU CLAIRE AND CHIPPEWA FALLS, WISCONSIN",
  contact: ['PO BOX 5150,', 'EAU CLAIRE WI 54702'],
  phone: '(715) 555-0120',
  fields: { accountNumber: 'PS61XX', currentBalance: 1204, pastDue: 1204, removalDate: '2030-08', dateOpened: '2024-05-30' },
}
const SENT: ExperianAccount = {
  ...FINE,
  name: 'BRASSMERE STUDENT SERVICING',
  badge: 'CLOSED',
  rows: rowsOf('BRASSMERE STUDENT SERVICING', {
    number: '3301BX77XXXX',
    type: 'Student loan',
    opened: '09/01/2016',
    status: 'Transferred, closed/Never late.',
    updated: '2024-08',
    balance: null,
    balanceDay: null,
    original: 14_200,
    terms: '120 Months',
    until: '2034-08',
  }),
  years: ['2024', '2023', '2022'],
  marks: { ...run('2022-01', 'OK*31'), '2024-08': 'CLS' },
  last: 'This account is scheduled to continue on record until Aug 2034.',
  balances: balances('2023-01', 19, [9100, -88, 121]),
  contact: ['PO BOX 8,', 'LINCOLN NE 68501'],
  comment: { current: ['Account transferred to another lender.'], previous: [] },
  fields: {
    accountNumber: '3301BX77XXXX',
    dateOpened: '2016-09-01',
    currentBalance: null,
    originalBalance: 14_200,
    removalDate: '2034-08',
  },
}
const EMPTY: ExperianAccount = {
  ...FINE,
  name: 'CORDWAIN/ST. BRIEUC',
  badge: 'OPEN',
  rows: rowsOf('CORDWAIN/ST. BRIEUC', {
    number: '45XXXXXXX',
    type: 'Charge card',
    opened: '02/20/2026',
    status: 'Open.',
    updated: '2026-03',
    balance: 0,
    balanceDay: '03/01/2026',
    limit: 700,
  }),
  years: [],
  marks: {},
  balances: [],
  contact: ['PO BOX 12,', 'YORK ME 03909'],
  fields: { accountNumber: '45XXXXXXX', dateOpened: '2026-02-20', currentBalance: 0, creditLimit: 700 },
}

const BASE: ExperianPrint = {
  day: '2026-03-08',
  number: '4410-0093-51',
  names: [
    { name: "SIOBHAN O'DONNELL-NUNEZ", id: '1200' },
    { name: 'SIOBHAN M ODONNELL', id: '20011' },
    { name: 'SIOBHAN NUNEZ DE LA CRUZ', id: '30991' },
  ],
  addresses: [
    { lines: ["9 O'HARA CT", 'APT 3', "COEUR D'ALENE ID,", '83814-0009'], id: '0000118822', kind: 'Apartment complex' },
    { lines: ['1701 N ST DENIS', 'BLVD', 'LA CANADA', 'FLINTRIDGE CA,', '91011-2290'], id: '0771200393', kind: 'Single family' },
  ],
  born: '1984',
  phones: ['(208) 555-0131'],
  employers: ["ST. LUKE'S"],
  accounts: [CARD, LATE_CARD, HOSPITAL],
  hard: [
    {
      name: "D'ARCY'S FINE JEWELRY",
      dates: ['12/24/2025'],
      lines: ['1 MALL RD SPOKANE WA, 99201'],
      note: 'Unspecified. This inquiry is scheduled to continue on record until Jan 2028.',
    },
    {
      name: '1ST UNION 24-7 CREDIT',
      dates: ['11/03/2025', '10/28/2025'],
      lines: ['200 5TH AVE BOISE ID, 83702'],
      note: 'Credit card. This inquiry is scheduled to continue on record until Dec 2027.',
    },
  ],
  soft: [
    { name: 'MARQUESS LIFE', dates: ['01/09/2026'], lines: ['PO BOX 7, OMAHA NE 68101'], phone: '(402) 555-0111' },
    { name: "O'HARE & DAUGHTERS BANK NA", dates: ['02/14/2026', '01/14/2026'], lines: ['8 LAKE ST, OAK PARK IL 60301'] },
  ],
}
/** A bankruptcy, a statement, a fraud alert. */
export const WITH_RECORD: ExperianPrint = {
  ...BASE,
  accounts: [LATE_CARD, HOSPITAL, SENT, EMPTY],
  statements: [
    'ID SECURITY ALERT: FRAUDULENT APPLICATIONS MAY BE SUBMITTED IN MY NAME OR MY IDENTITY MAY HAVE BEEN USED WITHOUT MY CONSENT. DO NOT EXTEND CREDIT WITHOUT FIRST VERIFYING. (208) 555-0131.',
    'I WAS IN HOSPITAL FROM MAY TO JULY 2024 AND MY INSURER PAID LATE.',
  ],
  records: [
    [
      ['Name', 'US BKPT CT ID COEUR D ALENE'],
      ['Type', 'Bankruptcy chapter 7-petition'],
      ['Status', 'Bankruptcy chapter 7-discharged'],
      ['Reference Number', '2104417'],
      ['Date Filed', '01/19/2021'],
      ['Date Resolved', '05/02/2021'],
      ['Responsibility', 'Individual'],
      ['Claim Amount', 'NA'],
      ['On Record Until', 'Jan 2031'],
    ],
  ],
}
export const NO_INQUIRIES: ExperianPrint = {
  ...BASE,
  names: [
    ...BASE.names,
    ...['S M ODONNELL', 'CHEVONNE ODONNELL', 'SHIVAUN NUNES', 'MAIRE SIOBHAN VAN DER BERG', 'ODONNELL NUNEZ SIOBHAN'].map(
      (name, index) => ({ name, id: `4${index}118` }),
    ),
  ],
  accounts: [CARD, SENT],
  hard: [],
  soft: [],
}
export const LONG_HOUSE: ExperianPrint = { ...BASE, accounts: [HOUSE, CARD] }
export const PAIR: ExperianPrint = { ...BASE, accounts: [HOSPITAL, CARD, LATE_CARD, SENT], employers: [], phones: [] }
