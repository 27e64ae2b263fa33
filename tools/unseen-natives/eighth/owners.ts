import { debt, figures, NOBODY, OVER, type Person } from '#tools/unseen-natives/eighth/tale.ts'

const transferred = ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'] as const

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
    debt(['PINE TREE STATE MTG', '0071882245', 'home'], {
      who: 'joint',
      opened: '2016-05-20',
      ...moved('2019-03-31', '2029-03'),
      original: 212_000,
      term: 360,
      first: '2016-06',
      marks: 'OK*34',
      remarks: [['Account transferred to another lender.'], ['TRANSFERRED TO ANOTHER LENDER'], ['Account transferred or sold']],
    }),
    debt(['NEWREZ-SHELLPOINT MTG SVCG', '58800719922', 'home'], {
      who: 'joint',
      opened: '2016-05-20',
      ...moved('2023-06-30', '2033-06'),
      original: 212_000,
      term: 360,
      first: '2019-04',
      marks: 'OK*51',
      remarks: [['Account transferred to another lender.'], ['TRANSFERRED TO ANOTHER LENDER'], ['Account transferred or sold']],
    }),
    debt(['MR COOPER/NATIONSTAR', '0615540098', 'home'], {
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
    debt(['HARBOR VA LENDING CORPORATION OF NORTHERN NEW ENGLAND', '88771104', 'va'], {
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
    debt(['CASCO BAY MARINE FIN', 'CBM-77120-B', 'boat'], {
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
    debt(['PINE TREE STATE BANK EQUITY', '0071882246', 'line'], {
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
      debt([name, `51780${at}4400${at}1188${at}`, at === 2 ? 'store' : 'card'], {
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
    debt(['SANTANDER-ISH CONSUMER USA', 'S30000771829940', 'car'], {
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
