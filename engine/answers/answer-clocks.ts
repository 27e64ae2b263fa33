import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { leftOutWords } from '#engine/disputes/counting-words.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { type Day, parsePrintedDay, writeDay } from '#engine/values/day.ts'
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
  /** The day on the paper; null or absent: it has none. */
  readonly datedOn?: Day | null
  /** The sentence of the paper that says it. */
  readonly quote?: string | null
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
 * authorised it by other means, so that a result on its pages may be the notice). A notice in writing that names the day from which
 * it was owed shows whether it came in time. None runs from a reinsertion that a report shows: no one knows its day.
 */
export function clocksOfAnswer(answer: AnswerForClock): readonly AnswerClock[] {
  const { kind, target, receivedOn, knownBy } = answer
  if (knownBy !== 'phone') return WRITTEN.includes(knownBy) ? noticeInWriting(answer) : []
  if (target === 'creditor') return kind === 'frivolous' ? [companysNotice(receivedOn)] : []
  const name = BUREAU_NAMES[target]
  const day = writeDay(receivedOn)
  if (RESULTS.includes(kind)) {
    const { value, inWords } = PERIODS.results_notice
    const why = `${name} told you the result on ${day}, so its investigation was complete by then. The written results are due within ${inWords} after that, not counting federal holidays.`
    return [{ kind: 'results_notice', due: addBusinessDays(receivedOn, value), why, citation: PERIODS.results_notice.authority }]
  }
  if (kind === 'reinserted') return [reinsertionNotice(name, receivedOn)]
  if (kind !== 'frivolous') return []
  const { value, inWords, authority } = PERIODS.frivolous_notice
  const why = `${name} told you on ${day} that it considers the dispute frivolous or irrelevant. The notice with its reasons and what’s missing is due within ${inWords} after that, not counting federal holidays.`
  return [{ kind: 'frivolous_notice', due: addBusinessDays(receivedOn, value), why, citation: authority }]
}

const WRITTEN: readonly KnownBy[] = ['letter', 'email', 'online']

/** What the sentence says that was done, and when. */
const PUT_BACK = /\b(?:re-?\s?insert|put (?:it |this )?back|added (?:it |this )?back|re-?stored?|re-?add)/i
const CALLED_FRIVOLOUS = /\b(?:frivolous|irrelevant)\b/i

/** A bureau's notice that an entry was put back, and a company's that a dispute is frivolous, by the day that it names itself. */
function noticeInWriting({ kind, target, receivedOn, datedOn = null, quote = null }: AnswerForClock): readonly AnswerClock[] {
  const isBureau = target !== 'creditor'
  if (kind !== (isBureau ? 'reinserted' : 'frivolous') || !(isBureau ? PUT_BACK : CALLED_FRIVOLOUS).test(quote ?? '')) return []
  const since = dayIn(quote ?? '')
  // What was done after the notice was written is announced by it, and owed from no day yet.
  if (since === null || since > (datedOn ?? receivedOn)) return []
  const deadline = isBureau ? 'reinsertion_notice' : 'furnisher_frivolous_notice'
  const { value, inWords, authority } = PERIODS[deadline]
  const due = addBusinessDays(since, value)
  const name = isBureau ? BUREAU_NAMES[target] : 'The company'
  const did = isBureau ? 'put the item back' : 'called the dispute frivolous or irrelevant'
  const dated = datedOn === null ? `came on ${writeDay(receivedOn)}` : `is dated ${writeDay(datedOn)}`
  const late = (datedOn ?? receivedOn) > due ? 'too late' : 'in time'
  const why = `${name} wrote that it ${did} on ${writeDay(since)}. Its notice was due ${inWords} later. ${leftOutWords(since, due)} The notice ${dated}, ${late}.`
  return [{ kind: deadline, due, why, citation: authority }]
}

/** The one day that a sentence names; null where it names none or several. */
function dayIn(sentence: string): Day | null {
  const found = [...sentence.matchAll(/\b(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2}, ?\d{4})\b/g)]
  const days = new Set(found.map(([text]) => parsePrintedDay(text)).filter((day) => day !== null))
  const [only] = days
  return days.size === 1 && only !== undefined && only.length === 10 ? only : null
}

/** Of an entry that was put back by the day on which that was told. */
function reinsertionNotice(name: string, toldOn: Day): AnswerClock {
  const { value, inWords, authority } = PERIODS.reinsertion_notice
  const due = addBusinessDays(toldOn, value)
  const why = `${name} told you on ${writeDay(toldOn)} that it put the item back. It has to tell you in writing within ${inWords} of that, so by this day at the latest. ${leftOutWords(toldOn, due)}`
  return { kind: 'reinsertion_notice', due, why, citation: authority }
}

function companysNotice(toldOn: Day): AnswerClock {
  const { value, inWords, authority } = PERIODS.furnisher_frivolous_notice
  const due = addBusinessDays(toldOn, value)
  const why = `The company told you on ${writeDay(toldOn)} that it considers the dispute frivolous or irrelevant. Its notice with the reasons and what’s missing is due within ${inWords} after that. ${leftOutWords(toldOn, due)}`
  return { kind: 'furnisher_frivolous_notice', due, why, citation: authority }
}
