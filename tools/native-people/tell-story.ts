import { type Chance, seeded } from '#engine/practice/seed.ts'
import { live, type Plan } from '#tools/native-people/live.ts'
import { addDays, addMonths, dayIn, monthOf, monthsBetween } from '#tools/native-people/months.ts'
import {
  AGENCIES,
  CLINICS,
  COMPANIES,
  DEALERS,
  FIRST,
  JOBS,
  LAST,
  LENDERS,
  LOOKERS,
  MIDDLE,
  ORIGINALS,
  phone,
  pick,
  place,
} from '#tools/native-people/names.ts'
import type { Kind, Standing, Story, StoryAddress, StoryCollection, StoryInquiry } from '#tools/native-people/story.ts'

const KINDS = [
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
] as const
/** Kinds that nobody of the sixty is late with today. */
const NEVER_LATE: readonly Kind[] = ['student', 'utility', 'mortgage']

/** The fewest and the most months since an account of the kind was opened. */
const AGES: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  card: [5, 180],
  store: [5, 110],
  'secured card': [5, 110],
  auto: [5, 46],
  mortgage: [5, 180],
  student: [5, 110],
  personal: [6, 23],
  utility: [5, 110],
}

function standingOf(
  chance: Chance,
  kind: Kind,
  of: { readonly age: number; readonly isTroubled: boolean; readonly isNew: boolean },
): Standing {
  if (of.isTroubled && NEVER_LATE.includes(kind)) return 'current'
  if (of.isTroubled)
    return pick<Standing>(chance, kind === 'auto' ? ['late', 'charge-off', 'repossession'] : ['late', 'charge-off', 'charge-off'])
  if (kind === 'student') return pick<Standing>(chance, of.isNew ? ['current', 'deferred'] : ['current', 'deferred', 'closed'])
  return chance.isTrue(0.3) && of.age > 8 && !of.isNew ? 'closed' : 'current'
}

function planAccount(chance: Chance, day: string, of: { readonly born: string; readonly troubles: number }): Plan {
  const kind = pick<Kind>(chance, KINDS)
  const [least, most] = AGES[kind]
  const grown = Math.max(8, monthsBetween(`${Number(of.born.slice(0, 4)) + 19}-01`, monthOf(day)))
  const isNew = chance.isTrue(0.08)
  const age = isNew ? chance.whole(1, 3) : Math.min(grown, chance.whole(least, most))
  const isTroubled = chance.isTrue(of.troubles) && age > 20
  const standing = standingOf(chance, kind, { age, isTroubled, isNew })
  const wasLate = kind !== 'student' && kind !== 'utility' && standing !== 'deferred' && age > 60 && chance.isTrue(of.troubles)
  return {
    kind,
    company: pick(chance, COMPANIES[kind]),
    opened: dayIn(addMonths(monthOf(day), -age), chance.whole(1, 28)),
    standing,
    episodes: wasLate ? [{ ago: chance.whole(44, Math.min(age - 6, 70)), months: chance.whole(1, 3) }] : [],
    gaps: chance.isTrue(0.2) ? [chance.whole(2, 20), chance.whole(2, 20)] : [],
  }
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

function look(chance: Chance, day: string, { kind, name }: Pick<StoryInquiry, 'kind' | 'name'>): StoryInquiry {
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

function homesOf(chance: Chance, day: string): readonly StoryAddress[] {
  const homes = Array.from({ length: pick(chance, [1, 2, 3, 5, 9, 14]) }, (_, index): StoryAddress => {
    const at = place(chance.fork(`home ${index}`))
    return {
      ...at,
      street: at.street.startsWith('PO') && index === 0 ? '930 S MERKESA RD APT 79' : at.street,
      reported: dayIn(addMonths(monthOf(day), -index * chance.whole(7, 20) - 1), chance.whole(1, 28)),
    }
  })
  return homes.filter((home, index) => homes.findIndex(({ street }) => street === home.street) === index)
}

function inquiriesOf(chance: Chance, day: string): readonly StoryInquiry[] {
  const hards = Array.from({ length: pick(chance, [0, 1, 2, 3, 5, 9]) }, (_, index) =>
    look(chance.fork(`hard ${index}`), day, { kind: 'hard', name: pick(chance, chance.isTrue(0.5) ? DEALERS : LENDERS) }),
  )
  const softs = Array.from({ length: pick(chance, [1, 2, 4, 8, 15]) }, (_, index) =>
    look(chance.fork(`soft ${index}`), day, { kind: chance.isTrue(0.4) ? 'promotional' : 'review', name: pick(chance, LOOKERS) }),
  )
  return [...hards, ...softs]
}

/** The same seed gives the same person. */
export function tellStory(seed: string): Story {
  const chance = seeded(`native person ${seed}`)
  const day = dayIn(addMonths('2025-02', chance.whole(0, 20)), chance.whole(3, 28))
  const first = pick(chance, FIRST)
  const middle = pick(chance, MIDDLE)
  const last = pick(chance, LAST)
  const name = `${first} ${last}`
  const born = dayIn(addMonths('1948-01', chance.whole(0, 680)), chance.whole(1, 28))
  const others = [
    `${first} ${middle} ${last}`,
    `${first} ${middle.charAt(0)} ${last}`,
    `${first} ${pick(chance, LAST)}`,
    `${first.slice(0, -1)} ${last}`,
  ]
  const aliases = new Set(others.filter((other) => other !== name && chance.isTrue(0.4)))
  const troubles = chance.isTrue(0.55) ? 0.35 : 0.04
  const ofPlans = chance.fork('plans')
  const plans = Array.from({ length: pick(chance, [0, 2, 3, 5, 6, 8, 9, 12, 15, 22, 40]) }, () =>
    planAccount(ofPlans, day, { born, troubles }),
  )
  return {
    seed,
    day,
    name,
    aliases: [...aliases],
    born,
    ssn4: chance.digits(4),
    since: dayIn(addMonths(monthOf(born), 12 * chance.whole(19, 24)), 20),
    addresses: homesOf(chance.fork('homes'), day),
    phones: [...new Set(Array.from({ length: pick(chance, [0, 1, 2, 3, 6, 11]) }, () => phone(chance)))],
    employers: JOBS.filter(() => chance.isTrue(0.3)).map(([employer, occupation]) => ({
      name: employer,
      occupation,
      verified: dayIn(addMonths(monthOf(day), -chance.whole(2, 90)), chance.whole(1, 28)),
    })),
    accounts: plans.map((plan, index) => live(chance.fork(`account ${index}`), day, plan)),
    collections: Array.from({ length: chance.isTrue(0.4) ? chance.whole(1, 4) : 0 }, (_, index) =>
      collect(chance.fork(`collection ${index}`), day),
    ),
    inquiries: inquiriesOf(chance.fork('inquiries'), day),
  }
}
