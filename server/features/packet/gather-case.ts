import type { z } from 'zod'
import type { chain as chainShape } from '#contract/timeline.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { answersOfDispute, type AnswerRow } from '#server/features/answers/answers.ts'
import { chainOf, deadlinesOf } from '#server/features/case-file/case-file.ts'
import type { DisputeRow } from '#server/features/disputes/disputes.ts'
import { lettersOfDispute, type LetterRow } from '#server/features/letters/letters.ts'
import { type Delivery, deliveriesOf } from '#server/features/mailing/mailing.ts'
import { complaintsOf } from '#server/features/next-rounds/next-rounds.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { submissionsOf, type SubmissionRow } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** Everything that a packet tells of one dispute, besides the pages of reports. */
export interface PacketCase {
  readonly user: SignedIn
  readonly dispute: Owned<DisputeRow>
  readonly chain: z.input<typeof chainShape>
  /** Those that went out, oldest first. */
  readonly sent: readonly Owned<LetterRow>[]
  readonly submissions: readonly SubmissionRow[]
  readonly deliveries: ReadonlyMap<string, Delivery>
  readonly answers: readonly Owned<AnswerRow>[]
  readonly deadlines: ReturnType<typeof deadlinesOf>
  /** The member's, by which the dates of the packet are counted. */
  readonly days: LocalDays
}

export async function gatherCase(context: Context, user: SignedIn, dispute: Owned<DisputeRow>): Promise<PacketCase> {
  const [days, chain, letters, submissions, answers] = await Promise.all([
    daysOf(context, user),
    chainOf(context, dispute),
    lettersOfDispute(context, user, dispute.id),
    submissionsOf(context, user, dispute.id),
    answersOfDispute(context, user, dispute.id),
  ])
  const sent = letters.filter(({ sentAt }) => sentAt !== null).toSorted((a, b) => ((a.sentAt ?? '') < (b.sentAt ?? '') ? -1 : 1))
  const deliveries = await deliveriesOf(
    context,
    user,
    sent.map(({ id }) => id),
  )
  const deadlines = deadlinesOf(
    context,
    { letters, submissions, answers, told: dispute.told, complaints: await complaintsOf(context, user, [dispute.id]) },
    days,
  )
  return { user, dispute, chain, sent, submissions, deliveries, answers, deadlines, days }
}
