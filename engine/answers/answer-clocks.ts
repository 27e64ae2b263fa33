import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { leftOutWords } from '#engine/disputes/counting-words.ts'
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
  if (knownBy !== 'phone') return []
  if (target === 'creditor') return kind === 'frivolous' ? [companysNotice(receivedOn)] : []
  const name = BUREAU_NAMES[target]
  const day = writeDay(receivedOn)
  if (RESULTS.includes(kind)) {
    const { value, inWords } = PERIODS.results_notice
    const why = `${name} told you the result on ${day}, so its investigation was complete by then; the written results are due ${inWords} later at the latest, federal holidays not counted.`
    return [{ kind: 'results_notice', due: addBusinessDays(receivedOn, value), why, citation: PERIODS.results_notice.authority }]
  }
  if (kind === 'reinserted') return [reinsertionNotice(name, receivedOn)]
  if (kind !== 'frivolous') return []
  const { value, inWords, authority } = PERIODS.frivolous_notice
  const why = `${name} told you on ${day} that it holds the dispute frivolous or irrelevant; the notice with its reasons and what is missing is due ${inWords} later at the latest, federal holidays not counted.`
  return [{ kind: 'frivolous_notice', due: addBusinessDays(receivedOn, value), why, citation: authority }]
}

/** Of an entry that was put back by the day on which that was told. */
function reinsertionNotice(name: string, toldOn: Day): AnswerClock {
  const { value, inWords, authority } = PERIODS.reinsertion_notice
  const due = addBusinessDays(toldOn, value)
  const why = `${name} told you on ${writeDay(toldOn)} that it put the entry back; it has to tell you in writing within ${inWords} of that, so by this day at the latest. ${leftOutWords(toldOn, due)}`
  return { kind: 'reinsertion_notice', due, why, citation: authority }
}

function companysNotice(toldOn: Day): AnswerClock {
  const { value, inWords, authority } = PERIODS.furnisher_frivolous_notice
  const due = addBusinessDays(toldOn, value)
  const why = `The company told you on ${writeDay(toldOn)} that it calls the dispute frivolous or irrelevant; its notice with the reasons and what is missing is due ${inWords} later at the latest. ${leftOutWords(toldOn, due)}`
  return { kind: 'furnisher_frivolous_notice', due, why, citation: authority }
}
