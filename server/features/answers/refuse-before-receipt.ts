import { type Day, writeDay } from '#engine/values/day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { sentLettersOf } from '#server/features/letters/letters.ts'
import { submissionReceipt, submissionsOf } from '#server/features/submissions/submissions.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { invalidField } from '#server/platform/refusal.ts'

interface Said {
  readonly disputeId: string
  readonly target: DisputeTarget
  readonly receivedOn: Day
}

/** No one answers what they have not got: where it is recorded when a dispute first reached them, an older answer is a slip of the day. */
export async function refuseBeforeReceipt(
  context: Context,
  user: SignedIn,
  { disputeId, target, receivedOn }: Said,
): Promise<void> {
  const letters = (await sentLettersOf(context, user, [disputeId])).filter((letter) => letter.target === target)
  const filed = (await submissionsOf(context, user, disputeId)).filter((one) => one.target === target)
  const receipts = [...letters.map(({ deliveredOn }) => deliveredOn), ...filed.map((one) => submissionReceipt(one).receivedOn)]
  if (receipts.some((day) => !day)) return
  const first = receipts.flatMap((day) => day ?? []).toSorted()[0]
  if (first === undefined || receivedOn >= first) return
  const message = `Your dispute was received on ${writeDay(first)}, so the answer can’t be older. Check the day.`
  throw invalidField('receivedOn', message)
}
