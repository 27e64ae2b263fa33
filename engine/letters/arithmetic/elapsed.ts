import {
  exactnessOf,
  type FileValues,
  isToday,
  type KnownDay,
  mayBeCalled,
  sentenceAround,
} from '#engine/letters/arithmetic/file-values.ts'
import type { Fact } from '#engine/letters/fact.ts'
import { type FactRole, mayBeSaidAs, rolesNamedIn } from '#engine/letters/mentions/find-role.ts'
import type { Mention } from '#engine/letters/mentions/mention.ts'
import { SPELLED, spelledNumber } from '#engine/values/spelled-number.ts'
import { daysBetween, firstDayOf, lastDayOf } from '#engine/values/day.ts'

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, quarter: 91.3, year: 365.25, decade: 3652.5 }
/** What a plain count may be off, in its unit: days are counted, years are rounded. */
const SLACK: Readonly<Record<string, number>> = { day: 0, week: 0.15, month: 0.25, quarter: 0.2, year: 0.15, decade: 0.1 }

/** `Almost two years` may be one and nine months. */
const NEAR = 0.15

const UP_TO_NOW = /^\s*(?:old|ago|back|now|have (?:now )?(?:passed|gone by|elapsed)|has (?:now )?(?:passed|gone by))\b|\bsince\b/i
const LASTING =
  /\b(?:for|in|over|during)\s+(?:(?:the )?(?:last|past)\s+)?(?:(?:more than|over|almost|nearly|about|at least)\s+)?$/i
const AS_CUSTOMER = /\b(?:customer|client|member|cardholder|borrower)\b/i
const ORDER = /^\s*(after|before|later than|earlier than|past|from)\b/i
const I_WROTE = /\bI (?:first |had )?(?:wrote|sent|mailed|disputed)\b/i

/** How a sentence counts from one day to another. */
interface Counted {
  readonly count: number
  readonly unit: string
  readonly before: string
  readonly after: string
  /** What happened on the days it speaks of. */
  readonly roles: readonly FactRole[]
}

/** The two days of the file that lie as far apart as the text says; none: the file knows no such time. */
export function elapsedIn(mention: Mention, text: string, values: FileValues): readonly Fact[] {
  const [count, unit] = mention.value.split(' ')
  if (unit === undefined || DAYS[unit] === undefined || !(Number(count) > 0)) return []
  const { sentence, from } = sentenceAround(text, mention.start)
  const [before, after] = [sentence.slice(0, mention.start - from), sentence.slice(mention.end - from)]
  const counted = { ...withYears(Number(count), unit, before), after, roles: rolesOf(sentence) }
  const pair = pairsOf(values, counted).find((two) => isSoFarApart(two, counted))
  return pair === undefined ? [] : pair.map(({ fact }) => fact)
}

const YEARS_AND = new RegExp(`\\b(${SPELLED}|\\d{1,2}) years?,? (?:and )?$`, 'i')

/** `Seven years and six months` is one time. */
function withYears(count: number, unit: string, before: string): Pick<Counted, 'count' | 'unit' | 'before'> {
  const years = unit === 'month' ? YEARS_AND.exec(before) : null
  const said = years?.[1] ?? ''
  const number = /^\d/.test(said) ? Number(said) : (spelledNumber(said.toLowerCase()) ?? 0)
  return { count: count + 12 * number, unit, before: years === null ? before : before.slice(0, years.index) }
}

/** What happened on the days that the words speak of. */
function rolesOf(said: string): readonly FactRole[] {
  const named = rolesNamedIn(said, 'date')
  if (I_WROTE.test(said)) return [...named, 'letter']
  return named.length === 0 && AS_CUSTOMER.test(said) ? ['opened', 'closed'] : named
}

type Pair = readonly [earlier: KnownDay, later: KnownDay]

const isOne = (day: KnownDay, roles: readonly FactRole[]): boolean =>
  roles.some((role) => day.role !== null && mayBeSaidAs(day.role, role))

/** What is counted between: the days the sentence speaks of; of one such day and today where it counts up to now. */
function pairsOf({ days }: FileValues, { before, after, roles }: Counted): readonly Pair[] {
  const isUpToNow = UP_TO_NOW.test(after)
  const order = ORDER.exec(after)
  const next = order === null ? undefined : rolesOf(after.slice(order[0].length))[0]
  return days.flatMap((one) =>
    days.flatMap((other): readonly Pair[] => {
      if (firstDayOf(one.day) >= firstDayOf(other.day)) return []
      if (isUpToNow && !isToday(other)) return []
      if (!isUpToNow && isToday(other) && !LASTING.test(before)) return []
      if (!areMeant([one, other], roles)) return []
      if (next !== undefined && !isInOrder([one, other], next, /before|earlier/i.test(order?.[1] ?? ''))) return []
      return [[one, other]]
    }),
  )
}

/** Where two things are named, the days are theirs; one: it is among them; none: the two are of one kind or of the letter's own story. */
function areMeant([one, other]: Pair, roles: readonly FactRole[]): boolean {
  if (roles.length > 1) return isOne(one, roles) && (isOne(other, roles) || isToday(other))
  if (roles.length === 1) return isOne(one, roles) || isOne(other, roles)
  return isOfStory(one) && (isOfStory(other) || isToday(other)) ? true : one.role !== null && one.role === other.role
}

/** What happened with the letters, as against what the report prints of the account. */
const isOfStory = ({ fact }: KnownDay): boolean => fact.source !== 'report' || fact.id.endsWith('.claim')

/** `four days after my letter`: the letter is the earlier. */
const isInOrder = ([one, other]: Pair, next: FactRole, isBefore: boolean): boolean =>
  isBefore ? isOne(other, [next]) : isOne(one, [next])

function isSoFarApart([one, other]: Pair, { count, unit, before, after }: Counted): boolean {
  const length = DAYS[unit] ?? 1
  const least = daysBetween(lastDayOf(one.day), firstDayOf(other.day)) / length
  const most = daysBetween(firstDayOf(one.day), lastDayOf(other.day)) / length
  const exactness = exactnessOf(before)
  const slack = SLACK[unit] ?? 0
  const isSpan = exactness === 'plain' && unit !== 'day' && (LASTING.test(before) || /^\s*ago\b/i.test(after))
  return [least, most].some(
    (value) => mayBeCalled(value, count, { exactness, slack, near: NEAR }) || (isSpan && value >= count && value < count + 1),
  )
}
