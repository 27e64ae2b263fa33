import { type AnswerRow, answersOfDispute, type CheckRow, checksOf, sayToCheck } from '#server/features/answers/answers.ts'
import { allDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { allLetters, dueFollowUps, type LetterOrder, type LetterRow, writeLetter } from '#server/features/letters/letters.ts'
import { EACH_ALONE, mailLetters } from '#server/features/mailing/mailing.ts'
import { senderOf } from '#server/features/rehearsal/cast-disputes.ts'
import { NOBODY } from '#server/features/rehearsal/nobody.ts'
import type { RehearsalRow } from '#server/features/rehearsal/rehearsal-rows.ts'
import type { World } from '#server/features/understudies/understudies.ts'
import type { Owned } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The member’s part: what has fallen due today is written and mailed, certified. What waits unsent from before goes too. */
export async function playMember(world: World, row: RehearsalRow): Promise<void> {
  const { context, user } = world
  for (const dispute of await allDisputes(context, user)) {
    const wish = await dueWish(world, dispute)
    if (wish === null) continue
    const letter = await written(world, { ...wish, userInfo: senderOf(row) })
    if (letter !== null && letter.sentAt === null)
      await mailLetters(context, user, { rows: [letter], method: 'certified_mail', isAll: false, ...EACH_ALONE })
  }
}

/** What the letters do not allow today is not written: the page of the case says why. */
async function written({ context, user }: World, order: LetterOrder): Promise<Owned<LetterRow> | null> {
  try {
    return (await writeLetter(context, user, order)).row
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The letter that has fallen due about a dispute; null: none. */
async function dueWish(world: World, dispute: Owned<DisputeRow>): Promise<LetterOrder | null> {
  const { context, user } = world
  const answers = await answersOfDispute(context, user, dispute.id)
  const notice = (await returnWish(world, { dispute, answers })) ?? (await frivolousWish(world, { dispute, answers }))
  if (notice !== null || dispute.status === 'resolved') return notice
  const { steps } = await dueFollowUps(context, user, { dispute, answers })
  const due = steps.find((step) => step.kind === 'due')
  if (due === undefined) return null
  const followUp = { kind: due.letter, earlier: due.earlier }
  return { disputeId: dispute.id, recipient: due.bureau, letterType: 'dispute', followUp }
}

interface Answered {
  readonly dispute: Owned<DisputeRow>
  readonly answers: readonly Owned<AnswerRow>[]
}

/** A dispute that was held frivolous is sent again. */
async function frivolousWish(world: World, { dispute, answers }: Answered): Promise<LetterOrder | null> {
  const last = answers.at(-1)
  if (last?.kind !== 'frivolous' || last.target === 'creditor' || (await isSent(world, dispute, 'frivolous_reply'))) return null
  const told = { frivolousNotice: { datedOn: last.datedOn ?? last.receivedOn, asksFor: null } }
  return { negativeItemId: dispute.negativeItemId, recipient: last.target, letterType: 'frivolous_reply', told }
}

/** An entry that was put back without a word: that no notice came is said, and the bureau is asked for it. */
async function returnWish(world: World, { dispute, answers }: Answered): Promise<LetterOrder | null> {
  const { context, user } = world
  const deleted = answers.findLast(({ kind }) => kind === 'deleted')
  if (deleted === undefined || deleted.target === 'creditor') return null
  const back = (await checksOf(context, user, [deleted.id])).findLast(({ check }) => check.verdict === 'came_back')
  if (back === undefined || (await isSent(world, dispute, 'reinsertion'))) return null
  await sayNoNotice(world, back)
  const told = { deletedOn: deleted.datedOn ?? deleted.receivedOn, hadNoticeOfReturn: false }
  return { negativeItemId: dispute.negativeItemId, recipient: deleted.target, letterType: 'reinsertion', told }
}

async function sayNoNotice({ context, user }: World, { answerId, reportId, said, check }: CheckRow): Promise<void> {
  if (said !== null || check.question === null) return
  const body = { reportId, said: 'no_notice' as const }
  await sayToCheck(context, { ...NOBODY, user, params: { id: answerId }, query: undefined, body })
}

/** By its entry: a letter about one that came back opens a dispute of its own. */
async function isSent({ context, user }: World, dispute: DisputeRow, kind: LetterRow['letterType']): Promise<boolean> {
  const letters = await allLetters(context, user)
  const isAbout = ({ disputeId, negativeItemId }: LetterRow): boolean =>
    disputeId === dispute.id || (negativeItemId !== null && negativeItemId === dispute.negativeItemId)
  return letters.some((letter) => letter.letterType === kind && letter.sentAt !== null && isAbout(letter))
}
