import type { PromiseCheck } from '#engine/answers/check-promise.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import type { ResultCheck } from '#engine/answers/result-check.ts'
import type { FollowedEntry } from '#engine/comparison/follow-entries.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { isSurelyBefore, type Day, type PartialDay, writeDay } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { BUREAU_NAMES, type Bureau } from '#engine/words/bureau.ts'

/** An answer, and what the newest report of the bureau shows of the entry it is about. */
export interface CheckedAnswer {
  readonly kind: AnswerKind
  readonly creditor: string
  readonly bureau: Bureau
  /** The day of the answer, or the day it came. */
  readonly answeredOn: Day
  readonly reportDate: PartialDay | null
  readonly followed: FollowedEntry
  /** Whether an earlier report after the answer did not list the entry. */
  readonly wasGone: boolean
  /** What the report prints of the very fields that were promised; empty where none is known. */
  readonly promised?: readonly PromiseCheck[]
  /** The day until which the answer asks to wait; null or absent: it asks for no time. */
  readonly shownBy?: Day | null
}

/**
 * What a later report shows of what an answer promised. Null where it shows nothing: it is not surely later than the answer,
 * the answer promised nothing, or no one can say for certain which entry is which.
 */
export function checkResult(answer: CheckedAnswer): Omit<ResultCheck, 'places'> | null {
  const { promises } = ANSWER_MEANINGS[answer.kind]
  const { reportDate, answeredOn, followed } = answer
  if (promises === null || reportDate === null || !isSurelyBefore(answeredOn, reportDate)) return null
  // A doubtful reading, a new name or a debt that was sold: nothing is said.
  if (followed.kind === 'unsure') return null
  const check = promises === 'gone' ? checkGone(answer) : promises === 'unchanged' ? checkUnchanged(answer) : checkChanged(answer)
  // Anyone who asked for time has not broken a promise before it is over.
  const isEarly = answer.shownBy != null && !isSurelyBefore(answer.shownBy, reportDate)
  return check.verdict === 'not_kept' && isEarly ? null : check
}

const reportOf = ({ bureau, reportDate }: CheckedAnswer): string =>
  `The ${BUREAU_NAMES[bureau]} report${reportDate === null ? '' : ` of ${writeDay(reportDate)}`}`

const NO_QUESTION = { question: null } as const

function checkGone(answer: CheckedAnswer): Omit<ResultCheck, 'places'> {
  const { followed, creditor } = answer
  const report = reportOf(answer)
  if (followed.kind === 'gone')
    return {
      verdict: 'kept',
      sentence: `${report} no longer lists ${creditor}, as the answer says.`,
      changes: [],
      ...NO_QUESTION,
    }
  const changes = followed.kind === 'listed' ? followed.changes : []
  const notice = `Did ${BUREAU_NAMES[answer.bureau]} tell you in writing that it put the item back?`
  const law = `A deleted item may come back only if the company certifies it and you’re told in writing within ${PERIODS.reinsertion_notice.inWords} (${AUTHORITIES[PERIODS.reinsertion_notice.authority].cite}).`
  if (answer.wasGone) {
    const sentence = `${report} lists ${creditor} again. An earlier report, after the answer, did not.`
    return { verdict: 'came_back', sentence, changes, question: `${law} ${notice}` }
  }
  const sentence = `${report} lists ${creditor}, although the answer from ${writeDay(answer.answeredOn)} says it was deleted.`
  return {
    verdict: 'not_kept',
    sentence,
    changes,
    question: `It may not have been removed yet, or it may be back. ${law} ${notice}`,
  }
}

function checkUnchanged(answer: CheckedAnswer): Omit<ResultCheck, 'places'> {
  const { followed, creditor } = answer
  const report = reportOf(answer)
  if (followed.kind === 'gone')
    return {
      verdict: 'differs',
      sentence: `${report} no longer lists ${creditor}, although the answer says it was verified.`,
      changes: [],
      ...NO_QUESTION,
    }
  const changes = followed.kind === 'listed' ? followed.changes : []
  const sentence =
    changes.length === 0
      ? `${report} shows ${creditor} as before, as the answer says.`
      : `${report} still lists ${creditor}, as the answer says, and some of it has changed. An account that is still reported changes from month to month. That alone isn’t an error.`
  return { verdict: changes.length === 0 ? 'kept' : 'differs', sentence, changes, ...NO_QUESTION }
}

function checkChanged(answer: CheckedAnswer): Omit<ResultCheck, 'places'> {
  const { followed, creditor } = answer
  const report = reportOf(answer)
  if (followed.kind === 'gone')
    return { verdict: 'kept', sentence: `${report} no longer lists ${creditor}.`, changes: [], ...NO_QUESTION }
  const changes = followed.kind === 'listed' ? followed.changes : []
  const promised = answer.promised ?? []
  const broken = promised.filter(({ isKept }) => !isKept)
  if (broken.length > 0)
    return {
      verdict: 'not_kept',
      sentence: `${report} still shows ${broken.map(({ words }) => words).join(' and ')} for ${creditor}. The answer from ${writeDay(answer.answeredOn)} promised something else.`,
      changes,
      ...NO_QUESTION,
    }
  if (promised.length > 0)
    return {
      verdict: 'kept',
      sentence: `${report} shows ${promised.map(({ words }) => words).join(' and ')} for ${creditor}, as promised.`,
      changes,
      ...NO_QUESTION,
    }
  if (changes.length === 0)
    return {
      verdict: 'not_kept',
      sentence: `${report} shows ${creditor} as before, although the answer says it was updated.`,
      changes,
      question: 'The change may not be on this report yet. Is it still reported as before?',
    }
  // A month that was added is a change as well: whether it is the one that was promised, the member sees.
  const sentence = `${report} shows ${creditor} differently than before. Check if what you disputed is what changed.`
  return { verdict: 'differs', sentence, changes, ...NO_QUESTION }
}
