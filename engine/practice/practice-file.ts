import { aged } from '#engine/practice/age-account.ts'
import { mailAddress, phoneOf } from '#engine/practice/people.ts'
import { PRACTICE_BANKS, PRACTICE_LENDERS } from '#engine/practice/practice-names.ts'
import { LEAST_HISTORY, practiceStory, standingAt, type StoryAccount } from '#engine/practice/practice-story.ts'
import { type Chance, seeded } from '#engine/practice/seed.ts'
import type { Asking, CreditFile, Person, Situation } from '#engine/practice/situation.ts'
import { addMonths, addYears, type Day, type Month, monthsBetween } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** Who asks. No SSN: an invented file needs none. */
export interface PracticePerson {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: Day
  /** Null parts are invented. */
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string } | null
}

/** What became of one entry of an invented file at one bureau. */
export interface FileChange {
  readonly bureau: Bureau
  readonly creditorName: string
  /** `removed`: it is there no more; `corrected`: what was wrong with it is put right. */
  readonly kind: 'removed' | 'corrected'
  readonly from: Day
  /** The day it is as before again; null: it stays so. */
  readonly until: Day | null
}

/** How the file of a day differs from what the bureau invents for it. */
export interface FileHistory {
  /** The file tells the story of this day on, however many days later it is asked for. */
  readonly begunOn: Day
  readonly changes: readonly FileChange[]
}

/** An error that is in the file, by the rule that finds it. */
export interface PlantedError {
  readonly rule: string
  readonly creditorName: string
}

/** What the practice bureau has on the person on that day. */
export interface PracticeFile {
  readonly file: CreditFile
  /** Invented like the rest; no bureau prints one, so it goes next to the file. */
  readonly score: number
  readonly planted: readonly PlantedError[]
}

/** A story lasts so many years; then another begins, before the law would have its old debts deleted. */
const STORY_YEARS = 4
const FIRST_STORY = 2025
/** The number that no card is ever issued with. */
const NO_SSN = '0000'

/** The month a person’s story begins: that of everyone, or as soon as the person is old enough. */
function beginningOf(birth: Day, day: Day): { newest: Month; earliest: Day } | null {
  const period = Math.floor((Number(day.slice(0, 4)) - FIRST_STORY) / STORY_YEARS)
  const common = `${FIRST_STORY + period * STORY_YEARS - 1}-12`
  const earliest = addMonths(addYears(birth, 18), 1)
  const own = addMonths(earliest.slice(0, 7), LEAST_HISTORY)
  const newest = own > common ? own : common
  return newest >= day.slice(0, 7) ? null : { newest, earliest }
}

/**
 * An invented, coherent file of the person at one bureau on one day; null for someone too young to have one. With a history it
 * is the same file later on: its accounts have aged, and some entries are gone, put right or back again.
 */
export function practiceFile(
  person: PracticePerson,
  { bureau, day, history }: { readonly bureau: Bureau; readonly day: Day; readonly history?: FileHistory },
): PracticeFile | null {
  const name = `${person.firstName} ${person.lastName}`.toUpperCase()
  const begins = beginningOf(person.dateOfBirth, history?.begunOn ?? day)
  if (begins === null) return null
  const chance = seeded(`practice ${name} ${person.dateOfBirth} ${begins.newest}`)
  const newest = addMonths(day.slice(0, 7), -1)
  const inForce = (history?.changes ?? []).filter((change) => change.bureau === bureau && isInForce(change, day))
  const entries = standingAt(practiceStory(chance.fork('story'), begins), bureau)
  const own = chance.fork(bureau)
  // Numbered before any is taken out, so that what is left stays what it was.
  const standing = entries.flatMap((one, index) => {
    const { creditorName, accountNumber } = one.account
    const change = inForce.findLast((found) => found.creditorName === creditorName)
    if (change?.kind === 'removed') return []
    const entry = change === undefined ? one : { ...one, plant: null, spoiledAt: null }
    // What is owed in a month is one sum, whichever bureau tells of it.
    const owed = chance.fork(`owed ${creditorName} ${accountNumber}`)
    return [{ ...entry, now: atBureau(entry, { bureau, chance: own.fork(`${index}`), owed, begins: begins.newest, newest }) }]
  })
  const accounts = standing.map(({ now }) => now)
  return {
    file: {
      person: invented(chance.fork('person'), person, name),
      reportDate: day,
      reportNumber: `${own.digits(4)}-${own.digits(4)}-${day.slice(8)}`,
      accounts,
      askings: askingsUntil(day, chance.fork(`${bureau} askings`)),
      records: [],
      statements: [],
      isSample: true,
    },
    score: scoreOf(accounts, own.fork('score')),
    planted: standing.flatMap(({ plant, spoiledAt, account }) =>
      plant !== null && spoiledAt === bureau ? [{ rule: plant.rule, creditorName: account.creditorName }] : [],
    ),
  }
}

const isInForce = ({ from, until }: FileChange, day: Day): boolean => from <= day && (until === null || day < until)

/** Bureaus have the same account of different days: some a month behind. */
function atBureau(
  { account, plant, spoiledAt }: StoryAccount,
  at: { bureau: Bureau; chance: Chance; owed: Chance; begins: Month; newest: Month },
): Situation {
  const months = monthsBetween(at.begins, at.newest)
  const lag = spoiledAt !== at.bureau && months > 0 && at.chance.isTrue(0.25) ? 1 : 0
  const now = aged(account, at.owed, { newest: at.begins, months: months - lag })
  return plant !== null && spoiledAt === at.bureau ? plant.spoil(now) : now
}

function invented(chance: Chance, { dateOfBirth, address }: PracticePerson, name: string): Person {
  const home = mailAddress(chance)
  const at = address ?? { street: home.lines[0] ?? '', city: home.city, state: home.state, zip: home.zip }
  const street = at.street.toUpperCase()
  return {
    name,
    alsoKnownAs: [],
    birth: dateOfBirth,
    ssnLast4: NO_SSN,
    addresses: [
      {
        lines: [street],
        street,
        city: at.city.toUpperCase(),
        state: at.state,
        zip: at.zip,
        dwelling: 'Single family',
        id: chance.digits(10),
      },
    ],
    phones: [{ number: phoneOf(chance), kind: 'Cellular' }],
    employers: ['ACME TESTING CO'],
  }
}

/** Lower with every negative account and with full cards, and a few points of each bureau’s own. */
function scoreOf(accounts: readonly Situation[], chance: Chance): number {
  const negative = accounts.filter(({ isNegative }) => isNegative).length
  const cards = accounts.filter(({ accountType, status }) => accountType === 'revolving' && status === 'open')
  const limit = cards.reduce((sum, { creditLimit }) => sum + (creditLimit ?? 0), 0)
  const owed = cards.reduce((sum, { currentBalance }) => sum + (currentBalance ?? 0), 0)
  const use = limit === 0 ? 0 : Math.min(1, owed / limit)
  return Math.round(Math.min(820, Math.max(400, 770 - 19 * negative - 80 * use + chance.whole(-14, 14))))
}

/** Who looked into the file in the two years before the day; what happened in a month stays what it was. */
function askingsUntil(day: Day, chance: Chance): Asking[] {
  const months = Array.from({ length: 23 }, (_, index) => addMonths(day.slice(0, 7), -index - 1))
  return months.flatMap((month) => {
    const own = chance.fork(month)
    if (!own.isTrue(0.3)) return []
    const kind = own.isTrue(0.4) ? ('hard' as const) : ('soft' as const)
    const { lines, city, state, zip } = mailAddress(own)
    return [
      {
        creditorName: own.pick(kind === 'hard' ? PRACTICE_BANKS : PRACTICE_LENDERS),
        kind,
        dates: [`${month}-${String(own.whole(1, 28)).padStart(2, '0')}`],
        purpose: kind === 'hard' ? 'Credit card' : 'Unspecified',
        lines: [...lines, `${city} ${state}, ${zip}`],
        phone: phoneOf(own),
        onRecordUntil: kind === 'hard' ? addMonths(month, 25) : null,
      },
    ]
  })
}
