import { type Contact, followUpSteps, type RecordedAnswer, verificationSteps } from '#engine/disputes/follow-up.ts'
import { FOLLOW_UP_KINDS } from '#engine/words/letter-type.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { caseWith, type DisputeRow, eventsOf } from '#server/features/disputes/disputes.ts'
import { clockOfLetter } from '#server/features/letters/clock-of-letter.ts'
import { lettersOfDispute, type LetterRow } from '#server/features/letters/letter-rows.ts'
import { dayOf, daysOf } from '#server/features/profile/profile.ts'
import { submissionReceipt, submissionsOf, type SubmissionRow } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** What may follow a dispute now, with its letters. */
export async function dueFollowUps(
  context: Context,
  user: SignedIn,
  { dispute, answers }: { readonly dispute: Owned<DisputeRow>; readonly answers: readonly RecordedAnswer[] },
) {
  const { letters, contacts, days } = await contactsOf(context, user, dispute)
  return { letters, steps: followUpSteps({ ...dispute, contacts, answers }, days.today) }
}

/** Where a bureau can be asked now how it verified the entry; null: nothing is disputed. */
export async function verificationDue(context: Context, user: SignedIn, dispute: Owned<DisputeRow> | null) {
  if (dispute === null) return verificationSteps(null, await dayOf(context, user))
  const { contacts, days } = await contactsOf(context, user, dispute)
  return verificationSteps({ ...dispute, contacts }, days.today)
}

/** Everything that went to a recipient of the dispute, the letters of it, sent or not, and the days by which both are counted. */
export async function contactsOf(
  context: Context,
  user: SignedIn,
  dispute: Owned<DisputeRow>,
): Promise<{ readonly letters: readonly LetterRow[]; readonly contacts: readonly Contact[]; readonly days: LocalDays }> {
  const [days, letters, submissions, events] = await Promise.all([
    daysOf(context, user),
    lettersOfDispute(context, user, dispute.id),
    submissionsOf(context, user, dispute.id),
    eventsOf(context, dispute),
  ])
  const cameBack = new Set(
    events.flatMap(({ kind, facts }) => ((kind === 'returned' || kind === 'failed') && facts?.letterId ? [facts.letterId] : [])),
  )
  const ofLetters = letters.flatMap((row) => contactOfLetter(context, row, { cameBack: cameBack.has(row.id), days }))
  return { letters, contacts: [...ofLetters, ...submissions.map(contactOfSubmission)], days }
}

const FOLLOWING = [...FOLLOW_UP_KINDS, 'reinsertion', 'dispute_statement'] as const

/** Only what disputes or follows up counts: a letter that asks for a courtesy starts nothing. */
function contactOfLetter(
  context: Context,
  row: LetterRow,
  { cameBack, days }: { readonly cameBack: boolean; readonly days: LocalDays },
): Contact[] {
  const { sentAt, target, letterDate, deliveredOn: receivedOn, returnedOn } = row
  const expectedOn = returnedOn === null ? row.expectedOn : null
  const kind = contactKind(context, row)
  if (sentAt === null || kind === null) return []
  // A delivery that was recorded afterwards is over what the post said.
  const isBack = (cameBack || returnedOn !== null) && receivedOn === null
  const dispute = caseWith(target, { receivedOn, expectedOn })
  return [{ target, kind, sentOn: days.of(sentAt), writtenOn: letterDate, cameBack: isBack, dispute }]
}

function contactKind(context: Context, letter: LetterRow): Contact['kind'] | null {
  if (clockOfLetter(context, letter) === 'investigation') return 'dispute'
  return FOLLOWING.find((one) => one === letter.letterType) ?? null
}

function contactOfSubmission(row: SubmissionRow): Contact {
  const { receivedOn, expectedOn } = submissionReceipt(row)
  const dispute = caseWith(row.target, { receivedOn, expectedOn })
  return { target: row.target, kind: 'dispute', sentOn: row.filedOn, writtenOn: null, dispute }
}
