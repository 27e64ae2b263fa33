import { type Contact, followUpSteps, verificationSteps } from '#engine/disputes/follow-up.ts'
import { letterClock } from '#engine/disputes/letter-clock.ts'
import { FOLLOW_UP_KINDS } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { caseWith, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { lettersOfDispute, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { submissionReceipt, submissionsOf, type SubmissionRow } from '#server/features/submissions/submissions.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What may follow a dispute now, with its letters. */
export async function dueFollowUps(context: Context, user: SignedIn, dispute: DisputeRow) {
  const { letters, contacts } = await contactsOf(context, user, dispute)
  return { letters, steps: followUpSteps({ status: dispute.status, contacts }, context.now().slice(0, 10)) }
}

/** Where a bureau can be asked now how it verified the entry; null: nothing is disputed. */
export async function verificationDue(context: Context, user: SignedIn, dispute: DisputeRow | null) {
  const today = context.now().slice(0, 10)
  if (dispute === null) return verificationSteps(null, today)
  const { contacts } = await contactsOf(context, user, dispute)
  return verificationSteps({ status: dispute.status, contacts }, today)
}

async function contactsOf(context: Context, user: SignedIn, dispute: DisputeRow) {
  const [letters, submissions] = await Promise.all([
    lettersOfDispute(context, user, dispute.id),
    submissionsOf(context, user, dispute.id),
  ])
  return { letters, contacts: [...letters.flatMap(contactOfLetter), ...submissions.map(contactOfSubmission)] }
}

/** Only what disputes or follows up counts: a letter that asks for a courtesy starts nothing. */
function contactOfLetter({ sentAt, letterType, target, letterDate, deliveredAt, expectedOn }: LetterRow): Contact[] {
  const isDispute = letterClock(letterType, target) === 'investigation'
  const kind = FOLLOW_UP_KINDS.find((one) => one === letterType) ?? (isDispute ? 'dispute' : null)
  if (sentAt === null || kind === null) return []
  const receivedOn = deliveredAt?.slice(0, 10) ?? null
  const dispute = caseWith(target, { receivedOn, expectedOn })
  return [{ target, kind, sentOn: sentAt.slice(0, 10), writtenOn: letterDate, dispute }]
}

function contactOfSubmission(row: SubmissionRow): Contact {
  const { receivedOn, expectedOn } = submissionReceipt(row)
  const dispute = caseWith(row.target, { receivedOn, expectedOn })
  return { target: row.target, kind: 'dispute', sentOn: row.submittedAt.slice(0, 10), writtenOn: null, dispute }
}
