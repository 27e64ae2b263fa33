import { type Agency, debt, figures, HOLDERS, NOBODY, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'
import { card, loan, over } from '#tools/unseen-natives/tenth/ordinary.ts'

const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['4 COMMERCE SQ FL 9', 'MEMPHIS, TN 38103'],
  phone: '(901) 555-0112',
  ...more,
})

const DISCHARGED = [
  'Discharged through Bankruptcy Chapter 7.',
  'Account Included in Bankruptcy',
  'INCLUDED_IN_BANKRUPTCY',
] as const
const CHAPTER_7 = [
  ['Debt included in or discharged through Bankruptcy Chapter 7, 11 or 12.'],
  ['CHAPTER 7 BANKRUPTCY'],
  ['Bankruptcy Chapter 7'],
] as const
const included = (
  [name, number, kind]: readonly [string, string, 'card' | 'store' | 'cash' | 'note'],
  [opened, dofd, amount]: readonly [opened: string, dofd: string, amount: number],
  of: Partial<Parameters<typeof debt>[1]> = {},
) =>
  debt([name, number, kind], {
    opened,
    closed: '2024-10-31',
    reported: '2025-02-28',
    status: DISCHARGED,
    ...(kind === 'card' || kind === 'store' ? { limit: amount, high: amount - 20 } : { original: amount, term: 36 }),
    dofd,
    isBad: true,
    until: '2031-04',
    first: '2022-11',
    marks: 'OK*20 30 60 90 B B B B B',
    remarks: CHAPTER_7,
    ...of,
  })
const MOVED = ['Transferred, closed/Never late.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'] as const
const MOVED_REMARKS = [
  ['Account transferred to another office.'],
  ['TRANSFERRED TO ANOTHER LENDER'],
  ['Account transferred or sold', 'Conventional mortgage'],
] as const

/** Chapter 7 with a spouse, a house whose loan went to another servicer, a card that still claims what was discharged. */
export const BANKRUPT: Person = {
  ...NOBODY,
  name: "CORETTA D O'BANNON-PRICE",
  aliases: ["CORETTA O'BANNON", 'CORETTA DENISE PRICE', 'CORETTA OBANNON PRICE'],
  born: '1981-12-04',
  ssn4: '4402',
  homes: [
    ['2907 PARKWAY PL APT 4', 'MEMPHIS', 'TN', '38112-3310'],
    ["61 ST. PAUL'S CT", 'SOUTHAVEN', 'MS', '38671'],
  ],
  phones: ['(901) 555-0166', '(662) 555-0103'],
  jobs: [["ST. JUDE'S & ASSOC CLINIC", 'BILLING'], ['PRICE & SONS CATERING']],
  debts: [
    included(['BARROW & FINCH BANK', '4400120098120077', 'card'], ['2016-04-11', '2024-07-09', 4200]),
    included(["O'DELL'S JEWELERS/CBNA", '6035110020', 'store'], ['2019-02-13', '2024-07-20', 1900]),
    included(['M&K CONSUMER LENDING', 'MK7710288', 'cash'], ['2022-06-30', '2024-08-01', 6000]),
    included(['KING-ROYCE DENTAL FIN', '0071204', 'note'], ['2021-09-17', '2024-07-17', 2750], { who: 'joint' }),
    included(['DENNIS & DAUGHTERS FURN', '88102277', 'store'], ['2018-10-05', '2024-07-29', 2400], {
      closed: '2024-10-31',
      reported: '2026-08-31',
      balance: 1912,
      pastDue: 1912,
    }),
    debt(['HARBOR POINT HOME FIN', '0044719002', 'home'], {
      who: 'joint',
      opened: '2017-08-25',
      closed: '2023-05-01',
      reported: '2023-05-31',
      status: MOVED,
      original: 142_000,
      term: 360,
      first: '2019-01',
      marks: 'OK*53',
      until: '2033-05',
      remarks: MOVED_REMARKS,
    }),
    loan(['NORTHGATE LOAN SERVICING', '7744719002', 'home', '2017-08-25', 142_000, 118_402], [911, 360], {
      holder: HOLDERS.joint,
    }),
    loan(['VOLUNTEER STATE & CITY FCU', '330120', 'car', '2021-03-20', 17_900, 3108], [322, 72], {
      remarks: [['Reaffirmation of debt.'], ['REAFFIRMATION OF DEBT'], ['Reaffirmation of debt', 'Auto']],
    }),
    card(['SECOND START SECURED', '5111000120', 'card', '2025-06-15', 500, 61]),
    over(["LOWERY'S/SYNDICATE BANK", '7981000120', 'store', '2012-11-23', 1200], '2018-06-30'),
  ],
  cases: [
    {
      court: 'US BKPT CT TN MEMPHIS',
      number: '2426701',
      filed: '2024-10-02',
      resolved: '2025-01-14',
      chapter: '7',
      now: 'discharged',
    },
  ],
  hard: [look('SECOND START SECURED', ['2025-06-14']), look('CAR & TRUCK CITY VIA ROUTEFIN', ['2025-11-03', '2025-11-03'])],
  offers: [look('AT&S WIRELESS OFFERS', ['2026-08-09', '2026-05-09'])],
  reviews: [
    look('NORTHGATE LOAN SERVICING', ['2026-09-03', '2026-06-03', '2026-03-03']),
    look("LOWERY'S/SYNDICATE BANK", ['2026-01-17']),
  ],
  statement:
    "My bankruptcy of 2024 followed my husband's illness & the loss of our shop. Everything since then has been paid on time; please call me at (901) 555-0166.",
}

const agency: Omit<Agency, 'name' | 'number' | 'from' | 'amount' | 'balance'> = {
  assigned: '2024-09-10',
  reported: '2026-08-24',
  dofd: '2024-03-15',
  status: 'UNPAID',
  class: 'Medical/Health Care',
  loan: 'MEDICAL DEBT',
  until: '2031-02',
  remarks: [[], ['>PLACED FOR COLLECTION<'], ['Medical']],
}

/** Hospital bills at agencies, of which three should not be listed; one phone bill at two agencies; a charge-off in dispute; a freeze. */
export const BILLED: Person = {
  ...NOBODY,
  name: 'ANTHONY R DELUCA SR',
  aliases: ['TONY DELUCA', 'ANTHONY DE LUCA'],
  born: '1974-03-08',
  ssn4: '6120',
  homes: [
    ['118 E 3RD ST # 2', 'ERIE', 'PA', '16507'],
    ['RD 2 BOX 410', 'GIRARD', 'PA', '16417-9504'],
    ['4410 W LAKE RD LOT 17', 'FAIRVIEW', 'PA', '16415'],
  ],
  phones: ['(814) 555-0150'],
  jobs: [['LORD & MARSH PLASTICS', 'MOLD OPERATOR'], ['PRESQUE ISLE GAMING'], ['SELF']],
  debts: [
    debt(["MARCY'S/CREST BANK", '4366001200771928', 'store'], {
      opened: '2017-05-27',
      limit: 1500,
      high: 1280,
      balance: 320,
      monthly: 30,
      last: ['2026-08-11', 60],
      status: ['Open.', 'Current; Paid or Paying as Agreed; was 90 days past due', 'PAYS_AS_AGREED'],
      isBad: true,
      until: '2031-02',
      first: '2020-01',
      marks: 'OK*51 90 OK*28',
      figures: figures('2026-08', 12, (ago) => ({ balance: 320 + ago * 20, scheduled: 30, paid: 60, limit: 1500, pastDue: 0 })),
    }),
    debt(['GREAT LAKES CARD SVCS', '5156220077110042', 'card'], {
      opened: '2014-08-30',
      closed: '2024-01-31',
      status: ['Account charged off. $3,306 written off. $3,306 past due as of Aug 2026.', 'Charged Off', 'CHARGE_OFF'],
      limit: 3000,
      high: 3306,
      balance: 3306,
      pastDue: 3306,
      writtenOff: 3306,
      dofd: '2023-07-06',
      major: '2024-01-01',
      isBad: true,
      until: '2030-06',
      first: '2019-09',
      marks: 'OK*46 30 60 90 120 150 180 CO*32',
      figures: figures('2026-08', 24, () => ({ balance: 3306, scheduled: 0, paid: 0, limit: 3000, pastDue: 3306 })),
      remarks: [
        ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).'],
        ['>UNPAID BALANCE CHARGED OFF<', 'ACCT INFO DISPUTED BY CONSUMR'],
        ['Charged off account', 'Consumer disputes this account information'],
      ],
      former: ["Account closed at credit grantor's request.", '2024-02', '2026-06'],
    }),
    loan(["PEOPLE'S & FARMERS BK", '771204419', 'car', '2024-02-17', 22_415, 12_890], [441, 66], { holder: HOLDERS.joint }),
    over(['BUCKEYE & KEYSTONE LEASING', '90120-7', 'lease', '2019-10-10', 14_400], '2022-10-09'),
    debt(['PENELECTRIC CO', '100-0441-72', 'power'], {
      opened: '2015-04-01',
      high: 390,
      balance: 141,
      monthly: 141,
      last: ['2026-08-19', 130],
      first: '2024-09',
      marks: 'OK*24',
    }),
  ],
  agencies: [
    { ...agency, name: 'CREDIT & CARE RECOVERY', number: 'CC0044120', from: "ST. VINCENT'S HOSPITAL", amount: 312, balance: 312 },
    {
      ...agency,
      name: 'CREDIT & CARE RECOVERY',
      number: 'CC0051877',
      from: "ST. VINCENT'S HOSPITAL",
      amount: 1240,
      balance: 0,
      status: 'PAID',
      lastPaid: '2026-02-20',
      remarks: [[], ['PAID COLLECTION'], ['Paid collection', 'Medical']],
    },
    {
      ...agency,
      name: "LAKESHORE PHYSICIANS' BILLING",
      number: '20260411',
      from: 'LAKESHORE EMERGENCY PHYSICIANS',
      amount: 2150,
      balance: 2150,
      assigned: '2026-04-22',
      dofd: '2026-01-30',
      until: '2032-12',
    },
    {
      ...agency,
      name: 'TRI-STATE ADJUSTERS INC',
      number: 'TS-8890-1',
      from: 'ERIE ORTHOPEDIC HOSPITAL',
      amount: 890,
      balance: 890,
    },
    {
      ...agency,
      name: 'D&B RECEIVABLES LLC',
      number: '5510440012',
      from: 'A&M WIRELESS',
      amount: 1044,
      balance: 1044,
      class: 'Cable or Cellular',
      loan: 'COLLECTION AGENCY/ATTORNEY',
      remarks: [[], ['>PLACED FOR COLLECTION<'], []],
    },
    {
      ...agency,
      name: "O'HARA, PIKE & LOWE",
      number: '88-1044-77',
      from: 'A&M WIRELESS',
      amount: 1044,
      balance: 1044,
      assigned: '2025-05-02',
      class: 'Cable or Cellular',
      loan: 'COLLECTION AGENCY/ATTORNEY',
      remarks: [
        ['Account information disputed by consumer (Meets requirements of the Fair Credit Reporting Act).'],
        ['>PLACED FOR COLLECTION<', 'ACCT INFO DISPUTED BY CONSUMR'],
        ['Consumer disputes this account information'],
      ],
    },
  ],
  hard: [look("PEOPLE'S & FARMERS BK", ['2024-12-30'])],
  offers: [],
  reviews: [look('D&B RECEIVABLES LLC', ['2026-07-01', '2026-04-01', '2026-01-01']), look("O'HARA, PIKE & LOWE", ['2026-05-12'])],
  notices: [['freeze', 'SECURITY FREEZE: Your credit report was frozen at your request on 02/11/2026.']],
}
