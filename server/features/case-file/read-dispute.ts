import type { z } from 'zod'
import type { deadline as deadlineShape, readDispute as endpoint } from '#contract/disputes.ts'
import { deadlinesFor, type DisputeCase } from '#engine/disputes/deadlines.ts'
import { letterClock } from '#engine/disputes/letter-clock.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day, writeDay } from '#engine/values/day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { caseWith, disputeAnswer, eventsOf, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { findingAnswer, findingsOfEntry } from '#server/features/findings/findings.ts'
import { letterAnswer, lettersOfDispute, type LetterRow } from '#server/features/letters/letters.ts'
import {
  submissionAnswer,
  submissionReceipt,
  submissionsOf,
  type SubmissionRow,
} from '#server/features/submissions/submissions.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import { reportIfKept } from '#server/features/reports/reports.ts'
import type { Context } from '#server/context.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** One dispute with everything that belongs to it: timeline, letters, findings, deadlines. */
export const readDispute: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedDispute(context, user, params.id)
  const [events, letters, submissions, { findings, creditorContact }] = await Promise.all([
    eventsOf(context, row),
    lettersOfDispute(context, user, row.id),
    submissionsOf(context, user, row.id),
    aboutEntry(context, user, row),
  ])
  return {
    ...disputeAnswer(row, context.now().slice(0, 10)),
    events,
    letters: letters.map(letterAnswer),
    submissions: submissions.map((one) => submissionAnswer(one, row)),
    creditorContact,
    findings: findings.map(findingAnswer),
    deadlines: deadlinesOf(letters, submissions),
  }
}

/** What the report says of the entry. An item goes with its report; a dispute outlives it, and then shows nothing of it. */
async function aboutEntry(context: Context, user: SignedIn, row: DisputeRow) {
  const item = row.negativeItemId === null ? null : await itemIfKept(context, user, row.negativeItemId)
  if (item === null) return { findings: [], creditorContact: null }
  const report = await reportIfKept(context, user, item.reportId)
  const contact = report?.content.accounts.find(({ id }) => id === item.subjectId)?.contact ?? null
  return {
    findings: await findingsOfEntry(context, user, item),
    creditorContact: contact === null ? null : { lines: [...contact.lines], phone: contact.phone },
  }
}

/** The clocks of everything that was sent; the job that announces them reads these very days. */
export const deadlinesOf = (letters: readonly LetterRow[], submissions: readonly SubmissionRow[]): DeadlineAnswer[] => [
  ...letters.flatMap(deadlinesOfLetter),
  ...submissions.flatMap(deadlinesOfSubmission),
]

/** Every sent letter runs clocks of its own, from its own delivery. */
function deadlinesOfLetter({ sentAt, deliveredAt, expectedOn, target, letterType }: LetterRow): DeadlineAnswer[] {
  if (sentAt === null) return []
  const receivedOn = deliveredAt?.slice(0, 10) ?? null
  switch (letterClock(letterType, target)) {
    case 'investigation':
      return deadlinesWith(target, caseWith(target, { receivedOn, expectedOn }))
    case 'block':
      return deadlinesWith(target, { ...caseWith(target, { receivedOn, expectedOn }), channel: 'identity_theft_block' })
    case 'procedure':
      return receivedOn === null ? [] : [descriptionDue(target, receivedOn)]
    case null:
      return []
  }
}

/** A request for the description of the procedure runs its own fifteen days and reinvestigates nothing. */
function descriptionDue(target: DisputeTarget, receivedOn: Day): DeadlineAnswer {
  const { value, inWords, authority } = PERIODS.verification_method
  return {
    kind: 'verification_method',
    due: addDays(receivedOn, value),
    why: `Your request for a description of the procedure was received on ${writeDay(receivedOn)}; the bureau has ${inWords} from then.`,
    citation: AUTHORITIES[authority].cite,
    basis: 'delivery',
    target,
  }
}

/** And so does every direct filing. */
function deadlinesOfSubmission(row: SubmissionRow): DeadlineAnswer[] {
  return deadlinesWith(row.target, caseWith(row.target, submissionReceipt(row)))
}

type DeadlineAnswer = z.input<typeof deadlineShape>

function deadlinesWith(target: DisputeTarget, dispute: DisputeCase): DeadlineAnswer[] {
  return deadlinesFor(dispute).map((found) => ({
    kind: found.kind,
    due: found.due,
    why: found.why,
    citation: AUTHORITIES[found.citation].cite,
    basis: found.basis === 'recorded' ? ('delivery' as const) : ('expected' as const),
    target,
  }))
}
