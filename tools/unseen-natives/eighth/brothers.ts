import { HOLDERS } from '#tools/unseen-natives/eighth/tale.ts'
import { debt, figures, NOBODY, type Look, type Person } from '#tools/unseen-natives/eighth/tale.ts'

const card = debt(['HOLLOW OAK BANK', '4111220033445566', 'card'], {
  opened: '2017-07-07',
  first: '2021-09',
  marks: 'OK*60',
  limit: 3000,
  high: 1200,
  balance: 212,
  monthly: 25,
  last: ['2026-08-10', 50],
  figures: figures('2026-08', 6, (ago) => ({ balance: 212 + ago * 25, scheduled: 25, paid: 50, limit: 3000 })),
})
const look = (name: string, day: string, lines: readonly string[] = ['PO BOX 4', 'DOVER, DE 19901']): Look => ({
  name,
  days: [day],
  lines,
})

/** Names that no card is wide enough for. */
export const WIDE_NAMES: Person = {
  ...NOBODY,
  name: 'ANASTASIOS PAPADOPOULOS-KONSTANTINIDIS II',
  aliases: ['TASSOS PAPADOPOULOS', 'ANASTASIOS KONSTANTINIDIS-PAPADOPOULOS', 'CHRISTOPHER-JONATHAN PAPAS'],
  born: '1983-08-08',
  ssn4: '1414',
  homes: [['14 ODOS ST', 'TARPON SPRINGS', 'FL', '34689']],
  jobs: [['ANHEUSER-BUSCH/INBEV-STYLE BREWING'], ['COCA-COLA-LIKE BOTTLING OF TAMPA']],
  debts: [{ ...card, name: 'AMERICREDIT/GMFINANCIAL-LEASING' }],
  hard: [look('AMERICREDIT/GMFINANCIAL-LEASING', '2025-04-04'), look('FLAGSHIP-BANCORPORATION/DBA', '2025-05-05')],
  offers: [look('QUICKERLOANS.COM/ROCKETLIKE', '2026-02-02'), look('STATE FARMERS INSURANCE', '2026-03-03')],
  reviews: [look('TRANSAMERICAN LIFE INSURANCE', '2026-04-04'), look('MASSACHUSETTS MUTUALS', '2026-05-05')],
}

/** Streets in grids, with points, in parks, and of Spanish order. */
export const STREETS: Person = {
  ...NOBODY,
  name: 'INES MATOS RIVERA',
  born: '1991-01-19',
  ssn4: '2626',
  homes: [
    ['N112W17001 MEQUON RD APT. 3', 'GERMANTOWN', 'WI', '53022'],
    ['S74W16853 JANESVILLE RD', 'MUSKEGO', 'WI', '53150'],
    ['345 E. MAIN ST. STE. 200', 'VENTURA', 'CA', '93001'],
    ['1200 STATE HWY 35', 'OCEAN GROVE', 'NJ', '07756'],
    ['CALLE LUNA 204', 'SAN JUAN', 'PR', '00901'],
    ['SPC 41 SUNNY ACRES RV PARK', 'YUMA', 'AZ', '85365'],
    ['88 RIVERBEND MHP LOT 9', 'ELKTON', 'MD', '21921'],
    ['W1234 COUNTY RD KK', 'HORTONVILLE', 'WI', '54944'],
  ],
  debts: [card],
}

/** Alerts in other words: who fears, and who is. */
export const FEARS: Person = {
  ...NOBODY,
  name: 'DELPHINE ABERNATHY',
  born: '1979-05-30',
  ssn4: '3737',
  homes: [['6 GLADE CT', 'SEAFORD', 'DE', '19973']],
  debts: [card],
  notices: [
    [
      'fraud_alert',
      'FRAUD ALERT: The consumer suspects that she is a victim of identity theft. Contact her at (302) 555-0140 before you extend credit. Placed 04/02/2026.',
    ],
  ],
  statement:
    'The late payments of 2022 came about while I was in hospital for eleven weeks; my bank did not take the payments that I had set up.',
}
export const VICTIM: Person = {
  ...FEARS,
  notices: [['victim', 'I am a victim of identity theft. A police report is on file with the Seaford Police, number 26-4410.']],
}
/** Whoever speaks of an alert has none. */
export const CALM: Person = {
  ...FEARS,
  notices: [],
  statement:
    'I never had a fraud alert or a freeze and nobody used my name; the account that went 30 days late was my own oversight in March 2023.',
}

const late = (name: string, number: string, marks: string) =>
  debt([name, number, 'card'], {
    opened: '2018-02-02',
    first: '2019-09',
    marks,
    limit: 2500,
    high: 2400,
    balance: 640,
    monthly: 35,
    last: ['2026-08-05', 70],
    status: ['Open.', 'Current; Paid or Paying as Agreed', 'PAYS_AS_AGREED'],
    figures: figures('2026-08', 24, (ago) => ({ balance: 640 + ago * 35, scheduled: 35, paid: 70, limit: 2500 })),
    isBad: true,
    until: '2031-01',
  })

/** Histories of 84 months with gaps, single marks at their ends, years without a mark. */
export const GAPS: Person = {
  ...NOBODY,
  name: 'ODALYS CRUZ-FEENEY',
  born: '1986-06-16',
  ssn4: '4848',
  homes: [['9 KETTLE LN', 'BARRE', 'VT', '05641']],
  debts: [
    late('GREEN MTN CARD', '5105105105105100', '30 OK*10 - - - - - - - - - - - - - - OK*20 30 60 OK*35'),
    late('GREEN MTN CARD', '5105105105105118', 'OK*3 ND*24 OK*10 30 OK*46'),
    late('LAKE CHAMPLAIN CR', '60110000990139', 'OK*83 30'),
  ],
}

/** Thin files of every kind. */
export const ONE_LOOK: Person = {
  ...NOBODY,
  name: 'XU LI',
  born: '2007-10-10',
  ssn4: '5050',
  homes: [['CMR 402 BOX 1180', 'APO', 'AE', '09180']],
  hard: [look('PENTAGON-STYLE FCU', '2026-09-01')],
}
export const COSIGNED: Person = {
  ...ONE_LOOK,
  name: "D'ANDRE LE'VEON ST. JAMES-OKORO SR",
  aliases: ['DANDRE ST JAMES OKORO'],
  hard: [],
  debts: [
    {
      ...debt(['SALLIE-MAY BANK TRUST 2011-B', 'SM0002-11-8811', 'study'], {
        who: 'cosigner',
        opened: '2011-08-19',
        original: 9900,
        balance: 411,
        monthly: 137,
        term: 180,
        last: ['2026-08-19', 137],
        first: '2019-09',
        marks: 'OK*84',
        figures: figures('2026-08', 24, (ago) => ({ balance: 411 + ago * 130, scheduled: 137, paid: 137 })),
      }),
      holder: HOLDERS.cosigner,
    },
  ],
}
export const LINED: Person = {
  ...NOBODY,
  name: "MARY-KATHERINE O'SHAUGHNESSY DE LA CRUZ",
  aliases: ["M K O'SHAUGHNESSY", 'MARY K DELACRUZ'],
  born: '1970-02-20',
  ssn4: '6161',
  homes: [
    ['RR 3 BOX 77', 'ST. JOHNSBURY', 'VT', '05819'],
    ['C/O R SMITH 40 ELM ST', 'BARRE', 'VT', '05641'],
  ],
  phones: ['(802) 555-0171'],
  jobs: [['ST. J. ACADEMY', 'TEACHER, 5TH GR.']],
  debts: [
    {
      ...card,
      remarks: [
        ['Credit card lost or stolen.', 'Account in dispute under Fair Credit Billing Act.'],
        ['LOST OR STOLEN CARD', 'ACCT INFO DISPUTED BY CONSUMR'],
        ['Lost or stolen card', 'Account in dispute under Fair Credit Billing Act', 'Credit card'],
      ],
    },
    debt(['NORTHEAST KINGDOM COMMUNITY DEVELOPMENT FEDERAL CREDIT UNION', '00-77-1001', 'note'], {
      who: 'joint',
      opened: '2023-03-03',
      original: 4000,
      balance: 1111,
      monthly: 99,
      term: 48,
      last: ['2026-08-03', 99],
      first: '2023-04',
      marks: 'OK*41',
    }),
    debt(['NORTHEAST KINGDOM COMMUNITY DEVELOPMENT FEDERAL CREDIT UNION', '00-77-1002', 'note'], {
      who: 'joint',
      opened: '2023-03-03',
      original: 4000,
      balance: 1110,
      monthly: 98,
      term: 48,
      last: ['2026-08-03', 98],
      first: '2023-04',
      marks: 'OK*41',
    }),
  ],
  cases: [
    {
      court: 'U.S. BANKRUPTCY COURT DIST OF VERMONT',
      number: '19-10220-CAB',
      filed: '2019-05-14',
      resolved: '2024-06-20',
      chapter: '13',
      now: 'discharged',
      amount: '$48,110',
    },
  ],
}
