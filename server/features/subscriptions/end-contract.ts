import { and, isNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { billingContracts } from '#server/database/tables/subscriptions.ts'
import { sendMail } from '#server/features/subscriptions/billing-mail-job.ts'
import { type ContractRow, isContract } from '#server/features/subscriptions/contract-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

interface Ending {
  readonly contract: ContractRow
  readonly by: Exclude<ContractRow['cancelledBy'], 'posted_notice' | null>
}

/** Ends a contract at this moment; once, however often it is asked. */
export const endContract = (context: Context, user: SignedIn, { contract, by }: Ending): Promise<void> =>
  transact(context, user, async (tx) => {
    const cancelledAt = context.now()
    const [row] = await tx
      .update(billingContracts)
      .set({ cancelledAt, cancelledBy: by, settleAt: cancelledAt })
      .where(and(isContract(contract), isNull(billingContracts.cancelledAt)))
      .returning()
    if (!row) return { answer: undefined, audit: [] }
    await sendMail(context, tx, { userId: user.id, kind: 'cancelled', id: contract.id, time: 0 })
    const detail = { by, withinHold: cancelledAt < contract.holdEndsAt }
    return {
      answer: undefined,
      audit: [{ action: 'contract.cancelled', subjectKind: 'contract', subjectId: contract.id, detail }],
    }
  })
