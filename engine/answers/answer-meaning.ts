import type { AnswerKind } from '#engine/words/answer-kind.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** What an answer means for the dispute that it answers. */
export interface AnswerMeaning {
  /** As a list names it. */
  readonly label: string
  /** What the recipient says, after its name: `Equifax says that …`. */
  readonly says: string
  /** Where the dispute ends with it; null: the dispute goes on. */
  readonly ends: { readonly status: DisputeStatus; readonly outcome: Outcome } | null
  /** Whether anyone answered: silence is recorded too, and is no answer. */
  readonly isReply: boolean
  /** What the next report of the bureau is expected to show; null: nothing in particular. */
  readonly promises: 'gone' | 'changed' | 'unchanged' | null
  /** The letters that may follow, the usual one first; each has its own conditions besides. */
  readonly mayFollow: readonly LetterKind[]
  /** What the member can do now, in one sentence. */
  readonly next: string
}

/**
 * A dispute that was held frivolous, or that waits for papers, was not investigated, so nothing was verified: it stays open
 * and counts as responded. A reinsertion undoes no record: that the entry was removed stays true of its dispute.
 */
export const ANSWER_MEANINGS: Readonly<Record<AnswerKind, AnswerMeaning>> = {
  deleted: {
    label: 'Deleted',
    says: 'it deleted the item',
    ends: { status: 'resolved', outcome: 'removed' },
    isReply: true,
    promises: 'gone',
    mayFollow: ['past_recipients'],
    next: 'We’ll check your next report and tell you if the item is gone. You can ask the bureau to tell people who already got your report.',
  },
  updated: {
    label: 'Updated',
    says: 'it updated the item',
    ends: { status: 'resolved', outcome: 'updated' },
    isReply: true,
    promises: 'changed',
    mayFollow: ['past_recipients', 'method_of_verification', 'dispute_statement'],
    next: 'We’ll check your next report and tell you if it shows the change.',
  },
  updated_in_part: {
    label: 'Updated in part',
    says: 'it changed part of the item and left the rest',
    ends: null,
    isReply: true,
    promises: 'changed',
    mayFollow: ['method_of_verification', 'direct_dispute', 'dispute_statement'],
    next: 'Look at what didn’t change. Ask how it was verified, or record the dispute as resolved if you’re satisfied.',
  },
  verified: {
    label: 'Verified as accurate',
    says: 'the item was verified and stays as it is',
    ends: { status: 'rejected', outcome: 'verified' },
    isReply: true,
    promises: 'unchanged',
    mayFollow: ['method_of_verification', 'direct_dispute', 'dispute_statement'],
    next: 'Ask how it was verified, dispute it with the company itself, or add a statement of dispute.',
  },
  frivolous: {
    label: 'Called frivolous',
    says: 'it considers the dispute frivolous or irrelevant and did not investigate it',
    ends: null,
    isReply: true,
    promises: null,
    mayFollow: ['frivolous_reply'],
    next: 'The notice must give reasons and say what’s missing. Send what it asks for.',
  },
  more_information_wanted: {
    label: 'Asked for more information',
    says: 'it needs more information or proof of identity before it investigates',
    ends: null,
    isReply: true,
    promises: null,
    mayFollow: ['frivolous_reply', 'dispute'],
    next: 'Send what it asks for. It won’t investigate until then.',
  },
  blocked: {
    label: 'Blocked',
    says: 'it blocked the item because of identity theft',
    ends: { status: 'resolved', outcome: 'removed' },
    isReply: true,
    promises: 'gone',
    mayFollow: ['past_recipients'],
    next: 'We’ll check your next report and tell you if the item is gone. The bureau can lift the block only if it tells you.',
  },
  reinserted: {
    label: 'Put back on your report',
    says: 'the item was put back',
    ends: null,
    isReply: true,
    promises: null,
    mayFollow: ['reinsertion', 'method_of_verification'],
    next: 'An item can be put back only if the company certifies it and you’re told in writing. Ask for both.',
  },
  no_answer: {
    label: 'No answer',
    says: 'no answer came in time',
    ends: null,
    isReply: false,
    promises: null,
    mayFollow: ['no_answer'],
    next: 'Ask for the results. An item that wasn’t verified in time must be deleted.',
  },
}
