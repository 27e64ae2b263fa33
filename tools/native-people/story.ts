import { type Chance, seeded } from '#engine/practice/seed.ts'
import { addDays, addMonths, dayIn, lastDayOf, monthOf, monthsBetween } from '#tools/native-people/months.ts'

/** What a month of an account says; null where nothing was reported for it. */
export type Mark = 'OK' | '30' | '60' | '90' | '120' | '150' | '180' | 'CO' | 'R'

/** A month of an account, in whole dollars; figures are null where nothing was reported. */
export interface StoryMonth {
  readonly month: string
  readonly mark: Mark | null
  readonly balance: number | null
  readonly scheduled: number | null
  readonly paid: number | null
  readonly pastDue: number | null
  readonly paidOn: string | null
}

export type Kind = 'card' | 'store' | 'secured card' | 'auto' | 'mortgage' | 'student' | 'personal' | 'utility'
export type Standing = 'current' | 'late' | 'charge-off' | 'repossession' | 'closed' | 'deferred'
export type Holder = 'individual' | 'joint' | 'authorized user'

export interface StoryAccount {
  readonly kind: Kind
  readonly company: string
  /** The whole number, of which each bureau hides another part. */
  readonly number: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string | null
  readonly holder: Holder
  readonly opened: string
  readonly closed: string | null
  readonly closedBy: 'consumer' | 'grantor' | 'paid' | null
  readonly reported: string
  readonly limit: number | null
  readonly high: number
  readonly original: number | null
  readonly term: number | null
  readonly scheduled: number
  readonly balance: number
  readonly pastDue: number
  readonly lastPaid: { readonly day: string; readonly amount: number } | null
  readonly standing: Standing
  readonly firstDelinquency: string | null
  /** The month in which it was first charged off or repossessed. */
  readonly majorSince: string | null
  readonly chargeOff: number | null
  /** Months in which a dispute remark stood, and whether it stands today. */
  readonly disputed: { readonly since: string; readonly until: string; readonly isToday: boolean } | null
  /** Where a bureau is to print another month of removal than its habit gives. */
  readonly removal?: { readonly experian?: string; readonly transunion?: string }
  /** Months with a write-off remark that is not theirs. */
  readonly writeOffRemarks?: readonly string[]
  /** Oldest first, from the month it was opened to the one it was last reported in. */
  readonly months: readonly StoryMonth[]
}

export interface StoryCollection {
  readonly agency: string
  readonly original: string
  readonly number: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string
  readonly assigned: string
  readonly reported: string
  readonly amount: number
  readonly balance: number
  readonly paidOn: string | null
  readonly firstDelinquency: string
  readonly classification: string
  readonly isMedical: boolean
}

export interface StoryInquiry {
  readonly name: string
  readonly kind: 'hard' | 'promotional' | 'review'
  readonly days: readonly string[]
  readonly street: string
  readonly unit: string | null
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string | null
}

export interface StoryAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly reported: string
}

export interface StoryEmployer {
  readonly name: string
  readonly occupation: string | null
  readonly verified: string
}

/** Somebody and all that is on file about them. */
export interface Story {
  readonly seed: string
  readonly day: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly born: string
  readonly ssn4: string
  readonly since: string
  readonly addresses: readonly StoryAddress[]
  readonly phones: readonly string[]
  readonly employers: readonly StoryEmployer[]
  readonly accounts: readonly StoryAccount[]
  readonly collections: readonly StoryCollection[]
  readonly inquiries: readonly StoryInquiry[]
}

const FIRST = [
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
const MIDDLE = ['ANN', 'LEE', 'MARIE', 'JAMES', 'ROSE', 'D', 'ELIAS', 'J'] as const
const LAST = [
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
const AGENCIES = [
  'LUNNOL COLLECTION SERVICES',
  'MIDLARK CREDIT MGMT',
  'PORTFOLIO HERON ASSOC',
  'I C WREN SYSTEM INC',
  'CREDIT COLLECTION SVC',
] as const
const ORIGINALS = [
  ['J MOBILE', 'Cable or Cellular'],
  ['NORTHWIND ENERGY', 'Utilities'],
  ['PLANET GYM 24', 'Other'],
  ['SOLTRIA BANK USA NA', 'Banking'],
  ['PROGRESSIVE LARK INS', 'Insurance'],
] as const
const CLINICS = ['ST ALDEN REGIONAL MED CTR', 'FERNHILL EMERGENCY PHYS', 'MEDICAL PAYMENT DATA'] as const
const LOOKERS = [
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
const DEALERS = [
  'BIRCHBROOK AUTO WRENLINE LLC',
  'WELKES AUTO FINANCE',
  'LUN JAY AUTO FIN VIA DEALER',
  '921/ROSDOR AUTUMNLEY OF',
  'TARN FINANCIAL',
] as const
const LENDERS = [
  'GLENBANK NA., MOSS ARC',
  'REEDNOVA SERVICE INC',
  'QD FINANCIAL',
  'KESTREL ONE BANK USA N',
  'CREDCO 2/HARBOR MTG',
  'CEDARLAND CONSUMER USA',
  'FACTUAL DATA CORP',
] as const
const JOBS = [
  ['SKYBRIAR EVERCOTE', 'WAREHOUSE CLERK'],
  ['DORO', null],
  ['US ARMY', 'SERGEANT'],
  ['SELF EMPLOYED', null],
  ['ST ALDEN ISD', 'TEACHER'],
  ['DORE - INTERACTIVE WRENMERE', 'OFFICE MANAGER'],
  ['3M2 LOGISTICS', null],
] as const

const pick = <T>(chance: Chance, list: readonly T[]): T => {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('nothing to pick from')
  return chance.pick([first, ...rest])
}

function place(chance: Chance): { street: string; city: string; state: string; zip: string } {
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

const phone = (chance: Chance): string =>
  `(${pick(chance, ['617', '808', '312', '702', '919', '503'])}) 555-01${chance.digits(2)}`

/** Numbers as they are: digits alone, letters before, among or after them, short ones. */
function accountNumber(chance: Chance, kind: Kind): string {
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

export interface Plan {
  readonly kind: Kind
  readonly company: string
  readonly opened: string
  readonly standing: Standing
  /** Months before the last one in which lates began, and how many months each went on, before today's. */
  readonly episodes: readonly { readonly ago: number; readonly months: number }[]
  readonly gaps: readonly number[]
}

const isRevolving = (kind: Kind): boolean => kind === 'card' || kind === 'store' || kind === 'secured card'
const LATES: readonly Mark[] = ['30', '60', '90', '120', '150', '180']

/** How the account went, month by month: what is printed of it agrees with itself because it happened. */
export function live(chance: Chance, day: string, plan: Plan): StoryAccount {
  const { kind, standing } = plan
  const revolving = isRevolving(kind)
  const term =
    kind === 'auto'
      ? pick(chance, [48, 60, 72, 84])
      : kind === 'mortgage'
        ? 360
        : kind === 'student'
          ? 120
          : kind === 'personal'
            ? pick(chance, [24, 36, 60])
            : null
  const original =
    revolving || kind === 'utility'
      ? null
      : kind === 'mortgage'
        ? chance.whole(90, 420) * 1000 + chance.whole(0, 999)
        : kind === 'auto'
          ? chance.whole(9000, 42_000)
          : kind === 'student'
            ? chance.whole(1500, 12_000)
            : chance.whole(600, 15_000)
  const limit = revolving ? (kind === 'secured card' ? chance.whole(2, 8) * 100 : chance.whole(3, 180) * 100) : null
  const scheduledOf = (balance: number): number =>
    standing === 'deferred'
      ? 0
      : revolving
        ? balance === 0
          ? 0
          : Math.min(balance, Math.max(29, Math.round(balance * 0.025)))
        : kind === 'utility'
          ? balance
          : Math.round(((original ?? 0) * 1.12) / (term ?? 1))
  const isClosed = standing === 'closed'
  const lastMonth = isClosed ? addMonths(monthOf(day), -chance.whole(2, 50)) : monthOf(addDays(day, -chance.whole(1, 27)))
  const openedMonth = monthOf(plan.opened)
  const last = isClosed && monthsBetween(openedMonth, lastMonth) < 3 ? addMonths(openedMonth, 3) : lastMonth
  const reported =
    last === monthOf(day)
      ? dayIn(last, Math.max(1, Number(day.slice(8)) - chance.whole(1, 5)))
      : dayIn(last, chance.pick([lastDayOf(last), 28, 30, 15]))
  const count = monthsBetween(openedMonth, last) + 1
  const lateFrom = new Map<number, number>()
  for (const { ago, months } of plan.episodes) for (let k = 0; k < months; k++) lateFrom.set(count - 1 - ago + k, k)
  // The ladder of today: lates that begin so long before the end that the last month is as the standing says.
  const ladder = kind === 'auto' && standing === 'repossession' ? 3 : revolving ? 6 : 4
  const sinceMajor =
    standing === 'charge-off' || standing === 'repossession' ? Math.min(chance.whole(2, 30), count - ladder - 4) : 0
  const todayLates = standing === 'late' ? chance.whole(1, 3) : ladder
  const ladderAt =
    standing === 'late'
      ? count - todayLates
      : standing === 'charge-off' || standing === 'repossession'
        ? count - sinceMajor - ladder
        : count
  const majorAt = standing === 'charge-off' || standing === 'repossession' ? count - sinceMajor : count
  for (let k = 0; k < todayLates && ladderAt + k < count; k++) lateFrom.set(ladderAt + k, k)
  const dueDay = chance.whole(3, 24)
  const payDay = (month: string): string => dayIn(month, month === last ? Math.min(dueDay, Number(reported.slice(8))) : dueDay)
  let balance = original ?? 0
  let high = balance
  let arrears = 0
  let chargeOff: number | null = null
  let lastPaid: StoryAccount['lastPaid'] = null
  let majorSince: string | null = null
  const months: StoryMonth[] = []
  for (let index = 0; index < count; index++) {
    const month = addMonths(openedMonth, index)
    const level = lateFrom.get(index)
    const isMajor = index >= majorAt
    const beginsLate = lateFrom.get(index + 1) === 0
    let paid = 0
    let scheduled = scheduledOf(balance)
    let paidOn: string | null = null
    if (isMajor) {
      chargeOff ??= balance
      majorSince ??= month
      scheduled = 0
      arrears = balance
    } else if (level !== undefined || beginsLate) {
      if (revolving) balance += index > 0 ? chance.whole(15, 39) : 0
      if (level !== undefined) arrears += scheduled
    } else {
      if (index > 0) {
        const wants =
          arrears > 0
            ? arrears + scheduled
            : revolving
              ? chance.isTrue(0.3)
                ? balance
                : scheduled + (chance.isTrue(0.4) ? chance.whole(5, 60) : 0)
              : chance.isTrue(0.06)
                ? scheduled * 2
                : scheduled
        paid = Math.min(balance, wants)
        if (paid > 0) {
          paidOn = payDay(month)
          lastPaid = { day: paidOn, amount: paid }
        }
        const interest = revolving ? Math.round((balance - paid) * 0.018) : kind === 'utility' ? 0 : Math.round(balance * 0.004)
        balance = Math.max(0, balance - paid + interest)
      }
      arrears = 0
      if (revolving && limit !== null && !(isClosed && index >= count - 2))
        balance = Math.min(limit, balance + (chance.isTrue(0.7) ? chance.whole(0, Math.round(limit * 0.2)) : 0))
      if (kind === 'utility') balance = chance.whole(40, 240)
    }
    if (isClosed && index === count - 1) {
      if (balance > 0 || paid > 0) {
        paid += balance
        paidOn = payDay(month)
        lastPaid = { day: paidOn, amount: paid }
      }
      balance = 0
      scheduled = Math.min(scheduled, paid)
    }
    high = Math.max(high, balance)
    const isGap =
      plan.gaps.includes(count - 1 - index) &&
      level === undefined &&
      !beginsLate &&
      index > 1 &&
      index < count - 1 &&
      paid <= scheduled
    const mark: Mark = isMajor ? (standing === 'repossession' ? 'R' : 'CO') : level !== undefined ? (LATES[level] ?? '180') : 'OK'
    months.push(
      isGap
        ? { month, mark: null, balance: null, scheduled: null, paid: null, pastDue: null, paidOn: null }
        : { month, mark, balance, scheduled, paid, pastDue: level === undefined && !isMajor ? 0 : arrears, paidOn },
    )
  }
  const today = months.at(-1)
  const isLateNow = standing === 'late' || standing === 'charge-off' || standing === 'repossession'
  const hasDispute = chance.isTrue(isLateNow ? 0.3 : 0.05)
  const where = place(chance)
  const closedDay = isClosed ? dayIn(last, Math.min(Number(reported.slice(8)), 15)) : null
  return {
    kind,
    company: plan.company,
    number: accountNumber(chance, kind),
    ...where,
    phone: chance.isTrue(0.85) ? phone(chance) : null,
    holder:
      kind === 'card' && standing === 'current' && chance.isTrue(0.15)
        ? 'authorized user'
        : chance.isTrue(0.15) && kind !== 'student'
          ? 'joint'
          : 'individual',
    opened: plan.opened,
    closed: closedDay,
    closedBy: isClosed ? (original !== null ? 'paid' : pick(chance, ['consumer', 'grantor'])) : null,
    reported,
    limit,
    high,
    original,
    term,
    scheduled: today?.scheduled ?? 0,
    balance,
    pastDue: today?.pastDue ?? 0,
    lastPaid,
    standing,
    firstDelinquency: isLateNow && ladderAt > 0 ? dayIn(addMonths(openedMonth, ladderAt - 1), dueDay) : null,
    majorSince,
    chargeOff,
    disputed: hasDispute && count > 14 ? { since: addMonths(last, -10), until: addMonths(last, -3), isToday: false } : null,
    months,
  }
}

function planAccounts(chance: Chance, day: string, born: string, wanted: number): readonly Plan[] {
  const troubles = chance.isTrue(0.55) ? 0.35 : 0.04
  return Array.from({ length: wanted }, (): Plan => {
    const kind = pick<Kind>(chance, [
      'card',
      'card',
      'card',
      'store',
      'store',
      'secured card',
      'auto',
      'auto',
      'student',
      'student',
      'personal',
      'mortgage',
      'utility',
    ])
    const company = pick(
      chance,
      kind === 'card' || kind === 'secured card'
        ? CARDS
        : kind === 'store'
          ? STORES
          : kind === 'auto'
            ? AUTOS
            : kind === 'mortgage'
              ? HOMES
              : kind === 'student'
                ? STUDENTS
                : kind === 'personal'
                  ? PERSONALS
                  : UTILITIES,
    )
    const grown = Math.max(8, monthsBetween(`${Number(born.slice(0, 4)) + 19}-01`, monthOf(day)))
    const age = Math.min(
      grown,
      kind === 'personal'
        ? chance.whole(6, 23)
        : kind === 'auto'
          ? chance.whole(5, 46)
          : chance.whole(5, kind === 'card' || kind === 'mortgage' ? 180 : 110),
    )
    const isNew = chance.isTrue(0.08)
    const opened = dayIn(addMonths(monthOf(day), isNew ? -chance.whole(1, 3) : -age), chance.whole(1, 28))
    const isTroubled = chance.isTrue(troubles) && age > 20 && !isNew
    const standing: Standing = isTroubled
      ? kind === 'student' || kind === 'utility' || kind === 'mortgage'
        ? 'current'
        : pick<Standing>(chance, kind === 'auto' ? ['late', 'charge-off', 'repossession'] : ['late', 'charge-off', 'charge-off'])
      : kind === 'student'
        ? pick<Standing>(chance, isNew ? ['current', 'deferred'] : ['current', 'deferred', 'closed'])
        : chance.isTrue(0.3) && age > 8 && !isNew
          ? 'closed'
          : 'current'
    const mayHaveBeenLate =
      kind !== 'student' && kind !== 'utility' && standing !== 'deferred' && age > 60 && !isNew && chance.isTrue(troubles)
    const episodes = mayHaveBeenLate ? [{ ago: chance.whole(44, Math.min(age - 6, 70)), months: chance.whole(1, 3) }] : []
    const gaps = chance.isTrue(0.2) ? [chance.whole(2, 20), chance.whole(2, 20)] : []
    return { kind, company, opened, standing, episodes, gaps }
  })
}

function collect(chance: Chance, day: string): StoryCollection {
  const isMedical = chance.isTrue(0.3)
  const [original, classification] = isMedical
    ? ([pick(chance, CLINICS), 'Medical or Health Care'] as const)
    : pick(chance, ORIGINALS)
  const assigned = dayIn(addMonths(monthOf(day), -chance.whole(15, 50)), chance.whole(1, 28))
  const amount = chance.whole(isMedical ? 640 : 60, 4200)
  const paidOn = !isMedical && chance.isTrue(0.25) ? addDays(assigned, chance.whole(60, 300)) : null
  return {
    agency: pick(chance, AGENCIES),
    original,
    number: chance.digits(chance.whole(6, 10)),
    ...place(chance),
    phone: phone(chance),
    assigned,
    reported: addDays(day, -chance.whole(2, 25)),
    amount,
    balance: paidOn === null ? amount : 0,
    paidOn,
    firstDelinquency: addDays(assigned, -chance.whole(150, 400)),
    classification,
    isMedical,
  }
}

function look(chance: Chance, day: string, kind: StoryInquiry['kind'], name: string): StoryInquiry {
  const many = kind === 'hard' ? 1 : pick(chance, [1, 1, 1, 2, 2, 3, 5, 9, 26])
  const days = Array.from({ length: many }, () => addDays(day, -chance.whole(1, kind === 'hard' ? 690 : 700)))
  const unit = chance.isTrue(0.3) ? `SUITE ${chance.digits(3)}` : null
  return {
    name,
    kind,
    days: [...new Set(days)].toSorted().toReversed(),
    ...place(chance),
    unit,
    phone: chance.isTrue(0.9) ? phone(chance) : null,
  }
}

/** The same seed gives the same person. */
export function tellStory(seed: string): Story {
  const chance = seeded(`native person ${seed}`)
  const day = dayIn(addMonths('2025-02', chance.whole(0, 20)), chance.whole(3, 28))
  const first = pick(chance, FIRST)
  const middle = pick(chance, MIDDLE)
  const last = pick(chance, LAST)
  const born = dayIn(addMonths('1948-01', chance.whole(0, 680)), chance.whole(1, 28))
  const aliases = [
    `${first} ${middle} ${last}`,
    `${first} ${middle.charAt(0)} ${last}`,
    `${first} ${pick(chance, LAST)}`,
    `${first.slice(0, -1)} ${last}`,
  ].filter(() => chance.isTrue(0.4))
  const wanted = pick(chance, [0, 2, 3, 5, 6, 8, 9, 12, 15, 22, 40])
  const plans = planAccounts(chance.fork('plans'), day, born, wanted)
  const accounts = plans.map((plan, index) => live(chance.fork(`account ${index}`), day, plan))
  const collections = Array.from({ length: chance.isTrue(0.4) ? chance.whole(1, 4) : 0 }, (_, index) =>
    collect(chance.fork(`collection ${index}`), day),
  )
  const hards = Array.from({ length: pick(chance, [0, 1, 2, 3, 5, 9]) }, (_, index) =>
    look(chance.fork(`hard ${index}`), day, 'hard', pick(chance, chance.isTrue(0.5) ? DEALERS : LENDERS)),
  )
  const softs = Array.from({ length: pick(chance, [1, 2, 4, 8, 15]) }, (_, index) =>
    look(chance.fork(`soft ${index}`), day, chance.isTrue(0.4) ? 'promotional' : 'review', pick(chance, LOOKERS)),
  )
  const homes = Array.from({ length: pick(chance, [1, 2, 3, 5, 9, 14]) }, (_, index) => {
    const at = place(chance.fork(`home ${index}`))
    return {
      ...at,
      street: at.street.startsWith('PO') && index === 0 ? '930 S MERKESA RD APT 79' : at.street,
      reported: dayIn(addMonths(monthOf(day), -index * chance.whole(7, 20) - 1), chance.whole(1, 28)),
    }
  })
  return {
    seed,
    day,
    name: `${first} ${last}`,
    aliases: [...new Set(aliases)].filter((alias) => alias !== `${first} ${last}`),
    born,
    ssn4: chance.digits(4),
    since: dayIn(addMonths(monthOf(born), 12 * chance.whole(19, 24)), 20),
    addresses: homes.filter((home, index) => homes.findIndex(({ street }) => street === home.street) === index),
    phones: [...new Set(Array.from({ length: pick(chance, [0, 1, 2, 3, 6, 11]) }, () => phone(chance)))],
    employers: [...JOBS]
      .filter(() => chance.isTrue(0.3))
      .map(([name, occupation]) => ({
        name,
        occupation,
        verified: dayIn(addMonths(monthOf(day), -chance.whole(2, 90)), chance.whole(1, 28)),
      })),
    accounts,
    collections,
    inquiries: [...hards, ...softs],
  }
}
