import { certainPairs, type Pair, type Place, placesOf, type Proof } from '#engine/matching/certain-pairs.ts'
import { type AccountLink, readLinks, type Said } from '#engine/matching/said-links.ts'
import { areLikeNames, areOtherNames, isShortName } from '#engine/matching/like-names.ts'
import {
  areOfOtherKinds,
  areOneCompany,
  areOtherDebts,
  beginAlike,
  type MatchableAccount,
  mayBeCutName,
  numbersAre,
  openingsAre,
  type Traits,
} from '#engine/matching/traits.ts'
import type { AccountType } from '#engine/words/account-type.ts'
import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'

/** The accounts of one bureau's report. */
export interface Side<Account extends MatchableAccount> {
  readonly bureau: Bureau
  /** The report they are in; an account's id is its own only there. */
  readonly reportId: string
  /** Names the upload: reports with the same came out of one file, and only their entries can be compared by number. */
  readonly file: string
  readonly accounts: readonly Account[]
}

/** One account as the bureaus that list it print it. */
export interface MatchedAccount<Account extends MatchableAccount> {
  readonly accounts: Readonly<Partial<Record<Bureau, Account>>>
  /** Why these are one account, in words; empty where only one bureau lists it. */
  readonly reasons: readonly string[]
}

const STRENGTHS = {
  consumer: 6,
  file: 5,
  numberAndDate: 4,
  number: 3,
  dateAndAmount: 2,
  date: 1,
  numberAndAmount: 0,
  cutName: 0,
  creditor: -1,
  likeName: -2,
} as const

/**
 * Puts together what the bureaus print about one and the same account. Only what is certain is put together: a pair needs the
 * same furnisher and a number or an opening date that says the same, nothing that says otherwise, and no second account that
 * fits as well. What the consumer said about two entries comes before all else. The order of the reports and of their accounts
 * makes no difference to what is matched.
 */
export function matchAccounts<Account extends MatchableAccount>(
  sides: readonly Side<Account>[],
  links: readonly AccountLink[] = [],
): readonly MatchedAccount<Account>[] {
  const said = readLinks(links)
  const places = placesOf(
    BUREAUS.flatMap((bureau) => sides.filter((side) => side.bureau === bureau).map((side) => ({ ...side, name: bureau }))),
  )
  const pairs = certainPairs(places, said, (a, b) => provePair(a, b, said))
  return groups(places, pairs, said).map(asMatched)
}

function asMatched<Account extends MatchableAccount>({ places, pairs }: Group<Account>): MatchedAccount<Account> {
  const accounts: Partial<Record<string, Account>> = {}
  for (const { side, account } of places) accounts[side] = account
  return { accounts, reasons: [...new Set(pairs.map(({ reason }) => reason))] }
}

/** Null where anything speaks against it, or too little for it. */
export function provePair<Account extends MatchableAccount>(a: Place<Account>, b: Place<Account>, said: Said): Proof | null {
  const isSame = said.of(a, b)
  if (isSame !== undefined) return isSame ? { strength: STRENGTHS.consumer, reason: 'you said so' } : null
  if (areOfOneFile(a, b)) {
    if (a.account.fileEntry !== b.account.fileEntry) return null
    return { strength: STRENGTHS.file, reason: 'one account in the same file' }
  }
  return proveTraits(a.traits, b.traits)
}

const areOfOneFile = <Account extends MatchableAccount>(a: Place<Account>, b: Place<Account>): boolean =>
  a.file === b.file && a.account.fileEntry !== null && b.account.fileEntry !== null

function proveTraits(one: Traits, other: Traits): Proof | null {
  if (areOtherDebts(one, other)) return null
  if (!areOneCompany(one, other)) return proveCutName(one, other) ?? proveLikeName(one, other) ?? proveCutCollection(one, other)
  const [number, opened] = [numbersAre(one.number, other.number), openingsAre(one.opened, other.opened)]
  const isOneKind = !areOfOtherKinds(one, other)
  if (opened === 'differ') return proveAllElse(one, other) ?? proveCollection(one, other)
  if (!isOneKind) return proveAnyKind(one, other)
  if (number === 'same') {
    return opened === 'same'
      ? { strength: STRENGTHS.numberAndDate, reason: 'same company, last digits and opening date' }
      : { strength: STRENGTHS.number, reason: 'same company and last digits' }
  }
  if (opened !== 'same') return proveCollection(one, other)
  return one.amount !== null && one.amount === other.amount
    ? { strength: STRENGTHS.dateAndAmount, reason: 'same company, opening date and amount' }
    : { strength: STRENGTHS.date, reason: 'same company and opening date' }
}

/** Of a number's end that tells accounts apart. The first digits are the issuer's own, the same on all its cards. */
const TELLING_DIGITS = 4

/** The opening dates differ: then all else must say the same, the end of the number and an amount or the closing date with it. */
function proveAllElse(one: Traits, other: Traits): Proof | null {
  if (one.type === null || one.type !== other.type) return null
  if (isOneHomeLoan(one, other)) return { strength: STRENGTHS.numberAndAmount, reason: 'same company, first digits and amount' }
  if (one.number?.end !== 'tail') return null
  if (numbersAre(one.number, other.number, TELLING_DIGITS) !== 'same') return null
  if (one.amount !== null && one.amount > 0 && one.amount === other.amount)
    return { strength: STRENGTHS.numberAndAmount, reason: 'same company, last digits and amount' }
  return isOneDate(one.closed, other.closed)
    ? { strength: STRENGTHS.numberAndAmount, reason: 'same company, last digits and closing date' }
    : null
}

/** No one takes two home loans of one amount from one bank; one that was paid off by the next has a closing date. */
const isOneHomeLoan = (one: Traits, other: Traits): boolean =>
  one.type === 'mortgage' &&
  one.amount !== null &&
  one.amount > 0 &&
  one.amount === other.amount &&
  ((one.closed === null && other.closed === null) || isOneDate(one.closed, other.closed)) &&
  beginAlike(one.number, other.number)

/** By which other kinds a bureau may call an account of each kind. A card is no loan, unless both are of one amount. */
const MAY_BE_CALLED: Readonly<Record<AccountType, readonly AccountType[]>> = {
  revolving: ['open', 'mortgage', 'collection'],
  installment: ['open', 'mortgage', 'collection'],
  mortgage: ['revolving', 'installment', 'open'],
  open: ['revolving', 'installment', 'mortgage', 'collection'],
  collection: ['revolving', 'installment', 'open'],
}

/** One bureau's collection is another's open account: then the day must be the same, with the number or the amount. */
function proveAnyKind(one: Traits, other: Traits): Proof | null {
  if (one.type === null || other.type === null || !isOneDate(one.opened, other.opened)) return null
  const mayBeOneKind = MAY_BE_CALLED[one.type].includes(other.type)
  if (mayBeOneKind && numbersAre(one.number, other.number, TELLING_DIGITS) === 'same')
    return { strength: STRENGTHS.number, reason: 'same company, last digits and opening date' }
  return one.amount !== null && one.amount > 0 && one.amount === other.amount
    ? { strength: STRENGTHS.dateAndAmount, reason: 'same company, opening date and amount' }
    : null
}

/** Months. An agency tells each bureau of a debt at its own time. */
const TOLD_WITHIN = 6

/** An agency may list one debt of a creditor at each bureau under its own number and day: with the same creditor it is the one. */
function proveCollection(one: Traits, other: Traits): Proof | null {
  if (one.type !== 'collection' || other.type !== 'collection' || one.originalCreditor === null) return null
  if (one.originalCreditor !== other.originalCreditor) return null
  if (openingsAre(one.opened, other.opened, TOLD_WITHIN) === 'differ') return null
  // Two bills of one hospital are two debts.
  if (one.amount !== null && other.amount !== null && one.amount !== other.amount) return null
  return { strength: STRENGTHS.creditor, reason: 'same agency and original creditor' }
}

/** The same where the agency's name may be cut off: then the amount must be the same, too. */
const proveCutCollection = (one: Traits, other: Traits): Proof | null =>
  mayBeCutName(one, other) && one.amount !== null && one.amount > 0 && one.amount === other.amount
    ? proveCollection(one, other)
    : null

/** One name may be the other's beginning: then the end of the number, the kind and the day must say the same. */
function proveCutName(one: Traits, other: Traits): Proof | null {
  if (!mayBeCutName(one, other) || one.type === null || one.type !== other.type) return null
  if (one.number?.end !== 'tail' || numbersAre(one.number, other.number, TELLING_DIGITS) !== 'same') return null
  return isOneDate(one.opened, other.opened)
    ? { strength: STRENGTHS.cutName, reason: 'similar name, same last digits and opening date' }
    : null
}

/** Names that are only alike: then the day must be the same, with the number or the amount, or nearly the same, with the amount. */
function proveLikeName(one: Traits, other: Traits): Proof | null {
  if (one.type === null || other.type === null || one.furnisher === '' || other.furnisher === '') return null
  const isOneKind = one.type === other.type
  if (!isOneKind && !MAY_BE_CALLED[one.type].includes(other.type)) return null
  if (openingsAre(one.opened, other.opened) !== 'same') return null
  const isOneAmount = one.amount !== null && one.amount > 0 && one.amount === other.amount
  if (isOneKind && isOneAmount && isWholeDay(one, other) && isOneDate(one.opened, other.opened) && areOneBanksLoans(one, other))
    return { strength: STRENGTHS.likeName, reason: 'similar name and same opening date' }
  if (!areLikeNames(one.name, other.name)) return null
  const isOneNumber = numbersAre(one.number, other.number, TELLING_DIGITS) === 'same'
  const isProved = isOneDate(one.opened, other.opened)
    ? isOneAmount || isOneNumber || (isOneKind && isWholeDay(one, other) && isShortName(one.name, other.name))
    : isOneAmount && isOneKind
  return isProved ? { strength: STRENGTHS.likeName, reason: 'similar name and same opening date' } : null
}

/** A bank's loans stand under its name, or under that of its department: `US BANK`, `US BANK HOME MORTGAGE`. */
const areOneBanksLoans = ({ type, furnisher, name }: Traits, other: Traits): boolean =>
  (type === 'mortgage' || type === 'installment') &&
  !areOtherNames(name, other.name) &&
  Math.min(furnisher.length, other.furnisher.length) >= LEAST_NAME &&
  (furnisher.startsWith(other.furnisher) || other.furnisher.startsWith(furnisher))

/** Letters of a bank's own name at least. */
const LEAST_NAME = 5

const DAY_LENGTH = 10
const isWholeDay = (one: Traits, other: Traits): boolean =>
  one.opened?.length === DAY_LENGTH && other.opened?.length === DAY_LENGTH

/** The same day, or the same month where only that is printed. */
function isOneDate(a: Traits['closed'], b: Traits['closed']): boolean {
  if (a === null || b === null || a.length === 4 || b.length === 4) return false
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) === b.slice(0, length)
}

interface Group<Account extends MatchableAccount> {
  readonly places: readonly Place<Account>[]
  readonly pairs: readonly Pair<Account>[]
}

/** Pairs that hang together are one account; where that would put two of one bureau together, the weakest pairs are left out. */
function groups<Account extends MatchableAccount>(
  places: readonly Place<Account>[],
  pairs: readonly Pair<Account>[],
  said: Said,
): readonly Group<Account>[] {
  const pairsOf = pairsByPlace(pairs)
  const found: Group<Account>[] = []
  const seen = new Set<Place<Account>>()
  for (const place of places) {
    if (seen.has(place)) continue
    const group = connected(place, pairsOf)
    for (const one of group.places) seen.add(one)
    found.push(...(isWhole(group, said) ? [group] : groups(group.places, withoutWeakest(group.pairs), said)))
  }
  return found
}

type PairsByPlace<Account extends MatchableAccount> = ReadonlyMap<Place<Account>, readonly Pair<Account>[]>

function pairsByPlace<Account extends MatchableAccount>(pairs: readonly Pair<Account>[]): PairsByPlace<Account> {
  const found = new Map<Place<Account>, Pair<Account>[]>()
  for (const pair of pairs)
    for (const end of [pair.a, pair.b]) {
      const those = found.get(end)
      if (those === undefined) found.set(end, [pair])
      else those.push(pair)
    }
  return found
}

function connected<Account extends MatchableAccount>(start: Place<Account>, pairsOf: PairsByPlace<Account>): Group<Account> {
  const reached = new Set([start])
  const pairs = new Set<Pair<Account>>()
  for (const place of reached)
    for (const pair of pairsOf.get(place) ?? []) {
      reached.add(pair.a).add(pair.b)
      pairs.add(pair)
    }
  return {
    places: [...reached].toSorted((one, other) => one.index - other.index),
    pairs: [...pairs].toSorted((one, other) => one.a.index - other.a.index || one.b.index - other.b.index),
  }
}

/** One of each bureau, and no two of them that speak against being one account. */
function isWhole<Account extends MatchableAccount>({ places }: Group<Account>, said: Said): boolean {
  if (new Set(places.map(({ side }) => side)).size < places.length) return false
  return places.every((a, index) => places.slice(index + 1).every((b) => isCompatible(a, b, { places, said })))
}

/** Two that hang together only through a third: nothing may speak against them, unless the consumer put both with the third. */
function isCompatible<Account extends MatchableAccount>(
  a: Place<Account>,
  b: Place<Account>,
  { places, said }: { readonly places: readonly Place<Account>[]; readonly said: Said },
): boolean {
  if (provePair(a, b, said) !== null) return true
  if (said.of(a, b) === false) return false
  if (places.some((third) => said.of(a, third) === true && said.of(third, b) === true)) return true
  if (areOfOneFile(a, b)) return false
  if (numbersAre(a.traits.number, b.traits.number) === 'differ') return false
  if (openingsAre(a.traits.opened, b.traits.opened) !== 'differ') return true
  // One bureau's other day does not undo what the third shows with each of the two.
  return places.some(
    (third) => third !== a && third !== b && provePair(a, third, said) !== null && provePair(third, b, said) !== null,
  )
}

function withoutWeakest<Account extends MatchableAccount>(pairs: readonly Pair<Account>[]): readonly Pair<Account>[] {
  const weakest = Math.min(...pairs.map(({ strength }) => strength))
  return pairs.filter(({ strength }) => strength > weakest)
}
