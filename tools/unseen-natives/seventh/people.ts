import { type Entry, entry, look, NOBODY, type Person } from '#tools/unseen-natives/sixth/entry.ts'

const numbered = (experian: string, transunion: string, equifax: string): Pick<Entry, 'numbers'> => ({
  numbers: [experian, transunion, equifax],
})

/** Spanish letters in every name, a generation behind it, homes whose street and town no comma parts. */
export const SPANISH: Person = {
  ...NOBODY,
  name: 'MARÍA JOSÉ PEÑA-NÚÑEZ III',
  aliases: ['MA JOSÉ PEÑA', 'MARÍA J NÚÑEZ DE ÁVILA', 'MARIA PENA NUNEZ JR'],
  born: '1981-06-09',
  ssn4: '7113',
  homes: [
    ['4410 AVENUE OF THE PINES NW APT 4B', 'CAÑON CITY', 'CO', '81212-3307'],
    ['77 CALLE PEÑASCO APT 3', 'AÑASCO', 'PR', '00610'],
    ['1600 AVENIDA DE LOS NIÑOS UNIT 12', 'ESPAÑOLA', 'NM', '87532'],
    ['9 PASEO DEL RÍO STE 200', 'PEÑITAS', 'TX', '78576-1004'],
  ],
  phones: ['(719) 555-0124', '(787) 555-0181'],
  employers: [
    ['PANADERÍA LA NIÑA, INC.', null],
    ['CAFÉ AÑEJO & CÍA', 'DUEÑA'],
    ['NIÑOS HÉROES ELEMENTARY', null],
  ],
  accounts: [
    entry(['COOP DE AHORRO Y CRÉDITO PEÑUELAS', '778100440021', 'card'], {
      opened: '2016-02-29',
      first: '2024-02',
      marks: 'OK*29',
      limit: 4500,
      high: 3122,
      balance: 640,
      monthly: 32,
      lastPaid: ['2026-07-01', 90],
      money: [12, 640, 45, 90],
      contact: ['12 CALLE SAN JOSÉ', 'PEÑUELAS, PR 00624'],
    }),
    entry(['BANCO AÑASCO/MUEBLERÍA SOLÉ', '6044007719', 'store'], {
      opened: '2019-11-30',
      holder: 'joint',
      first: '2023-07',
      marks: 'OK*30 30 OK*5',
      limit: 1200,
      high: 1180,
      balance: 0,
      says: ['Open.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED', 'Pays As Agreed'],
      isNegative: true,
      until: null,
      contact: ['PO BOX 88', 'AÑASCO, PR 00610'],
    }),
  ],
  hard: [look('COOP DE AHORRO Y CRÉDITO PEÑUELAS', ['2025-09-14']), look('LEÑA & HIJOS AUTOS VIA BANCO AÑASCO', ['2025-01-30'])],
  promotional: [look('SEGUROS DOÑA INÉS', ['2026-03-03', '2026-02-03'])],
  review: [look('BANCO AÑASCO/MUEBLERÍA SOLÉ', ['2026-06-06'])],
}

/** Names that need two lines wherever they stand, and numbers of every form. */
export const LONG: Person = {
  ...NOBODY,
  name: 'BARTHOLOMEW AUGUSTINE VAN DER MEERSCH-FITZWILLIAM JR',
  aliases: ['BART VANDERMEERSCH', 'BARTHOLOMEW A VAN DER MEERSCH FITZWILLIAM'],
  born: '1966-12-25',
  ssn4: '0009',
  homes: [['10101 NORTHWEST MOUNT SAINT HELENS BOULEVARD BUILDING 14 APARTMENT 2207', 'RANCHO SANTA MARGARITA', 'CA', '92688']],
  phones: ['(949) 555-0117'],
  employers: [['STATE OF CALIFORNIA DEPARTMENT OF CORRECTIONS AND REHABILITATION DIVISION OF ADULT PAROLE', null]],
  accounts: [
    entry(['COMMONWEALTH STATE EMPLOYEES RETIREMENT SYSTEM FEDERAL CREDIT UNION OF THE SHENANDOAH VALLEY', '', 'card'], {
      ...numbered('CSE004187XXXX', 'CSE0041877712****', 'xxxxxxxx 7712'),
      opened: '2011-01-03',
      first: '2024-08',
      marks: 'OK*23',
      limit: 15_000,
      high: 9977,
      balance: 2001,
      monthly: 60,
      lastPaid: ['2026-07-07', 500],
      money: [23, 2100, 100, 500],
      contact: ['1 RETIREMENT SYSTEM PLAZA TOWER TWO SUITE 4400', 'HARRISONBURG, VA 22801-7741'],
    }),
    entry(['U.S. DEPT. OF EDUCATION / GREAT LAKES HIGHER EDUCATION LOAN SERVICING CENTER NO. 2', '', 'student'], {
      ...numbered('E19246429XXXXR', 'E19246429148R****', 'xxxxxxxx 41R7'),
      opened: '2009-09-01',
      first: '2024-08',
      marks: 'OK*23',
      original: 31_400,
      balance: 12_212,
      monthly: 340,
      term: 240,
      lastPaid: ['2026-07-02', 340],
      money: [23, 12_400, 188, 340],
    }),
    entry(['1ST', '', 'personal'], {
      ...numbered('1XXXX', '1****', 'xxxx 0001'),
      opened: '2025-02-02',
      first: '2025-03',
      marks: 'OK*16',
      original: 900,
      balance: 90,
      monthly: 60,
      term: 18,
      lastPaid: ['2026-07-02', 60],
    }),
    entry(['CREDIT ONE-TWO-THREE 4 U', '', 'card'], {
      ...numbered('4802-XXXX-XXXX-1177', '4802-1177-31-****', 'xxxx-xxxx 31-9'),
      opened: '2022-08-08',
      first: '2024-08',
      marks: 'OK*23',
      limit: 700,
      high: 699,
    }),
  ],
  collections: [
    {
      agency: 'NORTH AMERICAN RECEIVABLES PERFORMANCE MANAGEMENT CORPORATION',
      number: 'NA-44120-77',
      original: 'ORANGE COUNTY COMMUNITY HOSPITAL MEDICAL CENTER EMERGENCY PHYSICIANS',
      amount: 1733,
      balance: 1733,
      assigned: '2025-05-05',
      dofd: '2024-10-11',
      isMedical: true,
      isPaid: false,
      isDisputed: true,
    },
  ],
  hard: [look('COMMONWEALTH STATE EMPLOYEES RETIREMENT SYSTEM FEDERAL CREDIT UNION', ['2025-08-01', '2024-12-09'])],
  promotional: [look('PRE-APPROVED & PRE-SELECTED CARD OFFERS OF NORTH AMERICA', ['2026-05-05'])],
}

/** Accounts whose holders stand in words of their own. */
export const ROLES: Person = {
  ...NOBODY,
  name: 'PRISCILLA QUARTERMAINE',
  aliases: ['PRISCILLA Q HOLT'],
  born: '1990-10-01',
  ssn4: '5151',
  homes: [['300 S 1ST AVE # 6', 'SAULT STE MARIE', 'MI', '49783']],
  phones: ['(906) 555-0110'],
  employers: [['LAKE SUPERIOR ST UNIV', null]],
  accounts: (
    [
      ['LOCKS CREDIT UNION', '4400110', 'card'],
      ['SOO MOTOR FINANCE', '77-11820', 'auto'],
      ['STRAITS AREA MORTGAGE', '0019977', 'mortgage'],
      ['WHITEFISH BAY CARD', '55990021', 'card'],
      ['CHIPPEWA FURNITURE', '1120', 'store'],
    ] as const
  ).map(([name, number, kind], index) =>
    entry([name, number, kind], {
      opened: `201${index + 3}-0${index + 2}-1${index}`,
      first: '2024-08',
      marks: 'OK*23',
      limit: kind === 'auto' || kind === 'mortgage' ? null : 2500,
      high: kind === 'auto' || kind === 'mortgage' ? null : 2100,
      original: kind === 'auto' ? 17_000 : kind === 'mortgage' ? 144_000 : null,
      term: kind === 'auto' ? 84 : kind === 'mortgage' ? 360 : null,
      balance: 400 + index * 31,
      monthly: 40,
      lastPaid: ['2026-07-05', 41],
    }),
  ),
}

/** Many remarks, long ones, and those of a time that is over. */
export const REMARKED: Person = {
  ...NOBODY,
  name: 'OSWALD P TREADWELL',
  aliases: ['OSWALD TREADWELL'],
  born: '1971-07-17',
  ssn4: '8820',
  homes: [['61 COURT SQ', 'LEBANON', 'TN', '37087']],
  accounts: [
    entry(['CEDARS OF LEBANON BK', '41002277', 'card'], {
      opened: '2015-12-12',
      closed: '2025-11-03',
      first: '2023-08',
      marks: 'OK*26 CLS',
      reported: '2025-11-30',
      limit: 5000,
      high: 4100,
      says: ['Closed.', 'Paid, Closed; was Paid as agreed', 'PAYS_AS_AGREED', 'Pays As Agreed'],
      remarks: [
        [
          "Account closed at consumer's request and in dispute under the Fair Credit Billing Act.",
          'Account in dispute - reported by subscriber.',
          'Customer disagrees with the resolution of the dispute (data furnisher has completed its investigation).',
          'Card lost or stolen.',
        ],
        ['ACCT INFO DISPUTED BY CONSUMR', 'CLOSED BY CONSUMER', 'LOST OR STOLEN CARD', '>DISP RESLVD-CUST DISAGR<'],
        [
          'Account closed at consumers request',
          'Consumer disputes after resolution, and the data furnisher has completed its investigation',
          'Lost or stolen card',
          'Account in dispute under Fair Credit Billing Act',
        ],
      ],
      until: '2035-11',
    }),
    entry(['WILSON COUNTY AUTO CR', 'WC0091', 'auto'], {
      opened: '2022-01-15',
      first: '2023-08',
      marks: 'OK*35',
      original: 19_200,
      balance: 7010,
      monthly: 365,
      term: 72,
      lastPaid: ['2026-07-08', 365],
      money: [23, 7375, 365, 365],
      remarks: [
        ['Affected by natural or declared disaster.'],
        ['AFFECTED BY NATURAL OR DECLARED DISASTER', 'LOAN MODIFIED UNDER A FEDERAL GOVERNMENT PLAN'],
        ['Affected by natural or declared disaster', 'Loan modified'],
      ],
    }),
  ],
  hard: [look('WILSON COUNTY AUTO CR', ['2025-12-30'])],
}
