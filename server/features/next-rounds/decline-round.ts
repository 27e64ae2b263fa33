import type { declineRound as decline, takeUpRound as takeUp } from '#contract/next-rounds.ts'
import { type Context, within } from '#server/context.ts'
import { addEvent, ownedDispute, takeDispute } from '#server/features/disputes/disputes.ts'
import { namedRound, titleOf, told } from '#server/features/next-rounds/named-round.ts'
import { roundFileOf } from '#server/features/next-rounds/round-case.ts'
import { keepRound, roundRowIn } from '#server/features/next-rounds/round-rows.ts'
import { roundsAnswer } from '#server/features/next-rounds/rounds-answer.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** The round is not recommended any more, and no call prepares it by itself. */
export const declineRound: Operation<typeof decline> = (context, { user, params }) =>
  mark(context, user, { ...params, isDeclined: true })

/** Undoes the decline: the round is again as if nothing had been said. */
export const takeUpRound: Operation<typeof takeUp> = (context, { user, params }) =>
  mark(context, user, { ...params, isDeclined: false })

interface Marking {
  readonly id: string
  readonly round: string
  readonly isDeclined: boolean
}

/** The same again changes nothing, and the timeline says each once. */
async function mark(context: Context, user: SignedIn, { id, round, isDeclined }: Marking) {
  const found = await ownedDispute(context, user, id)
  const named = namedRound(await roundFileOf(context, user, found), round)
  await transact(context, user, async (tx) => {
    const dispute = await takeDispute(tx, found)
    const row = await roundRowIn(within(context, tx), { dispute, round })
    const wasDeclined = row !== null && row.declinedAt !== null
    if (wasDeclined === isDeclined) return { answer: undefined, audit: [] }
    const at = context.now()
    await keepRound(within(context, tx), { dispute, round, change: { declinedAt: isDeclined ? at : null } })
    const text = isDeclined ? `You declined ${titleOf(named)}.` : `You undid declining ${titleOf(named)}.`
    const kind = isDeclined ? 'round_declined' : 'round_taken_up'
    await addEvent(context, tx, { dispute, at, kind, text: told(dispute.isPractice, text) })
    const detail = { round, practice: dispute.isPractice }
    const action = isDeclined ? 'next_round.declined' : 'next_round.taken_up'
    return { answer: undefined, audit: [{ action, subjectKind: 'dispute', subjectId: dispute.id, detail }] }
  })
  return roundsAnswer(context, user, found)
}
