import { keyOfAddress, detailKey } from '#engine/audit/detail-key.ts'
import { isLikeWord, isVariant, sharesName } from '#engine/audit/detail-variant.ts'
import type { Address, PersonalInfo } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'

/** Who the member is, as far as it is known when a report comes. */
export interface Owner {
  /** What they confirmed, former names too; until then the name they registered with. */
  readonly names: readonly string[]
  readonly dateOfBirth: PartialDay | null
  readonly ssnLast4: string | null
  readonly addresses: readonly Address[]
}

/** How two values stand to each other. `near` is a slip of the pen; `unknown` where one of them says too little. */
type Likeness = 'same' | 'near' | 'other' | 'unknown'

/**
 * Whether a report clearly describes someone else, so that nothing may follow from it before the member was asked. One value
 * that differs is an error of the report and no other person: it takes a name without a word of theirs, a relative's, or several
 * values.
 * @param others - Who the member's other reports are about: they stand for digits and birth date that were not confirmed yet.
 */
export function isClearlySomebodyElse(person: PersonalInfo, owner: Owner, others: readonly PersonalInfo[]): boolean {
  const name = nameLikeness([person.name, ...person.alsoKnownAs], owner.names)
  const digits = digitsLikeness(person.ssnLast4, owner.ssnLast4)
  const birth = birthLikeness(person.dateOfBirth, owner.dateOfBirth)
  const address = addressLikeness(person.addresses, owner.addresses)
  const against = [digits, birth].filter((one) => one === 'other').length
  const supported = digits === 'same' || birth === 'same'
  if (name === 'other' || name === 'relative') return against > 0 || !supported
  if (against === 2) return true
  // A relative has the family's name; someone of the very same name lives elsewhere.
  if (against === 1 && (name === 'near' || (!supported && address === 'other'))) return true
  return reportsDisagree(person, owner, others)
}

/** Whether a paper is addressed to other people alone: a name without a word of the member's, or a relative's. */
export function isAddressedToOthers(printed: readonly string[], owned: readonly string[]): boolean {
  const name = nameLikeness(printed, owned)
  return name === 'other' || name === 'relative'
}

/** Two bureaus that print quite different digits or days cannot both be right, and the member has not said which is. */
function reportsDisagree(person: PersonalInfo, owner: Owner, others: readonly PersonalInfo[]): boolean {
  const digits = others.map((other) => digitsLikeness(person.ssnLast4, other.ssnLast4))
  const births = others.map((other) => birthLikeness(person.dateOfBirth, other.dateOfBirth))
  return (owner.ssnLast4 === null && areAllOther(digits)) || (owner.dateOfBirth === null && areAllOther(births))
}

function areAllOther(likenesses: readonly Likeness[]): boolean {
  const known = likenesses.filter((one) => one !== 'unknown')
  return known.length > 0 && known.every((one) => one === 'other')
}

/**
 * `near`: a word in common, as a married name has; `relative`: the family's name in common and another first name. Only whole names count: a first
 * name alone tells no one apart.
 */
function nameLikeness(printed: readonly (string | null)[], owned: readonly string[]): Likeness | 'relative' {
  const [theirs, ours] = [printed.flatMap((name) => (name === null ? [] : wholeName(name))), owned.flatMap(wholeName)]
  if (theirs.length === 0 || ours.length === 0) return 'unknown'
  const pairs = theirs.flatMap((one) => ours.map((other) => [one, other] as const))
  if (pairs.some(([one, other]) => isVariant(one.key, other.key))) return 'same'
  const near = pairs.filter(([one, other]) => sharesName(one.key, other.key) || isSpelledAlike(one.key, other.key))
  if (near.length === 0) return 'other'
  return near.every(([one, other]) => isCalledOtherwise(one, other)) ? 'relative' : 'near'
}

/** A name by its words without order, and the word by which its bearer is called; null where that is an initial. */
interface WholeName {
  readonly key: string
  readonly called: string | null
}

function wholeName(name: string): readonly WholeName[] {
  const key = detailKey('name', name)
  return wordsOf(key).length < 2 ? [] : [{ key, called: firstWord(name) }]
}

/** `WHITFIELD, DANA Q` is called Dana; `Dana Whitfield, Jr.`, too. */
function firstWord(name: string): string | null {
  const [front = '', behind = ''] = name.split(',')
  const wordsIn = (part: string) => part.split(/\s+/).flatMap((word) => wordsOf(detailKey('name', word)))
  const [first = ''] = [...wordsIn(behind), ...wordsIn(front)]
  return first.length > 1 ? first : null
}

/** Neither is called by a word of the other's name, however it is written. */
function isCalledOtherwise(one: WholeName, other: WholeName): boolean {
  if (one.called === null || other.called === null) return false
  return !hasLike(other.key, one.called) && !hasLike(one.key, other.called)
}

const hasLike = (key: string, word: string): boolean =>
  wordsOf(key).some((there) => isLikeWord(there, word) || isByEar(there, word))

const wordsOf = (key: string): readonly string[] => (key.split('|')[1] ?? '').split(' ').filter((word) => word !== '')

/** Names that were written down by ear: `MOHAMMED ALY`, `Muhammad Ali`. */
const isSpelledAlike = (a: string, b: string): boolean =>
  wordsOf(a).some((one) => wordsOf(b).some((other) => isByEar(one, other)))

const isByEar = (one: string, other: string): boolean => Math.min(one.length, other.length) >= 6 && slips(one, other) <= 2

/** No number was ever issued that ends so: it is a mask. */
const MASK = '0000'

function digitsLikeness(printed: string | null, own: string | null): Likeness {
  if (printed === null || own === null || !/^\d{4}$/.test(printed) || printed === MASK) return 'unknown'
  if (printed === own) return 'same'
  return slips(printed, own) <= 1 ? 'near' : 'other'
}

/** Years alone say too little, and programs fill a year up with the first of January. */
function birthLikeness(printed: PartialDay | null, own: PartialDay | null): Likeness {
  if (printed === null || own === null || !isWholeDay(printed) || !isWholeDay(own)) return 'unknown'
  if (printed === own) return 'same'
  const [year, month, date] = printed.split('-')
  const [ownYear, ownMonth, ownDate] = own.split('-')
  const equal = [year === ownYear, month === ownMonth, date === ownDate].filter(Boolean).length
  const isTurned = year === ownYear && month === ownDate && date === ownMonth
  return equal === 2 || isTurned ? 'near' : 'other'
}

const isWholeDay = (day: PartialDay): boolean => day.length === 10 && !day.endsWith('-01-01')

function addressLikeness(printed: readonly Address[], own: readonly Address[]): Likeness {
  if (printed.length === 0 || own.length === 0) return 'unknown'
  const keys = own.map(keyOfAddress)
  return printed.some((one) => keys.some((key) => isVariant(key, keyOfAddress(one)))) ? 'same' : 'other'
}

/** How many letters were changed, left out, added or swapped with the next, to make one word of the other. */
function slips(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i)))
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, isSwapped ? at(i - 2, j - 2) + 1 : changed)
      const row = rows[i]
      if (row) row[j] = least
    }
  }
  return at(a.length, b.length)
}
