import { debt, figures, NOBODY, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { card, loan, over } from '#tools/unseen-natives/tenth/ordinary.ts'

const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['PO BOX 982', 'EL PASO, TX 79998'],
  ...more,
})

/** Out of work for a year and back: lates with gaps between, a charge-off, a settlement, two bills at agencies; remarks that tell days. */
export const STRUGGLER: Person = {
  ...NOBODY,
  name: 'MARISELA GUADALUPE ORTEGA',
  aliases: ['MARISELA ORTEGA', 'MARI G ORTEGA'],
  born: '1990-10-10',
  ssn4: '7788',
  homes: [
    ['4521 MONTANA AVE UNIT 12', 'EL PASO', 'TX', '79903-1207'],
    ['806 N MAY ST', 'LAS CRUCES', 'NM', '88001'],
  ],
  phones: ['(915) 555-0144'],
  jobs: [['UNIVERSITY MEDICAL CENTER', 'NURSE'], ['UNEMPLOYED SINCE 2023']],
  debts: [
    debt(['FIRST SAVINGS-LIKE CREDIT CARD', '5433001277004411', 'card'], {
      opened: '2019-06-01',
      closed: '2024-04-30',
      reported: '2026-08-31',
      status: ['Account charged off. $1,808 written off. $1,808 past due as of Aug 2026.', 'Charged Off', 'CHARGE_OFF'],
      limit: 1500,
      high: 1808,
      balance: 1808,
      pastDue: 1808,
      writtenOff: 1808,
      dofd: '2023-09-15',
      major: '2024-04-01',
      isBad: true,
      until: '2030-08',
      first: '2019-09',
      marks: 'OK*49 30 60 90 120 150 180 CO*29',
      figures: figures('2026-08', 24, () => ({ balance: 1808, scheduled: 0, paid: 0, limit: 1500, pastDue: 1808 })),
      remarks: [
        ['Unpaid balance reported as a loss by the credit grantor.'],
        ['>UNPAID BALANCE CHARGED OFF<'],
        ['Charged off account', 'Account closed by credit grantor 04/30/2024'],
      ],
      former: ['Account information disputed by consumer on 01/12/2025.', '2025-01', '2025-03'],
    }),
    debt(['MISSION LANE-ISH', '4011007733', 'card'], {
      opened: '2020-02-20',
      limit: 1000,
      high: 980,
      balance: 411,
      monthly: 25,
      last: ['2026-08-18', 60],
      status: ['Open.', 'Current; Paid or Paying as Agreed; was 60 days past due', 'PAYS_AS_AGREED'],
      isBad: true,
      until: '2031-02',
      first: '2020-03',
      marks: 'OK*40 30 OK 30 60 OK*4 30 OK*29',
      figures: {
        ...figures('2026-08', 8, (ago) => ({ balance: 411 + ago * 31, scheduled: 25, paid: 60, limit: 1000, pastDue: 0 })),
        ...figures('2024-12', 4, (ago) => ({ balance: 702 + ago * 20, scheduled: 25, paid: 45, limit: 500, pastDue: 0 })),
      },
      remarks: [[], ['CREDIT LINE CHANGED 01/2026'], ['Credit card']],
    }),
    debt(['GECU-LIKE OF EL PASO', '7701120', 'car'], {
      opened: '2021-03-31',
      original: 19_442,
      balance: 5120,
      monthly: 399,
      term: 72,
      last: ['2026-08-28', 399],
      status: ['Open.', 'Current; Paid or Paying as Agreed; was 30 days past due', 'PAYS_AS_AGREED'],
      isBad: true,
      until: '2030-12',
      first: '2021-04',
      marks: 'OK*31 30 OK 30 OK*31',
      figures: figures('2026-08', 24, (ago) => ({ balance: 5120 + ago * 330, scheduled: 399, paid: 399, pastDue: 0 })),
      remarks: [['Payment extended to 12/2023.'], ['ACCOUNT EXTENDED 12/2023'], ['Auto', 'Payment deferred until 12/01/2023']],
    }),
    debt(['SNAP-LIKE RTO LLC', '20240229', 'note'], {
      opened: '2022-02-22',
      closed: '2024-02-29',
      reported: '2024-03-31',
      status: ['Paid in settlement. $412 written off.', 'Settled—less than full balance', 'SETTLED'],
      original: 1600,
      dofd: '2023-08-09',
      writtenOff: 412,
      isBad: true,
      until: '2030-07',
      first: '2022-03',
      marks: 'OK*18 30 60 90 120 150',
      remarks: [
        ['Account legally paid in full for less than the full balance.'],
        ['>SETTLED-LESS THAN FULL BLNC<'],
        ['Account paid for less than full balance on 02/29/2024'],
      ],
    }),
    card(['WALMART-LIKE/CAP ONE', '4305000091', 'store', '2018-11-23', 2000, 640]),
    card(['OLD NAVY-ISH VISA', '6045000081', 'card', '2021-07-04', 1800, 0]),
    over(['COPPEL-LIKE CREDITO', '00417', 'store', '2014-02-14', 900], '2019-09-30'),
    ...(['2010-08-30', '2011-08-29', '2012-01-17', '2012-08-27'] as const).map((opened, at) =>
      loan(
        [`EDFINANCIAL-LIKE SVCS ${at + 1}`, `440${at}019922`, 'study', opened, 3500 + at * 500, 1900 + at * 220],
        [38 + at, 180],
        {
          status:
            at === 2
              ? ['Open.', 'Current; Paid or Paying as Agreed; was 90 days past due', 'PAYS_AS_AGREED']
              : ['Open/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
          ...(at === 2 ? { isBad: true as const, until: '2031-01', first: '2019-09', marks: 'OK*51 - 30 60 90 OK*29' } : {}),
        },
      ),
    ),
    debt(['EL PASO ELECTRIC-STYLE', '10-22-2019', 'power'], {
      opened: '2019-10-22',
      high: 310,
      balance: 101,
      monthly: 101,
      last: ['2026-08-11', 98],
      first: '2024-08',
      marks: 'OK*25',
    }),
  ],
  agencies: [
    {
      name: 'RADIUS-LIKE GLOBAL 1 LLC',
      number: 'RG00120724',
      from: 'SPECTRUM-ISH CABLE 12/24',
      amount: 212,
      balance: 212,
      assigned: '2024-12-24',
      reported: '2026-08-05',
      dofd: '2024-07-20',
      status: 'UNPAID',
      class: 'Cable or Cellular',
      loan: 'COLLECTION AGENCY/ATTORNEY',
      until: '2031-06',
      remarks: [[], ['>PLACED FOR COLLECTION<'], []],
    },
    {
      name: 'PASO DEL NORTE RECOVERY',
      number: '0220190077',
      from: 'LAS PALMAS EMERGENCY PHYS',
      amount: 1540,
      balance: 890,
      assigned: '2025-03-03',
      reported: '2026-08-30',
      dofd: '2024-05-05',
      lastPaid: '2026-07-30',
      status: 'UNPAID',
      class: 'Medical/Health Care',
      loan: 'MEDICAL DEBT',
      until: '2031-04',
      remarks: [[], ['>PLACED FOR COLLECTION<'], ['Medical', 'Consumer disputes account as of 06/15/2026']],
    },
  ],
  hard: [look('MISSION LANE-ISH', ['2024-11-11'])],
  offers: [look('CREDIT ONE-LIKE BANK 1', ['2026-06-01', '2026-05-01', '2026-04-01'])],
  reviews: [look('GECU-LIKE OF EL PASO', ['2026-08-01', '2026-02-01'])],
  statement:
    'I was out of work from 06/2023 to 05/2024. I paid $1,200 on 02/29/2024 to close the rental; please see the receipt of 03/01/2024.',
}

const SHOPS = [
  'SEARS-STYLE/CBNA',
  'JCPENNEY-ISH/SYNCB',
  'MERVYN-LIKE',
  'MONTGOMERY-STYLE WARD',
  'ZALES-LIKE/CBNA',
  'DILLARD-ISH',
  'NORDSTROM-LIKE FSB',
  'BELK-STYLE/SYNCB',
  'KAY-LIKE JEWELERS',
  'HOME DEPOT-ISH/CBNA',
  'EXXON-LIKE/CBNA',
  'SHELL-STYLE/CBNA',
  'BP-ISH/SYNCB',
  'AMOCO-LIKE OIL',
  'BEST BUY-STYLE/CBNA',
  'SAMS-ISH CLUB/SYNCB',
  'GAP-LIKE/SYNCB',
  'LANE BRYANT-STYLE',
  'CHADWICK-LIKE OF BOSTON',
  'FINGERHUT-ISH/WEB',
] as const

/** Forty accounts of fifty years, most of them long over. */
export const RETIREE: Person = {
  ...NOBODY,
  name: 'GERALDINE R HOLLOWAY',
  aliases: ['GERRY HOLLOWAY', 'GERALDINE RUTH BAXTER', 'GERALDINE BAXTER HOLLOWAY'],
  born: '1951-04-30',
  ssn4: '3141',
  homes: [
    ['500 GRANDE VISTA DR LOT 88', 'ZEPHYRHILLS', 'FL', '33541'],
    ['18 OLD MILL RD', 'DE PERE', 'WI', '54115-1804'],
  ],
  phones: ['(813) 555-0180', '(920) 555-0177'],
  jobs: [['RETIRED 2016'], ['GREEN BAY PACKAGING-LIKE', 'BOOKKEEPER']],
  debts: [
    ...SHOPS.map((name, at) =>
      over(
        [name, `60${at}9001122${at}`, 'store', `19${75 + at}-0${1 + (at % 9)}-${11 + (at % 17)}`, 500 + at * 150],
        `20${17 + (at % 9)}-0${1 + (at % 8)}-28`,
        {
          ...(at % 4 === 0 ? { marks: 'OK*10 - - OK*9', first: `20${15 + (at % 9)}-0${1 + (at % 8)}` } : {}),
          remarks:
            at % 2 === 0
              ? [
                  ["Account closed at credit grantor's request."],
                  ['CLOSED BY CREDIT GRANTOR'],
                  ['Account closed by credit grantor'],
                ]
              : [[], [], []],
        },
      ),
    ),
    ...(['GMAC-LIKE', 'HONDA-ISH FINCL', 'HONDA-ISH FINCL'] as const).map((name, at) =>
      over([name, `0${at}771200${at}44`, 'car', `20${12 + at * 3}-05-2${at}`, 9000 + at * 2222], `20${17 + at * 3}-05-1${at}`, {
        first: `20${16 + at * 3}-06`,
        marks: 'OK*12',
      }),
    ),
    ...(['BANK ONE-LIKE HOME', 'M&I-STYLE BANK FSB', 'BMO-ISH HARRIS'] as const).map((name, at) =>
      over([name, `77100${at}9`, 'home', `19${86 + at * 6}-11-01`, 61_000 + at * 20_000], `20${17 + at}-10-31`, {
        first: `20${15 + at}-11`,
        marks: 'OK*24',
      }),
    ),
    ...(
      [
        ['AMEX-ISH', '379000112233', '1977-01-01', 18_000, 0],
        ['CHASE-ISH SLATE', '4266000177', '1998-03-17', 22_000, 19],
        ['CITI-LIKE DIAMOND', '5424000177', '1988-08-08', 15_000, 240],
        ['DISCOVER-LIKE 86', '6011000177', '1986-02-14', 12_000, 0],
        ['US BANK-STYLE CASH+', '4037000177', '2014-12-31', 9000, 77],
        ['AARP-LIKE/BARCLAYS', '5140000177', '2021-09-30', 8000, 1200],
        ['NICOLET-LIKE NATL BK', '4563000177', '2005-07-29', 5000, 0],
        ['KOHLS-ISH/CAPONE', '0399000177', '1996-11-29', 3000, 44],
        ['CARECREDIT-LIKE/SYNCB', '6019000177', '2022-06-15', 6500, 2310],
        ['PUBLIX-STYLE VISA', '4010000177', '2023-05-01', 4000, 2],
        ['FL CU-LIKE PLATINUM', '4555000177', '2024-01-09', 2500, 0],
        ['SUNCOAST-ISH CU', '4121000177', '2019-04-01', 7000, 515],
      ] as const
    ).map(([name, number, opened, limit, balance], at) =>
      card([name, number, at > 6 && at < 9 ? 'store' : 'card', opened, limit, balance]),
    ),
    loan(['SUNCOAST-ISH CU', '77120410', 'boat', '2020-01-31', 41_000, 22_022], [412, 144]),
    loan(['ROCKET-LIKE MTG', '3377120019', 'home', '2019-12-02', 96_000, 71_204], [702, 180]),
  ],
  hard: [],
  offers: [look('AARP-LIKE/UHC', ['2026-09-01']), look('MEDICARE PLUS-ISH 65', ['2026-08-14', '2026-07-14'])],
  reviews: [
    look('CHASE-ISH SLATE', ['2026-09-02', '2026-08-02', '2026-07-02', '2026-06-02', '2026-05-02', '2026-04-02', '2026-03-02']),
  ],
}
