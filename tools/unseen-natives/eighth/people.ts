import { debt, figures, NOBODY, type Person } from '#tools/unseen-natives/eighth/tale.ts'

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
    debt(["ST. BRIGID'S EMPLOYEES FCU", '4418220155317702', 'card'], {
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
      debt(['US DEPT OF ED/GLELSI', `E19246${at + 1}0047718${at + 1}`, 'study'], {
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
      debt(['NELNET/US DEPT OF EDUCATION', `E92461${at + 1}00477180${at + 1}`, 'study'], {
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
    debt(['DISCOVER-IT STUDENT', '6011009920014471', 'card'], {
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
