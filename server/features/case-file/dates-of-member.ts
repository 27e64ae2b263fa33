import type { Context } from '#server/context.ts'
import { answersOfDisputes } from '#server/features/answers/answers.ts'
import { deadlinesOf, isOver } from '#server/features/case-file/read-dispute.ts'
import { allDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { sentLettersOf } from '#server/features/letters/letters.ts'
import { complaintsOf } from '#server/features/next-rounds/next-rounds.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { submissionsOfAll } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** A legal date of a dispute: the very day that its case file shows. */
export type MemberDate = Clock & {
  /** The same for as long as the clock runs. */
  readonly id: string
  readonly dispute: Owned<DisputeRow>
  readonly isOver: boolean
}

/** Every date of every dispute of the member, earliest first. */
export const datesOfMember = async (context: Context, user: SignedIn): Promise<readonly MemberDate[]> =>
  datesOf(context, user, await allDisputes(context, user))

/** The same of some of them. */
async function datesOf(context: Context, user: SignedIn, among: readonly Owned<DisputeRow>[]): Promise<readonly MemberDate[]> {
  const disputes = among.filter(({ submittedAt, told }) => submittedAt !== null || told !== null)
  const ids = disputes.map(({ id }) => id)
  if (ids.length === 0) return []
  const [days, letters, submissions, complaints, answers] = await Promise.all([
    daysOf(context, user),
    sentLettersOf(context, user, ids),
    submissionsOfAll(context, user, ids),
    complaintsOf(context, user, ids),
    answersOfDisputes(context, user, ids),
  ])
  const lettersOf = Map.groupBy(letters, ({ disputeId }) => disputeId)
  const submissionsOf = Map.groupBy(submissions, ({ disputeId }) => disputeId)
  const complaintsAbout = Map.groupBy(complaints, ({ disputeId }) => disputeId)
  const answersTo = Map.groupBy(answers, ({ disputeId }) => disputeId)
  const dates = disputes.flatMap((dispute) =>
    deadlinesOf(
      context,
      {
        letters: lettersOf.get(dispute.id) ?? [],
        submissions: submissionsOf.get(dispute.id) ?? [],
        complaints: complaintsAbout.get(dispute.id) ?? [],
        answers: answersTo.get(dispute.id) ?? [],
        told: dispute.told,
      },
      days,
    ).map(
      (clock): MemberDate => ({
        ...clock,
        id: `${dispute.id} ${clock.source} ${clock.kind}`.replaceAll(' ', '-'),
        dispute,
        isOver: isOver(clock, dispute, answersTo.get(dispute.id) ?? []),
      }),
    ),
  )
  return dates.toSorted((a, b) => (a.due === b.due ? (a.id < b.id ? -1 : 1) : a.due < b.due ? -1 : 1))
}

type Clock = ReturnType<typeof deadlinesOf>[number]
