import { debt, FINE, figures, NOBODY, OVER, type Agency, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'

const PR = { address: ['PO BOX 363589', 'SAN JUAN, PR 00936'] as const, phone: '(787) 555-0119' }
/** Letters, digits and signs by which real furnishers are named, a long history each. */
const CARDS = [
  ['SYNCB/PPC', '6044120012349981', 'store', '2015-11-27', 4000, 212],
  ['BPPR/PREMIA', '4549010012225518', 'card', '2009-02-13', 7500, 1904],
  ['5/3 BK CC', '5467001122334455', 'card', '2018-08-08', 2500, 0],
  ['DC/TJX REWARDS®', '5243870011220077', 'store', '2017-12-01', 900, 61],
] as const

/** A family's ordinary file: a house, two cars, cards, of which one is a mother's. */
export const FAMILY: Person = {
  ...NOBODY,
  name: 'ROSALIND M OROZCO-VELEZ',
  aliases: ['ROSALIND OROZCO', 'ROSALINDA MARIA VELEZ DE OROZCO'],
  born: '1984-03-31',
  ssn4: '4410',
  homes: [
    ['URB LAS LOMAS 1745 CALLE 24 SO', 'SAN JUAN', 'PR', '00921-3310'],
    ['COND TORRE DEL MAR APT 1102', 'CAROLINA', 'PR', '00979'],
    ['HC 1 BOX 5005', 'AGUAS BUENAS', 'PR', '00703-9707'],
    ['7 E 14TH ST APT 3F', 'NEW YORK', 'NY', '10003-4401'],
  ],
  phones: ['(787) 555-0110', '(939) 555-0171'],
  jobs: [['AUTORIDAD DE ACUEDUCTOS Y ALC', 'INGENIERA'], ["MACY'S #0417", 'SALES ASSOC'], ['SELF']],
  debts: [
    ...CARDS.map(([name, number, kind, opened, limit, balance], at) =>
      debt([name, number, kind], {
        ...PR,
        who: at === 1 ? 'user' : at === 2 ? 'joint' : 'own',
        opened,
        first: '2019-09',
        marks: 'OK*84',
        limit,
        high: limit - 177 * (at + 1),
        balance,
        monthly: balance === 0 ? 0 : 29 + at,
        ...(balance === 0 ? {} : { last: [`2026-08-0${at + 3}`, 100 + at] as const }),
        figures:
          balance === 0
            ? {}
            : figures('2026-08', 24, (ago) => ({ balance: balance + ago, scheduled: 29 + at, paid: 100 + at, limit })),
        remarks: at === 1 ? [[], ['AUTHORIZED USER'], ['Authorized user']] : [[], [], []],
      }),
    ),
    debt(['FIRSTBANK PR MTG / POPULAR MTGE SERV', '0030044771', 'home'], {
      ...PR,
      who: 'joint',
      opened: '2014-10-31',
      original: 164_500,
      balance: 120_871,
      monthly: 911,
      term: 360,
      last: ['2026-08-01', 911],
      first: '2019-09',
      marks: 'OK*84',
      figures: figures('2026-08', 24, (ago) => ({ balance: 120_871 + ago * 310, scheduled: 911, paid: 911, pastDue: 0 })),
      history: [['High Balance (Hist.)', 'High balance of $164,500 from 09/2024 to 08/2026']],
    }),
    debt(['RELIABLE FIN SVCS', 'RFS-0081-2231', 'car'], {
      ...PR,
      opened: '2021-06-18',
      closed: '2026-06-18',
      reported: '2026-06-30',
      status: OVER,
      original: 23_998,
      term: 60,
      last: ['2026-06-17', 461],
      first: '2021-06',
      marks: 'OK*60',
      until: '2036-06',
      remarks: [[], ['CLOSED'], ['Auto']],
    }),
    debt(['POPULAR AUTO LLC', '90-4417-002', 'lease'], {
      ...PR,
      opened: '2026-06-20',
      original: 18_720,
      balance: 17_680,
      monthly: 520,
      term: 36,
      last: ['2026-08-20', 520],
      first: '2026-06',
      marks: 'OK*3',
      figures: figures('2026-08', 2, (ago) => ({ balance: 17_680 + ago * 520, scheduled: 520, paid: 520 })),
    }),
  ],
  hard: [
    { name: 'POPULAR AUTO LLC', days: ['2026-06-20'], lines: ['PO BOX 366818', 'SAN JUAN, PR 00936'], phone: '(787) 555-0150' },
    { name: 'AUTOGRUPO VIA POPULAR AUTO', days: ['2026-06-19'], lines: ['CARR 2 KM 19.5', 'TOA BAJA, PR 00949'] },
  ],
  offers: [{ name: 'AT&T MOBILITY-LIKE PR', days: ['2026-07-07', '2025-07-07'], lines: ['PO BOX 192830', 'SAN JUAN, PR 00919'] }],
  reviews: [
    { name: 'BPPR/PREMIA', days: ['2026-08-30', '2026-05-30', '2026-02-28'], lines: ['PO BOX 362708', 'SAN JUAN, PR 00936'] },
    { name: 'EQUIFAX INC (0977)', days: ['2026-09-21'], purpose: 'ID Report' },
  ],
}

const DEALER = ['2100 AUTO MALL DR', 'FREMONT, CA 94538'] as const
/** Nobody has lent yet: no account, a day's round at a dealer, an address in Canada, a freeze. */
export const NEWCOMER: Person = {
  ...NOBODY,
  name: 'MINH-CHAU THI NGUYEN',
  aliases: ['NGUYEN MINH CHAU', 'CHAU NGUYEN'],
  born: '1999-12-31',
  ssn4: '0009',
  homes: [
    ['39939 STEVENSON CMN UNIT 2081', 'FREMONT', 'CA', '94538-5512'],
    ['C/O PHAM 1 WORLD WAY', 'CITY OF INDUSTRY', 'CA', '91746'],
    ['88 QUEEN ST W', 'TORONTO', 'ON', 'M5H 2N2'],
  ],
  phones: ['(510) 555-0107'],
  jobs: [['TESLA-LIKE MOTORS, INC.'], ['UNEMPLOYED']],
  hard: [
    ...(['CAPITAL ONE AUTO FIN', 'ALLY FINANCIAL', 'EXETER FINANCE CORP', '1ST INVESTORS FIN SVCS', 'WFDS'] as const).map(
      (name): Look => ({ name, days: ['2026-09-12'], lines: DEALER, phone: '(510) 555-0141' }),
    ),
    { name: 'FREMONT KIA VIA DEALERTRACK', days: ['2026-09-12'], lines: DEALER, purpose: 'CREDIT TRANSACTION' },
  ],
  offers: [],
  reviews: [],
  notices: [['freeze', 'SECURITY FREEZE: Your credit file has a security freeze in place since 04/03/2026.']],
}

const medical = {
  assigned: '2025-10-02',
  reported: '2026-09-04',
  dofd: '2024-12-11',
  status: 'UNPAID',
  class: 'Medical/Health Care',
  loan: 'MEDICAL DEBT',
  until: '2031-11',
  remarks: [
    ['Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).'],
    ['ACCT INFO DISPUTED BY CONSUMR', '>PLACED FOR COLLECTION<'],
    ['Consumer disputes this account information', 'Medical'],
  ],
} as const satisfies Omit<Agency, 'name' | 'number' | 'from' | 'amount' | 'balance'>

/** Named by months; bills of a hospital; a victim, who says so; a card closed in a dispute. */
export const JUNIOR: Person = {
  ...NOBODY,
  name: 'AUGUST P MAY JR',
  aliases: ['AUGUST MAY', 'AUGIE MAY', 'AUGUST PORTER MAY JR'],
  born: '1978-08-01',
  ssn4: '0508',
  homes: [
    ['1261 GRAEBER ST BLDG 2620', 'MARCH AIR RESERVE BASE', 'CA', '92518'],
    ['31 JUNE WAY', 'AUGUSTA', 'ME', '04330-1808'],
  ],
  phones: ['(951) 555-0162'],
  jobs: [['APRIL & MAY FLORISTS', 'OWNER'], ['US AIR FORCE RET']],
  debts: [
    debt(['CHASE-LIKE/DECEMBER SKY', '4266841500099912', 'card'], {
      opened: '2016-05-16',
      closed: '2025-04-30',
      reported: '2026-08-31',
      status: OVER,
      limit: 6000,
      high: 3312,
      first: '2019-05',
      marks: 'OK*72',
      until: '2035-04',
      remarks: [
        ["Account closed at consumer's request and in dispute under the Fair Credit Billing Act."],
        ['DISPUTE ACCOUNT/CLOSED BY CONSUMER'],
        ['Account closed at consumers request', 'Consumer disputes - reinvestigation in progress'],
      ],
      codes: { '2025-02': 'AID/>', '2025-03': 'CAD/>', '2025-04': 'CAD/>' },
    }),
    debt(['MARCHLAND CU', '7001000440', 'cash'], {
      opened: '2024-10-15',
      original: 8000,
      balance: 5019,
      monthly: 188,
      term: 48,
      last: ['2026-08-15', 188],
      status: FINE,
      first: '2024-10',
      marks: 'OK*23',
      figures: figures('2026-08', 23, (ago) => ({ balance: 5019 + ago * 124, scheduled: 188, paid: 188, pastDue: 0 })),
    }),
  ],
  agencies: [
    {
      ...medical,
      name: 'CREDIT COLLECTION SERVICES',
      number: '07-4471-882',
      from: 'MEDICAL PAYMENT DATA',
      amount: 2207,
      balance: 2207,
    },
    {
      ...medical,
      name: 'ACCOUNT RESOLUTION SVC',
      number: 'ARS00712281',
      from: 'MAY MEMORIAL HOSPITAL AUGUSTA',
      amount: 988,
      balance: 640,
      lastPaid: '2026-06-06',
      remarks: [[], ['>PLACED FOR COLLECTION<'], ['Medical']],
    },
    {
      ...medical,
      name: 'BALANCE RECOVERY GROUP',
      number: '44190077',
      from: 'PHONE WORKS OF MAINE',
      amount: 317,
      balance: 317,
      class: 'Cable or Cellular',
      loan: 'COLLECTION AGENCY/ATTORNEY',
      remarks: [[], ['>PLACED FOR COLLECTION<'], []],
    },
  ],
  hard: [{ name: 'MARCHLAND CU', days: ['2024-10-14'], lines: ['1 CACTUS AVE', 'MARCH ARB, CA 92518'] }],
  reviews: [{ name: 'CREDIT COLLECTION SERVICES', days: ['2026-09-02', '2026-08-02', '2026-07-02'] }],
  notices: [
    [
      'fraud_alert',
      'EXTENDED FRAUD ALERT: The consumer has filed a report of identity theft. Do not extend credit without first calling (951) 555-0162. This alert expires 02/11/2033.',
    ],
  ],
  statement:
    'My father has the same name and lives in Maine. The hospital bills of May and August 2024 are his, not mine; I was not a patient there.',
}
