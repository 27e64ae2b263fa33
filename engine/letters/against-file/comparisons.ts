import type { File, FindFault } from '#engine/letters/against-file/find-faults.ts'
import { findMentions } from '#engine/letters/mentions/find-mentions.ts'
import { mayBeSaidAs, rolesNamedIn } from '#engine/letters/mentions/find-role.ts'
import { firstDayOf } from '#engine/values/day.ts'

const MORE = /\b(?:more|higher|greater|larger|bigger|above|exceeds?)\b/i
const LESS = /\b(?:less|lower|smaller|below|fewer)\b/i
const LATER = /\b(?:later|after|newer|more recent)\b/i
const EARLIER = /\b(?:earlier|before|sooner|older)\b/i
/** Two things checked against each other, and what is between them. */
const THAN =
  /\b((?:more|higher|greater|larger|bigger|less|lower|smaller|fewer|later|earlier|sooner)\b[^.;]{0,30}?\bthan|above|below|exceeds)\b/i
const NO_COMPARISON =
  /\b(?:not|never|no|if|should|must|cannot|more than (?:once|that|one|ever|a|\w{1,15} (?:days?|weeks?|months?|years?)))\b|n't\b/i

/** What a half of a comparison is worth in the file; null where it may be several things. */
function amountOf(half: string, { values }: File): number | null {
  const stated = findMentions(half).filter(({ kind }) => kind === 'amount')
  const roles = rolesNamedIn(half, 'amount')
  const bureau = bureauIn(half, values.recipient)
  const meant = values.amounts.filter(
    ({ role, bureau: of, fact }) =>
      !fact.id.endsWith('.ask') &&
      (roles.length === 0 ? bureau !== null : role !== null && roles.some((named) => mayBeSaidAs(role, named))) &&
      (bureau === null || of === null || of === bureau) &&
      (roles.length > 0 || of === bureau),
  )
  const found = [...new Set(meant.map(({ cents }) => cents))]
  // Of one bureau's account all amounts are its own: the ones that the finding compares are meant.
  const compared = [...new Set(meant.filter(({ fact }) => fact.id.endsWith('.claim')).map(({ cents }) => cents))]
  const [only, second] = compared.length === 1 ? compared : found
  if (only !== undefined && second === undefined) return only
  return stated.length === 1 && roles.length === 0 && bureau === null ? Number(stated[0]?.value) : null
}

function bureauIn(half: string, recipient: string | null): string | null {
  const named = /\b(equifax|experian|transunion)\b/i.exec(half)?.[1]?.toLowerCase()
  return named ?? (/\b(?:you|yours?)\b/i.test(half) ? recipient : null)
}

function dayOf(half: string, { values }: File): string | null {
  const roles = rolesNamedIn(half, 'date')
  const days = values.days.filter(({ role }) => role !== null && roles.some((named) => mayBeSaidAs(role, named)))
  const found = [...new Set(days.map(({ day }) => firstDayOf(day)))]
  return found.length === 1 ? (found[0] ?? null) : null
}

const AGAINST = {
  why: 'compares two things the other way round than your file. Turn it round, or say what each of them is.',
} as const

/** Whether the file says that something grew or shrank, or moved later or earlier. */
const TRENDS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [
    /\b(?:grew|grown|rose|risen|went up|increased|got larger|higher)\b/i,
    /\b(?:fell|fallen|dropped|went down|decreased|shrank|shrunk|got smaller|lower)\b/i,
  ],
  [
    /\b(?:moved|pushed|changed|set|gives?) (?:\w{1,15} ){0,3}(?:later|forward)\b|\bthe later one\b/i,
    /\b(?:moved|pushed|changed|set) (?:\w{1,15} ){0,3}(?:earlier|back(?:ward)?)\b|\bnewer (?:\w{1,15} ){1,4}earlier\b/i,
  ],
]

function isAgainstTrend(sentence: string, { facts }: File): boolean {
  const claims = facts.filter(({ fact }) => fact.id.endsWith('.claim')).map(({ fact }) => fact.text)
  const roles = [...rolesNamedIn(sentence, 'amount'), ...rolesNamedIn(sentence, 'date')]
  const about = claims.filter(
    (claim) =>
      roles.length === 0 ||
      [...rolesNamedIn(claim, 'amount'), ...rolesNamedIn(claim, 'date')].some((role) => roles.includes(role)),
  )
  return TRENDS.some(([one, other]) => {
    const [says, saysOther] = [one.test(sentence), other.test(sentence)]
    if (says === saysOther) return false
    const [opposite, same] = says ? [other, one] : [one, other]
    return about.some((claim) => opposite.test(claim)) && !about.some((claim) => same.test(claim))
  })
}

/** `In the newer report it is June 1, 2020`: which of two reports gives which date. */
const OF_REPORT =
  /\b(newer|newest|latest|later|current|recent|second|older|oldest|earlier|previous|former|prior|first|old|new)\b(?: of (?:the|my|your|these) (?:two )?)? ?(?:ones?|reports?|files?|credit reports?)\b/gi
const isNewer = (word: string): boolean => /^(?:new|late|current|recent|second)/i.test(word)

function isOfOtherReport(sentence: string, { facts, values }: File): boolean {
  const named = [...sentence.matchAll(OF_REPORT)]
  const [day] = named.length === 1 ? findMentions(sentence).filter(({ kind }) => kind === 'date') : []
  if (day === undefined) return false
  const claims = facts.filter(({ fact }) => fact.id.endsWith('.claim')).map(({ fact }) => fact.text)
  const isSaidNewer = isNewer(named[0]?.[1] ?? '')
  const owners = claims.flatMap((claim) =>
    findMentions(claim)
      .filter(({ kind, value }) => kind === 'date' && value === day.value)
      .flatMap(({ start }) => [...claim.slice(0, start).matchAll(OF_REPORT)].at(-1)?.[1] ?? []),
  )
  const isReportDay = values.days.some(({ day: known, role }) => known === day.value && role === 'report')
  return !isReportDay && owners.length > 0 && owners.every((word) => isNewer(word) !== isSaidNewer)
}

/** `Experian has the lower balance`, where two bureaus are compared. */
const SUPERLATIVE =
  /\bthe (higher|larger|bigger|greater|highest|lower|smaller|lowest) (?:\w{1,15} )?(?:balance|amount|limit|figure|one|number)\b/i

function isOtherEnd(sentence: string, file: File): boolean {
  const word = SUPERLATIVE.exec(sentence)?.[1]
  const bureau = word === undefined ? null : bureauIn(sentence.replace(/\b(?:other|than)\b.*$/i, ''), file.values.recipient)
  if (word === undefined || bureau === null) return false
  const compared = file.values.amounts.filter(({ fact, bureau: of }) => of !== null && fact.id.endsWith('.claim'))
  const own = compared.filter(({ bureau: of }) => of === bureau).map(({ cents }) => cents)
  const others = compared.filter(({ bureau: of }) => of !== bureau).map(({ cents }) => cents)
  const [one, other] = [own[0], others[0]]
  if (one === undefined || other === undefined || one === other) return false
  return /^(?:high|large|big|great)/i.test(word) ? one < other : one > other
}

/** A comparison of two things of the file that goes the other way. */
export const findComparisons: FindFault = (sentence, file) => {
  if (isOfOtherReport(sentence, file))
    return { why: 'gives that date to the other one of two reports. Name the report that shows it.' }
  if (NO_COMPARISON.test(sentence)) return null
  if (isOtherEnd(sentence, file) || isAgainstTrend(sentence, file)) return AGAINST
  const than = THAN.exec(sentence)
  if (than === null) return null
  const [left, right, word] = [sentence.slice(0, than.index), sentence.slice(than.index + than[0].length), than[0]]
  // `$988 more than`: the distance is no side of it.
  const side = left.replace(/\$[\d,.]+\s*$/, '')
  const [one, other] = [amountOf(side, file), amountOf(right, file)]
  if (one !== null && other !== null && one !== other)
    return (MORE.test(word) ? one < other : LESS.test(word) && one > other) ? AGAINST : null
  const [first, second] = [dayOf(left, file), dayOf(right, file)]
  if (first === null || second === null || first === second) return null
  return (LATER.test(word) ? first < second : EARLIER.test(word) && first > second) ? AGAINST : null
}
