import { CURRENT, entry, look, MOVED, NOBODY, PAID, type Person } from '#tools/unseen-natives/sixth/entry.ts'

const closedRemarks = (by: 'consumer' | 'grantor') =>
  [
    [by === 'consumer' ? "Account closed at consumer's request." : "Account closed at credit grantor's request."],
    [by === 'consumer' ? 'CLOSED BY CONSUMER' : 'CLOSED BY CREDIT GRANTOR'],
    [by === 'consumer' ? 'Account closed at consumers request' : 'Account closed by credit grantor'],
  ] as const

/** Twelve accounts that are over and owe nothing, and one idle card. */
export const CLOSED: Person = {
  ...NOBODY,
  name: 'WALTER J KOWALCZYK III',
  aliases: ['WALTER KOWALCZYK', 'W J KOWALCZYK 3RD', 'WALT KOWALCZYK III'],
  born: '1957-01-31',
  ssn4: '7702',
  homes: [
    ['4 W OLD STATE ROUTE 7 UNIT B', 'SALTERS FORK', 'OH', '44870-1120'],
    ['PO BOX 77', 'MOUNT ST JOSEPH', 'OH', '45051'],
  ],
  phones: ['(419) 555-0101', '(419) 555-0162'],
  employers: [['RETIRED', null]],
  accounts: [
    entry(['IDLE PINES CREDIT UNION', '4417098812345678', 'card'], {
      opened: '1994-03-02',
      first: '2023-08',
      marks: 'OK*35',
      limit: 12_500,
      high: 4102,
      money: [23, 0, 0, 0],
    }),
    ...(
      [
        ['CORNERSTONE/HARPER STORES', '6045781100012345', 'store', '2009-11-27', '2024-02-19', 'consumer'],
        ['BANK OF THE NORTH FORK', '540112229900', 'card', '2003-06-13', '2023-05-03', 'grantor'],
        ['SHORELINE AUTO CREDIT', 'AF10029912', 'auto', '2017-04-28', '2022-05-10', 'consumer'],
        ['GENTRY FURNITURE/SYNDEX', '6019180077', 'store', '2015-09-05', '2021-01-15', 'grantor'],
        ['MERIDIAN HOME MTG 2', '00719284410', 'mortgage', '2001-08-30', '2020-11-02', 'consumer'],
        ['SHORELINE AUTO CREDIT', 'AF09914477', 'auto', '2012-02-02', '2017-03-20', 'consumer'],
        ['1ST COMMUNITY LOAN', '77120-09', 'personal', '2016-07-19', '2018-08-01', 'consumer'],
        ['TRI-COUNTY POWER & LT', '9002771', 'utility', '2011-05-17', '2023-10-31', 'consumer'],
        ['PHARO FUEL/CBNK', '735100491', 'store', '1999-12-01', '2019-12-24', 'grantor'],
        ['MERIDIAN HOME EQUITY', '00719284411', 'heloc', '2006-10-11', '2020-11-02', 'consumer'],
        ['BELLHAVEN CARD SERVICES', '379812004501233', 'card', '1988-07-07', '2018-04-04', 'consumer'],
      ] as const
    ).map(([name, number, kind, opened, closed, by], index) => {
      const isLoan = kind === 'auto' || kind === 'mortgage' || kind === 'personal'
      const [year = 0, month = 0] = closed.split('-').map(Number)
      return entry([name, number, kind], {
        opened,
        closed,
        reported: closed.replace(/\d\d$/, '28'),
        first: `${year - 1}-${String(month).padStart(2, '0')}`,
        marks: 'OK*12 CLS',
        limit: isLoan || kind === 'utility' ? null : 1500 + index * 700,
        high: isLoan ? null : 900 + index * 411,
        original: isLoan ? 18_000 + index * 977 : null,
        term: kind === 'mortgage' ? 360 : isLoan ? 60 : null,
        says: PAID,
        remarks: isLoan ? [[], ['CLOSED'], ['Fixed rate']] : closedRemarks(by),
        until: `${year + 10}-${String(month).padStart(2, '0')}`,
      })
    }),
  ],
  review: [look('IDLE PINES CREDIT UNION', ['2026-06-30', '2026-03-31', '2025-12-31'])],
}

const loan = (sequence: number, opened: string, original: number) => {
  const day = '2025-02-28'
  return [
    entry(['DEPT OF EDUCATION/NELTEK', `900001234${sequence}0014477`, 'student'], {
      opened,
      closed: day,
      reported: day,
      original,
      term: 120,
      first: '2022-03',
      marks: 'OK*35 CLS',
      says: MOVED,
      remarks: [
        ['Account transferred to another office.'],
        ['TRANSFERRED TO ANOTHER LENDER'],
        ['Account transferred or sold', 'Fixed rate'],
      ],
      until: '2035-02',
    }),
    entry(['EDFINANCE-MOHLER SVCG', `EM55${sequence}0014477`, 'student'], {
      opened,
      original,
      balance: original + 311,
      term: 120,
      monthly: 0,
      first: '2025-03',
      marks: 'OK*16',
      says: ['Open. Deferred, payments begin Jan 2027.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED', 'Pays As Agreed'],
      remarks: [[], ['PAYMENT DEFERRED'], ['Payment deferred', 'Fixed rate']],
      money: [16, original + 311, 0, 0],
    }),
  ]
}

/** Loans of four sequences, each at the servicer before and the one after; fleet and army addresses. */
export const STUDENTS: Person = {
  ...NOBODY,
  name: 'NIA-SIMONE ADEYEMI-CLARKE',
  aliases: ['NIA ADEYEMI', 'NIA S ADEYEMI CLARKE', 'NIASIMONE CLARKE'],
  born: '1998-04-17',
  ssn4: '3301',
  homes: [
    ['PSC 473 BOX 12', 'FPO', 'AP', '96349-0012'],
    ['UNIT 29401 BOX 60', 'APO', 'AE', '09014'],
    ['7 DORMITORY RD RM 4412', 'COLLEGE PARK', 'MD', '20742'],
  ],
  phones: ['(301) 555-0119'],
  employers: [
    ['US NAVY', 'ENSIGN'],
    ["LIL' BEAN COFFEE #2", 'BARISTA'],
  ],
  accounts: [
    ...loan(1, '2017-08-24', 3500),
    ...loan(2, '2018-08-23', 4500),
    ...loan(3, '2019-08-22', 5500),
    ...loan(4, '2020-01-09', 2000),
    entry(['ANCHOR FED CU', '41770200', 'card'], {
      opened: '2021-06-01',
      first: '2021-07',
      marks: 'OK*60',
      limit: 3000,
      high: 2790,
      balance: 412,
      monthly: 35,
      lastPaid: ['2026-07-01', 120],
      money: [24, 430, 17, 120],
    }),
  ],
  hard: [look('ANCHOR FED CU', ['2025-05-30'], { lines: ['BLDG 1404 NAVAL STA', 'NORFOLK, VA 23511'] })],
  review: [look('EDFINANCE-MOHLER SVCG', ['2026-01-05', '2025-07-02'])],
}

/** A house, a line on it, a lease, cards of a parent, and somebody from abroad whose file is frozen. */
export const HOME: Person = {
  ...NOBODY,
  name: 'MARIA FERNANDA ORTIZ DE LA GARZA',
  aliases: ['MARIA F ORTIZ', 'FERNANDA DE LA GARZA', 'MARIA ORTIZ-DELAGARZA'],
  born: '1979-12-12',
  ssn4: '9145',
  homes: [
    ['1101 N LOOP 1604 E APT 2207', 'SAN ANTONIO', 'TX', '78232-1180'],
    ['HC 3 BOX 41-C', 'DEL RIO', 'TX', '78840'],
    ['88 FM 2252', 'GARDEN RIDGE', 'TX', '78266-0088'],
    ['CALLE 5 DE MAYO NO 14', 'NUEVO LAREDO', 'TM', '88000'],
  ],
  phones: ['(210) 555-0155'],
  employers: [['HOSPITAL DEL NINO DE SAN ANTONIO INC', 'ENFERMERA JEFE']],
  accounts: [
    entry(['ALAMO SAVINGS HOME LN', '0200771934A1', 'mortgage'], {
      opened: '2018-03-16',
      holder: 'joint',
      original: 264_500,
      balance: 219_040,
      monthly: 1688,
      term: 360,
      lastPaid: ['2026-07-02', 1688],
      first: '2019-08',
      marks: 'OK*83',
      money: [24, 219_390, 350, 1688],
    }),
    entry(['ALAMO SAVINGS HOME LN', '0200771935B9', 'heloc'], {
      opened: '2021-09-30',
      holder: 'joint',
      limit: 60_000,
      high: 31_250,
      balance: 14_777,
      monthly: 180,
      lastPaid: ['2026-07-09', 180],
      first: '2021-10',
      marks: 'OK*57',
      money: [24, 14_900, 123, 180],
    }),
    entry(['TORO MOTOR LEASING LT', 'TL8820144', 'lease'], {
      opened: '2024-05-04',
      holder: 'cosigner',
      original: 17_784,
      balance: 4446,
      monthly: 494,
      term: 36,
      lastPaid: ['2026-07-04', 494],
      first: '2024-06',
      marks: 'OK*25',
      money: [24, 4940, 494, 494],
    }),
    entry(['LONE STAR BK/ORTIZ SR', '4485110099', 'card'], {
      opened: '1996-02-20',
      holder: 'authorized_user',
      limit: 25_000,
      high: 19_100,
      balance: 3305,
      monthly: 70,
      lastPaid: ['2026-07-11', 800],
      first: '2019-08',
      marks: 'OK*83',
      remarks: [['Consumer is an authorized user only.'], [], ['Authorized user']],
    }),
  ],
  hard: [look('TORO MOTORS VIA ROUTE ONE', ['2025-05-04'], { phone: null }), look('ALAMO SAVINGS HOME LN', ['2025-01-22'])],
  promotional: [look('MUTUAL OF LAREDO INS', ['2026-02-14'])],
  freeze: 'SECURITY FREEZE: A security freeze was placed on this file at the request of the consumer on 11/20/2024.',
}

/** A card of three months, one of somebody else's, and nearly nothing but inquiries. */
export const YOUNG: Person = {
  ...NOBODY,
  name: 'LI WEI',
  aliases: ['WEI LI'],
  born: '2006-02-08',
  ssn4: '5510',
  homes: [['2 ALLEY 9', 'FLUSHING', 'NY', '11354']],
  phones: ['(718) 555-0104'],
  employers: [['Q', 'COOK']],
  accounts: [
    entry(['FLUSHING FIRST BANK', '412044557810', 'card'], {
      opened: '2026-04-20',
      first: '2026-05',
      marks: 'OK*2',
      limit: 500,
      high: 96,
      balance: 22,
      monthly: 22,
      lastPaid: ['2026-06-30', 74],
      money: [2, 96, -20, 20],
    }),
    entry(['HARBOR CARD SVCS', '55120011', 'card'], {
      opened: '2011-09-09',
      holder: 'authorized_user',
      limit: 30_000,
      high: 30_000,
      balance: 29_999,
      first: '2024-09',
      marks: 'OK*22',
      says: CURRENT,
    }),
  ],
  hard: Array.from({ length: 7 }, (_, index) =>
    look(
      [
        'FLUSHING FIRST BANK',
        'CAPSTAN 1',
        'DISCOVERY BK NA',
        '7TH AVE MOTORS LLC',
        'A & B RENTALS',
        'CRDT SVC OF NY',
        'SO-LO PHONES',
      ][index] ?? '',
      [`2026-0${1 + (index % 6)}-1${index}`],
      index % 2 === 0 ? {} : { phone: null },
    ),
  ),
  promotional: Array.from({ length: 13 }, (_, index) =>
    look(`PROMO ${['HOUSE', 'NA', '24', 'DIRECT'][index % 4]} ${index + 1}`, [
      `2026-0${1 + (index % 7)}-2${index % 9}`,
      ...(index % 3 === 0 ? [`2025-1${index % 3}-0${1 + (index % 9)}`] : []),
    ]),
  ),
  review: [look('LI WEI via SCORESHED TU-I', ['2026-07-30', '2026-07-01', '2026-06-01', '2026-05-02'])],
}
