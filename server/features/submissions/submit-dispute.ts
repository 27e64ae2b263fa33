import { and, eq } from 'drizzle-orm'
import type { submitDispute as endpoint } from '#contract/submissions.ts'
import { instantOfDay } from '#engine/values/day.ts'
import { type LocalDays, localDay } from '#engine/values/local-day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { submissions } from '#server/database/tables/submissions.ts'
import { eventsOf, ownedDispute, takeDispute, takeFiling, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { submissionAnswer, type SubmissionRow } from '#server/features/submissions/submissions.ts'
import { itemIfKept } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const IN_FUTURE = 'The day you submitted it can’t be in the future.'
const TOO_EARLY = 'The day you submitted it can’t be before you opened the dispute.'
const OTHERWISE = 'You already recorded that you submitted this dispute to them another way.'

/** Records that the member filed the dispute with a recipient directly; the second word about the same filing changes nothing. */
export const submitDispute: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedDispute(context, user, params.id)
  const days = await daysOf(context, user)
  const at = instantOf(context, body.submittedAt ?? null, { days, openedAt: found.createdAt })
  const { row, isNew } = await transact(context, user, async (tx) => {
    const dispute = await takeDispute(tx, found)
    const round = await roundOf(within(context, tx), dispute)
    const before = await filedWith(tx, { userId: user.id, disputeId: dispute.id, target: body.target, round })
    if (before) {
      if (before.method !== body.method) throw new Refusal('conflict', OTHERWISE)
      return { answer: { row: before, isNew: false }, audit: [] }
    }
    const filing = { target: body.target, method: body.method, filedOn: days.of(at) }
    const values = { userId: user.id, disputeId: dispute.id, round, ...filing, submittedAt: at }
    const [kept] = await tx.insert(submissions).values(values).returning()
    if (!kept) throw new Refusal('conflict')
    await takeFiling(context, tx, {
      dispute,
      filing,
      at,
      isRecipient: await takesLetters(within(context, tx), user, { dispute, target: body.target }),
    })
    const detail = { target: body.target, method: body.method, practice: dispute.isPractice }
    return {
      answer: { row: kept, isNew: true },
      audit: [{ action: 'dispute.submitted', subjectKind: 'dispute', subjectId: dispute.id, detail }],
    }
  })
  const answer = submissionAnswer(row, found)
  return isNew ? answer : new Repeat(answer)
}

/** Letters about an item go to the company and to the bureau that lists it; another bureau has no entry to write about. */
async function takesLetters(
  context: Context,
  user: SignedIn,
  { dispute, target }: { dispute: DisputeRow; target: DisputeTarget },
): Promise<boolean> {
  if (dispute.negativeItemId === null || target === 'creditor') return true
  const item = await itemIfKept(context, user, dispute.negativeItemId)
  return item === null || item.bureau === target
}

/** Each time a rejected dispute is taken up again begins a further round, in which the same recipient may be filed with again. */
async function roundOf(context: Context, dispute: Owned<DisputeRow>): Promise<number> {
  const events = await eventsOf(context, dispute)
  return 1 + events.filter(({ facts }) => facts?.from === 'rejected' && facts.to === 'in_progress').length
}

async function filedWith(
  tx: Transaction,
  { userId, disputeId, target, round }: Pick<SubmissionRow, 'userId' | 'disputeId' | 'target' | 'round'>,
): Promise<SubmissionRow | null> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.disputeId, disputeId),
        eq(submissions.target, target),
        eq(submissions.round, round),
      ),
    )
  return row ?? null
}

/** Where a day of the country ends last: an evening there is the next day in Greenwich. */
const LATEST_ZONE = 'Pacific/Honolulu'

/** Now, unless another day is named. */
function instantOf(
  context: Context,
  given: string | null,
  { days, openedAt }: { readonly days: LocalDays; readonly openedAt: string },
): string {
  const now = context.now()
  if (given === null) return now
  const at = instantOfDay(given)
  const day = days.of(at)
  const refuse = (message: string) => invalidField('submittedAt', message)
  if (day > days.today) throw refuse(IN_FUTURE)
  if (day < localDay(openedAt, LATEST_ZONE)) throw refuse(TOO_EARLY)
  return at > now ? now : at
}
