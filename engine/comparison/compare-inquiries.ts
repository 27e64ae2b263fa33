import type { Effect, Entry, EntryDifference } from '#engine/comparison/difference.ts'
import { entryOf, GONE, LISTED_ANEW, ONLY_NEWER, ONLY_OLDER } from '#engine/comparison/entry-words.ts'
import { listsAll, type Pair } from '#engine/comparison/pair.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { plainName } from '#engine/matching/plain-name.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { addMonths, firstDayOf, type PartialDay, writeDay } from '#engine/values/day.ts'

/** How the inquiries differ. Layouts of several bureaus print the hard ones alone, so between layouts only those are compared. */
export function compareInquiries(pair: Pair): EntryDifference {
  const of = ({ inquiries }: Report): readonly Inquiry[] =>
    pair.isOneLayout ? inquiries : inquiries.filter(({ kind }) => kind === 'hard')
  const { onlyOlder, onlyNewer } = withoutPairs(of(pair.older), of(pair.newer))
  const isAdded = (inquiry: Inquiry): boolean =>
    listsAll(pair.older, pair) && !onlyOlder.some((other) => mayBeOne(inquiry, other))
  const isGone = (inquiry: Inquiry): boolean => listsAll(pair.newer, pair) && !onlyNewer.some((other) => mayBeOne(inquiry, other))
  return {
    added: onlyNewer
      .filter(isAdded)
      .map((inquiry) => inquiryEntry(inquiry, LISTED_ANEW, inquiry.kind === 'hard' ? 'bad' : 'neutral')),
    gone: onlyOlder.filter(isGone).map((inquiry) => inquiryEntry(inquiry, GONE, goneEffect(inquiry, pair.newer))),
    changed: [],
    unmatched: {
      older: onlyOlder.filter((inquiry) => !isGone(inquiry)).map((inquiry) => inquiryEntry(inquiry, ONLY_OLDER, null)),
      newer: onlyNewer.filter((inquiry) => !isAdded(inquiry)).map((inquiry) => inquiryEntry(inquiry, ONLY_NEWER, null)),
    },
  }
}

const companyOf = ({ creditorName }: Inquiry): string => furnisherKey(creditorName) || plainName(creditorName)

/** What is left when each inquiry has taken its like away: the same company, kind and date. */
function withoutPairs(
  older: readonly Inquiry[],
  newer: readonly Inquiry[],
): { readonly onlyOlder: readonly Inquiry[]; readonly onlyNewer: readonly Inquiry[] } {
  const waiting = Map.groupBy(older, (inquiry) => `${inquiry.kind} ${companyOf(inquiry)}`)
  const paired = new Set<Inquiry>()
  for (const isLike of [isOneDate, canBeOneDate])
    for (const inquiry of newer) {
      if (paired.has(inquiry)) continue
      const likes = waiting.get(`${inquiry.kind} ${companyOf(inquiry)}`) ?? []
      const found = likes.find((other) => !paired.has(other) && isLike(other.date, inquiry.date))
      if (found !== undefined) paired.add(inquiry).add(found)
    }
  const left = (inquiries: readonly Inquiry[]): readonly Inquiry[] => inquiries.filter((inquiry) => !paired.has(inquiry))
  return { onlyOlder: left(older), onlyNewer: left(newer) }
}

const isOneDate = (a: PartialDay | null, b: PartialDay | null): boolean => a !== null && a === b

/** As far as both are printed they are the same. */
const canBeOneDate = (a: PartialDay | null, b: PartialDay | null): boolean =>
  a !== null && b !== null && (a.startsWith(b) || b.startsWith(a))

/** Of the same company, its date unknown in one of them; or of the same date, its company written in another way. */
const mayBeOne = (a: Inquiry, b: Inquiry): boolean =>
  a.kind === b.kind && (canBeOneDate(a.date, b.date) || (companyOf(a) === companyOf(b) && (a.date === null || b.date === null)))

/** Scores look at about a year of hard inquiries. */
const COUNTED_MONTHS = 12

function goneEffect({ kind, date }: Inquiry, { reportDate }: Report): Effect | null {
  if (kind === 'soft') return 'neutral'
  if (date === null || reportDate === null) return null
  return firstDayOf(date) > addMonths(firstDayOf(reportDate), -COUNTED_MONTHS) ? 'good' : 'neutral'
}

const FIELDS = ['creditorName', 'date'] as const

function inquiryEntry(inquiry: Inquiry, words: string, effect: Effect | null): Entry {
  const { creditorName, kind, date } = inquiry
  const of = date === null ? '' : ` of ${writeDay(date)}`
  return entryOf(inquiry, { name: creditorName, keys: FIELDS, words: `(${kind} inquiry${of}) ${words}`, effect })
}
