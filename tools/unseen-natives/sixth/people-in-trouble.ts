import { entry, look, NOBODY, type Collection, type Entry, type Person } from '#tools/unseen-natives/sixth/entry.ts'

const BANKRUPT: Entry['says'] = [
  'Discharged through Bankruptcy Chapter 7.',
  'Account Included in Bankruptcy',
  'INCLUDED_IN_BANKRUPTCY',
  'Included in Bankruptcy',
]
const DEBT_IN_7: Partial<Entry> = {
  closed: '2024-03-31',
  reported: '2024-07-31',
  says: BANKRUPT,
  isNegative: true,
  remarks: [
    ['Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12.'],
    ['CHAPTER 7 BANKRUPTCY'],
    ['Bankruptcy Chapter 7', 'Account included in bankruptcy'],
  ],
}

/** Chapter 7, debts that went into it, one that was sold before it, and a secured card since. */
export const BANKRUPT_7: Person = {
  ...NOBODY,
  name: "DESMOND O'SHAUGHNESSY JR",
  aliases: ['DESMOND OSHAUGHNESSY', "D K O'SHAUGHNESSY JR"],
  born: '1972-08-19',
  ssn4: '6060',
  homes: [
    ['301 S ST CLAIR AVE REAR', 'EAST ST LOUIS', 'IL', '62201'],
    ['9 ½ MILL ST', 'O FALLON', 'IL', '62269-1200'],
  ],
  phones: ['(618) 555-0188', '(618) 555-0129'],
  employers: [['ST LOUIS & SOUTHERN RR CO', 'CONDUCTOR']],
  accounts: [
    entry(['GATEWAY NATIONAL BK', '4264281100993344', 'card'], {
      ...DEBT_IN_7,
      opened: '2014-10-01',
      first: '2022-08',
      marks: 'OK*15 30 60 90 120 B*4',
      limit: 8000,
      high: 8311,
      dofd: '2023-11-14',
      until: '2030-10',
    }),
    entry(['MIDSTATE AUTO FINANCE', 'MA0019928', 'auto'], {
      ...DEBT_IN_7,
      opened: '2020-06-15',
      first: '2022-08',
      marks: 'OK*19 B*4',
      original: 22_870,
      term: 72,
      dofd: '2024-03-12',
      until: '2031-03',
    }),
    entry(['PRAIRIE ROSE CARD', '51882200417', 'card'], {
      opened: '2016-05-05',
      closed: '2022-02-28',
      reported: '2022-10-31',
      first: '2021-03',
      marks: 'OK*5 30 60 90 120 150 180 CO*9',
      high: 2740,
      limit: 2500,
      dofd: '2021-08-20',
      major: '2022-02',
      chargedOff: 2740,
      until: '2028-06',
      isNegative: true,
      says: ['Account charged off. $2,740 written off.', '>Charged Off<', 'CHARGE_OFF', 'Charge Off'],
      remarks: [
        ['Purchased by another lender.'],
        ['>PURCHASED BY ANOTHER LENDER<', '>UNPAID BALANCE CHARGED OFF<'],
        ['Account transferred or sold', 'Charged off account'],
      ],
    }),
    entry(['PORTSIDE ASSET MGMT LLC', '88100417XQ', 'debt'], {
      opened: '2022-11-18',
      reported: '2024-07-15',
      closed: '2024-07-01',
      first: '2023-01',
      marks: 'C*14 B*4',
      original: 2740,
      high: null,
      dofd: '2021-08-20',
      until: '2028-06',
      isNegative: true,
      originalCreditor: 'PRAIRIE ROSE CARD',
      says: BANKRUPT,
      remarks: DEBT_IN_7.remarks ?? [[], [], []],
    }),
    entry(['NEW START SECURED', '4000220011', 'secured'], {
      opened: '2025-01-03',
      first: '2025-02',
      marks: 'OK*17',
      limit: 300,
      high: 288,
      balance: 41,
      monthly: 25,
      lastPaid: ['2026-07-05', 60],
      money: [17, 60, 3, 60],
    }),
  ],
  records: [
    { court: 'US BKPT CT IL EAST ST LOUIS', reference: '2430188', filed: '2024-03-12', discharged: '2024-07-01', chapter: '7' },
  ],
  hard: [look('NEW START SECURED', ['2024-12-30'])],
  statement:
    'MY ACCOUNT WITH GATEWAY NATIONAL BK WAS LATE BECAUSE OF MY DIVORCE. BALANCE: $0. DATE OPENED IN MY WIFE NAME 10/01/2014. STATUS: DISPUTED.',
}

const owed = (agency: string, number: string, more: Partial<Collection>): Collection => ({
  agency,
  number,
  original: 'CLEARWATER MEMORIAL HOSP',
  amount: 812,
  balance: 812,
  assigned: '2025-01-09',
  dofd: '2024-06-03',
  isMedical: true,
  isPaid: false,
  isDisputed: false,
  ...more,
})

/** Medical debts of one agency, child support, a plan of chapter 13 that runs. */
export const OWING: Person = {
  ...NOBODY,
  name: 'TYRELL ST JAMES-BEAUMONT SR',
  aliases: ['TYRELL SAINT JAMES', 'T BEAUMONT', 'TYRELL ST JAMES BEAUMONT'],
  born: '1984-05-25',
  ssn4: '1277',
  homes: [
    ['12B RUE ST ANN', 'NEW IBERIA', 'LA', '70560'],
    ['2400 CANAL ST STE 500 PMB 19', 'NEW ORLEANS', 'LA', '70119-6535'],
  ],
  phones: ['(337) 555-0143'],
  employers: [
    ['GULF & BAYOU TOWING (GBT)', 'DECKHAND'],
    ['SELF EMPLOYED', null],
  ],
  accounts: [
    entry(['LA DEPT CHILD & FAMILY', 'CS00419920', 'support'], {
      opened: '2019-02-14',
      first: '2024-09',
      marks: 'OK*14 30 60 90 60 OK*4',
      balance: 0,
      original: 388,
      monthly: 388,
      lastPaid: ['2026-07-06', 388],
      isNegative: true,
      says: ['Open.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED', 'Pays As Agreed'],
      remarks: [['Child support obligation.'], ['CHILD SUPPORT'], ['Child/Family support']],
    }),
    entry(['BAYOU CREDIT AUTO', 'BC77-4410-2', 'auto'], {
      opened: '2022-10-10',
      reported: '2026-06-30',
      first: '2022-11',
      marks: 'OK*27 30 60 90 B*13',
      balance: 9140,
      original: 15_300,
      term: 66,
      dofd: '2025-02-10',
      until: '2032-05',
      isNegative: true,
      says: [
        'Debt included in Chapter 13 Bankruptcy.',
        '>Chapter 13 Bankruptcy<',
        'INCLUDED_IN_CHAPTER_13',
        'Included in Chapter 13',
      ],
      remarks: [
        ['Debt included in or discharged through Bankruptcy Chapter 13.'],
        ['CHAPTER 13 BANKRUPTCY'],
        ['Wage earner or chapter 13'],
      ],
    }),
  ],
  collections: [
    owed('PELICAN MEDICAL BILLING', 'PM44100', {}),
    owed('PELICAN MEDICAL BILLING', 'PM44101', { amount: 1290, balance: 1290, original: "CHILDREN'S CLINIC OF ACADIANA (2)" }),
    owed('PELICAN MEDICAL BILLING', 'PM44107', { amount: 645, balance: 645, original: 'DR 4 KIDS PEDIATRICS', isDisputed: true }),
    owed('R&R RECOVERY 1 LLC', 'RR0091', {
      isMedical: false,
      original: 'CITY OF NEW IBERIA UTIL',
      amount: 204,
      balance: 0,
      isPaid: true,
    }),
  ],
  records: [{ court: 'US BKPT CT LA LAFAYETTE', reference: '2550911', filed: '2025-05-20', discharged: null, chapter: '13' }],
  hard: [],
  freeze: 'SECURITY FREEZE: A security freeze was placed on this file at the request of the consumer on 02/03/2026.',
}

/** Nothing but alerts. */
export const EMPTY: Person = {
  ...NOBODY,
  alert: 'ACTIVE DUTY ALERT: I am on active military duty and was deployed from my usual duty station. Call (419) 555-0190.',
  statement: 'SOMEBODY USED MY NAME IN 2025. I HAVE NO ACCOUNTS AND OWE NO BALANCE TO ANYBODY.',
}

/** Sixteen accounts with remarks of every length: pages break at every row. */
export const MANY: Person = {
  ...NOBODY,
  name: 'GRAHAM P VANDERBILT-OKONKWO II',
  aliases: ['GRAHAM VANDERBILT', 'GRAHAM OKONKWO II'],
  born: '1968-11-05',
  ssn4: '4949',
  homes: [
    ['1 ONE MILE RD', 'TWO RIVERS', 'WI', '54241'],
    ['5017 37 1/2 AVE S', 'ST PAUL PARK', 'MN', '55071-1414'],
    ['W220N5500 TOWN LINE RD', 'SUSSEX', 'WI', '53089'],
  ],
  phones: ['(920) 555-0107', '(920) 555-0108', '(651) 555-0109'],
  employers: [['VANDERBILT OKONKWO & PARTNERS LLP', 'PARTNER']],
  accounts: Array.from({ length: 16 }, (_, index) => {
    const kind = (['card', 'auto', 'store', 'personal', 'heloc', 'student', 'mortgage', 'card'] as const)[index % 8] ?? 'card'
    const isLoan = kind !== 'card' && kind !== 'store' && kind !== 'heloc'
    const isLate = index % 5 === 3
    const scheduled = 40 + index * 13
    const balance = isLoan ? 2400 + index * 515 : 150 + index * 97
    const words = [
      'Affected by natural or declared disaster',
      'Account previously in dispute - now resolved, reported by data furnisher',
      'Customer has now paid',
    ]
    return entry(
      [
        `${['NORTHLAND', 'KETTLE', 'DOOR COUNTY', 'LAKES &'][index % 4]} ${['CU', 'BANK 2', 'FIN SVC'][index % 3]} ${index + 10}`,
        `${['', 'K', '0', 'ZZ'][index % 4]}${55_000_100 + index * 7_777}`,
        kind,
      ],
      {
        opened: `20${String(12 + (index % 9)).padStart(2, '0')}-0${1 + (index % 9)}-1${index % 10}`,
        first: `202${index % 4}-0${1 + (index % 9)}`,
        marks: `OK*${9 + index} ${isLate ? '30 60 30 OK*5' : 'OK*5'}`,
        reported: '2026-07-14',
        limit: isLoan ? null : 5000 + index * 250,
        high: isLoan ? null : 3000 + index * 111,
        original: isLoan ? 19_000 + index * 1013 : null,
        term: isLoan ? 96 + index * 12 : null,
        balance,
        monthly: scheduled,
        lastPaid: ['2026-07-03', scheduled + 1],
        says: isLate
          ? ['Open.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED', 'Pays As Agreed']
          : ['Open/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED', 'Pays As Agreed'],
        isNegative: isLate,
        money: [3 + ((index * 5) % 22), balance + scheduled, scheduled, scheduled],
        remarks: [
          words.slice(0, index % 4).map((one) => `${one}.`),
          words.slice(0, index % 4).map((one) => one.toUpperCase()),
          words.slice(0, index % 4),
        ],
        ...(index % 3 === 0 ? { phone: null } : {}),
      },
    )
  }),
  hard: [look('LAKES & BANK 2 13', ['2025-09-09'])],
  review: [look('KETTLE BANK 2 11', ['2026-07-01', '2026-06-01', '2026-05-01'])],
}
