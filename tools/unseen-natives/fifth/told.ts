import { seeded } from '#engine/practice/seed.ts'
import { codeOf } from '#tools/native-people/expected.ts'
import { live, type Plan } from '#tools/native-people/live.ts'
import { isShown } from '#tools/native-people/months.ts'
import type { Kind, StoryAccount, StoryCollection } from '#tools/native-people/story.ts'
import type { Facts, Truth } from '#tools/unseen-natives/facts.ts'

export const DAY = '2026-07-21'

/** An account and what is printed of it beyond how it went. */
export interface ToldAccount extends StoryAccount {
  /** The number as the bureau prints it. */
  readonly shown: string
  readonly remarks: readonly string[]
  /** Remarks of a time that is over, each with its time as printed. */
  readonly before?: readonly (readonly [text: string, stood: string, since: string, until: string])[]
  readonly isOnNewPage?: true
}
export interface ToldCollection extends StoryCollection {
  readonly shown: string
}

interface More extends Partial<Plan> {
  /** What is told otherwise than it went. */
  readonly told?: Partial<ToldAccount>
}
export function told(
  seed: string,
  [kind, company, shown]: readonly [Kind, string, string],
  { told: more = {}, ...of }: More = {},
): ToldAccount {
  const plan: Plan = { kind, company, opened: '2020-03-17', standing: 'current', episodes: [], gaps: [], ...of }
  return { ...live(seeded(`fifth ${seed}`), DAY, plan), disputed: null, shown, remarks: [], ...more }
}

export const owed = (agency: string, shown: string, more: Partial<ToldCollection> = {}): ToldCollection => ({
  agency,
  shown,
  number: shown,
  original: 'TALLGRASS WIRELESS',
  street: '3001 QUARRY BEND STE 410',
  city: 'OSGOOD',
  state: 'IN',
  zip: '47037-2210',
  phone: '(812) 555-0141',
  assigned: '2024-11-06',
  reported: '2026-07-02',
  amount: 733,
  balance: 733,
  paidOn: null,
  firstDelinquency: '2024-04-19',
  classification: 'Cable or Cellular',
  isMedical: false,
  ...more,
})

export interface Look {
  readonly name: string
  readonly days: readonly string[]
  readonly lines: readonly string[]
  readonly phone: string | null
  /** What is said beside it: a kind of request, a purpose, who asked first. */
  readonly note?: string
}
export const look = (name: string, days: readonly string[], more: Partial<Look> = {}): Look => ({
  name,
  days,
  lines: ['88 COOPERAGE LN', 'TIPTON, IA 52772'],
  phone: '(563) 555-0172',
  ...more,
})
/** So many days, each so many after the one before it, the newest first. */
export const daysBefore = (last: string, count: number, step = 23): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(last) - index * step * 86_400_000).toISOString().slice(0, 10))

export interface ToldRecord {
  readonly court: string
  readonly reference: string
  readonly filed: string
  readonly resolved: string
  readonly chapter: '7' | '13'
}

/** A person with all that a bureau says of them. */
export interface ToldPerson {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly born: string
  readonly ssn4: string
  readonly homes: readonly (readonly [street: string, city: string, state: string, zip: string])[]
  readonly phones?: readonly string[]
  readonly employers?: readonly (readonly [name: string, occupation: string | null])[]
  readonly accounts: readonly ToldAccount[]
  readonly collections?: readonly ToldCollection[]
  readonly hard?: readonly Look[]
  readonly promotional?: readonly Look[]
  readonly review?: readonly Look[]
  readonly records?: readonly ToldRecord[]
  readonly statement?: string
  readonly alert?: string
}

export const isNegative = (account: StoryAccount): boolean =>
  account.pastDue > 0 || account.months.some(({ mark, month }) => mark !== null && mark !== 'OK' && isShown(month, DAY))
export const isMajor = ({ standing }: StoryAccount): boolean => standing === 'charge-off' || standing === 'repossession'

/** The marks as the page shows them. */
export const marksOf = (account: StoryAccount, shows: (month: string) => boolean): Facts['marks'] =>
  Object.fromEntries(
    account.months.flatMap(({ month, mark }) => (mark === null || !shows(month) ? [] : [[month, codeOf(mark)] as const])),
  )

export const inquiryLines = (person: ToldPerson): string[] => [
  ...(person.hard ?? []).flatMap(({ name, days }) => days.map((day) => `hard ${name} ${day}`)),
  ...[...(person.promotional ?? []), ...(person.review ?? [])].flatMap(({ name, days }) =>
    days.map((day) => `soft ${name} ${day}`),
  ),
]
/** Only what is not zero: where a bureau leaves zeros empty. */
export const some = (amount: number | null): number | null => (amount === 0 ? null : amount)

export interface Printed {
  readonly pdf: Uint8Array
  readonly truth: Truth
  /** The page on which each account begins, in the order of the truth. */
  readonly starts: readonly number[]
  readonly count: number
}

/** What the reports of all bureaus tell of a person alike. */
export const truthOf = (person: ToldPerson): Omit<Truth, 'accounts'> => ({
  reportDate: DAY,
  name: person.name,
  inquiries: inquiryLines(person),
  aliases: person.aliases ?? [],
  addresses: person.homes.map((home) => home.join(' | ')),
  employers: (person.employers ?? []).map(([name]) => name),
  notices: [...(person.alert === undefined ? [] : ['fraud_alert']), ...(person.statement === undefined ? [] : ['statement'])],
})
