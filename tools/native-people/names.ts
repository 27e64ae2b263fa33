import type { Chance } from '#engine/practice/seed.ts'
import type { Kind } from '#tools/native-people/story.ts'

export const FIRST = [
  'MARISOL',
  'DESHAWN',
  'ANNE',
  'LUIS',
  'KEIKO',
  'TOBIAS',
  'ROSALIE',
  'JO',
  'AMARA',
  'VINCENT',
  'GUADALUPE',
  'OTIS',
] as const
export const MIDDLE = ['ANN', 'LEE', 'MARIE', 'JAMES', 'ROSE', 'D', 'ELIAS', 'J'] as const
export const LAST = [
  'OKONKWO',
  'DELGADO',
  "O'BRANNIGAN",
  'ST JAMES',
  'PHAM',
  'WHITLOCK',
  'VAN DER MEER',
  'LI',
  'QUINTERO-VEGA',
  'HARGROVE',
  'BASS JR',
  'DELACROIX III',
  'NGUYEN-WHITTINGTON',
  'DE LA CRUZ',
  'BASS',
  'MCALLISTER',
] as const
export const AGENCIES = [
  'LUNNOL COLLECTION SERVICES',
  'MIDLARK CREDIT MGMT',
  'PORTFOLIO HERON ASSOC',
  'I C WREN SYSTEM INC',
  'CREDIT COLLECTION SVC',
] as const
export const ORIGINALS = [
  ['J MOBILE', 'Cable or Cellular'],
  ['NORTHWIND ENERGY', 'Utilities'],
  ['PLANET GYM 24', 'Other'],
  ['SOLTRIA BANK USA NA', 'Banking'],
  ['PROGRESSIVE LARK INS', 'Insurance'],
] as const
export const CLINICS = ['ST ALDEN REGIONAL MED CTR', 'FERNHILL EMERGENCY PHYS', 'MEDICAL PAYMENT DATA'] as const
export const LOOKERS = [
  'CREDIT DELMO, INC.',
  'ORCHARDVIEW INSURANCE',
  'MAPLETON SOLUTIONS, LLC',
  'TRISOLA, INC',
  'J-MOBILE',
  'BELDORA REED INSURANCE COMPANY',
  'GROVE SOLUTIONS GARLO, LLC',
  'KIT2ONLINE',
  'SOLTRIA BANK CARD - POST',
  'CLEARMERE ASSET STRATEGIE',
  '1ST PREMIER LARK',
  'EMPLOYERS ONE 2',
] as const
export const DEALERS = [
  'BIRCHBROOK AUTO WRENLINE LLC',
  'WELKES AUTO FINANCE',
  'LUN JAY AUTO FIN VIA DEALER',
  '921/ROSDOR AUTUMNLEY OF',
  'TARN FINANCIAL',
] as const
export const LENDERS = [
  'GLENBANK NA., MOSS ARC',
  'REEDNOVA SERVICE INC',
  'QD FINANCIAL',
  'KESTREL ONE BANK USA N',
  'CREDCO 2/HARBOR MTG',
  'CEDARLAND CONSUMER USA',
  'FACTUAL DATA CORP',
] as const
export const JOBS = [
  ['SKYBRIAR EVERCOTE', 'WAREHOUSE CLERK'],
  ['DORO', null],
  ['US ARMY', 'SERGEANT'],
  ['SELF EMPLOYED', null],
  ['ST ALDEN ISD', 'TEACHER'],
  ['DORE - INTERACTIVE WRENMERE', 'OFFICE MANAGER'],
  ['3M2 LOGISTICS', null],
] as const
const STREETS = [
  'MAIN ST NW',
  'BROADWAY',
  'EL CAMINO REAL',
  'HIGHWAY 66',
  'LA PALOMA DR',
  'AVENUE OF THE OAKS',
  'MERKESA RD',
  'W 4TH ST',
  'NW 46TH CT',
  'OLD MILL LN',
  'N BRIAR AVE',
  'SAINT CLAIR BLVD',
  'COUNTY ROAD 12',
  'SW 9TH TER',
  'KESA ST',
  'E AVENUE J',
] as const
const UNITS = ['APT 4B', 'APT 12', 'UNIT 7', '# 3', 'STE 200', 'LOT 9'] as const
const CITIES = [
  ['IRONTON', 'MT', '598'],
  ['FORT BELLBRIDGE', 'FL', '333'],
  ['NORTH KELSO', 'GA', '303'],
  ['LUMEN SPRINGS', 'TX', '786'],
  ['BIRCHBROOK', 'OH', '441'],
  ['SAN VANO', 'CA', '921'],
  ['ST ALDEN', 'MN', '551'],
  ['WINSTON-KELSO', 'NC', '271'],
  ['SALT BRIAR CITY', 'UT', '841'],
  ['EL PINO', 'TX', '799'],
  ['DE SOLA', 'MO', '630'],
  ['O LARKIN', 'IL', '622'],
  ['BAYLEY', 'LA', '707'],
] as const
const CARDS = [
  'FIRST HARBOR BK NA',
  'SOLTRIA BANK USA NA',
  'WREN EXPRESS',
  'DISCOVERY RIDGE BANK',
  '5TH & PINE BANK',
  'KESTREL ONE BANK USA N',
  'ORCHARD FEDERAL CREDIT UNION OF NORTHERN MONTANA',
  'JPM/LARK CARD',
  '1ST MERIDIAN BK OF 2',
  'ORCHARD AND PINE VALLEY TEACHERS FEDERAL CREDIT UNION OF THE NORTHERN COUNTIES',
] as const
const STORES = [
  'SYNC/KESTREL HOME',
  'COMENITY CAP/ORCHARDVIEW',
  'THD/GROVE NA',
  'BRIAR OUTFITTERS 24',
  'FINGERBOARD/WEBBNK',
] as const
const AUTOS = [
  'OAKHURST CREDIT ACCEPTANCE',
  'LUNROSA JAY AUTO FINANCE',
  'TARN MOTOR CREDIT CO',
  'WELKES DEALER SERVICES',
  '21ST CENTURY AUTO FIN',
] as const
const HOMES = ['PENNYMERE LOAN SERVICES LLC', 'FREEDALE MORTGAGE CORP', 'MR. COTTAGE', 'U.S. BRIAR HOME MTG'] as const
const STUDENTS = ['DEPT OF ED/OPALBAYTON', 'MOHOLA/DOFED', 'NELVIEW LNS', 'EDFINANCIAL SVCS L L C'] as const
const PERSONALS = ['UPSTREAM LENDING', 'ONEMAINE FIN', 'ARBO/PELLABRIAR BANK', 'SELF/LEAD BANK', 'MARINER FNC'] as const
const UTILITIES = ['NORTHWIND ENERGY', 'T-LARK MOBILE', 'RENTREPORT / OAK COMMONS'] as const

/** The companies that lend in each way. */
export const COMPANIES: Readonly<Record<Kind, readonly string[]>> = {
  card: CARDS,
  store: STORES,
  'secured card': CARDS,
  auto: AUTOS,
  mortgage: HOMES,
  student: STUDENTS,
  personal: PERSONALS,
  utility: UTILITIES,
}

export const pick = <T>(chance: Chance, list: readonly T[]): T => {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('nothing to pick from')
  return chance.pick([first, ...rest])
}

export function place(chance: Chance): { street: string; city: string; state: string; zip: string } {
  const [city, state, zip] = pick(chance, CITIES)
  if (chance.isTrue(0.04))
    return { street: `PSC ${chance.digits(3)} BOX ${chance.digits(4)}`, city: 'APO', state: 'AE', zip: `09${chance.digits(3)}` }
  if (chance.isTrue(0.04))
    return { street: `RR ${chance.digits(1)} BOX ${chance.digits(3)}`, city, state, zip: `${zip}${chance.digits(2)}` }
  const unit = chance.isTrue(0.4) ? ` ${pick(chance, UNITS)}` : ''
  const street = chance.isTrue(0.15)
    ? `PO BOX ${chance.digits(5)}`
    : `${chance.digits(chance.whole(2, 5))} ${pick(chance, STREETS)}${unit}`
  return { street, city, state, zip: `${zip}${chance.digits(2)}${chance.isTrue(0.5) ? `-${chance.digits(4)}` : ''}` }
}

export const phone = (chance: Chance): string =>
  `(${pick(chance, ['617', '808', '312', '702', '919', '503'])}) 555-01${chance.digits(2)}`

/** Numbers as they are: digits alone, letters before, among or after them, short ones. */
export function accountNumber(chance: Chance, kind: Kind): string {
  if (kind === 'card' || kind === 'secured card') return `${pick(chance, ['4', '5', '6'])}${chance.digits(15)}`
  if (kind === 'student') return `${chance.digits(11)}E${chance.digits(4)}${chance.digits(4)}`
  return pick(chance, [
    () => `PPH${'0'.repeat(9)}${chance.digits(8)}`,
    () => chance.digits(chance.whole(8, 12)),
    () => chance.digits(13),
    () => `${chance.digits(8)}AB${chance.digits(2)}`,
    () => `D${chance.digits(9)}`,
    () => `${chance.digits(7)}LOAN${chance.digits(1)}`,
    () => chance.digits(17),
  ])()
}
