import {
  type Contact,
  type FollowedDispute,
  lastAnswer,
  lastDispute,
  type RecordedAnswer,
  startOf,
} from '#engine/disputes/follow-up.ts'
import { lateFrom } from '#engine/disputes/deadlines.ts'
import type { Day } from '#engine/values/day.ts'
import type { AnswerKind } from '#engine/words/answer-kind.ts'
import { type Bureau, type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import type { Outcome } from '#engine/words/dispute-status.ts'

/** Something that was not there when the dispute was sent. */
export interface News {
  readonly kind: 'finding' | 'changed_report' | 'own_word'
  readonly on: Day
  /** As a sentence goes on after `What is new: `. */
  readonly words: string
}

/** What the member filed with an authority, by their own word. */
export interface FiledRound {
  /** As `roundId` writes it. */
  readonly round: string
  readonly filedOn: Day
  readonly number: string | null
}

/** Everything that the next rounds of a dispute hang on. */
export interface RoundCase extends FollowedDispute {
  readonly today: Day
  readonly creditor: string
  readonly contacts: readonly Contact[]
  readonly answers: readonly RecordedAnswer[]
  /** What came of the dispute, and the day it ended; null while it goes on. */
  readonly ended: { readonly outcome: Outcome; readonly on: Day } | null
  readonly subject: 'account' | 'inquiry' | 'public_record' | 'described'
  /** How well the page speaks against the entry. */
  readonly evidence: 'low' | 'medium' | 'high'
  readonly news: readonly News[]
  readonly filed: readonly FiledRound[]
}

/** Where the dispute is with one recipient. */
export interface Standing {
  readonly target: DisputeTarget
  readonly name: string
  /** The newest that went there; undefined: none. */
  readonly dispute: Contact | undefined
  /** No one got it. */
  readonly cameBack: boolean
  /** `unknown`: the dispute is over, and what came of it is not recorded. */
  readonly answer: { readonly kind: AnswerKind | 'unknown'; readonly on: Day; readonly isUndated?: boolean } | null
  /** From this day on the recipient may be called late; null while nothing is delivered, and for a company. */
  readonly late: Day | null
  /** What is new since it went out. */
  readonly news: readonly News[]
}

/** Nothing is left to ask of this recipient: it was deleted, blocked or corrected, or ended without a recorded result. */
export const isSettled = (answer: Standing['answer']): boolean =>
  answer !== null && ['deleted', 'blocked', 'updated', 'unknown'].includes(answer.kind)

export function standingWith(target: DisputeTarget, file: RoundCase): Standing {
  const dispute = lastDispute(target, file.contacts)
  const start = dispute === undefined ? null : startOf(dispute)
  return {
    target,
    name: targetName(target, file.creditor),
    dispute,
    cameBack: dispute?.cameBack === true,
    answer: answerOf(target, file),
    late: dispute === undefined || dispute.cameBack === true ? null : lateFrom(dispute.dispute),
    news: start === null ? [] : file.news.filter(({ on }) => on >= start),
  }
}

const KIND_OF: Readonly<Record<Outcome, AnswerKind | 'unknown'>> = {
  removed: 'deleted',
  updated: 'updated',
  verified: 'verified',
  pending: 'unknown',
}

/** The recorded answer; where none is, what the member recorded as the end. Silence is no answer. */
function answerOf(target: DisputeTarget, file: RoundCase): Standing['answer'] {
  const answer = lastAnswer(target, file)
  if (answer !== undefined)
    return answer.kind === 'no_answer'
      ? null
      : { kind: answer.kind, on: answer.receivedOn, ...(answer.isUndated && { isUndated: true }) }
  const { ended, status } = file
  if (ended === null || target === 'creditor') return null
  return { kind: status === 'rejected' ? 'verified' : KIND_OF[ended.outcome], on: ended.on, isUndated: true }
}

/** The bureaus that have had the dispute. */
export const bureausOf = ({ contacts }: RoundCase): readonly Bureau[] => [
  ...new Set(contacts.flatMap(({ target }) => (target === 'creditor' ? [] : [target]))),
]
