import { daysBefore, look, owed, told, type ToldPerson } from '#tools/unseen-natives/fifth/told.ts'

const BASE = {
  born: '1981-12-04',
  ssn4: '6120',
  homes: [
    ['3307 SEDGEWICK TRL', 'TIPTON', 'IA', '52772-1406'],
    ['PO BOX 318', 'OSGOOD', 'IN', '47037'],
  ],
} as const

/** A joint mortgage, a card of another person, numbers with letters at either end and with a space, seven years with gaps. */
export const FAMILY: ToldPerson = {
  ...BASE,
  name: 'EZEKIEL OYELARAN',
  aliases: ['EZEKIEL T OYELARAN', 'ZEKE OYELARAN-BRANDT'],
  phones: ['(563) 555-0118', '(812) 555-0190', '(563) 555-0175'],
  employers: [
    ['CEDAR COUNTY CO-OP', 'AGRONOMIST'],
    ['SELF', null],
    ['24 HOUR TIRE & LUBE', 'MANAGER'],
  ],
  accounts: [
    told('family 1', ['mortgage', 'HAWKEYE HOME LENDING', '0081774A'], {
      opened: '2017-05-22',
      gaps: [3, 4, 15],
      told: { holder: 'joint' },
    }),
    told('family 2', ['card', 'PRAIRIE STATE BANK CARD', '511244'], {
      opened: '2012-01-09',
      told: { holder: 'authorized user', limit: 9000 },
    }),
    told('family 3', ['auto', 'BLUFFS AUTO FINANCE', 'LN 7'], {
      opened: '2023-02-14',
      episodes: [{ ago: 12, months: 2 }],
      told: { holder: 'joint' },
    }),
    told('family 4', ['student', 'TALLCORN STUDENT SVC', 'EDU200912'], { opened: '2016-08-30', standing: 'deferred', gaps: [9] }),
    told('family 5', ['store', 'FARM & HOME CREDIT', '60 4401'], {
      opened: '2015-11-27',
      standing: 'closed',
      told: { remarks: ["Account closed at consumer's request"] },
    }),
    told('family 6', ['utility', 'MUSCATINE POWER', 'B7'], { opened: '2021-07-01' }),
  ],
  hard: [
    look('HAWKEYE HOME LENDING', ['2026-03-30'], { note: 'CREDIT TRANSACTION' }),
    look('BLUFFS AUTO VIA DEALERTRAK', ['2025-02-10'], { lines: ['1 RIVERFRONT PLZ FL 9', 'DUBUQUE, IA 52001'] }),
    look('4-WAY MOTORS OF TIPTON INC', ['2025-02-10'], { phone: null }),
  ],
  promotional: [look('CORN BELT INSURANCE EXCHANGE', daysBefore('2026-06-01', 4)), look('RIVERBEND CU', ['2025-12-12'])],
  review: [
    look('EZEKIEL OYELARAN via CREDITVANE TU-D', daysBefore('2026-07-19', 14)),
    look('PRAIRIE STATE BANK CARD', ['2026-05-09', '2026-01-09']),
  ],
}

/** Charge-offs, a repossession, two and three remarks, long ones, and those whose time is over. */
export const TROUBLES: ToldPerson = {
  ...BASE,
  ssn4: '0047',
  name: 'LUCINDA FAIRWEATHER',
  accounts: [
    told('troubles 1', ['card', 'VANTAGE POINT BK USA', '43110977'], {
      opened: '2018-02-02',
      standing: 'charge-off',
      told: {
        remarks: [
          'Account information disputed by consumer under the Fair Credit Reporting Act',
          '>Unpaid balance reported as a loss by credit grantor<',
          'Canceled by credit grantor',
        ],
        before: [['Account in dispute - reported by subscriber', 'Nov 2025 to Feb 2026', '2025-11', '2026-02']],
      },
    }),
    told('troubles 2', ['auto', 'REDSTONE AUTO ACCEPTANCE', '77KD10'], {
      opened: '2022-09-15',
      standing: 'repossession',
      told: { remarks: ['Involuntary repossession', 'Obligation satisfied in part'] },
    }),
    told('troubles 3', ['personal', 'SUNUP LENDING LLC', '90018273645'], {
      opened: '2024-05-20',
      standing: 'late',
      told: {
        before: [
          ['Customer has now paid as agreed after hardship', 'Jan 2026', '2026-01', '2026-01'],
          ['Affected by natural or declared disaster', 'Aug 2025 to Oct 2025', '2025-08', '2025-10'],
        ],
      },
    }),
    told('troubles 4', ['store', 'BOUTIQUE ROW/COMM BK', '6044990'], {
      opened: '2019-10-10',
      episodes: [{ ago: 50, months: 4 }],
    }),
  ],
  hard: [look('SUNUP LENDING LLC', ['2024-08-19'])],
  review: [look('VANTAGE POINT BK USA', daysBefore('2026-06-15', 2, 90))],
}

/** Collections of one agency and of several, medical, paid; closed accounts. */
export const COLLECTED: ToldPerson = {
  ...BASE,
  ssn4: '9003',
  name: 'HOLLIS MCBRIDE-TANAKA',
  aliases: ['HOLLIS TANAKA'],
  accounts: [
    told('collected 1', ['personal', 'KEYSTONE FINANCE 9', '114477'], {
      opened: '2023-06-19',
      standing: 'closed',
      told: { remarks: ['Closed'] },
    }),
    told('collected 2', ['secured card', 'FIRST STEP SECURED', '400900'], {
      opened: '2021-04-05',
      standing: 'closed',
      told: { remarks: ['Account closed by credit grantor', 'Inactive account'] },
    }),
  ],
  collections: [
    owed('OLD MILL RECOVERY', 'OM44190'),
    owed('OLD MILL RECOVERY', 'OM44191', { original: 'TALLGRASS WIRELESS', amount: 95, balance: 95, assigned: '2025-01-17' }),
    owed('HEARTLAND MEDICAL BILLING GRP', 'H 20913', {
      original: "SISTERS OF MERCY HOSPITAL AND CHILDREN'S CLINICS OF CEDAR RAPIDS",
      isMedical: true,
      classification: 'Medical or Health Care',
      amount: 1840,
      balance: 1840,
    }),
    owed('QUICKCOLLECT 2 INC', '7719B', {
      original: '2ND CHANCE GYM',
      amount: 240,
      balance: 0,
      paidOn: '2025-09-30',
      classification: 'Other',
    }),
  ],
  hard: [],
  promotional: [look('RIVERBEND CU', ['2026-02-12'])],
}

/** Bankruptcies, a statement and a fraud alert. */
export const ALERTED: ToldPerson = {
  ...BASE,
  ssn4: '3311',
  name: 'ODALYS PEREZ QUINTANA',
  aliases: ['ODALYS P QUINTANA', 'ODALYS PEREZ'],
  accounts: [
    told('alerted 1', ['card', 'SECOND WIND BANK', '552210'], { opened: '2023-08-08' }),
    told('alerted 2', ['auto', 'TURNPIKE MOTOR CREDIT', 'TP009'], { opened: '2023-11-20' }),
  ],
  records: [
    { court: 'US BANKRUPTCY COURT DAVENPORT', reference: '2100417', filed: '2021-02-11', resolved: '2021-06-01', chapter: '7' },
  ],
  statement: 'I DISPUTE THE ACCOUNT OF SECOND WIND BANK. I HAVE PAID EVERY BILL ON TIME SINCE 2023 AND OWED $0 IN MAY 2025.',
  alert: 'Initial Fraud Alert',
  hard: [look('TURNPIKE MOTOR CREDIT', ['2025-11-18'])],
  review: [look('SECOND WIND BANK', ['2026-04-04'])],
}

/** Names that wrap, and many inquiries of each kind. */
export const LOOKED: ToldPerson = {
  ...BASE,
  ssn4: '7450',
  name: 'ANNELIESE VAN RENSSELAER-HOLTZCLAW',
  employers: [['UNIVERSITY OF IOWA HOSPITALS AND CLINICS DEPARTMENT OF ANESTHESIA', 'NURSE ANESTHETIST']],
  accounts: [
    told(
      'looked 1',
      ['card', 'AGRICULTURAL WORKERS FEDERAL CREDIT UNION OF THE UPPER MISSISSIPPI VALLEY'.slice(0, 24), 'CU0441'],
      { opened: '2010-10-10', gaps: [2, 8, 14, 20] },
    ),
    told('looked 2', ['mortgage', 'NORTH STAR/SOUTH FORK MTG', '2008-44-A'], { opened: '2008-03-03', told: { holder: 'joint' } }),
  ],
  hard: Array.from({ length: 11 }, (_, index) =>
    look(
      ['FACTUAL CREDIT/NORTH STAR MTG', 'ADVANTAGE PLUS VIA 1ST CHOICE', 'KWIK-LEND 365', "O'DELL TOYOTA"][index % 4] ?? '',
      daysBefore(`2026-0${1 + (index % 6)}-1${index % 9}`, 1),
      {
        note: index % 3 === 0 ? 'NORTH STAR/SOUTH FORK MTG' : 'KWIK-LEND 365',
      },
    ),
  ),
  promotional: Array.from({ length: 9 }, (_, index) =>
    look(
      `MAILER ${['ONE', 'DIRECT', 'BANK NA'][index % 3]} ${index}`,
      daysBefore(`2026-0${1 + (index % 6)}-20`, 1 + (index % 5)),
    ),
  ),
  review: Array.from({ length: 17 }, (_, index) =>
    look(
      ['AGRICULTURAL WORKERS FCU', 'CREDITVANE SOLUTIONS, LLC', 'NORTH STAR INS/RENEWAL'][index % 3] ?? '',
      daysBefore(`2026-07-0${1 + (index % 9)}`, 1 + ((index * 5) % 27), 11),
    ),
  ),
}

/** Fourteen accounts of every kind: page breaks at every place. */
export const MANY: ToldPerson = {
  ...BASE,
  ssn4: '2289',
  name: 'THADDEUS R BLOOM JR',
  aliases: ['THADDEUS BLOOM', 'TED BLOOM JR', 'T R BLOOM'],
  phones: ['(812) 555-0133'],
  accounts: Array.from({ length: 14 }, (_, index) => {
    const kind = (['card', 'auto', 'student', 'store', 'personal', 'mortgage', 'utility'] as const)[index % 7] ?? 'card'
    const isOld = kind === 'auto' || kind === 'personal'
    return told(
      `many ${index}`,
      [
        kind,
        `${['BEDFORD', 'COLTON', 'DARROW', 'ELKIN', 'FULTON'][index % 5]} ${['BANK', 'CREDIT', 'FUNDING'][index % 3]} ${index}`,
        `${410_000 + index * 7919}`,
      ],
      {
        opened: isOld
          ? `202${3 + (index % 2)}-0${1 + (index % 8)}-1${index % 10}`
          : `20${10 + index}-0${1 + (index % 8)}-1${index % 10}`,
        gaps: index % 4 === 0 ? [5, 6, 19] : [],
        standing: index === 3 || index === 11 ? 'closed' : 'current',
      },
    )
  }),
  hard: [look('FULTON FUNDING 4', ['2026-01-14'])],
}
