import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { type Department, departmentOf } from '#engine/matching/department.ts'
import { areLikeNames, type NameWords, nameWords } from '#engine/matching/like-names.ts'
import { nameOfCreditor, originalCreditorKey } from '#engine/matching/original-creditor.ts'
import { type ShownPart, shownPart } from '#engine/values/account-number.ts'
import { monthsBetween, type PartialDay } from '#engine/values/day.ts'
import type { AccountType } from '#engine/words/account-type.ts'

/** What is compared of an account; both the engine's and the wire's have it. */
export interface MatchableAccount {
  readonly id: string
  readonly creditorName: string
  readonly originalCreditor: string | null
  readonly accountNumber: string | null
  readonly accountType: AccountType | null
  readonly dateOpened: PartialDay | null
  readonly dateClosed: PartialDay | null
  readonly originalBalance: number | null
  readonly highBalance: number | null
  readonly fileEntry: string | null
}

/** An account as far as it tells which account it is. */
export interface Traits {
  /** Of the name; empty where it has nothing of its own. */
  readonly furnisher: string
  /** The letters and digits of the name as it is printed: bureaus leave out its spaces, and its end. */
  readonly letters: string
  readonly name: NameWords
  /** Null where the name says none. */
  readonly department: Department | null
  /** Null where no one is named. */
  readonly originalCreditor: string | null
  readonly creditor: NameWords
  readonly number: ShownPart | null
  readonly type: AccountType | null
  readonly opened: PartialDay | null
  readonly closed: PartialDay | null
  /** Cents; the original amount, else the highest balance. */
  readonly amount: number | null
}

/** An account never changes once read, so it is taken apart once. */
const known = new WeakMap<MatchableAccount, Traits>()

export function traitsOf(account: MatchableAccount): Traits {
  const before = known.get(account)
  if (before !== undefined) return before
  const { creditorName, originalCreditor, accountNumber, accountType, dateOpened, dateClosed } = account
  const traits: Traits = {
    furnisher: furnisherKey(creditorName),
    letters: creditorName.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
    name: nameWords(creditorName),
    department: departmentOf(creditorName),
    originalCreditor: originalCreditorKey(originalCreditor) || null,
    creditor: nameWords(nameOfCreditor(originalCreditor) ?? ''),
    number: shownPart(accountNumber),
    type: accountType,
    opened: dateOpened,
    closed: dateClosed,
    amount: account.originalBalance ?? account.highBalance,
  }
  known.set(account, traits)
  return traits
}

export type Likeness = 'same' | 'differ' | 'unknown'

/** Digits to compare: fewer say nothing. */
export const ENOUGH_DIGITS = 3

/** Compares what both show at the same end of the number: `XXXX1234` and `5412****` have nothing in common to compare. */
export function numbersAre(one: ShownPart | null, other: ShownPart | null, least = ENOUGH_DIGITS): Likeness {
  if (one === null || other === null) return 'unknown'
  if (beginOtherwise(one, other)) return 'differ'
  if (one.end !== other.end) return 'unknown'
  const length = Math.min(one.digits.length, other.digits.length)
  if (length < least) return 'unknown'
  if (one.end === 'head') return headsAre(one, other, length)
  return one.digits.slice(-length) === other.digits.slice(-length) ? 'same' : 'differ'
}

/** So many digits before a mask were kept of reports that were read before numbers were kept as printed: the last ones, not the first. */
const ONCE_KEPT = /^\d{4}$/

/** The first characters where they are known as such; figures of nothing but zeros fill a number up. */
function beginningOf({ end, digits, head }: ShownPart): string | null {
  const first = end === 'tail' ? (head ?? '') : ONCE_KEPT.test(digits) ? '' : digits
  return first.length < ENOUGH_DIGITS || /^0+$/.test(first) ? null : first
}

/** Where one of the two shows both ends, and the other its beginning, too: `4147...3174` is not `5424...3174`. */
function beginOtherwise(one: ShownPart, other: ShownPart): boolean {
  if (one.end === 'head' && other.end === 'head') return false
  const [a, b] = [beginningOf(one), beginningOf(other)]
  if (a === null || b === null) return false
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) !== b.slice(0, length)
}

/** Whether both show the number's beginning, and the same. */
export function beginAlike(one: ShownPart | null, other: ShownPart | null): boolean {
  const [a, b] = [one, other].map((part) => (part === null ? null : beginningOf(part)))
  if (a === null || a === undefined || b === null || b === undefined) return false
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) === b.slice(0, length)
}

/** Bureaus mask as many places as they like: two heads are one number's where the shorter begins the longer. */
function headsAre(one: ShownPart, other: ShownPart, length: number): Likeness {
  const [a, b] = [one.digits, other.digits]
  const beginning = a.slice(0, length) === b.slice(0, length) ? 'same' : 'differ'
  if (!ONCE_KEPT.test(a) && !ONCE_KEPT.test(b)) return beginning
  if (one.masked !== other.masked) return 'unknown'
  if (a.slice(-length) === b.slice(-length)) return 'same'
  return beginning === 'same' ? 'unknown' : 'differ'
}

/** Bureaus print the day, or the month, or the month of the first report: a month more or less is the same date. */
const ROUNDING_MONTHS = 1

/** `most`: by how many months the same date may differ. A year alone can only speak against. */
export function openingsAre(a: PartialDay | null, b: PartialDay | null, most = ROUNDING_MONTHS): Likeness {
  if (a === null || b === null) return 'unknown'
  if (a.length === 4 || b.length === 4) return a.slice(0, 4) === b.slice(0, 4) ? 'unknown' : 'differ'
  return Math.abs(monthsBetween(a, b)) <= most ? 'same' : 'differ'
}

/** One name, and one that says something. */
export const isOneName = (a: string, b: string): boolean => a !== '' && a === b

/** Names of one company, shortened or without their spaces (`ELANFINSVC`). */
export const areOneCompany = (one: Traits, other: Traits): boolean =>
  isOneName(one.furnisher, other.furnisher) || (one.furnisher !== '' && isOneName(one.letters, other.letters))

/** Letters that a bureau leaves of a name at least. */
const LEAST_LETTERS = 8

/** Whether one name may be the other with its end cut off (`COMENITY/VCT`); for itself that proves nothing. */
export function mayBeCutName(one: Traits, other: Traits): boolean {
  const [short, long] = one.letters.length < other.letters.length ? [one, other] : [other, one]
  return short.letters.length >= LEAST_LETTERS && long.letters.startsWith(short.letters)
}

/** Two collections of one agency for different creditors are two debts. */
export const isOtherCreditor = (one: Traits, other: Traits): boolean =>
  one.originalCreditor !== null &&
  other.originalCreditor !== null &&
  one.originalCreditor !== other.originalCreditor &&
  !areLikeNames(one.creditor, other.creditor)

/** Whether the companies, the kinds or the numbers of two accounts say that they are two. */
export const areOther = (one: Traits, other: Traits): boolean =>
  !areOneCompany(one, other) || areOfOtherKinds(one, other) || areOtherDebts(one, other)

/** Bureaus call one account by several kinds, so this speaks against a pair only where little else speaks for it. */
export const areOfOtherKinds = (one: Traits, other: Traits): boolean =>
  one.type !== null && other.type !== null && one.type !== other.type

/** The same whatever company the names say, and whatever the kinds. */
export const areOtherDebts = (one: Traits, other: Traits): boolean =>
  isOtherCreditor(one, other) ||
  numbersAre(one.number, other.number) === 'differ' ||
  (one.department !== null && other.department !== null && one.department !== other.department)
