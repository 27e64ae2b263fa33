import { debt, figures, NOBODY, OVER, type Debt, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { dollars } from '#tools/unseen-natives/facts.ts'

const MOVED = {
  closed: '2024-07-31',
  reported: '2024-07-31',
  status: ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
  remarks: [
    ['Account transferred to another office.', 'Account acquired by another lender.'],
    ['TRANSFERRED TO ANOTHER LENDER'],
    ['Account transferred or sold', 'Fixed rate'],
  ],
  until: '2034-07',
} as const satisfies Partial<Debt>
const PARTS = [
  ['2019-08-29', 3500, 3811],
  ['2019-08-29', 2000, 2377],
  ['2020-08-27', 4500, 4718],
  ['2021-08-26', 5500, 5602],
] as const

/** Eight loans, each at the servicer before and the one after; a mother's card; a name in four parts. */
export const GRADUATE: Person = {
  ...NOBODY,
  name: 'ANNE-SOPHIE VAN DER BERG-OYELARAN',
  aliases: ['ANNE VANDERBERG', 'SOPHIE OYELARAN', 'ANNE S V D BERG OYELARAN'],
  born: '2001-02-28',
  ssn4: '7730',
  homes: [
    ['1600 HOLLOWAY AVE # VILLAGE C-114', 'SAN FRANCISCO', 'CA', '94132'],
    ['2 1/2 BEACON HILL RD REAR', "COEUR D'ALENE", 'ID', '83814-7002'],
    ['GENERAL DELIVERY', 'KING SALMON', 'AK', '99613'],
  ],
  phones: ['(208) 555-0128', '(415) 555-0190', '(907) 555-0104'],
  jobs: [
    ['SAN FRANCISCO STATE UNIVERSITY ASSOCIATED STUDENTS', 'TUTOR'],
    ['TRADER JOE-LIKES #187'],
    ['U S POSTAL SERVICE', 'CCA'],
  ],
  debts: [
    ...PARTS.flatMap(([opened, original, balance], at) => [
      debt(['US DEPT OF EDUCATION/GREAT LAKES HIGHER ED', `8${at}0044190077${at}`, 'study'], {
        ...MOVED,
        opened,
        original,
        term: 120,
        first: '2021-09',
        marks: at === 3 ? 'ND OK*33' : 'OK*34',
        address: ['2401 INTERNATIONAL LN', 'MADISON, WI 53704'],
      }),
      debt(['NELNET-MOHELA LOAN SVCG', `E${at}00419900${at}1D`, 'study'], {
        opened,
        original,
        balance,
        monthly: at === 0 ? 41 : 0,
        term: 120,
        status:
          at === 0
            ? ['Open/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED']
            : ['Open. Deferred, payments begin Feb 2027.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
        ...(at === 0 ? { last: ['2026-08-21', 41] as const } : {}),
        first: '2024-08',
        marks: 'OK*25',
        figures: figures('2026-08', 24, (ago) => ({
          balance: at === 0 ? balance + ago * 20 : balance,
          scheduled: at === 0 ? 41 : 0,
          paid: at === 0 ? 41 : 0,
        })),
        remarks:
          at === 0 ? [[], [], ['Fixed rate']] : [[], ['PAYMENT DEFERRED', 'STUDENT LOAN NOT IN REPAYMENT'], ['Payment deferred']],
        ...(at === 0 ? { former: ['Payment Deferred.', '2024-08', '2026-01'] as const } : {}),
        address: ['121 S 13TH ST STE 201', 'LINCOLN, NE 68508'],
      }),
    ]),
    debt(['AMEX-LIKE NATL BK', '379700112201006', 'card'], {
      who: 'user',
      opened: '1998-01-01',
      first: '2019-10',
      marks: 'OK*83',
      limit: 31_000,
      high: 18_404,
      balance: 2210,
      monthly: 40,
      last: ['2026-08-30', 2210],
      figures: figures('2026-08', 24, (ago) => ({ balance: 2210 + (ago % 3) * 700, scheduled: 40, paid: 2210, limit: 31_000 })),
    }),
  ],
  hard: [],
  offers: [
    {
      name: 'SOFI-LIKE BANK, N.A.',
      days: ['2026-08-01', '2026-06-01', '2026-04-01', '2026-02-01'],
      lines: ['2750 E COTTONWOOD PKWY', 'COTTONWOOD HEIG, UT 84121'],
    },
  ],
  reviews: [
    {
      name: 'NELNET-MOHELA LOAN SVCG',
      days: ['2026-06-15', '2025-06-15'],
      asker: 'US DEPT OF EDUCATION',
      lines: ['121 S 13TH ST', 'LINCOLN, NE 68508'],
    },
    {
      name: 'TRANSUNION INTERACTIVE I',
      days: ['2026-09-20'],
      purpose: 'Credit Report',
      lines: ['100 CROSS ST', 'SAN LUIS OBISP, CA 93401'],
    },
  ],
}

const GONE = {
  closed: '2024-02-29',
  reported: '2024-06-30',
  status: ['Discharged through Bankruptcy Chapter 7.', 'Account Included in Bankruptcy', 'INCLUDED_IN_BANKRUPTCY'],
  remarks: [
    ['Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12.'],
    ['CHAPTER 7 BANKRUPTCY'],
    ['Bankruptcy Chapter 7'],
  ],
  dofd: '2023-08-14',
  isBad: true,
  until: '2030-06',
} as const satisfies Partial<Debt>

/** Out of work, then bankrupt: what was included, a car handed back, a house kept, one card since. */
export const FILER: Person = {
  ...NOBODY,
  name: 'DEMETRIUS W STREET SR',
  aliases: ['DEMETRIUS STREET', 'D W STREET', 'DEE STREET'],
  born: '1969-10-17',
  ssn4: '6006',
  homes: [
    ['100 STREET LN', 'PHONETON', 'OH', '45371'],
    ['4410 AVENUE OF THE STATES FL 2', 'CHESTER', 'PA', '19013-2240'],
    ['PO BOX 1', 'NEW CARLISLE', 'IN', '46552'],
  ],
  phones: ['(937) 555-0135'],
  jobs: [['GENERAL MOTORS-LIKE ASSEMBLY, MORAINE', 'LINE LEAD'], ['NONE']],
  debts: [
    ...(['CAPITAL ONE-LIKE BANK USA N', 'TBOM/MILESTONE-LIKE', 'COMENITYCAPITAL/BIGLOT'] as const).map((name, at) =>
      debt([name, `40030${at}9912${at}7781${at}`, at === 2 ? 'store' : 'card'], {
        ...GONE,
        opened: `201${6 + at}-0${2 + at}-0${at + 1}`,
        limit: 1000 + at * 250,
        high: 1120 + at * 250,
        first: '2019-07',
        marks: `OK*${48 + at} 30 60 90 120 B${at === 2 ? '' : `*${3 - at}`}`,
      }),
    ),
    debt(['WESTLAKE-LIKE FINANCIAL SVC', '9912044', 'car'], {
      opened: '2020-03-21',
      closed: '2023-12-19',
      reported: '2024-01-31',
      status: ['Voluntarily surrendered. $7,204 written off.', 'Voluntary Surrender', 'VOLUNTARY_SURRENDER'],
      original: 17_440,
      writtenOff: 7204,
      pastDue: 0,
      dofd: '2023-08-21',
      major: '2023-12-31',
      isBad: true,
      until: '2030-06',
      first: '2020-04',
      marks: 'OK*40 30 60 90 120 VS VS',
      remarks: [['Voluntary surrender.'], ['>VOLUNTARILY SURRENDERED<'], ['Voluntary surrender', 'Auto']],
    }),
    debt(['GATEWAY FIRST-LIKE MTG, A DIV OF GATEWAY BK', '0041170022', 'va'], {
      opened: '2017-07-07',
      original: 119_000,
      balance: 97_411,
      monthly: 812,
      term: 360,
      last: ['2026-08-04', 812],
      status: ['Open.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
      first: '2019-09',
      marks: 'OK*47 30 OK OK 30 OK*33',
      isBad: true,
      until: '2030-11',
      figures: figures('2026-08', 24, (ago) => ({ balance: 97_411 + ago * 190, scheduled: 812, paid: 812, pastDue: 0 })),
      remarks: [['Loan modified.'], ['LOAN MODIFIED NOT GOVT'], ['Loan modified']],
      former: ['Affected by natural or declared disaster.', '2023-08', '2023-10'],
    }),
    debt(['OPENSKY-LIKE CBNK', '4121740099120004', 'card'], {
      opened: '2024-10-01',
      limit: 300,
      high: 288,
      balance: 44,
      monthly: 25,
      last: ['2026-08-12', 60],
      first: '2024-10',
      marks: 'OK*23',
      figures: figures('2026-08', 23, (ago) => ({ balance: 44 + ago * 3, scheduled: 25, paid: 60, limit: 300 })),
    }),
    debt(['DAYTON POWER & LIGHT-LIKE', '0099-4410', 'power'], {
      opened: '2011-11-11',
      closed: '2025-01-10',
      reported: '2025-01-31',
      status: OVER,
      high: 411,
      first: '2024-02',
      marks: 'OK*11',
      until: '2035-01',
    }),
  ],
  cases: [
    {
      court: 'US BANKRUPTCY COURT - SOUTHERN DISTRICT OF OHIO - DAYTON',
      number: '24-30112',
      filed: '2024-02-20',
      resolved: '2024-05-29',
      chapter: '7',
      now: 'discharged',
    },
  ],
  hard: [{ name: 'OPENSKY-LIKE CBNK', days: ['2024-10-01'], lines: ['PO BOX 9224', 'OLD BETHPAGE, NY 11804'] }],
  offers: [],
  reviews: [{ name: 'CLERK OF THE BANKRUPTCY COURT', days: ['2024-03-01'], lines: ['120 W 3RD ST', 'DAYTON, OH 45402'] }],
}

const ASKED = [
  'BALANCE CREDIT',
  'STATUS LENDING, LLC',
  'PAYMENT SAVER INC',
  'NAME BRAND FURNITURE',
  'DATE NIGHT FINANCE',
  '21ST MORTGAGE CORP',
  '360 LENDING GROUP',
  'LOCATION LOCATION LOCATION REALTY',
  'INQUIRY TYPE SYSTEMS VIA CREDIT PLUS',
  'PHONE & CO',
  'NA',
  'SOFT SURROUNDINGS/CB',
] as const

/** Who looked: a page of companies that begin as labels do, a hundred and more dates; one card; a name that is a page. */
export const SHOPPER: Person = {
  ...NOBODY,
  name: 'JIMMY D PAGE III',
  aliases: ['JAMES DATE PAGE', 'JIM PAGE'],
  born: '1990-09-01',
  ssn4: '3003',
  homes: [
    ['1 PAGE ST', 'PAGE', 'AZ', '86040'],
    ['NUMBER 9 OLD STATE ROAD', 'DATELAND', 'AZ', '85333'],
  ],
  phones: ['(928) 555-0111'],
  jobs: [['EXPERIAN-LIKE CALL CENTER', 'AGENT'], ['OCCUPATION SAFETY ADM']],
  debts: [
    debt(['TERMS & CO/NAVAJO BK', '5200000000000007', 'card'], {
      opened: '2022-02-22',
      first: '2022-03',
      marks: 'OK*54',
      limit: 1500,
      high: 1499,
      balance: 1,
      monthly: 1,
      last: ['2026-08-22', 700],
      figures: figures('2026-08', 24, (ago) => ({
        balance: ago === 0 ? 1 : 700,
        scheduled: ago === 0 ? 1 : 35,
        paid: 700,
        limit: 1500,
      })),
      history: [['Credit Limit (Hist.)', `Credit limit of ${dollars(1500)} from 09/2024 to 08/2026`]],
    }),
  ],
  hard: ASKED.map(
    (name, at): Look => ({
      name,
      days: at % 4 === 1 ? [`2025-0${1 + (at % 9)}-11`, `2024-1${at % 3}-29`] : [`2025-0${1 + (at % 9)}-17`],
      lines: [`${at + 1} ADDRESS RD`, 'REMARKS, AZ 85001'],
      ...(at % 2 === 0 ? { phone: '(602) 555-0133' } : {}),
      ...(at % 3 === 0 ? { purpose: 'CREDIT TRANSACTION' } : {}),
    }),
  ),
  offers: ASKED.slice(0, 7).map(
    (name, at): Look => ({
      name: `${name} OFFERS`,
      days: Array.from({ length: 12 }, (_, month) => `2026-0${1 + (month % 8)}-${10 + at + month}`),
      lines: [`PO BOX ${at + 900}`, 'SIOUX FALLS, SD 57117'],
    }),
  ),
  reviews: [
    {
      name: 'CREDIT KARMA-LIKE',
      days: Array.from({ length: 26 }, (_, at) => `2026-0${1 + Math.floor(at / 4)}-0${1 + (at % 4)}`),
      purpose: 'Direct to Consumer Report',
      lines: ['760 MARKET ST', 'SAN FRANCISCO, CA 94102'],
    },
    {
      name: 'STATE FARM-LIKE INS',
      days: ['2026-03-03'],
      purpose: 'Insurance Inquiry',
      lines: ['3 STATE FARM PLZ', 'BLOOMINGTON, IL 61791'],
    },
    {
      name: 'STERLING INFOSYSTEMS FOR',
      days: ['2026-01-20'],
      purpose: 'Employment Inquiry',
      asker: 'PAGE UNIFIED SCHOOL DIST',
      lines: ['1 STATE ST', 'NEW YORK, NY 10004'],
    },
  ],
}
