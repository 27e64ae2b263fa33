import type { FormerRemark } from '#engine/report/account.ts'
import type { ExperianAccount, ExperianPrint } from '#tools/unseen-natives/experian.ts'
import { MONTHS, run } from '#tools/unseen-natives/facts.ts'
import { balances, rowsOf } from '#tools/unseen-natives/second/experian-rows.ts'

const newest = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(last - index))
/** `Jan 2021 to Mar 2021` as a time. */
function time(printed: string): FormerRemark['stood'][number] {
  const [since = '', until = since] = printed.split(' to ').map((one) => {
    const [month = '', year = ''] = one.split(' ')
    return `${year}-${String(MONTHS.findIndex((name) => name === month) + 1).padStart(2, '0')}`
  })
  return { since, until }
}
const former = (all: readonly (readonly [string, string])[]): FormerRemark[] =>
  all.map(([text, when]) => ({ text, stood: when.split(', ').map(time) }))

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

const PREVIOUS = [
  [
    'Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).',
    'Mar 2024 to May 2024, Nov 2022, Feb 2021 to Apr 2021, Aug 2019 to Oct 2019, Jan 2018, Dec 2016 to Feb 2017',
  ],
  ['Payment deferred.', 'Apr 2020 to Sep 2020'],
  ['Affected by natural or declared disaster.', 'Apr 2020 to Sep 2020, Oct 2017'],
  ['Account previously in dispute - investigation complete, reported by data furnisher', 'Jun 2024 to Dec 2025'],
  ['Now paying.', 'May 2013'],
] as const
/** Twenty-two years, two of them without a mark; remarks of several times. */
export const LONG: ExperianAccount = {
  ...FINE,
  name: 'CALLOWAY & REED SAVINGS F.S.B.',
  isNegative: true,
  rows: rowsOf('CALLOWAY & REED SAVINGS F.S.B.', {
    number: 'HB0044172RXXXXX',
    type: 'Mortgage',
    responsibility: 'Joint with EDWIN OKAFOR',
    opened: '08/19/2004',
    status: 'Open.',
    updated: '2026-01',
    balance: 61_204,
    balanceDay: '01/04/2026',
    recent: '$1,118 as of 1/2/2026',
    monthly: 1118,
    original: 141_000,
    terms: '30 Years',
  }),
  years: newest(2004, 2026),
  marks: { ...run('2004-09', 'OK*80'), ...run('2013-05', 'OK*108 60 30 OK*12 30 OK*29'), '2026-01': 'OK' },
  guide: ['30 days past due as of Jul 2023, Jun 2022', '60 days past due as of May 2022'],
  last: 'By Jul 2030, this account is scheduled to go to a positive status.',
  balances: balances('2024-01', 24, [70_000, -360, 1118]),
  note: 'The original amount of this account was $141,000',
  contact: ['400 UNION SQ STE 9,', 'NEW HAVEN CT 06510'],
  phone: '(203) 555-0177',
  comment: {
    current: [
      'Account in good standing.',
      'Affected by natural or declared disaster.',
      'Consumer disputes this account information.',
    ],
    previous: PREVIOUS,
  },
  former: former(PREVIOUS),
  fields: {
    accountNumber: 'HB0044172RXXXXX',
    statusText: 'Open.',
    dateOpened: '2004-08-19',
    currentBalance: 61_204,
    monthlyPayment: 1118,
    originalBalance: 141_000,
    removalDate: null,
  },
}
const ONE_MONTH: ExperianAccount = {
  ...FINE,
  name: 'PADDOCK 24/7 CREDIT',
  badge: 'OPEN',
  rows: rowsOf('PADDOCK 24/7 CREDIT', {
    number: '60XXXXXXXXXXZ9',
    type: 'Credit card',
    opened: '12/19/2025',
    status: 'Open/Never late.',
    updated: '2026-01',
    balance: 0,
    balanceDay: '01/02/2026',
    limit: 500,
    highest: 0,
  }),
  years: ['2026', '2025'],
  marks: { '2026-01': 'OK' },
  balances: [],
  contact: ['PO BOX 3,', 'SALEM OR 97301'],
  fields: {
    accountNumber: '60XXXXXXXXXXZ9',
    currentBalance: 0,
    creditLimit: 500,
    dateOpened: '2025-12-19',
    statusText: 'Open/Never late.',
  },
}
const SOLD_PREVIOUS = [['Purchased by another lender.', 'Feb 2021 to Mar 2021']] as const
const SOLD: ExperianAccount = {
  ...FINE,
  name: 'GREENACRE CARD SVCS',
  isNegative: true,
  badge: 'CLOSED',
  rows: rowsOf('GREENACRE CARD SVCS', {
    number: 'QX1107XXXXXXXXTT',
    type: 'Credit card',
    opened: '03/03/2016',
    status: 'Account charged off. $2,206 written off.',
    updated: '2021-03',
    balance: null,
    balanceDay: null,
    limit: 2000,
    highest: 2311,
    until: '2027-05',
    sold: 'TIDEWATER RECOVERY 2',
  }),
  years: newest(2016, 2021),
  marks: run('2016-04', 'OK*51 30 60 90 120 150 180 ND CO CO'),
  guide: [
    'Charge Off as of Feb 2021 to Mar 2021',
    '180 days past due as of Dec 2020',
    '150 days past due as of Nov 2020',
    '120 days past due as of Oct 2020',
    '90 days past due as of Sep 2020',
    '60 days past due as of Aug 2020',
    '30 days past due as of Jul 2020',
  ],
  last: 'This account is scheduled to continue on record until May 2027.',
  balances: [],
  contact: ['1 ACRE WAY,', 'SALEM OR 97301'],
  comment: { current: ['Account closed at credit grantor’s request.', 'Purchased by another lender.'], previous: SOLD_PREVIOUS },
  former: former(SOLD_PREVIOUS),
  fields: {
    accountNumber: 'QX1107XXXXXXXXTT',
    creditLimit: 2000,
    removalDate: '2027-05',
    dateOpened: '2016-03-03',
    currentBalance: null,
  },
}

const BASE: ExperianPrint = {
  day: '2026-01-11',
  number: '1907-3345-61',
  names: [
    { name: 'EDWIN OKAFOR', id: '11873' },
    { name: 'EDWIN OKAFOR SR', id: '20011' },
  ],
  addresses: [{ lines: ['77 HALYARD RD', 'NEW HAVEN CT,', '06510-2204'], id: '0440182231', kind: 'Single family' }],
  born: '1957',
  phones: ['(203) 555-0114', '(203) 555-0115', '(475) 555-0116'],
  employers: ['HALYARD MARINE', 'CITY OF NEW HAVEN', '3RD ST BAKERY'],
  accounts: [LONG, ONE_MONTH, SOLD],
  hard: [
    {
      name: 'PADDOCK 24/7 CREDIT',
      dates: ['12/19/2025'],
      lines: ['PO BOX 3, SALEM OR 97301'],
      note: 'Credit card. This inquiry is scheduled to continue on record until Jan 2028.',
    },
    {
      name: 'ELM CITY MOTORS 3',
      dates: ['07/05/2024', '07/03/2024', '07/02/2024'],
      lines: ['3 ELM ST, NEW HAVEN CT 06510'],
      note: 'Auto loan. This inquiry is scheduled to continue on record until Aug 2026.',
    },
  ],
  soft: Array.from({ length: 46 }, (_, index) => ({
    name: ['CREDIT WATCH 360', 'HALYARD MUTUAL', 'R&D CARDS/NBT'][index % 3] ?? '',
    dates: Array.from(
      { length: (index % 5) * 6 + 1 },
      (_unused, at) =>
        `${String(12 - (at % 12)).padStart(2, '0')}/${String(28 - (index % 20)).padStart(2, '0')}/${2025 - Math.floor(at / 12)}`,
    ),
    lines: [`${index + 1} DOCK ST, NEW HAVEN CT 06510`],
    ...(index % 2 === 0 && { phone: '(203) 555-0130' }),
  })),
}
export const SENIOR = BASE
/** The son: the same name, another year of birth, number and file. */
export const JUNIOR: ExperianPrint = {
  ...BASE,
  number: '1907-3349-08',
  names: [
    { name: 'EDWIN OKAFOR', id: '31107' },
    { name: 'EDWIN OKAFOR JR', id: '31108' },
  ],
  addresses: [{ lines: ['9 ORCHARD PL APT 6', 'HAMDEN CT,', '06514-0900'], id: '0551290021', kind: 'Multifamily' }],
  born: '1989',
  phones: ['(203) 555-0192'],
  employers: ['ELM CITY MOTORS 3'],
  accounts: [
    {
      ...ONE_MONTH,
      rows: ONE_MONTH.rows.map(([label, value]) => [label, label === 'Account Number' ? '61XXXXXXXXXXZ8' : value] as const),
      fields: { ...ONE_MONTH.fields, accountNumber: '61XXXXXXXXXXZ8' },
    },
  ],
  hard: [],
  soft: BASE.soft.slice(0, 2),
}
