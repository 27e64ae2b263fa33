import { openedAfter } from '#engine/letters/further/opened-after.ts'
import type { EarlierDispute, LetterSubject } from '#engine/letters/letter-request.ts'
import type { Recorded } from '#engine/letters/told.ts'
import { accountIdentity, inquiryIdentity } from '#engine/matching/entry-identity.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import { clockOfLetter } from '#server/features/letters/clock-of-letter.ts'
import { lettersOfDispute, type LetterRow } from '#server/features/letters/letter-rows.ts'
import type { LetterSource } from '#server/features/letters/letter-source.ts'
import { allSaid, subjectOf } from '#server/features/own-word/own-word.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { submissionsOf } from '#server/features/submissions/submissions.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What is recorded of the entry before a letter about it is written, and the letter that began its dispute. */
export async function recordedOf(
  context: Context,
  user: SignedIn,
  source: LetterSource,
): Promise<{ readonly recorded: Recorded; readonly earlier: EarlierDispute | undefined }> {
  const { dispute, report, subject } = source
  const days = await daysOf(context, user)
  const [letters, submissions] =
    dispute === null
      ? [[], []]
      : await Promise.all([lettersOfDispute(context, user, dispute.id), submissionsOf(context, user, dispute.id)])
  const disputing = letters.filter((letter) => letter.sentAt !== null && clockOfLetter(context, letter) !== null)
  const earlier = disputing.findLast(({ target }) => target === source.target)
  return {
    recorded: {
      belongs: await belongsTo(context, user, { ...source, days }),
      dispute: dispute === null ? null : stateOf(dispute, { wasSent: disputing.length + submissions.length > 0, days }),
      opened: subject.kind === 'inquiry' ? openedAfter(subject.inquiry, report?.content.accounts ?? []) : null,
    },
    earlier: earlier && earlierOf(earlier),
  }
}

/** A case that only a request opened, a goodwill letter or the like, is no dispute. */
function stateOf(
  { status, outcome, resolvedAt, isRequest }: DisputeRow,
  { wasSent, days }: { readonly wasSent: boolean; readonly days: LocalDays },
): Recorded['dispute'] {
  if (isRequest) return null
  const endedOn = resolvedAt && days.of(resolvedAt)
  if (status === 'rejected') return { isOpen: false, outcome: 'verified', endedOn }
  if (ENDED_STATUSES.includes(status)) return { isOpen: false, outcome, endedOn }
  return wasSent || status === 'pending' ? { isOpen: true, outcome: 'pending', endedOn: null } : null
}

/** A letter that was recorded after it went out prints a later day than it was received on: then its day is not named. */
function earlierOf({ letterDate, deliveredOn: receivedOn }: LetterRow): EarlierDispute {
  return { writtenOn: receivedOn === null || letterDate <= receivedOn ? letterDate : null, receivedOn }
}

/** The member's own word on whose the entry is. */
async function belongsTo(
  context: Context,
  user: SignedIn,
  { subject, report, days }: Pick<LetterSource, 'subject' | 'report'> & { readonly days: LocalDays },
): Promise<Recorded['belongs']> {
  const identity = identityOf(subject)
  if (identity === null || report === null) return null
  const about = subjectOf(context, user, identity)
  const said = await allSaid(context, user, report.source === 'practice')
  const word = said.findLast((one) => one.question === 'belongs' && one.subject === about)
  if (word?.answer !== 'mine' && word?.answer !== 'not_mine') return null
  return { answer: word.answer, saidOn: days.of(word.saidAt) }
}

/** What makes it the same entry on another report; null for one that is only described, and for a public record. */
export function identityOf(subject: LetterSubject): string | null {
  if (subject.kind === 'account') return accountIdentity(subject.account)
  return subject.kind === 'inquiry' ? inquiryIdentity(subject.inquiry) : null
}
