import type { z } from 'zod'
import type { followUp as followUpShape, prepareFollowUp as one, prepareFollowUps as all } from '#contract/case-file.ts'
import type { FollowUpStep } from '#engine/disputes/follow-up.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { dueFollowUps, letterAnswer, type LetterRow, writeLetter } from '#server/features/letters/letters.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Writes what is due on one dispute. Nothing is sent: the letter waits for its reader. */
export const prepareFollowUp: Operation<typeof one> = async (context, { user, params }) =>
  followUpOf(context, user, await ownedDispute(context, user, params.id))

/** The same for all that were sent and are not resolved, oldest first. */
export const prepareFollowUps: Operation<typeof all> = async (context, { user }) => {
  const waiting = (await allDisputes(context, user)).filter(({ status }) => status !== 'pending' && status !== 'resolved')
  const answers: FollowUpAnswer[] = []
  for (const dispute of waiting.toReversed()) answers.push(await followUpOf(context, user, dispute))
  return answers
}

type FollowUpAnswer = z.input<typeof followUpShape>
type StepAnswer = FollowUpAnswer['steps'][number]

async function followUpOf(context: Context, user: SignedIn, dispute: Owned<DisputeRow>): Promise<FollowUpAnswer> {
  const { letters, steps } = await dueFollowUps(context, user, dispute)
  const answers: StepAnswer[] = []
  for (const step of steps) answers.push(await stepAnswer(context, user, { dispute, letters, step }))
  return { disputeId: dispute.id, creditor: dispute.creditor, steps: answers }
}

interface Stepping {
  readonly dispute: Owned<DisputeRow>
  readonly letters: readonly LetterRow[]
  readonly step: FollowUpStep
}

const NOTHING = { bureau: null, dueOn: null, citation: null, letter: null }
const REPORT_GONE = 'The report with this entry was deleted. Upload it again, so that the letter can name the entry as it stands.'

async function stepAnswer(context: Context, user: SignedIn, { dispute, letters, step }: Stepping): Promise<StepAnswer> {
  if (step.kind !== 'due') return { ...NOTHING, ...step }
  const { bureau, why } = step
  const prepared = { ...NOTHING, kind: 'prepared' as const, bureau, why }
  // One that waits already is not written over: it may be edited or confirmed.
  const waiting = letters.find(
    ({ sentAt, letterType, target }) => sentAt === null && letterType === step.letter && target === bureau,
  )
  if (waiting) return { ...prepared, letter: letterAnswer(waiting) }
  const isGone = dispute.negativeItemId !== null && (await itemIfKept(context, user, dispute.negativeItemId)) === null
  if (isGone) return { ...NOTHING, kind: 'wait', bureau, why: `${why} ${REPORT_GONE}` }
  const { row } = await writeLetter(context, user, {
    disputeId: dispute.id,
    recipient: bureau,
    letterType: 'dispute',
    userInfo: senderBefore(letters),
    followUp: { kind: step.letter, earlier: step.earlier },
  })
  return { ...prepared, letter: letterAnswer(row) }
}

/** The return address of the letters before, so that nobody is asked for it again. */
function senderBefore(letters: readonly LetterRow[]) {
  const [name, address, place = ''] = letters.find(({ sentAt }) => sentAt !== null)?.senderLines ?? []
  const [, city, state, zip] = /^(.+), ([A-Z]{2}) (\S+)$/.exec(place) ?? []
  if (!name || !address || !city || !state || !zip) return undefined
  return { name, address, city, state, zip }
}
