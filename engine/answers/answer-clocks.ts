import { addBusinessDays } from '#engine/disputes/business-days.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { KnownBy } from '#engine/words/known-by.ts'

/** An answer as far as its clocks need it. */
export interface AnswerForClock {
  readonly kind: AnswerKind
  readonly target: DisputeTarget
  /** The day on which the answer became known. */
  readonly receivedOn: Day
  readonly knownBy: KnownBy
}

/** A day that follows from an answer. */
export interface AnswerClock {
  readonly kind: DeadlineKind
  readonly due: Day
  readonly why: string
  readonly citation: AuthorityId
}

const RESULTS: readonly AnswerKind[] = ['deleted', 'updated', 'updated_in_part', 'verified']

/**
 * The clocks that an answer of a bureau starts: what was said by phone is owed in writing (by mail, or where the consumer
 * authorised it by other means, so that a result on its pages may be the notice). None runs from a reinsertion that a report
 * shows: nobody knows its day.
 */
export function clocksOfAnswer({ kind, target, receivedOn, knownBy }: AnswerForClock): readonly AnswerClock[] {
  if (target === 'creditor' || knownBy !== 'phone') return []
  const name = BUREAU_NAMES[target]
  const day = writeDay(receivedOn)
  if (RESULTS.includes(kind)) {
    const { value, inWords } = PERIODS.results_notice
    const why = `${name} told you the result on ${day}, so its investigation was complete by then; the written results are due ${inWords} later at the latest, federal holidays not counted.`
    return [{ kind: 'results_notice', due: addBusinessDays(receivedOn, value), why, citation: PERIODS.results_notice.authority }]
  }
  if (kind !== 'frivolous') return []
  const { value, inWords, authority } = PERIODS.frivolous_notice
  const why = `${name} told you on ${day} that it holds the dispute frivolous or irrelevant; the notice with its reasons and what is missing is due ${inWords} later at the latest, federal holidays not counted.`
  return [{ kind: 'frivolous_notice', due: addBusinessDays(receivedOn, value), why, citation: authority }]
}
