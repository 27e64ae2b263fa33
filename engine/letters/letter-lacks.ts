import { indexOf } from '#engine/letters/check-letter.ts'
import { FURTHER_LETTERS } from '#engine/letters/further/further-letters.ts'
import { type LetterLack, missing, refused } from '#engine/letters/further/further-letter.ts'
import { disputes } from '#engine/letters/grounds.ts'
import type { LetterRequest } from '#engine/letters/letter-request.ts'
import { denial } from '#engine/letters/letter-words.ts'
import { proveText } from '#engine/letters/prove-mentions.ts'
import { type Told, toldTexts } from '#engine/letters/told.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'
import { isFurther } from '#engine/words/letter-type.ts'

/** What keeps the letter from being written, each with what to do next; empty: it can be composed. */
export function lacksOf(request: LetterRequest): readonly LetterLack[] {
  const { kind } = request
  const ofKind = isFurther(kind) ? FURTHER_LETTERS[kind].lacks(request) : kind === 'dispute' ? withoutError(request) : []
  return [...ofKind, ...treatedAsOwn(request), ...toCome(request), ...unprovable(request)]
}

/** Who asks a favor for an account, or offers to pay it, says that it is theirs. */
function treatedAsOwn(request: LetterRequest): readonly LetterLack[] {
  const { kind } = request
  const denied = denial(request)
  if (denied === undefined || (kind !== 'goodwill' && kind !== 'pay_for_delete')) return []
  const what = kind === 'goodwill' ? 'asks a favor for it' : 'offers to pay it'
  return [
    refused(
      `You confirmed on ${writeDay(denied.saidOn)} that this account is not yours, and this letter ${what}. Dispute it instead, or take that answer back first.`,
    ),
  ]
}

const NO_ERROR = 'Say in your own words what is wrong. Nothing on the page shows it, and a dispute has to say it.'

/** Who says that something is wrong says what, where the page does not. */
const withoutError = (request: LetterRequest): readonly LetterLack[] =>
  request.told?.isWrong === true && !disputes(request) ? [missing('statement', NO_ERROR)] : []

/** Nothing that is told can be after the day of the letter. */
function toCome({ told = {}, date }: LetterRequest): readonly LetterLack[] {
  const days: readonly (readonly [keyof Told, Day | null | undefined, at?: string])[] = [
    ['deletedOn', told.deletedOn],
    ['theftReport', told.theftReport?.madeOn, 'madeOn'],
    ['collectorNotice', told.collectorNotice?.receivedOn, 'receivedOn'],
    ['frivolousNotice', told.frivolousNotice?.datedOn, 'datedOn'],
    ...(told.pastRecipients ?? []).map(({ receivedOn }, index) => ['pastRecipients', receivedOn, `${index}.receivedOn`] as const),
  ]
  return days.flatMap(([field, day, at]) =>
    day && day > date ? [missing(field, `${writeDay(day)} is still to come. Check the day.`, at)] : [],
  )
}

/** What is told is in the letter as a whole, so nothing of it may cite what the registry does not hold. */
function unprovable(request: LetterRequest): readonly LetterLack[] {
  return toldTexts(request.told ?? {}).flatMap(([field, text]) =>
    // By its own word alone: as a name it would be taken whole.
    proveText(text, indexOf([{ id: field, kind: 'word', text, source: 'statement' }], []))
      .filter(({ facts }) => facts.length === 0)
      .map(({ mention }) =>
        missing(
          field,
          `Leave out “${coverSsn(mention.text)}”: it cites what is not in the law registry, or no letter may carry it.`,
        ),
      ),
  )
}
