import { isSameFurnisher } from '#engine/matching/furnisher-name.ts'
import { monthsBetween, type PartialDay } from '#engine/values/day.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** What is compared of an account; both the engine's and the wire's have it. */
export interface MatchableAccount {
  readonly id: string
  readonly creditorName: string
  readonly originalCreditor: string | null
  readonly accountNumber: string | null
  readonly accountType: AccountType | null
  readonly dateOpened: PartialDay | null
  readonly originalBalance: number | null
  readonly highBalance: number | null
  readonly fileEntry: string | null
}

/** The accounts of one bureau's report. */
export interface Side<Account extends MatchableAccount> {
  readonly bureau: Bureau
  /** The report they stand in; an account's id is its own only there. */
  readonly reportId: string
  /** Names the upload: reports with the same came out of one file, and only their entries can be compared by number. */
  readonly file: string
  readonly accounts: readonly Account[]
}

/** An entry of a report. */
export interface AccountRef {
  readonly reportId: string
  readonly accountId: string
}

/** What the consumer said of two entries: whether they are one account. */
export interface AccountLink {
  readonly one: AccountRef
  readonly other: AccountRef
  readonly isSame: boolean
}

/** One account as the bureaus that list it print it. */
export interface MatchedAccount<Account extends MatchableAccount> {
  readonly accounts: Readonly<Partial<Record<Bureau, Account>>>
  /** Why these are one account, in words; empty where only one bureau lists it. */
  readonly reasons: readonly string[]
}

interface Place<Account extends MatchableAccount> {
  readonly bureau: Bureau
  readonly reportId: string
  readonly file: string
  /** Its number in the report. */
  readonly at: number
  readonly account: Account
}

interface Pair<Account extends MatchableAccount> {
  readonly a: Place<Account>
  readonly b: Place<Account>
  /** How strong the proof is; a stronger pair comes before a weaker one. */
  readonly strength: number
  readonly reason: string
}

const STRENGTHS = { consumer: 6, file: 5, numberAndDate: 4, number: 3, dateAndAmount: 2, date: 1 } as const

/**
 * Puts together what the bureaus print about one and the same account. Only what is certain is put together: a pair needs the
 * same furnisher and a number or an opening date that says the same, nothing that says otherwise, and no second account that
 * fits as well. The order of the reports and of their accounts makes no difference to what is matched.
 */
export function matchAccounts<Account extends MatchableAccount>(
  sides: readonly Side<Account>[],
  links: readonly AccountLink[] = [],
): readonly MatchedAccount<Account>[] {
  const places = BUREAUS.flatMap((bureau) =>
    sides
      .filter((side) => side.bureau === bureau)
      .flatMap(({ reportId, file, accounts }) =>
        accounts.map((account, at): Place<Account> => ({ bureau, reportId, file, at, account })),
      ),
  )
  const pairs = places.flatMap((a, index) => places.slice(index + 1).flatMap((b) => pairOf(a, b, links) ?? []))
  const certain = pairs.filter((pair) => isOnlyOne(pair, pairs))
  return groups(places, certain, links).map(asMatched)
}

function asMatched<Account extends MatchableAccount>({ places, pairs }: Group<Account>): MatchedAccount<Account> {
  const accounts: Partial<Record<Bureau, Account>> = {}
  for (const { bureau, account } of places) accounts[bureau] = account
  return { accounts, reasons: [...new Set(pairs.map(({ reason }) => reason))] }
}

/** Null where anything speaks against it, or too little for it. */
function pairOf<Account extends MatchableAccount>(
  a: Place<Account>,
  b: Place<Account>,
  links: readonly AccountLink[],
): Pair<Account> | null {
  if (a.bureau === b.bureau) return null
  const [one, other] = [a.account, b.account]
  const link = links.find((said) => isAbout(said, a, b))
  if (link !== undefined) return link.isSame ? { a, b, strength: STRENGTHS.consumer, reason: 'you said so' } : null
  if (a.file === b.file && one.fileEntry !== null && other.fileEntry !== null) {
    if (one.fileEntry !== other.fileEntry) return null
    return { a, b, strength: STRENGTHS.file, reason: 'one entry of the same file' }
  }
  const proof = proofOf(one, other)
  return proof === null ? null : { a, b, ...proof }
}

const isAt = <Account extends MatchableAccount>({ reportId, accountId }: AccountRef, place: Place<Account>): boolean =>
  reportId === place.reportId && accountId === place.account.id

const isAbout = <Account extends MatchableAccount>({ one, other }: AccountLink, a: Place<Account>, b: Place<Account>): boolean =>
  (isAt(one, a) && isAt(other, b)) || (isAt(one, b) && isAt(other, a))

function proofOf(one: MatchableAccount, other: MatchableAccount): Pick<Pair<MatchableAccount>, 'strength' | 'reason'> | null {
  if (!isSameFurnisher(one.creditorName, other.creditorName)) return null
  if (one.accountType !== null && other.accountType !== null && one.accountType !== other.accountType) return null
  if (isOtherCreditor(one.originalCreditor, other.originalCreditor)) return null
  const digits = digitsOf(one.accountNumber, other.accountNumber)
  const opened = openedOf(one.dateOpened, other.dateOpened)
  if (digits === 'differ' || opened === 'differ') return null
  if (digits === 'same') {
    return opened === 'same'
      ? { strength: STRENGTHS.numberAndDate, reason: 'same company, last digits and opening date' }
      : { strength: STRENGTHS.number, reason: 'same company and last digits' }
  }
  if (opened !== 'same') return null
  return amountOf(one) !== null && amountOf(one) === amountOf(other)
    ? { strength: STRENGTHS.dateAndAmount, reason: 'same company, opening date and amount' }
    : { strength: STRENGTHS.date, reason: 'same company and opening date' }
}

/** Two collections of one agency for different creditors are two debts. */
const isOtherCreditor = (a: string | null, b: string | null): boolean => a !== null && b !== null && !isSameFurnisher(a, b)

type Likeness = 'same' | 'differ' | 'unknown'

/** Digits to compare: fewer say nothing. */
const ENOUGH_DIGITS = 3

/** Compares what both show at the same end of the number: `XXXX1234` and `5412****` have nothing in common to compare. */
function digitsOf(a: string | null, b: string | null): Likeness {
  const [one, other] = [shownOf(a), shownOf(b)]
  if (one === null || other === null || one.end !== other.end) return 'unknown'
  // Where the tail is masked, the last digits shown stand at different places unless as much is masked.
  if (one.end === 'head' && one.masked !== other.masked) return 'unknown'
  const length = Math.min(one.digits.length, other.digits.length)
  if (length < ENOUGH_DIGITS) return 'unknown'
  return one.digits.slice(-length) === other.digits.slice(-length) ? 'same' : 'differ'
}

interface Shown {
  readonly end: 'head' | 'tail'
  readonly digits: string
  readonly masked: number
}

function shownOf(number: string | null): Shown | null {
  const match = /^(\d*)([^\d]*)(\d*)$/.exec(number ?? '')
  if (!match) return null
  const [, head = '', mask = '', tail = ''] = match
  if (tail !== '') return { end: 'tail', digits: tail, masked: mask.length }
  if (head === '') return null
  return mask === '' ? { end: 'tail', digits: head, masked: 0 } : { end: 'head', digits: head, masked: mask.length }
}

/** Bureaus print the day, or the month, or the month of the first report: a month more or less is the same date. */
function openedOf(a: PartialDay | null, b: PartialDay | null): Likeness {
  if (a === null || b === null) return 'unknown'
  if (a.length === 4 || b.length === 4) return a.slice(0, 4) === b.slice(0, 4) ? 'unknown' : 'differ'
  return Math.abs(monthsBetween(a, b)) <= 1 ? 'same' : 'differ'
}

const amountOf = ({ originalBalance, highBalance }: MatchableAccount): number | null => originalBalance ?? highBalance

/** Whether neither account has another one at the other bureau that fits as well or better. */
function isOnlyOne<Account extends MatchableAccount>(pair: Pair<Account>, pairs: readonly Pair<Account>[]): boolean {
  return pairs.every((other) => {
    if (other === pair || other.strength < pair.strength) return true
    const [from, to] = [endsOf(pair), endsOf(other)]
    const sharesOne = to.some((place) => from.includes(place))
    const isSameBureaus = to.every(({ bureau }) => from.some((place) => place.bureau === bureau))
    return !sharesOne || !isSameBureaus
  })
}

const endsOf = <Account extends MatchableAccount>({ a, b }: Pair<Account>): readonly Place<Account>[] => [a, b]

interface Group<Account extends MatchableAccount> {
  readonly places: readonly Place<Account>[]
  readonly pairs: readonly Pair<Account>[]
}

/** Pairs that hang together are one account; where that would put two of one bureau together, the weakest pairs are left out. */
function groups<Account extends MatchableAccount>(
  places: readonly Place<Account>[],
  pairs: readonly Pair<Account>[],
  links: readonly AccountLink[],
): readonly Group<Account>[] {
  const found: Group<Account>[] = []
  const seen = new Set<Place<Account>>()
  for (const place of places) {
    if (seen.has(place)) continue
    const group = connected(place, pairs)
    for (const one of group.places) seen.add(one)
    found.push(...(isWhole(group, links) ? [group] : groups(group.places, withoutWeakest(group.pairs), links)))
  }
  return found
}

function connected<Account extends MatchableAccount>(start: Place<Account>, pairs: readonly Pair<Account>[]): Group<Account> {
  const reached = new Set([start])
  for (const place of reached) {
    for (const { a, b } of pairs) {
      if (a === place) reached.add(b)
      if (b === place) reached.add(a)
    }
  }
  const places = [...reached].toSorted((one, other) => BUREAUS.indexOf(one.bureau) - BUREAUS.indexOf(other.bureau))
  return { places, pairs: pairs.filter(({ a }) => reached.has(a)) }
}

/** One of each bureau, and no two of them that speak against being one account. */
function isWhole<Account extends MatchableAccount>({ places }: Group<Account>, links: readonly AccountLink[]): boolean {
  if (new Set(places.map(({ bureau }) => bureau)).size < places.length) return false
  return places.every((a, index) => places.slice(index + 1).every((b) => isCompatible(a, b, links)))
}

/** Two that hang together only through a third: nothing may speak against them. */
function isCompatible<Account extends MatchableAccount>(
  a: Place<Account>,
  b: Place<Account>,
  links: readonly AccountLink[],
): boolean {
  if (pairOf(a, b, links) !== null) return true
  if (links.some((said) => isAbout(said, a, b))) return false
  if (a.file === b.file && a.account.fileEntry !== null && b.account.fileEntry !== null) return false
  return (
    digitsOf(a.account.accountNumber, b.account.accountNumber) !== 'differ' &&
    openedOf(a.account.dateOpened, b.account.dateOpened) !== 'differ'
  )
}

function withoutWeakest<Account extends MatchableAccount>(pairs: readonly Pair<Account>[]): readonly Pair<Account>[] {
  const weakest = Math.min(...pairs.map(({ strength }) => strength))
  return pairs.filter(({ strength }) => strength > weakest)
}
