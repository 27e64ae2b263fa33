import type { AccountRef, Said } from '#engine/matching/said-links.ts'
import { refKey } from '#engine/matching/said-links.ts'
import { ENOUGH_DIGITS, type MatchableAccount, type Traits, traitsOf } from '#engine/matching/traits.ts'
import { monthsBetween } from '#engine/values/day.ts'

/** An entry among those that are compared. */
export interface Place<Account extends MatchableAccount> extends AccountRef {
  /** Its number among all that are compared. */
  readonly index: number
  /** Entries of one side are never one account: a bureau, or a report. */
  readonly side: string
  /** Names the upload: entries of one file are told apart by its own numbering. */
  readonly file: string
  readonly account: Account
  readonly traits: Traits
}

/** Why two entries are one account. */
export interface Proof {
  /** A stronger proof comes before a weaker one. */
  readonly strength: number
  readonly reason: string
}

export interface Pair<Account extends MatchableAccount> extends Proof {
  readonly a: Place<Account>
  readonly b: Place<Account>
}

interface Side<Account extends MatchableAccount> {
  readonly name: string
  readonly reportId: string
  readonly file: string
  readonly accounts: readonly Account[]
}

export function placesOf<Account extends MatchableAccount>(sides: readonly Side<Account>[]): readonly Place<Account>[] {
  const places: Place<Account>[] = []
  for (const { name: side, reportId, file, accounts } of sides)
    for (const account of accounts) {
      const index = places.length
      places.push({ index, side, reportId, accountId: account.id, file, account, traits: traitsOf(account) })
    }
  return places
}

/** The best partner of an entry on one other side. */
interface Best<Account extends MatchableAccount> extends Proof {
  readonly partner: Place<Account>
  /** Another fits as well. */
  readonly isTied: boolean
}

/**
 * The pairs that are certain: neither entry has another one on the partner's side that fits as well or better. In the order of
 * the entries. `prove` answers null where anything speaks against a pair, or too little for it; it may conclude only from what
 * the consumer said, from the file's own numbering, and from the name with the number or the opening date, or both with the
 * beginning of the name, or the opening date with a name that is only alike, or of a collection from its original creditor; never from dates of entries whose numbers end differently in four digits.
 */
export function certainPairs<Account extends MatchableAccount>(
  places: readonly Place<Account>[],
  said: Said,
  prove: (a: Place<Account>, b: Place<Account>) => Proof | null,
): readonly Pair<Account>[] {
  const best = places.map(() => new Map<string, Best<Account>>())
  const offer = (to: Place<Account>, partner: Place<Account>, proof: Proof): void => {
    const before = best[to.index]?.get(partner.side)
    if (before === undefined || proof.strength > before.strength) {
      best[to.index]?.set(partner.side, { ...proof, partner, isTied: false })
    } else if (proof.strength === before.strength && before.partner !== partner && !before.isTied) {
      best[to.index]?.set(partner.side, { ...before, isTied: true })
    }
  }
  eachCandidate(places, said, (a, b) => {
    const proof = prove(a, b)
    if (proof === null) return
    offer(a, b, proof)
    offer(b, a, proof)
  })
  const isSure = (from: Place<Account>, to: Place<Account>): boolean => {
    const found = best[from.index]?.get(to.side)
    return found?.partner === to && !found.isTied
  }
  return places.flatMap((a) =>
    [...(best[a.index]?.values() ?? [])]
      .filter(({ partner }) => partner.index > a.index && isSure(a, partner) && isSure(partner, a))
      .toSorted((one, other) => one.partner.index - other.partner.index)
      .map(({ partner, strength, reason }) => ({ a, b: partner, strength, reason })),
  )
}

/** Calls for every two entries of different sides that can be a pair, and for some more; some are named twice. */
function eachCandidate<Account extends MatchableAccount>(
  places: readonly Place<Account>[],
  said: Said,
  compare: (a: Place<Account>, b: Place<Account>) => void,
): void {
  const shelves = new Map<string, Place<Account>[]>()
  const telling = withoutCrowds(places, said)
  const sought = places.map((place) => {
    const { on, at } = shelvesFor(place, said, telling.has(place))
    for (const shelf of on) {
      const those = shelves.get(shelf)
      if (those === undefined) shelves.set(shelf, [place])
      else those.push(place)
    }
    return at
  })
  for (const place of places)
    for (const shelf of sought[place.index] ?? [])
      for (const other of shelves.get(shelf) ?? [])
        if (other.index > place.index && other.side !== place.side) compare(place, other)
}

/**
 * The entries that are compared by what they say. Of those of one side that nothing tells apart no one can be certain, and two
 * of them show as much as all.
 */
function withoutCrowds<Account extends MatchableAccount>(
  places: readonly Place<Account>[],
  said: Said,
): ReadonlySet<Place<Account>> {
  const counts = new Map<string, number>()
  return new Set(
    places.filter((place) => {
      if (said.besides(place).length > 0) return true
      const { side, file, account, traits } = place
      const { furnisher, letters, originalCreditor, number, type, opened, closed, amount } = traits
      const shown = number === null ? '' : `${number.end} ${number.masked} ${number.digits} ${number.head ?? ''}`
      const column = account.fileEntry === null ? '' : file
      const key = [side, column, furnisher, letters, originalCreditor, shown, type, opened, closed, amount].join('|')
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= 2
    }),
  )
}

/** The shelves an entry is on, and those at which its partners are looked for. */
interface Shelves {
  readonly on: readonly string[]
  readonly at: readonly string[]
}

function shelvesFor<Account extends MatchableAccount>(place: Place<Account>, said: Said, isTelling: boolean): Shelves {
  const { account, file, traits } = place
  const besides = said.besides(place)
  const on = besides.length === 0 ? [] : [refKey(place)]
  if (account.fileEntry !== null) on.push(`entry ${file} ${account.fileEntry}`)
  if (!isTelling || traits.furnisher === '') return { on, at: [...on, ...besides] }
  if (traits.type === 'mortgage' && traits.amount !== null) on.push(`home ${traits.furnisher} ${traits.amount}`)
  const month = openedMonth(traits)
  const names = [...new Set([traits.furnisher, traits.letters])]
  on.push(...names.map((name) => numberShelf(name, traits)).filter((shelf) => shelf !== null))
  on.push(...headShelves(traits))
  if (traits.type === 'collection' && traits.originalCreditor !== null) {
    on.push(...names.map((name) => `collected ${name} ${traits.originalCreditor}`))
    if (traits.amount !== null) on.push(`collected for ${traits.originalCreditor} ${traits.amount}`)
  }
  if (month === null) return { on, at: [...on, ...besides] }
  // Of a name whose end is cut off: what else would have to say the same.
  const cut = numberShelf(String(month), traits)
  if (cut !== null) on.push(`cut ${cut}`)
  const isNumbered = hasWholeEnd(traits)
  const opened = [
    ...names.map((name) => openedShelf(name, month, isNumbered)),
    ...likeShelves(String(month), traits, isNumbered),
    ...likeNumberShelves(String(month), traits),
  ]
  const months = [month - 1, month, month + 1]
  // Two whole ends are the same, and stand on one shelf by number, or they differ, and prove nothing by their date.
  const partners = isNumbered ? [false] : [false, true]
  const alike = months.flatMap((near) => [
    ...partners.flatMap((one) => likeShelves(String(near), traits, one)),
    ...likeNumberShelves(String(near), traits),
  ])
  const around = names.flatMap((name) => months.flatMap((near) => partners.map((one) => openedShelf(name, near, one))))
  return { on: [...on, ...opened], at: [...on, ...around, ...alike, ...besides] }
}

/** Where names that are only alike are looked for: by the day or the amount, or by the number. */
function likeShelves(month: string, traits: Traits, isNumbered: boolean): readonly string[] {
  const { amount, opened } = traits
  const numbered = isNumbered ? ' numbered' : ''
  return [
    ...(amount === null || amount <= 0 ? [] : [`like ${month} amount ${amount}${numbered}`]),
    ...(opened === null ? [] : [`like ${month} day ${opened.slice(8)}${numbered}`]),
  ]
}

const likeNumberShelves = (month: string, { number }: Traits): readonly string[] =>
  number === null
    ? []
    : [number.digits.slice(0, WHOLE_END), number.digits.slice(-WHOLE_END)].map((shown) => `like ${month} ${number.end} ${shown}`)

const openedShelf = (name: string, month: number, isNumbered: boolean): string =>
  `opened ${name} ${month}${isNumbered ? ' numbered' : ''}`

/** Digits of a number's end that every proof compares. */
const WHOLE_END = 4

const hasWholeEnd = ({ number }: Traits): boolean => number?.end === 'tail' && number.digits.length >= WHOLE_END

const FIRST_MONTH = '1900-01'

/** Months since 1900; null for a year alone. */
const openedMonth = ({ opened }: Traits): number | null =>
  opened === null || opened.length === 4 ? null : monthsBetween(FIRST_MONTH, opened)

/** Digits before the mask that begin every number of an issuer; those behind them tell cards apart. */
const ISSUER_DIGITS = 6

/** Bureaus mask as many places as they like: by the first digits after the issuer's own. */
const headShelves = ({ furnisher, number }: Traits): readonly string[] =>
  number?.end === 'head' && number.digits.length > ISSUER_DIGITS
    ? [`head ${furnisher} ${number.digits.slice(0, ISSUER_DIGITS + 1)}`]
    : []

function numberShelf(name: string, { number }: Traits): string | null {
  if (number === null || number.digits.length < ENOUGH_DIGITS) return null
  const mask = number.end === 'head' ? number.masked : ''
  return `number ${name} ${number.end} ${mask} ${number.digits.slice(-ENOUGH_DIGITS)}`
}
