import { AUTO, card, climb, HOME, loan, type Made, PERSONAL, SCHOOL } from '#engine/practice/account-kinds.ts'
import { boughtFrom, collection, paidClosed, repeat, sold, withLoss } from '#engine/practice/account-troubles.ts'
import { openedNoEarlier } from '#engine/practice/age-account.ts'
import { type BaseKind, type Plant, PLANTS } from '#engine/practice/planted-errors.ts'
import {
  PRACTICE_AGENCIES,
  PRACTICE_BANKS,
  PRACTICE_HOME_LENDERS,
  PRACTICE_LENDERS,
  PRACTICE_ORIGINALS,
  PRACTICE_SCHOOL_LENDERS,
} from '#engine/practice/practice-names.ts'
import { type Chance, shuffled } from '#engine/practice/seed.ts'
import { isBadCode, type Situation, situation } from '#engine/practice/situation.ts'
import { addDays, addMonths, type Day, type Month } from '#engine/values/day.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** One account of the story, sound, as it stands when the story begins. */
export interface StoryAccount {
  readonly account: Situation
  /** The bureaus that have it. */
  readonly at: readonly Bureau[]
  /** What goes wrong with it, and where. */
  readonly plant: Plant | null
  readonly spoiledAt: Bureau | null
}

/** Beyond these, lawful lateness would become too old to be reported while the story lasts. */
const NEWEST_LATE = { chargeOff: 20, collection: 20, sold: 18, paid: 18, lates: 18 } as const
/** Months of history that the troubles need at least. */
export const LEAST_HISTORY = 46
const PLANTS_AT_A_BUREAU = 3
const MOST_NEGATIVE = 7

type Maker = (made: Made) => Situation

const lates: Maker = (made) =>
  card(made, [...repeat('ok', made.chance.whole(4, NEWEST_LATE.lates)), ...climb(made.chance.whole(1, 3)), 'ok', 'ok', '30'], {
    isNegative: true,
    responsibility: 'individual',
  })

const chargeOff: Maker = (made) => {
  const ago = made.chance.whole(4, NEWEST_LATE.chargeOff)
  const base = card(made, [...repeat('charge_off', ago), ...climb(6)], { responsibility: 'individual' })
  const lost = withLoss(made, base, { code: 'charge_off', monthsAgo: ago, depth: 6 })
  const owed = lost.chargeOffAmount
  return situation({ ...lost, currentBalance: owed, pastDue: owed })
}

const repossession: Maker = (made) => {
  const ago = made.chance.whole(3, NEWEST_LATE.chargeOff)
  const base = loan(made, AUTO, { codes: [...repeat('repossession', ago), ...climb(4)] })
  return withLoss(made, base, { code: 'repossession', monthsAgo: ago, depth: 4 })
}

const paid: Maker = (made) => paidClosed(made, NEWEST_LATE.paid)
const lostAndSold: Maker = (made) => situation({ ...sold(made, NEWEST_LATE.sold), responsibility: 'individual' })

const BASES: Readonly<Record<BaseKind, Maker>> = {
  old_lates: lates,
  paid_closed: paid,
  charge_off: chargeOff,
  sold: lostAndSold,
  clean_card: (made) => card(made, [], { responsibility: 'individual' }),
}

const CLEAN: readonly [Maker, ...Maker[]] = [
  (made) => card(made, [], {}),
  (made) => card(made, [], {}),
  (made) => loan(made, AUTO, {}),
  (made) => loan(made, PERSONAL, {}),
  (made) => loan(made, SCHOOL, {}),
  (made) => loan(made, HOME, {}),
  (made) => card(made, [], { responsibility: 'authorized_user' }),
  paid,
]

const LAWFUL: readonly [Maker, ...Maker[]] = [
  lates,
  chargeOff,
  repossession,
  (made) => collection(made, false, NEWEST_LATE.collection),
]

/** Names without repetition, so that every entry of the story can be told from the others. */
function nameGiver(chance: Chance): (account: Situation) => Situation {
  const take = (names: readonly string[]) => {
    const rest = shuffled(chance, names)
    let used = 0
    return () => rest[used++ % rest.length] ?? ''
  }
  const [bank, lender, home, school, agency, original] = [
    PRACTICE_BANKS,
    PRACTICE_LENDERS,
    PRACTICE_HOME_LENDERS,
    PRACTICE_SCHOOL_LENDERS,
    PRACTICE_AGENCIES,
    PRACTICE_ORIGINALS,
  ].map(take)
  return (account) => {
    const { accountType, loanType, soldTo } = account
    if (accountType === 'collection') {
      return situation({ ...account, creditorName: agency?.() ?? '', originalCreditor: original?.() ?? '' })
    }
    const give =
      accountType === 'revolving' ? bank : accountType === 'mortgage' ? home : loanType === 'Education Loan' ? school : lender
    return situation({ ...account, creditorName: give?.() ?? '', soldTo: soldTo === null ? null : (agency?.() ?? '') })
  }
}

interface Beginning {
  /** The newest month when the story begins. */
  readonly newest: Month
  /** Nothing was opened before this day. */
  readonly earliest: Day
}

/** The sound accounts of one invented consumer and where each is; the same for the same chance. */
export function practiceStory(chance: Chance, begins: Beginning): StoryAccount[] {
  const times = { newest: begins.newest, reportDate: addDays(`${addMonths(begins.newest, 1)}-01`, 0) }
  const name = nameGiver(chance.fork('names'))
  const make = (maker: Maker, key: string): Situation => {
    const made = { chance: chance.fork(key), times }
    const account = situation({ ...openedNoEarlier(name(maker(made)), begins.earliest), remarks: [] })
    const isBad = account.paymentHistory.some(({ code }) => isBadCode(code))
    return isBad ? situation({ ...account, isNegative: true }) : account
  }
  const clean = shuffled(chance.fork('clean'), CLEAN).slice(0, chance.whole(6, 8))
  const lawful = shuffled(chance.fork('lawful'), LAWFUL).slice(0, 2)
  return [
    ...clean.map((maker, index) => entry(make(maker, `clean-${index}`), index < 5 ? BUREAUS : mostly(chance))),
    ...lawful.map((maker, index) => entry(make(maker, `lawful-${index}`), BUREAUS)),
    ...plantedEntries(chance.fork('plants'), make),
    ...soldOn(chance.fork('sold'), times, make),
  ]
}

const entry = (account: Situation, at: readonly Bureau[]): StoryAccount => ({ account, at, plant: null, spoiledAt: null })
const mostly = (chance: Chance): readonly Bureau[] => BUREAUS.filter(() => chance.isTrue(0.8))

/** Three errors at each bureau, by different rules; the same account is sound wherever else it stands. */
function plantedEntries(chance: Chance, make: (maker: Maker, key: string) => Situation): StoryAccount[] {
  return BUREAUS.flatMap((bureau) => {
    const own = shuffled(
      chance.fork(bureau),
      PLANTS.filter(({ bureaus }) => bureaus.includes(bureau)),
    ).slice(0, PLANTS_AT_A_BUREAU)
    return own.map((plant) => ({
      account: make(BASES[plant.base], `${bureau}-${plant.rule}`),
      at: [bureau, ...BUREAUS.filter((other) => other !== bureau && chance.isTrue(0.5))],
      plant,
      spoiledAt: bureau,
    }))
  })
}

/** A sold account next to its buyer’s entry: two entries of one debt, and both are lawful. */
function soldOn(chance: Chance, times: Made['times'], make: (maker: Maker, key: string) => Situation): StoryAccount[] {
  if (chance.isTrue(0.5)) return []
  const first = make(lostAndSold, 'sold-on')
  const at = mostly(chance)
  return [entry(first, at), entry(situation({ ...boughtFrom({ chance, times }, first), remarks: [] }), at)]
}

/** What is at one bureau: never more negative entries than the bureau may show. */
export function standingAt(story: readonly StoryAccount[], bureau: Bureau): StoryAccount[] {
  const here = story.filter(({ at }) => at.includes(bureau))
  const isNegativeHere = ({ account, spoiledAt, plant }: StoryAccount): boolean =>
    account.isNegative || (spoiledAt === bureau && plant?.rule === 'current_with_past_due')
  const isMovable = (one: StoryAccount): boolean => isNegativeHere(one) && one.spoiledAt !== null && one.spoiledAt !== bureau
  let surplus = here.filter(isNegativeHere).length - MOST_NEGATIVE
  return here.filter((one) => !isMovable(one) || surplus-- <= 0)
}
