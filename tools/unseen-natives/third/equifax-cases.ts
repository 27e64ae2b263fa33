import type { EquifaxAccount, EquifaxInquiry } from '#tools/unseen-natives/equifax-account.ts'
import type { EquifaxPrint } from '#tools/unseen-natives/equifax.ts'
import { codes, monthsFrom } from '#tools/unseen-natives/facts.ts'

const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
const newest = (first: number, last: number): string[] => years(first, last).toReversed()
/** Amounts of so many months, each more than the one before by the second figure of `[from, by]`. */
const steps = (first: string, count: number, [from, by]: readonly [number, number]): Record<string, number> =>
  Object.fromEntries(monthsFrom(first, count).map((month, index) => [month, from + by * index]))

const CARD: EquifaxAccount = {
  no: '2.1',
  name: 'ALDERWICK & HOLLIS BANK',
  number: 'xxxxxxxxxxx 8Z41',
  status: 'PAYS_AS_AGREED',
  isClosed: false,
  responsibility: 'INDIVIDUAL',
  type: 'REVOLVING',
  loan: 'Credit Card',
  opened: '1994-05-02',
  reported: '2026-01-06',
  closed: null,
  lastPaid: '2025-12',
  dofd: null,
  firstReported: null,
  balance: 1104,
  pastDue: 0,
  limit: 7500,
  high: 6021,
  chargedOff: null,
  scheduled: 35,
  marks: codes('2007-02', 'ok*200 30 ok*26'),
  markYears: newest(2007, 2025),
  moneyYears: years(2023, 2025),
  money: {
    Balance: steps('2023-12', 25, [816, 12]),
    'Scheduled Payment': steps('2023-12', 25, [25, 1]),
    'Actual Payment': steps('2023-12', 25, [60, 2]),
    'Credit Limit': steps('2023-12', 25, [7500, 0]),
  },
  comments: ['Credit card'],
  contact: ['ALDERWICK & HOLLIS BANK', 'PO BOX 18', 'TROY, AL 36081', '(334) 555-0121'],
}
/** Three years of the grid without a mark, and one of the tables without an amount. */
const DORMANT: EquifaxAccount = {
  ...CARD,
  no: '2.2',
  name: 'SORREL OUTFITTERS/CNB',
  number: 'xxxxxxxxx K70P',
  opened: '2018-11-30',
  balance: 0,
  scheduled: null,
  limit: 900,
  high: 411,
  marks: { ...codes('2018-12', 'ok*9'), ...codes('2023-03', 'ok*5'), ...codes('2025-12', 'ok') },
  markYears: newest(2018, 2025),
  moneyYears: years(2022, 2025),
  money: {
    Balance: { '2022-11': 40, '2025-12': 0 },
    'Credit Limit': { '2022-11': 900, '2024-01': 900, '2025-12': 900 },
  },
  comments: ['Charge account', 'Account closed by consumer', 'Amount in high credit is credit limit'],
}
/** Months without data are left out of the amounts: older ones stand later than their marks. */
const CLOSED_UP: EquifaxAccount = {
  ...CARD,
  no: '4.1',
  name: 'WENLOCK AUTO FINANCE',
  number: 'PXxxxxxxxxxxx 31QB',
  status: 'PAYS_AS_AGREED',
  type: 'INSTALLMENT',
  loan: 'Auto',
  opened: '2022-06-15',
  balance: 9310,
  pastDue: 0,
  limit: null,
  high: 18_640,
  scheduled: 402,
  duration: '60 MONTHS',
  marks: { ...codes('2022-07', 'ok*20 30 60 30'), ...codes('2024-09', 'ok*16') },
  markYears: newest(2022, 2025),
  moneyYears: years(2024, 2025),
  money: {
    Balance: steps('2024-03', 22, [15_200, -280]),
    'Scheduled Payment': steps('2024-03', 22, [402, 0]),
    'Actual Payment': { ...steps('2024-03', 3, [402, 0]), '2024-06': 0, '2024-07': 0, ...steps('2024-08', 17, [402, 0]) },
    'Amount Past Due': {
      ...steps('2024-03', 3, [0, 0]),
      '2024-06': 402,
      '2024-07': 804,
      '2024-08': 402,
      ...steps('2024-09', 16, [0, 0]),
    },
  },
  comments: ['Auto', 'Fixed rate'],
  contact: ['WENLOCK AUTO FINANCE', '8 QUARRY RD BLDG 26', 'BEND, OR 97701', '(541) 555-0139'],
}
const STUDENT: EquifaxAccount = {
  ...CLOSED_UP,
  no: '4.2',
  name: '1ST GRANGE STUDENT LN 2019A',
  number: 'xxxxxx 4T7',
  opened: '2025-11-12',
  loan: 'Education Loan',
  balance: 5500,
  high: 5500,
  scheduled: null,
  duration: '120 MONTHS',
  lastPaid: null,
  marks: codes('2025-12', 'ok'),
  markYears: ['2025'],
  moneyYears: ['2025'],
  money: { Balance: { '2025-12': 5500 } },
  comments: ['Student loan', 'Payment deferred', 'Student loan not in repayment', 'Fixed rate', 'Account in good standing'],
}
export const EQUIFAX_THIRD = { CARD, DORMANT, CLOSED_UP, STUDENT } as const

export const SHEET_THIRD: EquifaxPrint = {
  person: 'OTTOLINE VANCE-HARGREAVE',
  day: '2026-01-09',
  hasTitles: true,
  hasMoney: true,
  bottom: 640,
  of: 88,
  firstPage: 6,
  accounts: [CARD, DORMANT, CLOSED_UP, STUDENT],
  empty: ['3', '5'],
}

const DAYS = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index * 11
    return `${2024 + Math.floor(at / 336)}-${String(Math.floor((at % 336) / 28) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`
  }).toReversed()
const NAMES = [
  'KESTREL BANK NA',
  '21ST CENTURY PLUMBING',
  'O’DELL MOTORS LLC',
  'BUREAU OF FLEET 365',
  'M&P/ACORN',
  'FIRST 2 LEND',
  'DATA OF HALSEY',
]
const nameOf = (index: number): string => NAMES[(index * 3) % NAMES.length] ?? ''
export const MANY: { readonly hard: readonly EquifaxInquiry[]; readonly soft: readonly EquifaxInquiry[] } = {
  hard: DAYS(40, 5).map((date, index) => ({
    date,
    company: nameOf(index),
    lines: index % 3 === 0 ? [] : [`${100 + index} ELM ST`, 'TROY, AL 36081', ...(index % 2 === 0 ? ['(334) 555-0121'] : [])],
  })),
  soft: DAYS(64, 2).map((date, index) => ({
    date,
    company: index % 9 === 4 ? 'HARGREAVE MUTUAL INSURANCE COMPANIES' : nameOf(index),
    description: index % 4 === 0 ? 'Account Review' : index % 4 === 1 ? 'Promotional' : '',
  })),
}
