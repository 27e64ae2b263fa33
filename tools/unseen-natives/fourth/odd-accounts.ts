import { dayIn } from '#tools/native-people/months.ts'
import type { Story, StoryCollection } from '#tools/native-people/story.ts'
import { account, inquiry, NOBODY } from '#tools/unseen-natives/fourth/nobody.ts'

/** Names that wrap, begin or end with figures, or hold signs. */
export const LONG_NAMES: Story = {
  ...NOBODY,
  name: 'CHRISTOPHER-JOHN ALEXANDROPOULOS-WORTHINGTON SR',
  ssn4: '2211',
  employers: [
    { name: 'COMMONWEALTH OF MASSACHUSETTS DEPARTMENT OF PUBLIC HEALTH', occupation: 'EPIDEMIOLOGIST', verified: '2024-03-31' },
    { name: '7-ELEVEN', occupation: null, verified: '2011-01-15' },
  ],
  accounts: [
    account('long 1', { kind: 'card', company: 'FIRST NATIONAL BANK OF OMAHA/ALASKA AIRLINES VISA SIGNATURE' }),
    account('long 2', { kind: 'store', company: "5/3 BANK-MACY'S & CO." }),
    account('long 3', { kind: 'auto', company: '1ST INVESTORS SERVICING CORP 2', opened: '2023-01-30' }),
    account('long 4', { kind: 'utility', company: 'PG&E / COM ED (EXELON) #4', opened: '2022-06-03' }),
    account('long 5', { kind: 'mortgage', company: 'U.S. BANK N.A., AS TRUSTEE FOR BRIARWOOD HOME EQUITY LOAN TRUST 2006-3' }),
  ],
  inquiries: [
    inquiry('NATIONWIDE MUTUAL FIRE INSURANCE COMPANY OF AMERICA', 'review', ['2026-02-03', '2025-08-04']),
    inquiry('FACTUAL DATA/GUARANTEED RATE AFFINITY LLC DBA', 'hard', ['2025-07-07']),
    inquiry('24 HR FITNESS 365', 'promotional', ['2026-01-31']),
  ],
}

/** Two family names, particles, and every way a bureau shortens them. */
export const SPANISH: Story = {
  ...NOBODY,
  name: 'MARIA DE LOS ANGELES NUNEZ DEL VALLE',
  aliases: [
    'M DE LOS A NUNEZ DEL VALLE',
    'MARIA NUNEZ',
    'MARIA A NUNEZDELVALLE',
    'MA ANGELES DEL VALLE DE OCAMPO',
    'MARIA DE LOSANGELES NUNEZ VALLE',
    'ANGELES N DEL VALLE JR',
  ],
  ssn4: '6402',
  addresses: [
    { street: '1420 CALLE 8 SE APT 2', city: 'SAN JUAN', state: 'PR', zip: '00921-1103', reported: '2026-04-02' },
    { street: '77 PASEO DEL NORTE', city: 'LAS CRUCES', state: 'NM', zip: '88011', reported: '2021-12-09' },
  ],
  employers: [{ name: 'EL NUEVO HERALDO DE TEXAS', occupation: 'REPORTERA', verified: '2025-05-05' }],
  accounts: [
    account('spanish 1', { kind: 'card', company: 'BANCO POPULAR DE PUERTO RI' }, { holder: 'joint' }),
    account('spanish 2', { kind: 'auto', company: 'COOP A/C SAN RAFAEL', opened: '2023-10-09' }),
  ],
  inquiries: [inquiry('BANCO POPULAR DE PUERTO RI', 'hard', ['2025-10-08'])],
}

/** Numbers of four signs, of letters alone at either end, with a sign among them, long ones, and two that end alike. */
export const NUMBERS: Story = {
  ...NOBODY,
  ssn4: '7777',
  accounts: [
    'ABCD',
    '1234Z',
    'X00417QJ',
    '98-7765-0012',
    'LN 44019',
    '0000000000000000000001',
    'EDU2019AFFEL1Q',
    '9001B0044172',
    '7001B0044172',
  ].map((number, index) =>
    account(
      `number ${index}`,
      {
        kind: (['store', 'personal', 'student', 'utility'] as const)[index % 4] ?? 'store',
        company: index > 6 ? 'PINEGROVE CREDIT UNION' : `PINEGROVE CREDIT ${index}`,
        opened: dayIn(`2025-0${1 + (index % 8)}`, 3 + index),
      },
      { number },
    ),
  ),
}

/** Months without a report: every second one, whole years, all but one. */
export const SPARSE: Story = {
  ...NOBODY,
  ssn4: '5550',
  accounts: [
    account('sparse 1', {
      kind: 'card',
      company: 'HALF YEAR BANK',
      gaps: Array.from({ length: 30 }, (_, index) => 1 + index * 2),
    }),
    account('sparse 2', {
      kind: 'store',
      company: 'LEAP YEAR STORES',
      gaps: Array.from({ length: 26 }, (_, index) => 6 + index),
    }),
    account('sparse 3', { kind: 'personal', company: 'ONE MONTH LENDING', opened: '2026-04-02' }),
    account('sparse 4', { kind: 'card', company: 'TWO MONTHS BANK', opened: '2026-03-30' }),
    account('sparse 5', {
      kind: 'student',
      company: 'LONG WAY LNS',
      opened: '2008-09-01',
      gaps: Array.from({ length: 14 }, (_, index) => 20 + index),
    }),
  ],
}

const collection = (number: string, more: Partial<StoryCollection>): StoryCollection => ({
  agency: 'HARLAN & PIKE RECOVERY',
  original: 'COBALT WIRELESS',
  number,
  street: 'PO BOX 1022',
  city: 'WIXOM',
  state: 'MI',
  zip: '48393-1022',
  phone: '(800) 555-0123',
  assigned: '2024-02-20',
  reported: '2026-05-03',
  amount: 612,
  balance: 612,
  paidOn: null,
  firstDelinquency: '2023-08-14',
  classification: 'Cable or Cellular',
  isMedical: false,
  ...more,
})
/** Collections alone: several of one agency, medical ones, one paid, original creditors that wrap. */
export const COLLECTED: Story = {
  ...NOBODY,
  ssn4: '3090',
  collections: [
    collection('HP2219087', {}),
    collection('HP2219088', { original: 'COBALT WIRELESS', amount: 1044, balance: 1044 }),
    collection('77104', {
      agency: 'MEDREV SOLUTIONS OF THE OHIO VALLEY',
      original: "ST JUDE THADDEUS CHILDREN'S MEMORIAL HOSPITAL AND CLINICS OF WESTERN KENTUCKY",
      amount: 2310,
      balance: 2310,
      classification: 'Medical or Health Care',
      isMedical: true,
    }),
    collection('00041902', {
      agency: '1ST STOP RECEIVABLES 24',
      original: 'CITY OF 29 PALMS (WATER & SEWER) DIV 2',
      amount: 88,
      balance: 0,
      paidOn: '2025-06-30',
      classification: 'Utilities',
    }),
    collection('QX9A', { agency: 'J', original: 'K', classification: 'Other', amount: 10_990, balance: 12_004 }),
  ],
}

/** Six loans of one company and one day, deferred, closed and paid upon. */
export const STUDENTS: Story = {
  ...NOBODY,
  ssn4: '1818',
  accounts: Array.from({ length: 7 }, (_, index) =>
    account(
      `student ${index}`,
      {
        kind: 'student',
        company: 'US DEPT OF ED/GLELSI 2',
        opened: index < 4 ? '2021-09-08' : '2022-09-07',
        standing: index === 3 ? 'closed' : index < 5 ? 'deferred' : 'current',
      },
      { number: `19246429148E0${index}77412${index}` },
    ),
  ),
}

/** What went wrong, and remarks of a time. */
export const TROUBLED: Story = {
  ...NOBODY,
  ssn4: '4048',
  accounts: (
    [
      ['card', 'charge-off', '2020-01-14'],
      ['store', 'charge-off', '2021-05-02'],
      ['auto', 'repossession', '2022-11-11'],
      ['personal', 'late', '2024-09-09'],
      ['card', 'closed', '2016-02-29'],
      ['auto', 'charge-off', '2022-03-03'],
    ] as const
  ).map(([kind, standing, opened], index) =>
    account(
      `troubled ${index}`,
      {
        kind,
        standing,
        opened,
        company: `STONEBRIDGE ${kind.toUpperCase()} ${index + 1}`,
        episodes: index === 4 ? [{ ago: 30, months: 4 }] : [],
      },
      { disputed: index % 2 === 0 ? { since: '2025-02', until: '2025-06' } : null },
    ),
  ),
}
