import { addDays, addMonths, type Day } from '#engine/values/day.ts'
import type { Chance } from '#engine/practice/seed.ts'
import { shuffled } from '#engine/practice/seed.ts'
import type { Asking, CourtRecord, Person, PersonAddress } from '#engine/practice/situation.ts'

const FIRST = [
  'MARISOL',
  'DEVON',
  'PRIYA',
  'ANSELM',
  'TAMSIN',
  'OBADIAH',
  'KEIKO',
  'JERMAINE',
  'BRONWYN',
  'LUCIUS',
  'XIOMARA',
  'HOLLIS',
  'NADIA',
  'WENDELL',
] as const
const MIDDLE = ['Q', 'A', 'LEE', 'ROSE', 'T', 'JAMES', 'ELIZABETH', ''] as const
const LAST = [
  'TESTAROSSA',
  'FICTIVE',
  'SAMPLETON',
  "O'MOCKERY",
  'VAN DER SAMPLE',
  'PLACEHOLDER-JONES',
  'EXAMPLEMAN',
  'INVENTADO',
  'NOPERSON',
  'MADEUPOULOS',
] as const
const SUFFIX = ['', '', '', 'JR', 'SR', 'III'] as const
const STREETS = [
  'MAPLE HOLLOW RD',
  'N 14TH ST',
  'OLD QUARRY LN',
  'SUMMERFIELD PKWY',
  'AVENUE OF THE PINES NW',
  'LAKE TERMS CT',
  'STATUS RIDGE DR',
  'COUNTY ROAD 1140',
] as const
type City = readonly [name: string, state: string, zip: string]
const CITIES: readonly [City, ...City[]] = [
  ['SPRINGVALE', 'GA', '30318'],
  ['LAKE FICTION', 'TX', '75013'],
  ['SAINT EXAMPLE', 'MN', '55104'],
  ['PORT NOWHERE', 'FL', '33130'],
  ['MOUNT SAMPLE', 'CO', '80203'],
  ['NEW TESTON', 'OH', '43004'],
  ['BALANCE CITY', 'NV', '89109'],
  ['WEST PLACEBO HEIGHTS', 'CA', '94110'],
]
const DWELLINGS = ['Single family', 'Apartment complex', 'Post Office Box'] as const
const EMPLOYERS = [
  'ACME TESTING CO',
  'SELF EMPLOYED',
  'NORTHSIDE UNIFIED SCHOOL DISTRICT 12',
  'BLUE HERON LOGISTICS',
  'CITY OF SPRINGVALE',
  'OPEN KITCHEN LLC',
  'ST. MARY & SONS',
] as const

export const phoneOf = (chance: Chance): string =>
  `(${chance.pick(['404', '972', '612', '305', '720', '614', '702'])}) 555-01${chance.digits(2)}`

/** Street lines, then city, state and zip, as a furnisher's address is printed. */
export function mailAddress(chance: Chance): { lines: readonly string[]; city: string; state: string; zip: string } {
  const [city, state, zip] = chance.pick(CITIES)
  const street = chance.isTrue(0.5)
    ? `PO BOX ${chance.digits(chance.whole(3, 6))}`
    : `${chance.digits(chance.whole(2, 4))} ${chance.pick(STREETS)}`
  return { lines: [street], city, state, zip: `${zip}-${chance.digits(4)}` }
}

function homeAddress(chance: Chance): PersonAddress {
  const [city, state, zip] = chance.pick(CITIES)
  const dwelling = chance.pick(DWELLINGS)
  const lines = [
    dwelling === 'Post Office Box'
      ? `PO BOX ${chance.digits(4)}`
      : `${chance.digits(chance.whole(2, 5))} ${chance.pick(STREETS)}`,
  ]
  if (dwelling === 'Apartment complex') lines.push(`APT ${chance.pick(['4B', '12', '1107', 'C'])}`)
  if (dwelling === 'Apartment complex' && chance.isTrue(0.3)) lines.push(`BLDG ${chance.whole(1, 9)}`)
  return {
    lines,
    street: lines.join(' '),
    city,
    state,
    zip: chance.isTrue(0.8) ? `${zip}-${chance.digits(4)}` : zip,
    dwelling,
    id: chance.digits(10),
  }
}

const unique = <T>(things: readonly T[], key: (thing: T) => string): T[] => [
  ...new Map(things.map((thing) => [key(thing), thing])).values(),
]

export function makePerson(chance: Chance): Person {
  const [first, middle, last, suffix] = [chance.pick(FIRST), chance.pick(MIDDLE), chance.pick(LAST), chance.pick(SUFFIX)]
  const nameOf = (...words: string[]): string => words.filter((word) => word !== '').join(' ')
  const name = nameOf(first, middle, last, suffix)
  const others = [
    nameOf(first, last),
    nameOf(first.charAt(0), last),
    nameOf(first, middle, chance.pick(LAST)),
    nameOf(first, middle, last),
  ]
  const many = <T>(low: number, high: number, make: () => T): T[] => Array.from({ length: chance.whole(low, high) }, make)
  return {
    name,
    alsoKnownAs: unique(others.slice(0, chance.whole(0, 4)), (other) => other).filter((other) => other !== name),
    birth: `${chance.whole(1948, 2003)}-${String(chance.whole(1, 12)).padStart(2, '0')}-${String(chance.whole(1, 28)).padStart(2, '0')}`,
    ssnLast4: chance.digits(4),
    addresses: unique(
      many(1, 9, () => homeAddress(chance)),
      (address) => address.street ?? '',
    ),
    phones: unique(
      many(0, 5, () => ({ number: phoneOf(chance), kind: chance.pick(['Residential', 'Cellular']) })),
      (phone) => phone.number,
    ),
    employers: shuffled(chance, EMPLOYERS).slice(0, chance.whole(0, 4)),
  }
}

const ASKERS = [
  'CAPITAL ONE',
  'AMERICREDIT/GM FINANCIAL',
  'CREDCO/FIRST EXAMPLE HOME LENDING OF THE NORTHWEST',
  'JPMCB CARD',
  'OPEN SKY CBNK',
  'SOFT PULL LENDING LLC',
  'PROGRESSIVE INSURANCE',
  'FACTUAL DATA',
  '700CREDIT/LAKE FICTION TOYOTA',
  'SYNCB/PPC',
  'TERMS FINANCE',
  'CREDIT KARMA',
  'EXPERIAN',
  'AT&T SERVICES',
  'NAVY FCU',
] as const
const PURPOSES = [
  'Auto loan',
  'Credit card',
  'Real estate loan',
  'Personal loan',
  'Unspecified',
  'Bank card',
  'Mortgage',
] as const

function makeAsking(chance: Chance, kind: 'hard' | 'soft', reportDate: Day): Asking {
  const first = addDays(reportDate, -chance.whole(5, 720))
  const count = kind === 'hard' ? (chance.isTrue(0.06) ? 2 : 1) : chance.pick([1, 1, 2, 3, 5, 9, 14])
  const dates = Array.from({ length: count }, (_, index) => addDays(first, -index * chance.whole(15, 34)))
  const { lines, city, state, zip } = mailAddress(chance)
  return {
    creditorName: chance.pick(ASKERS),
    kind,
    dates: unique(dates, (date) => date),
    purpose: chance.pick(PURPOSES),
    lines: [...lines, `${city} ${state}, ${zip}`],
    phone: phoneOf(chance),
    onRecordUntil: kind === 'hard' ? addMonths(first.slice(0, 7), 25) : null,
  }
}

export function makeAskings(chance: Chance, reportDate: Day): Asking[] {
  const hard = Array.from({ length: chance.pick([0, 1, 2, 5, 9, 14]) }, () => makeAsking(chance, 'hard', reportDate))
  const soft = Array.from({ length: chance.pick([0, 3, 7, 16, 24]) }, () => makeAsking(chance, 'soft', reportDate))
  return [...hard, ...soft]
}

export function makeRecords(chance: Chance, reportDate: Day): CourtRecord[] {
  if (chance.isTrue(0.65)) return []
  return Array.from({ length: chance.pick([1, 1, 2]) }, () => {
    const filed = addDays(reportDate, -chance.whole(300, 3200))
    const status = chance.pick(['Discharged', 'Dismissed', 'Filed', 'Completed'])
    const { lines, city, state, zip } = mailAddress(chance)
    return {
      type: chance.pick(['Chapter 7 Bankruptcy', 'Chapter 13 Bankruptcy']),
      court: chance.pick(['US BKPT CT GA ATLANTA', 'US BANKRUPTCY COURT NORTHERN DISTRICT OF TEXAS', 'US BKPT CT MN ST PAUL']),
      reference: `${chance.digits(2)}${chance.digits(5)}${chance.pick(['', 'ABC', 'JRS'])}`,
      dateFiled: filed,
      dateResolved: status === 'Filed' ? null : ([addDays(filed, chance.whole(90, 280)), reportDate].toSorted()[0] ?? null),
      status,
      amount: chance.isTrue(0.4) ? chance.whole(4000, 90_000) * 100 : null,
      lines: [...lines, `${city} ${state}, ${zip}`],
    }
  })
}
