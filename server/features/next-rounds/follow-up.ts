import type { z } from 'zod'
import type { followUp as followUpShape, prepareFollowUp as one, prepareFollowUps as all } from '#contract/case-file.ts'
import { type FollowUpStep, followUpSteps } from '#engine/disputes/follow-up.ts'
import { ROUND_WORDS } from '#engine/next-rounds/round-words.ts'
import { roundId } from '#engine/words/round-kind.ts'
import type { Context } from '#server/context.ts'
import { allDisputes, ownedDispute, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { letterAnswer } from '#server/features/letters/letters.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import { prepareLetter, REPORT_GONE } from '#server/features/next-rounds/prepare-letter.ts'
import { type RoundFile, roundFileOf } from '#server/features/next-rounds/round-case.ts'
import { draftOf } from '#server/features/next-rounds/rounds-answer.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Writes what is due on one dispute: the very rounds that its case file shows. Nothing is sent: the letter waits for its reader. */
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
  const found = await roundFileOf(context, user, dispute)
  const answers: StepAnswer[] = []
  for (const step of followUpSteps(found.file, found.file.today))
    answers.push(await stepAnswer(context, user, { dispute, found, step }))
  return { disputeId: dispute.id, creditor: dispute.creditor, steps: answers }
}

interface Stepping {
  readonly dispute: Owned<DisputeRow>
  readonly found: RoundFile
  readonly step: FollowUpStep
}

const NOTHING = { bureau: null, dueOn: null, citation: null, letter: null }
const DECLINED = 'You declined this. To have it written, undo that in the dispute’s case file.'

async function stepAnswer(context: Context, user: SignedIn, { dispute, found, step }: Stepping): Promise<StepAnswer> {
  if (step.kind !== 'due') return { ...NOTHING, ...step }
  const { bureau, letter: kind, why } = step
  const round = { id: roundId({ kind, bureau }), kind, bureau, title: ROUND_WORDS[kind].title }
  const isDeclined = found.rows.some((row) => row.round === round.id && row.declinedAt !== null)
  const stands = draftOf(round, found.letters) !== undefined
  if (isDeclined && !stands) return { ...NOTHING, kind: 'wait', bureau, why: `${why} ${DECLINED}` }
  const isGone = dispute.negativeItemId !== null && (await itemIfKept(context, user, dispute.negativeItemId)) === null
  if (isGone && !stands) return { ...NOTHING, kind: 'wait', bureau, why: `${why} ${REPORT_GONE}` }
  const letter = await prepareLetter(context, user, { dispute, found, round, words: {} })
  return { ...NOTHING, kind: 'prepared', bureau, why, letter: letterAnswer(letter) }
}
