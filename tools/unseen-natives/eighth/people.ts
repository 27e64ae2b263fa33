import { debt, FINE, figures, NOBODY, OVER, type Person } from '#tools/unseen-natives/eighth/tale.ts'

/** A thin file: one card, of which he is an authorized user. */
export const THIN: Person = {
  ...NOBODY,
  name: "SEAMUS PADRAIG O'MALLEY-D'ANGELO IV",
  aliases: ["SEAMUS O'MALLEY", 'SEAMUS P OMALLEY DANGELO'],
  born: '2006-11-30',
  ssn4: '0071',
  homes: [
    ['UNIT 15228 BOX 340', 'APO', 'AP', '96271'],
    ['PO BOX 9', 'COLDWATER BEND', 'KS', '67029-0009'],
  ],
  phones: ['(620) 555-0101'],
  debts: [
    debt("ST. BRIGID'S EMPLOYEES FCU", '4418220155317702', 'card', {
      who: 'user',
      opened: '2012-04-17',
      first: '2019-09',
      marks: 'OK*84',
      limit: 12_000,
      high: 4870,
      balance: 1312,
      monthly: 35,
      last: ['2026-08-12', 400],
      figures: figures('2026-08', 24, (ago) => ({ balance: 1312 + ago * 9, scheduled: 35, paid: 400, limit: 12_000 })),
      remarks: [[], [], ['Authorized user']],
    }),
  ],
  offers: [{ name: 'CARD OFFERS & MORE', days: ['2026-05-02'], lines: ['PO BOX 12', 'WICHITA, KS 67202'] }],
}

const agency = {
  assigned: '2025-03-11',
  reported: '2026-08-19',
  status: 'UNPAID',
  class: 'Utilities',
  loan: 'COLLECTION AGENCY/ATTORNEY',
  until: '2031-10',
  remarks: [[], ['>PLACED FOR COLLECTION<'], []],
} as const

/** Nothing but collections: medical, rent, power, a phone; one of them paid, one disputed. */
export const COLLECTED: Person = {
  ...NOBODY,
  name: 'LUDOVICA DELLA ROVERE',
  aliases: ['LUDOVICA DE LA ROVERE', 'VICKY ROVERE'],
  born: '1988-02-29',
  ssn4: '5519',
  homes: [
    ["2210 1/2 N ST. MARY'S ST # 4", 'SAN PEDRO PARK', 'TX', '78212'],
    ['RR 1 BOX 22', 'LA VERNIA', 'TX', '78121-4410'],
  ],
  phones: ['(210) 555-0188', '(830) 555-0121'],
  jobs: [["ROSA'S TORTILLERIA #14", 'COOK'], ['H-E-B']],
  agencies: [
    {
      ...agency,
      name: 'MEDICREDIT OF THE HILL COUNTRY',
      number: '77-190-221',
      from: "CHRISTUS CHILDREN'S HOSPITAL",
      amount: 1288,
      balance: 1288,
      dofd: '2024-11-02',
      class: 'Medical/Health Care',
      loan: 'MEDICAL DEBT',
      remarks: [[], ['>PLACED FOR COLLECTION<'], ['Medical']],
    },
    {
      ...agency,
      name: 'NATL RENTAL RECOVERY',
      number: 'NRR00419922',
      from: 'THE ARBORS AT SAN PEDRO, LP',
      amount: 3410,
      balance: 2975,
      dofd: '2024-10-01',
      class: 'Rental/Leasing',
      remarks: [
        ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).'],
        ['>PLACED FOR COLLECTION<', 'ACCT INFO DISPUTED BY CONSUMR'],
        ['Consumer disputes this account information'],
      ],
    },
    {
      ...agency,
      name: 'C.P.S. ENERGY COLLECT/IC SYS',
      number: '300771-04',
      from: 'CPS ENERGY',
      amount: 219,
      balance: 0,
      dofd: '2024-12-19',
      lastPaid: '2026-02-03',
      status: 'PAID',
      remarks: [[], ['PAID COLLECTION'], ['Paid collection']],
    },
    {
      ...agency,
      name: 'AFNI-TYPE RECOVERIES, INC.',
      number: '1044098831',
      from: 'SOUTHERN BELL/LONE STAR WIRELESS',
      amount: 764,
      balance: 764,
      class: 'Cable or Cellular',
    },
  ],
  reviews: [
    { name: 'NATL RENTAL RECOVERY', days: ['2026-03-04'], lines: ['1 RENT PLZ', 'AUSTIN, TX 78701'], phone: '(512) 555-0100' },
  ],
}

const transferred = ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'] as const
const LOANS = [
  ['2018-08-27', 3500, 3210],
  ['2018-08-27', 2000, 2266],
  ['2019-08-26', 4500, 4123],
  ['2019-08-26', 2000, 2240],
] as const

/** Loans of four disbursements at two servicers each, of near-identical numbers. */
export const BORROWER: Person = {
  ...NOBODY,
  name: 'NGOC-ANH THI TRAN-VAN DYKE',
  aliases: ['NGOC ANH TRAN', 'ANH VAN DYKE'],
  born: '2000-06-15',
  ssn4: '2090',
  homes: [
    ['455 W 34TH ST APT 12-C', 'NEW YORK', 'NY', '10001-2409'],
    ['77 COLLEGE AVE RM B', 'ITHACA', 'NY', '14850'],
    ['8 ST. ANDREWS LN', 'GLEN COVE', 'NY', '11542'],
  ],
  phones: ['(212) 555-0190'],
  jobs: [['N.Y.U. LANGONE HLTH', 'RESEARCH ASST'], ['SELF EMPLOYED']],
  debts: [
    ...LOANS.flatMap(([opened, original, balance], at) => [
      debt('US DEPT OF ED/GLELSI', `E19246${at + 1}0047718${at + 1}`, 'study', {
        opened,
        closed: '2024-10-07',
        reported: '2024-10-31',
        status: transferred,
        original,
        term: 120,
        first: '2021-11',
        marks: 'OK*35',
        remarks: [
          ['Account transferred to another office.'],
          ['TRANSFERRED TO ANOTHER LENDER'],
          ['Account transferred or sold', 'Fixed rate'],
        ],
        until: '2034-10',
        address: ['PO BOX 7860', 'MADISON, WI 53707-7860'],
      }),
      debt('NELNET/US DEPT OF EDUCATION', `E92461${at + 1}00477180${at + 1}`, 'study', {
        opened,
        status: ['Open. Deferred, payments begin Jan 2028.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
        original,
        balance,
        monthly: 0,
        term: 120,
        first: '2024-11',
        marks: 'OK*22',
        figures: figures('2026-08', 22, () => ({ balance, scheduled: 0, paid: 0 })),
        remarks: [[], ['PAYMENT DEFERRED'], ['Payment deferred', 'Fixed rate']],
        address: ['121 S 13TH ST, SUITE 201', 'LINCOLN, NE 68508'],
      }),
    ]),
    debt('DISCOVER-IT STUDENT', '6011009920014471', 'card', {
      opened: '2021-02-01',
      first: '2021-02',
      marks: 'OK*14 - - OK*30 30 OK*19',
      limit: 1500,
      high: 1490,
      balance: 77,
      monthly: 25,
      last: ['2026-08-02', 60],
      figures: figures('2026-08', 8, (ago) => ({ balance: 77 + ago * 11, scheduled: 25, paid: 60, limit: 1500 })),
      status: ['Open.', 'Current; Paid or Paying as Agreed; was 30 days past due', 'PAYS_AS_AGREED'],
      isBad: true,
      until: '2031-12',
      remarks: [[], [], ['Credit card']],
    }),
  ],
  hard: [
    {
      name: 'DISCOVER FINCL SVC LLC',
      days: ['2025-06-30'],
      lines: ['PO BOX 15316', 'WILMINGTON, DE 19850'],
      phone: '(800) 555-0147',
      purpose: 'CREDIT TRANSACTION',
    },
  ],
  reviews: [
    {
      name: 'NELNET/US DEPT OF EDUCATION',
      days: ['2026-07-14', '2026-04-14', '2026-01-14'],
      lines: ['121 S 13TH ST', 'LINCOLN, NE 68508'],
    },
  ],
}

const moved = (reported: string, until: string) =>
  ({ closed: reported, reported, status: transferred, until, balance: 0 }) as const

/** A house whose loan was sold twice, a foreclosed one, a boat, and months without data. */
export const OWNER: Person = {
  ...NOBODY,
  name: 'RUTHANNE VON HAGEN ST. CLAIR',
  aliases: ['RUTH A ST CLAIR', 'RUTHANNE VONHAGEN'],
  born: '1961-09-09',
  ssn4: '6134',
  homes: [
    ['1 LIGHTHOUSE POINT RD', 'OLD ORCHARD BEACH', 'ME', '04064-1102'],
    ['PO BOX 771', 'ST. GEORGE', 'ME', '04860'],
  ],
  phones: ['(207) 555-0133'],
  jobs: [['L.L. BEACON & SONS', 'MANAGER, RETAIL']],
  debts: [
    debt('PINE TREE STATE MTG', '0071882245', 'home', {
      who: 'joint',
      opened: '2016-05-20',
      ...moved('2019-03-31', '2029-03'),
      original: 212_000,
      term: 360,
      first: '2016-06',
      marks: 'OK*34',
      remarks: [['Account transferred to another lender.'], ['TRANSFERRED TO ANOTHER LENDER'], ['Account transferred or sold']],
    }),
    debt('NEWREZ-SHELLPOINT MTG SVCG', '58800719922', 'home', {
      who: 'joint',
      opened: '2016-05-20',
      ...moved('2023-06-30', '2033-06'),
      original: 212_000,
      term: 360,
      first: '2019-04',
      marks: 'OK*51',
      remarks: [['Account transferred to another lender.'], ['TRANSFERRED TO ANOTHER LENDER'], ['Account transferred or sold']],
    }),
    debt('MR COOPER/NATIONSTAR', '0615540098', 'home', {
      who: 'joint',
      opened: '2016-05-20',
      original: 212_000,
      balance: 166_404,
      monthly: 1344,
      term: 360,
      last: ['2026-08-01', 1344],
      first: '2023-07',
      marks: 'OK*38',
      figures: figures('2026-08', 24, (ago) => ({ balance: 166_404 + ago * 390, scheduled: 1344, paid: 1344 })),
      history: [['High Balance (Hist.)', 'High balance of $212,000 from 07/2023 to 08/2026']],
    }),
    debt('HARBOR VA LENDING CORPORATION OF NORTHERN NEW ENGLAND', '88771104', 'va', {
      opened: '2009-07-01',
      closed: '2022-11-15',
      reported: '2022-11-30',
      status: ['Foreclosed.', 'Foreclosure', 'FORECLOSURE'],
      original: 148_500,
      pastDue: 0,
      term: 360,
      dofd: '2022-01-01',
      major: '2022-11-01',
      isBad: true,
      until: '2028-12',
      first: '2016-01',
      marks: 'OK*72 30 60 90 120 150 180 - ND ND F F',
      remarks: [['Foreclosure proceedings started.'], ['>FORECLOSURE<'], ['Foreclosure', 'Foreclosure proceeding started']],
      address: ['90 COMMERCIAL ST 4TH FL', 'PORTLAND, ME 04101'],
    }),
    debt('CASCO BAY MARINE FIN', 'CBM-77120-B', 'boat', {
      opened: '2020-04-04',
      original: 38_900,
      balance: 9120,
      monthly: 540,
      term: 96,
      last: ['2026-08-09', 540],
      first: '2020-05',
      marks: 'OK*9 ND OK*11 ND ND OK*53',
      figures: figures('2026-08', 12, (ago) => ({ balance: 9120 + ago * 500, scheduled: 540, paid: 540 })),
    }),
    debt('PINE TREE STATE BANK EQUITY', '0071882246', 'line', {
      who: 'joint',
      opened: '2017-01-09',
      closed: '2021-12-01',
      reported: '2021-12-31',
      status: OVER,
      limit: 40_000,
      high: 22_110,
      first: '2017-02',
      marks: 'OK*59',
      until: '2031-12',
      remarks: [["Account closed at consumer's request."], ['CLOSED BY CONSUMER'], ['Account closed at consumers request']],
    }),
  ],
  hard: [],
  reviews: [{ name: 'MR COOPER/NATIONSTAR', days: ['2026-06-06'] }],
}

const included = ['Discharged through Bankruptcy Chapter 7.', 'Account Included in Bankruptcy', 'INCLUDED_IN_BANKRUPTCY'] as const
const CH7 = [
  ['Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12.'],
  ['CHAPTER 7 BANKRUPTCY'],
  ['Bankruptcy Chapter 7'],
] as const

/** A plan that was dismissed, a discharge after it, a car that was reaffirmed. */
export const BANKRUPT: Person = {
  ...NOBODY,
  name: 'JEAN-BAPTISTE LAFONTAINE JR',
  aliases: ['JEAN B LAFONTAINE', 'J B LA FONTAINE JR'],
  born: '1975-05-05',
  ssn4: '8812',
  homes: [['3400 CANAL ST UNIT 1209-A', 'NEW ORLEANS', 'LA', '70119']],
  phones: [],
  jobs: [['PORT OF N.O.', 'CRANE OPR']],
  debts: [
    ...(['CAP ONE/BAYOU REWARDS', 'CREDIT ONE-STYLE BK', 'JCP/SYNCB-LIKE'] as const).map((name, at) =>
      debt(name, `51780${at}4400${at}1188${at}`, at === 2 ? 'store' : 'card', {
        opened: `201${4 + at}-0${3 + at}-1${at}`,
        closed: '2023-01-31',
        reported: '2023-06-30',
        status: included,
        limit: 900 + at * 300,
        high: 880 + at * 300,
        dofd: `2022-08-0${at + 4}`,
        isBad: true,
        until: '2029-05',
        first: '2021-06',
        marks: 'OK*14 30 60 90 120 B B B B B B',
        remarks: CH7,
      }),
    ),
    debt('SANTANDER-ISH CONSUMER USA', 'S30000771829940', 'car', {
      opened: '2021-11-11',
      original: 24_810,
      balance: 8055,
      monthly: 512,
      term: 72,
      last: ['2026-08-15', 512],
      first: '2021-12',
      marks: 'OK*57',
      figures: figures('2026-08', 24, (ago) => ({ balance: 8055 + ago * 470, scheduled: 512, paid: 512 })),
      remarks: [['Reaffirmation of debt.'], ['REAFFIRMATION OF DEBT'], ['Reaffirmation of debt', 'Auto']],
    }),
  ],
  cases: [
    {
      court: 'US BKPT CT LA NEW ORLEANS',
      number: '2310077',
      filed: '2023-01-30',
      resolved: '2023-05-16',
      chapter: '7',
      now: 'discharged',
    },
    {
      court: 'US BKPT CT LA NEW ORLEANS',
      number: '22-10441',
      filed: '2022-09-12',
      resolved: '2023-01-09',
      chapter: '13',
      now: 'dismissed',
    },
  ],
  hard: [{ name: 'ROUTEONE/SANTANDER-ISH', days: ['2024-11-02'], lines: ['1601 ELM ST STE 800', 'DALLAS, TX 75201'] }],
}

export { FINE }
