import { type Contact, followUpSteps, type RecordedAnswer, verificationSteps } from '#engine/disputes/follow-up.ts'
import { letterClock } from '#engine/disputes/letter-clock.ts'
import { FOLLOW_UP_KINDS } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { caseWith, type DisputeRow, eventsOf } from '#server/features/disputes/disputes.ts'
import { lettersOfDispute, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { submissionReceipt, submissionsOf, type SubmissionRow } from '#server/features/submissions/submissions.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What may follow a dispute now, with its letters. */
export async function dueFollowUps(
  context: Context,
  user: SignedIn,
  { dispute, answers }: { readonly dispute: DisputeRow; readonly answers: readonly RecordedAnswer[] },
) {
  const { letters, contacts } = await contactsOf(context, user, dispute)
  return { letters, steps: followUpSteps({ status: dispute.status, contacts, answers }, context.now().slice(0, 10)) }
}

/** Where a bureau can be asked now how it verified the entry; null: nothing is disputed. */
export async function verificationDue(context: Context, user: SignedIn, dispute: DisputeRow | null) {
  const today = context.now().slice(0, 10)
  if (dispute === null) return verificationSteps(null, today)
  const { contacts } = await contactsOf(context, user, dispute)
  return verificationSteps({ status: dispute.status, contacts }, today)
}

/** Everything that went to a recipient of the dispute, and the letters of it, sent or not. */
export async function contactsOf(
  context: Context,
  user: SignedIn,
  dispute: DisputeRow,
): Promise<{ readonly letters: readonly LetterRow[]; readonly contacts: readonly Contact[] }> {
  const [letters, submissions, events] = await Promise.all([
    lettersOfDispute(context, user, dispute.id),
    submissionsOf(context, user, dispute.id),
    eventsOf(context, dispute),
  ])
  const cameBack = new Set(
    events.flatMap(({ kind, facts }) => ((kind === 'returned' || kind === 'failed') && facts?.letterId ? [facts.letterId] : [])),
  )
  const ofLetters = letters.flatMap((row) => contactOfLetter(row, cameBack.has(row.id)))
  return { letters, contacts: [...ofLetters, ...submissions.map(contactOfSubmission)] }
}

const FOLLOWING = [...FOLLOW_UP_KINDS, 'reinsertion', 'dispute_statement'] as const

/** Only what disputes or follows up counts: a letter that asks for a courtesy starts nothing. */
function contactOfLetter(row: LetterRow, cameBack: boolean): Contact[] {
  const { sentAt, target, letterDate, deliveredAt, expectedOn } = row
  const kind = contactKind(row)
  if (sentAt === null || kind === null) return []
  const receivedOn = deliveredAt?.slice(0, 10) ?? null
  // A delivery that was recorded afterwards stands over what the post said.
  const isBack = cameBack && receivedOn === null
  const dispute = caseWith(target, { receivedOn, expectedOn })
  return [{ target, kind, sentOn: sentAt.slice(0, 10), writtenOn: letterDate, cameBack: isBack, dispute }]
}

function contactKind({ letterType, target }: LetterRow): Contact['kind'] | null {
  if (letterClock(letterType, target) === 'investigation') return 'dispute'
  return FOLLOWING.find((one) => one === letterType) ?? null
}

function contactOfSubmission(row: SubmissionRow): Contact {
  const { receivedOn, expectedOn } = submissionReceipt(row)
  const dispute = caseWith(row.target, { receivedOn, expectedOn })
  return { target: row.target, kind: 'dispute', sentOn: row.submittedAt.slice(0, 10), writtenOn: null, dispute }
}
