import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import type { ResultCheck } from '#engine/answers/result-check.ts'
import { type About, type Announcement, announcement } from '#engine/disputes/announcements.ts'
import { type Day, writeDay } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import type { CheckVerdict, SaidToCheck } from '#engine/words/check-verdict.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import type { KnownBy } from '#engine/words/known-by.ts'

/** An answer as it is told. */
export interface ToldAnswer {
  readonly kind: AnswerKind
  readonly target: DisputeTarget
  readonly creditor: string
  readonly receivedOn: Day
  readonly datedOn: Day | null
  readonly knownBy: KnownBy
}

const HOW: Readonly<Record<KnownBy, string>> = {
  letter: 'in a letter',
  email: 'by e-mail',
  online: 'on its pages',
  phone: 'by phone',
  report: 'by its report',
  calendar: '',
  practice: 'as practice',
  own_word: 'as you told us',
}

const nameOf = ({ target, creditor }: Pick<ToldAnswer, 'target' | 'creditor'>): string => targetName(target, creditor)

/** The line of the timeline. */
export function answerEvent(answer: ToldAnswer): string {
  const { says, isReply } = ANSWER_MEANINGS[answer.kind]
  const name = nameOf(answer)
  if (!isReply) return `By ${writeDay(answer.receivedOn)}, no answer had come from ${name}.`
  const how = HOW[answer.knownBy]
  const dated = answer.datedOn === null || answer.datedOn === answer.receivedOn ? '' : ` of ${writeDay(answer.datedOn)}`
  if (answer.knownBy === 'own_word') {
    const told = answer.datedOn === null ? '' : ` of ${writeDay(answer.datedOn)}`
    return `Answer from ${name}${told}, before you used Errata, ${how}: ${says}.`
  }
  return `Answer from ${name} ${how}${dated}, received on ${writeDay(answer.receivedOn)}: ${says}.`
}

/** The same with a correction's words, for an answer that is taken back: the line before stays. */
export const takenBackEvent = (answer: ToldAnswer): string =>
  `Correction: you undid the answer from ${nameOf(answer)} recorded ${answer.knownBy === 'own_word' ? 'on' : 'for'} ${writeDay(answer.receivedOn)} (${ANSWER_MEANINGS[answer.kind].label.toLowerCase()}).`

/** What the member is told when an answer is recorded; null for silence, which the calendar tells of. */
export function announceRecorded(answer: ToldAnswer & About & { readonly status: DisputeStatus }): Announcement | null {
  const { says, next, label, isReply, ends } = ANSWER_MEANINGS[answer.kind]
  if (!isReply) return null
  const isResolved = ends?.status === 'resolved' && answer.status === 'resolved'
  const message = `About ${answer.creditor}, ${nameOf(answer)} says that ${says}. ${next}`
  return announcement(isResolved ? 'resolved' : 'response_received', answer, {
    title: isResolved ? `Dispute resolved: ${label.toLowerCase()}` : `Answer recorded: ${label.toLowerCase()}`,
    message,
  })
}

/** How urgent it is that a later report shows this, and what it is called. */
const CHECK_TITLES: Readonly<Record<CheckVerdict, string>> = {
  kept: 'Checked on your new report',
  differs: 'Your new report shows it differently',
  not_kept: 'Your new report doesn’t show the change yet',
  came_back: 'A deleted item is back',
}

/** What the member is told when a later report is checked against an answer. A question is asked, no one is accused. */
export const announceCheck = (
  { verdict, sentence, question }: Pick<ResultCheck, 'verdict' | 'sentence' | 'question'>,
  about: About,
): Announcement =>
  announcement('response_received', about, {
    title: CHECK_TITLES[verdict],
    message: question === null ? sentence : `${sentence} Add what you know about it under the dispute’s answers.`,
  })

/** The line of the timeline for what the member says about it. */
export const SAID_EVENTS: Readonly<Record<SaidToCheck, string>> = {
  had_notice: 'You said you were told in writing that the item was put back.',
  no_notice: 'You said no one told you in writing that the item was put back.',
  not_the_same: 'You said the item on the newer report is a different one.',
}
