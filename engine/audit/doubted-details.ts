import { type Detail, detailsOf } from '#engine/audit/detail-key.ts'
import { isVariant, sharesName } from '#engine/audit/detail-variant.ts'
import { areDatedTogether } from '#engine/audit/between-bureaus.ts'
import { type Confirmed, NOTHING_CONFIRMED, type Surroundings } from '#engine/audit/rule.ts'
import type { PersonalInfo } from '#engine/report/report.ts'

/** What a rule of its own doubts. */
export type DoubtedKind = 'name' | 'address' | 'employer' | 'phone'

/** Printings of one detail, the first of the report first. */
export type Printings = readonly [Detail, ...Detail[]]
export const fieldsOf = (printings: Printings): readonly string[] => printings.map(({ field }) => field)

/** The details of a kind that are not the consumer's, or may not be. */
export interface Doubted {
  /** The consumer says that these are not theirs. */
  readonly stated: readonly Printings[]
  /** They have said nothing of these, and they cannot be variants of what is theirs. */
  readonly asked: readonly Printings[]
}

/** What else says whose details they are: the consumer's word, and the persons of other bureaus' reports. */
interface HeldAgainst {
  readonly confirmed?: Confirmed | undefined
  readonly beside?: readonly PersonalInfo[]
}

/**
 * Sorts out names, addresses, employers or phones. What is theirs is what they have said so of, and the report's main name, first
 * address, employer or phone; a main name is in question too where they gave one that the report does not list, and it has no word in common with theirs.
 * So is a main name or first address that no other bureau lists. Each detail once, with its variants.
 */
export function doubtedDetails(
  kind: DoubtedKind,
  person: PersonalInfo,
  { confirmed = NOTHING_CONFIRMED, beside = [] }: HeldAgainst = {},
): Doubted {
  const details = detailsOf(person).filter((detail) => detail.kind === kind && isWhole(detail))
  const own = confirmed.ownDetails.filter((key) => key.startsWith(`${kind}|`))
  const foreign = details.filter(({ key }) => confirmed.foreignDetails.includes(key) && !own.includes(key))
  const main = details.find(({ field }) => field === MAIN[kind])
  const isMainTheirs = main !== undefined && !foreign.includes(main) && (kind !== 'name' || isRelated(main, own, details))
  const theirs = isMainTheirs ? [...own, main.key] : own
  const isAlone = isMainTheirs && !own.some((key) => isVariant(key, main.key)) && isListedByNobody(main, beside)
  const open = details
    .slice(0, MOST_COMPARED)
    .filter((detail) => !foreign.includes(detail) && !theirs.some((key) => isVariant(key, detail.key)))
  return {
    stated: grouped(foreign, (a, b) => a.key === b.key),
    // With nothing to hold them against, none is more in question than another.
    asked: theirs.length === 0 ? [] : grouped(isAlone ? [main, ...open] : open, (a, b) => isVariant(a.key, b.key)),
  }
}

/** The persons of the other bureaus' reports of the same weeks: an older one may be of before a move or a wedding. */
export const personsBeside = ({ report, others = [] }: Pick<Surroundings, 'report' | 'others'>): readonly PersonalInfo[] =>
  others.filter((other) => areDatedTogether(report, other.report)).map((other) => other.report.personalInfo)

/** Whether other bureaus list such details, and none of them lists this one. */
function isListedByNobody(main: Detail, beside: readonly PersonalInfo[]): boolean {
  if (main.kind !== 'name' && main.kind !== 'address') return false
  const listed = beside.flatMap(detailsOf).filter((detail) => detail.kind === main.kind && isWhole(detail))
  return listed.length > 0 && !listed.slice(0, MOST_COMPARED).some(({ key }) => isVariant(key, main.key))
}

/** No one answers more questions, and every two details are compared. */
const MOST_COMPARED = 50

const MAIN = { name: 'name', address: 'addresses.0', employer: 'employers.0', phone: 'phones.0' } as const

const isRelated = (main: Detail, own: readonly string[], details: readonly Detail[]): boolean =>
  own.every((given) => details.some(({ key }) => key === given)) || own.some((given) => sharesName(given, main.key))

/** A name or an employer with a word, an address with a number, a phone of seven digits: less cannot be told from another. */
const WHOLE = /^(?:name\|(?:(?![a-z]{2}).)*[a-z]{2}.*\||address\|[^|]*\d|employer\|.*[a-z]{2}|phone\|\d{7})/

const isWhole = ({ key }: Detail): boolean => WHOLE.test(key)

function grouped(details: readonly Detail[], isSame: (a: Detail, b: Detail) => boolean): readonly Printings[] {
  const groups: [Detail, ...Detail[]][] = []
  for (const detail of details) {
    const group = groups.find(([first]) => isSame(first, detail))
    if (group) group.push(detail)
    else groups.push([detail])
  }
  return groups
}
